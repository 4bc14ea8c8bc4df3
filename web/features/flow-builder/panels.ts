import { type ComponentType, lazy } from 'react';
import { type Icon, IconLanguage } from '#web/ui/icons.tsx';
import type { BuilderPanelProps } from './panel-props.ts';

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
