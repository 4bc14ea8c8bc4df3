import jsep from 'jsep';
import { compareValues, parseNumber } from './condition.ts';
import {
  ExpressionError,
  expressionFunctions,
  toBoolean,
  toNumber,
  toText,
  type Value,
} from './expression-functions.ts';
import { getVariable, placeholderPattern, type Variables } from './interpolate.ts';
import { flowLimits } from './limits.ts';
import { isVariableName } from './variable-names.ts';

export type ExpressionResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: string };

interface Scope {
  readonly variables: Variables;
  /** YYYY-MM-DD. */
  readonly today: string;
}

export type Expression =
  | {
      readonly ok: true;
      /** Variables that the expression reads, each once. */
      readonly variables: readonly string[];
      readonly evaluate: (scope: Scope) => ExpressionResult;
    }
  | { readonly ok: false; readonly error: string };

type Evaluate = (scope: Scope) => Value;

/** Maximum nesting of brackets and calls. */
const maxDepth = 30;

for (const operator of ['|', '^', '&', '<<', '>>', '>>>', '===', '!==', '**', '??'])
  jsep.removeBinaryOp(operator);
for (const operator of ['~']) jsep.removeUnaryOp(operator);
jsep.addBinaryOp('or', 1);
jsep.addBinaryOp('and', 2);
jsep.addUnaryOp('not');

const isNumeric = (value: Value): boolean =>
  typeof value === 'number' || (typeof value === 'string' && parseNumber(value) !== undefined);

const add = (left: Value, right: Value): Value =>
  isNumeric(left) && isNumeric(right)
    ? toNumber(left) + toNumber(right)
    : typeof left === 'object' && typeof right === 'object'
      ? [...left, ...right]
      : toText(left) + toText(right);

const divide = (left: Value, right: Value): number => {
  const by = toNumber(right);
  if (by === 0) throw new ExpressionError('A division by zero has no result.');
  return toNumber(left) / by;
};

const compare = (left: Value, right: Value): number => compareValues(toText(left), toText(right));

const operators: ReadonlyMap<string, (left: Value, right: Value) => Value> = new Map([
  ['+', add],
  ['-', (left: Value, right: Value) => toNumber(left) - toNumber(right)],
  ['*', (left: Value, right: Value) => toNumber(left) * toNumber(right)],
  ['/', divide],
  ['%', (left: Value, right: Value) => toNumber(left) - toNumber(right) * Math.floor(divide(left, right))],
  ['==', (left: Value, right: Value) => compare(left, right) === 0],
  ['!=', (left: Value, right: Value) => compare(left, right) !== 0],
  ['<', (left: Value, right: Value) => compare(left, right) < 0],
  ['<=', (left: Value, right: Value) => compare(left, right) <= 0],
  ['>', (left: Value, right: Value) => compare(left, right) > 0],
  ['>=', (left: Value, right: Value) => compare(left, right) >= 0],
]);

const compileCall = (node: jsep.CallExpression, compile: (node: jsep.Expression) => Evaluate): Evaluate => {
  const name = node.callee.type === 'Identifier' ? String(node.callee.name) : '';
  const called = expressionFunctions.get(name);
  if (!called) throw new ExpressionError(`There is no function “${name}”.`);
  const values = node.arguments.map(compile);
  if (values.length < called.min || values.length > called.max)
    throw new ExpressionError(`The function is used as ${name}(${called.usage}).`);
  return (scope) =>
    called.run(
      values.map((value) => value(scope)),
      scope.today,
    );
};

const compileBinary = (
  { operator, left, right }: jsep.BinaryExpression,
  compile: (node: jsep.Expression) => Evaluate,
): Evaluate => {
  const [a, b] = [compile(left), compile(right)];
  if (operator === '&&' || operator === 'and') return (scope) => toBoolean(a(scope)) && toBoolean(b(scope));
  if (operator === '||' || operator === 'or') return (scope) => toBoolean(a(scope)) || toBoolean(b(scope));
  const run = operators.get(operator);
  if (!run) throw new ExpressionError(`“${operator}” is not an operator.`);
  return (scope) => run(a(scope), b(scope));
};

