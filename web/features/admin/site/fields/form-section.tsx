import { Flex, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './form-section.module.css';

interface FormSectionProps {
  /** Hash in the URL. */
  readonly name: string;
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

/** A titled group of fields: the title beside them, or above on narrow screens. */
export const FormSection = ({ name, title, text, children }: FormSectionProps) => (
  <Flex
    component="section"
    id={`site-${name}`}
    aria-labelledby={`site-${name}-title`}
    wrap="wrap"
    gap="md"
    className={css.section}
  >
    <Stack gap={4} flex="0 0 15rem">
      <Text component="h3" id={`site-${name}-title`} ff="text" fw={650} fz="sm" lh={1.4} lts={0}>
        {title}
      </Text>
      {text && (
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      )}
    </Stack>
    <Stack flex="1 1 22rem" miw={0} maw="40rem" gap="sm">
      {children}
    </Stack>
  </Flex>
);
