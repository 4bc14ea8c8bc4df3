import { type ComponentType, lazy } from 'react';
import type { Flow } from '#shared/api/flows.ts';
import type { CardDialogProps } from './card-dialog.ts';

interface Entry {
  readonly label: string;
  /** Only in the site's own workspace. */
  readonly ownerOnly?: true;
}

/** An entry of the card's menu: a link or a dialog. */
export type CardAction = Entry &
  ({ readonly to: (flow: Flow) => string } | { readonly Dialog: ComponentType<CardDialogProps> });

/** Entries of the card's menu besides the manager's own. */
export const cardActions: readonly CardAction[] = [
  {
    label: 'Embed',
    ownerOnly: true,
    Dialog: lazy(async () => ({ default: (await import('./embed-dialog.tsx')).EmbedDialog })),
  },
  {
    label: 'Where used',
    Dialog: lazy(async () => ({ default: (await import('./where-used-dialog.tsx')).WhereUsedDialog })),
  },
];
