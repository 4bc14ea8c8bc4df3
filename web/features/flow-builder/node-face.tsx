import type { FlowNode } from '#shared/flow/document.ts';
import css from './node-face.module.css';
import { faceOf } from './nodes/all.ts';

const placeholder = /(\{\{[^{}]+\}\})/;

const withPlaceholders = (text: string) =>
  text.split(placeholder).map((part, index) =>
    placeholder.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity
      <code key={index}>{part.slice(2, -2).trim()}</code>
    ) : (
      part
    ),
  );

/** The field that the visitor will answer in. */
export const AskedField = ({ node }: { node: FlowNode }) => {
  const { asks } = faceOf(node);
  return asks === undefined ? null : <span className={css.asks}>{asks}</span>;
};

/** What the visitor will read of a node, or what happens. */
export const NodeFaceParts = ({ node }: { node: FlowNode }) => {
  const { says, does } = faceOf(node);
  return (
    <>
      {says !== undefined && (
        <span className={css.says} data-empty={says.trim() === '' || undefined} dir="auto">
          {says.trim() ? withPlaceholders(says) : 'No message yet'}
        </span>
      )}
      {does !== undefined && (
        <span className={css.does} dir="auto">
          {withPlaceholders(does)}
        </span>
      )}
    </>
  );
};
