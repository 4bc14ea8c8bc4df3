import { Box, Flex, Text } from '@mantine/core';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { formatCount } from '#web/lib/format.ts';
import { RowsLink } from './rows-link.tsx';

// Loaded on demand, to keep the first screen small.
const HintedLabel = lazy(async () => ({ default: (await import('./hinted-label.tsx')).HintedLabel }));

export interface Stat {
  readonly label: string;
  readonly value: string | number;
  readonly note?: ReactNode;
  /** Query string of the screen that shows the rows behind the number. */
  readonly search?: string | undefined;
  /** Why there are no rows to open. */
  readonly hint?: string | undefined;
}

interface StatCardsProps {
  readonly stats: readonly Stat[];
  /** False while loading: a zero would be misleading. */
  readonly known?: boolean;
}

/** The background shows through the gaps as separators; the frame's rounded corners clip the cards. */
const cut = { overflow: 'hidden', fontVariantNumeric: 'tabular-nums' } as const;

/** A row of headline stats. */
export const StatCards = memo(({ stats, known = true }: StatCardsProps) => {
  // Keep rows of three full.
  const threes = stats.length % 3 === 0;
  const flex = {
    base: stats.length === 3 ? '1 1 6rem' : '1 1 7.5rem',
    sm: threes ? '1 1 26%' : '1 1 10rem',
    lg: '1 1 10rem',
  };
  return (
    <Flex component="dl" wrap="wrap" gap={1} bg="var(--line)" bd="var(--hairline)" bdrs="speech" style={cut}>
      {stats.map(({ label, value, note, search, hint }) => (
        <Box key={label} flex={flex} miw={0} px="md" py="sm" bg="var(--surface)">
          <Text component="dt" size="xs" c="dimmed">
            {hint ? (
              <Suspense fallback={label}>
                <HintedLabel label={label} hint={hint} />
              </Suspense>
            ) : (
              label
            )}
          </Text>
          <Text component="dd" ff="heading" fz="1.625rem" fw={650} lh={1.15}>
            {known ? (
              <RowsLink search={value === 0 ? undefined : search}>
                {typeof value === 'number' ? formatCount(value) : value}
              </RowsLink>
            ) : (
              '–'
            )}
          </Text>
          {note && (
            <Text component="dd" size="xs" c="dimmed">
              {note}
            </Text>
          )}
        </Box>
      ))}
    </Flex>
  );
});
