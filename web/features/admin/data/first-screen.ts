import { type FirstScreen, firstScreens } from '#shared/domain/first-screens.ts';
import { readStored, writeStored } from '#web/lib/persist.ts';

const key = 'portal-first-screen';

/** The first screen as this browser last heard of it, with its login or in the settings: nobody waits for it. */
export const firstScreen = (): FirstScreen =>
  readStored<FirstScreen>(key, 'clients', (value) => firstScreens.find((name) => name === value));

/** Every login tells what the owner chose; what nobody chose is the specified one. */
export const rememberFirstScreen = (name: FirstScreen = 'clients'): void => void writeStored(key, name);
