// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { findUnparsedFields, numberPatch, rebaseValues, textPatch } from './edit-model.ts';

describe('textPatch and numberPatch', () => {
  it('leave out blank fields, and clear a field only when asked to', () => {
    expect(textPatch('  ', false)).toBeUndefined();
    expect(textPatch('Call back', undefined)).toBe('Call back');
    expect(textPatch('Call back', true)).toBeNull();
    expect(numberPatch('', false)).toBeUndefined();
    expect(numberPatch('0', false)).toBe(0);
    expect(numberPatch('1250.50', false)).toBe(1250.5);
    expect(numberPatch('12', true)).toBeNull();
  });

  it('never round or truncate a number silently', () => {
    expect(numberPatch('1.5', false)).toBe(1.5);
    expect(numberPatch('12abc', false)).toBeNaN();
  });
});

describe('rebaseValues', () => {
  it('keeps my changes and takes theirs for all other fields', () => {
    const base = { status: 'new', notes: '', price: '10' };
    const mine = { status: 'new', notes: 'Mine', price: '10' };
    const theirs = { status: 'interested', notes: 'Theirs', price: '20' };
    expect(rebaseValues(mine, base, theirs)).toEqual({ status: 'interested', notes: 'Mine', price: '20' });
  });
});

describe('findUnparsedFields', () => {
  it('lists enabled fields that the browser could not parse', () => {
    const form = document.createElement('form');
    form.innerHTML =
      '<input name="price" type="number"><input name="day" type="date"><input name="off" type="number" disabled><textarea></textarea>';
    for (const input of form.querySelectorAll('input'))
      Object.defineProperty(input, 'validity', { value: { badInput: true } });
    expect(findUnparsedFields(form)).toEqual({
      price: 'Please enter a number.',
      day: 'Please enter a date that exists.',
    });
  });
});
