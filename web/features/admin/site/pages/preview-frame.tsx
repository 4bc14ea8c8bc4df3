import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { previewSite } from '#shared/api/site.ts';
import { describeFailure, sessionCall } from '#web/lib/session.ts';
import { useSite } from '../draft/site-context.ts';
import { highlightText } from './preview.ts';

const widths = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof widths;

interface PreviewFrameProps {
  /** The page's path on the site. */
  readonly path: string;
  /** The text being edited, as the draft has it. */
  readonly text: string | undefined;
}

/**
 * The page as it would be with the draft. The frame is sandboxed without scripts, so that nothing in a text
 * can run with the owner's session; same origin only lets the fonts load and the portal scroll it.
 */
export const PreviewFrame = ({ path, text }: PreviewFrameProps) => {
  const { draft } = useSite();
  const { ref, width } = useElementSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const scrollTop = useRef(0);
  const [device, setDevice] = useState<Device>('desktop');
  const [html, setHtml] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isFound, setFound] = useState(true);
  const version = draft.state === 'saved' ? draft.version : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again
  useEffect(() => {
    if (version === undefined) return;
    let isCurrent = true;
    sessionCall(previewSite, { query: { path } }).then(
      (page) => {
        if (!isCurrent) return;
        scrollTop.current = frame.current?.contentWindow?.scrollY ?? 0;
        // The sandbox would block them anyway, with an error for each.
        setHtml(page.replace(/<script\b[\s\S]*?<\/script>/gi, ''));
        setFailure(undefined);
      },
      (error) => isCurrent && setFailure(describeFailure(error, 'Couldn’t draw the preview')),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, version, attempt]);

  const highlight = () => {
    const doc = frame.current?.contentDocument;
    if (!doc?.body || text === undefined) return setFound(true);
    setFound(highlightText(doc, text));
  };
  const onLoad = () => {
    frame.current?.contentWindow?.scrollTo(0, scrollTop.current);
    highlight();
  };
  useEffect(highlight, [text]);

  const scale = width > 0 ? Math.min(1, width / widths[device]) : 1;
  return (
    <Stack gap="xs" h="100%">
      <Group gap="xs" justify="space-between">
        <SegmentedControl
          size="xs"
          aria-label="Preview on"
          value={device}
          onChange={(next) => setDevice(next as Device)}
          data={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
        />
        <Text size="xs" c="dimmed" role="status">
          {html === undefined && !failure
            ? 'Drawing the page…'
            : draft.state !== 'saved'
              ? 'Updating…'
              : isFound || !html
                ? ''
                : 'This text appears only while visitors use the page.'}
        </Text>
      </Group>
      {failure && (
        <Alert color="red" role="alert" p="xs">
          <Group gap="sm">
            {failure}
            <Button size="compact-sm" variant="default" onClick={() => setAttempt((count) => count + 1)}>
              Retry
            </Button>
          </Group>
        </Alert>
      )}
      <div
        ref={ref}
        style={{
          flex: 1,
          minBlockSize: '20rem',
          overflow: 'hidden',
          border: 'var(--hairline)',
          borderRadius: 'var(--radius-m)',
          background: 'var(--paper)',
        }}
      >
        <iframe
          ref={frame}
          title={`Preview of ${path}`}
          sandbox="allow-same-origin"
          srcDoc={html ?? ''}
          onLoad={onLoad}
          style={{
            display: 'block',
            // An empty frame is white in both schemes.
            visibility: html === undefined ? 'hidden' : 'visible',
            marginInline: 'auto',
            border: 0,
            inlineSize: widths[device],
            blockSize: `${100 / scale}%`,
            transform: `scale(${scale})`,
            transformOrigin: device === 'phone' && scale === 1 ? 'top center' : 'top left',
          }}
        />
      </div>
    </Stack>
  );
};
