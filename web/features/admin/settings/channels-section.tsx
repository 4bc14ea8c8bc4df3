import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { testChannel } from '#shared/api/admin-settings.ts';
import { errorMessage, sessionCall } from '#web/lib/session.ts';
import { Line } from '../parts/panel.tsx';
import { Badge } from '../parts/status-badge.tsx';
import { WithSettings } from './use-settings.tsx';

type Channel = 'mail' | 'slack';

interface ChannelProps {
  readonly channel: Channel;
  readonly title: string;
  readonly setUp: boolean;
  readonly detail: string | undefined;
}

/** A notification channel: its status and a button to test it. */
const ChannelLine = ({ channel, title, setUp, detail }: ChannelProps) => {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<string>();
  const test = async () => {
    setBusy(true);
    setResult(undefined);
    try {
      const { sent, reason } = await sessionCall(testChannel, { params: { channel } });
      setResult(sent ? 'Sent. It should be there in a minute.' : (reason ?? 'It could not be sent.'));
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
      <Button
        size="compact-sm"
        variant="default"
        disabled={!setUp || busy}
        aria-label={`Send a test message by ${title}`}
        onClick={() => void test()}
      >
        {busy ? 'Sending…' : 'Send a test message'}
      </Button>
      {result && <p role="status">{result}</p>}
    </Line>
  );
};

/**
 * Channels for new-lead notifications. Addresses and webhooks are set at deployment and never shown in full.
 */
export const ChannelsSection = () => (
  <WithSettings>
    {({ mail, slack }) => (
      <>
        <ChannelLine
          channel="mail"
          title="Mail"
          setUp={mail.setUp}
          detail={[mail.from && `from ${mail.from}`, mail.to && `to ${mail.to}`].filter(Boolean).join(' ')}
        />
        <ChannelLine channel="slack" title="Slack" setUp={slack.setUp} detail={undefined} />
        <Text size="xs" c="dimmed">
          Both are set at deployment. Without mail, replies open in your own mail program.
        </Text>
      </>
    )}
  </WithSettings>
);
