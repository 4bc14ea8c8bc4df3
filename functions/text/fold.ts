/** Letters without a Unicode decomposition, as other keyboards type them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
};

/** Traditional characters and, at the same index, their simplified forms. */
const traditional =
  '請問貴對話紀錄會嗎麼個們這說讓還過時間費價錢幾開關從與為無號線網頁機電腦語種類選擇試聯繫絡絕統資據隱護儲備傳輸證認顧員業務產營運園區醫療診學習課師導買賣購訂單數總計額標準優減約綁簽續處應該現場實際經驗結構專級層樣態復雜壞錯誤聽讀寫書畫圖連進遠達適當隨較終檢測驅動勞節範圍術藝觀覺興歡樂謝麗華國門閉車輛銷預訊頻險銀貸財帳戶戲館飯廳飲髒漢東雙歲萬億兩';
const simplified =
  '请问贵对话纪录会吗么个们这说让还过时间费价钱几开关从与为无号线网页机电脑语种类选择试联系络绝统资据隐护储备传输证认顾员业务产营运园区医疗诊学习课师导买卖购订单数总计额标准优减约绑签续处应该现场实际经验结构专级层样态复杂坏错误听读写书画图连进远达适当随较终检测驱动劳节范围术艺观觉兴欢乐谢丽华国门闭车辆销预讯频险银贷财账户戏馆饭厅饮脏汉东双岁万亿两';
const simplifiedOf = new Map([...traditional].map((sign, at) => [sign, [...simplified][at] ?? sign]));

/**
 * Accents, Arabic and Hebrew vowel signs, tatweel and the Hindi dot. Hindi vowels stay because they
 * distinguish words.
 */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u0591-\u05c7]|\ufe0f|\u093c|\u200c|\u200d/gu;

const lettersToReplace = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/** Folds case, accents and spelling variants, so that common spellings become equal. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Script=Han}/gu, (sign) => simplifiedOf.get(sign) ?? sign)
    .replace(lettersToReplace, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(marks, '')
    .normalize('NFC');

/** Numbers with a meaning on this site; for all others only the magnitude counts. */
const tellingNumbers = new Set([
  '129',
  '699',
  '1497',
  '2497',
  '2997',
  '297',
  '1997',
  '997',
  '0.15',
  '155',
  '194',
  '839',
  '1049',
  '67',
  '24',
  '7',
  '99.9',
  '27001',
  '3.5',
  '4',
  '3',
  '30',
  '5000',
  '50000',
  '1000',
  '70',
  '45',
  '76',
  '14',
  '23',
  '34',
  '37',
  '40',
  '50',
  '60',
  '81',
  '90',
  '200',
  '2241',
]);

const sizeOf = (digits: string): string => `#${Math.min(digits.split('.')[0]?.length ?? 1, 6)}`;

const digitsOfScripts = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/gu;
const latinDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  if (code >= 0x966) return String(code - 0x966);
  return String(code - (code >= 0x6f0 ? 0x6f0 : 0x660));
};

const numberPattern = /\d+(?:[.,'’\u00a0\u202f ]\d{3})+(?![\d])|\d+[.,]\d{1,2}(?!\d)|\d+/gu;

const numberToken = (raw: string): string => {
  const plain = /^\d+[.,]\d{1,2}$/.test(raw) ? raw.replace(',', '.') : raw.replace(/\D/g, '');
  return ` ${tellingNumbers.has(plain) ? `n${plain.replace('.', 'p')}` : sizeOf(plain)} `;
};

const wordPattern = /[\p{L}\p{M}\p{N}#]+/gu;

/** Splits a text into folded words and number tokens. English contractions stay one word. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .replace(digitsOfScripts, latinDigit)
    .replace(/(?<=\p{L})['’ʼ`](?=(?:s|t|re|ve|m|ll|d)(?!\p{L}))/gu, '')
    .replace(numberPattern, numberToken)
    .match(wordPattern) ?? [];
