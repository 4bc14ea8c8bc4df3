import { lazy, Suspense, useEffect, useState } from 'react';
import { getSetupStatus } from '#shared/api/admin-account.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { call } from '#web/lib/http.ts';
import { isSignedIn, useSessionEnded, useToken } from '#web/lib/session.ts';
import { lazyWithPreload } from '#web/ui/lazy-with-preload.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import css from './admin-page.module.css';

const loadDashboard = () => import('./dashboard/dashboard.tsx');
const dashboard = lazyWithPreload(async () => (await loadDashboard()).Dashboard);

type SetupStatus = RouteResponse<typeof getSetupStatus>;

/** If the check fails, show the setup (specified); the server still refuses a second account. */
const readSetupStatus = (): Promise<SetupStatus> =>
  call(getSetupStatus).catch(() => ({ setupComplete: false, codeRequired: false }));

let prefetched: SetupStatus | undefined;

/** Loads the setup status, and when signed in the dashboard with the screen of this URL, before the page renders. */
export const preload = async (): Promise<void> => {
  const status = readSetupStatus();
  if (isSignedIn()) {
    const [{ preloadScreen }] = await Promise.all([loadDashboard(), dashboard.preload()]);
    await preloadScreen();
  }
  prefetched = await status;
};

const LoginScreen = lazy(async () => ({ default: (await import('./session/login-screen.tsx')).LoginScreen }));
const SetupScreen = lazy(async () => ({ default: (await import('./session/setup-screen.tsx')).SetupScreen }));

const Waiting = () => (
  <main className={css.waiting}>
    <Spinner label="Loading" />
  </main>
);

/** One screen, four states: waiting for the setup status, setup, login, dashboard. */
export const Page = () => {
  const token = useToken();
  const ended = useSessionEnded();
  const [status, setStatus] = useState(prefetched);
  const [username, setUsername] = useState('');
  useEffect(() => {
    document.title = 'Admin Portal';
    if (!prefetched) void readSetupStatus().then(setStatus);
    prefetched = undefined;
  }, []);

  if (!status) return <Waiting />;
  if (!status.setupComplete) {
    return (
      <Suspense fallback={<Waiting />}>
        <SetupScreen
          codeRequired={status.codeRequired}
          onDone={(name) => {
            setUsername(name);
            setStatus({ setupComplete: true, codeRequired: false });
          }}
        />
      </Suspense>
    );
  }
  // After a session expires the dashboard stays mounted behind the login dialog, so nothing typed is lost.
  return (
    <Suspense fallback={<Waiting />}>
      {!token && !ended ? <LoginScreen username={username} /> : <dashboard.Component />}
    </Suspense>
  );
};
