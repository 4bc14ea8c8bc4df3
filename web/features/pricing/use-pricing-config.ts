import { useEffect, useRef, useState } from 'react';
import { clampMessages, configQuery, parseConfig } from '#shared/domain/pricing/config-query.ts';
import { modelIndexes } from '#shared/domain/pricing/models.ts';
import { defaultConfig, type PricingConfig, tierFor } from '#shared/domain/pricing/quote.ts';
import { emit } from '#web/lib/events.ts';
import { rememberConfig } from './remember.ts';

const addressDelayMs = 250;

/** What a visitor set with the built page's own controls before the scripts were there. */
const setBeforeHydration = (form: HTMLElement | null): Partial<PricingConfig> => {
  const value = (name: string) => form?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;
  const messages = Number(value('messages') ?? defaultConfig.messages);
  const model = modelIndexes.find((index) => String(index) === value('model'));
  return {
    ...(messages === defaultConfig.messages || Number.isNaN(messages)
      ? {}
      : { messages: clampMessages(messages) }),
    ...(model === undefined || model === defaultConfig.model ? {} : { model }),
  };
};

/**
 * The calculator's configuration. It begins as the built page shows it, then takes over the address and what was set
 * before hydration; every change goes back into the address (soon, not at every pixel of a drag), so that it can be shared.
 */
export const usePricingConfig = () => {
  const [config, setConfig] = useState<PricingConfig>(defaultConfig);
  const controls = useRef<HTMLFormElement>(null);
  const isTouched = useRef(false);

  useEffect(() => {
    // A number typed before hydration has been taken over by its own field already, and is newer than the address.
    if (!isTouched.current) {
      const query = new URLSearchParams(location.search);
      const early = setBeforeHydration(controls.current);
      isTouched.current = query.has('messages') || Object.keys(early).length > 0;
      setConfig({ ...parseConfig(query), ...early });
    }
    const onBack = () => setConfig(parseConfig(new URLSearchParams(location.search)));
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);

  const tier = tierFor(config.messages);
  useEffect(() => {
    if (isTouched.current) emit('plan viewed', { plan: tier, source: 'pricing' });
  }, [tier]);

  useEffect(() => {
    if (!isTouched.current) return;
    rememberConfig(config);
    const page = location.pathname;
    const timer = setTimeout(() => {
      // The address may have gone on to another page whose scripts are still loading.
      if (location.pathname !== page) return;
      // Written past the router: the page is the same, and nothing but this address has to change.
      history.replaceState(history.state, '', `${location.pathname}?${configQuery(config)}${location.hash}`);
    }, addressDelayMs);
    return () => clearTimeout(timer);
  }, [config]);

  const change = (part: Partial<PricingConfig>) => {
    isTouched.current = true;
    setConfig((current) => ({ ...current, ...part }));
  };
  return { config, change, controls };
};
