import { brand } from '#shared/brand.ts';
import type { Answers, IndustryId } from '#shared/content/assistant/types.ts';
import { setupDays, type TemplateId } from '#shared/content/templates/setup-days.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { managedPlanFor, managedPlans } from '#shared/domain/managed-plans.ts';
import { planOf, pricingPlans } from '#shared/domain/pricing/plans.ts';
import { tierFor } from '#shared/domain/pricing/quote.ts';
import {
  addOnPrice,
  botLanguages,
  chatLanguageCount,
  firstVersionHours,
  formatsOf,
  integrationNames,
  starterIntegrations,
  tailoring,
} from './facts.ts';
import type { Understanding, Volume } from './understand.ts';

type Values = Readonly<Record<string, string | number>>;

/** Fills the braces of a sentence; every placeholder of a sentence has a value. */
export const fill = (sentence: string, values: Values): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const templateOf: Partial<Record<IndustryId, TemplateId>> = {
  ecommerce: 'ecommerce',
  healthcare: 'healthcare',
  realestate: 'real-estate',
  education: 'education',
  fitness: 'fitness',
  restaurant: 'restaurant',
  automotive: 'automotive',
  professional: 'professional-services',
};

const starterName = planOf('starter').name;
const professionalName = planOf('professional').name;
const enterpriseName = planOf('enterprise').name;

/** The paragraphs of an answer in one language; every figure comes from the site's own data. */
export const composer = (code: LanguageCode, answers: Answers) => {
  const { count, price, list } = formatsOf(code);
  const common: Values = {
    brand: brand.name,
    email: brand.email,
    hours: brand.responseHours,
    from: brand.consultationHours.from,
    to: brand.consultationHours.to,
    zone: brand.timeZone,
    starter: starterName,
    professional: professionalName,
    enterprise: enterpriseName,
  };
  const say = (sentence: string, values: Values = {}): string => fill(sentence, { ...common, ...values });

  const platformPrices = (): string =>
    [
      answers.platformIntro,
      ...pricingPlans.map(({ name, pricePerMonth, maxMessages }) =>
        pricePerMonth > 0
          ? say(answers.planLine, { plan: name, price: price(pricePerMonth), messages: count(maxMessages) })
          : say(answers.planCustom, { plan: name }),
      ),
    ].join('\n');

  const managedPrices = (): string =>
    [
      answers.managedIntro,
      ...managedPlans.map(({ name, price: amount, conversations }) =>
        conversations === null
          ? say(answers.managedUnlimited, { plan: name, price: price(amount) })
          : say(answers.managedLine, { plan: name, price: price(amount), count: count(conversations) }),
      ),
    ].join('\n');

  const managedFrom = (): string =>
    say(answers.managedFrom, { price: price(Math.min(...managedPlans.map((plan) => plan.price))) });

  const planFit = ({ count: amount, unit }: Volume): string => {
    const volume = count(amount);
    if (unit === 'conversations') {
      const plan = managedPlanFor(amount);
      return say(answers.managedFit, { volume, plan: plan.name, price: price(plan.price) });
    }
    const plan = planOf(tierFor(amount));
    const sentence =
      plan.pricePerMonth > 0
        ? say(answers.fit, {
            volume,
            plan: plan.name,
            price: price(plan.pricePerMonth),
            messages: count(plan.maxMessages),
          })
        : say(answers.fitCustom, { volume, plan: plan.name });
    return `${sentence}\n${managedFrom()}`;
  };

  const industry = (id: IndustryId): string => {
    const [name, pitch] = answers.industries[id];
    const intro = say(answers.industryIntro, { industry: name, pitch });
    const template = templateOf[id];
    return template ? `${intro}\n${say(answers.template, setupDays[template])}` : intro;
  };

  const ask = (known: Understanding): string =>
    known.industry === undefined
      ? answers.askIndustry
      : known.volume === undefined
        ? answers.askVolume
        : answers.offer;

  const priced = (known: Understanding): string[] =>
    known.volume
      ? [planFit(known.volume), answers.offer]
      : [platformPrices(), managedPrices(), answers.askVolume];

  return (known: Understanding): string[] => {
    switch (known.intent) {
      case 'greeting':
        return [say(answers.greeting), ask(known)];
      case 'services':
        return [say(answers.services, { languages: botLanguages, hours: firstVersionHours }), ask(known)];
      case 'other_industry':
        return [
          say(answers.services, { languages: botLanguages, hours: firstVersionHours }),
          answers.askVolume,
        ];
      case 'industry':
        return [
          ...(known.industry ? [industry(known.industry)] : []),
          ...(known.volume ? [planFit(known.volume), answers.offer] : [answers.askVolume]),
        ];
      case 'pricing':
        return priced(known);
      case 'plan_fit':
        return known.volume ? [planFit(known.volume), answers.offer] : priced(known);
      case 'integrations':
        return [
          say(answers.integrations, {
            list: list(integrationNames),
            count: starterIntegrations,
            price: price(addOnPrice('integration')),
          }),
          ask(known),
        ];
      case 'timeline':
        return [
          say(answers.timeline, {
            hours: firstVersionHours,
            ...(known.industry && templateOf[known.industry]
              ? setupDays[templateOf[known.industry] as TemplateId]
              : tailoring),
          }),
          answers.offer,
        ];
      case 'security':
        return [say(answers.security, { badges: list(brand.claims.badges) }), answers.offer];
      case 'languages':
        return [
          say(answers.languages, {
            languages: botLanguages,
            count: chatLanguageCount,
            price: price(addOnPrice('language')),
          }),
          ask(known),
        ];
      case 'booking_info':
        return [say(answers.bookingInfo)];
      case 'book':
        return [say(answers.book)];
      case 'contact':
        return [say(answers.contact)];
      case 'contact_info':
        return [say(answers.contactInfo)];
      case 'thanks':
        return [answers.thanks];
      case 'bye':
        return [answers.bye];
      case 'complaint':
        return [say(answers.complaint)];
      case 'decline':
        return [answers.decline];
      case 'off_topic':
        return [answers.offTopic];
    }
  };
};
