import { useEffect, useState } from 'react';
import { pricing } from '#shared/content/landing/pricing.ts';
import { type PlanId, plans } from '#shared/domain/plans.ts';
import { emit, onEvent } from '#web/lib/events.ts';
import { contactForm, emptyContact, prefillContact, prefilledLine } from '#web/lib/lead-form.ts';
import { readDraft } from '#web/lib/persist.ts';

/** The plan named in the line that `useChosenPlan` writes into the message. */
const parsePlan = (message: string): PlanId | undefined => {
  const line = prefilledLine(message);
  return plans.find(({ name }) => pricing.about(name) === line)?.id;
};

/**
 * Derives the chosen plan from the contact form's message, its only source. Card and message therefore agree
 * after a reload, another choice, a deleted line or a sent form.
 */
export const useChosenPlan = () => {
  const [chosen, setChosen] = useState<PlanId>();

  useEffect(() => {
    const read = () => setChosen(parsePlan(readDraft(contactForm, emptyContact).message));
    read();
    const stops = [
      onEvent('fill contact', ({ message }) => message !== undefined && setChosen(parsePlan(message))),
      onEvent('contact changed', read),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  /** Chooses a plan, or deselects the chosen one. */
  const choose = (id: PlanId) => {
    const name = plans.find((plan) => plan.id === id)?.name ?? id;
    if (id === chosen) return prefillContact({ about: null });
    emit('plan viewed', { plan: id, source: 'landing' });
    prefillContact({ about: pricing.about(name) });
  };

  return { chosen, choose };
};
