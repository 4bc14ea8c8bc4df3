const digitsOf = (text: string): number[] => [...text].map(Number);

/** Sum of the digits times their weights. */
export const weighted = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0);

/** Whether the last digit is a valid Luhn check digit (ISO 7812). */
export const isLuhn = (text: string): boolean => {
  let sum = 0;
  digitsOf(text)
    .reverse()
    .forEach((digit, index) => {
      const value = index % 2 === 1 ? digit * 2 : digit;
      sum += value > 9 ? value - 9 : value;
    });
  return sum % 10 === 0;
};

/** Remainder of a number of any length, with letters as 10 to 35 (ISO 7064). */
export const remainder = (text: string, divisor: number): number => {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % divisor;
  }
  return rest;
};

/** ISO 7064 mod 11,10; the last digit is the check digit. */
export const isMod11And10 = (text: string): boolean => {
  let product = 10;
  for (const digit of digitsOf(text.slice(0, -1))) {
    const sum = (digit + product) % 10 || 10;
    product = (sum * 2) % 11;
  }
  return (11 - product) % 10 === Number(text.at(-1));
};

const dihedral = (a: number, b: number): number => {
  if (a < 5) return b < 5 ? (a + b) % 5 : ((a + b) % 5) + 5;
  return b < 5 ? ((a - b + 5) % 5) + 5 : (a - b + 5) % 5;
};
const verhoeffRow = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];
const permuted = (position: number, digit: number): number => {
  let value = digit;
  for (let time = 0; time < position % 8; time += 1) value = verhoeffRow[value] ?? 0;
  return value;
};

/** Verhoeff check, used by Aadhaar numbers. */
export const isVerhoeff = (text: string): boolean =>
  digitsOf(text)
    .reverse()
    .reduce((check, digit, index) => dihedral(check, permuted(index, digit)), 0) === 0;

/** Whether the day exists in that month in any year. */
export const isDay = (day: string, month: string): boolean => {
  const [d, m] = [Number(day), Number(month)];
  return m >= 1 && m <= 12 && d >= 1 && d <= (m === 2 ? 29 : [4, 6, 9, 11].includes(m) ? 30 : 31);
};
