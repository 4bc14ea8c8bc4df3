import { getOwn, isRecord } from '../read-fields.ts';

/** Responses of Typebot's API contain the bot in a separate field. */
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
