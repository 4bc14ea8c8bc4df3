import { type FirstScreen, firstScreens } from '#shared/domain/first-screens.ts';
import { persisted } from '#web/lib/persist.ts';

const stored = persisted<FirstScreen>('portal-first-screen', {
  fallback: 'clients',
  parse: (value) => firstScreens.find((name) => name === value),
});

/** The owner's first screen as cached in this browser, so that opening the portal needs no request for it. */
export const firstScreen = (): FirstScreen => stored.read();

/** Caches the owner's choice, which every login returns. Default: the clients list, as specified. */
export const rememberFirstScreen = (name: FirstScreen = 'clients'): void => void stored.write(name);
