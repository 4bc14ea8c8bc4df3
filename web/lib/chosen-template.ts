import { readStored, removeStored, writeStored } from './storage.ts';

export interface ChosenTemplate {
  readonly id: string;
  readonly name: string;
}

const key = 'chosen-template';

const accept = (value: unknown): ChosenTemplate | undefined => {
  const { id, name } = (value ?? {}) as Partial<ChosenTemplate>;
  return typeof id === 'string' && typeof name === 'string' && name
    ? { id, name: name.slice(0, 80) }
    : undefined;
};

/** The industry template the visitor said to use, in this tab: offered in the consultation form, sent with a lead. */
export const chosenTemplate = (): ChosenTemplate | undefined =>
  readStored<ChosenTemplate | undefined>(key, undefined, accept, 'session');

export const chooseTemplate = (template: ChosenTemplate): void => {
  writeStored(key, template, 'session');
};

export const forgetTemplate = (): void => removeStored(key, 'session');
