import type { ReactElement } from 'react';
import type { FlowDocument, NodeData, NodeOf, NodeType } from '#shared/flow/document.ts';
import type { PicturedOption, PictureRef } from '#shared/flow/media.ts';
import type { Icon } from '#web/ui/icons.tsx';

export interface FormProps<T extends NodeType> {
  readonly node: NodeOf<T>;
  readonly flow: FlowDocument;
  /** Variables that can be used in texts. */
  readonly variables: readonly string[];
  /** Successive changes of the same `field` are one undo step. */
  readonly onChange: (data: NodeData<T>, field: string) => void;
  readonly edit: (change: (flow: FlowDocument) => FlowDocument, kind?: string) => void;
}

/** The content of a card; absent parts aren't shown. */
export interface CardContent {
  /** The message to visitors, with its placeholders. */
  readonly message?: string;
  /** What the visitor is asked for, in two or three words. */
  readonly answerHint?: string;
  /** Options without exits of their own. */
  readonly choices?: readonly PicturedOption[];
  /** Where the answer is stored. */
  readonly variable?: string;
  readonly picture?: PictureRef;
  /** What the node does besides sending a message. */
  readonly effect?: string;
}

/** How the builder shows one type of node. */
export interface NodeView<T extends NodeType> {
  /** Its purpose, for the palette; undefined for types that can't be added. */
  readonly hint: string | undefined;
  /** Colour of its icon. */
  readonly color: `var(--${string})`;
  /** A short text of what visitors see or what it does. */
  preview(data: NodeData<T>): string;
  /** Content of its card; by default the preview as a message. */
  readonly cardContent?: (data: NodeData<T>) => CardContent;

  readonly icon?: Icon;
  Form(props: FormProps<T>): ReactElement;
}
