/** Industries the assistant talks about: the six the chat offers and those of the other templates. */
export const industryIds = [
  'ecommerce',
  'healthcare',
  'finance',
  'realestate',
  'education',
  'hospitality',
  'fitness',
  'restaurant',
  'automotive',
  'professional',
] as const;
export type IndustryId = (typeof industryIds)[number];

/**
 * What visitors write, per intent, in one language: entries separated by `|`.
 * In `word` mode an entry is a whole word or phrase, `abc*` any word that starts so, `~abc` any part of a word and `^abc`
 * the start of a clause. In `substring` mode (no spaces, or words that carry prefixes) every entry is a part of the text.
 */
export interface Lexicon {
  mode: 'word' | 'substring';
  greeting: string;
  services: string;
  pricing: string;
  /** Plan, package, volume: makes a number a question about the right plan. */
  plan: string;
  /** What is counted: messages, enquiries. */
  messages: string;
  /** What the managed service counts: conversations. */
  conversations: string;
  thousand: string;
  integrations: string;
  timeline: string;
  security: string;
  languages: string;
  /** Consultation, demo, meeting and the verbs of booking one. */
  book: string;
  /** Human, agent, contact, phone. */
  contact: string;
  /** Clear wishes to be contacted by themselves: "call me". */
  callMe: string;
  /** Makes a topic a wish: I want, please, can I, let's. */
  wish: string;
  /** Makes a topic a mere question: how, what, when, do you, if. */
  ask: string;
  not: string;
  /** The bot, patients, guests: then a booking is the visitor's customers', not their own. */
  theirs: string;
  thanks: string;
  bye: string;
  complaint: string;
  yes: string;
  no: string;
  industries: Record<IndustryId, string>;
}

/** Everything the assistant says in one language. Placeholders in braces are filled from the site's own data. */
export interface Answers {
  greeting: string;
  services: string;
  askIndustry: string;
  askVolume: string;
  offer: string;
  industryIntro: string;
  /** Name as it stands after a colon or in a list, and what a bot does there. */
  industries: Record<IndustryId, readonly [name: string, pitch: string]>;
  template: string;
  platformIntro: string;
  planLine: string;
  planCustom: string;
  managedIntro: string;
  managedLine: string;
  managedUnlimited: string;
  fit: string;
  fitCustom: string;
  managedFrom: string;
  managedFit: string;
  integrations: string;
  timeline: string;
  security: string;
  languages: string;
  bookingInfo: string;
  book: string;
  contactInfo: string;
  contact: string;
  thanks: string;
  bye: string;
  complaint: string;
  offTopic: string;
  decline: string;
  /** The words for an answer that did not come. */
  apology: string;
  /** Frames of the template demos; the facts in them are the sample business's own. */
  demo: {
    greeting: string;
    hours: string;
    prices: string;
    services: string;
    location: string;
    booking: string;
    human: string;
    thanks: string;
    unknown: string;
  };
}
