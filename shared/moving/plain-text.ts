import { convertHtml } from '#shared/flow/typebot/rich-text.ts';
import { LeaveOut, movingLimits } from './types.ts';

/** Strips Markdown from a line, because the assistant writes plain text. Linear in its length. */
export const plainLine = (line: string): string =>
  line
    .replace(/\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/^\s*[*+]\s+/, '- ');

const isHtml = (text: string): boolean => /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i.test(text);

const picture = /!\[[^[\]]*\]\([^()]*\)/g;
/** A Markdown link to another site, whose address has to stay readable. */
const markdownLink = /(?<!!)\[([^[\]]*)\]\((https?:\/\/[^()\s]*)\)/g;

interface Lines {
  readonly lines: readonly string[];
  readonly changes: readonly string[];
}

/** The lines of HTML or Markdown, headings with `##`, without pictures. Throws `LeaveOut` for too long texts. */
export const toLines = (given: string): Lines => {
  if (given.length > movingLimits.textChars)
    throw new LeaveOut(`The text is longer than ${movingLimits.textChars.toLocaleString('en')} characters.`);
  const markdown = isHtml(given) ? convertHtml(given).text : given;
  const pictures = markdown.match(picture)?.length ?? 0;
  const text = markdown
    .replace(picture, '')
    .replace(markdownLink, (_, label: string, url: string) => (label === url ? url : `${label} (${url})`))
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');
  return {
    lines: text.split('\n').map(plainLine),
    changes:
      pictures === 0 ? [] : [`${pictures} ${pictures === 1 ? 'picture was' : 'pictures were'} left out.`],
  };
};

const heading = /^#{1,6}\s+/;

export const tidy = (lines: readonly string[]): string =>
  lines
    .map((line) => line.replace(heading, '').trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Plain text of a message. */
export const toPlainText = (given: string): string => tidy(toLines(given).lines);

/** Cuts a text at the end of a paragraph, sentence or word. */
export const shorten = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const head = text.slice(0, max - 1);
  const ends = [head.lastIndexOf('\n\n'), head.lastIndexOf('. ') + 1, head.lastIndexOf(' ')];
  const end = ends.find((at) => at > max / 2) ?? head.length;
  // A surrogate pair must not be cut in half.
  return `${head
    .slice(0, end)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
};

export interface Section {
  readonly heading?: string;
  readonly text: string;
}

/** Splits lines at their headings, without empty sections. */
export const splitSections = (lines: readonly string[]): Section[] => {
  const sections: { heading?: string; lines: string[] }[] = [{ lines: [] }];
  for (const line of lines) {
    if (heading.test(line)) sections.push({ heading: line.replace(heading, '').trim(), lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections
    .map((section) => ({
      text: tidy(section.lines),
      ...(section.heading ? { heading: section.heading } : {}),
    }))
    .filter(({ text }) => text !== '');
};
