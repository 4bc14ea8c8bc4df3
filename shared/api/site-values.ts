import * as z from 'zod/mini';
import { languageCodes } from '#shared/domain/languages.ts';
import { type MailKind, type MailPart, mailKinds, mailTextProblem } from '#shared/domain/mails/mail-kinds.ts';
import { isReadableAccent } from '#shared/site/accent.ts';
import { logoProblem } from '#shared/site/logo.ts';
import type { SiteValues } from '#shared/site/site-values.ts';
import { emailText, optionalText, requiredText } from './fields.ts';
import { timeZoneText } from './time-zone.ts';

/** Most bytes of a draft as JSON, so that it fits into one item of the table. */
export const maxValuesBytes = 300_000;

const price = z
  .number({ error: 'Please enter a number.' })
  .check(
    z.minimum(0, { error: 'A price can’t be negative.' }),
    z.maximum(10_000_000, { error: 'At most 10,000,000.' }),
  );
const positivePrice = price.check(z.positive({ error: 'Please enter a price above 0.' }));
const factor = z
  .number({ error: 'Please enter a number.' })
  .check(z.positive({ error: 'Please enter a factor above 0.' }), z.maximum(100, { error: 'At most 100.' }));
const modelFactors = z.optional(z.strictObject({ price: z.optional(factor), messages: z.optional(factor) }));
/** A whole number from 1 to `max`. */
const wholeUpTo = (max: number) =>
  z
    .int({ error: 'Please enter a whole number.' })
    .check(z.minimum(1, { error: 'At least 1.' }), z.maximum(max, { error: `At most ${max}.` }));
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Use a time like 09:00.' }));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Use a day like 2027-01-31.' }));

const isHttps = (text: string): boolean => {
  if (text === '') return true;
  try {
    return new URL(text).protocol === 'https:';
  } catch {
    return false;
  }
};
/** An https address, or empty for none. */
const address = optionalText(300, 'Address').check(
  z.refine(isHttps, { error: 'Use an address that begins with https://.' }),
);

const isCurrency = (code: string): boolean =>
  /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf('currency').includes(code);
const isLocale = (tag: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length === 1;
  } catch {
    return false;
  }
};

const companySchema = z.strictObject({
  name: z.optional(requiredText(60, 'Name')),
  legalName: z.optional(requiredText(120, 'Legal name')),
  tagline: z.optional(requiredText(80, 'Tagline')),
  description: z.optional(requiredText(300, 'Description')),
  email: z.optional(emailText),
  salesEmail: z.optional(emailText),
  supportEmail: z.optional(emailText),
  privacyEmail: z.optional(emailText),
  timeZone: z.optional(timeZoneText),
  responseHours: z.optional(
    z.int({ error: 'Please enter whole hours.' }).check(z.minimum(1), z.maximum(720)),
  ),
  social: z.optional(z.strictObject({ twitter: z.optional(address), linkedin: z.optional(address) })),
  currency: z.optional(
    z.strictObject({
      code: z.string().check(z.refine(isCurrency, { error: 'Use a currency code like EUR.' })),
      locale: z.string().check(z.refine(isLocale, { error: 'Use a language tag like de-DE.' })),
    }),
  ),
  statusPage: z.optional(address),
  dataProcessingAgreement: z.optional(address),
  subprocessors: z.optional(
    z
      .array(
        z.strictObject({
          name: requiredText(120, 'Name'),
          purpose: requiredText(200, 'Purpose'),
          place: requiredText(120, 'Place'),
        }),
      )
      .check(z.maxLength(50)),
  ),
  quotes: z.optional(
    z
      .array(
        z.strictObject({
          text: requiredText(600, 'Quote'),
          name: requiredText(120, 'Name'),
          company: requiredText(120, 'Company'),
        }),
      )
      .check(z.maxLength(12)),
  ),
});

const hoursSchema = z
  .strictObject({
    from: z.optional(time),
    to: z.optional(time),
    days: z.optional(
      z
        .array(z.int().check(z.minimum(1), z.maximum(7)))
        .check(z.minLength(1, { error: 'Choose at least one day.' }), z.maxLength(7)),
    ),
    slotMinutes: z.optional(z.int().check(z.minimum(5), z.maximum(480))),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from < to, {
      error: 'The end is not after the beginning.',
      path: ['to'],
    }),
  );

const claimsSchema = z.strictObject({
  uptime: z.optional(requiredText(20, 'Uptime')),
  deployment: z.optional(requiredText(40, 'Deployment')),
  languages: z.optional(requiredText(20, 'Languages')),
  badges: z.optional(z.array(requiredText(60, 'Badge')).check(z.maxLength(8))),
  /** Who is responsible for a claim, by the claim's name or the badge's text. */
  vouchedBy: z.optional(z.record(z.string().check(z.maxLength(60)), requiredText(200, 'Who vouches'))),
});

