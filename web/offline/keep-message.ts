const type = 'keep';

/** What a page asks the worker: keep these addresses of our own, the page itself first. */
export const keepMessage = {
  make: (addresses: readonly string[]) => ({ type, addresses: [...new Set(addresses)] }),
  read: (data: unknown): string[] => {
    const message = data as { type?: unknown; addresses?: unknown } | null;
    if (message?.type !== type || !Array.isArray(message.addresses)) return [];
    return message.addresses.filter((address) => typeof address === 'string').slice(0, 200);
  },
};
