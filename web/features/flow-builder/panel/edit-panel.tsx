import { Button } from '@mantine/core';
import type { FlowNode } from '#shared/flow/document.ts';
import { findNode, replaceNode } from '#shared/flow/graph.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import { type Problem, variablesOf } from '#shared/flow/problems.ts';
import { type Asking, NodeMark } from '../node-picker.tsx';
import { viewOf } from '../nodes/all.ts';
import type { Builder } from '../use-builder.ts';
import { LinkFields } from './link-fields.tsx';
import css from './panel.module.css';

interface EditPanelProps {
  readonly builder: Builder;
  readonly id: string;
  readonly problems: readonly Problem[];
  readonly onTestFrom: (id: string) => void;
  readonly onAsk: (asking: Asking) => void;
}

type Change = (data: FlowNode['data'], field: string) => void;

/** The fields of the selected node. Every change is an edit of the document at once; undo takes it back. */
export const EditPanel = ({ builder, id, problems, onTestFrom, onAsk }: EditPanelProps) => {
  const { flow, edit } = builder;
  const node = findNode(flow, id);
  if (!node) return null;
  const change: Change = (data, field) =>
    edit((document) => {
      const current = findNode(document, id);
      return current ? replaceNode(document, { ...current, data } as FlowNode) : document;
    }, `${id} ${field}`);
  const { Form } = viewOf(node);
  const own = problems.filter(({ nodeId }) => nodeId === id);
  return (
    <section className={css.panel} aria-label={`Edit ${nodeKinds[node.type].name}`}>
      <header className={css.head}>
        <NodeMark type={node.type} />
        <h2>{nodeKinds[node.type].name}</h2>
        <span className={css.id}>{node.id}</span>
      </header>
      {own.length > 0 && (
        <ul className={css.problems}>
          {own.map(({ code, message, severity }) => (
            <li key={code + message} data-severity={severity}>
              {message}
            </li>
          ))}
        </ul>
      )}
      <Form node={node} flow={flow} variables={variablesOf(flow)} onChange={change} edit={edit} />
      <LinkFields builder={builder} node={node} onAsk={onAsk} />
      <footer className={css.foot}>
        <Button size="compact-sm" variant="default" onClick={() => onTestFrom(node.id)}>
          Test from here
        </Button>
        {node.type !== 'start' && (
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => builder.remove([node.id])}>
            Delete node
          </Button>
        )}
      </footer>
    </section>
  );
};
