import { describe, expect, it } from 'vitest';
import { listTexts, searchTexts } from './texts.ts';

const texts = listTexts();

describe('listTexts', () => {
  it('lists texts with key, place and default, and no ids, icons or addresses', () => {
    expect(texts.find(({ key }) => key === 'landing.hero.primary')).toMatchObject({
      page: 'Home',
      section: 'Hero',
      label: 'Main button',
      fallback: 'Schedule Free Demo',
    });
    expect(texts.filter(({ key }) => /\.(id|icon|lang|url|to)$/.test(key))).toEqual([]);
  });

  it('gives each text a key of its own', () => {
    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length);
  });
});

describe('searchTexts', () => {
  it('finds a text by its default, its location and its current wording', () => {
    const current = ({ key, fallback }: { key: string; fallback: string }) =>
      key === 'landing.hero.primary' ? 'Meet our bot' : fallback;
    expect(searchTexts(texts, 'home hero main button', current).map(({ key }) => key)).toEqual([
      'landing.hero.primary',
    ]);
    expect(searchTexts(texts, 'meet BOT', current).map(({ key }) => key)).toContain('landing.hero.primary');
    expect(searchTexts(texts, 'nowhere to be found', current)).toEqual([]);
  });
});
