import type { ChatAction, ChatTurn } from '#shared/api/chat.ts';
import type { Answers, IndustryId } from '#shared/content/assistant/types.ts';
import type { Vocabulary } from './lexicons.ts';
import { clauses } from './normalise.ts';
import { countsIn } from './numbers.ts';

export type Intent =
  | 'greeting'
  | 'services'
  | 'industry'
  | 'other_industry'
  | 'pricing'
  | 'plan_fit'
  | 'integrations'
  | 'timeline'
  | 'security'
  | 'languages'
  | 'book'
  | 'booking_info'
  | 'contact'
  | 'contact_info'
  | 'thanks'
  | 'bye'
  | 'complaint'
  | 'decline'
  | 'off_topic';

export interface Volume {
  readonly count: number;
  readonly unit: 'messages' | 'conversations';
}

export interface Understanding {
  readonly intent: Intent;
  /** Of this message, or what earlier messages said. */
  readonly industry?: IndustryId | undefined;
  readonly volume?: Volume | undefined;
}

const smallestVolume = 50;
const plausibleVolume = 500;

/** A count of messages or conversations a month, if the text gives one. */
export const volumeIn = (text: string, vocabulary: Vocabulary, asked = false): Volume | undefined => {
  const counts = countsIn(text, vocabulary.thousands);
  const count = Math.max(0, ...counts);
  if (count === 0) return undefined;
  const says = (list: 'messages' | 'conversations' | 'plan') => vocabulary.says(list, text) > 0;
  if (says('messages') && count >= smallestVolume) return { count, unit: 'messages' };
  if (says('conversations') && count >= smallestVolume) return { count, unit: 'conversations' };
  const isVolume = asked
    ? count >= smallestVolume / 5
    : count >= plausibleVolume && (says('plan') || !/\p{L}{3}/u.test(text));
  return isVolume ? { count, unit: 'messages' } : undefined;
};

const shortReply = 40;

/** "And for 9,000?": after a volume, a short message with another number means the same unit. */
const otherVolume = (
  message: string,
  earlier: Volume | undefined,
  vocabulary: Vocabulary,
): Volume | undefined => {
  if (!earlier || message.length > shortReply) return undefined;
  const count = Math.max(0, ...countsIn(message, vocabulary.thousands));
  return count >= smallestVolume ? { count, unit: earlier.unit } : undefined;
};

/** The last thing the assistant said, as far as the untrusted history tells. */
const lastQuestion = (history: readonly ChatTurn[]): string =>
  history.findLast(({ role }) => role === 'assistant')?.content ?? '';

/**
 * Whether a message wishes for a form: a topic and a wish in one clause, with no question word, no refusal, and not about
 * what the visitor's own bot should do for their customers. The same rule checks what a model suggests.
 */
export const wishedAction = (
  message: string,
  history: readonly ChatTurn[],
  vocabulary: Vocabulary,
  answers: Answers,
): ChatAction | undefined => {
  const { says } = vocabulary;
  if (says('theirs', message) > 0 && says('callMe', message) === 0) return undefined;
  for (const clause of clauses(message)) {
    if (says('ask', clause) > 0 || says('not', clause) > 0) continue;
    if (says('callMe', clause) > 0) return 'collect_contact';
    if (says('book', clause) > 0 && says('wish', clause) > 0 && says('theirs', clause) === 0) {
      return 'book_consultation';
    }
  }
  const agrees =
    message.length <= shortReply &&
    says('yes', message) > 0 &&
    says('not', message) === 0 &&
    says('greeting', message) === 0 &&
    !vocabulary.industryIn(message);
  return agrees && says('ask', message) === 0 && offered(lastQuestion(history), vocabulary, answers)
    ? 'book_consultation'
    : undefined;
};

/** Whether the assistant's last words offered a consultation. */
const offered = (last: string, vocabulary: Vocabulary, answers: Answers): boolean => {
  if (last.includes(answers.offer)) return true;
  const [, ending = ''] = /([^.!?。！？؟\n]*[?？؟])\s*$/u.exec(last) ?? [];
  return vocabulary.says('book', ending) > 0;
};

const topics = ['security', 'integrations', 'languages', 'timeline', 'pricing', 'services'] as const;

const refuses = (message: string, { says }: Vocabulary): boolean =>
  clauses(message).some(
    (clause) =>
      says('not', clause) > 0 &&
      says('ask', clause) === 0 &&
      (says('callMe', clause) > 0 || (says('book', clause) > 0 && says('wish', clause) > 0)),
  );

const pleasantry = (message: string, vocabulary: Vocabulary): Intent | undefined => {
  const { says } = vocabulary;
  if (says('thanks', message) > 0) return 'thanks';
  if (says('greeting', message) > 0 && says('greeting', message) >= says('bye', message)) return 'greeting';
  if (says('bye', message) > 0) return 'bye';
  return undefined;
};

/** What a visitor means by a message, by the words of their language; earlier messages supply industry and volume. */
export const understand = (
  message: string,
  history: readonly ChatTurn[],
  vocabulary: Vocabulary,
  answers: Answers,
): Understanding => {
  const { says, industryIn } = vocabulary;
  const last = lastQuestion(history);
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const ownIndustry = industryIn(message);
  const earlierVolume = earlier
    .map((text) => volumeIn(text, vocabulary))
    .findLast((found) => found !== undefined);
  const ownVolume =
    volumeIn(message, vocabulary, last.includes(answers.askVolume)) ??
    otherVolume(message, earlierVolume, vocabulary);
  const known = {
    industry: ownIndustry ?? earlier.map(industryIn).findLast((found) => found !== undefined),
    volume: ownVolume ?? earlierVolume,
  };
  const is = (intent: Intent): Understanding => ({ intent, ...known });

  const action = wishedAction(message, history, vocabulary, answers);
  if (action) return is(action === 'book_consultation' ? 'book' : 'contact');
  if (refuses(message, vocabulary)) return is('decline');
  if (says('complaint', message) > 0) return is('complaint');

  const best = topics
    .map((topic) => ({ topic, score: says(topic, message) }))
    .reduce((top, next) => (next.score > top.score ? next : top));
  if (
    ownVolume &&
    best.score <= 2.5 &&
    (best.topic === 'pricing' || best.topic === 'services' || best.score <= 1)
  ) {
    return is('plan_fit');
  }
  const about = says('theirs', message) > 0 ? 0 : says('book', message);
  if (about > 0 && (about >= best.score || (best.topic === 'pricing' && says('ask', message) > 0))) {
    return is('booking_info');
  }
  const isQuestion = /[?？؟]/.test(message) || says('ask', message) > 0;
  const mentionsInPassing = best.score <= 1 && best.topic !== 'pricing' && !isQuestion;
  if (ownIndustry && (best.topic === 'services' || mentionsInPassing)) return is('industry');
  if (best.score > 0) return is(best.topic);
  if (ownIndustry) return is('industry');
  if (says('plan', message) > 0) return is('pricing');
  if (says('contact', message) > 0) return is('contact_info');

  const short = message.length <= shortReply;
  if (short && says('no', message) > 0 && last.trim().endsWith('?')) return is('decline');
  const polite = pleasantry(message, vocabulary);
  if (polite) return is(polite);
  if (short && says('yes', message) > 0) return is('services');
  if (short && says('no', message) > 0) return is('decline');
  if (short && last.includes(answers.askIndustry)) return is('other_industry');
  return is('off_topic');
};
