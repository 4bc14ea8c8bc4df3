import { Button, Code, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Flow } from '#shared/api/flows.ts';
import { paths } from '#web/lib/paths.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { Modal } from '#web/ui/modal.tsx';

const whole = { style: { whiteSpace: 'normal', overflowWrap: 'anywhere', userSelect: 'all' } } as const;

/** The public link, and for the site's own flows the snippet for another site; both work while the flow is active. */
export const ShareDialog = ({ flow, onClose }: { flow: Flow; onClose: () => void }) => {
  const [copied, setCopied] = useState<string>();
  const link = `${location.origin}${paths.sharedFlow.to(flow.uuid)}`;
  const snippet = `<script src="${location.origin}/embed.js" data-flow="${flow.uuid}" async></script>`;
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(`${what} copied`);
    } catch {
      setCopied('Copying was refused by the browser: select the text instead');
    }
  };
  return (
    <Modal title={`Share ${flow.name}`} onClose={onClose}>
      {!flow.isActive && (
        <Text size="sm" c="dimmed">
          The link works as soon as the flow is active.
        </Text>
      )}
      <Stack gap="xs" align="start">
        <h3>Public link</h3>
        <Code block {...whole}>
          {link}
        </Code>
        <Button size="compact-sm" variant="default" onClick={() => void copy('Link', link)}>
          Copy link
        </Button>
      </Stack>
      {!isSignedIn() && (
        <Text size="sm" c="dimmed">
          Whoever opens it is told that you do not get their answers: you see how many there were, and where
          they stopped.
        </Text>
      )}
      {isSignedIn() && (
        <Stack gap="xs" align="start">
          <h3>On your own site</h3>
          <Code block {...whole}>
            {snippet}
          </Code>
          <Button size="compact-sm" variant="default" onClick={() => void copy('Snippet', snippet)}>
            Copy snippet
          </Button>
        </Stack>
      )}
      <p role="status">{copied}</p>
    </Modal>
  );
};
