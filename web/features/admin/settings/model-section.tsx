import { Progress, Text } from '@mantine/core';
import { formatCount } from '#web/lib/format.ts';
import { WithSettings } from './use-settings.tsx';

/** The model in use and today's token budget. */
export const ModelSection = () => (
  <WithSettings>
    {({ model: { setUp, name, tokensToday, dailyTokens } }) =>
      setUp ? (
        <>
          <p>{name ?? 'A model'} answers; above the day’s budget the built-in assistant does.</p>
          <Progress
            aria-label="Spent of today’s budget"
            value={dailyTokens > 0 ? Math.min(100, (tokensToday / dailyTokens) * 100) : 0}
          />
          <Text size="xs" c="dimmed">
            {formatCount(tokensToday)} of {formatCount(dailyTokens)} tokens today
          </Text>
        </>
      ) : (
        <p>None is set up: the built-in assistant answers, at no cost.</p>
      )
    }
  </WithSettings>
);
