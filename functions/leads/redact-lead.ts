import type { VisitContext } from '#shared/api/contact.ts';
import { paymentKinds, redact, redacted, redactTurns } from '#shared/domain/redact/redact.ts';

interface LeadText {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly message?: string | undefined;
  readonly phone?: string | undefined;
  readonly context?: VisitContext | undefined;
}

/** Bytes of the conversation stored with a form: some forty ordinary messages. */
const transcriptBytes = 16_000;

/** The latest messages that fit, so that a form can't store without limit. */
const latestTurns = <T>(turns: readonly T[]): T[] => {
  const latest: T[] = [];
  let bytes = 0;
  for (const turn of turns.toReversed()) {
    bytes += Buffer.byteLength(JSON.stringify(turn));
    if (bytes > transcriptBytes) break;
    latest.unshift(turn);
  }
  return latest;
};

/**
 * Masks card, account and identity numbers in every free text of a form and in its attached conversation, so
 * that they are neither stored nor mailed. Phone fields are checked for cards and accounts only.
 */
export const redactLead = <T extends LeadText>(sent: T): T => {
  const { firstName, lastName, company, message, phone, context } = sent;
  return {
    ...sent,
    firstName: redacted(firstName),
    lastName: redacted(lastName),
    company: redacted(company),
    ...(message === undefined ? {} : { message: redacted(message) }),
    ...(phone === undefined ? {} : { phone: redact(phone, paymentKinds).text }),
    ...(context?.transcript
      ? { context: { ...context, transcript: latestTurns(redactTurns(context.transcript)) } }
      : {}),
  };
};
