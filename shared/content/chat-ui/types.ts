/**
 * All texts of the chat panel. `fill` replaces `{braces}` with the brand and e-mail from brand.ts, and with
 * numbers, dates and zones already formatted for the language. Option lists keep the order of the contract's
 * values.
 */
export interface ChatTexts {
  title: string;
  subtitle: string;
  close: string;
  clear: string;
  clearQuestion: string;
  clearYes: string;
  clearNo: string;
  cleared: string;
  /** How long the server stores the conversation; shown beside the button to delete it. */
  kept: string;
  /** Divider below messages from an earlier tab. */
  earlier: string;
  earlierLoading: string;
  earlierFailed: string;
  /** Asked in a new browsing session before the browser's last conversation is shown. */
  resumeTitle: string;
  resumeHint: string;
  resumeContinue: string;
  resumeNew: string;
  resumeDelete: string;
  newStarted: string;
  /** Introduces the link in a mailed reply. {days} */
  continueLink: string;
  linkExpired: string;
  language: string;
  /** Language picker option: reply in the language the visitor writes. */
  automatic: string;
  languageFailed: string;
  conversation: string;
  you: string;
  assistant: string;
  /** {brand} */
  welcome: string;
  /**
   * First suggestions, identical to the chips of three answer cards (prices, time to launch, templates), so
   * that the assistant can always answer them.
   */
  starters: readonly string[];
  /** Names the group of chips under an answer. */
  suggestions: string;
  /** The button that is always there to reach a person. */
  person: string;
  /** Shown under the visitor's own message if a card or identity number in it was masked. */
  masked: string;
  asIs: string;
  thinking: string;
  slow: string;
  input: string;
  placeholder: string;
  send: string;
  hint: string;
  /** {max} */
  tooLong: string;
  emptyAnswer: string;
  /** {email} */
  requestError: string;
  offline: string;
  /** {wait} */
  tooMany: string;
  retry: string;
  back: string;
  latest: string;
  book: string;
  /** The same in the narrow row below the message field, beside `person`. */
  bookShort: string;
  bookIntro: string;
  bookSubmit: string;
  bookDone: string;
  /** {when} {zone} {ourWhen} {ourZone} */
  bookWhen: string;
  /** {email} */
  bookFailed: string;
  contact: string;
  contactIntro: string;
  contactSubmit: string;
  contactDone: string;
  contactFailed: string;
  /** Shown when a message is sent without a connection. */
  waiting: string;
  /** {hours} */
  promise: string;
  sending: string;
  notice: string;
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  phone: string;
  date: string;
  time: string;
  anyTime: string;
  noTimes: string;
  timesLoading: string;
  timesFailed: string;
  /** Names the group of buttons that choose one of the next free times. */
  nextTimes: string;
  /** Somebody else took the chosen time first. */
  timeTaken: string;
  /** The address has an open request already. */
  openRequest: string;
  /** {zone} */
  zoneNote: string;
  /** {when} {zone} */
  ourTime: string;
  interest: string;
  interests: readonly string[];
  service: string;
  services: readonly string[];
  message: string;
  optional: string;
  choose: string;
  template: string;
  remove: string;
  required: string;
  badEmail: string;
  badDate: string;
  badField: string;
  check: string;
}
