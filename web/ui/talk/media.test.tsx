// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

  it('shows cards as a named list whose buttons open in a new tab', () => {
    const link = { label: 'Details', url: 'https://example.org/1' };
    render(
      <Media
        items={[
          { kind: 'card', title: 'Table', picture, alt: 'An oak table', links: [link] },
          { kind: 'card', title: 'Sofa', links: [] },
        ]}
        language="de"
      />,
    );
    expect(screen.getByRole('list', { name: 'Karten' }).tabIndex).toBe(0);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Details' }).target).toBe('_blank');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each(['ltr', 'rtl'] as const)('scrolls cards that don’t fit by one card, %s', async (direction) => {
    const scrollBy = vi.fn<(to: ScrollToOptions) => void>();
    const layout = { scrollWidth: 900, clientWidth: 300, scrollBy };
    for (const [name, value] of Object.entries(layout))
      Object.defineProperty(HTMLElement.prototype, name, { value, configurable: true });
    const cards = ['One', 'Two', 'Three'].map((title) => ({ kind: 'card' as const, title }));
    const { container } = render(
      <div style={{ direction }}>
        <Media items={cards} language="en" />
      </div>,
    );
    const list = container.querySelector('ul')!;
    list.style.direction = direction;
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous cards' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'More cards' }));
    expect(scrollBy).toHaveBeenCalledWith({ left: direction === 'rtl' ? -300 : 300 });
    list.scrollLeft = direction === 'rtl' ? -600 : 600;
    fireEvent.scroll(list);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More cards' }).disabled).toBe(true);
    for (const name of Object.keys(layout)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  it('shows an unsafe address as words only', () => {
    const { container } = show({ kind: 'link', title: 'Oaks', url: 'javascript:alert(1)' });
    expect(container.querySelector('a')).toBeNull();
    expect(screen.getByText('Oaks')).toBeTruthy();
  });
});
