import './reveal.css';
import { useEffect, useState } from 'react';
import { meta } from '#shared/content/landing/meta.ts';
import { pricing } from '#shared/content/landing/pricing.ts';
import { type PlanId, plans } from '#shared/domain/plans.ts';
import { prefillContact } from '#web/lib/contact-prefill.ts';
import { emit } from '#web/lib/events.ts';
import { LateStyles } from '#web/lib/late-styles.tsx';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { contributeToVisit } from '#web/lib/visit-context.ts';
import { ContactSection } from './contact-section.tsx';
import { DemoSection } from './demo-section.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { PortfolioSection } from './portfolio-section.tsx';
import { PricingSection } from './pricing-section.tsx';
import { Services } from './services.tsx';
import { TemplatesSection } from './templates-section.tsx';
import { useReveal } from './use-reveal.ts';

/** The landing page: eight sections in the order of a buyer's questions. */
export const Page = () => {
  const [plan, setPlan] = useState<PlanId>();
  usePageTitle(meta.home.title);
  useReveal();

  useEffect(() => (plan ? contributeToVisit('landing-plan', () => ({ plan })) : undefined), [plan]);

  const selectPlan = (id: PlanId) => {
    const name = plans.find((candidate) => candidate.id === id)?.name ?? id;
    setPlan(id);
    emit('plan viewed', { plan: name, source: 'landing' });
    prefillContact({ about: pricing.about(name) });
  };

  return (
    <>
      <Hero />
      <LateStyles />
      <Features />
      <DemoSection />
      <Services />
      <TemplatesSection />
      <PricingSection selected={plan} onSelect={selectPlan} />
      <PortfolioSection />
      <ContactSection />
    </>
  );
};
