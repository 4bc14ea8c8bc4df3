import { sessionHeader, storedToken, tokenEnd } from './stored-token.ts';

/** An answer that is on its way since before the page's scripts were. */
export interface Early {
  readonly address: string;
  /** Whose it is; nobody's where it was asked for without a session. */
  readonly token: string | undefined;
  /** When it was asked for, by `performance.now()`. */
  readonly at: number;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    askedEarly?: readonly Early[];
  }
}

/** What was asked for longer ago is asked for anew: a list moves on while a slow page starts. */
const freshMs = 10_000;

export const isFresh = (at: number): boolean => performance.now() - at < freshMs;

/** The token to ask with. One that has lapsed would only be refused: the page then goes its way as without this. */
const usableToken = (): string | undefined => {
  try {
    const token = storedToken();
    return token && (tokenEnd(token) ?? 0) > Date.now() ? token : undefined;
  } catch {
    // Storage is blocked, and whoever works here logs in for as long as the page stands.
    return undefined;
  }
};

/** Asks for addresses that are anybody's, and for those of the session where there is one. */
export const askEarly = (open: readonly string[], session: readonly string[]): void => {
  const token = usableToken();
  const ask = (address: string, token?: string): Early => {
    const headers = { accept: 'application/json', ...(token && sessionHeader(token)) };
    const answer = fetch(address, { credentials: 'include', headers });
    // Whoever takes it says so.
    answer.catch(() => undefined);
    return { address, token, at: performance.now(), answer };
  };
  window.askedEarly = [
    ...(token ? session.map((address) => ask(address, token)) : []),
    ...open.map((address) => ask(address)),
  ];
};

/** What was asked for early at this address with this token, once, while it is fresh. */
export const takeEarly = (address: string, token?: string): Early | undefined => {
  const found = window.askedEarly?.find((one) => one.address === address);
  window.askedEarly = window.askedEarly?.filter((one) => one !== found);
  return found && found.token === token && isFresh(found.at) ? found : undefined;
};

/** Forgets what nobody took. */
export const dropEarly = (): void => {
  window.askedEarly = undefined;
};
