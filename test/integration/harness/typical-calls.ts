import type { RouteName } from '#functions/routes.ts';
import { personKey } from '#shared/domain/person.ts';
import { webpFile } from '#test/fixtures/webp-file.ts';
import { contactInput } from './contact-input.ts';
import { adminCredentials } from './start-test-site.ts';

/** Responses of earlier calls by the name in `keep`. */
export type Kept = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface TypicalCall {
  readonly route: RouteName | (string & {});
  /** Maximum table calls of this request; raise it only with a reason. */
  readonly calls: number;
  /** The query string, without its question mark. */
  readonly query?: string;
  readonly params?: (kept: Kept) => Readonly<Record<string, unknown>>;
  readonly json?: (kept: Kept) => unknown;
  /** Name under which the response is available to later calls. */
  readonly keep?: string;
  /** Sends the cookie of the conversation that an earlier call started. */
  readonly inConversation?: boolean;
  /** Sends the secret of the flow session that an earlier call started. */
  readonly inFlow?: boolean;
  /** Sends an administrator session to a route that visitors use too. */
  readonly asAdmin?: boolean;
}

const flowTest = {
  name: 'Chooses A',
  language: 'en',
  answers: [{ said: 'A' }],
  results: [],
  seed: 's',
  today: '2026-03-02',
  expect: { outcome: 'dead_end', node: 'ask', title: 'Which?', variables: {}, path: ['start next'] },
};
const flow = { name: 'Budget', description: '', industry: 'General', language: 'en' };
const flowData = {
  nodes: [
    { id: 'start', type: 'start', position: { x: 0, y: 0 }, data: { message: 'Hi' }, connections: ['ask'] },
    {
      id: 'ask',
      type: 'quick_reply',
      position: { x: 0, y: 90 },
      data: { message: 'Which?', options: [{ label: 'A', value: 'a' }] },
      connections: [],
    },
  ],
  connections: [{ from: 'start', to: 'ask' }],
};
const replyText = { name: 'First', language: 'en', subject: 'Thanks', text: 'Dear {{first name}},' };
const picture = {
  alt: 'A chart',
  width: 100,
  height: 50,
  files: [Buffer.from(webpFile(100, 50)).toString('base64')],
};
const post = {
  title: 'A post',
  excerpt: 'What it says',
  content: 'A line',
  category: 'Development',
  tags: [],
  author: 'Ada',
  featured: false,
};
const conversationTest = {
  name: 'Prices',
  language: 'en',
  turns: [{ said: 'What does it cost?', expect: 'any', source: 'rule' }],
};
const tokenOf = (kept: Kept) => ({ token: String(kept.booking?.page).split('/').at(-1) });
const publicationNumber = (kept: Kept) => ({
  number: (kept.published?.publication as { number?: number } | undefined)?.number,
});
const id = (name: string) => (kept: Kept) => ({ id: kept[name]?.id });

/**
 * One successful, ordinary request per route, in an order in which each finds the data it needs. The budget
 * test, the log scan and the benchmark run them; a test fails until a new route is added. Rows with `usesSite` read
 * the published values with an instance's first call, and then at most every 20 seconds.
 */
