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

describe('storage', () => {
  it.each(['{', 'undefined', '', '"text"'])('gives the default for %j', (text) => {
    localStorage.setItem('count', text);
    const accept = (value: unknown) => (typeof value === 'number' ? value : undefined);
    expect(readStored('count', 7, accept)).toBe(7);
  });

  it('works, forgetfully, where storage is blocked', () => {
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

  it('keep known text fields only', () => {
    sessionStorage.setItem('draft:form', JSON.stringify({ name: 'Zoë', message: 5, website: 'spam' }));
    expect(readDraft('form', empty)).toEqual({ name: 'Zoë', message: '' });
  });

  it('are forgotten when the server has them', () => {
    saveDraft('form', { name: 'Zoë', message: 'Hi' });
    clearDraft('form');
    expect(readDraft('form', empty)).toEqual(empty);
  });
});

describe('attempts', () => {
  it('keep key and body while the words stay the same', () => {
    let made = 0;
    const attempt = () => attemptFor('form', 'the same', () => ({ made: ++made }));
    const first = attempt();
    expect(attempt()).toEqual(first);
    expect(made).toBe(1);
  });

  it('get a new key for other words and after the server has answered', () => {
    const first = attemptFor('form', 'one', () => ({}));
    const second = attemptFor('form', 'two', () => ({}));
    expect(second.key).not.toBe(first.key);
    clearAttempt('form');
    expect(attemptFor('form', 'two', () => ({})).key).not.toBe(second.key);
  });
});
