/** '#0f7f74' from '0F7F74' or 'abc'; undefined for anything that isn't a hex colour. */
export const parseHex = (text: string): string | undefined => {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toLowerCase()}`;
};
