import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { presenceKey } from '#functions/table/keys.ts';
import type { Table } from '#functions/table/table.ts';
import { epochSeconds } from '#functions/table/time.ts';
import type { Item } from '#functions/table/transact.ts';
import type { PersonState } from '#shared/api/person-state.ts';
import { brand } from '#shared/brand.ts';
import { openingHours } from '#shared/domain/booking-times.ts';
import { presenceSeconds } from '#shared/domain/conversations.ts';
import type { CompanyFacts } from '#shared/domain/knowledge.ts';
import { instantOf, wallClockAt } from '#shared/domain/wall-clock.ts';

/**
 * Tells a visitor who wants a person whether someone is available, when someone will be, or the promised
 * response time in hours.
 */
export const personState = (isHere: boolean, facts: CompanyFacts, now: Date): PersonState => {
  const answersWithinHours = facts.responseHours ?? brand.responseHours;
  if (isHere) return { state: 'here', answersWithinHours };
  const opensAt = opensNext(facts, now);
  return { state: 'away', answersWithinHours, ...(opensAt ? { opensAt } : {}) };
};

const dayMs = 86_400_000;

/**
 * Returns when the company opens next (ISO 8601); undefined while it is open. Opening hours are in the
 * company's time zone.
 */
export const opensNext = (facts: CompanyFacts, now: Date): string | undefined => {
  const { from: openFrom, to: openTo, days: openDays } = openingHours(facts);
  const today = wallClockAt(now, brand.timeZone);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = new Date(Date.parse(`${today.date}T00:00:00Z`) + ahead * dayMs);
    const weekday = date.getUTCDay() || 7;
    if (!openDays.includes(weekday)) continue;
    if (ahead === 0 && today.time >= openFrom && today.time < openTo) return undefined;
    if (ahead === 0 && today.time >= openTo) continue;
    const opens = instantOf({ date: date.toISOString().slice(0, 10), time: openFrom }, brand.timeZone);
    if (opens) return opens.toISOString();
  }
  return undefined;
};

/** Whether the portal was open in the last minute. */
export const isHere = (item: Item | undefined, now: Date): boolean =>
  typeof item?.until === 'number' && item.until > epochSeconds(now);

/** Records that the portal is open or was closed. */
export const notePresence = async ({ client, name }: Table, here: boolean, now: Date): Promise<void> => {
  const until = epochSeconds(now) + (here ? presenceSeconds : 0);
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: presenceKey,
      UpdateExpression: 'SET entity = :entity, #until = :until, #ttl = :ttl',
      ExpressionAttributeNames: { '#until': 'until', '#ttl': 'ttl' },
      ExpressionAttributeValues: { ':entity': 'Presence', ':until': until, ':ttl': until + 3600 },
    }),
  );
};
