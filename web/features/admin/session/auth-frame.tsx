import { Center, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';

/** Page layout for setup and login. */
export const AuthFrame = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <Center component="main" id="main" mih="100dvh" px="md" py="xl" bg="var(--band)">
    <Paper w="min(27rem, 100%)" p={{ base: 'lg', sm: '2.5rem' }} radius="1.5rem 1.5rem 1.5rem 0.25rem">
      <Text mb="lg" ff="heading" fw={650} c="var(--accent-text)">
        {brand.name}
      </Text>
      <Title order={1} fz="var(--size-xl)">
        {title}
      </Title>
      <Text mt="xs" mb="lg" size="sm" c="dimmed">
        {text}
      </Text>
      {children}
    </Paper>
  </Center>
);
