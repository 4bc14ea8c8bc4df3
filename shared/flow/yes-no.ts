// biome-ignore format: the twenty languages, in the picker's order
const yes = ['yes', 'yep', 'yeah', 'sure', 'ok', 'okay', 'sí', 'si', 'oui', 'ja', 'jo', 'sì', 'sim', 'да', 'はい', 'ええ', '예', '네', '是', '是的', '好', 'نعم', 'हाँ', 'हां', 'jaa', 'joo', 'kyllä', 'tak', 'evet', 'כן'];
// biome-ignore format: the twenty languages, in the picker's order
const no = ['no', 'nope', 'non', 'nein', 'não', 'nao', 'нет', 'いいえ', '아니요', '아니오', '不', '不是', '否', 'لا', 'नहीं', 'nee', 'nej', 'nei', 'ei', 'nie', 'hayır', 'לא'];
const meanings = [new Set(yes), new Set(no)];

/** What a folded word says: yes, no, or neither, in any of the languages. */
export const yesOrNo = (word: string): 'yes' | 'no' | undefined =>
  meanings[0]?.has(word) ? 'yes' : meanings[1]?.has(word) ? 'no' : undefined;
