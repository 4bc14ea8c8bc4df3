import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Dialogue,
  dialogueSchema,
  type GradedDialogue,
  type PlayedDialogue,
  type PlayedTurn,
  readPage,
  summarise,
  toPage,
} from './page.ts';

/**
 * Prepares what a reader grades, and adds the grades up:
 *
 *   npm run assistant:grade -- play dialogues.jsonl http://localhost:3000 pages/
 *   npm run assistant:grade -- sum pages/ test/evaluation/<date>-<name>.jsonl
 *
 * `dialogues.jsonl` has one dialogue per line, see `dialogueSchema`. `pages/` gets one page per language for the
 * reader, and `played.json`.
 */
const usage = 'play <dialogues.jsonl> <address> <folder> | sum <folder> [<graded.jsonl>]';

const playedFile = 'played.json';

interface Answer {
  readonly message: string;
  readonly suggestions?: readonly { readonly text: string }[];
  readonly action?: string;
}

/** Acts like a browser: sends the history and the visitor's cookie with each message. */
const play = async ({ turns, ...dialogue }: Dialogue, base: string): Promise<PlayedDialogue> => {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  const played: PlayedTurn[] = [];
  const cookies = new Map<string, string>();
  for (const visitor of turns) {
    const { template } = dialogue;
    const response = await fetch(new URL(template ? '/api/chatbot/demo' : '/api/chat', base), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: new URL(base).origin,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify({
        message: visitor,
        conversationHistory: history,
        page: '/',
        ...(template ? { templateId: template, language: dialogue.language } : {}),
      }),
    });
    if (!response.ok) throw new Error(`${dialogue.id}: the server answered ${response.status}.`);
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=', 2) ?? [];
      cookies.set(name, value);
    }
    const { message, suggestions = [], action } = (await response.json()) as Answer;
    history.push({ role: 'user', content: visitor }, { role: 'assistant', content: message });
    played.push({ visitor, assistant: message, buttons: suggestions.map(({ text }) => text), form: action });
  }
  return { ...dialogue, turns: played };
};

const prepare = async (file: string, base: string, folder: string): Promise<string> => {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  const played: PlayedDialogue[] = [];
  for (const line of lines) played.push(await play(dialogueSchema.parse(JSON.parse(line)), base));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, playedFile), JSON.stringify(played, null, 1));
  const languages = [...new Set(played.map(({ language }) => language))];
  for (const language of languages) {
    const page = toPage(
      language,
      played.filter((dialogue) => dialogue.language === language),
    );
    await writeFile(path.join(folder, `${language}.md`), page);
  }
  return `${played.length} dialogues in ${languages.length} languages: fill in the pages in ${folder}.`;
};

const add = async (folder: string, target: string | undefined): Promise<string> => {
  const played = JSON.parse(await readFile(path.join(folder, playedFile), 'utf8')) as PlayedDialogue[];
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  const filled = (await Promise.all(pages.map((name) => readFile(path.join(folder, name), 'utf8')))).flatMap(
    readPage,
  );
  const graded = played.map(({ turns, ...dialogue }): GradedDialogue => {
    const found = filled.find(({ id }) => id === dialogue.id);
    if (!found || found.grades.length !== turns.length)
      throw new Error(`${dialogue.id}: ${found?.grades.length ?? 0} of ${turns.length} turns are graded.`);
    const { goalReached, note, grades } = found;
    return {
      ...dialogue,
      goalReached,
      note,
      turns: turns.map((turn, index) => ({ ...turn, grade: grades[index] ?? 'wrong' })),
    };
  });
  if (target) await writeFile(target, graded.map((dialogue) => `${JSON.stringify(dialogue)}\n`).join(''));
  return summarise(graded);
};

const [command, ...args] = process.argv.slice(2);
const [first, second, third] = args;
const print = (text: string): void => void process.stdout.write(`${text}\n`);
if (command === 'play' && first && second && third) print(await prepare(first, second, third));
else if (command === 'sum' && first) print(await add(first, second));
else {
  process.stderr.write(`Usage: npm run assistant:grade -- ${usage}\n`);
  process.exitCode = 2;
}
