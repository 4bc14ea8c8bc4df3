import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './source-files.ts';

interface Citation {
  readonly file: string;
  readonly title: string;
}

/** Every `file › title` of a document. */
export const citedTests = (document: string): readonly Citation[] =>
  [
    ...readFileSync(path.join(root, document), 'utf8').matchAll(
      /`([\w./-]+\.(?:test|spec)\.tsx?) › ([^`]+)`/g,
    ),
  ].map(([, file = '', title = '']) => ({ file, title }));

/** Those that no test of the named file is called. */
export const notThere = (citations: readonly Citation[]): readonly Citation[] => {
  const sources = new Map<string, string>();
  return citations.filter(({ file, title }) => {
    const place = path.join(root, file);
    if (!sources.has(file)) sources.set(file, existsSync(place) ? readFileSync(place, 'utf8') : '');
    const text = sources.get(file) ?? '';
    return !["'", '"', '`', ' @both', ' @phone'].some((end) =>
      ["'", '"', '`'].some((quote) => text.includes(`${quote}${title}${end}`)),
    );
  });
};
