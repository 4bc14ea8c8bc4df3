import { type BodyLine, bodyLines } from '#shared/domain/blog/body-lines.ts';
import { pictureSources } from '#shared/domain/blog/pictures.ts';
import css from './post-body.module.css';

// The page title is the only h1, so the body's headings start at h2.
const headings = { large: 'h2', medium: 'h3', small: 'h4' } as const;

const Line = ({ line }: { line: BodyLine }) => {
  switch (line.kind) {
    case 'heading': {
      const Heading = headings[line.size];
      return <Heading className={css[line.size]}>{line.text}</Heading>;
    }
    case 'bold':
      return (
        <p className={css.bold}>
          <strong>{line.text}</strong>
        </p>
      );
    case 'break':
      return <br />;
    case 'picture':
      return (
        <img
          className={css.picture}
          {...pictureSources(line)}
          sizes="(min-width: 44rem) 42rem, 100vw"
          width={line.width}
          height={line.height}
          alt={line.alt}
          loading="lazy"
          decoding="async"
        />
      );
    case 'paragraph':
      return <p>{line.text}</p>;
  }
};

/** A post's body, parsed by the specified line rules. Every line is rendered as text, never as markup. */
export const PostBody = ({ content }: { content: string }) => (
  <div className={css.body}>
    {bodyLines(content).map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
      <Line key={index} line={line} />
    ))}
  </div>
);
