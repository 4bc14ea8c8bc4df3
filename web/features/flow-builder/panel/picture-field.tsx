import { Button, Group, Input, Text, TextInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { pictureSources } from '#shared/domain/blog/pictures.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import type { PictureRef } from '#shared/flow/media.ts';
import { isSignedIn } from '#web/lib/session.ts';

const PictureDialog = lazy(async () => ({
  default: (await import('#web/ui/pictures/picture-dialog.tsx')).PictureDialog,
}));

interface Described {
  readonly picture?: PictureRef | undefined;
  readonly alt?: string | undefined;
}

interface PictureFieldProps extends Described {
  readonly label: string;
  readonly onChange: (next: Described, field: string) => void;
}

/** A picture of the library with its description. Only the site's owner has a library. */
export const PictureField = ({ label, picture, alt, onChange }: PictureFieldProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Input.Wrapper labelElement="div" label={label}>
        <Group gap="sm" mt={4}>
          {picture && (
            <img {...pictureSources(picture)} sizes="6rem" width={96} height={64} alt="" style={thumbnail} />
          )}
          {isSignedIn() ? (
            <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
              {picture ? 'Change…' : 'Choose a picture…'}
            </Button>
          ) : (
            <Text size="sm" c="dimmed">
              Pictures are for the site’s own flows. Visitors of this flow see the text.
            </Text>
          )}
          {picture && (
            <Button
              size="compact-sm"
              variant="subtle"
              onClick={() => onChange({ picture: undefined, alt: undefined }, 'picture')}
            >
              Remove
            </Button>
          )}
        </Group>
      </Input.Wrapper>
      {picture && (
        <TextInput
          label={`Description of the ${label.toLowerCase()}`}
          description="What it shows, for people who can’t see it."
          maxLength={flowLimits.altChars}
          value={alt ?? ''}
          onChange={(event) => onChange({ picture, alt: event.currentTarget.value }, 'alt')}
        />
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PictureDialog
            shape="whole"
            onChoose={({ hash, width, height, alt: described }) => {
              onChange({ picture: { hash, width, height }, alt: described }, 'picture');
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};

const thumbnail = { objectFit: 'cover', borderRadius: '8px' } as const;
