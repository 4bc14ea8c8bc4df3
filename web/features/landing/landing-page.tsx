import './reveal.css';
import { useEffect } from 'react';
import { landingQuestions } from '#shared/content/faq.ts';
import { homeTitle } from '#shared/content/landing/home-title.ts';
import { usePageTitle } from '#web/lib/page-meta.ts';
import { contributeToVisit } from '#web/lib/visit-context.ts';
import { Faq } from '#web/ui/faq.tsx';
import { LateStyles } from '#web/ui/late-styles.tsx';
import { ContactSection } from './contact-section.tsx';
import { DemoSection } from './demo-section.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero-section.tsx';
import { PortfolioSection } from './portfolio-section.tsx';
import { PricingSection } from './pricing-section.tsx';
import { Services } from './services.tsx';
import { TemplatesSection } from './templates-section.tsx';
import { useChosenPlan } from './use-chosen-plan.ts';
import { useReveal } from './use-reveal.ts';

/** The landing page: eight sections in the order of a buyer's questions. */
export const Page = () => {
  const { chosen: plan, choose } = useChosenPlan();
  usePageTitle(homeTitle);
  useReveal();

  useEffect(() => (plan ? contributeToVisit('landing-plan', () => ({ plan })) : undefined), [plan]);

  return (
    <>
      <Hero />
      <LateStyles />
      <Features />
      <DemoSection />
      <Services />
      <TemplatesSection />
      <PricingSection selected={plan} onSelect={choose} />
      <PortfolioSection />
      <Faq questions={landingQuestions} />
      <ContactSection />
    </>
  );
};
