import { NativeSelect, SimpleGrid, Stack, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type PostInput, postLimits } from '#shared/api/admin-posts.ts';
import { blogCategoryNames } from '#shared/domain/blog/categories.ts';

interface PostFieldsProps {
  readonly values: PostInput;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<PostInput>) => void;
}

/** A post's title, summary, category, tags and author. */
export const PostFields = ({ values, errors, onChange }: PostFieldsProps) => (
  <Stack gap="sm">
    <TextInput
      label="Title"
      required
      maxLength={postLimits.title}
      value={values.title}
      error={errors.title}
      onChange={(event) => onChange({ title: event.currentTarget.value })}
    />
    <Textarea
      label="Summary"
      description={`Shown in lists, feeds and search results. ${values.excerpt.length} of ${postLimits.excerpt} characters.`}
      required
      autosize
      minRows={2}
      maxLength={postLimits.excerpt}
      value={values.excerpt}
      error={errors.excerpt}
      onChange={(event) => onChange({ excerpt: event.currentTarget.value })}
    />
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <NativeSelect
        label="Category"
        data={blogCategoryNames}
        value={values.category}
        error={errors.category}
        onChange={(event) => onChange({ category: event.currentTarget.value as PostInput['category'] })}
      />
      <TextInput
        label="Author"
        required
        maxLength={postLimits.author}
        value={values.author}
        error={errors.author}
        onChange={(event) => onChange({ author: event.currentTarget.value })}
      />
    </SimpleGrid>
    <TagsInput
      label="Tags"
      description={`Press Enter after each. At most ${postLimits.tags}.`}
      maxTags={postLimits.tags}
      maxLength={postLimits.tag}
      value={values.tags}
      error={errors.tags}
      onChange={(tags) => onChange({ tags })}
    />
    <Switch
      label="Show among the featured articles"
      checked={values.featured}
      onChange={(event) => onChange({ featured: event.currentTarget.checked })}
    />
  </Stack>
);
