import { lazy } from 'react';
import { Manager } from '#web/features/flow-manager/manager.tsx';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { useWorkspace } from '#web/lib/session.ts';

const Preview = lazy(async () => ({
  default: (await import('#web/features/flow-builder/preview.tsx')).Preview,
}));

/** `/flows`: the manager, which shows a template's flow as the builder draws it. */
export const Page = () => {
  usePageTitle('Flow Builder');
  return <Manager key={useWorkspace()} preview={Preview} />;
};
