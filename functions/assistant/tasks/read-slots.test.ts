import { describe, expect, it } from 'vitest';
import { loadFrames } from '#shared/content/templates/demo-catalogue.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { readSlots, slotWordsOf } from './read-slots.ts';
import type { Slot, Values } from './slots.ts';

const slots: readonly Slot[] = [
  { id: 'people', takes: 'people' },
  { id: 'day', takes: 'day' },
  { id: 'time', takes: 'time' },
  { id: 'name', takes: 'person' },
];

const read = async (code: LanguageCode, text: string, asked?: string): Promise<Values> =>
  readSlots(text, slotWordsOf(await loadFrames(code), code === 'en'), {
    language: code,
    today: '2026-11-22',
    asked: slots.find(({ id }) => id === asked),
    slots,
    known: {},
  });

describe('readDay', () => {
  it.each([
    ['pt', 'quero ter uma mesa'],
    ['nl', 'ik wil zo snel mogelijk komen'],
    ['no', 'kan man bestille bord?'],
    ['no', 'vi er 4 man'],
  ] as const)('finds no day in %s: "%s"', async (code, text) => {
    expect((await read(code, text)).day).toBeUndefined();
  });

  it.each([
    ['pt', 'ter, 20h', '2026-11-24'],
    ['nl', 'zo 20:00', '2026-11-29'],
    ['no', 'man. kl 19:00', '2026-11-23'],
    ['en', 'Fri 8pm', '2026-11-27'],
  ] as const)('reads a short form in %s: "%s"', async (code, text, day) => {
    expect((await read(code, text)).day).toBe(day);
  });

  it('reads a short form if a day is expected', async () => {
    expect((await read('nl', 'zo', 'day')).day).toBe('2026-11-29');
  });

  it('splits Dutch and German compounds', async () => {
    expect(await read('nl', 'dinsdagochtend om 9')).toMatchObject({ day: '2026-11-24', time: 9 * 60 });
    expect(await read('de', 'Freitagabend um 8')).toMatchObject({ day: '2026-11-27', time: 20 * 60 });
  });
});

describe('readTime', () => {
  it.each([
    ['ar', 'يوم الاثنين 9 الصبح', 9 * 60],
    ['de', 'Freitag 9 morgens', 9 * 60],
    ['es', 'a las 9 de la noche', 21 * 60],
  ] as const)('reads an hour before a time of day in %s: "%s"', async (code, text, time) => {
    expect((await read(code, text)).time).toBe(time);
  });

  it.each([
    ['tr', 'seviyem B1'],
    ['zh', '是18个人'],
    ['ru', '54 метра'],
    ['nl', '3 kamers, 50 mg'],
  ] as const)('reads no hour and no day from an amount in %s: "%s"', async (code, text) => {
    expect((await read(code, text, 'time')).time).toBeUndefined();
    expect((await read(code, text, 'day')).day).toBeUndefined();
  });
});

describe('number of people', () => {
  it.each([
    ['ja', '4名でお願いします', 4],
    ['ko', '4명이요', 4],
    ['zh', '我们5位一起来', 5],
    ['it', 'un tavolo per sei', 6],
    ['it', 'siamo sei persone', 6],
  ] as const)('is read in %s: "%s"', async (code, text, people) => {
    expect((await read(code, text)).people).toBe(people);
  });

  it('is not read from Italian "sei" as "you are"', async () => {
    expect(await read('it', 'sei un robot o sei una persona vera', 'people')).toEqual({});
  });
});

describe('names', () => {
  it.each([
    ['he', 'יוסי לוי 052-1234567', 'יוסי לוי'],
    ['ar', 'سامر حداد 0599123456', 'سامر حداد'],
    ['ko', '토욜 2시요 김민수 010-1234-5678', '김민수'],
    ['en', 'Claire Maurin 06 12 34 56 78', 'Claire Maurin'],
  ] as const)('are read beside a phone number in %s: "%s"', async (code, text, name) => {
    const withContact: readonly Slot[] = [...slots, { id: 'contact', takes: 'contact' }];
    const context = { language: code, today: '2026-11-22', slots: withContact, known: {} };
    const words = slotWordsOf(await loadFrames(code), code === 'en');
    expect(readSlots(text, words, context).name).toBe(name);
  });

  it.each([
    ['ja', '名前は田中です', '田中'],
    ['ko', '제 이름은 김민수입니다', '김민수'],
    ['hi', 'मेरा नाम रवि है', 'रवि'],
    ['ja', '田中花子', '田中花子'],
  ] as const)('are read in %s: "%s"', async (code, text, name) => {
    expect((await read(code, text, 'name')).name).toBe(name);
  });

  it.each([
    ['ja', '分かりました'],
    ['ja', 'それは大丈夫です'],
    ['ko', '네 좋아요'],
    ['hi', 'हाँ ठीक है'],
  ] as const)('are not read in %s: "%s"', async (code, text) => {
    expect((await read(code, text)).name).toBeUndefined();
  });
});
