import { brand } from '#shared/brand.ts';
import { defaultCompetitors } from '#shared/domain/pricing/competitors.ts';
import { defaultsOf } from '#shared/site/published.ts';
import type { Values } from './site-path.ts';

/** The product's default texts and values, in the form of site values. */
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
      competitors: defaultCompetitors,
    },
    appearance: { accentLight: '#0f7f74', accentDark: '#2bc4ae' },
  };
};
