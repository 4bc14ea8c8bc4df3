// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { LeadStory } from '#shared/api/admin-leads.ts';
import type { Client, Contact } from '#shared/domain/leads.ts';
import { ClientCard } from '../clients/client-card.tsx';
import { ContactCard } from '../contacts/contact-card.tsx';
import { History, SameAddress, Visit } from './story-parts.tsx';

const payloads = [
  '<script>window.hit=1</script>',
  '<img src=x onerror="window.hit=1">',
  '<svg/onload=window.hit=1>',
  '<iframe srcdoc="<script>parent.hit=1</script>">',
  '"><a href="javascript:window.hit=1">x</a>',
  "' onmouseover='window.hit=1",
  '</p><style>*{display:none}</style>',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input>',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<math><mtext></form><mglyph><style></math><img src onerror=window.hit=1>',
  'javascript:window.hit=1',
  'javascript:window.hit=1//@example.com',
  'data:text/html,<script>window.hit=1</script>',
  '{{constructor.constructor("window.hit=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the attack is this text
  '${window.hit=1}',
  '&lt;script&gt;window.hit=1&lt;/script&gt;',
  '\u202egpj.exe<b>x</b>',
];

const at = '2026-11-21T10:00:00.000Z';
const contactOf = (text: string): Contact => ({
  id: 'c',
  firstName: text,
  lastName: text,
  email: text,
  company: text,
  service: text,
  message: text,
  status: 'spam',
  createdAt: at,
  updatedAt: at,
  notes: text,
  aiInsights: text,
  source: 'form',
  channel: 'direct',
  spamReason: text,
  problem: text,
});
const clientOf = (text: string) =>
  ({
    id: 'p',
    companyName: text,
    clientName: text,
    clientEmail: text,
    clientPhone: text,
    industry: text,
    companySize: text,
    budget: text,
    status: 'new',
    priorityLevel: 'high',
    primaryGoals: [text],
    preferredTemplate: text,
    languageRequirements: [text],
    integrationNeeds: [text],
    hasExistingCRM: true,
    existingCRMName: text,
    hasWebsite: true,
    websitePlatform: text,
    hasLiveChat: false,
    currentChallenges: text,
    timeline: text,
    notes: text,
    createdAt: at,
    updatedAt: at,
    source: 'form',
    channel: 'direct',
  }) as Client;
const visitOf = (text: string): LeadStory['story'] => ({
  page: text,
  referrer: text,
  utm: { utm_source: text },
  template: text,
  plan: text,
  learning: { points: 1, steps: [text], achievements: [text], industries: [text] },
  transcript: [{ role: 'user', content: text }],
  flowId: text,
  flowName: text,
});
const nothing = () => undefined;

const Everything = ({ text }: { text: string }) => (
  <MemoryRouter>
    <ContactCard
      contact={contactOf(text)}
      now={Date.parse(at)}
      sameAddress={2}
      onEdit={nothing}
      onDelete={nothing}
      onStory={nothing}
      onSpam={nothing}
    />
    <ClientCard
      client={clientOf(text)}
      now={Date.parse(at)}
      today="2026-11-21"
      expanded
      onToggle={nothing}
      onEdit={nothing}
      onStory={nothing}
      onPerson={nothing}
    />
    <Visit visit={visitOf(text)} />
    <SameAddress
      same={{ contacts: [contactOf(text)], clients: [clientOf(text)], bookings: [], subscribed: false }}
    />
    <History
      history={[
        { id: 'h', at, by: text, kind: 'updated', changes: [{ field: 'notes', from: text, to: text }] },
      ]}
    />
  </MemoryRouter>
);

const shapeOf = (root: Element): string[] => [...root.querySelectorAll('*')].map(({ tagName }) => tagName);

afterEach(cleanup);

describe('what visitors wrote, in the portal', () => {
  it.each(payloads)('adds no element and no handler: %s', (payload) => {
    const plain = shapeOf(render(<Everything text="plain words" />).container);
    cleanup();
    const { container } = render(<Everything text={payload} />);
    expect(shapeOf(container)).toEqual(plain);
    expect(container.textContent).toContain(payload);
    for (const element of container.querySelectorAll('*')) {
      const handlers = [...element.attributes].filter(({ name }) => /^on|^srcdoc$|^style$/.test(name));
      expect(handlers).toEqual([]);
    }
    for (const link of container.querySelectorAll('a')) {
      expect(link.getAttribute('href')).toMatch(/^mailto:[^"<>]*$|^\/flows\//);
    }
    expect(window).not.toHaveProperty('hit');
  });
});
