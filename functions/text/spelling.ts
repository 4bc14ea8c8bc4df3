const letters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ؤ: 'و',
  ئ: 'ي',
  ک: 'ك',
  ی: 'ي',
};

/**
 * Latin accents, Arabic vowel signs, Hebrew points and Russian accents, which people omit. Devanagari keeps
 * its signs.
 */
const optionalMarks = /[\u0300-\u036f\u064b-\u0652\u0640\u0591-\u05c7]/g;

/**
 * Lower case without accents and invisible characters; quotes become spaces, so that l'hôtel is two words.
 */
export const foldSpelling = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(optionalMarks, '')
    .normalize('NFC')
    .replace(/[øłßæœđıأإآةىؤئکی]/g, (letter) => letters[letter] ?? letter)
    .replace(/\p{Cf}/gu, '');

const separators = /[^\p{L}\p{M}\p{N}/&]+/gu;

/** Returns a text's words between single spaces, including both ends: ` how much is it `. */
export const spacedWords = (text: string): string =>
  ` ${foldSpelling(text).replace(separators, ' ').trim()} `;

/** Splits a message at punctuation, so that a question in one part doesn't cancel a request in another. */
export const splitClauses = (text: string): string[] =>
  text
    .split(/[.!?;,:\n。！？；，、：؟،।]+|\s[-–—]\s/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
