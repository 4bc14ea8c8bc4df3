import { describe, expect, it } from 'vitest';
import { aboutPage } from '#shared/content/company/about.ts';
import { trustPage } from '#shared/content/company/trust.ts';
import { landingQuestions, pricingQuestions } from '#shared/content/faq.ts';
import { contact } from '#shared/content/landing/contact.ts';
import { demo } from '#shared/content/landing/demo.ts';
import { features } from '#shared/content/landing/features.ts';
import { footer } from '#shared/content/landing/footer.ts';
import { hero } from '#shared/content/landing/hero.ts';
import { portfolio } from '#shared/content/landing/portfolio.ts';
import { pricing } from '#shared/content/landing/pricing.ts';
import { privacy } from '#shared/content/landing/privacy.ts';
import { services } from '#shared/content/landing/services.ts';
import { templates } from '#shared/content/landing/templates.ts';
import { pricingPage } from '#shared/content/pricing/page.ts';
import { industryTemplates } from '#shared/content/templates/catalogue.ts';
import { addOns, plans } from '#shared/domain/plans.ts';
import { allFacts } from './facts.ts';
import { textsOf, unstated } from './public-pages.ts';

/** Pages whose sentences the sheet must hold word for word, unless they are left out for a reason. */
const pages = {
  aboutPage,
  trustPage,
  contact,
  demo,
  features,
  footer,
  hero,
  portfolio,
  pricing,
  privacy,
  services,
  templates: templates.text,
  industryTemplates,
  pricingPage,
};

const leftOut: readonly { readonly text: RegExp; readonly reason: string }[] = [
  {
    text: /^(Please|All fields|This (field|form)|Thank you|What should your chatbot|We.ll get back)/,
    reason: 'messages of forms',
  },
  {
    text: /^(Hi! I am a scripted demo|A short scripted conversation|How does it help an|Which integrations|What does it cost|How fast can)/,
    reason: 'the scripted demo, not the company',
  },
  {
    text: /^(Choose a|It opens the calculator|It is in the address bar)/,
    reason: 'labels of forms and buttons',
  },
  { text: /^(Who is behind|What .* (does|stores) |Work out what)/, reason: 'summaries for search engines' },
  { text: /^Know the price before/, reason: 'a heading' },
  { text: /^What you can check yourself/, reason: 'an overview of the page' },
  {
    text: /^(Platform plans, by the month|No long-term contracts\. Cancel|A month, by plan)/,
    reason: 'cards on plans say it',
  },
  { text: /^Enterprise-grade AI chatbots/, reason: 'the home page says it' },
  { text: /^We attach what you looked at/, reason: 'the privacy page says it' },
  { text: /^We answer within/, reason: 'cards on contact say it' },
];

/** Answers and plans that cards say in other words: their figures must stand in the sheet. */
const byFigures = [landingQuestions, pricingQuestions, plans, addOns];

describe('allFacts', () => {
  it('contains every sentence of the public pages, unless a reason to omit it is listed', async () => {
    const sheet = (await allFacts(undefined)).join('\n');
    const sentences = textsOf(pages, unstated).filter(
      (text) => /[.!?]$/.test(text) && text.split(/\s+/).length >= 4,
    );
    expect(sentences.length).toBeGreaterThan(60);
    const missing = sentences.filter(
      (text) => !sheet.includes(text) && !leftOut.some((one) => one.text.test(text)),
    );
    expect(missing).toEqual([]);
  });

  it('contains every figure of the public pages', async () => {
    const sheet = (await allFacts(undefined)).join('\n').replaceAll(',', '');
    const figures = textsOf([pages, byFigures], unstated).flatMap(
      (text) => text.replaceAll(',', '').match(/\d[\d./]*\d|\d/g) ?? [],
    );
    expect(figures.filter((figure) => !sheet.includes(figure))).toEqual([]);
  });

  it.each([
    '8,709 consumers in 29 countries',
    'We answer for what our bots say',
    'reports behind them on request',
    '“Course adviser”',
  ])('contains "%s", which models denied', async (text) => {
    expect((await allFacts(undefined)).join('\n')).toContain(text);
  });
});
