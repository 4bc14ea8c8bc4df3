// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { MessageMedia } from '#shared/flow/media.ts';
import { Media, type Plays } from './media.tsx';

const picture = { hash: 'a'.repeat(32), width: 1600, height: 900 };
const show = (item: MessageMedia, plays: Plays = 'players') =>
  render(<Media items={[item]} language="de" plays={plays} />);
afterEach(cleanup);

describe('Media', () => {
  it('reserves a picture’s place, loads it late and describes it', () => {
    show({ kind: 'image', picture, alt: 'Eine Eiche' });
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Eine Eiche' });
    expect([image.width, image.height, image.getAttribute('loading')]).toEqual([1600, 900, 'lazy']);
    expect(image.srcset).toContain(`/api/pictures/${picture.hash}-480 480w`);
  });

  it('requests nothing from a video’s host before the button is pressed', async () => {
    const { container } = show({ kind: 'video', title: 'Rundgang', url: 'https://youtu.be/dQw4w9WgXcQ' });
    expect(container.querySelector('iframe, img, video')).toBeNull();
    expect(container.innerHTML).not.toContain('https:');
    expect(screen.getByText(/youtube-nocookie\.com/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Video abspielen: Rundgang/ }));
    const frame = container.querySelector('iframe');
    expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
    expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation');
  });

  it.each([
    ['everything', 'https://example.org/a.mp4', 'button'],
    ['players', 'https://example.org/a.mp4', 'link'],
    ['nothing', 'https://vimeo.com/76979871', 'link'],
  ] as const)('where %s plays, shows %s as a %s', (plays, url, role) => {
    show({ kind: 'video', title: 'Tour', url }, plays);
    expect(screen.getByRole(role, { name: /Tour/ })).toBeTruthy();
  });

  it('opens a link card in a new tab and says where it leads', () => {
    show({ kind: 'link', title: 'Oaks', url: 'https://www.example.org/oak' });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /Oaks.*example\.org/ });
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('shows an unsafe address as words only', () => {
    const { container } = show({ kind: 'link', title: 'Oaks', url: 'javascript:alert(1)' });
    expect(container.querySelector('a')).toBeNull();
    expect(screen.getByText('Oaks')).toBeTruthy();
  });
});
