import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import css from './rich-text.module.css';
import { type Inline, parseRichText } from './rich-text-model.ts';

/** `apart`: opens links in a new tab, for a chat embedded in another site. */
interface PartProps {
  readonly part: Inline;
  readonly apart: boolean;
}

const Part = ({ part, apart }: PartProps) => {
  switch (part.kind) {
    case 'strong':
      return <strong>{part.text}</strong>;
    case 'link':
      return (
        <Link to={part.href} target={apart ? '_blank' : undefined}>
          {part.text}
        </Link>
      );
    case 'mail':
      return <a href={`mailto:${part.address}`}>{part.address}</a>;
    default:
      return part.text;
  }
};

const Parts = ({ parts, apart }: { readonly parts: readonly Inline[]; readonly apart: boolean }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message never changes order
  parts.map((part, index) => <Part key={index} part={part} apart={apart} />);

/** A message with a little Markdown; it can't create any other elements. */
export const RichText = ({ text, apart = false }: { readonly text: string; readonly apart?: boolean }) => (
  <div className={css.text}>
    {parseRichText(text, location.origin).map((block, index) => {
      const key = `${block.kind}-${index}`;
      if (block.kind === 'paragraph')
        return (
          <p key={key}>
            {block.lines.map((parts, lineIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message never changes order
              <Fragment key={lineIndex}>
                {lineIndex > 0 && <br />}
                <Parts parts={parts} apart={apart} />
              </Fragment>
            ))}
          </p>
        );
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List key={key}>
          {block.items.map((parts, itemIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message never changes order
            <li key={itemIndex}>
              <Parts parts={parts} apart={apart} />
            </li>
          ))}
        </List>
      );
    })}
  </div>
);
