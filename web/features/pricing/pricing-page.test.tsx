// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pricingQuestions } from '#shared/content/faq.ts';
import { onEvent } from '#web/lib/events.ts';
import { collectVisit } from '#web/lib/visit-context.ts';
import { Floating } from './floating.tsx';
import { pages } from './prerender.ts';
import { Page } from './pricing-page.tsx';

const show = (query = '') => {
  history.replaceState(null, '', `/pricing${query}`);
  return render(
    <MemoryRouter initialEntries={[`/pricing${query}`]}>
      <Page />
      <Floating />
    </MemoryRouter>,
  );
};
const display = () => screen.getByRole('status').textContent;
const number = () => screen.getByRole('spinbutton', { name: /as a number/ });
const slider = (name: string) => screen.getByRole('slider', { name });

beforeEach(() => {
  // jsdom has no modal dialogs; this is enough for these tests.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the pricing page', () => {
  it('starts with 25,000 messages and Claude 3 Sonnet', () => {
    show();
    expect(display()).toContain('Professional');
    expect(display()).toContain('$839');
    expect(display()).toContain('includes Claude 3 Sonnet');
    expect(number()).toHaveProperty('value', '25,000');
    expect(slider('Messages per month')).toHaveProperty('value', '25000');
    expect(slider('AI model')).toHaveProperty('value', '1');
  });

  it('applies a shared quote from the URL', async () => {
    show('?messages=50001&model=2');
    expect(display()).toContain('Enterprise');
    expect(display()).toContain('$1,500');
    expect(display()).toContain('50,000 messages would cost $1,049 a month on Professional.');
    expect(screen.getAllByText('Recommended for you')).toHaveLength(1);
  });

  it('accepts an exact typed number and writes it into the URL', async () => {
    const user = userEvent.setup();
    show();
    await user.clear(number());
    await user.type(number(), '5,001{Enter}');
    expect(display()).toContain('Professional');
    await user.clear(number());
    await user.type(number(), '5000');
    await user.tab();
    expect(display()).toContain('Starter');
    expect(display()).toContain('$155');
    await waitFor(() => expect(location.search).toBe('?messages=5000&model=1'));
  });

  it('clamps numbers out of range, and restores the last number after invalid input', async () => {
    const user = userEvent.setup();
    show();
    await user.clear(number());
    await user.type(number(), '999999');
    expect(number().getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    expect(number()).toHaveProperty('value', '100,000');
    await user.clear(number());
    await user.type(number(), 'many');
    await user.tab();
    expect(number()).toHaveProperty('value', '25,000');
    await user.type(number(), '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(number()).toHaveProperty('value', '26,000');
  });

  it('shows the breakdown: configuration, tier, cost, comparison table, four reasons [PRICE-005]', async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole('button', { name: 'See the cost breakdown' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cost Breakdown' }));
    dialog.getByText('25,000 messages');
    dialog.getByText('$839');
    const cells = dialog
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['Parleyours', '$129.65', '–', '$129', '$0.000026'],
      ['Intercom', '$402.00', '$272.35 (67%)', '$399', '$0.00012'],
      ['Drift', '$503.75', '$374.10 (74%)', '$500', '$0.00015'],
      ['Zendesk', '$301.50', '$171.85 (56%)', '$299', '$0.0001'],
    ]);
    dialog.getByText(/Like for like: platform and message fees only, for all four.*November 1, 2026/);
    dialog.getByText(/Your quote of \$839 is \$709 above our row of \$129\.65/);
    expect(dialog.queryByText(/You save/)).toBeNull();
    expect(dialog.getByRole('list').children).toHaveLength(4);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the prices of the managed service, and one custom price a model', () => {
    show();
    const managed = screen.getByRole('region', { name: 'Prices of the fully managed service' });
    expect(
      within(managed)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1,000', '$1,497', '5,000', '$2,497', 'Unlimited', '$2,997']);
    const list = screen.getByRole('region', { name: 'Prices by plan and AI model' });
    expect(within(list).getAllByText('from $1,500')).toHaveLength(3);
  });

  it('shows the questions that it gives to search engines', () => {
    show();
    for (const { question, answer } of pricingQuestions) {
      screen.getByText(question);
      screen.getByText(answer);
    }
    expect(JSON.stringify(pages[0]?.meta.jsonLd)).toContain(pricingQuestions[0]?.answer);
  });

  it('marks one plan as popular, shows Enterprise as unlimited, and links to a custom offer twice [PRICE-007]', () => {
    show('?messages=60000&model=0');
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    expect(screen.getAllByText('Unlimited')).toHaveLength(2);
    expect(screen.queryByText('1,000,000')).toBeNull();
    for (const name of [
      'Start with Starter',
      'Choose Professional',
      'Talk about Enterprise',
      'Schedule Demo',
      'Contact Sales Team',
    ]) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/#contact');
    }
  });

  it('writes the configuration into the contact form and the visit context', async () => {
    const user = userEvent.setup();
    const filled: unknown[] = [];
    const stop = onEvent('fill contact', (detail) => filled.push(detail));
    show('?messages=1000&model=0');
    await user.click(screen.getByRole('link', { name: 'Choose Professional' }));
    stop();
    expect(filled).toEqual([
      {
        service: 'customer-service',
        message: expect.stringContaining(
          'Professional plan; pricing calculator: 1,000 messages a month with GPT-3.5 Turbo, recommended plan Starter, $129 a month',
        ),
      },
    ]);
    expect(collectVisit()).toMatchObject({
      plan: 'Professional',
      calculator: { messages: 1000, model: 0, tier: 'Starter', monthly: 129 },
    });
  });

  it('reports plans that the visitor viewed, but not the default', async () => {
    const user = userEvent.setup();
    const plans: string[] = [];
    const stop = onEvent('plan viewed', ({ plan }) => plans.push(plan));
    show();
    expect(plans).toEqual([]);
    expect(collectVisit()).not.toHaveProperty('calculator');
    await user.clear(number());
    await user.type(number(), '100000{Enter}');
    stop();
    expect(plans.at(-1)).toBe('enterprise');
  });
});
