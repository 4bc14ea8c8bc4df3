/**
 * Nested stacks and the path prefixes of the routes whose functions they hold; the first match counts. CloudFormation allows
 * 500 resources per stack and a route's function needs five, so an area has room for about 95 routes.
 */
const areas = {
  Account: [
    '/api/admin/api-keys',
    '/api/admin/login',
    '/api/admin/logout',
    '/api/admin/passkeys',
    '/api/admin/password',
    '/api/admin/settings',
    '/api/admin/setup',
  ],
  Chat: ['/api/chat', '/api/conversation'],
  Conversations: [
    '/api/admin/conversation',
    '/api/admin/letters',
    '/api/admin/presence',
    '/api/admin/waiting',
  ],
  Flows: ['/api/admin/flow', '/api/admin/visitor-links', '/api/flows', '/api/site-flows'],
  Knowledge: ['/api/admin/knowledge'],
  Site: ['/api/admin/site'],
  Leads: ['/api/admin/'],
  Public: ['/api/'],
} as const;

type Area = keyof typeof areas;

/** The nested stack that holds the function of a path. Moving a prefix replaces the functions behind it. */
export const findArea = (path: string): Area => {
  const names = Object.keys(areas) as Area[];
  const area = names.find((name) => areas[name].some((prefix) => path.startsWith(prefix)));
  if (!area) throw new Error(`No nested stack holds the path ${path}`);
  return area;
};
