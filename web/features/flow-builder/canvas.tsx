import '@xyflow/react/dist/base.css';
import {
  applyNodeChanges,
  Background,
  BackgroundVariant,
  ControlButton,
  Controls,
  type Edge,
  type EdgeChange,
  MiniMap,
  type NodeChange,
  ReactFlow,
  type SnapGrid,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import { type DragEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FlowAnalytics } from '#shared/api/flow-analytics.ts';
import { nodeTypes as documentTypes, type FlowDocument, type NodeType } from '#shared/flow/document.ts';
import { changeGroup } from '#shared/flow/groups.ts';
import type { Problem } from '#shared/flow/problems.ts';
import { IconArrowsMaximize } from '#web/ui/icons.tsx';
import css from './canvas.module.css';
import { CanvasActions } from './canvas-actions.ts';
import { buildCanvasEdges } from './canvas-edges.ts';
import {
  createCanvasLookup,
  placeItems,
  toCanvasId,
  toGroupId,
  withGroupMoves,
  withGroupPicks,
} from './canvas-groups.ts';
import { buildCanvasNodes, type CanvasNode } from './canvas-nodes.ts';
import { focusNode } from './focus-node.ts';
import { GroupCard } from './group-card.tsx';
import { farZoom, minFitZoom } from './initial-viewport.ts';
import { LinkEdge } from './link-edge.tsx';
import { NodeCard } from './node-card.tsx';
import type { NodePickerRequest } from './node-picker.tsx';
import { NoteCard } from './note-card.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { Builder } from './use-builder.ts';
import { findTarget, useCanvasLinks } from './use-canvas-links.ts';
import { useDeleteKey } from './use-delete-key.ts';
import { useInitialViewport } from './use-initial-viewport.ts';
import { getTransitionMs, useKeepInView } from './use-keep-in-view.ts';

const nodeComponents = { step: NodeCard, note: NoteCard, frame: GroupCard };
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

/** A collapsed frame would hide its cards in the overview. */
const getMinimapClass = ({ type, width }: CanvasNode): string =>
  type === 'frame' && width !== undefined ? (css.minimapFrame ?? '') : '';

const expandGroups = (flow: FlowDocument): FlowDocument =>
  (flow.groups ?? []).reduce((next, { id }) => changeGroup(next, id, { isCollapsed: false }), flow);

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
  /** Exits without a test, each as `from exit`; undefined while they are not marked. */
  readonly untested?: ReadonlySet<string> | undefined;
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
  untested,
  stats,
  readOnly = false,
  onEdit = noop,
  onAdded = noop,
  onAsk = noop,
  onArrange = noop,
  focus,
}: CanvasProps) => {
  const { selected, connectFrom, edit, select, renaming, rename, toggleGroup } = builder;
  // A canvas that only shows a flow has no collapsed groups: nothing could expand them.
  const flow = useMemo(
    () => (readOnly ? expandGroups(builder.flow) : builder.flow),
    [readOnly, builder.flow],
  );
  const { screenToFlowPosition, fitView } = useReactFlow();
  const latest = useRef(flow);
  latest.current = flow;
  const [nodes, setNodes] = useState<CanvasNode[]>([]);
  const [edges, setEdges] = useState<Edge[]>([]);
  const [chosenEdges, setChosenEdges] = useState<ReadonlySet<string>>(new Set());
  const isFar = useStore(({ transform }) => transform[2] < farZoom);
  const links = useCanvasLinks({ builder, onEdit, onAsk, readOnly });
  const { hovered } = links;
  const showStart = useInitialViewport(flow);
  const watched = current ?? (selected.length === 1 ? selected[0] : undefined);
  useKeepInView(watched === undefined ? undefined : createCanvasLookup(flow)(watched));
  useEffect(() => {
    const connecting = connectFrom?.id;
    const shown = { flow, selected, problems, current, stats, connecting, renaming, readOnly, edit };
    setNodes((before) => buildCanvasNodes(before, shown));
  }, [flow, selected, problems, current, stats, connectFrom, renaming, readOnly, edit]);
  useEffect(() => {
    setEdges((before) =>
      buildCanvasEdges(before, flow, {
        current,
        trail,
        untested,
        chosen: chosenEdges,
        hovered,
        highlightClass: css.lit,
        untestedClass: css.untested,
      }),
    );
  }, [flow, current, trail, untested, chosenEdges, hovered]);

  const onNodesChange = useCallback(
    (changes: NodeChange<CanvasNode>[]) => {
      setNodes((before) => applyNodeChanges(withGroupMoves(changes, before, latest.current), before));
      const picks = changes.filter((change) => change.type === 'select');
      if (picks.length) select((before) => applySelection(before, withGroupPicks(picks, latest.current)));
      // A drag edits the document once, when it ends.
      const places = changes.flatMap((change) =>
        change.type === 'position' && change.position && !change.dragging
          ? [{ id: change.id, position: change.position }]
          : [],
      );
      if (places.length) edit((document) => placeItems(document, places), 'move');
    },
    [edit, select],
  );
  const onEdgesChange = useCallback((changes: EdgeChange[]) => {
    const picks = changes.filter((change) => change.type === 'select');
    if (picks.length) setChosenEdges((before) => new Set(applySelection([...before], picks)));
  }, []);
  const onDragStop = useCallback(
    (_: unknown, __: unknown, moved: CanvasNode[]) => edit((document) => placeItems(document, moved)),
    [edit],
  );
  const onNodeClick = useCallback(
    (_: unknown, { id }: CanvasNode) => connectFrom && builder.finishConnect(findTarget(builder.flow, id)),
    [builder, connectFrom],
  );
  const onNodeDoubleClick = useCallback(
    (_: unknown, { id }: CanvasNode) => {
      const groupId = toGroupId(id);
      if (groupId === undefined) onEdit(id);
      else if (!readOnly) rename(groupId);
    },
    [onEdit, readOnly, rename],
  );
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
      if (focus.on === 'node')
        void fitView({ nodes: [{ id: focus.id }], maxZoom: 1.1, padding: 0.6, duration });
      else showStart(duration, focus.on === 'whole' ? minFitZoom : undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [focus, fitView, showStart]);
  const actions = useMemo(
    () =>
      readOnly
        ? {}
        : {
            addAfter: links.addAfter,
            insertOn: links.insertOn,
            removeLink: links.removeLink,
            toggleGroup,
            renameGroup: (id: string, title: string) =>
              edit((document) => changeGroup(document, id, { title }), `title ${id}`),
            endRenaming: (id: string) => {
              rename(undefined);
              focusNode(toCanvasId(id));
            },
          },
    [readOnly, links.addAfter, links.insertOn, links.removeLink, toggleGroup, edit, rename],
  );

  return (
    <CanvasActions value={actions}>
      <div
        className={css.canvas}
        data-connecting={connectFrom ? true : undefined}
        data-far={isFar || undefined}
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
          <Controls
            showInteractive={false}
            showFitView={false}
            position="bottom-right"
            orientation="horizontal"
          >
            <ControlButton
              title="Fit View"
              aria-label="Fit View"
              onClick={() => showStart(getTransitionMs(), minFitZoom)}
            >
              <IconArrowsMaximize aria-hidden="true" />
            </ControlButton>
          </Controls>
          <MiniMap
            pannable
            zoomable
            ariaLabel="Overview of the flow"
            className={css.minimap}
            nodeStrokeWidth={0}
            nodeClassName={getMinimapClass}
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
