import { useEffect, useRef, useState } from 'react';
import { clampMessages, configQuery, parseConfig } from '#shared/domain/pricing/config-query.ts';
import { modelIndexes } from '#shared/domain/pricing/models.ts';
import { defaultConfig, type PricingConfig, tierFor } from '#shared/domain/pricing/quote.ts';
import { emit } from '#web/lib/events.ts';
import { rememberConfig } from './remember.ts';

const urlUpdateDelayMs = 250;

/** Values that the visitor set in the prerendered controls before hydration. */
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
 * The calculator's configuration. Starts with the prerendered defaults, then applies the URL and values set
 * before hydration. Changes go into the URL after a short delay, so that it can be shared.
 */
export const usePricingConfig = () => {
  const [config, setConfig] = useState<PricingConfig>(defaultConfig);
  const controls = useRef<HTMLFormElement>(null);
  const isTouched = useRef(false);

  useEffect(() => {
    // A number typed before hydration wins over the URL; its field has already applied it.
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
      // The visitor may already be on the way to another page.
      if (location.pathname !== page) return;
      // Bypasses the router, which would render the page again.
      history.replaceState(history.state, '', `${location.pathname}?${configQuery(config)}${location.hash}`);
    }, urlUpdateDelayMs);
    return () => clearTimeout(timer);
  }, [config]);

  const change = (part: Partial<PricingConfig>) => {
    isTouched.current = true;
    setConfig((current) => ({ ...current, ...part }));
  };
  return { config, change, controls };
};
