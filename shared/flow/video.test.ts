import { describe, expect, it } from 'vitest';
import { parseVideo, readHttpsUrl } from './video.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';

describe('parseVideo', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('reads %s as the player without cookies', (url) => {
    expect(parseVideo(url)).toEqual({ provider: 'youtube', host: 'youtube-nocookie.com', src: youtube });
  });

  it.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
    [
      'https://vimeo.com/76979871/abcdef12',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=abcdef12',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=abcdef12',
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1&h=abcdef12',
    ],
  ])('reads %s as the player without tracking', (url, src) => {
    expect(parseVideo(url)).toEqual({ provider: 'vimeo', host: 'player.vimeo.com', src });
  });

  it('reads the address of a video file', () => {
    expect(parseVideo('https://cdn.example.org/tour.MP4?x=1')).toMatchObject({
      provider: 'file',
      host: 'cdn.example.org',
    });
  });

  it.each([
    undefined,
    '',
    'javascript:alert(1)',
    'http://youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?v=short',
    'https://youtube.com/watch?v=../../evil11',
    'https://youtube.com/@channel',
    'https://vimeo.com/channels',
    'https://example.org/page',
    'https://user:pass@example.org/a.mp4',
    'https://example.org:8443/a.mp4',
  ])('rejects %s', (url) => {
    expect(parseVideo(url)).toBeUndefined();
  });
});

describe('readHttpsUrl', () => {
  it('rejects other protocols and addresses with a user name or port', () => {
    expect(readHttpsUrl(' https://example.org/a ')?.href).toBe('https://example.org/a');
    for (const url of [
      'ftp://example.org',
      'data:text/html,x',
      'https://a@example.org',
      'https://example.org:8443',
    ])
      expect(readHttpsUrl(url)).toBeUndefined();
  });
});
