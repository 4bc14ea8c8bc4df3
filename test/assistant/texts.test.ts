import { describe, expect, it } from 'vitest';
import { readCards } from '#functions/assistant/cards/read-cards.ts';
import type { CardId } from '#shared/content/assistant/cards/types.ts';
import { loadAnswers, loadDetailTexts } from '#shared/content/assistant/load.ts';
import { loadChatTexts } from '#shared/content/chat-ui/load.ts';
import { type LanguageCode, languageCodes } from '#shared/domain/languages.ts';

/** Words of the form of address that the assistant does not use in a language (see docs/assistant.md). */
const otherAddress: Readonly<Partial<Record<LanguageCode, string>>> = {
  de: 'du dich dir dein deine deinen deinem deiner euch euer eure eurer euren',
  fr: 'tu te toi ta tes',
  es: 'tú tu tus te ti contigo vosotros vosotras vuestro vuestra os',
  it: 'tu ti tuo tua tuoi tue te',
  pt: 'tu teu tua teus tuas te ti contigo vós vosso vossa',
  nl: 'je jij jou jouw jullie',
  pl: 'ty cię ciebie tobie twój twoja twoje twoim możesz napisz wybierz',
  tr: 'sen seni sana senin',
  ru: 'ты тебя тебе тобой твой твоя твоё твои',
  hi: 'तुम तू तुम्हारा तुम्हारी तेरा तुम्हें',
};

/** The assistant's texts, without the chips, which are in the visitor's words. */
const spokenTexts = async (code: LanguageCode): Promise<readonly string[]> => {
  const { areas } = readCards(code);
  const [answers, { noted, pass, reach }] = await Promise.all([loadAnswers(code), loadDetailTexts(code)]);
  return [
    ...Object.values(areas).flatMap((area) => Object.values(area).map(({ answer }) => answer)),
    ...Object.values(answers),
    noted,
    pass,
    reach,
  ];
};

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

describe('the form of address', () => {
  it.each(Object.keys(otherAddress) as LanguageCode[])('stays the same in %s', async (code) => {
    const unwanted = new Set(otherAddress[code]?.split(' '));
    const texts = await spokenTexts(code);
    expect(texts.filter((text) => wordsOf(text).some((word) => unwanted.has(word)))).toEqual([]);
  });
});

const yesAndNo: Readonly<Record<LanguageCode, readonly [yes: RegExp, no: RegExp]>> = {
  en: [/^Yes/, /^No/],
  de: [/^Ja/, /^Nein/],
  fr: [/^Oui/, /^Non/],
  es: [/^Sí/, /^No/],
  pt: [/^Sim/, /^Não/],
  it: [/^Sì/, /^No/],
  nl: [/^Ja/, /^Nee/],
  sv: [/^Ja/, /^Nej/],
  no: [/^Ja/, /^Nei/],
  da: [/^Ja/, /^Nej/],
  fi: [/^Kyllä/, /^E[it]/],
  pl: [/^Tak/, /^Nie/],
  tr: [/^Evet/, /^Hayır/],
  ru: [/^Да/, /^Нет/],
  ja: [/^はい/, /^いいえ/],
  ko: [/^네/, /^아니요/],
  zh: [/^(?:可以|支持|提供|是|有|会)/, /^(?:没有|不)/],
  ar: [/^نعم/, /^لا/],
  he: [/^כן/, /^(?:לא|אין)/],
  hi: [/^हाँ/, /^नहीं/],
};

/** Cards whose question is answered with yes, and with no. */
const affirmed: readonly CardId[] = [
  'features.whatsapp',
  'features.slack',
  'features.api',
  'features.abTesting',
  'features.migration',
  'plans.trial',
  'plans.quote',
  'trust.hipaa',
  'trust.gdpr',
  'trust.sso',
  'trust.onPremises',
  'trust.dedicated',
  'trust.sla',
  'trust.dataExport',
  'trust.aiProvider',
  'trust.aiAct',
  'industries.events',
  'site.ownDemo',
];
const denied: readonly CardId[] = [
  'plans.setupFee',
  'plans.contract',
  'plans.refund',
  'plans.discount',
  'plans.outageCredit',
  'company.phone',
  'company.careers',
  'company.customers',
  'company.partners',
  'company.statusPage',
  'site.account',
];

describe('the first sentence of a card', () => {
  it.each(languageCodes)('answers a question of yes or no in %s', (code) => {
    const { areas } = readCards(code);
    const [yes, no] = yesAndNo[code];
    const beginsWrong = (ids: readonly CardId[], start: RegExp) =>
      ids.filter((id) => {
        const [area = '', name = ''] = id.split('.');
        const card = (areas as unknown as Record<string, Record<string, { answer: string }>>)[area]?.[name];
        return !start.test(card?.answer ?? '');
      });
    expect(beginsWrong(affirmed, yes)).toEqual([]);
    expect(beginsWrong(denied, no)).toEqual([]);
  });
});

/** "Artificial intelligence" as the greeting writes it, in every language. */
const artificial =
  /\b(?:AI|IA|KI|de IA)\b|AI|KI-|tekoäly|yapay zekâ|ИИ|الذكاء الاصطناعي|בינה המלאכותית|בינה מלאכותית/u;

describe('the greeting', () => {
  it.each(languageCodes)('says that the assistant is an AI in %s', async (code) => {
    expect(readCards(code).areas.talk.hello.answer).toMatch(artificial);
    expect((await loadChatTexts(code)).welcome).toMatch(artificial);
  });
});
