import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { posixPath } from '#infra/edge/posix-path.ts';
import { dist } from './built-site.ts';
import { plantedMark } from './planted-secrets.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(dist, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posixPath(dist, path.join(entry.parentPath, entry.name)));

describe('built files', () => {
  it('are only pages, scripts, styles, fonts, images and files for robots', () => {
    const kinds = /\.(html|js|css|woff2|png|jpg|svg|webp|avif|txt|xml)$/;
    const files = filesIn('web').map((file) => file.replace(/\.(br|gz)$/, ''));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !kinds.test(file) || /(^|\/)\./.test(file))).toEqual([]);
  });

  it('contain no source maps and nothing from the build’s environment [INFRA-015]', () => {
    for (const file of [...filesIn('web'), ...filesIn('functions')]) {
      if (/\.(woff2|png|webp|avif|jpg|br|gz|zip)$/.test(file)) continue;
      const text = readFileSync(path.join(dist, file), 'utf8');
      // A library's own code may contain the words; a reference to a source map is a separate comment.
      expect(/^\s*\/[/*]# sourceMappingURL=(?!data:,)/m.test(text), file).toBe(false);
      expect(text.includes(plantedMark), file).toBe(false);
    }
  });
});
