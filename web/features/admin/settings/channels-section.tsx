import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type MailState, removeMailServer, testChannel } from '#shared/api/admin-settings.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Line } from '../parts/panel.tsx';
import { Badge } from '../parts/status-badge.tsx';
import { MailServerForm } from './mail-server-form.tsx';
import { WithSettings } from './use-settings.tsx';

type Channel = 'mail' | 'slack';

interface ChannelProps {
  readonly channel: Channel;
  readonly title: string;
  readonly setUp: boolean;
  readonly canTest: boolean;
  readonly testLabel: string;
  readonly detail: string | undefined;
  readonly onTested?: () => void;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** A notification channel: its status and a button to test it. */
const ChannelLine = ({
  channel,
  title,
  setUp,
  canTest,
  testLabel,
  detail,
  onTested,
  children,
}: ChannelProps) => {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<string>();
  const test = async () => {
    setBusy(true);
    setResult(undefined);
    try {
      const { sent, reason } = await sessionCall(testChannel, { params: { channel } });
      setResult(sent ? 'Sent. It should be there in a minute.' : (reason ?? 'It could not be sent.'));
      if (sent) onTested?.();
    } catch (error) {
      setResult(errorMessage(error, 'It could not be sent.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Line
      text={
        <>
          {title} <Badge tone={setUp ? 'good' : 'quiet'}>{setUp ? 'Set up' : 'Not set up'}</Badge>
        </>
      }
      below={detail}
    >
      <Group gap="xs">
        {children}
        <Button
          size="compact-sm"
          variant="default"
          disabled={!canTest || busy}
          aria-label={`${busy ? 'Sending…' : testLabel} (${title})`}
          onClick={() => void test()}
        >
          {busy ? 'Sending…' : testLabel}
        </Button>
      </Group>
      {result && <p role="status">{result}</p>}
    </Line>
  );
};

const mailDetail = ({ setUp, from, to, smtp, ses }: MailState): string => {
  const addresses = [from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');
  const untested =
    smtp && !smtp.testedAt
      ? `${smtp.host} is saved: send a test message to use it.${smtp.testFailure ? ` The last test failed: ${smtp.testFailure}` : ''}`
      : '';
  const by = smtp?.testedAt ? `by ${smtp.host}` : ses ? 'by Amazon SES' : '';
  return [setUp ? `${addresses} ${by}`.trim() : '', untested].filter(Boolean).join('. ');
};

interface MailLineProps {
  readonly mail: MailState;
  readonly onChange: (mail: MailState) => void;
}

/** Mail: the owner's server can be entered, tested, changed and removed. */
const MailLine = ({ mail, onChange }: MailLineProps) => {
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { smtp } = mail;
  const remove = async () => {
    setFailure(undefined);
    try {
      onChange(await sessionCall(removeMailServer));
    } catch (error) {
      setFailure(errorMessage(error, 'The mail server could not be removed.'));
    } finally {
      setRemoving(false);
    }
  };
  const markTested = () => {
    if (!smtp) return;
    const tested = { ...smtp, testedAt: new Date().toISOString() };
    onChange({ ...mail, setUp: true, from: smtp.from, to: smtp.owner, smtp: tested });
  };
  return (
    <>
      <ChannelLine
        channel="mail"
        title="Mail"
        setUp={mail.setUp}
        canTest={mail.setUp || smtp !== undefined}
        testLabel="Send a test mail to me"
        detail={mailDetail(mail)}
        onTested={markTested}
      >
        <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
          {smtp ? 'Change the mail server' : 'Set up a mail server'}
        </Button>
        {smtp && !isRemoving && (
          <Button size="compact-sm" variant="default" color="red" onClick={() => setRemoving(true)}>
            Remove
          </Button>
        )}
        {isRemoving && (
          <Button size="compact-sm" color="red" autoFocus onClick={() => void remove()}>
            Remove server and password
          </Button>
        )}
      </ChannelLine>
      {failure && <p role="alert">{failure}</p>}
      {isEditing && (
        <MailServerForm
          smtp={smtp}
          onClose={() => setEditing(false)}
          onSaved={(saved) => {
            setEditing(false);
            onChange(saved);
          }}
        />
      )}
    </>
  );
};

/** Settings for how notices, replies and confirmations are sent. */
export const ChannelsSection = () => (
  <WithSettings>
    {({ mail, slack }, put) => (
      <>
        <MailLine mail={mail} onChange={(next) => put((before) => ({ ...before, mail: next }))} />
        <ChannelLine
          channel="slack"
          title="Slack"
          setUp={slack.setUp}
          canTest={slack.setUp}
          testLabel="Send a test message"
          detail={undefined}
        />
        <Text size="xs" c="dimmed">
          Slack is set at deployment. Without mail, replies open in your own mail program and visitors get no
          confirmation.
        </Text>
      </>
    )}
  </WithSettings>
);
