import { preparePacks } from '#infra/build/packs.ts';

/** Once for all files: a chat that is asked first must not pay for the training with its time. */
export const setup = (): Promise<void> => preparePacks();
