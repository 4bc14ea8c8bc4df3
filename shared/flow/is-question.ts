/** Words that a question begins with, in the twenty languages; where questions need no mark, they are known by these. */
// biome-ignore format: one line per language
const openers = [
  'what', 'whats', 'how', 'when', 'where', 'who', 'why', 'which', 'can', 'could', 'do', 'does', 'is', 'are', 'will',
  'qué', 'que', 'cómo', 'como', 'cuándo', 'cuando', 'dónde', 'donde', 'quién', 'cuánto', 'cuanto', 'cuál', 'puedo',
  'quoi', 'comment', 'quand', 'où', 'qui', 'pourquoi', 'combien', 'quel', 'quelle', 'est-ce',
  'was', 'wie', 'wann', 'wo', 'wer', 'warum', 'wieso', 'welche', 'welcher', 'kann', 'könnt', 'gibt', 'habt', 'haben',
  'cosa', 'come', 'quando', 'dove', 'chi', 'perché', 'quanto', 'quale', 'posso',
  'onde', 'quem', 'qual',
  'что', 'как', 'когда', 'где', 'кто', 'почему', 'сколько', 'какой', 'какая', 'какие', 'можно', 'есть',
  'ما', 'ماذا', 'كيف', 'متى', 'أين', 'لماذا', 'كم', 'هل',
  'क्या', 'कैसे', 'कब', 'कहाँ', 'कहां', 'कौन', 'कितना', 'कितने',
  'wat', 'hoe', 'wanneer', 'waar', 'waarom', 'hoeveel', 'welke', 'kan',
  'vad', 'hur', 'när', 'var', 'varför', 'vilken', 'kostar',
  'hva', 'hvordan', 'hvor', 'hvem', 'hvorfor', 'hvad', 'hvornår', 'når',
  'mitä', 'mikä', 'miten', 'milloin', 'missä', 'kuka', 'miksi', 'paljonko', 'voiko',
  'co', 'jak', 'kiedy', 'gdzie', 'kto', 'dlaczego', 'ile', 'czy', 'jaki', 'jaka',
  'ne', 'nasıl', 'nerede', 'kim', 'neden', 'kaç', 'hangi',
  'מה', 'איך', 'מתי', 'איפה', 'מי', 'למה', 'כמה', 'האם',
];
const opens = new Set(openers);
const asks = /[?？؟⸮]\s*[)"'»”]*\s*$/u;
const endsAsking = /(ですか|ますか|でしょうか|いくら|吗|呢|多少钱|까요|나요|습니까)[。.!！]?\s*$/u;

/** Whether words are rather a question than an answer: by their mark, or by how they begin, when there are several. */
export const isQuestion = (input: string): boolean => {
  const text = input.trim();
  if (asks.test(text) || endsAsking.test(text)) return true;
  const words = text.toLowerCase().split(/[\s,]+/);
  return words.length >= 3 && opens.has(words[0] ?? '');
};
