import measured from './measured.json' with { type: 'json' };
import {
  calls,
  modelSpend,
  month,
  perVisit,
  prices,
  pricesAsOf,
  type Request,
  reads,
  sizes,
} from './scale.ts';
import { worstDay } from './worst-day.ts';

const grouped = (text: string): string => text.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Rounds to two significant figures. */
export const figure = (value: number): string => {
  if (value === 0) return '0';
  if (value < 0.005) return 'under 0.01';
  if (value < 1) return String(Number(value.toFixed(2)));
  if (value < 10) return String(Number(value.toFixed(1)));
  if (value < 1000) return String(Math.round(value));
  return grouped(String(Number(value.toPrecision(3))));
};

const count = (value: number): string => {
  if (value >= 1e6) return `${Number((value / 1e6).toPrecision(3))} million`;
  return grouped(String(Number(value.toPrecision(2))));
};

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const kb = (bytes: number): string => (bytes === 0 ? 'empty' : `${figure(bytes / 1000)} KB`);

const requestTable = (): string =>
  table(
    ['request', 'table calls', 'read units', 'write units', 'answer'],
    Object.entries(measured).map(([name, one]) => [
      name,
      String(one.calls),
      String(one.readUnits),
      String(one.writeUnits),
      kb(one.bytes),
    ]),
  );

const visitTable = (): string => {
  const row = (name: Request, n: number, note = '') => [`${name}${note}`, String(n)];
  const all = (counts: Partial<Record<Request, number>>, note?: string) =>
    Object.entries(counts).map(([name, n]) => row(name as Request, n, note));
  return [
    table(['request', 'times a visit'], [...all(reads, ', before the edge’s cache'), ...all(calls)]),
    '',
    `That is ${figure(perVisit.calls)} calls besides the public reads, **${figure(perVisit.writeUnits)} write units** and ${figure(perVisit.readUnits)} read units a visit.`,
  ].join('\n');
};

const perMillion = (price: number): string => `${Number((price * 1e6).toPrecision(6))} per million`;

const priceTable = (): string =>
  table(
    [`what, as of ${pricesAsOf}`, 'US dollars'],
    [
      [
        'DynamoDB on demand',
        `${perMillion(prices.writeUnits)} write units, ${perMillion(prices.readUnits)} read units; storage with recovery ${prices.storedGbMonth} per GB and month`,
      ],
      [
        'Lambda, arm64',
        `${perMillion(prices.lambdaRequest)} requests, ${prices.lambdaGbSecond} per GB-second`,
      ],
      ['API Gateway, HTTP API', `${perMillion(prices.gatewayRequest)} requests`],
      [
        'CloudFront',
        `${perMillion(prices.edgeRequest)} https requests, ${prices.edgeGb} per GB, functions ${perMillion(prices.edgeFunction)}`,
      ],
      ['CloudWatch Logs', `${prices.logGb} per GB taken in`],
      ['Secrets Manager', `${prices.secretMonth} per secret and month`],
      ['model (`gpt-6-luna`)', `${perMillion(prices.tokenIn)} tokens in, ${perMillion(prices.tokenOut)} out`],
    ],
  );

const months = sizes.map((size) => month(size));
type Month = (typeof months)[number];

const monthTable = (): string => {
  const row = (name: string, of: (one: Month) => string) => [name, ...months.map(of)];
  const model = modelSpend();
  return table(
    ['', ...sizes.map(({ name }) => name)],
    [
      row(
        'visits per second, average / peak',
        (one) => `${figure(one.visitsPerSecond)} / ${figure(one.peakVisits)}`,
      ),
      row('API calls', (one) => count(one.apiCalls)),
      row('API calls per second at peak', (one) => figure(one.peakCalls)),
      row('DynamoDB', (one) => figure(one.cost.table)),
      row('Lambda', (one) => figure(one.cost.lambda)),
      row('API Gateway', (one) => figure(one.cost.gateway)),
      row('CloudFront requests and edge function', (one) => figure(one.cost.edge)),
      row('CloudFront bytes', (one) => `${figure(one.cost.bytes)} (${figure(one.edgeGb)} GB)`),
      row('logs', (one) => `${figure(one.cost.logs)} (${figure(one.logGb)} GB)`),
      row(
        'table storage after a year, with recovery',
        (one) => `${figure(one.cost.storage)} (${figure(one.storedGb)} GB)`,
      ),
      row('three secrets', (one) => figure(one.cost.secrets)),
      row('**total without the model**', (one) => `**${figure(one.sum)}**`),
      row('model, default budget', () => `${figure(model.least)} to ${figure(model.most)}`),
    ],
  );
};

/** Concurrent executions in Lambda: peak calls per second times duration. */
const classTable = (): string => {
  const forms: Request[] = ['contact', 'consultation', 'subscription'];
  const building: Request[] = ['builder list', 'builder open', 'builder save'];
  const talks: Request[] = ['conversation start', 'conversation step'];
  const classes: [string, number, (one: Month) => number][] = [
    ['public reads that the edge has no copy of', 0.03, (one) => one.peakReads],
    ['visits, views and likes', 0.05, (one) => one.peakOf(['visit', 'view', 'like'])],
    ['forms', 0.06, (one) => one.peakOf(forms)],
    ['builder', 0.06, (one) => one.peakOf(building)],
    ['flow conversations', 0.06, (one) => one.peakOf(talks)],
    ['chat, answered without a model', 0.03, (one) => one.peakOf(['chat'])],
    ['chat, if the model answered all', 2, (one) => one.peakOf(['chat'])],
  ];
  return table(
    ['class', 'assumed ms', ...sizes.slice(1).map(({ name }) => `${name}: a second / at once`)],
    classes.map(([name, seconds, of]) => [
      name,
      figure(seconds * 1000),
      ...months.slice(1).map((one) => `${figure(of(one))} / ${figure(of(one) * seconds)}`),
    ]),
  );
};

/** Cost of a day on which every throttle is exhausted all day. */
const worstTable = (): string => {
  const { requests, parts, sum } = worstDay();
  return table(
    ['the worst day', 'at most', 'US dollars'],
    [
      ...parts.map(({ name, amount, dollars }) => [name, amount, figure(dollars)]),
      ['**together**', `${count(requests)} requests`, `**${figure(sum)}**`],
    ],
  );
};

/** Content between `<!-- scale:NAME -->` and `<!-- /scale:NAME -->` in docs/scale.md. */
export const blocks: Readonly<Record<string, () => string>> = {
  requests: requestTable,
  visit: visitTable,
  prices: priceTable,
  month: monthTable,
  classes: classTable,
  worst: worstTable,
};

/** Returns the document with all blocks recomputed; throws when one is missing. */
export const withBlocks = (document: string): string =>
  Object.entries(blocks).reduce((text, [name, block]) => {
    const pattern = new RegExp(`(<!-- scale:${name} -->\n)[^]*?(<!-- /scale:${name} -->)`);
    if (!pattern.test(text)) throw new Error(`docs/scale.md has no block "${name}".`);
    return text.replace(pattern, (_, open: string, close: string) => `${open}\n${block()}\n\n${close}`);
  }, document);
