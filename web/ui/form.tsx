import { Box, type BoxProps, Stack, type StackProps } from '@mantine/core';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';

interface FormProps extends BoxProps, Pick<StackProps, 'gap'> {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** Fields in a column. The page shows errors, not the browser. */
export const Form = ({ gap = 'md', children, ...form }: FormProps) => (
  <Box component="form" noValidate {...form}>
    <Stack gap={gap}>{children}</Stack>
  </Box>
);
