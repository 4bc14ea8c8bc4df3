import { Skeleton, Stack } from '@mantine/core';

/** The skeleton of a list; `label` names it for screen readers. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <Stack gap="xs" role="status" aria-label={label}>
    {[1, 1, 0.6, 0.6, 0.6].map((opacity, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: five times the same shape
      <Skeleton key={index} height="4.75rem" opacity={opacity} />
    ))}
  </Stack>
);
