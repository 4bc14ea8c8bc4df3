import { Alert } from '@mantine/core';
import { useEffect, useState } from 'react';
import { tokenExpiresAt, useToken } from '#web/lib/session.ts';

/** From here on the end of the session is announced. */
const warnMs = 10 * 60_000;
const checkMs = 15_000;

/** Says before it happens that the 24 hours end, so that nobody is surprised while writing. */
export const SessionNotice = () => {
  const token = useToken();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), checkMs);
    return () => clearInterval(timer);
  }, []);
  const end = token ? tokenExpiresAt(token) : undefined;
  const left = end === undefined ? undefined : end - now;
  if (left === undefined || left > warnMs) return null;
  const minutes = Math.max(0, Math.ceil(left / 60_000));
  return (
    <Alert color="warning" role="status" p="xs">
      {minutes > 0
        ? `Your session ends in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. Save what you are writing; you can log in again at once.`
        : 'Your session has ended. The next action asks you to log in again; what you typed stays.'}
    </Alert>
  );
};
