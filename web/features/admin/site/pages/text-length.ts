/** A text may be longer than the default by this factor before the layout may suffer. */
const growth = 1.5;
const spareChars = 15;

/** Warns that a text may be too long for the layout; undefined if it fits about as well as the default. */
export const describeLength = (text: string, fallback: string): string | undefined => {
  const length = [...text].length;
  const usual = [...fallback].length;
  return length > usual * growth && length > usual + spareChars
    ? `${length - usual} characters longer than the default. Check the preview, also on a phone.`
    : undefined;
};
