import { type ComponentType, lazy } from 'react';
import type { Flow } from '#shared/api/flows.ts';
import type { CardDialogProps } from './card-dialog.ts';

interface Entry {
  readonly label: string;
  /** Offered in the site's own workspace alone. */
  readonly ownerOnly?: true;
}

/** Something that can be done with one flow, in its card's menu: a place to go to, or a dialog. */
export type CardAction = Entry &
  ({ readonly to: (flow: Flow) => string } | { readonly Dialog: ComponentType<CardDialogProps> });

/** What the menu of every card offers besides the manager's own entries. */
export const cardActions: readonly CardAction[] = [
  {
    label: 'Embed',
    ownerOnly: true,
    Dialog: lazy(async () => ({ default: (await import('./embed-dialog.tsx')).EmbedDialog })),
  },
];
