/** What a reply's text may name of the lead. */
export interface ReplyFacts {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly service: string;
}

const factOf: Readonly<Record<string, keyof ReplyFacts>> = {
  'first name': 'firstName',
  'last name': 'lastName',
  company: 'company',
  service: 'service',
};

/** A template's text with `{{first name}}` and the like filled in; what is not known leaves no gap before a comma. */
export const filledIn = (text: string, facts: ReplyFacts): string =>
  text
    .replace(/( ?)\{\{\s*([^{}]{1,40}?)\s*\}\}/g, (whole, space: string, name: string) => {
      const fact = factOf[name.toLowerCase().replace(/[_\s]+/g, ' ')];
      if (!fact) return whole;
      return facts[fact] ? `${space}${facts[fact]}` : '';
    })
    .trim();

/** Blanks that a text still has, as they stand in it: nobody should receive `{{first nane}}`. */
export const blanksIn = (text: string): string[] => [
  ...new Set(text.match(/\{\{[^{}\n]{0,40}\}{0,2}/g) ?? []),
];
