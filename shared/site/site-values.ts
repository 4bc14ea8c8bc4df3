type Partially<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** A competitor in the calculator's comparison; prices in the site's currency. */
export interface Competitor {
  readonly name: string;
  readonly baseFee: number;
  readonly perMillion: number;
}

type MailValues = Partially<{ subject: string; text: string; link: string }>;

/** A demo's card in English, and the sample business that it plays in every language. */
type TemplateValues = Partially<{
  name: string;
  description: string;
  /** By their place on the card, from 0. */
  useCases: Readonly<Record<string, string>>;
  business: string;
  contact: string;
  prices: Readonly<Record<string, number>>;
}>;

interface Company {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: string;
  readonly description: string;
  readonly email: string;
  readonly salesEmail: string;
  readonly supportEmail: string;
  readonly privacyEmail: string;
  readonly timeZone: string;
  readonly responseHours: number;
  readonly social: Partially<{ twitter: string; linkedin: string }>;
  readonly currency: { readonly code: string; readonly locale: string };
  readonly statusPage: string;
  readonly dataProcessingAgreement: string;
  readonly subprocessors: readonly {
    readonly name: string;
    readonly purpose: string;
    readonly place: string;
  }[];
  readonly quotes: readonly { readonly text: string; readonly name: string; readonly company: string }[];
}

/**
 * What the owner changed. Every field is optional; for an absent one, the default is in shared/brand.ts or
 * shared/content. The schema is in shared/api/site-values.ts.
 */
export interface SiteValues {
  readonly company?: Partially<Company> | undefined;
  readonly hours?:
    | Partially<{ from: string; to: string; days: readonly number[]; slotMinutes: number }>
    | undefined;
  readonly claims?:
    | Partially<{
        uptime: string;
        deployment: string;
        languages: string;
        badges: readonly string[];
        /** Who is responsible for a claim, by the claim's name or the badge's text. */
        vouchedBy: Readonly<Record<string, string>>;
      }>
    | undefined;
  readonly offer?:
    | Partially<{
        starter: number;
        professional: number;
        custom: Partially<{ base: number; perThousand: number }>;
        models: Partially<{
          sonnet: Partially<{ price: number; messages: number }>;
          opus: Partially<{ price: number; messages: number }>;
        }>;
        perMillion: number;
        savings: Partially<{
          automatedPercent: number;
          workingDays: number;
          hourlyRate: Partially<{ min: number; initial: number; max: number }>;
        }>;
        addOns: Partially<{
          language: number;
          conversations: number;
          integration: number;
          training: number;
        }>;
        managed: Partially<{ starter: number; professional: number; enterprise: number }>;
        /** Replaces the calculator's comparison; `asOf` (YYYY-MM-DD) is the date of its prices. */
        competitors: { readonly asOf: string; readonly list: readonly Competitor[] };
      }>
    | undefined;
  /** Texts of the public pages by key, such as `landing.hero.title`. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** Texts of mails with placeholders, by kind (shared/domain/mails/mail-kinds.ts), language and part. */
  readonly mails?: Readonly<Record<string, Readonly<Record<string, MailValues>>>> | undefined;
  /** Industry templates by id. */
  readonly templates?: Readonly<Record<string, TemplateValues>> | undefined;
  readonly appearance?:
    | Partially<{
        accentLight: string;
        accentDark: string;
        logoSvg: string;
        /** `digest-fingerprint`: a picture in the library, and the values from which it was drawn. */
        sharePicture: string;
      }>
    | undefined;
}
