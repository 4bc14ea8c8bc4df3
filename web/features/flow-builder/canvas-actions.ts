import { createContext } from 'react';

interface Actions {
  /** Asks which node comes after an exit, beside what was pressed; absent where nothing can be changed. */
  readonly addAfter?: (nodeId: string, exitKey: string, pressed: Element) => void;
  /** Asks which node comes between the two of a link. */
  readonly insertOn?: (edgeId: string, pressed: Element) => void;
  readonly removeLink?: (edgeId: string) => void;
}

/** What cards and links on the canvas can start; they are drawn by the canvas library, which passes on nothing else. */
export const CanvasActions = createContext<Actions>({});
