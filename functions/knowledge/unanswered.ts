import { loadPack } from '#functions/assistant/packs/load.ts';
import { type Knowledge, retrieve } from '#functions/assistant/retrieval/found.ts';
import { publishedPosts } from '#functions/assistant/retrieval/published-posts.ts';
import { readUnanswered, type UnansweredTurn } from '#functions/conversations/store/list.ts';
import { defineHandler } from '#functions/http/define.ts';
import { questionMark, readKnowledge } from '#functions/knowledge/store/knowledge.ts';
import { listUnanswered, type UnansweredGroup } from '#shared/api/knowledge.ts';
import { loadClusteringFeatures } from './clustering-features.ts';
import { groupUnanswered } from './group.ts';

const lookedBackMs = 45 * 86_400_000;
const maxGroups = 100;
/** If this share of its wordings is ignored, the whole group is. */
const ignoredShare = 0.5;

const isIgnored = ({ questions }: UnansweredGroup, ignored: ReadonlySet<string>): boolean =>
  questions.filter(({ text }) => ignored.has(questionMark(text))).length >= questions.length * ignoredShare;

/**
 * Whether a taught answer now covers the question. A question whose taught answer was marked wrong stays
 * open.
 */
const isTaught = async (
  { said, language, cards, outcome }: UnansweredTurn,
  known: Knowledge,
): Promise<boolean> => {
  if (cards.some((card) => card.startsWith('taught.'))) return false;
  const pack = await loadPack(language);
  // If the cards had no answer or asked back, a similar taught answer is enough.
  const open = outcome === 'unknown' || outcome === 'clarified';
  const found = await retrieve({ message: said, input: pack, output: pack, open }, known);
  return found !== undefined && (found.sure || found.id.startsWith('taught.'));
};

/** Lists the last weeks' questions that were not answered and still wouldn't be, grouped by similarity. */
export const route = defineHandler(listUnanswered, (deps) => async () => {
  const { table, clock } = deps;
  const now = clock();
  const since = new Date(now.getTime() - lookedBackMs).toISOString();
  const [turns, { cards: knowledge, facts, ignored }] = await Promise.all([
    readUnanswered(table, since, now),
    readKnowledge(table),
  ]);
  const known = { knowledge, facts, now, posts: publishedPosts(deps) };
  const open: UnansweredTurn[] = [];
  for (const turn of turns) if (!(await isTaught(turn, known))) open.push(turn);
  const marks = new Set(ignored);
  const groups = groupUnanswered(open, await loadClusteringFeatures(open));
  return groups.filter((group) => !isIgnored(group, marks)).slice(0, maxGroups);
});
