import { hash } from '../finder/features.ts';

/** Names and numbers common to all languages. */
const neutral =
  /\b(?:whatsapp|slack|shopify|telegram|hubspot|salesforce|zapier|instagram|messenger|intercom|zendesk|drift|gdpr|hipaa|chatgpt|gpt|claude|opus|sonnet|turbo|openai|crm|api|sso|sla|iso|roi|faq|url|b2b|saas|parley|starter|professional|pro|enterprise|wordpress|wix|ai act|a\/b|ab|testing|tests?|premises?|flow builder|flows?|email|e-mail|web|chatbots?|bots?|ok|okay)\b/giu;

const addresses = /https?:[!-~]+|[\w.+-]+@[\w.-]+/g;

/** Removes words without information about the language. */
export const withoutNames = (text: string): string =>
  text.slice(0, 400).replace(addresses, ' ').normalize('NFC').replace(neutral, ' ');

/**
 * Returns words and 1- to 4-letter sequences within words, with accents because they distinguish languages.
 */
export const languageFeatures = (text: string): Map<number, number> => {
  const found = new Map<number, number>();
  const add = (key: string, weight: number): void => {
    const at = hash(key);
    found.set(at, (found.get(at) ?? 0) + weight);
  };
  for (const raw of withoutNames(text)
    .toLowerCase()
    .match(/[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu) ?? []) {
    const word = raw.replaceAll("'", '’').slice(0, 24);
    add(`w${word}`, 1);
    const padded = `_${word}_`;
    for (let size = 1; size <= 4; size++)
      for (let at = 0; at + size <= padded.length; at++) {
        const part = padded.slice(at, at + size);
        if (part !== '_') add(`g${part}`, size === 1 ? 0.2 : 0.35);
      }
  }
  let sum = 0;
  for (const weight of found.values()) sum += weight * weight;
  const length = Math.sqrt(sum) || 1;
  for (const [key, weight] of found) found.set(key, weight / length);
  return found;
};
