import { accountRoutes } from './account/routes.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { bookingRoutes } from './bookings/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { clientRoutes } from './clients/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { conversationTestRoutes } from './conversation-tests/routes.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { flowSessionRoutes } from './flow-sessions/routes.ts';
import { flowRoutes } from './flows/routes.ts';
import type { RouteRow } from './http/types.ts';
import { knowledgeRoutes } from './knowledge/routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { newsletterRoutes } from './newsletters/routes.ts';
import { overviewRoutes } from './overview/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { postRoutes } from './posts/routes.ts';
import { replyRoutes } from './replies/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { subscriberRoutes } from './subscribers/routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { transferRoutes } from './transfer/routes.ts';
import { visitRoutes } from './visits/routes.ts';
import { weeklyReportRoutes } from './weekly-report/routes.ts';

/** All routes, one row each. The stack, the local server, the tests and the benchmarks read this table. */
export const routes = {
  ...accountRoutes,
  ...apiKeyRoutes,
  ...bookingRoutes,
  ...chatRoutes,
  ...clientRoutes,
  ...contactRoutes,
  ...conversationRoutes,
  ...conversationTestRoutes,
  ...eventRoutes,
  ...flowSessionRoutes,
  ...flowRoutes,
  ...knowledgeRoutes,
  ...leadRoutes,
  ...newsletterRoutes,
  ...overviewRoutes,
  ...peopleRoutes,
  ...pictureRoutes,
  ...postRoutes,
  ...replyRoutes,
  ...settingsRoutes,
  ...siteRoutes,
  ...subscriberRoutes,
  ...templateRoutes,
  ...transferRoutes,
  ...visitRoutes,
  ...weeklyReportRoutes,
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;
