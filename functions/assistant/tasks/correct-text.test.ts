import { describe, expect, it } from 'vitest';
import { correctText } from './correct-text.ts';

const slots = [{ id: 'details', takes: 'text' as const }];

describe('correctText', () => {
  it.each([
    ['flat, 54 m², 5th floor', 'sorry, 64 m²', 'flat, 64 m², 5th floor'],
    ['14 Mill Lane, Leeds', '41 Mill Lane, not 14', '41 Mill Lane, Leeds'],
    ['двушка, 54 метра, 5 этаж', 'ой, 64 метра', 'двушка, 64 метра, 5 этаж'],
    ['seviyem A2', 'B1 olacaktı', 'seviyem B1'],
    ['小公司 8个人 每月100张票', '打错了 是18个人', '小公司 18个人 每月100张票'],
    ['Euthyrox 50', 'pomyłka, biorę 75', 'Euthyrox 75'],
    ['تويوتا كورولا 2018', 'عفوا الموديل 2020 مش 2018', 'تويوتا كورولا 2020'],
  ])('replaces the amount of the same kind: %s / %s', (text, sentence, corrected) => {
    expect(correctText(slots, { details: text }, sentence, true)).toEqual({ details: corrected });
  });

  it('leaves a text without an amount of that kind', () => {
    expect(correctText(slots, { details: 'my lease' }, 'sorry, 64 m²', true)).toBeUndefined();
    expect(correctText(slots, { details: 'flat, 54 m², 5th floor' }, 'at 8 pm', false)).toBeUndefined();
  });
});
