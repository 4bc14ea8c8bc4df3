import { Code, Stack, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { parseExpression } from '#shared/flow/expression.ts';
import { expressionFunctions } from '#shared/flow/expression-functions.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { FieldGroup } from './panel-parts.tsx';

interface ExpressionFieldProps {
  readonly value: string;
  readonly variables: readonly string[];
  readonly onChange: (value: string) => void;
}

/**
 * Completions for the word at the end; each contains the whole text, because a native list replaces all of
 * it.
 */
export const completeExpression = (
  text: string,
  variables: readonly string[],
): readonly { readonly text: string; readonly label: string }[] => {
  const [word = ''] = /[A-Za-z]\w*$/.exec(text) ?? [];
  if (word === '') return [];
  const before = text.slice(0, text.length - word.length);
  const candidates = [
    ...variables.map((name) => ({ text: name, label: name })),
    ...[...expressionFunctions].map(([name, { usage }]) => ({
      text: `${name}(`,
      label: `${name}(${usage})`,
    })),
  ];
  return candidates
    .filter(({ text: name }) => name !== word && name.toLowerCase().startsWith(word.toLowerCase()))
    .map(({ text: name, label }) => ({ text: before + name, label }));
};

const today = () => new Date().toISOString().slice(0, 10);

/** An expression with completions, and its result for values that the author can try. */
export const ExpressionField = ({ value, variables, onChange }: ExpressionFieldProps) => {
  const list = useId();
  const [samples, setSamples] = useState<Readonly<Record<string, string>>>({});
  const expression = parseExpression(value);
  const result = expression.ok ? expression.evaluate({ variables: samples, today: today() }) : undefined;
  return (
    <>
      <datalist id={list}>
        {completeExpression(value, variables).map(({ text, label }) => (
          <option key={text} value={text} label={label} />
        ))}
      </datalist>
      <TextInput
        label="Expression"
        description="Variables by name, texts in quotes, such as round(price * 1.19, 2)"
        ff="monospace"
        list={list}
        autoComplete="off"
        spellCheck={false}
        maxLength={flowLimits.expressionChars}
        value={value}
        error={value.trim() !== '' && !expression.ok ? expression.error : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {expression.ok && (
        <FieldGroup legend="Try it">
          {expression.variables.map((name) => (
            <TextInput
              key={name}
              size="xs"
              label={`Sample for ${name}`}
              value={samples[name] ?? ''}
              onChange={(event) => setSamples({ ...samples, [name]: event.target.value })}
            />
          ))}
          <Text size="sm" role="status">
            {result?.ok ? (
              <>
                Result: <Code>{result.value || '(empty)'}</Code>
              </>
            ) : (
              `No result with these values: ${result?.error ?? ''}`
            )}
          </Text>
        </FieldGroup>
      )}
      <Text component="details" size="xs">
        <summary>Functions and operators</summary>
        <Stack gap={2} mt={4}>
          {[...expressionFunctions].map(([name, { usage }]) => (
            <Code key={name}>{`${name}(${usage})`}</Code>
          ))}
          <Code>+ - * / % == != &lt; &lt;= &gt; &gt;= and or not</Code>
          <Code>condition ? value : otherwise</Code>
        </Stack>
      </Text>
    </>
  );
};