const compileUnary = (
  { operator, argument }: jsep.UnaryExpression,
  compile: (node: jsep.Expression) => Evaluate,
): Evaluate => {
  const value = compile(argument);
  if (operator === '-') return (scope) => -toNumber(value(scope));
  if (operator === '+') return (scope) => toNumber(value(scope));
  return (scope) => !toBoolean(value(scope));
};

/** Turns the parsed tree into functions, so that everything unknown is refused before anything runs. */
const compileTree = (tree: jsep.Expression, variables: Set<string>): Evaluate => {
  const compile = (node: jsep.Expression, depth: number): Evaluate => {
    if (depth > maxDepth) throw new ExpressionError('The expression is nested too deeply.');
    const inner = (child: jsep.Expression) => compile(child, depth + 1);
    const node_ = node as jsep.CoreExpression;
    switch (node_.type) {
      case 'Literal': {
        const { value } = node_;
        if (typeof value === 'object') throw new ExpressionError(`“${node_.raw}” is not a value.`);
        return () => value;
      }
      case 'Identifier': {
        const { name } = node_;
        if (!isVariableName(name)) throw new ExpressionError(`“${name}” cannot be a variable.`);
        variables.add(name);
        return (scope) => getVariable(scope.variables, name) ?? '';
      }
      case 'ArrayExpression': {
        const items = node_.elements.map((item) => {
          if (!item) throw new ExpressionError('A list has an empty place.');
          return inner(item);
        });
        return (scope) => items.map((item) => item(scope));
      }
      case 'ConditionalExpression': {
        const [test, yes, no] = [inner(node_.test), inner(node_.consequent), inner(node_.alternate)];
        return (scope) => (toBoolean(test(scope)) ? yes : no)(scope);
      }
      case 'UnaryExpression':
        return compileUnary(node_, inner);
      case 'BinaryExpression':
        return compileBinary(node_, inner);
      case 'CallExpression':
        return compileCall(node_, inner);
      case 'Compound':
      case 'SequenceExpression':
        throw new ExpressionError('An operator or a bracket is missing between two parts.');
      default:
        throw new ExpressionError('Only variables, texts, numbers, lists and functions can be used.');
    }
  };
  return compile(tree, 0);
};

const names = new RegExp(placeholderPattern.source, 'g');

/**
 * Parses an expression with variables, numbers, texts, lists, operators and the functions in
 * `expression-functions.ts`; `{{name}}` means the same as `name`. Returns an error message if it is invalid;
 * evaluating returns one if its values don't fit.
 */
export const parseExpression = (source: string): Expression => {
  const text = source.replace(names, '$1');
  if (text.trim() === '') return { ok: false, error: 'The expression is empty.' };
  if (text.length > flowLimits.expressionChars)
    return { ok: false, error: `An expression can have at most ${flowLimits.expressionChars} characters.` };
  const variables = new Set<string>();
  try {
    const run = compileTree(jsep(text), variables);
    return { ok: true, variables: [...variables], evaluate: (scope) => evaluate(run, scope) };
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, error: error.message };
    const { index, description } = error as { index?: number; description?: string };
    if (index === undefined) throw error;
    return { ok: false, error: `${description} at character ${index + 1}.` };
  }
};

const evaluate = (run: Evaluate, scope: Scope): ExpressionResult => {
  try {
    const value = run(scope);
    if (typeof value === 'number' && !Number.isFinite(value))
      return { ok: false, error: 'The number is too large.' };
    return { ok: true, value: toText(value).slice(0, flowLimits.variableValueChars) };
  } catch (error) {
    if (error instanceof ExpressionError) return { ok: false, error: error.message };
    throw error;
  }
};
