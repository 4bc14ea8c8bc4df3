import { Anchor, Button, Code, CopyButton, Group, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { Flow } from '#shared/api/flows.ts';
import { buildEmbedSnippet } from '#web/lib/embed-snippet.ts';
import { paths } from '#web/lib/paths.ts';
import { describeLink, getPublicLink, selectAllStyle } from '#web/lib/public-flow-link.ts';
import { isSignedIn } from '#web/lib/session.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

const Copyable = ({ title, text, action }: { title: string; text: string; action: string }) => (
  <Stack component="section" gap="xs">
    <Title order={3} size="h5">
      {title}
    </Title>
    <Code block {...selectAllStyle}>
      {text}
    </Code>
    <CopyButton value={text}>
      {({ copied, copy }) => (
        <Button size="compact-sm" variant="default" style={{ alignSelf: 'start' }} onClick={copy}>
          {copied ? 'Copied' : action}
        </Button>
      )}
    </CopyButton>
  </Stack>
);

/** Shown after publishing: the public link and, for the site's own flows, the embed snippet and placements. */
export const ShareDialog = ({ flow, onClose }: { flow: Flow; onClose: () => void }) => (
  <Modal title={`Version ${flow.publishedVersion ?? flow.version} is live`} onClose={onClose}>
    <Copyable title="Link" text={getPublicLink(flow)} action="Copy link" />
    <Text size="sm" c="dimmed">
      {describeLink(flow)}
    </Text>
    <Suspense fallback={<Spinner label="Loading the QR code" />}>
      <QrCode text={getPublicLink(flow)} />
    </Suspense>
    {isSignedIn() && (
      <>
        <Copyable
          title="Embed"
          text={buildEmbedSnippet({
            origin: location.origin,
            flow: flow.uuid,
            mode: 'bubble',
            accent: flow.publicProfile?.accent ?? '',
          })}
          action="Copy snippet"
        />
        <Anchor component={Link} to={`${paths.flows.to()}?tab=places`}>
          Show it in the site’s chat
        </Anchor>
      </>
    )}
    <Group justify="end" gap="sm">
      <Button component="a" href={getPublicLink(flow)} target="_blank" rel="noopener" variant="default">
        Open the flow
      </Button>
      <Button onClick={onClose}>Done</Button>
    </Group>
  </Modal>
);
