export type Dataset = 'contacts' | 'clients';

/** How a cell is parsed. */
export type CellKind =
  | 'text'
  | 'list'
  | 'yes-no'
  | 'price'
  | 'whole'
  | 'day'
  | 'received'
  | 'status'
  | 'priority'
  | 'service';

export interface ImportField {
  readonly name: string;
  readonly label: string;
  readonly kind: CellKind;
  readonly required?: boolean;
  /** Other headings for this field, in lower case, letters and digits only. */
  readonly aliases: readonly string[];
}

const field = (name: string, label: string, kind: CellKind, ...aliases: string[]): ImportField => ({
  name,
  label,
  kind,
  aliases,
});
const needed = (name: string, label: string, ...known: string[]): ImportField => ({
  ...field(name, label, 'text', ...known),
  required: true,
});

const mail = [
  'email',
  'mail',
  'emailaddress',
  'emailadresse',
  'correo',
  'courriel',
  'workemail',
  'email1value',
];
const company = [
  'company',
  'companyname',
  'organisation',
  'organization',
  'organization1name',
  'account',
  'accountname',
  'firma',
  'firmenname',
  'unternehmen',
  'empresa',
  'entreprise',
  'société',
  'azienda',
];
const phone = ['phone', 'telephone', 'mobile', 'phonenumber', 'telefon', 'handy', 'teléfono', 'téléphone'];
const received = field(
  'createdAt',
  'Date received',
  'received',
  'received',
  'receivedat',
  'receivedon',
  'created',
  'createdat',
  'createdon',
  'createddate',
  'createdate',
  'creationdate',
  'datecreated',
  'createdtime',
  'dateadded',
  'addedon',
  'submitted',
  'submittedat',
  'date',
  'timestamp',
  'eingang',
  'eingegangen',
  'eingangsdatum',
  'erstellt',
  'erstelltam',
  'angelegt',
  'datum',
  'fecha',
  'datedecréation',
  'data',
);
const notes = [
  'notes',
  'note',
  'comment',
  'comments',
  'remarks',
  'notizen',
  'bemerkung',
  'kommentar',
  'notas',
];
const status = ['status', 'stage', 'leadstatus', 'dealstage', 'phase'];

/** Importable fields in menu order. Headings are those of our own exports and of common CRMs. */
export const importFields: Readonly<Record<Dataset, readonly ImportField[]>> = {
  contacts: [
    field('firstName', 'First Name', 'text', 'firstname', 'givenname', 'vorname', 'nombre', 'prénom', 'nome'),
    field(
      'lastName',
      'Last Name',
      'text',
      'lastname',
      'surname',
      'familyname',
      'nachname',
      'name',
      'apellido',
      'nom',
      'cognome',
    ),
    needed('email', 'Email', ...mail),
    field('phone', 'Phone', 'text', ...phone),
    field('company', 'Company', 'text', ...company),
    field('service', 'Service', 'service', 'service', 'interest', 'product', 'leistung', 'servicio'),
    field(
      'message',
      'Message',
      'text',
      'message',
      'inquiry',
      'enquiry',
      'description',
      'nachricht',
      'anfrage',
      'mensaje',
    ),
    received,
    field('status', 'Status', 'status', ...status),
    field(
      'pricePerMonth',
      'Price per Month ($)',
      'price',
      'pricepermonth',
      'price',
      'monthlyprice',
      'mrr',
      'preis',
    ),
    field(
      'contractMonths',
      'Contract (months)',
      'whole',
      'contractmonths',
      'contractduration',
      'months',
      'laufzeit',
    ),
    field('aiInsights', 'AI Insights', 'text', 'aiinsights', 'insights'),
    field('notes', 'Notes', 'text', ...notes),
  ],
  clients: [
    needed('companyName', 'Company', ...company),
    needed(
      'clientName',
      'Client',
      'client',
      'clientname',
      'contact',
      'contactname',
      'name',
      'fullname',
      'kunde',
      'ansprechpartner',
      'cliente',
    ),
    needed('clientEmail', 'Email', 'clientemail', ...mail),
    field('clientPhone', 'Phone', 'text', 'clientphone', ...phone),
    received,
    field('industry', 'Industry', 'text', 'industry', 'sector', 'branche', 'industria'),
    field(
      'companySize',
      'Company Size',
      'text',
      'companysize',
      'size',
      'employees',
      'numberofemployees',
      'mitarbeiter',
    ),
    field('budget', 'Budget', 'text', 'budget', 'presupuesto'),
    field('status', 'Status', 'status', ...status),
    field('priorityLevel', 'Priority', 'priority', 'priority', 'prioritylevel', 'priorität', 'prioridad'),
    field('primaryGoals', 'Primary Goals', 'list', 'primarygoals', 'goals', 'ziele', 'objetivos'),
    field('preferredTemplate', 'Template', 'text', 'template', 'preferredtemplate', 'vorlage'),
    field(
      'languageRequirements',
      'Languages',
      'list',
      'languages',
      'languagerequirements',
      'language',
      'sprachen',
      'idiomas',
    ),
    field('integrationNeeds', 'Integrations', 'list', 'integrations', 'integrationneeds', 'integrationen'),
    field('hasExistingCRM', 'Has CRM', 'yes-no', 'hascrm', 'hasexistingcrm', 'crm'),
    field('existingCRMName', 'CRM Name', 'text', 'crmname', 'existingcrmname'),
    field('hasWebsite', 'Has Website', 'yes-no', 'haswebsite'),
    field('websitePlatform', 'Website Platform', 'text', 'websiteplatform', 'platform'),
    field('hasLiveChat', 'Live Chat', 'yes-no', 'livechat', 'haslivechat'),
    field(
      'currentChallenges',
      'Current Challenges',
      'text',
      'currentchallenges',
      'challenges',
      'description',
      'message',
      'herausforderungen',
    ),
    field('timeline', 'Timeline', 'text', 'timeline', 'zeitplan'),
    field(
      'quotedPrice',
      'Quoted Price ($)',
      'price',
      'quotedprice',
      'price',
      'amount',
      'quote',
      'dealvalue',
      'preis',
      'betrag',
    ),
    field('followUpDate', 'Follow-up Date', 'day', 'followupdate', 'followup', 'nextstep', 'wiedervorlage'),
    field('notes', 'Notes', 'text', ...notes),
  ],
};

/** Normalizes a heading, so that '\u00a0E-Mail Address *' and 'email_address' become equal. */
export const normalizeHeading = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** The field of each column, '' for columns to skip. */
export type Mapping = readonly string[];

/** Maps aliases headings to fields. Each field is mapped once, to the closest heading. */
export const guessMapping = (dataset: Dataset, headings: readonly string[]): Mapping => {
  const fields = importFields[dataset];
  const taken = new Map<string, { column: number; rank: number }>();
  headings.forEach((heading, column) => {
    const plain = normalizeHeading(heading);
    for (const { name, label, aliases } of fields) {
      const place = plain === normalizeHeading(label) ? 0 : aliases.indexOf(plain) + 1;
      const before = taken.get(name);
      if ((place > 0 || plain === normalizeHeading(label)) && (!before || place < before.rank)) {
        taken.set(name, { column, rank: place });
        break;
      }
    }
  });
  const mapping = headings.map(() => '');
  for (const [name, { column }] of taken) mapping[column] = name;
  return mapping;
};

/** The required fields that no column fills. */
export const missingFields = (dataset: Dataset, mapping: Mapping): string[] =>
  importFields[dataset]
    .filter(({ name, required }) => required && !mapping.includes(name))
    .map(({ label }) => label);
