import { Box, Button, Code, Group, Stack, Text } from '@mantine/core';
import { isVariableName } from '#shared/flow/variable-names.ts';

interface ResponseTreeProps {
  readonly value: unknown;
  /** Stores the value at this path in a variable of this name. */
  readonly onMap: (name: string, path: string) => void;
  /** Paths that are mapped already. */
  readonly mapped: ReadonlySet<string>;
}

const maxRows = 200;

interface Row {
  readonly path: string;
  readonly key: string;
  readonly depth: number;
  /** Undefined for objects and lists. */
  readonly text: string | undefined;
}

/** The values in a JSON response in reading order; leaves out keys that a path can't name. */
export const listResponseRows = (value: unknown, path = '', depth = 0): Row[] => {
  if (typeof value !== 'object' || value === null) return [];
  const isNameable = (key: string) => key !== '' && key !== '$' && !/[.[\]]/.test(key);
  return Object.entries(value)
    .filter(([key]) => isNameable(key))
    .slice(0, maxRows)
    .flatMap(([key, child]: [string, unknown]) => {
      const at = path ? `${path}.${key}` : key;
      const isLeaf = typeof child !== 'object' || child === null;
      const row = { path: at, key, depth, text: isLeaf ? String(child) : undefined };
      return [row, ...listResponseRows(child, at, depth + 1)];
    });
};

/** Makes a variable name from the last words of a path, such as `items_0_price`. */
export const nameForPath = (path: string): string => {
  const words = path.replace(/[^A-Za-z0-9]+/g, '_').replace(/^[^A-Za-z]+|_+$/g, '');
  const short = words.slice(-40).replace(/^[^A-Za-z]+/, '');
  return isVariableName(short) ? short : 'value';
};

/** The answer of a test request as a tree; a press on a value stores it in a variable. */
export const ResponseTree = ({ value, onMap, mapped }: ResponseTreeProps) => {
  const rows = listResponseRows(value);
  return (
    <Stack component="ul" gap={2} m={0} p={0} mah="20rem" style={{ listStyle: 'none', overflow: 'auto' }}>
      {rows.slice(0, maxRows).map(({ path, key, depth, text }) => (
        <Box component="li" key={path} ps={depth * 12}>
          <Group gap="xs" wrap="nowrap">
            <Text size="xs" c="dimmed" ff="monospace">
              {key}
            </Text>
            {text !== undefined && (
              <Button
                size="compact-xs"
                variant={mapped.has(path) ? 'light' : 'default'}
                aria-label={`Save ${path}: ${text.slice(0, 60)}`}
                disabled={mapped.has(path)}
                onClick={() => onMap(nameForPath(path), path)}
              >
                {text.slice(0, 60) || '(empty)'}
              </Button>
            )}
          </Group>
        </Box>
      ))}
      {rows.length > maxRows && (
        <Text component="li" size="xs" c="dimmed">
          The first {maxRows} values are shown.
        </Text>
      )}
      {rows.length === 0 && <Code>{JSON.stringify(value)}</Code>}
    </Stack>
  );
};
