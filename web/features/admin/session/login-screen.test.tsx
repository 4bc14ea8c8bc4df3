// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { leaveSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { firstScreen, rememberFirstScreen } from '../data/first-screen.ts';
import { LoginForm } from './login-screen.tsx';

afterEach(() => {
  cleanup();
  leaveSession();
  vi.unstubAllGlobals();
});

const logIn = async (more: object) => {
  const answer = { success: true, token: 'a.b.c', expiresAt: '', username: 'owner', ...more };
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }),
  );
  const onLogin = vi.fn();
  render(
    <MantineRoot>
      <LoginForm onLogin={onLogin} />
    </MantineRoot>,
  );
  await userEvent.type(screen.getByLabelText('Username'), 'owner');
  await userEvent.type(screen.getByLabelText('Password'), 'correct-horse');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(onLogin).toHaveBeenCalled());
};

it('names only the field “Password”, and shows the password on request', async () => {
  render(
    <MantineRoot>
      <LoginForm />
    </MantineRoot>,
  );
  const password = screen.getByLabelText(/password/i);
  expect(password.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(password.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(password.getAttribute('type')).toBe('password');
});

it('fills in the name of a new account', () => {
  render(
    <MantineRoot>
      <LoginForm username="owner" />
    </MantineRoot>,
  );
  expect((screen.getByLabelText('Username') as HTMLInputElement).value).toBe('owner');
});

it('takes the first screen from the login response, not from the browser', async () => {
  rememberFirstScreen('clients');
  await logIn({ firstScreen: 'today' });
  expect(firstScreen()).toBe('today');
  cleanup();
  leaveSession();
  await logIn({});
  expect(firstScreen()).toBe('clients');
});
