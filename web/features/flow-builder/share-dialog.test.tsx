// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { Flow } from '#shared/api/flows.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { ShareDialog } from './share-dialog.tsx';

const isSignedIn = vi.hoisted(() => vi.fn(() => true));
vi.mock('#web/lib/session.ts', () => ({ isSignedIn }));
HTMLDialogElement.prototype.showModal ??= vi.fn();

afterEach(cleanup);

const open = () =>
  render(
    <MantineRoot>
      <MemoryRouter>
        <ShareDialog
          flow={{ uuid: 'u-1', version: 3, publishedVersion: 3, isActive: true } as Flow}
          onClose={vi.fn()}
        />
      </MemoryRouter>
    </MantineRoot>,
  );

it('offers link, embed snippet and placements after publishing the site’s own flow', () => {
  open();
  expect(screen.getByText(`${location.origin}/f/u-1`)).toBeTruthy();
  expect(screen.getByText(/embed\.js" data-flow="u-1"/)).toBeTruthy();
  expect(screen.getByText('Show it in the site’s chat').getAttribute('href')).toBe('/flows?tab=places');
});

it('shows the link as a QR code and offers it as a file', async () => {
  open();
  const link = `${location.origin}/f/u-1`;
  const code = await screen.findByRole('img', { name: `QR code for ${link}` });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/);
  const file = decodeURIComponent(screen.getByText('Download SVG').closest('a')?.getAttribute('href') ?? '');
  expect(file).toContain('<path d="M');
});

it('offers only the link for a visitor’s flow', () => {
  isSignedIn.mockReturnValue(false);
  open();
  expect(screen.getByText(`${location.origin}/f/u-1`)).toBeTruthy();
  expect(screen.queryByText(/embed\.js/)).toBeNull();
});
