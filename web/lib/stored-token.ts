/** Where the administrator's session token is kept. */
export const tokenKey = 'admin-token';

/** The token that this browser keeps; throws where storage is blocked. */
export const storedToken = (): string | undefined => localStorage.getItem(tokenKey) ?? undefined;

/** How a call says whose it is. */
export const sessionHeader = (token: string): Readonly<Record<string, string>> => ({
  'x-admin-session': token,
});

/** When the token ends, in epoch milliseconds; undefined where it cannot be read. The server decides, this only warns. */
export const tokenEnd = (token: string): number | undefined => {
  try {
    const part = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = (claims as { exp?: unknown }).exp;
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
};
