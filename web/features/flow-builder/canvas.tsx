import '@xyflow/react/dist/base.css';
import {
  applyNodeChanges,
  Background,
  BackgroundVariant,
  Controls,
  type Edge,
  type EdgeChange,
  MiniMap,
  type NodeChange,
  ReactFlow,
  type SnapGrid,
  useReactFlow,
} from '@xyflow/react';
import { type DragEvent, useCallback, useEffect, useMemo, useState } from 'react';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import { nodeTypes as documentTypes, type NodeType } from '#shared/flow/document.ts';
import { moveItem } from '#shared/flow/graph.ts';
import type { Problem } from '#shared/flow/problems.ts';
import css from './canvas.module.css';
import { CanvasActions } from './canvas-actions.ts';
import { buildCanvasEdges } from './canvas-edges.ts';
import { buildCanvasNodes, type CanvasNode } from './canvas-nodes.ts';
import { LinkEdge } from './link-edge.tsx';
import { NodeCard } from './node-card.tsx';
import type { NodePickerRequest } from './node-picker.tsx';
import { NoteCard } from './note-card.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Builder } from './use-builder.ts';
import { useCanvasLinks } from './use-canvas-links.ts';
import { useDeleteKey } from './use-delete-key.ts';
import { useInitialViewport } from './use-initial-viewport.ts';
import { getTransitionMs, useKeepInView } from './use-keep-in-view.ts';

const nodeComponents = { step: NodeCard, note: NoteCard };
const edgeComponents = { link: LinkEdge };
const dragType = 'application/x-flow-node';
/** Above this number of nodes only visible ones are rendered. */
const manyNodes = 60;
// Constants outside the component: a new object per render would redraw every card at each step of a drag.
const multiSelectKeys = ['Shift', 'Meta', 'Control'];
const snapGrid: SnapGrid = [10, 10];
const minimapSize = { width: 150, height: 96 };

export const startDrag = (event: DragEvent, type: NodeType): void => {
  event.dataTransfer.setData(dragType, type);
  event.dataTransfer.effectAllowed = 'copy';
};

const applySelection = (
  before: readonly string[],
  picks: readonly { id: string; selected: boolean }[],
): string[] => {
  const after = new Set(before);
  for (const { id, selected } of picks) {
    if (selected) after.add(id);
    else after.delete(id);
  }
  return [...after];
};

const roundPosition = ({ x, y }: { x: number; y: number }) => ({ x: Math.round(x), y: Math.round(y) });

export type Focus = { readonly at: number } & (
  | { readonly on: 'node'; readonly id: string }
  | { readonly on: 'whole' | 'start' }
);

interface CanvasProps {
  readonly builder: Builder;
  readonly problems: readonly Problem[];
  /** The node at which a test waits. */
  readonly current: string | undefined;
  /** Exits that were taken, to highlight instead of all edges of the current node. */
  readonly trail?: ReadonlySet<string> | undefined;
  readonly stats: FlowAnalytics | undefined;
  readonly readOnly?: boolean;

  readonly onEdit?: (id: string) => void;
  readonly onAdded?: (id: string) => void;
  readonly onAsk?: (asking: NodePickerRequest) => void;
  readonly onArrange?: (ids: readonly string[]) => void;
  /** Changed to bring a node, the whole flow or its start into view. */
  readonly focus: Focus | undefined;
}

const noop = () => undefined;

