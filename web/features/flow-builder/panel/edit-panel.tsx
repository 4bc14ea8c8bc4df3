import { Alert, Button, List, Text, TextInput } from '@mantine/core';
import type { FlowNode } from '#shared/flow/document.ts';
import { findNode, replaceNode, setNodeTitle } from '#shared/flow/graph.ts';
import { flowLimits } from '#shared/flow/limits.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import { listVariables, type Problem } from '#shared/flow/problems.ts';
import { NodeIcon, type NodePickerRequest } from '../node-picker.tsx';
import { getNodeView } from '../nodes/all.ts';
import type { Builder } from '../use-builder.ts';
import { Comments } from './comments.tsx';
import { LinkFields } from './link-fields.tsx';
import { PanelFoot, PanelFrame } from './panel-parts.tsx';

interface EditPanelProps {
  readonly builder: Builder;
  readonly id: string;
  readonly problems: readonly Problem[];
  readonly onTestFrom: (id: string) => void;
  readonly onAsk: (asking: NodePickerRequest) => void;
}

type Change = (data: FlowNode['data'], field: string) => void;

/** The fields of the selected node. Every change edits the document and can be undone. */
export const EditPanel = ({ builder, id, problems, onTestFrom, onAsk }: EditPanelProps) => {
  const { flow, edit } = builder;
  const node = findNode(flow, id);
  if (!node) return null;
  const change: Change = (data, field) =>
    edit((document) => {
      const current = findNode(document, id);
      return current ? replaceNode(document, { ...current, data } as FlowNode) : document;
    }, `${id} ${field}`);
  const { Form } = getNodeView(node);
  const own = problems.filter(({ nodeId }) => nodeId === id);
  return (
    <PanelFrame
      label={`Edit ${nodeKinds[node.type].name}`}
      title={nodeKinds[node.type].name}
      mark={<NodeIcon type={node.type} />}
      aside={
        <Text component="span" ms="auto" ff="monospace" size="xs" c="dimmed">
          {node.id}
        </Text>
      }
    >
      {own.length > 0 && (
        <Alert
          color={own.some(({ severity }) => severity === 'error') ? 'red' : 'warning'}
          role="note"
          p="xs"
        >
          <List size="xs">
            {own.map(({ code, message }) => (
              <List.Item key={code + message}>{message}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Form node={node} flow={flow} variables={listVariables(flow)} onChange={change} edit={edit} />
      <LinkFields builder={builder} node={node} onAsk={onAsk} />
      <TextInput
        label="Title"
        description="Optional. Names this step for authors; visitors never see it."
        maxLength={flowLimits.titleChars}
        value={node.title ?? ''}
        onChange={({ target: { value } }) =>
          edit((document) => setNodeTitle(document, id, value), `${id} title`)
        }
      />
      <Comments nodeId={node.id} />
      <PanelFoot>
        <Button size="compact-sm" variant="default" onClick={() => onTestFrom(node.id)}>
          Test from here
        </Button>
        {node.type !== 'start' && (
          <Button size="compact-sm" variant="subtle" color="red" onClick={() => builder.remove([node.id])}>
            Delete node
          </Button>
        )}
      </PanelFoot>
    </PanelFrame>
  );
};
