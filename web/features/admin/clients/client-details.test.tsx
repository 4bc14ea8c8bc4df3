// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Client } from '#shared/domain/leads.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { ClientDetails } from './client-details.tsx';

afterEach(cleanup);

const client = {
  id: 'p',
  companyName: 'Acme Corp',
  clientName: 'Jane Doe',
  clientEmail: 'jane@acme.example',
  industry: 'Retail',
  companySize: '11-50',
  budget: '$5k',
  status: 'new',
  priorityLevel: 'high',
  primaryGoals: ['Fewer calls', 'Faster answers'],
  languageRequirements: ['English', 'Spanish'],
  integrationNeeds: [],
  hasExistingCRM: false,
  hasWebsite: false,
  hasLiveChat: false,
  currentChallenges: 'Too many calls',
  timeline: '3 months',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
} as unknown as Client;

const saved = vi.fn(async () => ({ state: 'saved' as const, row: {} }));
const show = (more: Partial<Client> = {}) =>
  render(
    <MantineRoot>
      <ClientDetails client={{ ...client, ...more }} id="details" onChange={saved} />
    </MantineRoot>,
  );
const inPart = (heading: string) => within(screen.getByRole('region', { name: heading }));

it('shows all fields of a project under their headings', () => {
  show({
    preferredTemplate: 'Shop Assistant',
    integrationNeeds: ['Slack'],
    hasExistingCRM: true,
    existingCRMName: 'Salesforce',
    hasWebsite: true,
    websitePlatform: 'WordPress',
    hasLiveChat: true,
    quotedPrice: 4800.5,
    followUpDate: '2030-01-15',
    notes: 'Called twice',
  });
  const expected: Readonly<Record<string, readonly string[]>> = {
    'Primary Goals': ['Fewer calls', 'Faster answers'],
    'Chatbot Requirements': [
      'Template',
      'Shop Assistant',
      'Languages',
      'English, Spanish',
      'Integrations',
      'Slack',
    ],
    'Technical Details': ['Has CRM', 'Salesforce', 'Website', 'WordPress', 'Live Chat'],
    'Current Challenges': ['Too many calls'],
    'Project Info': ['Timeline', '3 months', 'Quoted Price ($)', '$4,800.50', 'Follow-up Date'],
    Notes: ['Called twice'],
  };
  for (const [heading, texts] of Object.entries(expected))
    for (const text of texts) expect(inPart(heading).getByText(text), text).not.toBeNull();
  expect(inPart('Project Info').getByText(/^Submitted: /)).not.toBeNull();
  expect(screen.queryByText('None specified')).toBeNull();
});

it('shows unspecified answers, but price, follow-up and notes only if set', () => {
  show();
  expect(inPart('Chatbot Requirements').getByText('None specified')).not.toBeNull();
  expect(inPart('Chatbot Requirements').getByText('None')).not.toBeNull();
  for (const absent of ['Quoted Price ($)', 'Follow-up Date', 'Notes', 'CRM name', 'Platform'])
    expect(screen.queryByText(absent), absent).toBeNull();
});

it('adds missing fields from a menu', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Add a field' }));
  // jsdom has no layout, so Mantine takes the menu's button for scrolled away and hides the menu.
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Notes', hidden: true }));
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Notes' }),
    'Called{Control>}{Enter}{/Control}',
  );
  expect(saved).toHaveBeenCalledWith({ notes: 'Called' }, 'Notes');
  expect(screen.queryByRole('textbox', { name: 'Notes' })).toBeNull();
});
