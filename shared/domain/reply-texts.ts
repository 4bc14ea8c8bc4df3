/** Facts about a lead that a reply template may use. */
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

/** Fills `{{first name}}` and other placeholders of a template; unknown facts leave no gap before a comma. */
export const filledIn = (text: string, facts: ReplyFacts): string =>
  text
    .replace(/( ?)\{\{\s*([^{}]{1,40}?)\s*\}\}/g, (whole, space: string, name: string) => {
      const fact = factOf[name.toLowerCase().replace(/[_\s]+/g, ' ')];
      if (!fact) return whole;
      return facts[fact] ? `${space}${facts[fact]}` : '';
    })
    .trim();

/** Returns the unfilled placeholders of a text, so that nobody receives `{{first nane}}`. */
export const blanksIn = (text: string): string[] => [
  ...new Set(text.match(/\{\{[^{}\n]{0,40}\}{0,2}/g) ?? []),
];