export const typicalCalls: readonly TypicalCall[] = [
  { route: 'getSetupStatus', calls: 1 },
  { route: 'setUpAdmin', calls: 2, json: () => adminCredentials },
  { route: 'logIn', calls: 3, json: () => adminCredentials, keep: 'session' },

  // A public write is one rate-limit update and one transaction.
  { route: 'createContact', calls: 3, json: () => contactInput(), keep: 'contact' },
  {
    route: 'bookConsultation',
    calls: 3,
    json: () => {
      const { service: _service, ...rest } = contactInput();
      return rest;
    },
    keep: 'booking',
  },
  // The limiter's count; settings, calendar and facts in one read; the stored times.
  { route: 'getFreeTimes', calls: 4 },
  { route: 'getBookingSettings', calls: 3 },
  { route: 'putBookingSettings', calls: 4, json: () => ({ pauseMinutes: 15 }) },
  { route: 'changeCalendarFeed', calls: 2, json: () => ({ action: 'renew' }), keep: 'feed' },
  {
    route: 'getCalendarFeed',
    calls: 4,
    params: (kept) => ({ secret: String(kept.feed?.feed).split('/').at(-1) }),
  },
  { route: 'subscribe', calls: 2, json: () => ({ email: 'ada@example.com' }) },
  { route: 'listPosts', calls: 1 },
  { route: 'getPost', calls: 1, params: () => ({ id: 1 }) },
  { route: 'recordPostView', calls: 2, params: () => ({ id: 1 }) },
  // The session; the newest id; the draft with its text.
  { route: 'createPost', calls: 3, json: () => post, keep: 'post' },
  { route: 'listAdminPosts', calls: 2 },
  { route: 'getAdminPost', calls: 2, params: id('post') },
  // The session; the post as stored; the change; the post as saved.
  { route: 'updatePost', calls: 4, params: id('post'), json: () => ({ ...post, baseVersion: 1 }) },
  { route: 'publishPost', calls: 6, params: id('post'), json: () => ({ baseVersion: 2 }) },
  { route: 'withdrawPost', calls: 6, params: id('post'), json: () => ({ baseVersion: 3 }) },
  { route: 'deletePost', calls: 5, params: id('post') },
  { route: 'addPicture', calls: 3, json: () => picture, keep: 'picture' },
  // Also reads the site's flows, which may show a picture.
  { route: 'listPictures', calls: 5 },
  {
    route: 'getPictureFile',
    calls: 1,
    params: (kept) => ({ file: `${String(kept.picture?.hash)}-100` }),
  },
  { route: 'deletePicture', calls: 6, params: (kept) => ({ hash: kept.picture?.hash }) },
  { route: 'countVisit', calls: 2, json: () => ({ channel: 'search' }) },
  { route: 'likePost', calls: 2, params: () => ({ id: 1 }), json: () => ({ increment: true }) },
  { route: 'listIndustryTemplates', calls: 2 },
  { route: 'sendChatMessage', calls: 4, json: () => ({ message: 'What does it cost?' }) },
  // Reads the model's settings once a minute and process.
  {
    route: 'sendDemoMessage',
    calls: 5,
    inConversation: true,
    json: () => ({ message: 'What does it cost?' }),
  },

  // A stored conversation: one read for access, one more per poll, no rate-limit update.
  { route: 'reportPresence', calls: 4, json: () => ({ here: true }) },
  { route: 'askForPerson', calls: 4, json: () => ({ wanted: true }), inConversation: true },
  { route: 'pollConversation', calls: 2, inConversation: true },
  { route: 'getOwnConversation', calls: 2, inConversation: true },
  { route: 'listConversations', calls: 3 },
  { route: 'watchWaiting', calls: 2 },
  {
    route: 'proposeConversationTest',
    calls: 2,
    json: (kept) => ({ conversation: kept.conversation?.id }),
  },
  { route: 'getConversation', calls: 2, params: id('conversation') },
  {
    route: 'takeConversation',
    calls: 2,
    params: id('conversation'),
    json: () => ({ speaker: 'person' }),
  },
  {
    route: 'sayToVisitor',
    calls: 2,
    params: id('conversation'),
    json: () => ({ clientId: '6f1f54f0-7a3c-4a53-9a59-0e7f0ae71c11', text: 'Hello' }),
  },
  { route: 'showToVisitor', calls: 2, params: id('conversation'), json: () => ({ typing: true, read: 0 }) },
  {
    route: 'sayToPerson',
    calls: 2,
    json: () => ({ clientId: '6f1f54f0-7a3c-4a53-9a59-0e7f0ae71c12', text: 'Hi', known: 1 }),
    inConversation: true,
  },
  { route: 'showToPerson', calls: 2, json: () => ({ typing: false, read: 1 }), inConversation: true },
  { route: 'switchConversation', calls: 1, json: () => ({ link: null }) },
  { route: 'deleteConversation', calls: 5, inConversation: true },
  { route: 'sendChatMessage', calls: 4, json: () => ({ message: 'Do you have templates?' }) },
  { route: 'removeConversation', calls: 5, params: id('conversation') },
  { route: 'getTalkFigures', calls: 4 },
  { route: 'listLetters', calls: 2 },

  { route: 'addConversationTest', calls: 3, json: () => conversationTest, keep: 'conversationTest' },
  { route: 'listConversationTests', calls: 2 },
  { route: 'getConversationTest', calls: 2, params: id('conversationTest') },
  {
    route: 'putConversationTest',
    calls: 2,
    params: id('conversationTest'),
    json: () => ({ test: conversationTest, basedOn: 1 }),
  },
  // The tests, the live publication, the taught answers, and one result.
  {
    route: 'runConversationTests',
    calls: 5,
    json: (kept) => ({ ids: [kept.conversationTest?.id] }),
  },
  // The test, the taught answers, the site's values, the model's settings.
  { route: 'runTestWithModel', calls: 6, params: id('conversationTest'), json: () => ({ from: 0 }) },
  { route: 'deleteConversationTest', calls: 2, params: id('conversationTest') },

  // Taught answers: one read; a write stores the card and its version in one transaction.
  { route: 'getKnowledge', calls: 3 },
  {
    route: 'putTaughtCard',
    calls: 3,
    params: () => ({ id: 'taught.parking' }),
    json: () => ({
      card: { questions: { en: ['Is there parking?'] }, answers: { en: { text: 'Yes, in the yard.' } } },
    }),
  },
  { route: 'listCardVersions', calls: 2, params: () => ({ id: 'taught.parking' }) },
  { route: 'putCompanyFacts', calls: 4, json: () => ({ phone: '+49 30 1234567' }) },
  { route: 'putIgnored', calls: 3, json: () => ({ questions: ['asdf'], ignored: true }) },
  {
    route: 'previewTaughtCard',
    calls: 5,
    json: () => ({
      card: { questions: { en: ['Is there parking?'] }, answers: { en: { text: 'Yes, in the yard.' } } },
    }),
  },
  // With the site's values, which name the published posts.
  { route: 'listUnanswered', calls: 4 },
  {
    route: 'importKnowledge',
    calls: 4,
    json: () => ({ text: '# Do you ship?\nYes.', language: 'en', store: true }),
  },
  { route: 'deleteTaughtCard', calls: 4, params: () => ({ id: 'taught.parking' }) },

  // Portal lists: session and list version in one read, then at most one call.
  { route: 'listContacts', calls: 2 },
  { route: 'updateContact', calls: 2, params: id('contact'), json: () => ({ notes: 'Wrote twice.' }) },
  // Only the first reply stops the clocks of the person's other leads: index Query, reads, project write.
  { route: 'updateContact', calls: 5, params: id('contact'), json: () => ({ status: 'contacted' }) },
  { route: 'updateContact', calls: 2, params: id('contact'), json: () => ({ status: 'interested' }) },
  { route: 'convertContact', calls: 2, params: id('contact'), keep: 'converted' },
  { route: 'listClients', calls: 2 },
  {
    route: 'addClient',
    calls: 3,
    json: () => ({ companyName: 'C', clientName: 'N', clientEmail: 'n@example.com' }),
    keep: 'client',
  },
  { route: 'updateClient', calls: 2, params: id('client'), json: () => ({ notes: 'Called.' }) },
  { route: 'listBookings', calls: 2 },
  // Session and record, one Query for conflicts, one transaction; a first reply stops the person's clocks.
  {
    route: 'updateBooking',
    calls: 8,
    params: id('booking'),
    json: () => ({ status: 'confirmed', startsAt: '2030-03-04T09:00:00.000Z' }),
    keep: 'confirmed',
  },
  { route: 'updateBooking', calls: 2, params: id('booking'), json: () => ({ notes: 'Called.' }) },
  { route: 'getBookingCalendar', calls: 2, params: id('booking') },
  { route: 'getBookingPage', calls: 3, params: tokenOf },
  { route: 'getBookingFile', calls: 3, params: tokenOf },
  // The last read tells whether a mail server is set up.
  { route: 'answerBooking', calls: 5, params: tokenOf, json: () => ({ action: 'cancel' }) },
  { route: 'listSubscribers', calls: 2 },
  { route: 'getLeadStory', calls: 5, params: (kept) => ({ kind: 'contacts', id: kept.contact?.id }) },
  // Leads, four other kinds, the records, number and domain lookups, the timeline page.
  // One Query per kind of history, all at once.
  { route: 'getPerson', calls: 12, params: () => ({ key: personKey('ada@example.com') }) },
  {
    route: 'addPersonNote',
    calls: 2,
    params: () => ({ key: personKey('ada@example.com') }),
    json: () => ({ text: 'Met at the fair.' }),
    keep: 'note',
  },
  {
    route: 'linkPeople',
    calls: 4,
    params: () => ({ key: personKey('ada@example.com') }),
    json: () => ({ with: personKey('n@example.com') }),
    keep: 'link',
  },
  {
    route: 'unlinkPeople',
    calls: 3,
    params: (kept) => ({ key: personKey('ada@example.com'), id: kept.link?.id }),
  },
  {
    route: 'deletePersonNote',
    calls: 2,
    params: (kept) => ({ key: personKey('ada@example.com'), id: kept.note?.id }),
  },
  // Without a mail sender the reply is recorded as sent by hand: session, lead, transaction, other clocks.
  {
    route: 'sendReply',
    calls: 6,
    json: (kept) => ({ kind: 'contacts', id: kept.contact?.id, subject: 'S', text: 'T', confirmed: true }),
  },
  { route: 'addReplyTemplate', calls: 3, json: () => replyText, keep: 'text' },
  { route: 'listReplyTemplates', calls: 2 },
  { route: 'changeReplyTemplate', calls: 2, params: id('text'), json: () => replyText },
  { route: 'deleteReplyTemplate', calls: 2, params: id('text') },
  { route: 'getOverview', calls: 4 },
  { route: 'exportClients', calls: 3 },
  { route: 'exportRecords', calls: 3, json: (kept) => ({ dataset: 'contacts', ids: [kept.contact?.id] }) },
  { route: 'exportEverything', calls: 3 },
  // Per row: address lookup and transaction.
  {
    route: 'importRecords',
    calls: 3,
    params: () => ({ dataset: 'contacts' }),
    json: () => ({ rows: [{ email: 'imported@example.com' }] }),
  },
  {
    route: 'importConversations',
    calls: 2,
    json: () => ({
      conversations: [
        {
          system: 'crisp',
          sourceId: 's1',
          person: 'imported@example.com',
          messages: [{ role: 'user', at: '2024-01-31T09:30:00.000Z', text: 'Hello' }],
        },
      ],
    }),
  },
  { route: 'getSettings', calls: 3 },
  { route: 'savePreferences', calls: 2, json: () => ({ firstScreen: 'today' }) },
  { route: 'testChannel', calls: 4, params: () => ({ channel: 'mail' }) },
  {
    route: 'saveMailServer',
    calls: 3,
    json: () => ({
      host: 'smtp.example.com',
      port: 465,
      security: 'tls',
      user: '',
      from: 'hello@example.com',
      owner: 'owner@example.com',
    }),
  },
  { route: 'removeMailServer', calls: 3 },
  {
    route: 'saveModel',
    calls: 3,
    json: () => ({ baseUrl: 'http://127.0.0.1:9/v1', model: 'small' }),
  },
  { route: 'testModel', calls: 4 },
  { route: 'removeModel', calls: 3 },
  {
    route: 'addNewsletter',
    calls: 3,
    json: () => ({ subject: 'News', text: 'Hello' }),
    keep: 'newsletter',
  },
  {
    route: 'changeNewsletter',
    calls: 2,
    params: id('newsletter'),
    json: () => ({ subject: 'News', text: 'Hi' }),
  },
  { route: 'listNewsletters', calls: 2 },
  { route: 'testNewsletter', calls: 4, params: id('newsletter') },
  {
    route: 'deleteNewsletter',
    calls: 2,
    params: () => ({ id: '0190aaaa-0000-7000-8000-00000000dead' }),
  },
  { route: 'sendNewsletter', calls: 3, params: id('newsletter') },
  { route: 'putSiteDraft', calls: 2, json: () => ({ baseVersion: 0, values: { offer: { starter: 149 } } }) },
  { route: 'getSite', calls: 3 },
  {
    route: 'publishSite',
    calls: 5,
    json: () => ({ draftVersion: 1, at: '2099-01-01T00:00:00Z' }),
    keep: 'published',
  },
  { route: 'getPublication', calls: 3, params: publicationNumber },
  { route: 'cancelPublication', calls: 2, params: publicationNumber },
  // The publication and its values, the live ones, the newest number, the transaction.
  { route: 'restorePublication', calls: 6, params: publicationNumber },
  { route: 'getSiteChanges', calls: 6 },
  { route: 'previewSite', calls: 4, query: 'path=/' },
  { route: 'exportSite', calls: 9 },
  {
    route: 'importSite',
    calls: 7,
    json: () => ({ baseVersion: 1, file: { format: 'site-1', exportedAt: '', draft: {} } }),
  },
  { route: 'exportPerson', calls: 2, json: () => ({ email: 'ada@example.com' }) },

  { route: 'createFlow', calls: 3, json: () => ({ ...flow, flowData }), keep: 'flow', asAdmin: true },
  { route: 'listFlows', calls: 5, asAdmin: true },
  { route: 'getFlow', calls: 3, params: id('flow'), asAdmin: true },
  { route: 'updateFlow', calls: 4, params: id('flow'), json: () => ({ isActive: true }), asAdmin: true },
  { route: 'getFlowAnalytics', calls: 5, asAdmin: true },
  { route: 'joinFlowEditing', calls: 5, params: id('flow'), json: () => ({ tab: 'a' }), asAdmin: true },
  {
    route: 'addFlowComment',
    calls: 5,
    params: id('flow'),
    json: () => ({ nodeId: 'start', text: 'Greet by name?' }),
    keep: 'comment',
    asAdmin: true,
  },
  {
    route: 'resolveFlowComment',
    calls: 4,
    params: (kept) => ({ id: kept.flow?.id, comment: kept.comment?.id }),
    json: () => ({ isResolved: true }),
    asAdmin: true,
  },
  {
    route: 'deleteFlowComment',
    calls: 4,
    params: (kept) => ({ id: kept.flow?.id, comment: kept.comment?.id }),
    asAdmin: true,
  },
  {
    route: 'addFlowTest',
    calls: 5,
    params: id('flow'),
    json: () => flowTest,
    keep: 'flowTest',
    asAdmin: true,
  },
  { route: 'listFlowTests', calls: 5, params: id('flow'), asAdmin: true },
  {
    route: 'putFlowTest',
    calls: 4,
    params: (kept) => ({ id: kept.flow?.id, test: kept.flowTest?.id }),
    json: () => ({ test: flowTest, basedOn: 1 }),
    asAdmin: true,
  },
  {
    route: 'deleteFlowTest',
    calls: 4,
    params: (kept) => ({ id: kept.flow?.id, test: kept.flowTest?.id }),
    asAdmin: true,
  },
  { route: 'listFlowRevisions', calls: 4, params: id('flow'), asAdmin: true },
  {
    route: 'getFlowRevision',
    calls: 3,
    params: (kept) => ({ id: kept.flow?.id, version: 1 }),
    asAdmin: true,
  },
  {
    route: 'restoreFlowRevision',
    calls: 4,
    params: (kept) => ({ id: kept.flow?.id, version: 1 }),
    json: () => ({}),
    asAdmin: true,
  },
  { route: 'getPublicFlow', calls: 2, params: (kept) => ({ uuid: kept.flow?.uuid }) },
  { route: 'listSiteFlows', calls: 1 },
  { route: 'startFlowSession', calls: 5, params: (kept) => ({ id: kept.flow?.uuid }), keep: 'talk' },
  {
    route: 'continueFlowSession',
    calls: 6,
    params: (kept) => ({ id: kept.flow?.uuid, session: kept.talk?.id }),
    json: (kept) => ({ step: kept.talk?.step, input: 'a' }),
    inFlow: true,
  },
  // Session and index; the site's own flow is not in this list.
  { route: 'listVisitorLinks', calls: 2 },
  {
    route: 'getFlowSession',
    calls: 3,
    params: (kept) => ({ id: kept.flow?.uuid, session: kept.talk?.id }),
    inFlow: true,
  },
  { route: 'listFlowSessions', calls: 4, params: id('flow'), asAdmin: true },
  { route: 'listFlowResults', calls: 3, params: id('flow') },
  {
    route: 'getFlowResult',
    calls: 3,
    params: (kept) => ({ id: kept.flow?.id, session: kept.talk?.id }),
  },
  {
    route: 'proposeFlowTest',
    calls: 5,
    params: id('flow'),
    json: (kept) => ({ session: kept.talk?.id }),
  },
  // With its revisions, comments and tests.
  { route: 'deleteFlow', calls: 8, params: id('flow'), asAdmin: true },

  {
    route: 'saveEventReceiver',
    calls: 3,
    json: () => ({ url: 'https://events.example-receiver.com/hook', events: ['lead.created'] }),
  },
  // Checking the password reads the account and counts the attempt before and after; then the keys so far.
  {
    route: 'createApiKey',
    calls: 6,
    json: () => ({ name: 'n8n', scopes: ['leads:read'], currentPassword: adminCredentials.password }),
    keep: 'apiKey',
  },
  { route: 'listApiKeys', calls: 2 },
  {
    route: 'revokeApiKey',
    calls: 2,
    params: (kept) => ({ id: (kept.apiKey?.stored as { id: string } | undefined)?.id }),
  },
  { route: 'getOutgoingEvents', calls: 4 },
  { route: 'removeEventReceiver', calls: 2 },
  {
    route: 'testFlowRequest',
    calls: 2,
    json: () => ({
      request: { url: 'https://localhost/', method: 'GET', headers: {}, responseMapping: {} },
      variables: {},
    }),
  },
  { route: 'erasePerson', calls: 6, json: () => ({ email: 'nobody@example.com' }) },
  { route: 'deleteContact', calls: 4, params: id('contact') },
  { route: 'listPasskeys', calls: 2 },
  {
    route: 'getPasskeyOptions',
    calls: 5,
    json: () => ({ currentPassword: adminCredentials.password }),
  },
  { route: 'getPasskeyChallenge', calls: 2 },
  {
    route: 'changePassword',
    calls: 5,
    json: () => ({ currentPassword: adminCredentials.password, newPassword: 'another-horse-8-staple' }),
    keep: 'session',
  },
  { route: 'logOut', calls: 2 },
  {
    route: 'logIn',
    calls: 3,
    json: () => ({ ...adminCredentials, password: 'another-horse-8-staple' }),
    keep: 'session',
  },
  { route: 'logOutEverywhere', calls: 2 },
];

/** Routes that need more preparation than one call; their own tests count their table calls. */
export const toldElsewhere: readonly string[] = [
  'getUnsubscribePage',
  'unsubscribe',
  'closeVisitorLink',
  'markTurn',
  'draftTranslation',
  'draftFlowTexts',
  'resendEvent',
  'getFlowSnapshot',
  'adoptFlowSnapshot',
  'addPasskey',
  'changePasskeys',
  'logInWithPasskey',
  'logInWithCode',
];
