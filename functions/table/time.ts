export const daySeconds = 86_400;
export const dayMs = daySeconds * 1000;

export const epochSeconds = (now: Date): number => Math.floor(now.getTime() / 1000);

/** Epoch seconds `days` from now, for the attribute `ttl`. */
export const inDays = (now: Date, days: number): number => epochSeconds(now) + days * daySeconds;

/** The UTC day of a moment, `YYYY-MM-DD`. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Whether an item has not expired; the table deletes expired items late. */
export const isLive = (item: Readonly<Record<string, unknown>> | undefined, now: Date): boolean =>
  item !== undefined && (typeof item.ttl !== 'number' || item.ttl > epochSeconds(now));
