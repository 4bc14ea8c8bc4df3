import { setupDays, type TemplateId } from './setup-days.ts';

/** `3-5 days`, as the template cards write it. */
export const setupTime = (id: TemplateId): string => `${setupDays[id].from}-${setupDays[id].to} days`;
