import type { RouteContract, RouteResponse } from '#shared/api/route.ts';
import {
  type Answer,
  answerIn,
  type CallArgs,
  type LooseOptions,
  linksOf,
  ownPath,
  receive,
  urlOf,
} from './api.ts';

const mostAtOnce = 6;

/** Where a list goes on: in parts, or else with the next page. */
const partLinks = (headers: Headers): string[] => {
  const parts = linksOf(headers, 'part');
  return (parts.length > 0 ? parts : linksOf(headers, 'next')).flatMap(ownPath);
};

/**
 * A list to its last page, after the first page in the parts that the server names, several at once: pages come in no order. While
 * the first page is shown the others come one after the other, and nothing of them is read. Rejects with the first failure.
 */
export async function* callParts<C extends RouteContract>(
  contract: C,
  ...[options]: CallArgs<C>
): AsyncGenerator<Answer<RouteResponse<C>>> {
  const { headers, signal, asked, ...rest }: LooseOptions = options ?? {};
  const stopped = new AbortController();
  signal?.addEventListener('abort', () => stopped.abort(), { once: true });
  const waiting: string[] = [];
  const running = new Set<ReturnType<typeof receive>>();
  const ask = (url: string) => {
    const page = receive(contract.method, url, { headers, signal: stopped.signal });
    running.add(page);
    // A failure is told by the race below; of those behind it nobody asks any more.
    page.catch(() => undefined);
    return page;
  };
  let showing = false;
  const goOnQuietly = async () => {
    while (showing && running.size < mostAtOnce) {
      const next = waiting.shift();
      if (next === undefined) return;
      await ask(next).catch(() => undefined);
    }
  };
  try {
    const first = { headers, asked, signal: stopped.signal };
    const shown = answerIn<RouteResponse<C>>(await receive(contract.method, urlOf(contract, rest), first));
    waiting.push(...partLinks(shown.headers));
    showing = true;
    // Not before the reader has begun: one who wants no more has left by then.
    setTimeout(goOnQuietly);
    yield shown;
    showing = false;
    while (waiting.length > 0 || running.size > 0) {
      for (const url of waiting.splice(0, mostAtOnce - running.size)) ask(url);
      const { page, received } = await Promise.race(
        [...running].map(async (page) => ({ page, received: await page })),
      );
      running.delete(page);
      waiting.push(...partLinks(received.response.headers));
      yield answerIn<RouteResponse<C>>(received);
    }
  } finally {
    showing = false;
    stopped.abort();
  }
}
