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
 * What visitors write, by intent, in one language: entries separated by `|`. In `word` mode an entry is a
 * whole word or phrase, `abc*` any word that starts with it, `~abc` any part of a word and `^abc` the start
 * of a clause. In `substring` mode (for scripts without spaces, or words with prefixes) every entry is a part
 * of the text.
 */
export interface Lexicon {
  mode: 'word' | 'substring';
  greeting: string;
  /** Plan, package, volume: words that make a number a question about the right plan. */
  plan: string;
  /** Words for volume on the platform: messages, enquiries. */
  messages: string;
  /** Words for volume in the managed service: conversations. */
  conversations: string;
  thousand: string;
  /** Words for a consultation, demo or meeting, and verbs for booking one. */
  book: string;
  /** Phrases that are a clear wish to be contacted even without a topic: "call me". */
  callMe: string;
  /** Words that turn a topic into a wish: I want, please, can I, let's. */
  wish: string;
  /** Words that turn a topic into a mere question: how, what, when, do you, if. */
  ask: string;
  not: string;
  /**
   * Words such as "the bot", "patients", "guests", which show that a booking is the visitor's customers', not
   * their own.
   */
  theirs: string;
  yes: string;
  no: string;
  /** Words for a year, for a sum over twelve months. */
  year: string;
  /** Words for a day: counts per day are multiplied by thirty for a month. */
  perDay: string;
  /** Words for the first month, when one-time fees are due. */
  firstMonth: string;
  /** Words that ask what a plan includes. */
  contents: string;
  /** Once or every month. */
  oneOff: string;
  /** Words for exceeding a plan's limit. */
  beyond: string;
  /** Phrases that ask how long it takes until the bot is ready. */
  howLong: string;
  /** The middle or second of the plans. */
  middle: string;
  /** The third or largest of them. */
  top: string;
  /** Words for the next higher plan. */
  nextUp: string;
  /** Words that compare prices: cheaper, dearer, the difference. */
  difference: string;
  /** Words that ask how much something costs. */
  money: string;
  /** Words that add something to the current selection: plus, with, also, on top. */
  add: string;
  /** Words that exclude everything else: just, only. */
  only: string;
  /** Words that remove something: without, drop. */
  without: string;
  /** The smallest or cheapest of the plans. */
  smallest: string;
  /** Words for the next lower plan. */
  nextDown: string;
  /** Words that ask for the total of several parts. */
  total: string;
  /** Words that ask which plan has something: "which one", "where then". */
  whichOne: string;
  /** The number one, when it is used for counting. */
  one: string;
  industries: Record<IndustryId, string>;
}

/** Sentences around volumes and prices in one language. Placeholders in braces are filled from the site's own data. */
export interface Answers {
  askVolume: string;
  offer: string;
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
  decline: string;
  /** `{total}` over twelve months. */
  yearly: string;
  /** `{total}` including one-time fees. */
  firstMonth: string;
  /** `{amount}` a month, the difference between two prices. */
  difference: string;
  /** Precedes the first answer after a conversation has used up its model answers. */
  modelLimit: string;
  /** Precedes the answer to an angry question. */
  apology: string;
}

/** Phrases that introduce a visitor's details, and texts that read them back, in one language. */
export interface DetailTexts {
  /** Phrases before a name, separated by `|`. */
  introduces: string;
  /** Endings after a name: "です". */
  nameAfter: string;
  /** Above the details. */
  noted: string;
  name: string;
  email: string;
  phone: string;
  when: string;
  /** Offers to pass them on. */
  pass: string;
  /** Asks for an e-mail address or a telephone number. */
  reach: string;
  /** Parts of a day, separated by `|`, recognised only beside a day. */
  dayParts: string;
  /** Phrases that ask to hear what was noted. */
  recap: string;
  /** Phrases that give up a request. */
  drop: string;
  /** Phrases that agree to send a request that was read back. */
  send: string;
  /** Labels for the request's kind and its description. */
  about: string;
  what: string;
  /** Kinds of requests. */
  incident: string;
  billing: string;
  call: string;
  booking: string;
  question: string;
  /** Says that a time is only a request until the team confirms it. */
  confirm: string;
  /** Reply to a question about a customer's own case that only a person can answer. */
  person: string;
  /** Reply after a request was dropped. */
  dropped: string;
  /** Reply to thanks or goodbye while a request is not sent yet. */
  unsent: string;
  /** Reply when the visitor agrees to send a request: the form with it opens. */
  formReady: string;
}
