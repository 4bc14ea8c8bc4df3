import { flowLimits as limits } from '../limits.ts';
import { type Converter, leaveOut, toNodes } from './conversion.ts';
import type { VariableNames } from './variable-names.ts';

type Assignment = { readonly mode: 'set' | 'add'; readonly value: string };

const number = String.raw`-?\d{1,12}(?:\.\d{1,6})?`;
const numberOnly = new RegExp(`^${number}$`);

const code =
  /=>|[;\n]\s*\S|\b(?:const|let|var|return|new|function|await|if|for|while|typeof)\b\s*[\w({[]|\b(?:Math|JSON|Object|Array|Date|Number|String|parseInt|parseFloat)\s*[.(]|[\w\]})"'`]\.\w+\s*[([]|\?[^?]*:|^[[{]/;

/** Reads the text or code of a Set variable block; undefined for code that a flow can't express. */
export const readExpression = (
  source: string,
  target: string,
  names: VariableNames,
): Assignment | undefined => {
  const bare = source
    .trim()
    .replace(/^return\s+/, '')
    .replace(/;$/, '')
    .trim();
  const quoted = /^(["'`])([^"'`\n\\]*)\1$/.exec(bare);
  if (quoted) return { mode: 'set', value: names.rewrite(quoted[2] ?? '') };
  let isLost = false;
  const text = names.rewrite(bare, () => {
    isLost = true;
  });
  if (isLost) return undefined;
  const own = `\\{\\{${target}\\}\\}`;
  const sum = new RegExp(`^${own}\\s*([+-])\\s*(${number}|\\{\\{\\w+\\}\\})$`).exec(text);
  const sumAfter = new RegExp(`^(${number})\\s*\\+\\s*${own}$`).exec(text);
  if (sumAfter) return { mode: 'add', value: sumAfter[1] ?? '' };
  if (sum && (sum[1] === '+' || numberOnly.test(sum[2] ?? '')))
    return { mode: 'add', value: sum[1] === '+' ? (sum[2] ?? '') : String(-Number(sum[2])) };
  const withoutVariables = text.replace(/\{\{\w+\}\}/g, '0');
  if (numberOnly.test(withoutVariables)) return { mode: 'set', value: text };
  // Only numbers and signs: a calculation.
  if (/^[\d\s.+\-*/()%]+$/.test(withoutVariables)) return undefined;
  return code.test(withoutVariables) || text.includes('}}[') ? undefined : { mode: 'set', value: text };
};

/** Lists are texts here: each value is a line. */
const append = (target: string, item: string): Assignment => ({
  mode: 'set',
  value: `{{${target}}}\n${item}`,
});

const systemValues: Readonly<Record<string, string>> = {
  'Environment name': 'web',
};

export const setVariable: Converter = ({ options }, { names }) => {
  const target = names.get(options.text('variableId'));
  if (!target) return leaveOut('No variable is chosen.');
  const type = options.text('type') ?? 'Custom';
  const build = ({ mode, value }: Assignment, reasons: string[] = []) =>
    value.length > limits.valueChars
      ? leaveOut(`The value is longer than ${limits.valueChars} characters.`)
      : toNodes([{ type: 'set_variable', data: { variable: target, mode, value } }], reasons);
  if (type === 'Custom') {
    const source = options.text('expressionToEvaluate') ?? '';
    const assignment = readExpression(source, target, names);
    return assignment ? build(assignment) : leaveOut('The code of this step can’t be run here.');
  }
  if (type === 'Empty') return build({ mode: 'set', value: '' });
  if (type === 'Append value(s)')
    return build(append(target, names.rewrite(options.text('item') ?? '')), [
      'The list becomes a text with lines.',
    ]);
  const fixed = systemValues[type];
  if (fixed !== undefined) return build({ mode: 'set', value: fixed });
  return leaveOut(`The value “${type.slice(0, 40)}” doesn’t exist here.`);
};
