import { lazy, Suspense, useEffect } from 'react';
import { getSetupStatus } from '#shared/api/admin-account.ts';
import type { RouteResponse } from '#shared/api/route.ts';
import { urlOf } from '#web/lib/api.ts';
import { takeEarly } from '#web/lib/asked-early.ts';
import { aheadAnswered, askAhead, isSignedIn, useSessionEnded, useToken } from '#web/lib/session.ts';
import { readAhead, useApi } from '#web/lib/swr.ts';
import { lazyAhead } from '#web/ui/lazy-ahead.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import css from './admin-page.module.css';
import { firstReads } from './data/first-reads.ts';

const loadDashboard = () => import('./dashboard/dashboard.tsx');
const dashboard = lazyAhead(async () => (await loadDashboard()).Dashboard);

// On their way while the code that shows them still is.
if (isSignedIn()) for (const list of firstReads.session) askAhead(list);

/** The setup's status as it was before the page was drawn. */
let atFirst: RouteResponse<typeof getSetupStatus> | undefined;

/** How long the code waits for the first rows, which are drawn in one go with what stands around them. */
const rowsMs = 200;

/** The setup's status, and for who is signed in the dashboard with the screen of this address. */
export const ahead = async (): Promise<void> => {
  const asked = takeEarly(urlOf(getSetupStatus))?.answer;
  // Where it failed, the page says so.
  const status = readAhead(getSetupStatus, { asked }).catch(() => undefined);
  if (isSignedIn()) {
    const [{ screenAhead }] = await Promise.all([loadDashboard(), dashboard.ahead()]);
    await screenAhead();
    await Promise.race([aheadAnswered(), new Promise((resolve) => setTimeout(resolve, rowsMs))]);
  }
  atFirst = await status;
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
  const setup = useApi(getSetupStatus, undefined, { revalidateOnMount: true, fallbackData: atFirst });
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
  return (
    <Suspense fallback={<Waiting />}>{!token && !ended ? <LoginScreen /> : <dashboard.Shown />}</Suspense>
  );
};
