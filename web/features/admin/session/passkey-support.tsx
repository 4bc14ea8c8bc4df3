import { Text } from '@mantine/core';

/** Why passkeys don't work here: no browser support, or the host is an IP address. */
export const passkeyProblem = (): 'address' | 'browser' | undefined => {
  if (/^(?:127(?:\.\d+){3}|\[::1\])$/.test(location.hostname)) return 'address';
  return typeof window.PublicKeyCredential === 'undefined' ? 'browser' : undefined;
};

export const PasskeyProblem = ({ problem }: { problem: 'address' | 'browser' }) => {
  if (problem === 'browser')
    return (
      <Text size="xs" c="dimmed">
        This browser can’t use passkeys on this page.
      </Text>
    );
  const address = `${location.protocol}//localhost${location.port && `:${location.port}`}/admin`;
  return (
    <Text size="xs" c="dimmed">
      Passkeys don’t work on an IP address. Open <a href={address}>{address}</a> to use one.
    </Text>
  );
};

/** The message for a cancelled or repeated passkey prompt; undefined for any other failure. */
export const passkeyFailure = (error: unknown): string | undefined => {
  const { name } = (error ?? {}) as { name?: string };
  if (name === 'NotAllowedError' || name === 'AbortError') return 'No passkey was used.';
  if (name === 'InvalidStateError') return 'This device already has a passkey for this account.';
  return undefined;
};
