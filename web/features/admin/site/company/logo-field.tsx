import { Alert, Button, FileButton, Group, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { BrandMark } from '#web/brand/brand-mark.tsx';
import { IconUpload } from '#web/ui/icons.tsx';
import { useSiteField } from '../draft/site-context.ts';
import { logoRule, readLogo } from './read-logo.ts';

const size = { blockSize: 40, maxInlineSize: 160 } as const;

/** Shown as a picture, which can't run scripts or load anything. */
const Drawing = ({ svg }: { svg: string | undefined }) =>
  svg ? <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" style={size} /> : <BrandMark />;

/** The company's logo: chosen as a file, checked here and on the server. */
export const LogoField = () => {
  const { value, isChanged, set, reset } = useSiteField<string | undefined>('appearance.logoSvg');
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File | null) => {
    if (!file) return;
    const result = await readLogo(file);
    if ('svg' in result) set(result.svg);
    setProblem('problem' in result ? result.problem : undefined);
  };
  return (
    <Stack gap="xs" role="group" aria-label="Logo">
      <Text size="sm" c="dimmed">
        {logoRule}
      </Text>
      <Group gap="xs">
        {(['#ffffff', '#131b2c'] as const).map((ground) => (
          <Paper key={ground} p="sm" bg={ground} style={{ display: 'grid', placeItems: 'center' }}>
            <Drawing svg={value} />
          </Paper>
        ))}
        <FileButton accept="image/svg+xml,image/png,.svg,.png" onChange={(file) => void choose(file)}>
          {(button) => (
            <Button {...button} variant="default" leftSection={<IconUpload size={18} aria-hidden="true" />}>
              {isChanged ? 'Replace logo' : 'Choose a logo'}
            </Button>
          )}
        </FileButton>
        {isChanged && (
          <Button variant="subtle" color="gray" onClick={reset}>
            Reset logo
          </Button>
        )}
      </Group>
      {problem && (
        <Alert color="red" role="alert" p="xs">
          {problem} The logo was not changed.
        </Alert>
      )}
    </Stack>
  );
};
