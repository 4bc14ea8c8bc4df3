import { brand } from '#shared/brand.ts';
import { makeAboutPage } from '#shared/content/company/about.ts';
import { makeTrustPage } from '#shared/content/company/trust.ts';
import { makeContact } from '#shared/content/landing/contact.ts';
import { makeFeatures } from '#shared/content/landing/features.ts';
import { footer } from '#shared/content/landing/footer.ts';
import { makeHero } from '#shared/content/landing/hero.ts';
import { portfolio } from '#shared/content/landing/portfolio.ts';
import { makePrivacy } from '#shared/content/landing/privacy.ts';
import { services } from '#shared/content/landing/services.ts';
import { templates } from '#shared/content/landing/templates.ts';
import { makePricingPage } from '#shared/content/pricing/page.ts';
import { industryTemplates } from '#shared/content/templates/catalogue.ts';
import { withOwnTexts } from '#shared/content/templates/own-template.ts';

/** Keys whose texts state nothing about the company: addresses, labels, buttons, sample conversations. */
export const unstated: ReadonlySet<string> = new Set([
  'id',
  'url',
  'icon',
  'lang',
  'templateId',
  'question',
  'alt',
  'button',
  'says',
  'scenes',
  'sampleQuestions',
  'typed',
  'typedCaption',
  'logged',
  'loggedCaption',
]);

/** Returns all texts of a page's content in reading order. */
export const textsOf = (content: unknown, skipped: ReadonlySet<string>): string[] => {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    skipped.has(key) ? [] : typeof value === 'number' ? [`${value}%`] : textsOf(value, skipped),
  );
};

/** Texts as one line: those that are no sentence get a full stop. */
const inOneLine = (content: unknown): string =>
  textsOf(content, unstated)
    .filter(Boolean)
    .map((text) => (/[.?!:]$/.test(text) ? text : `${text}.`))
    .join(' ');

/** The greetings of the home page, by the names of their languages. */
const greetedLanguages = ({ cards }: ReturnType<typeof makeFeatures>): string => {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  return cards.languages.greetings.map(({ lang }) => names.of(lang) ?? lang).join(', ');
};

/** A sentence of a page that an address ends. */
const write = (sentence: string, address: string): string => ` ${sentence} ${address}.`;

/** What the public pages say now, a line a page: their texts follow the newest publication. */
export const pageFacts = (): string[] => {
  const [hero, features, contact, privacy] = [makeHero(), makeFeatures(), makeContact(), makePrivacy()];
  const aboutPage = makeAboutPage();
  const { built, stated, subprocessors, agreement, status } = makeTrustPage();
  const { text, insights, response, language, selfService } = portfolio;
  const { breakdown, custom, managed, hero: pricingHero } = makePricingPage();
  // Without competitors to compare with, a claim has no figure.
  const claims = pricingHero.claims.filter(({ figure }) => figure !== '');
  const { languages, security, integrations } = features.cards;
  return [
    `Home page: ${inOneLine([hero.title, hero.text, services.items, languages.text, security, integrations.text])} It greets in ${greetedLanguages(features)}, all of which our bots can speak.`,
    `Home page, what others measured: ${inOneLine([text, insights, response, language, selfService])}`,
    `Home page, contact: ${inOneLine([contact.text, contact.steps])} Newsletter: ${footer.newsletter.text}`,
    `Template gallery: ${templates.text} ${inOneLine(templates.statistics.map(({ value, label }) => `${value} ${label}`))}`,
    ...industryTemplates
      .map(withOwnTexts)
      .map(
        ({ name, industry, estimatedSetupTime, description, features: has, benefits }) =>
          `Template “${name}” (${industry}), tailored in ${estimatedSetupTime}: ${inOneLine([description, has, benefits])}`,
      ),
    `Pricing page: ${inOneLine([pricingHero.text, claims, pricingHero.footnote, breakdown.reasons, managed.text, custom.text])}`,
    `About us: ${inOneLine([aboutPage.lead, aboutPage.work, aboutPage.product])}`,
    `Trust page: ${inOneLine([built, stated.text, stated.items, subprocessors.text])}${write(agreement.none, brand.privacyEmail)}${write(status.none, brand.supportEmail)}`,
    `Privacy page: ${inOneLine([privacy.responsible, privacy.sections])}`,
  ];
};
