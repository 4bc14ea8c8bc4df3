import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineRoute } from '#shared/api/route.ts';
import { ApiError } from './api-error.ts';
import { callParts } from './call-parts.ts';

const json = { 'content-type': 'application/json' };

describe('callParts', () => {
  const listThings = defineRoute({
    method: 'GET',
    path: '/api/things',
    response: z.array(z.object({ id: z.string() })),
  });
  /** What each address answers: its id and where it leads. */
  const pages: Record<string, { id: string; link?: string }> = {
    '/api/things': {
      id: 'first',
      link: '</api/things?c=9>; rel="next", </api/things?c=9&u=5>; rel="part", </api/things?c=5&u=1>; rel="part", <https://evil.example/api>; rel="part"',
    },
    '/api/things?c=9&u=5': { id: 'new', link: '</api/things?c=7&u=5>; rel="next"' },
    '/api/things?c=7&u=5': { id: 'middle' },
    '/api/things?c=5&u=1': { id: 'old' },
  };
  const serve = (refused?: string) => {
    const asked: string[] = [];
    vi.stubGlobal('location', new URL('https://site.example/admin'));
    vi.stubGlobal('fetch', async (url: string, { signal }: RequestInit) => {
      asked.push(url);
      await Promise.resolve();
      signal?.throwIfAborted();
      const { id, link } = pages[url] ?? { id: 'nobody asked for this' };
      if (url === refused) return new Response('{}', { status: 503, headers: json });
      return new Response(JSON.stringify([{ id }]), { headers: { ...json, ...(link ? { link } : {}) } });
    });
    return asked;
  };
  const readAll = async () => {
    const ids: string[] = [];
    for await (const { data } of callParts(listThings)) ids.push(...data.map(({ id }) => id));
    return ids;
  };

  it('reads the parts instead of the chain, each with its own next pages, on this origin alone', async () => {
    const asked = serve();
    expect((await readAll()).sort()).toEqual(['first', 'middle', 'new', 'old']);
    expect(asked.sort()).toEqual(Object.keys(pages).sort());
  });

  it('rejects when one of them fails', async () => {
    serve('/api/things?c=5&u=1');
    await expect(readAll()).rejects.toBeInstanceOf(ApiError);
  });

  it('asks nothing more once nobody reads', async () => {
    const asked = serve();
    for await (const _ of callParts(listThings)) break;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(asked).toEqual(['/api/things']);
  });

  it('goes on with one page at a time while the first is shown, and with several after that', async () => {
    const answers: (() => void)[] = [];
    vi.stubGlobal('location', new URL('https://site.example/admin'));
    const links = Array.from({ length: 9 }, (_, part) => `</api/things?p=${part}>; rel="part"`).join(', ');
    const fetched = vi.fn(async (url: string) => {
      if (url !== '/api/things') await new Promise<void>((resolve) => answers.push(resolve));
      return new Response('[]', { headers: url === '/api/things' ? { ...json, link: links } : json });
    });
    vi.stubGlobal('fetch', fetched);
    const pages = callParts(listThings);
    await pages.next();
    for (const asked of [1, 2, 3]) {
      await vi.waitFor(() => expect(answers).toHaveLength(asked));
      expect(fetched).toHaveBeenCalledTimes(1 + asked);
      answers[asked - 1]?.();
    }
    await vi.waitFor(() => expect(answers).toHaveLength(4));
    const second = pages.next();
    // Three are there and not yet taken, the fourth is on its way: two more make six.
    await vi.waitFor(() => expect(answers).toHaveLength(6));
    expect(await second).toMatchObject({ done: false });
    await pages.return(undefined);
  });
});
