import { lazy, Suspense, useEffect } from 'react';
import { getSetupStatus } from '#shared/api/admin-account.ts';
import { isSignedIn, useSessionEnded, useToken } from '#web/lib/session.ts';
import { useApi } from '#web/lib/swr.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import css from './admin-page.module.css';

const loadDashboard = () => import('./dashboard/dashboard.tsx');
const Dashboard = lazy(async () => ({ default: (await loadDashboard()).Dashboard }));
// On its way while the setup status is asked for.
if (isSignedIn()) loadDashboard().catch(() => undefined);

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
  const setup = useApi(getSetupStatus, undefined, { revalidateOnMount: true });
  useEffect(() => {
    document.title = 'Admin Portal';
  }, []);

  // A failed check shows the setup, as specified; the server still refuses a second one.
  const status = setup.data ?? (setup.error ? { setupComplete: false, codeRequired: false } : undefined);
  if (!status) return <Waiting />;
  if (!status.setupComplete) {
    const done = { setupComplete: true, codeRequired: false };
    return (
      <Suspense fallback={<Waiting />}>
        <SetupScreen
          codeRequired={status.codeRequired}
          onDone={() => void setup.mutate(done, { revalidate: false })}
        />
      </Suspense>
    );
  }
  // A session that ended leaves the dashboard standing, with whatever is open and typed, behind the login.
  return <Suspense fallback={<Waiting />}>{!token && !ended ? <LoginScreen /> : <Dashboard />}</Suspense>;
};
