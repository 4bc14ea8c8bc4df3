import { lazy, Suspense, useEffect, useState } from 'react';
import { getSetupStatus, type SetupStatus } from '#shared/api/admin-account.ts';
import { call } from '#web/lib/api.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import css from './admin-page.module.css';
import { LoginForm, LoginScreen } from './session/login-screen.tsx';
import { useToken } from './session/session.ts';
import { SetupScreen } from './session/setup-screen.tsx';

const Dashboard = lazy(async () => ({ default: (await import('./dashboard/dashboard.tsx')).Dashboard }));

const Waiting = () => (
  <main className={css.waiting}>
    <Spinner label="Loading" />
  </main>
);

/** One screen, four states: waiting for the setup status, setup, login, dashboard. */
export const Page = () => {
  const [status, setStatus] = useState<SetupStatus>();
  const token = useToken();
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    document.title = 'Admin Portal';
    // A failed check shows the setup, as specified; the server still refuses a second one.
    call(getSetupStatus)
      .then(setStatus)
      .catch(() => setStatus({ setupComplete: false, codeRequired: false }));
  }, []);
  useEffect(() => {
    if (token) setEntered(true);
  }, [token]);

  if (!status) return <Waiting />;
  if (!status.setupComplete) {
    return (
      <SetupScreen
        codeRequired={status.codeRequired}
        onDone={() => setStatus({ setupComplete: true, codeRequired: false })}
      />
    );
  }
  if (!token && !entered) return <LoginScreen />;
  // A session that ends while working leaves the dashboard standing, with whatever is open and typed, behind the login.
  return (
    <Suspense fallback={<Waiting />}>
      <Dashboard onLeave={() => setEntered(false)} />
      {!token && (
        <Dialog title="Admin Access" size="small" onClose={() => setEntered(false)} mayClose={() => false}>
          <p role="alert">Authentication required. Log in again to go on where you were.</p>
          <LoginForm />
        </Dialog>
      )}
    </Suspense>
  );
};
