import { readdir, readFile } from 'node:fs/promises';
import { answerForSite } from '#functions/assistant/site-answer.ts';
import type { ChatTurn } from '#shared/api/chat.ts';
import { type Grade, type GradedDialogue, grades } from './page.ts';

/**
 * Served, half and wrong at each threshold below which a card is withheld: `node test/evaluation/curve.ts`. Each
 * graded message is asked again with the history that was graded. Only replies that are still the same count,
 * because only those have a grade. A withheld card gets the grades that "I don't know" got.
 */
interface GradedReply {
  readonly grade: Grade;
  /** Share of the card that answered; undefined for sums, requests and refusals. */
  readonly share: number | undefined;
  readonly isUnknown: boolean;
}

const folder = new URL('.', import.meta.url);

const readReplies = async (): Promise<GradedReply[]> => {
  const files = (await readdir(folder)).filter((name) => /no-model.*\.jsonl$/.test(name));
  const replies: GradedReply[] = [];
  for (const file of files)
    for (const line of (await readFile(new URL(file, folder), 'utf8')).trim().split('\n')) {
      const history: ChatTurn[] = [];
      for (const { visitor, assistant, grade } of (JSON.parse(line) as GradedDialogue).turns) {
        const { answer } = await answerForSite({ message: visitor, history: [...history] });
        const [top] = answer.ranked;
        const isCard = answer.outcome === 'answered' && top !== undefined && answer.cards.includes(top.card);
        if (answer.message === assistant)
          replies.push({
            grade,
            share: isCard && !top.card.startsWith('talk.') ? top.score : undefined,
            isUnknown: answer.outcome === 'unknown',
          });
        history.push({ role: 'user', content: visitor }, { role: 'assistant', content: assistant });
      }
    }
  return replies;
};

const replies = await readReplies();
const countOf = (list: readonly GradedReply[], grade: Grade): number =>
  list.filter((reply) => reply.grade === grade).length;
const unknown = replies.filter(({ isUnknown }) => isUnknown);
const print = (text: string): void => void process.stdout.write(`${text}\n`);
const refusals = grades.map((grade) => `${countOf(unknown, grade)} ${grade}`).join(', ');
print(
  `${replies.length} graded replies are still the same. "I don't know" is among them ${unknown.length} times: ${refusals}.`,
);
print('| cards withheld below | cards withheld | served | half | wrong |\n| --- | --- | --- | --- | --- |');
for (const least of [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
  const isWithheld = ({ share }: GradedReply) => share !== undefined && share < least;
  const withheld = replies.filter(isWithheld);
  const given = replies.filter((reply) => !isWithheld(reply));
  const shares = grades.map((grade) => {
    const refused = (withheld.length * countOf(unknown, grade)) / unknown.length;
    return `${((100 * (countOf(given, grade) + refused)) / replies.length).toFixed(1)} %`;
  });
  print(`| ${least} | ${withheld.length} | ${shares.join(' | ')} |`);
}
