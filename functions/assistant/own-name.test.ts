import { afterAll, expect, it, vi } from 'vitest';
import type { Brand } from '#shared/brand.ts';
import { withCardsName } from './own-name.ts';

afterAll(() => {
  vi.doUnmock('#shared/brand.ts');
  vi.resetModules();
});

it("replaces the company's name as a whole word", () => {
  expect(withCardsName('Who founded Hallow?', 'Hallow')).toBe('Who founded parley?');
  expect(withCardsName('hallowとは', 'Hallow')).toBe('parleyとは');
  expect(withCardsName('a hallowed place', 'Hallow')).toBe('a hallowed place');
  expect(withCardsName('is a+b (C) cheap', 'A+B (C)')).toBe('is parley cheap');
  expect(withCardsName('What is Parley?', 'Parley')).toBe('What is Parley?');
});

it('lets visitors ask about another brand by its name', async () => {
  vi.resetModules();
  vi.doMock('#shared/brand.ts', async (original) => {
    const { brand } = await original<{ brand: Brand }>();
    return { brand: { ...brand, name: 'Hallow' } };
  });
  const { answerForSite } = await import('./site-answer.ts');
  const { answer, message } = await answerForSite({ message: 'What is Hallow?', history: [] });
  expect(message).toBe('What is Hallow?');
  expect(answer).toMatchObject({ outcome: 'answered', cards: ['company.about'] });
}, 300_000);
