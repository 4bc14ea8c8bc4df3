import type { ReactElement } from 'react';
import type { FlowNode } from '#shared/flow/document.ts';
import { findNode, replaceNode } from '#shared/flow/graph.ts';
import { nodeNames } from '#shared/flow/node-names.ts';
import { type Problem, variablesOf } from '#shared/flow/problems.ts';
import { Button } from '#web/ui/button.tsx';
import type { Builder } from '../use-builder.ts';
import { ActionFields } from './action-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import { LinkFields } from './link-fields.tsx';
import { MessageFields } from './message-fields.tsx';
import css from './panel.module.css';
import { QuickReplyFields } from './quick-reply-fields.tsx';
import { RequestFields } from './request-fields.tsx';

interface EditPanelProps {
  readonly builder: Builder;
  readonly id: string;
  readonly problems: readonly Problem[];
  readonly onTestFrom: (id: string) => void;
}

type Change = (data: FlowNode['data'], field: string) => void;

interface FieldsProps {
  readonly node: FlowNode;
  readonly builder: Builder;
  readonly onChange: Change;
}

/** The form of a node's type. */
const Fields = ({ node, builder: { flow, edit }, onChange }: FieldsProps): ReactElement => {
  const variables = variablesOf(flow);
  switch (node.type) {
    case 'start':
    case 'text':
      return <MessageFields node={node} variables={variables} onChange={onChange} />;
    case 'quick_reply':
      return (
        <QuickReplyFields node={node} flow={flow} variables={variables} onChange={onChange} edit={edit} />
      );
    case 'condition':
      return <ConditionFields node={node} variables={variables} onChange={onChange} />;
    case 'action':
      return <ActionFields node={node} variables={variables} onChange={onChange} />;
    case 'api_call':
      return (
        <RequestFields
          request={node.data}
          variables={variables}
          onChange={(request, field) => onChange({ ...node.data, ...request }, field)}
        />
      );
  }
};

/** The fields of the selected node. Every change is an edit of the document at once; undo takes it back. */
export const EditPanel = ({ builder, id, problems, onTestFrom }: EditPanelProps) => {
  const { flow, edit } = builder;
  const node = findNode(flow, id);
  if (!node) return null;
  const change: Change = (data, field) =>
    edit((document) => {
      const current = findNode(document, id);
      return current ? replaceNode(document, { ...current, data } as FlowNode) : document;
    }, `${id} ${field}`);
  const own = problems.filter(({ nodeId }) => nodeId === id);
  return (
    <section className={css.panel} aria-label={`Edit ${nodeNames[node.type]}`}>
      <header className={css.head}>
        <h2>{nodeNames[node.type]}</h2>
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
      <Fields node={node} builder={builder} onChange={change} />
      <LinkFields builder={builder} node={node} />
      <footer className={css.foot}>
        <Button size="small" look="quiet" onClick={() => onTestFrom(node.id)}>
          Test from here
        </Button>
        {node.type !== 'start' && (
          <Button size="small" look="plain" className={css.danger} onClick={() => builder.remove([node.id])}>
            Delete node
          </Button>
        )}
      </footer>
    </section>
  );
};
