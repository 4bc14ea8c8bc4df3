import { Alert } from '@mantine/core';
import { useEffect, useState } from 'react';
import { tokenExpiresAt, useToken } from '#web/lib/session.ts';

/** Warn this long before the session ends. */
const warnMs = 10 * 60_000;
const checkMs = 15_000;

/** Warns before the 24-hour session ends. */
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
