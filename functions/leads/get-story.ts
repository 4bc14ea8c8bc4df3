import { defineHandler } from '#functions/http/define.ts';
import { leadStory } from '#functions/leads/story.ts';
import { getLeadStory } from '#shared/api/admin-leads.ts';

/** Returns a lead's timeline, history and related records. */
export const route = defineHandler(
  getLeadStory,
  ({ table, clock }) =>
    ({ params }) =>
      leadStory(table, params.kind, params.id, clock()),
);
