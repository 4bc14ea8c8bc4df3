import { type ComponentType, lazy } from 'react';
import { type Icon, IconCheck, IconLanguage, IconSitemap } from '#web/ui/icons.tsx';
import type { BuilderPanelProps } from './panel-props.ts';

export interface BuilderPanel {
  readonly key: string;
  /** In the builder's menu. */
  readonly label: string;
  readonly icon: Icon;
  /** Only in the site's own workspace. */
  readonly ownerOnly?: true;
  /** Only for saved flows. */
  readonly savedOnly?: true;
  readonly Panel: ComponentType<BuilderPanelProps>;
}

/** Further panels beside the canvas, loaded on demand. */
export const builderPanels: readonly BuilderPanel[] = [
  {
    key: 'languages',
    label: 'Languages',
    icon: IconLanguage,
    Panel: lazy(async () => ({ default: (await import('./translate/languages-panel.tsx')).LanguagesPanel })),
  },
  {
    key: 'tests',
    label: 'Tests',
    icon: IconCheck,
    savedOnly: true,
    Panel: lazy(async () => ({ default: (await import('./tests/tests-panel.tsx')).TestsPanel })),
  },
  {
    key: 'used',
    label: 'Where used',
    icon: IconSitemap,
    savedOnly: true,
    Panel: lazy(async () => ({ default: (await import('./used-by-panel.tsx')).UsedByPanel })),
  },
];
