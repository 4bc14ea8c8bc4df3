import { Suspense } from 'react';
import { lazyWithPreload } from '../lazy-with-preload.tsx';
import type { MediaProps } from './media.tsx';

interface MessageMediaProps extends MediaProps {
  /** The same content as text, shown until the media code has loaded, or if it can't be. */
  readonly text: string;
}

const PlainText = ({ text }: MessageMediaProps) => text;

const lazyMedia = lazyWithPreload<MessageMediaProps>(() =>
  import('./media.tsx').then(
    ({ Media }) => Media,
    () => PlainText,
  ),
);

/** Loads the code of the media, so that a message appears in its final size. */
export const preloadMedia = lazyMedia.preload;

/** Pictures, videos, links and cards of a message; their code loads with the first of them. */
export const MessageMedia = (props: MessageMediaProps) => (
  <Suspense fallback={props.text}>
    <lazyMedia.Component {...props} />
  </Suspense>
);
