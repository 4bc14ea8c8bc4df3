import { brand } from '#shared/brand.ts';
import { industryTemplates } from '#shared/content/templates/catalogue.ts';
import { defaultFactsOf } from '#shared/content/templates/demo-catalogue.ts';
import { defaultCompetitors } from '#shared/domain/pricing/competitors.ts';
import { defaultsOf } from '#shared/site/published.ts';
import type { Values } from './site-path.ts';

const templateDefaults = (): Values =>
  Object.fromEntries(
    industryTemplates.map(({ id, name, description, useCases }) => {
      const { business, contact, prices } = defaultFactsOf(id) ?? {};
      return [id, { name, description, useCases: { ...useCases }, business, contact, prices }];
    }),
  );

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
    templates: templateDefaults(),
    appearance: { accentLight: '#0f7f74', accentDark: '#2bc4ae' },
  };
};
