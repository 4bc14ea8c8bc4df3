import { brand } from '#shared/brand.ts';
import { ownPath } from '#shared/domain/own-path.ts';

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  | { readonly kind: 'mail'; readonly address: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

const addresses: readonly string[] = [brand.email, brand.salesEmail, brand.supportEmail, brand.privacyEmail];

// Matches bold, a link or one of our own URLs in one pass. Runs are bounded, so hostile text can't make it
// slow.
const mark = new RegExp(
  `\\*\\*([^*\\n]{1,400})\\*\\*|\\[([^\\]\\[\\n]{1,200})\\]\\(([^()\\s]{1,400})\\)|(${addresses
    .map((address) => address.replace(/[.+]/g, '\\$&'))
    .join('|')})`,
  'g',
);

const inline = (line: string, origin: string): Inline[] => {
  const parts: Inline[] = [];
  let from = 0;
  const text = (to: number) => {
    if (to > from) parts.push({ kind: 'text', text: line.slice(from, to) });
  };
  for (const match of line.matchAll(mark)) {
    const [whole, strong, label, href, address] = match;
    text(match.index);
    from = match.index + whole.length;
    const path = href === undefined ? undefined : ownPath(href, origin);
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (address !== undefined) parts.push({ kind: 'mail', address });
    else if (path !== undefined) parts.push({ kind: 'link', text: label ?? '', href: path });
    // A link to another site is reduced to its label.
    else parts.push({ kind: 'text', text: label ?? '' });
  }
  text(line.length);
  return parts;
};

const item = /^\s*(?:[-*•]|(\d{1,3})[.)])\s+(.+)$/;

/**
 * Parses the Markdown that replies may use: bold, lists, line breaks and links into our own site. Everything
 * else, including HTML, stays text.
 */
export const parseRichText = (source: string, origin: string): Block[] => {
  const blocks: Block[] = [];
  let lines: Inline[][] = [];
  let items: Inline[][] = [];
  let ordered = false;
  const flush = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', lines });
    if (items.length > 0) blocks.push({ kind: 'list', ordered, items });
    lines = [];
    items = [];
  };
  for (const line of source.replaceAll('\r', '').split('\n')) {
    const match = item.exec(line);
    const isOrdered = match?.[1] !== undefined;
    if (match && (lines.length > 0 || (items.length > 0 && ordered !== isOrdered))) flush();
    if (match) {
      ordered = isOrdered;
      items.push(inline(match[2] ?? '', origin));
    } else {
      if (items.length > 0 || !line.trim()) flush();
      if (line.trim()) lines.push(inline(line.trim(), origin));
    }
  }
  flush();
  return blocks;
};
