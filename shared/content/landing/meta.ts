import { type Brand, brand } from '#shared/brand.ts';
import { faqData, landingQuestions } from '#shared/content/faq.ts';
import { plans } from '#shared/domain/plans.ts';
import { sharePictureAddress } from '#shared/domain/share-picture.ts';
import { currentSiteValues } from '#shared/site/published.ts';
import { homeTitle } from './home-title.ts';

/**
 * Profiles as structured data, only those that the company has set, because a made-up URL could be somebody
 * else's.
 */
export const profilesData = (social: Brand['social']): { sameAs?: string[] } => {
  const profiles = Object.values(social).filter(Boolean);
  return profiles.length > 0 ? { sameAs: profiles } : {};
};

const organization = { '@type': 'Organization', name: brand.legalName };

/** Title, description and structured data of the landing page; `{site}` becomes the public address. */
export const meta = {
  home: {
    title: homeTitle,
    description: brand.description,
    jsonLd: [
      {
        ...organization,
        alternateName: brand.name,
        url: '{site}/',
        logo: `{site}${currentSiteValues().appearance?.logoSvg ? '/favicon.svg' : '/icon-512.png'}`,
        email: brand.email,
        ...profilesData(brand.social),
      },
      {
        '@type': 'Product',
        name: `${brand.name} chatbot platform`,
        description: brand.description,
        image: `{site}${sharePictureAddress()}`,
        brand: { '@type': 'Brand', name: brand.name },
        offers: plans
          .filter(({ price }) => price !== null)
          .map(({ name, price, description }) => ({
            '@type': 'Offer',
            name,
            description,
            price,
            priceCurrency: brand.currency.code,
            url: '{site}/#pricing',
            availability: 'https://schema.org/InStock',
          })),
      },
      faqData(landingQuestions),
    ],
  },
} as const;
