import * as z from 'zod/mini';

export const grades = ['served', 'half', 'wrong'] as const;
export type Grade = (typeof grades)[number];

/**
 * A dialogue to run: what the visitor says, and what they want. With `template`, it uses that template's
 * demo.
 */
export const dialogueSchema = z.object({
  id: z.string().check(z.regex(/^[\w-]+$/)),
  language: z.string(),
  goal: z.string(),
  template: z.optional(z.string()),
  turns: z.array(z.string()).check(z.minLength(1)),
});
export type Dialogue = z.infer<typeof dialogueSchema>;

export interface PlayedTurn {
  readonly visitor: string;
  readonly assistant: string;
  readonly buttons: readonly string[];
  readonly form?: string | undefined;
}

export interface PlayedDialogue extends Omit<Dialogue, 'turns'> {
  readonly turns: readonly PlayedTurn[];
}

export interface GradedDialogue extends Omit<Dialogue, 'turns'> {
  readonly goalReached: boolean;
  readonly note: string;
  readonly turns: readonly (PlayedTurn & { readonly grade: Grade })[];
}

const instructions = `Read as the visitor would. Write behind each "Grade:" one word:
served (the visitor got what they asked for), half (part of it, or only after more work), wrong (false, off the point, or in another language).
Then "yes" or "no" behind "Goal reached:", and a sentence behind "Note:" if something stands out. Change nothing else.`;

const quote = (text: string): string => text.replace(/^/gm, '> ');

const turnText = ({ visitor, assistant, buttons, form }: PlayedTurn, index: number): string =>
  [
    `### Turn ${index + 1}`,
    `Visitor:\n${quote(visitor)}`,
    `Assistant:\n${quote(assistant)}`,
    ...(buttons.length > 0 ? [`Buttons: ${buttons.join(' | ')}`] : []),
    ...(form ? [`Form offered: ${form}`] : []),
    'Grade: ',
  ].join('\n\n');

/** A page for the reader, in Markdown. It says nothing about the build that answered. */
export const toPage = (language: string, dialogues: readonly PlayedDialogue[]): string =>
  [
    `# Dialogues: ${language}`,
    instructions,
    ...dialogues.map(({ id, goal, turns }) =>
      [`## ${id}`, `Visitor's goal: ${goal}`, ...turns.map(turnText), 'Goal reached: ', 'Note: '].join(
        '\n\n',
      ),
    ),
  ].join('\n\n');

export interface PageGrades {
  readonly id: string;
  readonly grades: readonly Grade[];
  readonly goalReached: boolean;
  readonly note: string;
}

/** The lines of a page that the reader fills in; quoted texts begin with ">". */
const field = (section: string, name: string): string[] =>
  [...section.matchAll(new RegExp(`^${name}:[ \\t]*(.*)$`, 'gm'))].map(([, value = '']) => value.trim());

const oneOf = <T extends string>(options: readonly T[], value: string, where: string): T => {
  const found = options.find((option) => option === value.toLowerCase());
  if (!found) throw new Error(`${where}: "${value}" is none of ${options.join(', ')}.`);
  return found;
};

/** Reads a filled page. Throws an `Error` that names the dialogue and turn whose grade is missing or unknown. */
export const readPage = (page: string): PageGrades[] =>
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const id = section.split('\n', 1)[0]?.trim() ?? '';
      return {
        id,
        grades: field(section, 'Grade').map((value, index) =>
          oneOf(grades, value, `${id}, turn ${index + 1}`),
        ),
        goalReached: oneOf(['yes', 'no'], field(section, 'Goal reached')[0] ?? '', `${id}, goal`) === 'yes',
        note: field(section, 'Note')[0] ?? '',
      };
    });

const percent = (count: number, of: number): string =>
  of === 0 ? '-' : `${((100 * count) / of).toFixed(1)} %`;

const summaryRow = (name: string, dialogues: readonly GradedDialogue[]): string => {
  const turns = dialogues.flatMap((dialogue) => dialogue.turns);
  const count = (grade: Grade) => percent(turns.filter((turn) => turn.grade === grade).length, turns.length);
  const goals = dialogues.filter(({ goalReached }) => goalReached).length;
  return `| ${name} | ${turns.length} | ${grades.map(count).join(' | ')} | ${goals} of ${dialogues.length} |`;
};

/** A Markdown table: all dialogues, then each language. */
export const summarise = (dialogues: readonly GradedDialogue[]): string => {
  const languages = [...new Set(dialogues.map(({ language }) => language))].sort();
  return [
    '| language | turns | served | half | wrong | goals |',
    '| --- | --- | --- | --- | --- | --- |',
    summaryRow('all', dialogues),
    ...languages.map((code) =>
      summaryRow(
        code,
        dialogues.filter(({ language }) => language === code),
      ),
    ),
  ].join('\n');
};
