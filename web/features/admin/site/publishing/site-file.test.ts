import { describe, expect, it } from 'vitest';
import { readSiteFile } from './site-file.ts';

const read = (text: string) => readSiteFile(new Blob([text]));

describe('readSiteFile', () => {
  it('reads an exported site', async () => {
    const file = { format: 'site-1', exportedAt: '2026-11-28T12:00:00Z', draft: { offer: { starter: 149 } } };
    expect(await read(JSON.stringify(file))).toEqual(file);
  });

  it.each([
    ['text', 'not JSON', 'This file is not JSON. Choose a file that was exported here.'],
    ['JSON of something else', '[1]', 'This is not an exported site. Choose a file that was exported here.'],
    [
      'another format',
      '{"format":"site-9","exportedAt":""}',
      'This is not an exported site. Choose a file that was exported here.',
    ],
  ])('refuses %s with a sentence', async (_, text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence);
  });
});
