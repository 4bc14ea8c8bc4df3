import { withoutNames } from './features.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Names, trades and exclamations spelled alike in many languages. */
const shared = setOf(
  'super top perfect perfekt perfecto wow cool bravo oops hm hmm mhm aha haha lol yep bye ciao tschau hotel hotels hôtel hotell restaurant restaurants restaurante restoran demo demos enterprise starter pro premium basic standard professional business budget plan plans start stop agent agents support service software app apps online marketing social media facebook google microsoft shop store studio salon spa bar café cafe pizza pizzeria bistro sushi taxi bank clinic klinik klinika clinica praxis yoga fitness gym auto motor hostel camping casino club festival theater kino museum sport tennis golf radio video foto photo design team manager trainer coach data server cloud backup login link import export template templates widget newsletter blog info menu update euro dollar max mini mail telefon sms id nr vs etc usa london berlin paris madrid roma',
);

/** Thanks, yes and no, which people use in conversations in other languages. */
const courtesies = setOf(
  'thanks thank you thx please pls yes no yeah nope sure danke dank dankeschön bitte ja nein doch gracias muchas sí si vale oui non merci beaucoup voilà grazie mille prego obrigado obrigada sim não nao tack tak takk bedankt alsjeblieft dzięki dziękuję tak nie kiitos joo teşekkürler evet hayır hi hey hello hallo ok okay oke okej okei oké okei',
);

const languageWords = (text: string): string[] =>
  withoutNames(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu) ?? [];

/** Removes words shared by many languages, unless nothing else is left. */
export const withoutShared = (text: string): string => {
  const left = languageWords(text).filter((word) => !shared.has(word));
  return left.length > 0 ? left.join(' ') : text;
};

/** Whether all words are capitalised like names: "Katrin Vogel", "Customer Care". */
export const looksLikeNames = (text: string): boolean =>
  /^\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s+\p{Lu}\p{Ll}[\p{L}'’-]*){1,2}$/u.test(text.trim());

export interface Evidence {
  /** Number of distinct words that indicate a language. */
  readonly words: number;
  readonly letters: number;
}

/** Measures the evidence a text holds about its language. */
export const measureEvidence = (text: string): Evidence => {
  const distinctive = [...new Set(languageWords(text))].filter(
    (word) => !shared.has(word) && !courtesies.has(word),
  );
  return {
    words: distinctive.length,
    letters: distinctive.reduce((sum, word) => sum + (word.match(/\p{L}/gu)?.length ?? 0), 0),
  };
};

/** Number of letters from which the usual margin is enough. */
const enoughLetters = 24;
const maxMargin = 400;

/** Factor by which a short text needs stronger evidence to change the language. */
export const marginOf = ({ letters }: Evidence): number =>
  Math.min(maxMargin, Math.max(1, (enoughLetters / Math.max(1, letters)) ** 3));
