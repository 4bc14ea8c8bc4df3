import { brand } from '#shared/brand.ts';
import { money } from '#shared/domain/money.ts';
import { plans } from '#shared/domain/plans.ts';

/** Questions that the page really answers, in the words of the page. */
const questions = [
  {
    name: 'How long does it take to deploy a chatbot?',
    text: `A first version runs in ${brand.claims.deployment}. Tailoring it to your business takes between 2 and 6 days, depending on the industry template.`,
  },
  {
    name: 'What does a chatbot cost?',
    text: `Starter is ${money(brand.prices.starter)} a month for 5,000 messages, Professional is ${money(brand.prices.professional)} a month for 50,000 messages, and Enterprise is priced individually with unlimited messages. There is no setup fee.`,
  },
  {
    name: 'Is there a long-term contract?',
    text: 'No. You can cancel anytime with 30-day notice.',
  },
  {
    name: 'Which languages does the chatbot speak?',
    text: `${brand.claims.languages} languages, right-to-left scripts included. It answers in the language it is asked in.`,
  },
];

const organization = { '@type': 'Organization', name: brand.legalName };

/** Title, description and structured data of the landing page; `{site}` becomes the public address. */
export const meta = {
  home: {
    title: `${brand.name}: ${brand.tagline}`,
    description: brand.description,
    jsonLd: [
      {
        ...organization,
        alternateName: brand.name,
        url: '{site}/',
        logo: '{site}/icon-512.png',
        email: brand.email,
        sameAs: [brand.social.twitter, brand.social.linkedin],
      },
      {
        '@type': 'Product',
        name: `${brand.name} chatbot platform`,
        description: brand.description,
        image: '{site}/share.png',
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
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ name, text }) => ({
          '@type': 'Question',
          name,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      },
    ],
  },
} as const;
