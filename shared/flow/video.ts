/** A video by its public address: a file, or the player of a provider. */
export type Video =
  | { readonly provider: 'file'; readonly host: string; readonly src: string }
  | { readonly provider: 'youtube' | 'vimeo'; readonly host: string; readonly src: string };

/** Reads an https address without user name and port; undefined for anything else. */
export const readHttpsUrl = (text: string | undefined): URL | undefined => {
  const url = URL.parse(text?.trim() ?? '');
  return url?.protocol === 'https:' && url.username === '' && url.port === '' ? url : undefined;
};

const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);

const findYoutubeId = (host: string, { pathname, searchParams }: URL): string | undefined => {
  const [first = '', second = ''] = pathname.split('/').slice(1);
  if (host === 'youtu.be') return first;
  if (!youtubeHosts.has(host)) return undefined;
  return first === 'watch'
    ? (searchParams.get('v') ?? '')
    : ['embed', 'shorts', 'live'].includes(first)
      ? second
      : undefined;
};

const findVimeoId = (host: string, { pathname }: URL): RegExpExecArray | null =>
  host === 'vimeo.com' || host === 'player.vimeo.com'
    ? /^\/(?:video\/)?(\d{1,12})(?:\/([0-9a-f]{4,20}))?$/.exec(pathname)
    : null;

/**
 * Reads the URL of a YouTube or Vimeo page, or of an .mp4 or .webm file. The players are the variants without
 * cookies (YouTube) and without tracking (Vimeo). Undefined for any other URL.
 */
export const parseVideo = (text: string | undefined): Video | undefined => {
  const url = readHttpsUrl(text);
  if (!url) return undefined;
  const host = url.host.replace(/^www\./, '');
  const youtube = findYoutubeId(host, url);
  if (youtube !== undefined)
    return /^[\w-]{11}$/.test(youtube)
      ? {
          provider: 'youtube',
          host: 'youtube-nocookie.com',
          src: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
        }
      : undefined;
  const vimeo = findVimeoId(host, url);
  if (vimeo) {
    const key = vimeo[2] ?? url.searchParams.get('h') ?? '';
    const unlisted = /^[0-9a-f]{4,20}$/.test(key) ? `&h=${key}` : '';
    return {
      provider: 'vimeo',
      host: 'player.vimeo.com',
      src: `https://player.vimeo.com/video/${vimeo[1]}?dnt=1&autoplay=1${unlisted}`,
    };
  }
  return /\.(?:mp4|m4v|webm)$/i.test(url.pathname) ? { provider: 'file', host, src: url.href } : undefined;
};
