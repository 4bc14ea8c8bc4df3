import { pictureSources } from '#shared/domain/blog/pictures.ts';
import type { FlowNode } from '#shared/flow/document.ts';
import css from './card-content.module.css';
import { getCardContent } from './nodes/all.ts';

const placeholder = /(\{\{[^{}]+\}\})/;

const highlightPlaceholders = (text: string) =>
  text.split(placeholder).map((part, index) =>
    placeholder.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity
      <code key={index}>{part.slice(2, -2).trim()}</code>
    ) : (
      part
    ),
  );

/** Shows which answer the visitor is asked for. */
export const AnswerField = ({ node }: { node: FlowNode }) => {
  const { answerHint: asks } = getCardContent(node);
  return asks === undefined ? null : <span className={css.asks}>{asks}</span>;
};

/** The node's message as visitors see it, or what it does. */
export const NodeCardContent = ({ node }: { node: FlowNode }) => {
  const { message: says, effect: does, picture } = getCardContent(node);
  return (
    <>
      {picture && (
        <img className={css.picture} {...pictureSources(picture)} sizes="15rem" alt="" loading="lazy" />
      )}
      {says !== undefined && (
        <span className={css.says} data-empty={says.trim() === '' || undefined} dir="auto">
          {says.trim() ? highlightPlaceholders(says) : 'No message yet'}
        </span>
      )}
      {does !== undefined && (
        <span className={css.does} dir="auto">
          {highlightPlaceholders(does)}
        </span>
      )}
    </>
  );
};
