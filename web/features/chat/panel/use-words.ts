import { useCallback, useEffect, useRef, useState } from 'react';
import { brand } from '#shared/brand.ts';
import { englishTexts, fill, loadChatTexts } from '#shared/content/chat-ui/load.ts';
import type { ChatTexts } from '#shared/content/chat-ui/types.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { currentLanguage } from '../model/language.ts';

export interface Words {
  readonly language: LanguageCode;
  readonly texts: ChatTexts;
  /** Returns a text with its placeholders filled: brand, email, promised hours and given values. */
  readonly say: (text: string, values?: Readonly<Record<string, string>>) => string;
}

const wordsOf = (language: LanguageCode, texts: ChatTexts): Words => ({
  language,
  texts,
  say: (text, values) => fill(text, { brand: brand.name, email: brand.email, ...values }),
});

let first = wordsOf('en', englishTexts);

/** Loads the texts of the visitor's language before the panel renders; English on failure. */
export const wordsReady = async (): Promise<void> => {
  const language = currentLanguage();
  if (first.language === language) return;
  try {
    first = wordsOf(language, await loadChatTexts(language));
  } catch {
    first = wordsOf('en', englishTexts);
  }
};

/** The panel's texts and a function to change the language. `failed`: the last change could not be loaded. */
export const useWords = () => {
  const [words, setWords] = useState(first);
  const [failed, setFailed] = useState(false);
  const wanted = useRef(words.language);

  const change = useCallback(async (language: LanguageCode): Promise<void> => {
    wanted.current = language;
    setFailed(false);
    try {
      const texts = await loadChatTexts(language);
      // Ignores a slower, older request.
      if (wanted.current === language) setWords(wordsOf(language, texts));
    } catch {
      if (wanted.current === language) setFailed(true);
    }
  }, []);

  useEffect(() => {
    const language = currentLanguage();
    if (wanted.current !== language) void change(language);
  }, [change]);

  return { words, change, failed };
};
