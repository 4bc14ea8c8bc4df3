import { industryTemplates } from '#shared/content/templates/catalogue.ts';
import type { LanguageCode } from '#shared/domain/languages.ts';
import { fill } from '../fill.ts';
import { rules } from '../model/prompt.ts';
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
      ([id, { slots, options }]) =>
        `${texts.items[id]?.[0].split('|')[0]}: ask for ${slots.join(', ')}${
          options ? ` (choice: ${options.map((option) => texts.options[option]?.[0]).join(', ')})` : ''
        }, one after the other, take what was said already, repeat everything at the end`,
    ),
  );

/** Returns the system prompt of a template's demo bot. It contains no secrets. */
export const demoPrompt = async (templateId: string, language: LanguageCode): Promise<string> => {
  const voice = await loadVoice(templateId, language);
  const template = industryTemplates.find(({ id }) => id === templateId);
  if (!voice || !template) return rules(language);
  return `You are the virtual assistant of ${voice.facts.business}, a sample business that shows what the chatbot template "${template.name}" (${template.industry}) can do. Stay in this role.
${template.description}
What the template does: ${template.features.join('; ')}
Use cases: ${template.useCases.join('; ')}
What a business gains: ${template.benefits.join('; ')}

${factsFor(voice)}
Tasks you play to the end:
${taskFor(voice)}

${rules(language)}
This is a demo: nothing is really booked or ordered; say so at the end of a task. Never give medical, legal, tax or financial advice; where life may be in danger name the local emergency number at once. "action" is always "none".`;
};
