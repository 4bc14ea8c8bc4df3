import type { ReactElement } from 'react';
import type { FlowDocument, NodeData, NodeOf, NodeType } from '#shared/flow/document.ts';
import type { Icon } from '#web/ui/icons.tsx';

export interface FormProps<T extends NodeType> {
  readonly node: NodeOf<T>;
  readonly flow: FlowDocument;
  /** Names that can be used in texts. */
  readonly variables: readonly string[];
  /** Changes of one field that follow each other are one step of undo. */
  readonly onChange: (data: NodeData<T>, field: string) => void;
  readonly edit: (change: (flow: FlowDocument) => FlowDocument, kind?: string) => void;
}

/** What a card shows: the bubble, what is waited for, what happens. A part that is absent isn't drawn. */
export interface CardContent {
  /** The bubble: what the visitor reads, with its placeholders. */
  readonly message?: string;
  /** What the visitor is asked for, in two or three words. */
  readonly answerHint?: string;
  /** What the answer is kept as. */
  readonly variable?: string;
  /** What happens where nothing is said, or besides. */
  readonly effect?: string;
}

/** How the builder shows one kind of node. A part that is missing doesn't compile. */
export interface NodeView<T extends NodeType> {
  /** What it is for, in the palette; without one it can't be added. */
  readonly hint: string | undefined;
  /** Of its mark in the palette and on its card. */
  readonly color: `var(--${string})`;
  /** What the visitor will see or what happens, in a line or two. */
  preview(data: NodeData<T>): string;
  /** Drawn on the card; without it the preview is the bubble. */
  readonly cardContent?: (data: NodeData<T>) => CardContent;
  /** Before its name; without one a mark in its colour. */
  readonly icon?: Icon;
  Form(props: FormProps<T>): ReactElement;
}
