import { type FirstScreen, firstScreens } from '#shared/domain/first-screens.ts';
import { readStored, writeStored } from '#web/lib/persist.ts';

const key = 'portal-first-screen';

/** The owner's first screen as cached in this browser, so that opening the portal needs no request for it. */
export const firstScreen = (): FirstScreen =>
  readStored<FirstScreen>(key, 'clients', (value) => firstScreens.find((name) => name === value));

/** Caches the owner's choice, which every login returns. Default: the clients list, as specified. */
export const rememberFirstScreen = (name: FirstScreen = 'clients'): void => void writeStored(key, name);
