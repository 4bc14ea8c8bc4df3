import '@xyflow/react/dist/base.css';
import {
  applyNodeChanges,
  Background,
  BackgroundVariant,
  type Connection,
  Controls,
  type Edge,
  type EdgeChange,
  MiniMap,
  type NodeChange,
  ReactFlow,
  useReactFlow,
} from '@xyflow/react';
import { type DragEvent, type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import { nodeTypes as documentTypes, type NodeType } from '#shared/flow/document.ts';
import { exitsOf } from '#shared/flow/exits.ts';
import { findNode, moveTo } from '#shared/flow/graph.ts';
import type { Problem } from '#shared/flow/problems.ts';
import css from './canvas.module.css';
import { type CanvasNode, canvasNodes } from './canvas-nodes.ts';
import { NodeCard } from './node-card.tsx';
import { NoteCard } from './note-card.tsx';
import type { Builder } from './use-builder.ts';
import { edgeId, useDeleteKey } from './use-delete-key.ts';
import { useFirstView } from './use-first-view.ts';
import { glideMs, useInSight } from './use-in-sight.ts';
import { typing } from './use-keys.ts';

const kinds = { step: NodeCard, note: NoteCard };
const dragType = 'application/x-flow-node';

export const startDrag = (event: DragEvent, type: NodeType): void => {
  event.dataTransfer.setData(dragType, type);
  event.dataTransfer.effectAllowed = 'copy';
};

const picked = (before: readonly string[], picks: readonly { id: string; selected: boolean }[]): string[] => {
  const after = new Set(before);
  for (const { id, selected } of picks) {
    if (selected) after.add(id);
    else after.delete(id);
  }
  return [...after];
};

interface CanvasProps {
  readonly builder: Builder;
  readonly problems: readonly Problem[];
  /** The node where a test stands. */
  readonly current: string | undefined;
  readonly stats: FlowAnalytics | undefined;
  readonly readOnly?: boolean;
  /** A node's fields are asked for by the keyboard. */
  readonly onEdit?: (id: string) => void;
  /** Bumped to bring this node into view; without an id the whole flow. */
  readonly focus: { id?: string; at: number } | undefined;
}

/** The drawing surface: it shows the document and turns gestures into edits; the document decides. */
export const Canvas = ({
  builder,
  problems,
  current,
  stats,
  readOnly = false,
  onEdit,
  focus,
}: CanvasProps) => {
  const { flow, selected, connectFrom, edit, select } = builder;
  const { screenToFlowPosition, fitView } = useReactFlow();
  const [nodes, setNodes] = useState<CanvasNode[]>([]);
  useFirstView(flow);
  useInSight(current ?? (selected.length === 1 ? selected[0] : undefined));
  useEffect(() => {
    setNodes((before) =>
      canvasNodes(before, {
        flow,
        selected,
        problems,
        current,
        stats,
        connecting: connectFrom?.id,
        readOnly,
        edit,
      }),
    );
  }, [flow, selected, problems, current, stats, connectFrom, readOnly, edit]);

  const edges = useMemo<Edge[]>(
    () =>
      flow.connections.map(({ from, to, on }) => {
        const node = findNode(flow, from);
        const exits = node ? exitsOf(node) : [];
        const exit =
          exits.find((candidate) => candidate.on === on) ?? exits.find(({ key }) => key === 'next');
        return {
          id: edgeId({ from, to, on }),
          source: from,
          target: to,
          ...(exit ? { sourceHandle: exit.key } : {}),
          className: current && (current === from || current === to) ? css.lit : undefined,
          interactionWidth: 24,
          ariaLabel: `Link from ${from} to ${to}${on === undefined ? '' : ` on ${on}`}`,
        };
      }),
    [flow, current],
  );
  const [chosenEdges, setChosenEdges] = useState<ReadonlySet<string>>(new Set());
  const drawnEdges = useMemo(
    () => edges.map((edge) => (chosenEdges.has(edge.id) ? { ...edge, selected: true } : edge)),
    [edges, chosenEdges],
  );

  const onNodesChange = useCallback(
    (changes: NodeChange<CanvasNode>[]) => {
      setNodes((before) => applyNodeChanges(changes, before));
      const picks = changes.filter((change) => change.type === 'select');
      if (picks.length) select((before) => picked(before, picks));
      for (const change of changes) {
        // While dragging only the picture moves; the document hears of it once, at the end or by the arrow keys.
        if (change.type === 'position' && change.position && !change.dragging) {
          const { x, y } = change.position;
          edit((document) => moveTo(document, change.id, { x: Math.round(x), y: Math.round(y) }), 'move');
        }
      }
    },
    [edit, select],
  );
  const onEdgesChange = useCallback((changes: EdgeChange[]) => {
    const picks = changes.filter((change) => change.type === 'select');
    if (picks.length) setChosenEdges((before) => new Set(picked([...before], picks)));
  }, []);
  const onDragStop = useCallback(
    (_: unknown, __: unknown, moved: CanvasNode[]) =>
      edit((document) =>
        moved.reduce(
          (next, { id, position }) =>
            moveTo(next, id, { x: Math.round(position.x), y: Math.round(position.y) }),
          document,
        ),
      ),
    [edit],
  );
  const onConnect = useCallback(
    ({ source, sourceHandle, target }: Connection) => {
      const node = findNode(builder.flow, source);
      const exit = node && exitsOf(node).find(({ key }) => key === sourceHandle);
      builder.link({ from: source, to: target, on: exit?.on });
    },
    [builder],
  );
  useDeleteKey(builder, chosenEdges, readOnly);
  const onDrop = (event: DragEvent) => {
    const type = documentTypes.find((known) => known === event.dataTransfer.getData(dragType));
    if (!type || readOnly) return;
    event.preventDefault();
    builder.add(type, screenToFlowPosition({ x: event.clientX, y: event.clientY }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = (event.target as HTMLElement).closest<HTMLElement>('.react-flow__node')?.dataset.id;
    // What is typed into a note is text.
    if (!target || readOnly || typing(event.target)) return;
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const key = event.key.toLowerCase();
    if (connectFrom && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      event.stopPropagation();
      builder.finishConnect(target);
    } else if (plain && key === 'c') {
      event.preventDefault();
      builder.startConnect(target);
    } else if (plain && key === 'e') {
      event.preventDefault();
      onEdit?.(target);
    }
  };
  useEffect(() => {
    if (!focus) return;
    // Nodes that have just been moved are measured first.
    const frame = requestAnimationFrame(
      () =>
        void fitView(
          focus.id
            ? { nodes: [{ id: focus.id }], maxZoom: 1.1, padding: 0.6, duration: glideMs() }
            : { maxZoom: 1, padding: 0.15, duration: glideMs() },
        ),
    );
    return () => cancelAnimationFrame(frame);
  }, [focus, fitView]);

  return (
    <div className={css.canvas} data-connecting={connectFrom ? true : undefined} onKeyDownCapture={onKeyDown}>
      <ReactFlow
        nodes={nodes}
        edges={drawnEdges}
        nodeTypes={kinds}
        onNodesChange={onNodesChange}
        onEdgesChange={onEdgesChange}
        onNodeDragStop={onDragStop}
        onConnect={onConnect}
        onNodeClick={(_, node) => connectFrom && builder.finishConnect(node.id)}
        onPaneClick={() => {
          builder.cancelConnect();
          select([]);
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={onDrop}
        nodesDraggable={!readOnly}
        nodesConnectable={!readOnly}
        deleteKeyCode={null}
        multiSelectionKeyCode={['Shift', 'Meta', 'Control']}
        selectionKeyCode="Shift"
        snapToGrid
        snapGrid={[10, 10]}
        minZoom={0.1}
        maxZoom={2}
        onlyRenderVisibleElements={flow.nodes.length > 60}
        proOptions={{ hideAttribution: false }}
        connectionRadius={36}
        defaultEdgeOptions={{ type: 'default' }}
      >
        <Background variant={BackgroundVariant.Dots} gap={20} size={1.5} />
        <Controls showInteractive={false} />
        <MiniMap pannable zoomable ariaLabel="Overview of the flow" className={css.minimap} />
      </ReactFlow>
    </div>
  );
};
