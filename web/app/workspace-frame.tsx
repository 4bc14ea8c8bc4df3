import { lazy, Suspense, useLayoutEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { clearCache } from '#web/lib/query.ts';
import { leaveSession, useSessionEnded } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';

const LoginDialog = lazy(async () => ({
  default: (await import('#web/features/admin/session/login-dialog.tsx')).LoginDialog,
}));

const leave = () => {
  leaveSession();
  clearCache();
};

/**
 * The frame of portal and flows. Shows the login when a session ends, and hides the workspace meanwhile
 * without unmounting it, so open screens and typed text stay.
 */
export const WorkspaceFrame = () => {
  const ended = useSessionEnded();
  const focused = useRef<Element>(null);
  useLayoutEffect(() => {
    if (ended) focused.current = document.activeElement;
    else if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }, [ended]);
  return (
    <MantineRoot
      cover={
        ended && (
          <Suspense>
            <LoginDialog onLeave={leave} />
          </Suspense>
        )
      }
    >
      <Outlet />
    </MantineRoot>
  );
};
