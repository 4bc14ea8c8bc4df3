import { type LeadNotice, oneLine } from '#functions/leads/lead-notice.ts';
import type { ShownLetter } from '#shared/api/letters.ts';
import { askedOf, cardWords } from '#shared/domain/conversations.ts';
import { languages } from '#shared/domain/languages.ts';

const count = (value = 0): string => value.toLocaleString('en-US');
const plural = (value: number, one: string, many: string): string =>
  `${count(value)} ${value === 1 ? one : many}`;

const dayText = (day: Date): string =>
  day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const weekText = (monday: string): string => {
  const from = new Date(`${monday}T00:00:00Z`);
  return `${dayText(from)} to ${dayText(new Date(from.getTime() + 6 * 86_400_000))}`;
};

const timesIn = ({ count: times, languages: codes }: ShownLetter['missed'][number]): string =>
  `${times === 1 ? 'once' : `${count(times)} times`}, ${codes.map((code) => languages[code].name).join(', ')}`;

const personText = ({ asked, came, seconds }: ShownLetter['person']): string =>
  asked === 0
    ? 'nobody asked for one'
    : `asked for ${plural(asked, 'time', 'times')}, came ${plural(came, 'time', 'times')}${came > 0 ? `, after ${count(seconds)} s on average` : ''}`;

/** Builds the report's notice. Visitors' questions form its message, whose lines are prefixed as theirs. */
export const letterNotice = (letter: ShownLetter, siteUrl: string): LeadNotice => {
  const { outcomes, conversations } = letter;
  const asked = askedOf(outcomes);
  const share = asked === 0 ? '' : ` (${Math.round(((outcomes.answered ?? 0) / asked) * 100)} %)`;
  const cards = letter.cards.map(
    ({ card, count: used, title }) => `${oneLine(title ?? cardWords(card), 80)} (${count(used)})`,
  );
  const topics = letter.topics.map(({ topic, count: times }) => `${topic} (${count(times)})`);
  const missed = letter.missed.map(
    (one) => `${one.question ?? 'A question that was deleted'} (${timesIn(one)})`,
  );
  return {
    leadId: `letter-${letter.week}`,
    kind: 'letter',
    subject: oneLine(
      `Your assistant’s week: ${plural(conversations, 'conversation', 'conversations')}, ${plural(letter.leads, 'lead', 'leads')}`,
    ),
    facts: [
      ['Week', weekText(letter.week)],
      ['Conversations', `${count(conversations)}, with ${plural(asked, 'question', 'questions')}`],
      ['Answered', `${count(outcomes.answered)}${share}`],
      ['Asked back', count(outcomes.clarified)],
      ['Not answered', count(outcomes.unknown)],
      ['Disputed: asked again, or marked wrong', count(outcomes.disputed)],
      ['Passed on to a person or a form', count(outcomes.passed)],
      ['Left without an answer', count(outcomes.left)],
      ['Became leads', count(letter.leads)],
      ['A person', personText(letter.person)],
      ['Tokens', count(letter.tokens)],
      ...(topics.length > 0 ? [['Topics', topics.join(', ')] as const] : []),
      ...(cards.length > 0 ? [['Asked most', cards.join(', ')] as const] : []),
      ...(missed.length > 0
        ? [
            [
              'Without an answer',
              letter.otherMissed > 0 ? `below, and ${count(letter.otherMissed)} others` : 'below',
            ] as const,
          ]
        : []),
    ],
    message: missed.length > 0 ? missed.join('\n') : 'Every question found an answer.',
    replyTo: '',
    portalUrl: `${siteUrl.replace(/\/+$/, '')}/admin?tab=conversations&view=figures`,
  };
};
