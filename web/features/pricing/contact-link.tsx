import type { ReactNode } from 'react';
import type { contactServices } from '#shared/api/contact.ts';
import type { TierId } from '#shared/domain/pricing/plans.ts';
import type { PricingConfig } from '#shared/domain/pricing/quote.ts';
import { configMessage } from '#shared/domain/pricing/quote-text.ts';
import { emit } from '#web/lib/events.ts';
import { prefillContact } from '#web/lib/lead-form.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { rememberConfig, rememberPlan } from './remember.ts';

interface ContactLinkProps {
  readonly config: PricingConfig;
  readonly service: keyof typeof contactServices;
  readonly plan?: TierId;
  readonly look?: 'primary' | 'quiet';
  readonly children: ReactNode;
}

/**
 * Goes to the contact section, selects the service and writes the configuration into the message. Without
 * scripts it is a plain link; the loader repeats a click that comes before hydration.
 */
export const ContactLink = ({ config, service, plan, look, children }: ContactLinkProps) => {
  const take = () => {
    rememberConfig(config);
    if (plan) {
      rememberPlan(plan);
      emit('plan viewed', { plan, source: 'pricing' });
    }
    prefillContact({ service, about: configMessage(config, plan) });
  };
  return (
    <ButtonLink look={look} to={paths.home.to('contact')} data-replay onClick={take}>
      {children}
    </ButtonLink>
  );
};
