import { getOwn, isRecord } from '../read-fields.ts';

/** Answers of Typebot's API have the bot in a field of its own. */
export const unwrapTypebot = (value: unknown): unknown => {
  const inner = isRecord(value) ? getOwn(value, 'typebot') : undefined;
  return isRecord(inner) ? inner : value;
};

/** Whether parsed JSON looks like the export of a Typebot. */
export const isTypebotExport = (given: unknown): boolean => {
  const value = unwrapTypebot(given);
  return (
    isRecord(value) &&
    Array.isArray(getOwn(value, 'edges')) &&
    (Array.isArray(getOwn(value, 'groups')) || Array.isArray(getOwn(value, 'blocks')))
  );
};
