import type { TypebotFile } from './file.ts';
import { readExpression } from './set-variable.ts';
import type { VariableNames } from './variable-names.ts';

/** Variables that exactly one block sets, to a fixed text. */
export const findConstants = (file: TypebotFile, names: VariableNames): ReadonlyMap<string, string> => {
  const values = new Map<string, string | undefined>();
  const set = (id: string | undefined, value?: string) => {
    const name = names.get(id);
    if (name !== undefined) values.set(name, values.has(name) ? undefined : value);
  };
  for (const { type, options } of file.groups.flatMap(({ blocks }) => blocks)) {
    for (const mapping of [...options.list('responseVariableMapping'), ...options.list('responseMapping')])
      set(mapping.text('variableId'));
    const id = options.text('variableId');
    const name = names.get(id);
    if (name === undefined) continue;
    const setsCustomValue = type === 'Set variable' && (options.text('type') ?? 'Custom') === 'Custom';
    const assigned = setsCustomValue
      ? readExpression(options.text('expressionToEvaluate') ?? '', name, names)
      : undefined;
    set(id, assigned?.mode === 'set' && !assigned.value.includes('{{') ? assigned.value : undefined);
  }
  return new Map(
    [...values].flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
};
