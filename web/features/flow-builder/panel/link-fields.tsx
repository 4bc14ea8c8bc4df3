import { ActionIcon, Button, Group, NativeSelect, Stack } from '@mantine/core';
import type { FlowConnection, FlowNode } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { disconnect, findNode, reconnect } from '#shared/flow/graph.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import { IconPlus, IconX } from '#web/ui/icons.tsx';
import type { NodePickerRequest } from '../node-picker.tsx';
import { getPreview } from '../nodes/all.ts';
import type { Builder } from '../use-builder.ts';
import { FieldGroup, FieldRow, rowField } from './panel-parts.tsx';

const nameOf = (node: FlowNode): string => `${nodeKinds[node.type].name}: ${getPreview(node).slice(0, 36)}`;

const RemoveLink = ({ to, onRemove }: { to: string; onRemove: () => void }) => (
  <ActionIcon
    variant="subtle"
    color="red"
    size="input-sm"
    aria-label={`Remove connection to ${to}`}
    onClick={onRemove}
  >
    <IconX size={16} />
  </ActionIcon>
);

interface LinkFieldsProps {
  readonly builder: Builder;
  readonly node: FlowNode;
  readonly onAsk: (asking: NodePickerRequest) => void;
}

/** The connections of a node: a target for each exit, and connections that are never followed. */
export const LinkFields = ({ builder, node, onAsk }: LinkFieldsProps) => {
  const { flow, edit, connectFrom } = builder;
  const targets = flow.nodes.filter(({ id, type }) => id !== node.id && type !== 'start');
  const links = flow.connections.filter(({ from }) => from === node.id);
  const exits = getExits(node);
  // Connections of a removed exit or to a missing node, and further connections of the same exit.
  const extra = links.filter(
    (link) =>
      !exits.some(({ on }) => links.find((first) => first.on === on) === link) || !findNode(flow, link.to),
  );
  const targetOf = ({ to }: FlowConnection): string => {
    const target = findNode(flow, to);
    return target ? nameOf(target) : `${to} (missing)`;
  };
  const remove = (link: FlowConnection) => edit((document) => disconnect(document, link));
  const isConnecting = connectFrom?.id === node.id;
  return (
    <FieldGroup legend="Connections">
      {exits.map(({ on, label, key }) => {
        const link = links.find((candidate) => candidate.on === on);
        return (
          <FieldRow key={key}>
            <NativeSelect
              {...rowField}
              label={label}
              aria-label={`${label} leads to`}
              value={link?.to ?? ''}
              onChange={({ target: { value } }) =>
                edit((document) => {
                  if (value) return reconnect(document, { from: node.id, to: value, on });
                  return link ? disconnect(document, link) : document;
                })
              }
            >
              <option value="">Nowhere</option>
              {targets.map((target) => (
                <option key={target.id} value={target.id}>
                  {nameOf(target)}
                </option>
              ))}
            </NativeSelect>
            {link && <RemoveLink to={targetOf(link)} onRemove={() => remove(link)} />}
            <ActionIcon
              variant="default"
              size="input-sm"
              aria-label={`New node after ${label}`}
              onClick={({ currentTarget }) => {
                const { left, bottom } = currentTarget.getBoundingClientRect();
                onAsk({
                  insertAt: { from: node.id, on },
                  anchor: { x: left, y: bottom },
                  opener: currentTarget,
                });
              }}
            >
              <IconPlus size={18} />
            </ActionIcon>
          </FieldRow>
        );
      })}
      {extra.length > 0 && (
        <Stack component="ul" gap={4}>
          {extra.map((link) => (
            <Group
              key={`${link.to} ${link.on ?? ''}`}
              component="li"
              justify="space-between"
              gap="xs"
              fz="xs"
              c="dimmed"
            >
              <span>
                {link.on === undefined ? '' : `${link.on} → `}
                {targetOf(link)}
              </span>
              <RemoveLink to={targetOf(link)} onRemove={() => remove(link)} />
            </Group>
          ))}
        </Stack>
      )}
      <Button
        size="compact-sm"
        variant="default"
        aria-pressed={isConnecting}
        onClick={() => (isConnecting ? builder.cancelConnect() : builder.startConnect(node.id))}
      >
        {isConnecting ? 'Choose the next node…' : 'Connect'}
      </Button>
    </FieldGroup>
  );
};
