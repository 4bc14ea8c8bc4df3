// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelTypeAhead, consumeTypeAhead, startTypeAhead } from './type-ahead.ts';

const shortcut = vi.fn<(key: string) => void>();
const listen = ({ key }: KeyboardEvent) => shortcut(key);
beforeEach(() => {
  shortcut.mockClear();
  window.addEventListener('keydown', listen);
});
afterEach(() => {
  window.removeEventListener('keydown', listen);
  cancelTypeAhead();
  document.body.replaceChildren();
});

describe('type-ahead while a record loads', () => {
  it('buffers letters and corrections for the reply without triggering shortcuts', async () => {
    startTypeAhead();
    await userEvent.keyboard('Hii{Backspace} Cecile,{Enter}1 z');
    expect(consumeTypeAhead()).toBe('Hi Cecile,\n1 z');
    expect(shortcut).not.toHaveBeenCalled();
    await userEvent.keyboard('c');
    expect(shortcut).toHaveBeenCalledExactlyOnceWith('c');
    expect(consumeTypeAhead()).toBe('');
  });

  it.each(['{Escape}', '{Tab}'])('discards the buffer on %s', async (key) => {
    startTypeAhead();
    await userEvent.keyboard(`abc${key}c`);
    expect(consumeTypeAhead()).toBe('');
    expect(shortcut).toHaveBeenLastCalledWith('c');
  });

  it('leaves letters to a field that has the focus', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    startTypeAhead();
    await userEvent.type(field, 'abc');
    expect(field.value).toBe('abc');
    expect(consumeTypeAhead()).toBe('');
  });

  it('ignores browser shortcuts', async () => {
    startTypeAhead();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(shortcut).toHaveBeenCalledWith('k');
  });
});
