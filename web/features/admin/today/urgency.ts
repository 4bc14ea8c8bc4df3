import requestLines from '#shared/content/leads/request-lines.json' with { type: 'json' };
import words from '#shared/content/leads/urgent-words.json' with { type: 'json' };

/** Languages without spaces or with inflected words; their phrases match anywhere in a text. */
const unbounded: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);

const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’ʼ`´]/gu, "'");
const escapePhrase = (phrase: string): string => normalise(phrase).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const compile = (kind: 'urgent' | 'trouble'): RegExp => {
  const all = Object.entries(words);
  const phrases = (isUnbounded: boolean) =>
    all
      .filter(([language]) => unbounded.has(language) === isUnbounded)
      .flatMap(([, lists]) => lists[kind].map(escapePhrase))
      .join('|');
  const letter = '[\\p{L}\\p{M}\\p{N}]';
  return new RegExp(`(?<!${letter})(?:${phrases(false)})(?!${letter})|${phrases(true)}`, 'u');
};

const urgent = compile('urgent');
const trouble = compile('trouble');
/** "Not urgent" and the like, in languages that put the negation first. */
const negated = /(?:not|nicht|no es|pas|non|não|не|niet|inte|ikke|ei|nie)\s+(?:\p{L}+\s+)?$/u;

/** Whether a message says that it is urgent, in any of the site's languages. */
export const isUrgent = (text: string): boolean => {
  const plain = normalise(text);
  const found = urgent.exec(plain);
  return found !== null && !negated.test(plain.slice(0, found.index));
};

/** Whether a message says that something doesn't work, or is a complaint. */
export const isTrouble = (text: string): boolean => trouble.test(normalise(text));

type ChatRequest = keyof typeof requestLines;
const chatRequests = Object.entries(requestLines) as [ChatRequest, string[]][];

/** What a message passed on from the chat is about, judged by its first line in the visitor's language. */
export const requestFromChat = (text: string): ChatRequest | undefined => {
  const [first = ''] = text.split('\n', 1);
  return chatRequests.find(([, lines]) => lines.includes(first.trim()))?.[0];
};
