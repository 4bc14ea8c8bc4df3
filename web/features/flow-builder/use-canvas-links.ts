import { type Connection, type Edge, type OnConnectEnd, useReactFlow } from '@xyflow/react';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { FlowDocument } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { connect, disconnect, findNode } from '#shared/flow/graph.ts';
import { findGroup, findGroupEntry } from '#shared/flow/groups.ts';
import { getEdgeId, parseEdgeId, removeEdges } from './canvas-edges.ts';
import { toGroupId } from './canvas-groups.ts';
import type { NodePickerRequest } from './node-picker.tsx';
import { type Builder, findFreeExit } from './use-builder.ts';
import { isTyping } from './use-keyboard-commands.ts';

/** How long an edge keeps its buttons after the pointer has left it. */
const lingerMs = 350;

const besideOf = (pressed: Element) => {
  const { right, top } = pressed.getBoundingClientRect();
  return { x: right, y: top };
};

/** The node to connect to: a collapsed group stands for the node at which it is entered. */
export const findTarget = (flow: FlowDocument, canvasId: string): string => {
  const groupId = toGroupId(canvasId);
  const group = groupId === undefined ? undefined : findGroup(flow, groupId);
  return (group && findGroupEntry(flow, group)) ?? canvasId;
};

interface Links {
  readonly builder: Builder;
  readonly readOnly: boolean;
  readonly onEdit: (id: string) => void;
  readonly onAsk: (asking: NodePickerRequest) => void;
}

/** Creates, reroutes and removes connections by pointer and keyboard. */
export const useCanvasLinks = ({ builder, readOnly, onEdit, onAsk }: Links) => {
  const { flow, connectFrom, link, edit } = builder;
  const { screenToFlowPosition } = useReactFlow();
  const [hovered, setHovered] = useState<string>();
  const hoverTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(flow);
  latest.current = flow;

  const exitOn = useCallback((id: string, key: string | null | undefined) => {
    const node = findNode(latest.current, id);
    return node && getExits(node).find((exit) => exit.key === key);
  }, []);
  const onConnect = useCallback(
    ({ source, sourceHandle, target }: Connection) =>
      link({ from: source, to: findTarget(latest.current, target), on: exitOn(source, sourceHandle)?.on }),
    [link, exitOn],
  );
  const onReconnect = useCallback(
    (edge: Edge, { target }: Connection) => {
      const old = parseEdgeId(edge.id);
      edit((document) => connect(disconnect(document, old), { ...old, to: findTarget(document, target) }));
    },
    [edit],
  );
  const onConnectEnd: OnConnectEnd = useCallback(
    (event, { fromNode, fromHandle, toNode }) => {
      if (toNode || !fromNode || fromHandle?.type !== 'source') return;
      const point = 'changedTouches' in event ? event.changedTouches[0] : event;
      if (!point) return;
      const { clientX: x, clientY: y } = point;
      const on = exitOn(fromNode.id, fromHandle.id)?.on;
      const place = screenToFlowPosition({ x, y });
      // Puts the entry handle of the new card under the pointer.
      const at = { x: place.x, y: place.y - 20 };
      onAsk({ insertAt: { from: fromNode.id, on, at }, anchor: { x, y }, opener: null });
    },
    [exitOn, onAsk, screenToFlowPosition],
  );
  const addAfter = useCallback(
    (nodeId: string, exitKey: string, pressed: Element) =>
      onAsk({
        insertAt: { from: nodeId, on: exitOn(nodeId, exitKey)?.on },
        anchor: besideOf(pressed),
        opener: pressed.closest('.react-flow__node'),
      }),
    [exitOn, onAsk],
  );
  const addAfterNode = useCallback(
    (nodeId: string, pressed: Element) =>
      onAsk({
        insertAt: { from: nodeId, on: findFreeExit(latest.current, nodeId) },
        anchor: besideOf(pressed),
        opener: document.querySelector(`.react-flow__node[data-id="${CSS.escape(nodeId)}"]`),
      }),
    [onAsk],
  );
  const insertOn = useCallback(
    (id: string, pressed: Element) => {
      const { from, on } = parseEdgeId(id);
      onAsk({ insertAt: { from, on }, anchor: besideOf(pressed), opener: pressed });
    },
    [onAsk],
  );
  const removeLink = useCallback((id: string) => edit((document) => removeEdges(document, [id])), [edit]);

  const onEdgeEnter = useCallback(({ buttons }: Pick<MouseEvent, 'buttons'>, { id }: Edge) => {
    // Ignore edges under a dragged card.
    if (buttons) return;
    clearTimeout(hoverTimer.current);
    setHovered(id);
  }, []);
  const onEdgeLeave = useCallback(() => {
    clearTimeout(hoverTimer.current);
    const clear = () => {
      // The pointer is on the buttons.
      if (document.querySelector('[data-edge]:hover')) hoverTimer.current = setTimeout(clear, lingerMs);
      else setHovered(undefined);
    };
    hoverTimer.current = setTimeout(clear, lingerMs);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = event.target as Element;
    const node = at.closest<HTMLElement>('.react-flow__node')?.dataset.id;
    const edge = at.closest<SVGElement>('.react-flow__edge')?.dataset.id;

    if ((!node && !edge) || readOnly || isTyping(event.target)) return;
    const groupId = node === undefined ? undefined : toGroupId(node);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const key = event.key.toLowerCase();
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (edge) {
      if (plain && key === '+' && flow.connections.some((one) => getEdgeId(one) === edge)) {
        handled();
        insertOn(edge, at);
      }
    } else if (node && connectFrom && (key === 'enter' || key === ' ')) {
      handled();
      builder.finishConnect(findTarget(flow, node));
    } else if (groupId !== undefined) {
      if (!plain || (key !== 'e' && key !== 'f2')) return;
      handled();
      builder.rename(groupId);
    } else if (node && plain && key === 'c') {
      handled();
      builder.startConnect(node);
    } else if (node && plain && key === 'e') {
      handled();
      onEdit(node);
    } else if (node && plain && key === '+') {
      handled();
      addAfterNode(node, at);
    }
  };
  return {
    hovered,
    onConnect,
    onReconnect,
    onConnectEnd,
    addAfter,
    addAfterNode,
    insertOn,
    removeLink,
    onEdgeEnter,
    onEdgeLeave,
    onKeyDown,
  };
};
