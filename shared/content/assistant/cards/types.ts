import type { LanguageCode } from '#shared/domain/languages.ts';

/**
 * One thing that the company can say, in one language. Placeholders in braces are filled from the site's own
 * data (functions/assistant/cards/values.ts), so no figure is typed here.
 */
export interface CardAnswer {
  /** The question as chip text, about 40 characters at most; typing it leads to this card. */
  readonly chip: string;
  /** One to four sentences of plain text; `\n` starts a new line. */
  readonly answer: string;
}

/** A card with the phrasings by which it is found. */
export interface CardText extends CardAnswer {
  /**
   * How people ask for it: phrasings with alternatives in braces, `{how much|what} {is|does} it
   * {cost|costs|}`. An empty alternative leaves the words out; braces do not nest. Written as visitors write:
   * short, colloquial, without punctuation.
   */
  readonly asks: readonly string[];
}

export type CardTexts<Id extends string> = Readonly<Record<Id, CardText>>;

/** Every area and the names of its cards; a card's id is `area.name`. */
export const cardNames = {
  plans: [
    'prices',
    'starter',
    'professional',
    'enterprise',
    'compare',
    'whichPlan',
    'managed',
    'managedOrPlatform',
    'cheapest',
    'setupFee',
    'contract',
    'cancel',
    'trial',
    'discount',
    'payment',
    'overage',
    'addOns',
    'addLanguage',
    'addIntegration',
    'addTraining',
    'switchPlan',
    'refund',
    'messageCount',
    'seats',
    'custom',
    'modelPrices',
    'perThousand',
    'integrationCount',
    'quote',
    'currency',
    'outageCredit',
  ],
  features: [
    'whatWeDo',
    'support',
    'sales',
    'customWork',
    'integrations',
    'whatsapp',
    'slack',
    'shopify',
    'website',
    'crm',
    'api',
    'channels',
    'languages',
    'languageSwitch',
    'models',
    'analytics',
    'helpHours',
    'abTesting',
    'workflows',
    'branding',
    'handover',
    'ownData',
    'accuracy',
    'speed',
    'uptime',
    'deploy',
    'process',
    'noCode',
    'maintenance',
    'scale',
    'tasks',
    'afterHours',
    'rightToLeft',
    'migration',
  ],
  trust: [
    'security',
    'hipaa',
    'gdpr',
    'iso',
    'encryption',
    'dataLocation',
    'modelTraining',
    'erasure',
    'visitorData',
    'cardNumbers',
    'sso',
    'onPremises',
    'dedicated',
    'sla',
    'responsible',
    'tracking',
    'chatKept',
    'formData',
    'aiProvider',
    'aiAct',
    'subprocessors',
    'dataExport',
    'chatReaders',
  ],
  industries: [
    'templates',
    'customise',
    'ecommerce',
    'healthcare',
    'realestate',
    'fitness',
    'restaurant',
    'automotive',
    'education',
    'professional',
    'finance',
    'hospitality',
    'other',
    'benefits',
    'reminders',
    'waitlist',
    'events',
    'figures',
  ],
  company: [
    'about',
    'people',
    'location',
    'hours',
    'contact',
    'phone',
    'careers',
    'press',
    'customers',
    'results',
    'bookingHow',
    'book',
    'contactMe',
    'consultation',
    'partners',
    'complaint',
    'incident',
    'billing',
    'responseTime',
    'buy',
    'noShows',
    'fastReply',
    'funding',
    'terms',
    'statusPage',
  ],
  site: [
    'roi',
    'calculator',
    'competitors',
    'saving',
    'learning',
    'points',
    'tour',
    'demo',
    'builder',
    'builderHow',
    'blog',
    'newsletter',
    'account',
    'offline',
    'roiShare',
    'flowLimits',
    'nodeTypes',
    'help',
    'ownDemo',
  ],
  talk: [
    'hello',
    'howAreYou',
    'thanks',
    'bye',
    'praise',
    'bot',
    'abilities',
    'maker',
    'myLanguages',
    'human',
    'notThat',
    'unclear',
    'insult',
    'offTopic',
    'inject',
    'repeat',
  ],
} as const;

export type CardArea = keyof typeof cardNames;
export type CardId = { [Area in CardArea]: `${Area}.${(typeof cardNames)[Area][number]}` }[CardArea];
export type AreaTexts<Area extends CardArea> = CardTexts<(typeof cardNames)[Area][number]>;
/** The assistant's fixed texts around its cards, in one language. */
export interface CardWords {
  /** An honest reply when nothing fits; chips and a way to reach a person follow. */
  readonly dontKnow: string;
  /** The second time in a row. */
  readonly stillDontKnow: string;
  /** The chip that opens the contact form with exactly this question. */
  readonly passOn: string;
  /** After "that's not what I asked". */
  readonly sorryOther: string;
  /** Label for the link to the place on the site. */
  readonly seeOnPage: string;
  readonly bookButton: string;
  readonly contactButton: string;
  /** Precedes an answer about a feature after a plan was mentioned; `{plan}` is its name. */
  readonly planHas: string;
  /** `{plan}` doesn't include it, `{plans}` do. */
  readonly planLacks: string;
  /** `{plan}`, `{price}` a month. */
  readonly planCosts: string;
  /** `{plan}` is priced individually. */
  readonly planCustom: string;
  /** One line of a calculation: `{item}`, `{price}`. */
  readonly sumMonthly: string;
  readonly sumOnce: string;
  /** `{total}` a month. */
  readonly totalMonthly: string;
  /** `{total}` once. */
  readonly totalOnce: string;
  /** "Answer in {language} instead?", written in this language; `{language}` is its own name. */
  readonly answerIn: string;
  /** Precedes a sentence from a post; `{title}` is the post's title. */
  readonly fromBlog: string;
  /** Shown when a payment card or identity number was masked. */
  readonly masked: string;
  /**
   * Names of the add-ons in this language, for calculations: language, conversations, integration, training.
   */
  readonly addOnNames: Readonly<Record<'language' | 'conversations' | 'integration' | 'training', string>>;
  /** Words with which visitors name the add-ons, `|` between them, lower case stems. */
  readonly addOnWords: Readonly<Record<'language' | 'conversations' | 'integration' | 'training', string>>;
  /** Words that ask for a total: total, together, altogether. */
  readonly sumWords: string;
  /** Words that refer to an earlier topic: that one, it, this plan, the other one. */
  readonly backWords: string;
  /** Small numbers as words, `two` to `ten`, in order, `|` between forms of one number. */
  readonly smallNumbers: readonly string[];
}

/** Everything that the assistant says and understands in one language through its cards. */
export interface LanguageCards {
  readonly code: LanguageCode;
  readonly words: CardWords;
  readonly areas: { readonly [Area in CardArea]: AreaTexts<Area> };
}
