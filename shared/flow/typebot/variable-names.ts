import { flowLimits } from '../limits.ts';
import { isVariableName, userInputVariable } from '../variable-names.ts';
import type { TypebotVariable } from './file.ts';

const createName = (name: string, taken: ReadonlySet<string>): string => {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, flowLimits.variableChars - 4);
  const base = isVariableName(ascii) ? ascii : ascii === '' ? 'variable' : `v_${ascii}`;
  let unique = base;
  for (let number = 2; taken.has(unique); number += 1) unique = `${base}_${number}`;
  return unique;
};

/** The flow's names for a Typebot's variables. Typebot allows spaces and any letters in names. */
export class VariableNames {
  readonly renamed: readonly string[];
  private readonly byId = new Map<string, string>();
  private readonly byName = new Map<string, string>();

  constructor(variables: readonly TypebotVariable[]) {
    const taken = new Set<string>([userInputVariable]);
    for (const { id, name } of variables) {
      const unique = this.byName.get(name) ?? createName(name, taken);
      taken.add(unique);
      this.byId.set(id, unique);
      this.byName.set(name, unique);
    }
    this.renamed = [...this.byName].flatMap(([name, unique]) => (name === unique ? [] : [name]));
  }

  /** The name of the variable with this Typebot id. */
  get(id: string | undefined): string | undefined {
    return id === undefined ? undefined : this.byId.get(id);
  }

  /**
   * Replaces Typebot's placeholders with the flow's. Unknown variables, which are empty in Typebot, are
   * removed; so is inline code (`{{=…=}}`), which calls `onLost`.
   */
  rewrite(text: string, onLost: () => void = () => undefined): string {
    return text
      .replace(/\{\{=[^{}]*(?:\{\{[^{}]*\}\}[^{}]*)*=\}\}/g, () => {
        onLost();
        return '';
      })
      .replace(/\$?\{\{([^{}]*)\}\}/g, (_, name: string) => {
        const own = this.byName.get(name) ?? this.byName.get(name.trim());
        return own === undefined ? '' : `{{${own}}}`;
      });
  }
}
