// biome-ignore format: the twenty languages, in the picker's order
const yes = new Set(['yes', 'yep', 'yeah', 'sure', 'ok', 'okay', 'sí', 'si', 'oui', 'ja', 'jo', 'sì', 'sim', 'да', 'はい', 'ええ', '예', '네', '是', '是的', '好', 'نعم', 'हाँ', 'हां', 'jaa', 'joo', 'kyllä', 'tak', 'evet', 'כן']);
// biome-ignore format: the twenty languages, in the picker's order
const no = new Set(['no', 'nope', 'non', 'nein', 'não', 'nao', 'нет', 'いいえ', '아니요', '아니오', '不', '不是', '否', 'لا', 'नहीं', 'nee', 'nej', 'nei', 'ei', 'nie', 'hayır', 'לא']);

/** Whether a lower-case word means yes or no in any of the languages. */
export const parseYesNo = (word: string): 'yes' | 'no' | undefined =>
  yes.has(word) ? 'yes' : no.has(word) ? 'no' : undefined;
