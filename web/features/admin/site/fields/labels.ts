import { isLanguageCode, languages } from '#shared/domain/languages.ts';
import { type MailKind, type MailPartName, mailKinds } from '#shared/domain/mails/mail-kinds.ts';
import { labelTextKey } from '../pages/text-labels.ts';

/** Labels of forms, changes and conflicts, by path. */
export const labels: Readonly<Record<string, string>> = {
  'company.name': 'Name',
  'company.legalName': 'Legal name',
  'company.tagline': 'Tagline',
  'company.description': 'Description',
  'company.email': 'General address',
  'company.salesEmail': 'Sales',
  'company.supportEmail': 'Support',
  'company.privacyEmail': 'Privacy',
  'company.timeZone': 'Time zone',
  'company.responseHours': 'First answer within (hours)',
  'company.social.twitter': 'X (Twitter)',
  'company.social.linkedin': 'LinkedIn',
  'company.currency': 'Currency',
  'company.currency.code': 'Currency',
  'company.currency.locale': 'Currency format',
  'company.statusPage': 'Status page',
  'company.dataProcessingAgreement': 'Data processing agreement',
  'company.subprocessors': 'Companies that process data for you',
  'company.quotes': 'Customer quotes',
  'hours.from': 'Open from',
  'hours.to': 'Open until',
  'hours.days': 'Open on',
  'hours.slotMinutes': 'Appointments start every (minutes)',
  'claims.uptime': 'Uptime',
  'claims.deployment': 'Time to a first version',
  'claims.languages': 'Languages a bot can speak',
  'claims.badges': 'Badges in the footer',
  'offer.starter': 'Starter, per month',
  'offer.professional': 'Professional, per month',
  'offer.custom.base': 'Enterprise, base price per month',
  'offer.custom.perThousand': 'Enterprise, per further 1,000 messages',
  'offer.models.sonnet.price': 'Claude 3 Sonnet: plan price times',
  'offer.models.opus.price': 'Claude 3 Opus: plan price times',
  'offer.models.sonnet.messages': 'Claude 3 Sonnet: further messages times',
  'offer.models.opus.messages': 'Claude 3 Opus: further messages times',
  'offer.perMillion': 'Your message fee, per million messages',
  'offer.savings.automatedPercent': 'Work that a bot does alone (%)',
  'offer.savings.workingDays': 'Working days a month',
  'offer.savings.hourlyRate.min': 'Cost of an hour, from',
  'offer.savings.hourlyRate.initial': 'Cost of an hour, at first',
  'offer.savings.hourlyRate.max': 'Cost of an hour, up to',
  'offer.addOns.language': 'Additional language, per month',
  'offer.addOns.conversations': 'Extra conversation, each',
  'offer.addOns.integration': 'Custom integration, once',
  'offer.addOns.training': 'Advanced training, once',
  'offer.managed.starter': 'Managed Starter, per month',
  'offer.managed.professional': 'Managed Professional, per month',
  'offer.managed.enterprise': 'Managed Enterprise, per month',
  'offer.competitors': 'Competitors',
  'offer.competitors.asOf': 'Competitors’ prices as of',
  'offer.competitors.list': 'Competitors',
  'appearance.accentLight': 'Colour on light pages',
  'appearance.accentDark': 'Colour on dark pages',
  'appearance.logoSvg': 'Logo',
  'appearance.sharePicture': 'Share picture',
};

/** The label of a mail's text: 'Mail “Reminder”, German: subject'. */
const labelMail = (path: string): string | undefined => {
  const [root, kind = '', code, part] = path.split('.');
  if (root !== 'mails' || !Object.hasOwn(mailKinds, kind)) return undefined;
  const { label, parts }: MailKind = mailKinds[kind as keyof typeof mailKinds];
  const language = isLanguageCode(code) ? languages[code].name : '';
  return `Mail “${label}”, ${language}: ${parts[part as MailPartName]?.label.toLowerCase()}`;
};

const inWords = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The label of one value of a template: 'Use case 2', 'Price: tasting'. */
export const labelTemplateValue = (path: string): string => {
  const [, , group = '', name = ''] = path.split('.');
  if (group === 'useCases') return `Use case ${Number(name) + 1}`;
  return group === 'prices' ? `Price: ${inWords(name).toLowerCase()}` : inWords(group);
};

/** The same with the template's id: 'Restaurant template: use case 2'. */
const labelTemplate = (path: string): string | undefined => {
  const [root, id = ''] = path.split('.');
  return root === 'templates'
    ? `${inWords(id)} template: ${labelTemplateValue(path).toLowerCase()}`
    : undefined;
};

/** The label of a path. A text is named by its section: 'Hero: headline'. */
export const labelFor = (path: string): string =>
  labels[path] ??
  labelMail(path) ??
  labelTemplate(path) ??
  (path.startsWith('claims.vouchedBy.')
    ? `Who vouches for “${path.slice(17)}”`
    : labelTextKey(path.replace(/^texts\./, '')));

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

const describeItem = (item: unknown): string =>
  typeof item === 'object' && item !== null ? Object.values(item).join(' · ') : String(item);

/** Values that are drawings. */
export const isPicture = (path: string): boolean =>
  path === 'appearance.logoSvg' || path === 'appearance.sharePicture';

/** Values in the site's currency. */
export const isMoney = (path: string): boolean =>
  /^(?:offer\.(?!models|savings\.[aw]|competitors)|templates\.[\w-]+\.prices\.)/.test(path);

/** A value in words, for lists of changes. */
export const describeValue = (path: string, value: unknown): string => {
  // A mail is never empty: without a text of the owner it has its default.
  if (value === undefined && path.startsWith('mails.')) return 'the default text';
  if (value === undefined || value === '') return 'nothing';
  if (isPicture(path)) return 'a picture';
  if (path === 'hours.days' && Array.isArray(value))
    return value.map((day) => weekdays[Number(day) - 1]).join(', ');
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : value.map(describeItem).join(', ');
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 6 });
  return String(value);
};