/** The canvas: draws the document and turns gestures into edits of it. */
export const Canvas = ({
  builder,
  problems,
  current,
  trail,
  stats,
  readOnly = false,
  onEdit = noop,
  onAdded = noop,
  onAsk = noop,
  onArrange = noop,
  focus,
}: CanvasProps) => {
  const { flow, selected, connectFrom, edit, select } = builder;
  const { screenToFlowPosition, fitView } = useReactFlow();
  const [nodes, setNodes] = useState<CanvasNode[]>([]);
  const [edges, setEdges] = useState<Edge[]>([]);
  const [chosenEdges, setChosenEdges] = useState<ReadonlySet<string>>(new Set());
  const links = useCanvasLinks({ builder, onEdit, onAsk, readOnly });
  const { hovered } = links;
  const showStart = useInitialViewport(flow);
  useKeepInView(current ?? (selected.length === 1 ? selected[0] : undefined));
  useEffect(() => {
    const connecting = connectFrom?.id;
    const shown = { flow, selected, problems, current, stats, connecting, readOnly, edit };
    setNodes((before) => buildCanvasNodes(before, shown));
  }, [flow, selected, problems, current, stats, connectFrom, readOnly, edit]);
  useEffect(() => {
    setEdges((before) =>
      buildCanvasEdges(before, flow, {
        current,
        trail,
        chosen: chosenEdges,
        hovered,
        highlightClass: css.lit,
      }),
    );
  }, [flow, current, trail, chosenEdges, hovered]);

  const onNodesChange = useCallback(
    (changes: NodeChange<CanvasNode>[]) => {
      setNodes((before) => applyNodeChanges(changes, before));
      const picks = changes.filter((change) => change.type === 'select');
      if (picks.length) select((before) => applySelection(before, picks));
      for (const change of changes) {
        // A drag edits the document once, when it ends.
        if (change.type === 'position' && change.position && !change.dragging) {
          const place = roundPosition(change.position);
          edit((document) => moveItem(document, change.id, place), 'move');
        }
      }
    },
    [edit, select],
  );
  const onEdgesChange = useCallback((changes: EdgeChange[]) => {
    const picks = changes.filter((change) => change.type === 'select');
    if (picks.length) setChosenEdges((before) => new Set(applySelection([...before], picks)));
  }, []);
  const onDragStop = useCallback(
    (_: unknown, __: unknown, moved: CanvasNode[]) =>
      edit((document) =>
        moved.reduce((next, { id, position }) => moveItem(next, id, roundPosition(position)), document),
      ),
    [edit],
  );
  const onNodeClick = useCallback(
    (_: unknown, { id }: CanvasNode) => connectFrom && builder.finishConnect(id),
    [builder, connectFrom],
  );
  const onNodeDoubleClick = useCallback((_: unknown, { id }: CanvasNode) => onEdit(id), [onEdit]);
  const onPaneClick = useCallback(() => {
    builder.cancelConnect();
    select([]);
  }, [builder, select]);
  const count = flow.nodes.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: adding or removing a node deselects edges
  useEffect(() => setChosenEdges((before) => (before.size > 0 ? new Set() : before)), [count]);
  useDeleteKey(builder, chosenEdges, readOnly);
  const onDrop = (event: DragEvent) => {
    const type = documentTypes.find((known) => known === event.dataTransfer.getData(dragType));
    if (!type || readOnly) return;
    event.preventDefault();
    const id = builder.add(type, screenToFlowPosition({ x: event.clientX, y: event.clientY }));
    if (id !== undefined) onAdded(id);
  };
  useEffect(() => {
    if (!focus) return;
    // Wait until React Flow has measured nodes that were just moved.
    const duration = getTransitionMs();
    const frame = requestAnimationFrame(() => {
      if (focus.on === 'start') showStart(duration);
      else
        void fitView(
          focus.on === 'node'
            ? { nodes: [{ id: focus.id }], maxZoom: 1.1, padding: 0.6, duration }
            : { maxZoom: 1, padding: 0.15, duration },
        );
    });
    return () => cancelAnimationFrame(frame);
  }, [focus, fitView, showStart]);
  const actions = useMemo(
    () =>
      readOnly ? {} : { addAfter: links.addAfter, insertOn: links.insertOn, removeLink: links.removeLink },
    [readOnly, links.addAfter, links.insertOn, links.removeLink],
  );

  return (
    <CanvasActions value={actions}>
      <div
        className={css.canvas}
        data-connecting={connectFrom ? true : undefined}
        onKeyDownCapture={links.onKeyDown}
      >
        <ReactFlow
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeComponents}
          edgeTypes={edgeComponents}
          onNodesChange={onNodesChange}
          onEdgesChange={onEdgesChange}
          onNodeDragStop={onDragStop}
          onConnect={links.onConnect}
          onConnectEnd={links.onConnectEnd}
          onReconnect={links.onReconnect}
          onEdgeMouseEnter={links.onEdgeEnter}
          onEdgeMouseLeave={links.onEdgeLeave}
          onNodeClick={onNodeClick}
          onNodeDoubleClick={onNodeDoubleClick}
          onPaneClick={onPaneClick}
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
          nodesDraggable={!readOnly}
          nodesConnectable={!readOnly}
          edgesReconnectable={!readOnly}
          edgesFocusable={!readOnly}
          deleteKeyCode={null}
          multiSelectionKeyCode={multiSelectKeys}
          selectionKeyCode="Shift"
          snapToGrid
          snapGrid={snapGrid}
          minZoom={0.1}
          maxZoom={2}
          zoomOnDoubleClick={false}
          connectionDragThreshold={6}
          onlyRenderVisibleElements={flow.nodes.length > manyNodes}
          attributionPosition="bottom-left"
          connectionRadius={36}
        >
          <Background variant={BackgroundVariant.Dots} gap={20} size={1.5} />
          <Controls showInteractive={false} position="bottom-right" orientation="horizontal" />
          <MiniMap
            pannable
            zoomable
            ariaLabel="Overview of the flow"
            className={css.minimap}
            nodeStrokeWidth={0}
            style={minimapSize}
          />
          {!readOnly && !current && (
            <SelectionBar
              builder={builder}
              onEdit={onEdit}
              onAddAfter={links.addAfterNode}
              onArrange={onArrange}
            />
          )}
        </ReactFlow>
      </div>
    </CanvasActions>
  );
};