export const competitorSchema = z.strictObject({
  name: requiredText(60, 'Name'),
  baseFee: price,
  /** Price per million messages. */
  perMillion: price,
});

const offerSchema = z.strictObject({
  starter: z.optional(positivePrice),
  professional: z.optional(positivePrice),
  custom: z.optional(z.strictObject({ base: z.optional(positivePrice), perThousand: z.optional(price) })),
  models: z.optional(z.strictObject({ sonnet: modelFactors, opus: modelFactors })),
  perMillion: z.optional(price),
  savings: z.optional(
    z.strictObject({
      automatedPercent: z.optional(wholeUpTo(100)),
      workingDays: z.optional(wholeUpTo(31)),
      hourlyRate: z.optional(
        z.strictObject({
          min: z.optional(wholeUpTo(99_999)),
          initial: z.optional(wholeUpTo(99_999)),
          max: z.optional(wholeUpTo(99_999)),
        }),
      ),
    }),
  ),
  addOns: z.optional(
    z.strictObject({
      language: z.optional(price),
      conversations: z.optional(price),
      integration: z.optional(price),
      training: z.optional(price),
    }),
  ),
  managed: z.optional(
    z.strictObject({
      starter: z.optional(positivePrice),
      professional: z.optional(positivePrice),
      enterprise: z.optional(positivePrice),
    }),
  ),
  /** Replaces the calculator's comparison; the day says how old its prices are. */
  competitors: z.optional(
    z.strictObject({ asOf: day, list: z.array(competitorSchema).check(z.maxLength(6)) }),
  ),
});

const accent = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'Use a colour like #1d4ed8.' }));

const appearanceSchema = z.strictObject({
  accentLight: z.optional(
    accent.check(
      z.refine((colour) => isReadableAccent(colour, 'light'), {
        error: 'This colour is hard to read on the light background: it needs a contrast of 4.5:1.',
      }),
    ),
  ),
  accentDark: z.optional(
    accent.check(
      z.refine((colour) => isReadableAccent(colour, 'dark'), {
        error: 'This colour is hard to read on the dark background: it needs a contrast of 4.5:1.',
      }),
    ),
  ),
  sharePicture: z.optional(
    z.string().check(z.regex(/^[0-9a-f]{32}-[0-9a-f]{8}$/, { error: 'Not a picture of this site.' })),
  ),
  logoSvg: z.optional(
    z.string().check(
      z.check((context) => {
        const problem = logoProblem(context.value);
        if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
      }),
    ),
  ),
});

/** Key of a text on the public pages, such as `landing.hero.title`. */
const textKey = z
  .string()
  .check(z.regex(/^[a-zA-Z][\w-]*(\.[\w-]+)+$/, { error: 'Not the key of a text.' }), z.maxLength(120));

const mailText = (part: MailPart) =>
  requiredText(part.maxChars, part.label).check(
    z.check((context) => {
      const problem = mailTextProblem(part, context.value);
      if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value });
    }),
  );

const optionalFields = <Field extends z.ZodMiniType>(
  names: readonly string[],
  field: (name: string) => Field,
): z.ZodMiniType => z.strictObject(Object.fromEntries(names.map((name) => [name, z.optional(field(name))])));

const mailKindSchema = ({ parts, languages = languageCodes }: MailKind) =>
  optionalFields(languages, () =>
    optionalFields(Object.keys(parts), (name) => mailText(parts[name as keyof typeof parts] as MailPart)),
  );

const mailsSchema = optionalFields(Object.keys(mailKinds), (name) =>
  mailKindSchema(mailKinds[name as keyof typeof mailKinds]),
) as z.ZodMiniType<NonNullable<SiteValues['mails']>>;

const shortKey = z.string().check(z.regex(/^[a-zA-Z\d-]{1,40}$/, { error: 'Not a name of the templates.' }));

const templatesSchema = z.record(
  shortKey,
  z.strictObject({
    name: z.optional(requiredText(60, 'Name')),
    description: z.optional(requiredText(300, 'Description')),
    useCases: z.optional(z.record(z.string().check(z.regex(/^\d$/)), requiredText(120, 'Use case'))),
    business: z.optional(requiredText(80, 'Business')),
    contact: z.optional(requiredText(120, 'Contact')),
    prices: z.optional(z.record(shortKey, positivePrice)),
  }),
);

/** What the owner changed, see shared/site/site-values.ts. Strict: an unknown field is an error. */
export const siteValuesSchema: z.ZodMiniType<SiteValues> = z.strictObject({
  company: z.optional(companySchema),
  hours: z.optional(hoursSchema),
  claims: z.optional(claimsSchema),
  offer: z.optional(offerSchema),
  texts: z.optional(z.record(textKey, optionalText(4000, 'Text'))),
  mails: z.optional(mailsSchema),
  templates: z.optional(templatesSchema),
  appearance: z.optional(appearanceSchema),
});
