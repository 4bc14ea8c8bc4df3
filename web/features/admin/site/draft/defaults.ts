import { brand } from '#shared/brand.ts';
import { competitorEstimates, estimatesDate } from '#shared/domain/pricing/competitors.ts';
import { defaultsOf } from '#shared/site/published.ts';
import type { Values } from './site-path.ts';

const perMessage = 1_000_000;
/** Any number within the calculator's range: base fees and rates don't depend on it. */
const anyMessages = 25_000;

/** What the product says while the owner has changed nothing, in the form of site values. */
export const siteDefaults = (): Values => {
  const company = defaultsOf(brand);
  const { trust, claims, prices, consultationHours } = company;
  return {
    company: {
      name: company.name,
      legalName: company.legalName,
      tagline: company.tagline,
      description: company.description,
      email: company.email,
      salesEmail: company.salesEmail,
      supportEmail: company.supportEmail,
      privacyEmail: company.privacyEmail,
      timeZone: company.timeZone,
      responseHours: company.responseHours,
      social: company.social,
      currency: company.currency,
      statusPage: trust.statusPage,
      dataProcessingAgreement: trust.dataProcessingAgreement,
      subprocessors: trust.subprocessors,
      quotes: company.quotes,
    },
    hours: consultationHours,
    claims,
    offer: {
      ...prices,
      competitors: {
        asOf: estimatesDate,
        list: competitorEstimates(anyMessages)
          .filter(({ id }) => id !== 'ours')
          .map(({ name, baseFee, ratePerMessage }) => ({
            name,
            baseFee,
            perMillion: Math.round(ratePerMessage * perMessage),
          })),
      },
    },
    appearance: { accentLight: '#0f7f74', accentDark: '#2bc4ae' },
  };
};
