import { lazy } from 'react';
import { linksOf } from '#web/features/admin/dashboard/tabs.tsx';
import { logOut } from '#web/features/admin/session/log-out.ts';
import { Manager } from '#web/features/flow-manager/manager.tsx';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { isSignedIn, useWorkspace } from '#web/lib/session.ts';
import { IconLogout } from '#web/ui/icons.tsx';
import { Shell } from '#web/ui/shell/shell.tsx';

const Preview = lazy(async () => ({
  default: (await import('#web/features/flow-builder/preview.tsx')).Preview,
}));

/** `/flows`: the manager, which shows a template's flow as the builder draws it; inside the portal's shell for its owner. */
export const Page = () => {
  usePageTitle('Flow Builder');
  const manager = <Manager key={useWorkspace()} preview={Preview} />;
  if (!isSignedIn()) return manager;
  return (
    <Shell
      title="Admin Portal"
      titled={false}
      subtitle="Manage client onboarding and project status"
      places={linksOf('flows')}
      tools={[{ label: 'Logout', Icon: IconLogout, run: logOut, atHand: true }]}
    >
      {manager}
    </Shell>
  );
};
