import { liveMessagesOf, turnsOf } from '#functions/conversations/store/read.ts';
import type { Item } from '#functions/table/transact.ts';
import { findMentions, isSamePerson, maskPeople, type Span } from '#shared/domain/mentions.ts';

/**
 * Stems of words for another person, in the assistant's languages: an address after one of them belongs to
 * that person.
 */
const othersWords =
  'colleague|coworker|boss|manager|husband|wife|partner|friend|brother|sister|client|customer|assistant|recommended by|referred by|heard from|\\bhis|\\bher\\b|\\btheir|\\bhim\\b|\\bthem\\b|' +
  'kolleg|chef|ehemann|ehefrau|freund|kunde|empfohlen von|\\bseine|\\bihre|collègue|\\bpatron|\\bmari\\b|épouse|\\bami|recommandé par|compañer|colega|\\bjefe|\\bmarido|\\bmujer|\\besposa|amig|recomendado por|\\bchefe|' +
  'collega|\\bcapo\\b|marito|moglie|amic|consigliato da|baas|vriend|\\bzijn\\b|kollega|\\bvän|\\bven\\b|kollega|ystäv|pomo\\b|kolega|koleż|szef|przyjaci|mąż|żona|коллег|начальник|\\bмуж|жена|друг|директор|колег|чолов|дружин|' +
  'arkadaş|meslektaş|patron|συνάδελφ|φίλ|زميل|مدير|صديق|עמית|חבר|מנהל|सहकर्मी|दोस्त|बॉस|' +
  '同事|朋友|老板|经理|同僚|友人|上司|同僚|동료|친구|상사|đồng nghiệp|bạn tôi|sếp|rekan|teman|bos saya|เพื่อน|หัวหน้า';
const others = new RegExp(othersWords, 'iu');
/** Words with which people give their own address, in the languages that most visitors write. */
const own =
  /\b(?:i am|i'm|im|this is|my (?:e-?mail|mail|address|number|phone|mobile|cell)|(?:reach|contact|call|mail|e-?mail|write(?: to)?|ring|text) me|me at)\b|ich bin|meine? (?:e-?mail|mail|adresse|nummer|telefon|handy)|erreich\S* (?:sie )?mich|je suis|mon (?:e-?mail|mail|adresse|numéro|téléphone)|soy |mi (?:correo|e-?mail|número|teléfono)|sou |meu (?:e-?mail|número|telefone)|sono |la mia|il mio|ik ben|mijn|jag är|min (?:e-?post|mail|adress)|jeg er|jestem|mój|меня|мой|моя|я |benim|私|僕|我是|我的|저는|제 |أنا|بريدي/iu;

const sentenceOf = (text: string, { start, end }: Span): string => {
  const before =
    text
      .slice(Math.max(0, start - 120), start)
      .split(/[.!?。！？\n]\s*/u)
      .at(-1) ?? '';
  return `${before} … ${text.slice(end, end + 40).split(/[.!?。！？\n,;]/u)[0] ?? ''}`;
};

type Speaker = 'self' | 'other' | 'unclear';

/** Whose address a message gives: the visitor's, somebody else's, or unclear. */
const speakerOf = (text: string, identity: string): Speaker => {
  const sentences = findMentions(text, [identity]).map((span) => sentenceOf(text, span));
  if (sentences.some((sentence) => others.test(sentence))) return 'other';
  const rest = maskPeople(text, [identity], ' ').match(/[\p{L}\p{N}]+/gu) ?? [];
  if (rest.length <= 2) return 'self';
  return sentences.some((sentence) => own.test(sentence)) ? 'self' : 'unclear';
};

const visitorTexts = (items: readonly Item[]): string[] => [
  ...turnsOf(items).map(({ said }) => said),
  ...liveMessagesOf(items).flatMap(({ from, text }) => (from === 'visitor' ? [text] : [])),
];

const bindings = (items: readonly Item[]): { identity: string; hasLead: boolean }[] =>
  items.flatMap(({ entity, identity, lead }) =>
    entity === 'ConversationPerson' && typeof identity === 'string'
      ? [{ identity, hasLead: lead !== undefined }]
      : [],
  );

/** Whether answers were given by the person with this identity, rather than about them. */
export const answersAs = (texts: readonly string[], identity: string): boolean =>
  texts
    .filter((text) => findMentions(text, [identity]).length > 0)
    .some((text) => speakerOf(text, identity) !== 'other');

/**
 * Whether a conversation, given as all its items, is this person's own. Others are only mentioned in it. The
 * person is the one who sent a lead or gave their own address; an address counts as the visitor's unless the
 * message says that it is somebody else's.
 */
export const speaksAs = (items: readonly Item[], identity: string): boolean => {
  const bound = bindings(items);
  const isTheirs = (one: { identity: string }) => isSamePerson(one.identity, identity);
  if (bound.some((one) => one.hasLead && isTheirs(one))) return true;
  const texts = visitorTexts(items);
  const speakers = (of: string) => [
    ...new Set(
      texts.filter((text) => findMentions(text, [of]).length > 0).map((text) => speakerOf(text, of)),
    ),
  ];
  const theirs = speakers(identity);
  if (theirs.includes('self')) return true;
  if (bound.some(({ hasLead }) => hasLead)) return false;
  if (theirs.length === 0) return bound.some(isTheirs);
  if (!theirs.includes('unclear')) return false;
  return !bound.some((one) => !isTheirs(one) && speakers(one.identity).includes('self'));
};

/** The identities of the person whose conversation this is. */
export const speakersIn = (items: readonly Item[]): string[] => [
  ...new Set(
    bindings(items)
      .map(({ identity }) => identity)
      .filter((identity) => speaksAs(items, identity)),
  ),
];
