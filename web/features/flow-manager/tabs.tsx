import { type ComponentType, lazy } from 'react';
import { FlowsTab } from './flows-tab.tsx';
import type { FlowPreview } from './templates-tab.tsx';

/** A screen of the manager. */
interface ManagerView {
  /** Value of `?tab=`. */
  readonly key: string;
  readonly label: string;
  /** Only in the site's own workspace. */
  readonly ownerOnly?: true;
  readonly Content: ComponentType<{ preview: FlowPreview }>;
}

/** A tab; one with several views has a switch between them. */
interface ManagerTab {
  readonly key: string;
  readonly label: string;
  readonly views: readonly [ManagerView, ...ManagerView[]];
}

/** The manager's tabs. All views but the first are loaded on demand. */
export const managerTabs: readonly [ManagerTab, ...ManagerTab[]] = [
  {
    key: 'flows',
    label: 'Conversation Flows',
    views: [
      { key: 'flows', label: 'Flows', Content: FlowsTab },
      {
        key: 'places',
        label: 'On my site',
        ownerOnly: true,
        Content: lazy(async () => ({
          default: (await import('./placement/placement-tab.tsx')).PlacementTab,
        })),
      },
    ],
  },
  {
    key: 'analytics',
    label: 'Analytics',
    views: [
      {
        key: 'analytics',
        label: 'Statistics',
        Content: lazy(async () => ({ default: (await import('./analytics-tab.tsx')).AnalyticsTab })),
      },
      {
        key: 'results',
        label: 'Results',
        Content: lazy(async () => ({ default: (await import('./results/results.tsx')).Results })),
      },
    ],
  },
  {
    key: 'templates',
    label: 'Templates',
    views: [
      {
        key: 'templates',
        label: 'Templates',
        Content: lazy(async () => ({ default: (await import('./templates-tab.tsx')).TemplatesTab })),
      },
    ],
  },
];
