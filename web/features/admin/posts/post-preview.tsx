import type { PostInput } from '#shared/api/admin-posts.ts';
import { countWords, readMinutes } from '#shared/domain/blog/reading.ts';
import { PostBody } from '#web/ui/post/post-body.tsx';
import { PostCover } from '#web/ui/post/post-cover.tsx';
import { PostHead } from '#web/ui/post/post-head.tsx';
import css from './post-preview.module.css';

/** '1,200 words, 6 minutes to read' */
export const lengthText = (content: string): string => {
  const words = countWords(content);
  const minutes = readMinutes(content);
  return `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}, ${minutes} ${
    minutes === 1 ? 'minute' : 'minutes'
  } to read`;
};

interface PostPreviewProps {
  readonly values: PostInput;
  /** Its date on the page; today if it isn't published yet. */
  readonly publishedAt: string;
}

/** The post as its page will show it, drawn by the page's own components. */
export const PostPreview = ({ values, publishedAt }: PostPreviewProps) => (
  <section className={css.preview} aria-label="Preview">
    <PostHead
      heading="h2"
      post={{
        ...values,
        title: values.title || 'Untitled post',
        publishedAt,
        readTime: readMinutes(values.content),
      }}
    />
    {values.cover && <PostCover cover={values.cover} />}
    <PostBody content={values.content} />
  </section>
);
