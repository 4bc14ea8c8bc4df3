import { type ComponentType, lazy } from 'react';
import { FlowsTab } from './flows-tab.tsx';
import type { FlowPreview } from './templates-tab.tsx';

export interface ManagerTab {
  /** Value of `?tab=`. */
  readonly key: string;
  readonly label: string;
  /** Only in the site's own workspace. */
  readonly ownerOnly?: true;
  readonly Content: ComponentType<{ preview: FlowPreview }>;
}

/** The manager's screens, in their order. All but the first load when they are opened. */
export const managerTabs: readonly [ManagerTab, ...ManagerTab[]] = [
  { key: 'flows', label: 'Conversation Flows', Content: FlowsTab },
  {
    key: 'analytics',
    label: 'Analytics',
    Content: lazy(async () => ({ default: (await import('./analytics-tab.tsx')).AnalyticsTab })),
  },
  {
    key: 'results',
    label: 'Results',
    Content: lazy(async () => ({ default: (await import('./results/results.tsx')).Results })),
  },
  {
    key: 'places',
    label: 'On my site',
    ownerOnly: true,
    Content: lazy(async () => ({ default: (await import('./placement/placement-tab.tsx')).PlacementTab })),
  },
  {
    key: 'templates',
    label: 'Templates',
    Content: lazy(async () => ({ default: (await import('./templates-tab.tsx')).TemplatesTab })),
  },
];
