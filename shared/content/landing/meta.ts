import { brand } from '../../brand.ts';

/** Title, description and structured data of the landing page; `{site}` becomes the public address. */
export const meta = {
  home: {
    title: `${brand.name}: ${brand.tagline}`,
    description: brand.description,
    jsonLd: [
      {
        '@type': 'Organization',
        name: brand.legalName,
        alternateName: brand.name,
        url: '{site}/',
        logo: '{site}/favicon.svg',
        email: brand.email,
        sameAs: [brand.social.twitter, brand.social.linkedin],
      },
    ],
  },
} as const;
