import { Button, Group, Text, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { flowLimits } from '#shared/flow/limits.ts';
import { setPicture, setTitle } from '#shared/flow/public-profile.ts';
import type { Builder } from '../use-builder.ts';
import { AccentField } from './accent-field.tsx';
import { FieldGroup } from './panel-parts.tsx';
import { shrinkPicture } from './shrink-picture.ts';

/** Title, picture and colour that visitors see. The title is translated like the other texts. */
export const PublicFields = ({ flow, edit }: Pick<Builder, 'flow' | 'edit'>) => {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const choose = async (file: File) => {
    const picture = await shrinkPicture(file).catch(() => undefined);
    const fits = picture !== undefined && picture.length <= flowLimits.pictureChars;
    setProblem(fits ? '' : "This picture can't be used. Choose a PNG, JPEG or WebP.");
    if (fits) edit((document) => setPicture(document, picture));
  };
  return (
    <FieldGroup legend="For visitors">
      <TextInput
        label="Public title"
        description="The heading of its page and its chip in the chat, once published."
        maxLength={flowLimits.nameChars}
        value={flow.title ?? ''}
        onChange={({ target: { value } }) => edit((document) => setTitle(document, value), 'title')}
      />
      <Group gap="xs">
        {flow.picture && <img src={flow.picture} alt="Shown to visitors" width={36} height={36} />}
        <Button size="compact-sm" variant="default" onClick={() => input.current?.click()}>
          {flow.picture ? 'Change picture' : 'Add picture'}
        </Button>
        {flow.picture && (
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={() => edit((document) => setPicture(document, undefined))}
          >
            Remove picture
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label="Picture file"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void choose(file);
            event.target.value = '';
          }}
        />
      </Group>
      <AccentField flow={flow} edit={edit} />
      {problem && (
        <Text size="sm" c="danger" role="alert">
          {problem}
        </Text>
      )}
    </FieldGroup>
  );
};
