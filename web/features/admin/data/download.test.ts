// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadCsv, downloadRecords, exportName } from './download.ts';

const bom = '\uFEFF';

/** Serves an export in pages, each linking to the next. */
const serve = (pieces: readonly string[]) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const index = asked.length - 1;
    const headers = new Headers({ 'content-type': 'text/csv; charset=utf-8' });
    if (index + 1 < pieces.length) headers.set('link', `<${url.split('?')[0]}?cursor=${index}>; rel="next"`);
    return new Response(pieces[index], { headers });
  });
  return asked;
};

/** Captures the file that the browser is told to save. */
const saved = () => {
  const file: { name?: string; content?: Blob } = {};
  URL.createObjectURL = (content) => {
    file.content = content as Blob;
    return 'blob:test';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    file.name = this.download;
  });
  return file;
};
const textOf = async (blob: Blob | undefined): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(blob as Blob);
    }),
  );

describe('downloadCsv', () => {
  afterEach(() => vi.useRealTimers());

  it('names the file after the list and the day', () => {
    expect(exportName('clients', new Date('2026-03-02T10:00:00Z'))).toBe('client-data-2026-03-02.csv');
    expect(exportName('contacts', new Date('2026-03-02T10:00:00Z'))).toBe('contact-data-2026-03-02.csv');
  });

  it('joins all pages in order, with one byte order mark in front', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const asked = serve([`${bom}Name\r\nÄda\r\n`, 'Grace\r\n', 'Emmy\r\n']);
    const file = saved();
    const heard: number[] = [];
    await downloadCsv('contacts', (bytes) => heard.push(bytes));
    expect(await textOf(file.content)).toBe(`${bom}Name\r\nÄda\r\nGrace\r\nEmmy\r\n`);
    expect(file.name).toMatch(/^contact-data-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(asked[0]).toBe('/api/admin/export-clients?dataset=contacts');
    expect(heard).toHaveLength(3);
    expect(heard).toEqual([...heard].sort((a, b) => a - b));
  });

  it('saves nothing when a page fails', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    const file = saved();
    await expect(downloadCsv('clients', () => {})).rejects.toThrow();
    expect(file.name).toBeUndefined();
  });
});

describe('downloadRecords', () => {
  it('requests a thousand records at a time and writes one header', async () => {
    const bodies: { ids: string[]; headless?: boolean; dataset: string }[] = [];
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      bodies.push(JSON.parse(String(init.body)));
      return new Response(bodies.length === 1 ? 'head\r\nfirst\r\n' : 'second\r\n', {
        headers: { 'content-type': 'text/csv; charset=utf-8' },
      });
    });
    const file = saved();
    await downloadRecords(
      'contacts',
      Array.from({ length: 1001 }, (_, index) => `id${index}`),
      () => undefined,
    );
    expect(bodies.map(({ ids, headless }) => [ids.length, headless])).toEqual([
      [1000, undefined],
      [1, true],
    ]);
    expect(await textOf(file.content)).toBe(`${bom}head\r\nfirst\r\nsecond\r\n`);
    expect(file.name).toMatch(/^contact-data-/);
  });
});
