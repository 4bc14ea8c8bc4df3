import { useCallback, useEffect, useRef, useState } from 'react';
import { mediaTexts } from '#shared/content/flows/media-texts.ts';
import { pictureSources } from '#shared/domain/blog/pictures.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import type { MessageMedia } from '#shared/flow/media.ts';
import { parseVideo, readHttpsUrl } from '#shared/flow/video.ts';
import { IconChevronRight, IconPlayerPlay } from '../icons.tsx';
import css from './media.module.css';

/**
 * Where videos play: the pages' Content-Security-Policy allows the two players everywhere and files of other hosts only on a
 * flow's own page. Elsewhere a video is a link.
 */
export type Plays = 'everything' | 'players' | 'nothing';

export interface MediaProps {
  readonly items: readonly MessageMedia[];
  readonly language: LanguageCode;
  /** Default `players`. */
  readonly plays?: Plays;
}

type PartProps = Omit<MediaProps, 'items'> & { readonly item: MessageMedia };

const Picture = ({ picture, alt }: Pick<MessageMedia, 'picture' | 'alt'>) =>
  picture && (
    <img
      className={css.picture}
      {...pictureSources(picture)}
      sizes="(width < 40rem) 90vw, 24rem"
      width={picture.width}
      height={picture.height}
      alt={alt ?? ''}
      loading="lazy"
      decoding="async"
    />
  );

const Words = ({ title, text }: Pick<MessageMedia, 'title' | 'text'>) =>
  title || text ? (
    <div className={css.words}>
      {title && (
        <strong className={css.title} dir="auto">
          {title}
        </strong>
      )}
      {text && (
        <p className={css.text} dir="auto">
          {text}
        </p>
      )}
    </div>
  ) : null;

const LinkCard = ({ item }: { readonly item: MessageMedia }) => {
  const url = readHttpsUrl(item.url);
  if (!url) return <Words {...item} />;
  const host = url.host.replace(/^www\./, '');
  return (
    <a className={css.link} href={url.href} target="_blank" rel="noopener noreferrer">
      <Picture {...item} />
      <Words title={item.title?.trim() || host} text={item.text} />
      <span className={css.host} dir="ltr">
        {host} ↗
      </span>
    </a>
  );
};

/** A video. Nothing is requested from its host before the visitor presses the button. */
const Video = ({ item, language, plays = 'players' }: PartProps) => {
  const [isPlaying, setPlaying] = useState(false);
  const video = parseVideo(item.url);
  const canPlay = plays === 'everything' || (plays === 'players' && video?.provider !== 'file');
  if (!video || !canPlay) return <LinkCard item={item} />;
  const texts = mediaTexts(language);
  const label = item.title?.trim() || texts.play;
  return (
    <>
      <div className={css.screen}>
        {!isPlaying && (
          <button type="button" className={css.play} onClick={() => setPlaying(true)} lang={language}>
            <Picture {...item} />
            <span className={css.disc}>
              <IconPlayerPlay size={28} aria-hidden="true" />
              <span className="visually-hidden">
                {texts.play}: {item.title}
              </span>
            </span>
            <span className={css.source}>{texts.from.replace('{host}', video.host)}</span>
          </button>
        )}
        {isPlaying && video.provider === 'file' && (
          // biome-ignore lint/a11y/useMediaCaption: the author's file has its own captions, or none
          <video src={video.src} controls autoPlay playsInline aria-label={label} />
        )}
        {isPlaying && video.provider !== 'file' && (
          <iframe
            src={video.src}
            title={label}
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
            sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        )}
      </div>
      <Words {...item} />
    </>
  );
};

const Part = (props: PartProps) => {
  const { item } = props;
  if (item.kind === 'video') return <Video {...props} />;
  if (item.kind === 'link') return <LinkCard item={item} />;
  return (
    <>
      <Picture {...item} />
      <Words {...item} />
    </>
  );
};

/** Cards side by side, which scroll by touch, keys or the two buttons. */
const CardRow = ({ items, language }: MediaProps) => {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isFirst: true, isLast: false });
  const texts = mediaTexts(language);
  const look = useCallback(() => {
    const row = list.current;
    if (!row) return;
    // Scrolls from right to left have negative positions.
    const at = Math.abs(row.scrollLeft);
    setEnds({ isFirst: at < 2, isLast: at + row.clientWidth > row.scrollWidth - 2 });
  }, []);
  useEffect(look, [look]);
  const scroll = (step: 1 | -1) => {
    const row = list.current;
    const card = row?.firstElementChild;
    if (!row || !card) return;
    const direction = getComputedStyle(row).direction === 'rtl' ? -step : step;
    row.scrollBy({ left: direction * card.clientWidth });
  };
  return (
    <div className={css.row} lang={language} dir={languages[language].dir}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul ref={list} className={css.cards} aria-label={texts.cards} tabIndex={0} onScroll={look}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
          <li key={index} className={css.card}>
            <Picture {...item} />
            <Words {...item} />
            {item.links?.map(({ label, url }) => (
              <a
                key={url}
                className={css.action}
                href={readHttpsUrl(url)?.href}
                target="_blank"
                rel="noopener noreferrer"
                dir="auto"
              >
                {label}
              </a>
            ))}
          </li>
        ))}
      </ul>
      {!(ends.isFirst && ends.isLast) && (
        <div className={css.arrows}>
          <button
            type="button"
            aria-label={texts.previous}
            disabled={ends.isFirst}
            onClick={() => scroll(-1)}
          >
            <IconChevronRight size={20} aria-hidden="true" />
          </button>
          <button type="button" aria-label={texts.next} disabled={ends.isLast} onClick={() => scroll(1)}>
            <IconChevronRight size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
};

const isCard = ({ kind }: MessageMedia): boolean => kind === 'card';

/** The rich part of a message: a picture, a video, a link or a row of cards. */
export const Media = ({ items, ...rest }: MediaProps) => {
  if (items.length > 0 && items.every(isCard)) return <CardRow items={items} {...rest} />;
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
    <div key={index} className={css.card}>
      <Part item={item} {...rest} />
    </div>
  ));
};
