import { Progress, Text } from '@mantine/core';
import { formatCount } from '#web/lib/format.ts';
import { WithSettings } from './use-settings.tsx';

/** The model in use and today's token budget. */
export const ModelSection = () => (
  <WithSettings>
    {({ model: { setUp, name, tokensToday, dailyTokens } }) =>
      setUp ? (
        <>
          <p>
            {name ?? 'A model'} answers. Once today’s budget is used up, the built-in assistant takes over.
          </p>
          <Progress
            aria-label="Share of today’s budget used"
            value={dailyTokens > 0 ? Math.min(100, (tokensToday / dailyTokens) * 100) : 0}
          />
          <Text size="xs" c="dimmed">
            {formatCount(tokensToday)} of {formatCount(dailyTokens)} tokens today
          </Text>
        </>
      ) : (
        <p>No model is set up. The built-in assistant answers at no cost.</p>
      )
    }
  </WithSettings>
);
