import { type ComponentType, lazy } from 'react';
import type { Flow } from '#shared/api/flows.ts';
import type { Problem } from '#shared/flow/problems.ts';
import { type Icon, IconLanguage } from '#web/ui/icons.tsx';
import type { Details } from './draft.ts';
import type { Builder } from './use-builder.ts';

export interface BuilderPanelProps {
  readonly builder: Builder;
  readonly details: Details;
  readonly onDetails: (details: Details) => void;
  readonly problems: readonly Problem[];
  /** The flow as the server last gave it; absent for one that was never saved. */
  readonly saved: Flow | undefined;
  readonly onClose: () => void;
}

export interface BuilderPanel {
  readonly key: string;
  /** In the builder's menu, and the panel's heading. */
  readonly label: string;
  readonly icon: Icon;
  /** Offered in the site's own workspace alone. */
  readonly ownerOnly?: true;
  /** Offered once the flow has been saved. */
  readonly savedOnly?: true;
  readonly Panel: ComponentType<BuilderPanelProps>;
}

/** What can stand beside the canvas besides the chosen node, the settings and the test; each loads when it is opened. */
export const builderPanels: readonly BuilderPanel[] = [
  {
    key: 'languages',
    label: 'Languages',
    icon: IconLanguage,
    Panel: lazy(async () => ({ default: (await import('./translate/languages-panel.tsx')).LanguagesPanel })),
  },
];
