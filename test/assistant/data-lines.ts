import { readFileSync } from 'node:fs';

/** The rows of a JSONL file in `test/assistant/data`. */
export const readDataLines = <Row>(name: string): Row[] =>
  readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
