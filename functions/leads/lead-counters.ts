import { type CounterName, inGroup } from '#functions/table/counters.ts';
import { isLanguageCode } from '#shared/domain/languages.ts';
import { pageOf } from '#shared/domain/lead-statuses.ts';

interface Arrived {
  readonly channel: string;
  readonly language?: string | undefined;
  readonly page?: string | undefined;
}

/** Counters for how a lead came. Names come from closed lists only, so no input can create new counters. */
export const arrivalCounters = ({ channel, language, page }: Arrived) => {
  const part = pageOf(page);
  const names = [
    inGroup('channel', channel),
    ...(isLanguageCode(language) ? [inGroup('language', language)] : []),
    ...(part ? [inGroup('page', part)] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, 1])) as Partial<
    Record<Extract<CounterName, `${string}:${string}`>, number>
  >;
};
