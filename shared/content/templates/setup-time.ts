import { setupDays, type TemplateId } from './setup-days.ts';

/** `3-5 days`, the form of the template cards. */
export const setupTime = (id: TemplateId): string => `${setupDays[id].from}-${setupDays[id].to} days`;
