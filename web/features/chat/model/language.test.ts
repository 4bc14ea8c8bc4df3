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

it("uses the browser's first supported language, or English", () => {
  expect(currentLanguage(['eo', 'nb-NO', 'en'])).toBe('no');
  expect(currentLanguage(['eo'])).toBe('en');
  expect(currentLanguage([])).toBe('en');
});

it("prefers the detected language to the browser's, and a choice to both", () => {
  rememberDetected('es');
  expect(currentLanguage(['de'])).toBe('es');
  chooseLanguage('ar');
  expect(currentLanguage(['de'])).toBe('ar');
  expect(chosenLanguage()).toBe('ar');
});

it('returns to the detected language when the choice is cleared', () => {
  rememberDetected('es');
  chooseLanguage('ar');
  chooseForConversation('fi');
  chooseLanguage(undefined);
  expect(chosenLanguage()).toBeUndefined();
  expect(currentLanguage(['de'])).toBe('es');
});

it('uses another language for this conversation until the picker changes', () => {
  chooseLanguage('ar');
  chooseForConversation('fi');
  expect(chosenLanguage()).toBe('fi');
  leaveConversationLanguage();
  expect(chosenLanguage()).toBe('ar');
  chooseForConversation('fi');
  chooseLanguage('pl');
  expect(chosenLanguage()).toBe('pl');
});

it('ignores an unknown stored language', () => {
  localStorage.setItem('chat-language', '"xx"');
  expect(currentLanguage(['fr'])).toBe('fr');
});
