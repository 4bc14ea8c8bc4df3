import { loadPack } from '#functions/assistant/packs/load.ts';
import { foundFor, type Knowledge } from '#functions/assistant/retrieval/found.ts';
import { readUnanswered, type UnansweredTurn } from '#functions/conversations/store/unanswered.ts';
import { defineHandler } from '#functions/http/define.ts';
import { questionMark, readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { listUnanswered, type UnansweredGroup } from '#shared/api/knowledge.ts';
import { tellingOf } from './clustering-features.ts';
import { groupUnanswered } from './group.ts';

const lookedBackMs = 45 * 86_400_000;
const mostGroups = 100;
/** From this share of ignored wordings on a group is ignored: another wording of it needs no answer either. */
const ignoredShare = 0.5;

const isIgnored = ({ questions }: UnansweredGroup, ignored: ReadonlySet<string>): boolean =>
  questions.filter(({ text }) => ignored.has(questionMark(text))).length >= questions.length * ignoredShare;

/** Whether what was taught since answers the question; one whose taught answer was marked wrong stays open. */
const isTaught = async (
  { said, language, cards, outcome }: UnansweredTurn,
  known: Knowledge,
): Promise<boolean> => {
  if (cards.some((card) => card.startsWith('taught.'))) return false;
  const pack = await loadPack(language);
  // Where the cards knew nothing or were in doubt, what was taught needs to be near only.
  const open = outcome === 'unknown' || outcome === 'clarified';
  const found = await foundFor({ message: said, ears: pack, speaker: pack, open }, known);
  return found !== undefined && (found.sure || found.id.startsWith('taught.'));
};

/** What was asked without an answer in the last weeks and would find none today, alike questions together. */
export const route = defineHandler(listUnanswered, ({ table, clock }) => async () => {
  const now = clock();
  const since = new Date(now.getTime() - lookedBackMs).toISOString();
  const [turns, { cards: knowledge, facts, ignored }] = await Promise.all([
    readUnanswered(table, since, now),
    readKnowledge(table),
  ]);
  const open: UnansweredTurn[] = [];
  for (const turn of turns) if (!(await isTaught(turn, { knowledge, facts, now }))) open.push(turn);
  const marks = new Set(ignored);
  const groups = groupUnanswered(open, await tellingOf(open));
  return groups.filter((group) => !isIgnored(group, marks)).slice(0, mostGroups);
});
