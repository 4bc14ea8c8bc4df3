import { getOwn, isRecord, type Raw } from '../read-fields.ts';

/** A message in the flow's Markdown, and the links in it that our messages can't show as links. */
export interface ConvertedText {
  readonly text: string;
  readonly links: readonly string[];
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const children = (node: Raw): Raw[] => {
  const list = getOwn(node, 'children');
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

/** Bold text stays on one line without asterisks, else it would not be read as bold. */
const bold = (text: string): string => {
  const words = text.trim();
  if (words === '' || /[*\n]/.test(words)) return text;
  const [before = '', after = ''] = text.split(words);
  return `${before}**${words}**${after}`;
};

const link = (label: string, url: string, links: string[]): string => {
  if (url === '') return label;
  links.push(url);
  const address = url.replace(/^mailto:/i, '');
  return label.trim() === '' || label.trim() === address ? address : `${label} (${address})`;
};

const convertInline = (node: Raw, links: string[]): string => {
  const text = getOwn(node, 'text');
  if (typeof text === 'string') return getOwn(node, 'bold') === true ? bold(text) : text;
  const inner = children(node)
    .map((child) => convertInline(child, links))
    .join('')
    .replaceAll('****', '');
  const type = getOwn(node, 'type');
  if (type === 'a') return link(inner, asText(getOwn(node, 'url')), links);
  if (type === 'inline-variable') return asText(getOwn(node, 'value')) || inner;
  return inner;
};

const convertList = (list: Raw, links: string[], isOrdered: boolean): string[] =>
  children(list).flatMap((item, index) => {
    const lists = children(item).filter((child) => isList(child));
    const words = children(item)
      .filter((child) => !isList(child))
      .map((child) => convertInline(child, links))
      .join(' ');
    return [
      `${isOrdered ? `${index + 1}.` : '-'} ${words.trim()}`,
      ...lists.flatMap((nested) => convertBlock(nested, links)),
    ];
  });

const isList = (node: Raw): boolean => ['ul', 'ol'].includes(asText(getOwn(node, 'type')));

const convertBlock = (node: Raw, links: string[]): string[] => {
  if (isList(node)) return convertList(node, links, getOwn(node, 'type') === 'ol');
  return [convertInline(node, links)];
};

const tidy = (text: string): string =>
  text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Converts Typebot's rich text (version 5 and later). */
export const convertRichText = (nodes: readonly unknown[]): ConvertedText => {
  const links: string[] = [];
  const lines = nodes.filter(isRecord).flatMap((node) => convertBlock(node, links));
  return { text: tidy(lines.join('\n')), links };
};

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  apos: "'",
};

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Elements whose content is not text for people. */
const hiddenElements = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'object',
  'svg',
  'head',
]);

/** Converts HTML: the text bubbles of versions 3 and 4, articles and messages of other systems. Pictures become `![]()`. */
export const convertHtml = (html: string): ConvertedText => {
  const links: string[] = [];
  let out = '';
  let hidden: string | undefined;
  let boldFrom: number | undefined;
  let anchor: { from: number; url: string } | undefined;
  for (const part of html.split(/(<[^<>]*>)/)) {
    const tag = /^<(\/?)\s*([a-z0-9]+)/i.exec(part);
    if (!tag) {
      if (!hidden) out += part.startsWith('<') ? '' : decodeEntities(part);
      continue;
    }
    const isEnd = tag[1] === '/';
    const name = (tag[2] ?? '').toLowerCase();
    if (hidden || hiddenElements.has(name)) {
      if (hidden === undefined) hidden = isEnd ? undefined : name;
      else if (isEnd && name === hidden) hidden = undefined;
      continue;
    }
    switch (name) {
      case 'b':
      case 'strong':
        if (isEnd && boldFrom !== undefined) out = out.slice(0, boldFrom) + bold(out.slice(boldFrom));
        boldFrom = isEnd ? undefined : out.length;
        break;
      case 'a':
        if (isEnd && anchor)
          out = out.slice(0, anchor.from) + link(out.slice(anchor.from), anchor.url, links);
        anchor = isEnd
          ? undefined
          : { from: out.length, url: decodeEntities(/href\s*=\s*["']([^"']*)["']/i.exec(part)?.[1] ?? '') };
        break;
      case 'li':
        if (!isEnd) out += `${out === '' || out.endsWith('\n') ? '' : '\n'}- `;
        break;
      case 'br':
        out += '\n';
        break;
      case 'img':
        out += '![]()';
        break;
      case 'h1':
      case 'h2':
      case 'h3':
      case 'h4':
        out += isEnd ? '\n' : '\n\n## ';
        break;
      case 'div':
      case 'p':
      case 'tr':
      case 'ul':
      case 'ol':
        if (isEnd && !out.endsWith('\n')) out += '\n';
        break;
    }
  }
  return { text: tidy(out), links };
};
