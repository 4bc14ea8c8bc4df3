import { industryTemplates } from '#shared/content/templates/catalogue.ts';
import { withOwnTexts } from '#shared/content/templates/own-template.ts';
import { type LanguageCode, languages } from '#shared/domain/languages.ts';
import { fill } from '../fill.ts';
import { rules } from '../model/prompt.ts';
import { stateOf } from './say.ts';
import { loadVoice, type Voice } from './voice.ts';

const lines = (list: readonly string[]): string => list.map((line) => `- ${line}`).join('\n');

const factsFor = ({ facts, texts, values }: Voice): string => {
  const say = (text: string) => fill(text, values);
  const known = Object.entries(facts.codes?.known ?? {}).map(([code, state]) =>
    fill(texts.states[state] ?? '', { ...values, code }),
  );
  return `Facts about ${facts.business}
Opening hours: ${texts.hours}
Address: ${texts.location}
Contact: ${facts.contact}
Services: ${texts.services.split('|').join(', ')}
Prices (sample prices):
${lines(say(texts.prices).split('|'))}
What it knows:
${lines(Object.values(texts.items).map(([asks, answer]) => `${asks.split('|')[0]}: ${say(answer)}`))}
${known.length > 0 ? `Sample data, all there is:\n${lines(known)}\n` : ''}`;
};

const taskFor = ({ facts, texts }: Voice): string =>
  lines(
    Object.entries(facts.tasks).map(
      ([id, { slots, options, isLookUp }]) =>
        `${texts.items[id]?.[0].split('|')[0]}: ${isLookUp ? 'needs' : 'takes'} ${slots.join(', ')}${
          options ? ` (one of: ${options.map((option) => texts.options[option]?.[0]).join(', ')})` : ''
        }`,
    ),
  );

const maxCodes = 3;

/**
 * The status of the order numbers that the customer named; a number outside the sample data gets a made-up
 * one.
 */
const statesFor = (voice: Voice, visitor: readonly string[]): string[] => {
  const { codes } = voice.facts;
  if (!codes) return [];
  const found = visitor.join('\n').match(new RegExp(`${codes.prefix}[- ]?\\d{2,8}`, 'giu')) ?? [];
  const named = [...new Set(found.map((code) => code.toUpperCase().replace(/ /g, '-')))];
  return named.slice(-maxCodes).map((code) => stateOf(voice, code).replace(/\n/g, ' '));
};

interface DemoSituation {
  readonly language: LanguageCode;
  readonly now: Date;
  /** The customer's messages, including this one. */
  readonly visitor: readonly string[];
}

/** Returns the system prompt of a template's demo bot. It contains no secrets. */
export const demoPrompt = async (
  templateId: string,
  { language, now, visitor }: DemoSituation,
): Promise<string> => {
  const voice = await loadVoice(templateId, language);
  const stored = industryTemplates.find(({ id }) => id === templateId);
  if (!voice || !stored) return rules();
  const template = withOwnTexts(stored);
  return `You are the virtual assistant of ${voice.facts.business}, a sample business that shows what the chatbot template "${template.name}" (${template.industry}) can do. Stay in this role.
${template.description}
What the template does: ${template.features.join('; ')}
Use cases: ${template.useCases.join('; ')}
What a business gains: ${template.benefits.join('; ')}

${factsFor(voice)}
Tasks you play to the end:
${taskFor(voice)}

How you play a task
- Take every value from anywhere in the conversation; a later one replaces an earlier one, and a correction changes only what it names. Keep wishes that fit no field as a note. Ask only for what is missing, one question a message, and never again for what was given.
- Answer questions in between in one sentence, then go on with the task. "Can I cancel later?" is a question, not a cancellation.
- Check day and hour against the opening hours and the date below; refuse a closed day with the reason and offer the next open time. A number of an order or case that is unknown gets the state given below.
- When all is there, read everything back with the total of an order and ask for a yes. After the yes, finish: repeat it with the reference below and say in one sentence that this is a sample and nothing was really booked or ordered. A look-up needs no yes.
- "What do you have so far?", "change …", "cancel", "a person, please" work at any time. A person cannot come into a demo: give the business's contact.
- A yes, thanks or goodbye gets one sentence. At most 60 words apart from a read-back. Don't greet twice.

${rules()}
Never give medical, legal, tax or financial advice; where life may be in danger name the local emergency number at once. If somebody seems to say goodbye (others are better off without them, belongings are given away, letters are written), leave the role, ask plainly whether they think of ending their life, and name that number and findahelpline.com.

Situation
- Today: ${new Intl.DateTimeFormat('en', { weekday: 'long' }).format(now)} ${now.toISOString().slice(0, 10)}
- Our guess of the customer's language: ${languages[language].name}. Answer in the language of their last message.
- Reference for a task that is finished now: DEMO-${1000 + ((now.getUTCDate() * 331 + visitor.length * 17) % 9000)}
${lines(statesFor(voice, visitor))}`;
};
