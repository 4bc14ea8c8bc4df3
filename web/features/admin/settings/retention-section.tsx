import { Group, Stack, Text } from '@mantine/core';
import { WithSettings } from './use-settings.tsx';

/** How long each kind of data is stored. */
export const RetentionSection = () => (
  <WithSettings>
    {({ retention }) => (
      <Stack component="dl" gap="xs">
        {retention.map(({ what, days }) => (
          <Group key={what} justify="space-between" gap="0 1rem">
            <dt>{what}</dt>
            <Text component="dd" inherit c="dimmed">
              {days === undefined ? 'until you delete it' : `${days} days`}
            </Text>
          </Group>
        ))}
      </Stack>
    )}
  </WithSettings>
);
