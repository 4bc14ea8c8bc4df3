import { brand } from '#shared/brand.ts';
import { faqData, pricingQuestions } from '#shared/content/faq.ts';
import { pricingPage } from '#shared/content/pricing/page.ts';
import { pricingPlans } from '#shared/domain/pricing/plans.ts';
import type { PrerenderPage } from '#web/lib/page-meta.ts';
import { paths } from '#web/lib/paths.ts';

export const pages: readonly PrerenderPage[] = [
  {
    path: paths.pricing.to(),
    meta: {
      ...pricingPage.meta,
      jsonLd: [
        {
          '@type': 'Product',
          name: `${brand.name} chatbot platform`,
          description: brand.description,
          brand: { '@type': 'Brand', name: brand.name },
          offers: pricingPlans
            .filter((plan) => plan.pricePerMonth > 0)
            .map((plan) => ({
              '@type': 'Offer',
              name: plan.name,
              price: String(plan.pricePerMonth),
              priceCurrency: brand.currency.code,
              url: '{site}/pricing',
            })),
        },
        faqData(pricingQuestions),
      ],
    },
  },
];
