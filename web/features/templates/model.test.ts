import { describe, expect, it } from 'vitest';
import type { IndustryTemplate } from '#shared/domain/industry-templates.ts';
import {
  type Demo,
  demoHistory,
  findTemplate,
  getWelcome,
  reduceDemo,
  searchTemplates,
  startDemo,
} from './model.ts';

const template = (overrides: Partial<IndustryTemplate> = {}): IndustryTemplate => ({
  id: 'healthcare',
  name: 'Patient desk',
  industry: 'Healthcare',
  description: 'Books appointments and answers questions before a visit.',
  icon: 'Heart',
  estimatedSetupTime: '3-5 days',
  useCases: ['Appointments', 'Opening hours', 'Reminders'],
  features: ['Calendar'],
  sampleQuestions: ['Can I come on Friday?', 'What should I bring?', 'Where do I park?'],
  benefits: ['Fewer calls'],
  ...overrides,
});
const shop = template({
  id: 'ecommerce',
  name: 'Shop assistant',
  industry: 'E-commerce',
  description: 'Finds SHOES.',
});
const all = [template(), shop];

describe('searchTemplates', () => {
  it.each([
    ['', 2],
    ['   ', 2],
    ['PATIENT', 1],
    ['health', 1],
    ['shoes', 1],
    ['before a VISIT', 1],
    ['reminders', 2],
    ['OPENING', 2],
    ['fewer calls', 0],
    ['nothing like it', 0],
  ])('matches only name, industry, description and use case: "%s"', (query, count) => {
    expect(searchTemplates(all, query)).toHaveLength(count);
  });

  it('findTemplate finds the template of a card elsewhere', () => {
    expect(findTemplate(all, 'ecommerce')).toBe(shop);
    expect(findTemplate(all, 'E-Commerce')).toBe(shop);
    expect(findTemplate(all, 'moon-travel')).toBeUndefined();
    expect(findTemplate(all, undefined)).toBeUndefined();
  });
});

describe('reduceDemo', () => {
  const event = (type: 'sent' | 'replied' | 'failed', text = 'Hello') => ({
    type,
    id: `${type}${text}`,
    at: 1,
    text,
  });
  const start = () => startDemo(template(), 'w', 0);
  const play = (state: Demo, ...events: ReturnType<typeof event>[]) => events.reduce(reduceDemo, state);

  it('starts with the template’s name and its first two sample questions', () => {
    const welcome = getWelcome(template());
    for (const part of ['Patient desk', 'Can I come on Friday?', 'What should I bring?'])
      expect(welcome).toContain(part);
    expect(welcome).not.toContain('Where do I park?');
    expect(getWelcome(template({ sampleQuestions: [] }))).toContain('Patient desk');
  });

  it('sends one message at a time, and no blank one', () => {
    const state = start();
    expect(reduceDemo(state, event('sent', '  '))).toBe(state);
    expect(reduceDemo(state, event('sent', 'x'.repeat(2001)))).toBe(state);
    const waiting = reduceDemo(state, event('sent'));
    expect(waiting.pending).toBe(true);
    expect(reduceDemo(waiting, event('sent', 'Again'))).toBe(waiting);
  });

  it('shows the specified message when a reply fails or is empty', () => {
    for (const failure of [event('failed'), event('replied', ' ')]) {
      const state = play(start(), event('sent'), failure);
      expect(state.messages.at(-1)?.content).toBe("Sorry, I'm having trouble connecting right now...");
      expect(demoHistory(state).at(-1)).toEqual({ role: 'user', content: 'Hello' });
    }
  });

  it('ignores a late reply', () => {
    const state = start();
    expect(reduceDemo(state, event('replied'))).toBe(state);
  });
});
