// Inputs of visitors and owner in the smoke test.

export const flowData = {
  nodes: [
    { id: 'start', type: 'start', position: { x: 0, y: 0 }, data: { message: 'Hello' } },
    {
      id: 'ask',
      type: 'quick_reply',
      position: { x: 0, y: 150 },
      data: {
        message: 'Which?',
        options: [
          { id: 'a', label: 'A', value: 'a' },
          { id: 'b', label: 'B', value: 'b' },
        ],
      },
    },
    { id: 'bye', type: 'text', position: { x: 0, y: 300 }, data: { message: 'Thanks', delay: 0 } },
  ],
  connections: [
    { from: 'start', to: 'ask' },
    { from: 'ask', to: 'bye' },
  ],
};
/** A flow that starts with an e-mail question. */
export const chatFlowData = {
  nodes: [
    ...flowData.nodes,
    {
      id: 'mail',
      type: 'action',
      position: { x: 0, y: 75 },
      data: { action: 'collect_email', config: {} },
    },
  ],
  connections: [
    { from: 'start', to: 'mail' },
    { from: 'mail', to: 'ask' },
    { from: 'ask', to: 'bye' },
  ],
};
const askForTime = (id) => ({
  id,
  type: 'action',
  position: { x: 0, y: 150 },
  data: { action: 'book_appointment', config: {} },
});
/** A flow that asks for an appointment twice; the second answer replaces the first. */
export const appointmentFlowData = {
  nodes: [
    ...chatFlowData.nodes.filter(({ id }) => id !== 'ask'),
    askForTime('time'),
    askForTime('other-time'),
  ],
  connections: [
    { from: 'start', to: 'mail' },
    { from: 'mail', to: 'time' },
    { from: 'time', to: 'other-time' },
    { from: 'other-time', to: 'bye' },
  ],
};
export const placement = {
  id: 'smoke',
  trigger: 'chip',
  label: 'Try it',
  pages: [],
  topics: [],
  seconds: 20,
  languages: [],
  share: 100,
  priority: 50,
  paused: false,
};
export const flowInput = { name: 'Smoke', description: '', industry: 'General', language: 'en', flowData };
export const password = 'correct horse battery 9';
let keys = 0;
export const once = () => ({ 'idempotency-key': `smoke-${Date.now().toString(36)}-${keys++}` });

export const contactInput = (email, more = {}) => ({
  firstName: 'Ada',
  lastName: 'Lovelace',
  email,
  company: 'Engines',
  service: 'customer-service',
  message: 'Please call me about a chatbot for my shop.',
  elapsedMs: 60_000,
  ...more,
});
export const bookingInput = (email, more = {}) => ({
  firstName: 'Grace',
  lastName: 'Hopper',
  email,
  company: 'Compilers',
  serviceInterest: 'Sales Automation',
  elapsedMs: 60_000,
  ...more,
});

/** A public post as an exported site has it. */
export const filePost = {
  id: 901,
  title: 'Imported',
  excerpt: 'From another site',
  content: 'It came with a file.',
  category: 'Development',
  tags: ['news'],
  author: 'Ada',
  featured: false,
  state: 'published',
  publishedAt: '2026-01-02T08:00:00.000Z',
};

/** A test of a conversation as an exported site has it. */
export const fileTest = {
  id: '01990000-0000-7000-8000-000000000901',
  name: 'Imported',
  language: 'en',
  turns: [{ said: 'What does Starter cost?', expect: 'source', source: 'plans.starter' }],
};
