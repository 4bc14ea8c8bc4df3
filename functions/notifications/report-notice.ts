import { type LeadNotice, oneLine } from '#functions/leads/lead-notice.ts';
import type { ListedWeeklyReport } from '#shared/api/weekly-reports.ts';
import { askedOf, cardWords } from '#shared/domain/conversations.ts';
import { languages } from '#shared/domain/languages.ts';

const count = (value = 0): string => value.toLocaleString('en-US');
const plural = (value: number, one: string, many: string): string =>
  `${count(value)} ${value === 1 ? one : many}`;

const dayText = (day: Date): string =>
  day.toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

const weekText = (monday: string): string => {
  const from = new Date(`${monday}T00:00:00Z`);
  return `${dayText(from)} to ${dayText(new Date(from.getTime() + 6 * 86_400_000))}`;
};

const describeCount = ({ count: times, languages: codes }: ListedWeeklyReport['missed'][number]): string =>
  `${times === 1 ? 'once' : `${count(times)} times`}, ${codes.map((code) => languages[code].name).join(', ')}`;

const personText = ({ asked, came, seconds }: ListedWeeklyReport['person']): string =>
  asked === 0
    ? 'nobody asked for one'
    : `asked for ${plural(asked, 'time', 'times')}, came ${plural(came, 'time', 'times')}${came > 0 ? `, after ${count(seconds)} s on average` : ''}`;

/**
 * Builds the report's notice. Visitors' questions are its message, with prefixed lines as in other notices.
 */
export const weeklyReportNotice = (report: ListedWeeklyReport, siteUrl: string): LeadNotice => {
  const { outcomes, conversations } = report;
  const asked = askedOf(outcomes);
  const share = asked === 0 ? '' : ` (${Math.round(((outcomes.answered ?? 0) / asked) * 100)} %)`;
  const cards = report.cards.map(
    ({ card, count: used, title }) => `${oneLine(title ?? cardWords(card), 80)} (${count(used)})`,
  );
  const topics = report.topics.map(({ topic, count: times }) => `${topic} (${count(times)})`);
  const missed = report.missed.map(
    (one) => `${one.question ?? 'A question that was deleted'} (${describeCount(one)})`,
  );
  return {
    leadId: `letter-${report.week}`,
    kind: 'letter',
    subject: oneLine(
      `Your assistant’s week: ${plural(conversations, 'conversation', 'conversations')}, ${plural(report.leads, 'lead', 'leads')}`,
    ),
    facts: [
      ['Week', weekText(report.week)],
      ['Conversations', `${count(conversations)}, with ${plural(asked, 'question', 'questions')}`],
      ['Answered', `${count(outcomes.answered)}${share}`],
      ['Asked for clarification', count(outcomes.clarified)],
      ['Not answered', count(outcomes.unknown)],
      ['Disputed: asked again, or marked wrong', count(outcomes.disputed)],
      ['Passed on to a person or a form', count(outcomes.passed)],
      ['Left without an answer', count(outcomes.left)],
      ['Became leads', count(report.leads)],
      ['A person', personText(report.person)],
      ['Tokens', count(report.tokens)],
      ...(topics.length > 0 ? [['Topics', topics.join(', ')] as const] : []),
      ...(cards.length > 0 ? [['Asked most', cards.join(', ')] as const] : []),
      ...(missed.length > 0
        ? [
            [
              'Without an answer',
              report.otherMissed > 0 ? `below, and ${count(report.otherMissed)} others` : 'below',
            ] as const,
          ]
        : []),
    ],
    message: missed.length > 0 ? missed.join('\n') : 'Every question found an answer.',
    replyTo: '',
    portalUrl: `${siteUrl.replace(/\/+$/, '')}/admin?tab=conversations&view=figures`,
  };
};
