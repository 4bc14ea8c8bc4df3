import { beforeEach, expect, it, vi } from 'vitest';
import {
  chooseForConversation,
  chooseLanguage,
  chosenLanguage,
  currentLanguage,
  leaveConversationLanguage,
  rememberDetected,
} from './language.ts';

const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
    removeItem: (name: string) => items.delete(name),
  };
};

beforeEach(() => {
  vi.stubGlobal('localStorage', memory());
  vi.stubGlobal('sessionStorage', memory());
});

it('takes the first supported language of the browser, else English', () => {
  expect(currentLanguage(['eo', 'nb-NO', 'en'])).toBe('no');
  expect(currentLanguage(['eo'])).toBe('en');
  expect(currentLanguage([])).toBe('en');
});

it('prefers what was heard to the browser, and the choice to both', () => {
  rememberDetected('es');
  expect(currentLanguage(['de'])).toBe('es');
  chooseLanguage('ar');
  expect(currentLanguage(['de'])).toBe('ar');
  expect(chosenLanguage()).toBe('ar');
});

it('releases the choice for what is heard', () => {
  rememberDetected('es');
  chooseLanguage('ar');
  chooseForConversation('fi');
  chooseLanguage(undefined);
  expect(chosenLanguage()).toBeUndefined();
  expect(currentLanguage(['de'])).toBe('es');
});

it('answers in another language for this conversation only, until the picker says otherwise', () => {
  chooseLanguage('ar');
  chooseForConversation('fi');
  expect(chosenLanguage()).toBe('fi');
  leaveConversationLanguage();
  expect(chosenLanguage()).toBe('ar');
  chooseForConversation('fi');
  chooseLanguage('pl');
  expect(chosenLanguage()).toBe('pl');
});

it('ignores a stored language nobody knows', () => {
  localStorage.setItem('chat-language', '"xx"');
  expect(currentLanguage(['fr'])).toBe('fr');
});
