import numbers from '#shared/content/assistant/danger/numbers.json' with { type: 'json' };
import { type DangerLanguage, loadDanger } from '#shared/content/assistant/danger.ts';
import { guessCountry, type Whereabouts } from './country.ts';
import { type Danger, recogniseDanger } from './recognise.ts';

interface Numbers {
  readonly medical: string;
  readonly police: string;
  readonly crisis?: string;
  readonly child?: string;
}

export interface DangerReply extends Danger {
  readonly text: string;
}

/** The reply's text: a kind sentence, the numbers of the likely country, and that an AI can't call. */
export const dangerText = async (
  kind: Danger['kind'],
  whereabouts: Whereabouts & { readonly language: DangerLanguage },
): Promise<string> => {
  const { texts } = await loadDanger(whereabouts.language);
  const country = guessCountry(whereabouts);
  const known: Numbers | undefined = country && numbers.countries[country];
  const number = known ? (kind === 'danger' || kind === 'child' ? known.police : known.medical) : texts.local;
  if (kind === 'medical' || kind === 'danger')
    return `${texts[kind]} ${texts.call.replace('{number}', number)}\n\n${texts.ai}`;
  const lines = [known?.[kind], numbers.finder].filter(Boolean).join(', ');
  const talk = texts.talk.replace('{lines}', lines);
  return `${texts[kind]}\n\n${talk}\n\n${texts.ifNow.replace('{number}', number)} ${texts.ai}`;
};

/** The reply to a person in danger; undefined for every other message. */
export const replyToDanger = async (
  message: string,
  where: {
    readonly preferred?: string | undefined;
    readonly timeZone?: string | undefined;
    readonly acceptLanguage?: string | undefined;
  },
): Promise<DangerReply | undefined> => {
  const danger = await recogniseDanger(message, where.preferred);
  return (
    danger && { ...danger, text: await dangerText(danger.kind, { ...where, language: danger.language }) }
  );
};
