import { Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { shareSize } from '#shared/domain/share-picture.ts';
import { useSite } from '../draft/site-context.ts';
import { drawSharePicture, fingerprint, shareValues } from './draw-share-picture.ts';

/** The picture shown with a shared link, as it will be published. */
export const SharePicture = () => {
  const { draft, defaults } = useSite();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isBroken, setBroken] = useState(false);
  const values = shareValues(draft.values, defaults);
  const drawn = values ? fingerprint(values) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fingerprint stands for the values
  useEffect(() => {
    if (!canvas.current || !values) return;
    drawSharePicture(canvas.current, values).then(
      () => setBroken(false),
      () => setBroken(true),
    );
  }, [drawn]);
  const style = { inlineSize: '100%', maxInlineSize: '26rem', blockSize: 'auto', border: 'var(--hairline)' };
  return (
    <Stack gap="xs" role="group" aria-label="Share picture">
      <Text fw={500} size="sm">
        Share picture
      </Text>
      <Text size="sm" c="dimmed">
        Shown when somebody shares a link to your site. It is drawn from name, tagline, logo and the colour on
        light pages, and published with them.
      </Text>
      {values ? (
        <canvas
          ref={canvas}
          {...shareSize}
          role="img"
          aria-label={`${values.name}: ${values.tagline}`}
          style={style}
        />
      ) : (
        <img
          src="/share.png"
          {...shareSize}
          alt="The sample company’s name and tagline"
          loading="lazy"
          style={style}
        />
      )}
      {isBroken && (
        <Text size="sm" c="var(--warning)" role="status">
          This browser can’t draw the picture. Links show the one before.
        </Text>
      )}
    </Stack>
  );
};
