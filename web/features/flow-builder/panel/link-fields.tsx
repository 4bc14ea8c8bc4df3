import { Button } from '@mantine/core';
import type { FlowNode } from '#shared/flow/document.ts';
import { exitsOf } from '#shared/flow/exits.ts';
import { connect, disconnect, findNode } from '#shared/flow/graph.ts';
import { nodeKinds } from '#shared/flow/nodes/all.ts';
import { previewOf } from '../nodes/all.ts';
import type { Builder } from '../use-builder.ts';
import css from './panel.module.css';

const nameOf = (node: FlowNode): string => `${nodeKinds[node.type].name}: ${previewOf(node).slice(0, 36)}`;

/** Where a node leads: a target for each of its exits (the keyboard's way to connect), and every link to remove. */
export const LinkFields = ({ builder, node }: { builder: Builder; node: FlowNode }) => {
  const { flow, edit, connectFrom } = builder;
  const targets = flow.nodes.filter(({ id, type }) => id !== node.id && type !== 'start');
  const links = flow.connections.filter(({ from }) => from === node.id);
  return (
    <fieldset className={css.group}>
      <legend>Links</legend>
      {exitsOf(node).map(({ on, label, key }) => {
        const link = links.find((candidate) => candidate.on === on);
        return (
          <label key={key} className={css.exit}>
            <span>{label}</span>
            <select
              aria-label={`${label} leads to`}
              value={link?.to ?? ''}
              onChange={(event) =>
                edit((document) => {
                  const cleared = link ? disconnect(document, link) : document;
                  return event.target.value
                    ? connect(cleared, { from: node.id, to: event.target.value, on })
                    : cleared;
                })
              }
            >
              <option value="">Nowhere</option>
              {targets.map((target) => (
                <option key={target.id} value={target.id}>
                  {nameOf(target)}
                </option>
              ))}
            </select>
          </label>
        );
      })}
      {links.length > 0 && (
        <ul className={css.links}>
          {links.map((link) => {
            const target = findNode(flow, link.to);
            return (
              <li key={`${link.to} ${link.on ?? ''}`}>
                <span>
                  {link.on === undefined ? '' : `${link.on} → `}
                  {target ? nameOf(target) : `${link.to} (missing)`}
                </span>
                <button
                  type="button"
                  aria-label={`Remove link to ${target ? nameOf(target) : link.to}`}
                  onClick={() => edit((document) => disconnect(document, link))}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Button
        size="compact-sm" variant="default"
        aria-pressed={connectFrom?.id === node.id}
        onClick={() =>
          connectFrom?.id === node.id ? builder.cancelConnect() : builder.startConnect(node.id)
        }
      >
        {connectFrom?.id === node.id ? 'Choose the next node…' : 'Connect'}
      </Button>
    </fieldset>
  );
};
