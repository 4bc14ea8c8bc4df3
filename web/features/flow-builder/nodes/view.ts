import type { ReactElement } from 'react';
import type { FlowDocument, NodeData, NodeOf, NodeType } from '#shared/flow/document.ts';

export interface FormProps<T extends NodeType> {
  readonly node: NodeOf<T>;
  readonly flow: FlowDocument;
  /** Names that can be used in texts. */
  readonly variables: readonly string[];
  /** Changes of one field that follow each other are one step of undo. */
  readonly onChange: (data: NodeData<T>, field: string) => void;
  readonly edit: (change: (flow: FlowDocument) => FlowDocument, kind?: string) => void;
}

/** How the builder shows one kind of node. A part that is missing doesn't compile. */
export interface NodeView<T extends NodeType> {
  /** What it is for, in the palette; without one it can't be added. */
  readonly hint: string | undefined;
  /** Of its mark in the palette and on its card. */
  readonly color: `var(--${string})`;
  /** What the visitor will see or what happens, in a line or two. */
  preview(data: NodeData<T>): string;
  Form(props: FormProps<T>): ReactElement;
}
