import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { clearCache } from '#web/lib/query.ts';
import { startSession } from '#web/lib/session.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';

// Test helper: renders the whole portal against a stubbed server.

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

export const clients = [
  {
    id: 'c3',
    companyName: 'Acme Corp',
    clientName: 'Jane Doe',
    clientEmail: 'jane@acme.example',
    clientPhone: '+1 555 0100',
    industry: 'Retail',
    companySize: '11-50',
    budget: '$5k-$10k',
    status: 'new',
    priorityLevel: 'high',
    primaryGoals: ['Fewer calls'],
    languageRequirements: ['English'],
    integrationNeeds: [],
    hasExistingCRM: false,
    hasWebsite: false,
    hasLiveChat: false,
    currentChallenges: 'Too many calls',
    timeline: '3 months',
    createdAt: daysAgo(0),
    quotedPrice: 100,
    notes: 'Called twice',
  },
  {
    id: 'c2',
    companyName: 'Globex',
    clientName: 'Bob Ray',
    clientEmail: 'bob@globex.example',
    industry: 'Energy',
    companySize: '200+',
    budget: '$50k',
    status: 'in_progress',
    priorityLevel: 'urgent',
    primaryGoals: [],
    languageRequirements: [],
    integrationNeeds: [],
    hasExistingCRM: false,
    hasWebsite: false,
    hasLiveChat: false,
    currentChallenges: 'Slow answers',
    timeline: '1 month',
    createdAt: daysAgo(3),
  },
];

export const contacts = [
  {
    id: 'k3',
    firstName: 'Ada',
    lastName: 'Stone',
    email: 'ada@stone.example',
    company: 'Stone Ltd',
    service: 'Chatbots',
    message: 'I need one for my shop',
    status: 'new',
    createdAt: daysAgo(0),
  },
  {
    id: 'k2',
    firstName: 'Zed',
    lastName: 'Young',
    email: 'zed@young.example',
    company: 'Alpha Inc',
    service: 'Advice',
    message: 'Cheap pills',
    status: 'spam',
    createdAt: daysAgo(3),
  },
  {
    id: 'k1',
    firstName: 'Mia',
    lastName: 'Berg',
    email: 'mia@berg.example',
    company: 'Berg AG',
    service: 'Automation',
    message: 'Ready to start',
    status: 'signed',
    pricePerMonth: 699,
    contractMonths: 12,
    aiInsights: 'Warm',
    notes: 'A zebra',
    createdAt: daysAgo(20),
  },
];

export interface PortalRequest {
  readonly method: string;
  readonly path: string;
  readonly session: string | null;
  readonly body: unknown;
}

/** Responses that override the defaults, by prefix of 'METHOD /path'. */
type Answers = Readonly<Record<string, { readonly status?: number; readonly body?: unknown }>>;

/** Opens the portal at an address and returns the requests it makes. */
export const openPortal = (address: string, answers: Answers = {}): PortalRequest[] => {
  const requests: PortalRequest[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = String(url).split('?')[0] ?? '';
    const method = init.method ?? 'GET';
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    requests.push({ method, path, session: new Headers(init.headers).get('x-admin-session'), body });
    const other = Object.entries(answers).find(([start]) => `${method} ${path}`.startsWith(start))?.[1];
    const list = path.endsWith('client-projects') ? clients : path.endsWith('submissions') ? contacts : [];
    const row = [...clients, ...contacts].find(({ id }) => path.endsWith(`/${id}`));
    const answer = other?.body ?? (method === 'PATCH' ? { ...row, ...body } : list);
    return new Response(JSON.stringify(answer), {
      status: other?.status ?? 200,
      headers: { 'content-type': 'application/json' },
    });
  });
  clearCache();
  startSession('a.b.c');
  render(
    <MemoryRouter initialEntries={[address]}>
      <MantineRoot>
        <Dashboard />
        <Toaster />
      </MantineRoot>
    </MemoryRouter>,
  );
  return requests;
};
