import { lazy, type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStoredCounts } from '#web/features/admin/dashboard/use-counts.ts';
import { useShortcuts } from '#web/features/admin/dashboard/use-shortcuts.ts';
import { useTools } from '#web/features/admin/dashboard/use-tools.tsx';
import { useFinder } from '#web/features/admin/spotlight/finder.tsx';
import { railLinks } from '#web/features/admin/tabs.tsx';
import { Manager } from '#web/features/flow-manager/manager.tsx';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { isSignedIn, useWorkspace } from '#web/lib/session.ts';
import { Shell } from '#web/ui/shell/shell.tsx';

const Preview = lazy(async () => ({
  default: (await import('#web/features/flow-builder/preview.tsx')).Preview,
}));

const links = railLinks('flows', {});

/** The portal's shell around the flow manager: same rail, shortcuts, search and tools. */
const OwnersShell = ({ children }: { children: ReactNode }) => {
  const navigate = useNavigate();
  useShortcuts(
    useMemo(
      () =>
        links.map(
          ({ to }) =>
            () =>
              void navigate(to),
        ),
      [navigate],
    ),
  );
  const counts = useStoredCounts();
  const rail = useMemo(() => railLinks('flows', counts), [counts]);
  const { search, finder } = useFinder();
  const { tools, dialogs } = useTools();
  return (
    <Shell
      title="Admin Portal"
      titled={false}
      subtitle="Manage client onboarding and project status"
      railItems={rail}
      tools={tools}
      onSearch={search}
    >
      {children}
      {dialogs}
      {finder}
    </Shell>
  );
};

/** `/flows`: the flow manager; inside the portal's shell for the owner. */
export const Page = () => {
  usePageTitle('Flow Builder');
  const manager = <Manager key={useWorkspace()} preview={Preview} />;
  return isSignedIn() ? <OwnersShell>{manager}</OwnersShell> : manager;
};
