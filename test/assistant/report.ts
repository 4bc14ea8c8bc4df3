import { loadSets } from './evaluation-set.ts';
import { byLanguage, type Judged, measure } from './measure.ts';

const share = (list: readonly Judged[], of: keyof Judged): string =>
  list.length === 0 ? '-' : `${((100 * list.filter((one) => one[of]).length) / list.length).toFixed(1)} %`;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const row = (name: string, list: readonly Judged[]): string =>
  [
    name.padEnd(14),
    String(list.length).padStart(4),
    ...(['language', 'answered', 'action', 'right', 'refused'] as const).map((of) =>
      share(list, of).padStart(9),
    ),
  ].join(' ');

const [only, misses] = process.argv.slice(2);
for (const set of loadSets().filter(({ name }) => !only || only === 'all' || name === only)) {
  const { sentences, turns } = await measure(set);
  print(`\n${`Set ${set.name}`.padEnd(20)} language  answered   action  all right  refused`);
  print(row('sentences', sentences));
  print(row('dialogue turns', turns));
  for (const [code, list] of byLanguage(sentences)) print(row(`  ${code}`, list));
  for (const kind of [...new Set(sentences.map((one) => one.kind))].sort())
    print(
      row(
        `  ${kind}`,
        sentences.filter((one) => one.kind === kind),
      ),
    );
  if (misses === undefined) continue;
  for (const one of [...sentences, ...turns].filter(
    ({ right, lang }) => !right && (misses === 'all' || lang === misses),
  ))
    print(
      `  ${one.id} [${one.kind}] ${one.message}\n      ${one.language ? '' : `language ${one.got} `}${one.action ? '' : 'ACTION '}${one.cards.join('+') || '-'} | near ${one.near.slice(0, 4).join(' ')}`,
    );
}
