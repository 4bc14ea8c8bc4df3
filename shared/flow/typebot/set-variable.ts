import { parseExpression } from '../expression.ts';
import { flowLimits as limits } from '../limits.ts';
import { type Converter, leaveOut, toNodes } from './conversion.ts';
import type { VariableNames } from './variable-names.ts';

type Assignment = { readonly mode: 'set' | 'add' | 'expression'; readonly value: string };

const number = String.raw`-?\d{1,12}(?:\.\d{1,6})?`;
const numberOnly = new RegExp(`^${number}$`);

const code =
  /=>|[;\n]\s*\S|\b(?:const|let|var|return|new|function|await|if|for|while|typeof)\b\s*[\w({[]|\b(?:Math|JSON|Object|Array|Date|Number|String|parseInt|parseFloat)\s*[.(]|[\w\]})"'`]\.\w+\s*[([]|\?[^?]*:|^[[{]/;

const functionNames: Readonly<Record<string, string>> = {
  parseInt: 'floor',
  parseFloat: 'number',
  Number: 'number',
  'Math.round': 'round',
  'Math.floor': 'floor',
  'Math.ceil': 'ceil',
  'Math.abs': 'abs',
  'Math.min': 'min',
  'Math.max': 'max',
};

const methodNames: Readonly<Record<string, string>> = {
  toUpperCase: 'upper',
  toLowerCase: 'lower',
  trim: 'trim',
};

/** Rewrites a JavaScript calculation as one of our expressions; undefined if it isn't a single simple one. */
const readCalculation = (text: string): Assignment | undefined => {
  const value = text
    .replace(/[!=]==/g, (sign) => sign.slice(0, 2))
    .replace(/\b(?:Math\.)?[A-Za-z]+(?=\()/g, (name) =>
      Object.hasOwn(functionNames, name) ? (functionNames[name] as string) : name,
    )
    .replace(
      /(\{\{\w+\}\})\.(toUpperCase|toLowerCase|trim)\(\)/g,
      (_, name, method) => `${methodNames[method]}(${name})`,
    )
    .replace(
      /(\{\{\w+\}\}|\([^()]*\))\.toFixed\((\d?)\)/g,
      (_, number, digits) => `round(${number}, ${digits || 0})`,
    );
  return parseExpression(value).ok ? { mode: 'expression', value } : undefined;
};

/** Reads the text or code in a Set variable block; undefined for code that a flow can't express. */
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
  const isCalculation = /^[\d\s.+\-*/()%]+$/.test(withoutVariables);
  if (isCalculation || code.test(withoutVariables) || text.includes('}}[')) return readCalculation(text);
  return { mode: 'set', value: text };
};

/** Lists become texts with one value per line. */
const append = (target: string, item: string): Assignment => ({
  mode: 'set',
  value: `{{${target}}}\n${item}`,
});

const days: Readonly<Record<string, string>> = {
  Today: 'today()',
  Now: 'today()',
  Yesterday: 'add_days(today(), -1)',
  Tomorrow: 'add_days(today(), 1)',
};

export const setVariable: Converter = ({ options }, { names }) => {
  const target = names.get(options.text('variableId'));
  if (!target) return leaveOut('No variable is chosen.');
  const type = options.text('type') ?? 'Custom';
  const build = ({ mode, value }: Assignment, reasons: string[] = []) =>
    value.length > limits.expressionChars
      ? leaveOut(`The value is longer than ${limits.expressionChars} characters.`)
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
  if (type === 'Environment name') return build({ mode: 'set', value: 'web' });
  const day = Object.hasOwn(days, type) ? days[type] : undefined;
  if (day !== undefined)
    return build({ mode: 'expression', value: day }, ['The day is stored without the time.']);
  return leaveOut(`The value “${type.slice(0, 40)}” doesn’t exist here.`);
};
