// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  attemptFor,
  clearAttempt,
  clearDraft,
  readDraft,
  readStored,
  saveDraft,
  writeStored,
} from './persist.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('readStored and writeStored', () => {
  it.each(['{', 'undefined', '', '"text"'])('return the fallback for %j', (text) => {
    localStorage.setItem('count', text);
    const accept = (value: unknown) => (typeof value === 'number' ? value : undefined);
    expect(readStored('count', 7, accept)).toBe(7);
  });

  it('work without persistence when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(readStored('count', 7)).toBe(7);
    expect(writeStored('count', 8)).toBe(false);
  });
});

describe('drafts', () => {
  const empty = { name: '', message: '' };

  it('store known text fields only', () => {
    sessionStorage.setItem('draft:form', JSON.stringify({ name: 'Zoë', message: 5, website: 'spam' }));
    expect(readDraft('form', empty)).toEqual({ name: 'Zoë', message: '' });
  });

  it('are cleared once the server has the form', () => {
    saveDraft('form', { name: 'Zoë', message: 'Hi' });
    clearDraft('form');
    expect(readDraft('form', empty)).toEqual(empty);
  });
});

describe('attempts', () => {
  it('keep their key and body while the text is unchanged', () => {
    let made = 0;
    const attempt = () => attemptFor('form', 'the same', () => ({ made: ++made }));
    const first = attempt();
    expect(attempt()).toEqual(first);
    expect(made).toBe(1);
  });

  it('get a new key for changed text and after the server has answered', () => {
    const first = attemptFor('form', 'one', () => ({}));
    const second = attemptFor('form', 'two', () => ({}));
    expect(second.key).not.toBe(first.key);
    clearAttempt('form');
    expect(attemptFor('form', 'two', () => ({})).key).not.toBe(second.key);
  });
});
