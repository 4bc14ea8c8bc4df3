import { preparePacks } from '#infra/build/packs.ts';

/** Trains the language packs once, so that no chat test pays for it with its timeout. */
export const setup = (): Promise<void> => preparePacks();
