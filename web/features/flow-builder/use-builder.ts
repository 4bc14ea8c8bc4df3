import { type Dispatch, useCallback, useMemo, useRef, useState } from 'react';
import type { FlowConnection, FlowDocument, NodeType } from '#shared/flow/document.ts';
import { getExits } from '#shared/flow/exits.ts';
import { addNode, connect, findNode, pasteNodes, removeNodes } from '#shared/flow/graph.ts';
import { changeGroup, dissolveGroup, findGroup, findGroupOf, groupNodes } from '#shared/flow/groups.ts';
import { findCopyOffset, findFreePosition } from './free-position.ts';
import type { History } from './history.ts';
import { type InsertionPoint, insertNode } from './insert.ts';
import type { BuilderEvent } from './model.ts';

type Clip = Pick<FlowDocument, 'nodes' | 'connections' | 'notes' | 'groups'>;

const createClip = (
  { nodes, connections, notes, groups = [] }: FlowDocument,
  ids: readonly string[],
): Clip => {
  const chosen = new Set(ids);
  return {
    nodes: nodes.filter(({ id }) => chosen.has(id)),
    notes: notes.filter(({ id }) => chosen.has(id)),
    groups: groups.filter((group) => group.nodes.every((id) => chosen.has(id))),
    connections: connections.filter(({ from, to }) => chosen.has(from) && chosen.has(to)),
  };
};

/** Kind of the edits that add a node. */
const addingKind = 'add';

/** Shared between flows. */
let clipboard: Clip | undefined;

/** Finds the first unconnected exit of a node; its plain exit if all are connected. */
export const findFreeExit = (flow: FlowDocument, nodeId: string): string | undefined => {
  const node = findNode(flow, nodeId);
  const exits = node ? getExits(node) : [];
  const free = exits.find(
    ({ on }) => !flow.connections.some((link) => link.from === nodeId && link.on === on),
  );
  return (free ?? exits.find(({ on }) => on === undefined) ?? exits[0])?.on;
};

/** Edits, undo, selection, connect mode and clipboard of the builder. */
export const useBuilder = (history: History, dispatch: Dispatch<BuilderEvent>) => {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [connectFrom, setConnectFrom] = useState<{ id: string; on: string | undefined }>();
  const [renaming, rename] = useState<string>();
  const flow = history.present;
  const latest = useRef(flow);
  latest.current = flow;

  const edit = useCallback(
    (change: (flow: FlowDocument) => FlowDocument, kind = '') => {
      const next = change(latest.current);
      latest.current = next;
      dispatch({ type: 'edit', flow: next, kind, at: Date.now() });
    },
    [dispatch],
  );
  const undo = useCallback(() => dispatch({ type: 'undo' }), [dispatch]);
  const redo = useCallback(() => dispatch({ type: 'redo' }), [dispatch]);

  /** Adds a node and returns its id; undefined at the limit. */
  const add = useCallback(
    (type: NodeType, at?: { x: number; y: number }): string | undefined => {
      const before = latest.current;
      const after = addNode(before, type, at ?? findFreePosition(before, type));
      const added = after.nodes.find(({ id }) => !findNode(before, id));
      if (!added) return undefined;
      edit(() => after, `${addingKind} ${added.id}`);
      setSelected([added.id]);
      return added.id;
    },
    [edit],
  );
  /** Inserts a node and returns its id; undefined at the limit. */
  const insert = useCallback(
    (type: NodeType, spot: InsertionPoint): string | undefined => {
      const added = insertNode(latest.current, type, spot);
      edit(() => added.flow, `${addingKind} ${added.id}`);
      if (added.id !== undefined) setSelected([added.id]);
      setConnectFrom(undefined);
      return added.id;
    },
    [edit],
  );
  const remove = useCallback(
    (ids: readonly string[]) => {
      edit((current) => removeNodes(current, ids));
      setSelected([]);
      setConnectFrom(undefined);
    },
    [edit],
  );
  const link = useCallback(
    (connection: FlowConnection) => edit((current) => connect(current, connection)),
    [edit],
  );
  /** Connects to the clicked node, unless it is the same one, and ends connect mode. */
  const finishConnect = useCallback(
    (target: string) => {
      if (connectFrom && connectFrom.id !== target)
        link({ from: connectFrom.id, to: target, on: connectFrom.on });
      setConnectFrom(undefined);
    },
    [connectFrom, link],
  );
  const startConnect = useCallback((id: string, on?: string | null) => {
    setConnectFrom({ id, on: on === undefined ? findFreeExit(latest.current, id) : (on ?? undefined) });
  }, []);
  const copy = useCallback((ids: readonly string[]) => {
    clipboard = createClip(latest.current, ids);
  }, []);
  const pasteClip = useCallback(
    (clip: Clip | undefined) => {
      if (!clip) return;
      const offset = findCopyOffset(latest.current, clip.nodes);
      const { flow: next, ids } = pasteNodes(latest.current, clip, offset);
      edit(() => next);
      if (ids.length) setSelected(ids);
    },
    [edit],
  );
  const paste = useCallback(() => pasteClip(clipboard), [pasteClip]);
  /** Pastes copies of nodes without changing the clipboard. */
  const duplicate = useCallback(
    (ids: readonly string[]) => pasteClip(createClip(latest.current, ids)),
    [pasteClip],
  );

  /** Groups nodes, or adds them to the group that some are in; a new group asks for its title. */
  const group = useCallback(
    (ids: readonly string[]) => {
      const { flow: next, id } = groupNodes(latest.current, ids);
      if (id === undefined) return;
      const isNew = !findGroup(latest.current, id);
      edit(() => next);
      setSelected(findGroup(next, id)?.nodes ?? []);
      if (isNew) rename(id);
    },
    [edit],
  );
  /** Dissolves the groups of nodes. */
  const ungroup = useCallback(
    (ids: readonly string[]) => {
      edit((current) =>
        ids.reduce((next, id) => {
          const own = findGroupOf(next, id);
          return own ? dissolveGroup(next, own.id) : next;
        }, current),
      );
      rename(undefined);
    },
    [edit],
  );
  const toggleGroup = useCallback(
    (id: string) =>
      edit((current) => changeGroup(current, id, { isCollapsed: !findGroup(current, id)?.isCollapsed })),
    [edit],
  );
  /** Expands the group of a node, so that the node can be shown. */
  const reveal = useCallback(
    (nodeId: string) =>
      edit((current) => {
        const own = findGroupOf(current, nodeId);
        return own ? changeGroup(current, own.id, { isCollapsed: false }) : current;
      }),
    [edit],
  );

  return useMemo(
    () => ({
      flow,
      renaming,
      rename,
      group,
      ungroup,
      toggleGroup,
      reveal,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      /** Whether the last edit added a node, so that undo removes it. */
      hasJustAdded: history.last?.kind.startsWith(addingKind) === true,
      selected,
      connectFrom,
      select: setSelected,
      edit,
      undo,
      redo,
      add,
      insert,
      remove,
      link,
      startConnect,
      finishConnect,
      cancelConnect: () => setConnectFrom(undefined),
      copy,
      paste,
      duplicate,
    }),
    [
      flow,
      renaming,
      group,
      ungroup,
      toggleGroup,
      reveal,
      history,
      selected,
      connectFrom,
      edit,
      undo,
      redo,
      add,
      insert,
      remove,
      link,
      startConnect,
      finishConnect,
      copy,
      paste,
      duplicate,
    ],
  );
};

export type Builder = ReturnType<typeof useBuilder>;
