import { createContext } from 'react';

interface Actions {
  /** Opens the node picker for an exit, next to the pressed element; undefined on a read-only canvas. */
  readonly addAfter?: (nodeId: string, exitKey: string, pressed: Element) => void;
  /** Opens the node picker to insert a node into a connection. */
  readonly insertOn?: (edgeId: string, pressed: Element) => void;
  readonly removeLink?: (edgeId: string) => void;
  readonly toggleGroup?: (groupId: string) => void;
  readonly renameGroup?: (groupId: string, title: string) => void;
  readonly endRenaming?: (groupId: string) => void;
}

/** Actions of cards and edges. React Flow renders them and passes no other props. */
export const CanvasActions = createContext<Actions>({});
