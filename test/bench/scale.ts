import measured from './measured.json' with { type: 'json' };

/**
 * The arithmetic of docs/scale.md: assumed behaviour of visitors, AWS prices, and the resulting month. `node
 * test/bench/write-scale.ts` writes the tables into the document; a test compares them.
 */
export type Request = keyof typeof measured;

/** Requests per visit, public reads before the edge cache. */
export const reads: Partial<Record<Request, number>> = { 'blog list': 0.3, 'blog post': 0.4, templates: 0.3 };
export const calls: Partial<Record<Request, number>> = {
  // Not every visitor interacts; some only read.
  visit: 0.6,
  view: 0.3,
  like: 0.02,
  chat: 0.8,
  // One visit in five chats; with a portal open a quarter of the time, a panel polls eight times.
  'chat poll': 0.4,
  contact: 0.01,
  consultation: 0.003,
  subscription: 0.005,
  'builder list': 0.05,
  'builder open': 0.15,
  'builder save': 0.3,
  'conversation start': 0.02,
  'conversation step': 0.1,
};

/** US dollars in us-east-1, from AWS's public price lists on this date. Check them before relying on them. */
export const pricesAsOf = '2026-11-21';
export const prices = {
  writeUnits: 0.625 / 1e6,
  readUnits: 0.125 / 1e6,
  storedGbMonth: 0.25 + 0.2,
  lambdaRequest: 0.2 / 1e6,
  lambdaGbSecond: 0.0000133334,
  gatewayRequest: 1 / 1e6,
  edgeRequest: 1 / 1e6,
  edgeFunction: 0.1 / 1e6,
  edgeGb: 0.085,
  logGb: 0.5,
  secretMonth: 0.4,
  tokenIn: 0.1 / 1e6,
  tokenOut: 0.5 / 1e6,
} as const;

const openPortals = 2;
const refreshSeconds = 30;

/** Other assumptions. */
export const assumed = {
  filesPerVisit: 12,
  kbPerVisit: 125,
  /** Portals are open 8 hours on 22 days. */
  portalRefreshes: (openPortals * 22 * 8 * 3600) / refreshSeconds,
  /** Rereading a list of 5,000 contacts after a change. */
  listReadUnits: 625,
  lambdaGb: 0.5,
  lambdaSeconds: 0.05,
  logKbPerCall: 1,
  /** Permanent data of a visit: leads with their stories, flows, counters. */
  keptBytesPerVisit: 75,
  /** Data that a visit leaves for 90 days: conversations, in table and index. */
  talkBytesPerVisit: 1300,
  dailyTokens: 4_000_000,
} as const;

export interface Size {
  readonly name: string;
  readonly visits: number;
  /** Share of public reads that miss the edge cache. */
  readonly misses: number;
  /** Ratio of peak to average. */
  readonly peak: number;
}
export const sizes: readonly Size[] = [
  { name: '1 thousand visits', visits: 1e3, misses: 1, peak: 1000 },
  { name: '1 million', visits: 1e6, misses: 0.3, peak: 10 },
  { name: '100 million', visits: 1e8, misses: 0.03, peak: 5 },
];

const secondsOfMonth = 30 * 86_400;
const entries = (counts: Partial<Record<Request, number>>) => Object.entries(counts) as [Request, number][];
const total = (
  counts: Partial<Record<Request, number>>,
  of: (request: (typeof measured)[Request]) => number = () => 1,
): number => entries(counts).reduce((sum, [name, n]) => sum + n * of(measured[name]), 0);

/** API calls of one visit without the public reads, and their table usage. */
export const perVisit = {
  calls: total(calls),
  readsBeforeCache: total(reads),
  writeUnits: total(calls, ({ writeUnits }) => writeUnits),
  readUnits: total(calls, ({ readUnits }) => readUnits),
  leads: (calls.contact ?? 0) + (calls.consultation ?? 0) + (calls.subscription ?? 0),
};

/** All derived values for a month of one size. */
export const month = ({ visits, misses, peak }: Size) => {
  const readCalls = visits * perVisit.readsBeforeCache * misses;
  const apiCalls = visits * perVisit.calls + readCalls + assumed.portalRefreshes;
  const leadsPerRefresh = (visits * perVisit.leads * refreshSeconds) / secondsOfMonth;
  const writeUnits = visits * perVisit.writeUnits;
  const readUnits =
    visits * (perVisit.readUnits + total(reads, (one) => one.readUnits) * misses) +
    assumed.portalRefreshes *
      (measured['portal list, unchanged'].readUnits + Math.min(1, leadsPerRefresh) * assumed.listReadUnits);
  const edgeRequests = visits * (assumed.filesPerVisit + perVisit.calls + perVisit.readsBeforeCache);
  const edgeGb = (visits * assumed.kbPerVisit) / 1e6;
  const storedGb = (visits * (12 * assumed.keptBytesPerVisit + 3 * assumed.talkBytesPerVisit)) / 1e9;
  const perSecond = (n: number) => n / secondsOfMonth;
  const cost = {
    table: writeUnits * prices.writeUnits + readUnits * prices.readUnits,
    lambda:
      apiCalls * (prices.lambdaRequest + assumed.lambdaSeconds * assumed.lambdaGb * prices.lambdaGbSecond),
    gateway: apiCalls * prices.gatewayRequest,
    edge: edgeRequests * prices.edgeRequest + visits * assumed.filesPerVisit * prices.edgeFunction,
    bytes: edgeGb * prices.edgeGb,
    logs: ((apiCalls * assumed.logKbPerCall) / 1e6) * prices.logGb,
    storage: storedGb * prices.storedGbMonth,
    secrets: 3 * prices.secretMonth,
  };
  return {
    cost,
    sum: Object.values(cost).reduce((a, b) => a + b, 0),
    apiCalls,
    edgeGb,
    storedGb,
    logGb: (apiCalls * assumed.logKbPerCall) / 1e6,
    visitsPerSecond: perSecond(visits),
    peakVisits: perSecond(visits) * peak,
    peakCalls: perSecond(apiCalls - assumed.portalRefreshes) * peak + openPortals / refreshSeconds,
    /** Peak calls per second by function. */
    peakOf: (names: readonly Request[]) =>
      perSecond(visits) * peak * names.reduce((n, name) => n + (calls[name] ?? 0), 0),
    peakReads: perSecond(readCalls) * peak,
  };
};

/** The model's monthly bill at the daily budget, if all tokens are input and if all are output. */
export const modelSpend = () => {
  const tokens = assumed.dailyTokens * 30;
  return { least: tokens * prices.tokenIn, most: tokens * prices.tokenOut };
};
