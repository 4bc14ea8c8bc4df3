/** Pipeline of a client project, in order, with labels. See docs/behaviour.md, "The portal". */
export const clientStatuses = {
  new: 'New Lead',
  contacted: 'Contacted',
  quoted: 'Quoted',
  in_progress: 'In Progress',
  completed: 'Completed',
  rejected: 'Rejected',
} as const;
export type ClientStatus = keyof typeof clientStatuses;
export const clientStatusValues = Object.keys(clientStatuses) as ClientStatus[];

/** Priorities of a client project; the filter's labels. */
export const clientPriorities = {
  low: 'Low Priority',
  medium: 'Medium Priority',
  high: 'High Priority',
  urgent: 'Urgent',
} as const;
export type ClientPriority = keyof typeof clientPriorities;
export const clientPriorityValues = Object.keys(clientPriorities) as ClientPriority[];

/** Statuses of a contact submission, with labels. */
export const contactStatuses = {
  new: 'New',
  contacted: 'Contacted',
  uninterested: 'Uninterested',
  interested: 'Interested',
  signed: 'Signed',
  spam: 'Spam',
} as const;
export type ContactStatus = keyof typeof contactStatuses;
export const contactStatusValues = Object.keys(contactStatuses) as ContactStatus[];

/** Order of 'sort by status'. See docs/behaviour.md, "The portal". */
export const contactStatusOrder: readonly ContactStatus[] = [
  'new',
  'contacted',
  'interested',
  'uninterested',
  'signed',
  'spam',
];

/** Statuses of a consultation request in their usual order, with labels. */
export const bookingStatuses = {
  requested: 'Requested',
  proposed: 'Another time proposed',
  confirmed: 'Confirmed',
  declined: 'Declined',
  cancelled: 'Cancelled by the visitor',
  done: 'Done',
  no_show: 'No-show',
} as const;
export type BookingStatus = keyof typeof bookingStatuses;
export const bookingStatusValues = Object.keys(bookingStatuses) as BookingStatus[];

/** How a lead was created. */
export const leadSources = {
  form: 'Contact form',
  chat: 'Chat assistant',
  consultation: 'Consultation request',
  manual: 'Added by hand',
  contact: 'Turned from a contact',
  flow: 'Conversation flow',
  import: 'Imported',
} as const;
export type LeadSource = keyof typeof leadSources;
export const leadSourceValues = Object.keys(leadSources) as LeadSource[];

/** The marketing channel of a visit. A closed list keeps the number of counters small. */
export const leadChannels = {
  direct: 'Direct',
  search: 'Search engine',
  social: 'Social network',
  referral: 'Another website',
  campaign: 'Campaign',
} as const;
export type LeadChannel = keyof typeof leadChannels;
export const leadChannelValues = Object.keys(leadChannels) as LeadChannel[];

/** The part of the site a lead was sent from. A closed list, like channels. */
export const leadPages = {
  home: 'Landing page',
  pricing: 'Pricing',
  blog: 'Blog',
  flows: 'Flow pages',
  other: 'Elsewhere',
} as const;
export type LeadPage = keyof typeof leadPages;

/** Returns the part of the site a URL belongs to, or undefined. */
export const pageOf = (address: string | undefined): LeadPage | undefined => {
  if (!address) return undefined;
  const path = address.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '') || '/';
  if (path === '/') return 'home';
  const [, first] = path.split('/');
  if (first === 'pricing' || first === 'blog') return first;
  return first === 'flows' || first === 'f' ? 'flows' : 'other';
};

const searchHosts = /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|baidu|yandex|qwant|startpage)\./;
const socialHosts =
  /(^|\.)(linkedin|twitter|x|facebook|instagram|reddit|youtube|tiktok|t|lnkd)\.(com|co|in)$/;

const hostOf = (url: string): string | undefined => {
  try {
    return new URL(url).hostname.toLowerCase();
  } catch {
    return undefined;
  }
};

/** The channel of a visit: campaign tags win, then the referrer's host. */
export const channelOf = (
  visit: { utm?: Record<string, string>; referrer?: string } | undefined,
): LeadChannel => {
  if (visit?.utm && Object.keys(visit.utm).length > 0) return 'campaign';
  const host = visit?.referrer ? hostOf(visit.referrer) : undefined;
  if (!host) return 'direct';
  if (searchHosts.test(host)) return 'search';
  return socialHosts.test(host) ? 'social' : 'referral';
};
