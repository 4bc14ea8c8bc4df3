/** People take longer than this between seeing a form and sending it. */
const minElapsedMs = 2500;

interface Submission {
  readonly website?: string | undefined;
  readonly elapsedMs?: number | undefined;
  /** Short fields in which people don't write links. */
  readonly names: readonly string[];
  readonly message?: string | undefined;
}

const link = /https?:\/\/|www\.[a-z0-9-]+\./gi;
const markup = /\[url=|\[link=|<a\s+href/i;
const pitch =
  /\b(viagra|cialis|casino|porn|escorts?|payday loans?|bitcoin doubler|crypto giveaway|backlinks?|guest posts?|rank(ing)? (on|in) google|first page of google|seo (services?|packages?)|buy followers|web traffic)\b/gi;

/** More links than a normal enquiry contains. */
const maxLinks = 3;
/** One word from a sales pitch may be a customer's business; several are not. */
const maxPitchWords = 1;

/**
 * Returns why a submission looks like spam, or undefined. It is stored anyway and the sender sees no
 * difference, so a mistake costs the owner one click on 'Not spam'.
 */
export const spamReason = ({ website, elapsedMs, names, message = '' }: Submission): string | undefined => {
  if (website?.trim()) return 'A field hidden from people was filled in';
  if (elapsedMs !== undefined && elapsedMs < minElapsedMs) return 'Sent faster than a person can type';
  if (names.some((name) => name.match(link))) return 'A link instead of a name';
  if (markup.test(message)) return 'Link markup in the message';
  if ((message.match(link)?.length ?? 0) > maxLinks) return 'Too many links in the message';
  const words = new Set((message.match(pitch) ?? []).map((word) => word.toLowerCase()));
  return words.size > maxPitchWords ? 'Words of a mass mailing in the message' : undefined;
};
