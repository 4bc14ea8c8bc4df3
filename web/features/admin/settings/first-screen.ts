import { readStored, writeStored } from '#web/lib/storage.ts';

const key = 'portal-first-screen';
const names = ['clients', 'today'] as const;
type FirstScreen = (typeof names)[number];

/** The first screen as this browser last heard of it: nobody waits for the settings after a login. */
export const firstScreen = (): FirstScreen =>
  readStored<FirstScreen>(key, 'clients', (value) => names.find((name) => name === value));

export const rememberFirstScreen = (name: FirstScreen): void => void writeStored(key, name);
