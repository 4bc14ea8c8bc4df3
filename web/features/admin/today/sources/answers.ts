import { type Client, type Contact, notSpecified } from '#shared/domain/leads.ts';
import { clockText, responseClock } from '#web/features/admin/leads/response-clock.ts';
import { beginning, personOf, type Subject, type TodayItem } from '../today-item.ts';

type LeadSubject = Exclude<Subject, { kind: 'booking' }>;

const known = (text: string): string => (text === notSpecified ? '' : text);

const wordsOf = (subject: LeadSubject) => {
  if (subject.kind === 'contact') {
    const { firstName, lastName, company, message, email } = subject.lead;
    return { name: `${firstName} ${lastName}`.trim() || email, company, text: message };
  }
  const { clientName, companyName, currentChallenges, primaryGoals, clientEmail } = subject.lead;
  return {
    name: clientName || clientEmail,
    company: companyName,
    text: known(currentChallenges) || primaryGoals.join(', ') || 'Client project',
  };
};

/** A cheap look first: of fifty thousand leads few wait. */
const waits = ({ status, respondBy, respondedAt }: Contact | Client): boolean =>
  status === 'new' && respondBy !== undefined && respondedAt === undefined;

/** Answers that are owed, one for each person whatever they wrote and booked: what has waited longest stands for all. */
export const answersOwed = (
  contacts: readonly Contact[],
  clients: readonly Client[],
  now: number,
): TodayItem[] => {
  const items = new Map<string, TodayItem & { readonly more: number }>();
  const add = (subject: LeadSubject) => {
    const { lead } = subject;
    const clock = responseClock(lead, now);
    const person = personOf(subject.kind === 'contact' ? subject.lead.email : subject.lead.clientEmail);
    const key = `answer:${person ?? lead.id}`;
    const other = items.get(key);
    const at = Date.parse(lead.respondBy ?? '');
    const { text, ...who } = wordsOf(subject);
    const mine: TodayItem = {
      key,
      ...who,
      text: beginning(text),
      due: clockText(clock),
      at,
      urgency:
        clock.kind === 'overdue' ? 'overdue' : clock.kind === 'running' && clock.soon ? 'soon' : 'today',
      ...(person ? { person } : {}),
      subject,
    };
    items.set(key, { ...(other && other.at <= at ? other : mine), more: (other?.more ?? 0) + 1 });
  };
  for (const lead of contacts) if (waits(lead)) add({ kind: 'contact', lead });
  for (const lead of clients) if (waits(lead)) add({ kind: 'client', lead });
  return [...items.values()]
    .map(({ more, ...item }) => (more > 1 ? { ...item, due: `${item.due}, ${more} messages` } : item))
    .sort((a, b) => a.at - b.at);
};
