import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routes } from '#functions/routes.ts';
import { openApiDocument } from './document.ts';

/** Where the document lies: docs/openapi.json. */
export const openApiFile = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));

/** The file's text. */
export const openApiText = (): string => `${JSON.stringify(openApiDocument(routes), undefined, 1)}\n`;

if (import.meta.main) writeFileSync(openApiFile, openApiText());
