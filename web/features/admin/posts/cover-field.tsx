import { Button, Group, Input, TextInput } from '@mantine/core';
import { pictureSources } from '#shared/domain/blog/pictures.ts';
import type { Cover } from '#shared/domain/blog/post.ts';
import css from './cover-field.module.css';

interface CoverFieldProps {
  readonly cover: Cover | undefined;
  readonly error: string | undefined;
  readonly onPick: () => void;
  readonly onChange: (cover: Cover | undefined) => void;
}

/** The post's cover picture with its description. */
export const CoverField = ({ cover, error, onPick, onChange }: CoverFieldProps) => (
  <Input.Wrapper
    labelElement="div"
    label="Cover picture"
    description="Above the text, on its card if featured, and in shared links. Without one, a drawn cover is used."
  >
    <Group gap="sm" mt={4} align="center">
      {cover && <img className={css.cover} {...pictureSources(cover)} sizes="8rem" alt="" />}
      <Button size="compact-sm" variant="default" onClick={onPick}>
        {cover ? 'Change…' : 'Choose a picture…'}
      </Button>
      {cover && (
        <Button size="compact-sm" variant="default" onClick={() => onChange(undefined)}>
          Remove
        </Button>
      )}
    </Group>
    {cover && (
      <TextInput
        mt="xs"
        label="Description of the cover"
        maxLength={300}
        value={cover.alt}
        error={error}
        onChange={(event) => onChange({ ...cover, alt: event.currentTarget.value })}
      />
    )}
  </Input.Wrapper>
);
