import type { Page, Request } from '@playwright/test';

const day = 86_400_000;
const ago = (days: number): string => new Date(Date.now() - days * day).toISOString();
const stamps = (days: number) => ({
  createdAt: ago(days),
  updatedAt: ago(days),
  history: [],
  source: 'contact',
});

/** Three client projects: one with every field, two with few. */
export const fixedClients = [
  {
    ...stamps(1),
    id: '11111111-1111-4111-8111-111111111111',
    companyName: 'Acme Corp',
    clientName: 'Jane Doe',
    clientEmail: 'jane@acme.example',
    clientPhone: '+1 555 0100',
    industry: 'Retail',
    companySize: '11-50',
    budget: '$5k-$10k',
    status: 'new',
    priorityLevel: 'high',
    primaryGoals: ['Lead generation', 'Support at night'],
    preferredTemplate: 'Shop Bot',
    languageRequirements: ['English', 'Spanish'],
    integrationNeeds: ['Slack'],
    hasExistingCRM: true,
    existingCRMName: 'Salesforce',
    hasWebsite: true,
    websitePlatform: 'WordPress',
    hasLiveChat: false,
    currentChallenges: 'Too many emails',
    timeline: '3 months',
    quotedPrice: 4800.5,
    followUpDate: '2030-01-15',
    notes: 'Met at the fair',
  },
  {
    ...stamps(3),
    id: '22222222-2222-4222-8222-222222222222',
    companyName: 'Globex',
    clientName: 'Bob Ray',
    clientEmail: 'bob@globex.example',
    industry: 'Energy',
    companySize: '200+',
    budget: '$50k',
    status: 'in_progress',
    priorityLevel: 'urgent',
    primaryGoals: ['Automate'],
    languageRequirements: ['German'],
    integrationNeeds: [],
    hasExistingCRM: false,
    hasWebsite: false,
    hasLiveChat: true,
    currentChallenges: 'Slow answers',
    timeline: '1 month',
  },
  {
    ...stamps(9),
    id: '33333333-3333-4333-8333-333333333333',
    companyName: 'Initech',
    clientName: 'Peter Gibb',
    clientEmail: 'peter@initech.example',
    industry: 'Software',
    companySize: '51-200',
    budget: '$1k',
    status: 'completed',
    priorityLevel: 'low',
    primaryGoals: [],
    languageRequirements: ['English'],
    integrationNeeds: ['Zapier'],
    hasExistingCRM: false,
    hasWebsite: true,
    websitePlatform: 'Wix',
    hasLiveChat: false,
    currentChallenges: 'Not specified',
    timeline: 'Soon',
  },
];

/** Three contacts: a new one of today, spam of this week, a signed one of last month. */
export const fixedContacts = [
  {
    ...stamps(0),
    id: '44444444-4444-4444-8444-444444444444',
    firstName: 'Ada',
    lastName: 'Stone',
    email: 'ada@stone.example',
    company: 'Stone Ltd',
    service: 'Chatbot Development',
    message: 'I need a bot for my shop',
    status: 'new',
  },
  {
    ...stamps(3),
    id: '55555555-5555-4555-8555-555555555555',
    firstName: 'Zed',
    lastName: 'Young',
    email: 'zed@young.example',
    company: 'Alpha Inc',
    service: 'Consulting',
    message: 'Buy cheap pills',
    status: 'spam',
  },
  {
    ...stamps(20),
    id: '66666666-6666-4666-8666-666666666666',
    firstName: 'Mia',
    lastName: 'Berg',
    email: 'mia@berg.example',
    company: 'Berg AG',
    service: 'Automation',
    message: 'Ready to start',
    status: 'signed',
    pricePerMonth: 699,
    contractMonths: 12,
    notes: 'zebra remark',
    aiInsights: 'warm',
  },
];

/** A recorded request. */
export interface Seen {
  readonly call: string;
  readonly search: string;
  readonly body: unknown;
  readonly headers: Record<string, string>;
}

interface Answer {
  readonly status?: number;
  readonly json?: unknown;
  readonly body?: string;
  readonly contentType?: string;
}

/** Response per call; `never` leaves the request open. */
type Answers = Record<string, Answer | 'never' | ((seen: Seen) => Answer)>;

const bodyOf = (request: Request): unknown => {
  try {
    return request.postDataJSON();
  } catch {
    return request.postData();
  }
};

/**
 * Answers the named calls (`'PATCH /api/admin/…'`, longest prefix wins) and records them; the server answers
 * all others.
 */
export const answerWith = async (page: Page, answers: Answers): Promise<Seen[]> => {
  const seen: Seen[] = [];
  const keys = Object.keys(answers).sort((a, b) => b.length - a.length);
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const one: Seen = {
      call: `${request.method()} ${pathname}`,
      search,
      body: bodyOf(request),
      headers: request.headers(),
    };
    seen.push(one);
    const answer = answers[keys.find((key) => one.call === key || one.call.startsWith(`${key}/`)) ?? ''];
    if (answer === undefined) return route.fallback();
    if (answer !== 'never')
      await route.fulfill({ status: 200, ...(typeof answer === 'function' ? answer(one) : answer) });
  });
  return seen;
};

/** A portal with the fixed projects and contacts whose changes succeed; `more` takes precedence. */
export const answerLeads = (page: Page, more: Answers = {}): Promise<Seen[]> => {
  const changed = ({ call, body }: Seen) => {
    const id = call.split('/').at(-1);
    const lead = [...fixedClients, ...fixedContacts].find((one) => one.id === id);
    return { json: { ...lead, ...(body as object), updatedAt: new Date().toISOString() } };
  };
  return answerWith(page, {
    'GET /api/admin/client-projects': { json: fixedClients },
    'GET /api/admin/contact-submissions': { json: fixedContacts },
    'PATCH /api/admin/client-projects': changed,
    'PATCH /api/admin/contact-submissions': changed,
    'DELETE /api/admin/contact-submissions': { json: { success: true } },
    'GET /api/admin/export-clients': { body: 'a,b\r\n1,2\r\n', contentType: 'text/csv' },
    ...more,
  });
};

/** Number of times a call was made. */
export const timesOf = (seen: readonly Seen[], call: string): number =>
  seen.filter((one) => one.call === call).length;

/** Signs the owner in once: a token that the page removes stays removed. */
export const signIn = (page: Page, token: string): Promise<unknown> =>
  page.addInitScript((value) => {
    if (sessionStorage.getItem('signed')) return;
    sessionStorage.setItem('signed', 'in');
    localStorage.setItem('admin-token', value);
  }, token);

export const clientsCall = 'GET /api/admin/client-projects';
export const contactsCall = 'GET /api/admin/contact-submissions';
