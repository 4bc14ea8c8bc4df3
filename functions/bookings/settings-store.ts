import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { toFacts } from '#functions/knowledge/store/knowledge.ts';
import { isConditionFailed } from '#functions/table/errors.ts';
import { updateParts } from '#functions/table/expressions.ts';
import { bookingSettingsKey, busyCalendarKey, type Key, knowledgeKey } from '#functions/table/keys.ts';
import { batchGet } from '#functions/table/query.ts';
import type { Table } from '#functions/table/table.ts';
import type { Item } from '#functions/table/transact.ts';
import { type BookingSettings, bookingSettingsSchema } from '#shared/api/booking-settings.ts';
import type { ConsultationInput } from '#shared/api/consultations.ts';
import { type BookingRules, type OpeningHours, openingHours } from '#shared/domain/booking-times.ts';

const defaults: BookingSettings = z.parse(bookingSettingsSchema, {});

/** The owner's settings and the last copy of their calendar. */
export interface StoredBookingSettings {
  readonly settings: BookingSettings;
  readonly hours: OpeningHours;
  /** Random id that the feed's secret is made from; absent while the feed is off. */
  readonly feedId: string | undefined;
  readonly calendar: Item | undefined;
}

/** Parses stored settings; unreadable ones are the defaults. */
const toSettings = (item: Item | undefined): BookingSettings => {
  const stored: unknown = typeof item?.settings === 'string' ? JSON.parse(item.settings) : {};
  const parsed = z.safeParse(bookingSettingsSchema, stored);
  return parsed.success ? parsed.data : defaults;
};

/** Reads settings, opening hours and calendar; one BatchGetItem. */
export const readBookingSettings = async (table: Table): Promise<StoredBookingSettings> => {
  const items = await batchGet(table, [bookingSettingsKey, busyCalendarKey, knowledgeKey]);
  const found = ({ pk, sk }: { pk: string; sk: string }) =>
    items.find((item) => item.pk === pk && item.sk === sk);
  const own = found(bookingSettingsKey);
  return {
    settings: toSettings(own),
    hours: openingHours(toFacts(found(knowledgeKey))),
    feedId: typeof own?.feedId === 'string' ? own.feedId : undefined,
    calendar: found(busyCalendarKey),
  };
};

const changeItem = async (
  { client, name }: Table,
  key: Key,
  changes: Parameters<typeof updateParts>[0],
): Promise<void> => {
  await client.send(new UpdateCommand({ TableName: name, Key: key, ...updateParts(changes) }));
};

export const writeBookingSettings = (table: Table, settings: BookingSettings): Promise<void> =>
  changeItem(table, bookingSettingsKey, {
    set: { entity: 'BookingSettings', settings: JSON.stringify(settings) },
  });

/** Sets the feed's id, or removes it. */
export const writeFeedId = (table: Table, feedId: string | undefined): Promise<void> =>
  changeItem(table, bookingSettingsKey, {
    set: { entity: 'BookingSettings', feedId },
    remove: feedId === undefined ? ['feedId'] : [],
  });

/** Claims the next refresh of the busy calendar; false if another request claimed it first. */
export const claimCalendar = async (
  { client, name }: Table,
  checkedAt: string,
  now: Date,
): Promise<boolean> => {
  try {
    await client.send(
      new UpdateCommand({
        TableName: name,
        Key: busyCalendarKey,
        UpdateExpression: 'SET checkedAt = :now',
        ConditionExpression: 'checkedAt = :seen',
        ExpressionAttributeValues: { ':now': now.toISOString(), ':seen': checkedAt },
      }),
    );
    return true;
  } catch (error) {
    if (isConditionFailed(error)) return false;
    throw error;
  }
};

/** Stores the calendar's latest copy; an undefined `problem` clears the previous one. */
export const writeBusyCalendar = (
  table: Table,
  { problem, ...calendar }: { readonly problem?: string | undefined } & Item,
): Promise<void> =>
  changeItem(table, busyCalendarKey, {
    set: { entity: 'BusyCalendar', ...calendar, problem },
    remove: problem === undefined ? ['problem'] : [],
  });

/** The rules for a service's times. */
export const rulesFor = (
  { settings, hours }: Pick<StoredBookingSettings, 'settings' | 'hours'>,
  service: ConsultationInput['serviceInterest'],
): BookingRules => ({
  hours,
  lengthMinutes: (service && settings.serviceMinutes[service]) || settings.lengthMinutes,
  pauseMinutes: settings.pauseMinutes,
  leadMinutes: settings.leadMinutes,
});
