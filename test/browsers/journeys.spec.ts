import { expect, test } from './fixtures.ts';

const owner = { username: 'owner', password: 'correct-horse-7-staple' };
const toast = '[popover]:popover-open';

test('landing: the menu leads to the pricing page and back to a section', async ({ visit }) => {
  await visit.open('/');
  await visit.see('AI chatbots that convert 24/7', 'h1');
  await visit.click('header nav a', 'Pricing');
  await visit.see('Know the price before you talk to anyone', 'h1');
  await visit.click('header nav a', 'Services');
  await visit.see('Customer Service Bots', '#services');
});

test('chat: the assistant answers a question', async ({ visit }) => {
  await visit.open('/');
  await visit.click('button', 'Open chat');
  await visit.type('dialog[open] textarea', undefined, 'What does a chatbot cost?');
  await visit.press('Enter');
  await visit.see('$129', 'dialog[open]');
});

test('contact: a message is sent, and the toast covers only a corner', async ({ visit }) => {
  await visit.open('/#contact');
  for (const [name, text] of [
    ['firstName', 'Ada'],
    ['lastName', 'Byron'],
    ['email', 'ada@example.com'],
    ['company', 'Engines'],
    ['message', 'Can the bot answer at night?'],
  ] as const)
    await visit.type(`#contact [name=${name}]`, undefined, text);
  await visit.choose('#contact select', 'customer-service');
  await visit.click('#contact button', 'Send message');
  await visit.see('Message sent successfully!', toast);
  const { width, height } = await visit.box(toast);
  expect(width).toBeLessThan(420);
  expect(height).toBeLessThan(160);
  await visit.see('Thank you. Your message is with us.', '#contact');
});

test('booking: the chat takes a consultation request', async ({ visit }) => {
  await visit.open('/');
  await visit.click('button', 'Open chat');
  await visit.click('dialog[open] button', 'Book a free consultation');
  for (const [name, text] of [
    ['firstName', 'Grace'],
    ['lastName', 'Hopper'],
    ['email', `grace.${Date.now()}@example.com`],
    ['company', 'Compilers'],
  ] as const)
    await visit.type(`dialog[open] [name=${name}]`, undefined, text);
  await visit.click('dialog[open] button', 'Request consultation');
  await visit.see('We have received your consultation request.', 'dialog[open]');
});

test('templates: a demo bot answers', async ({ visit }) => {
  await visit.open('/');
  await visit.click('button', 'Browse and try all templates');
  await visit.click('dialog[open] button', 'Patient desk');
  await visit.click('dialog[open] button', 'Try Demo');
  await visit.type('dialog[open] input, dialog[open] textarea', undefined, 'When are you open?');
  await visit.press('Enter');
  await visit.see('Our opening hours', '[role=log]');
});

test('pricing: the sliders change the price, and the breakdown opens', async ({ visit }) => {
  await visit.open('/pricing');
  await visit.see('$839');
  await visit.type('input[type=range]', undefined, '\uE010');
  await visit.click('button', 'See the cost breakdown');
  await visit.see('Intercom', 'dialog[open]');
});

test('portal: the owner logs in and sees the message in the list of contacts', async ({ visit, request }) => {
  await request.post('/api/admin/setup', { data: owner });
  await visit.open('/admin');
  await visit.type('input[name=username], input[autocomplete=username]', undefined, owner.username);
  await visit.type('input[type=password]', undefined, owner.password);
  await visit.click('button', 'Login');
  await visit.see('Admin Portal');
  await visit.open('/admin?tab=contacts');
  await visit.see('Ada Byron');
  await visit.open('/admin?tab=bookings');
  await visit.see('Compilers');
});

test('blog: the list is filtered, and a post opens', async ({ visit }) => {
  await visit.open('/blog');
  await visit.type('input[type=search]', undefined, 'zebra');
  await visit.see('No articles found matching your criteria.');
  await visit.click('button', 'Clear Filters');
  await visit.click('main h3 a');
  await visit.see('Back to Blog');
});

/** True once the canvas has stayed in place between two looks: a click on a moving node misses it. */
const canvasAtRest = `(() => {
  const { transform } = document.querySelector('.react-flow__viewport').style;
  const isAtRest = window.lastTransform === transform;
  window.lastTransform = transform;
  return isAtRest || null;
})()`;

test('builder: Connect links two nodes', async ({ visit }) => {
  await visit.open('/flows/new');
  await visit.click('[role=toolbar] button', 'Text');
  await visit.read('see both nodes', "document.querySelectorAll('.react-flow__node').length === 2 || null");
  await visit.click('button', 'Fit View');
  await visit.read('see the canvas at rest', canvasAtRest);
  await visit.click('.react-flow__node[data-id=start]');
  await visit.click('button', 'Connect from here');
  await visit.click('.react-flow__node[data-id=text-2]');
  await visit.read(
    'see the connection',
    "document.querySelectorAll('.react-flow__edge').length === 1 || null",
  );
});
