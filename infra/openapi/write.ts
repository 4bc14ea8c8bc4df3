import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routes } from '#functions/routes.ts';
import { openApiDocument } from './document.ts';

const folder = fileURLToPath(new URL('../../dist/', import.meta.url));

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}openapi.json`, `${JSON.stringify(openApiDocument(routes), undefined, 1)}\n`);
