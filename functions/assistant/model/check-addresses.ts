import { findOwnAddress, isOwnHost, withoutInvisible } from '../output-filter.ts';

const link = /\b(?:https?|wss?)\s*:\/\/([^\s/?#)\]]+)/gi;
const email = /(?!-)[a-z0-9._%+'-]{1,64}@(?:[a-z0-9-]+\.)+[a-z]{2,}/gi;

/**
 * Returns why a model's text is rejected: it names a link or an email address that is neither ours nor
 * typed by the visitor.
 */
export const findForeignAddress = (raw: string, visitor: readonly string[]): string | undefined => {
  const text = withoutInvisible(raw);
  const theirs = visitor.join('\n').toLowerCase();
  const isForeign = (address: string): boolean =>
    !findOwnAddress(address) && !theirs.includes(address.toLowerCase());
  const host = [...text.matchAll(link)].find(([, name = '']) => !isOwnHost(name.toLowerCase()));
  const [address] = (text.match(email) ?? []).filter(isForeign);
  const foreign = host?.[0] ?? address;
  return foreign && `The address ${foreign} is not ours. Leave it out.`;
};
