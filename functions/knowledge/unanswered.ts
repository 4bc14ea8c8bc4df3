import { loadPack } from '#functions/assistant/packs/load.ts';
import { rarityFrom } from '#functions/assistant/retrieval/likeness.ts';
import { handle } from '#functions/http/define.ts';
import { readUnanswered } from '#functions/store/conversations/unanswered.ts';
import { listUnanswered } from '#shared/api/knowledge.ts';
import { groupUnanswered } from './group.ts';

const lookedBackMs = 45 * 86_400_000;
const mostGroups = 100;

/** What was asked without an answer in the last weeks, alike questions together. */
export const route = handle(listUnanswered, ({ table, clock }) => async () => {
  const now = clock();
  const since = new Date(now.getTime() - lookedBackMs).toISOString();
  const turns = await readUnanswered(table, since, now);
  return groupUnanswered(turns, rarityFrom([await loadPack('en')])).slice(0, mostGroups);
});
