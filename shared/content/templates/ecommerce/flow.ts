import { ask, askEmail, askName, begin, check, choose, flowOf, say } from '#shared/content/flows/build.ts';
import type { FlowTemplate } from '#shared/content/flows/types.ts';

export const ecommerce: FlowTemplate = {
  id: 'ecommerce',
  name: 'Shop Assistant',
  description:
    'Helps to choose a product by budget, takes order questions and returns, and hands the rest to a person.',
  industry: 'E-commerce',
  language: 'en',
  flowData: flowOf(
    [
      begin('Hi! I can help you find a product or look after an order.', 'topic'),
      choose('topic', 'What can I do for you?', [
        ['Find a product', 'product', 'for_whom'],
        ['Ask about my order', 'order', 'order_number'],
        ['Return something', 'return', 'reason'],
      ]),
      choose('for_whom', 'Is it for you or a present?', [
        ['For me', 'self', 'budget'],
        ['A present', 'present', 'budget'],
      ]),
      ask(
        'budget',
        'Roughly what would you like to spend?',
        { variable: 'budget', kind: 'number', retry: 'A number is enough, for example 50.' },
        'big_budget',
      ),
      check('big_budget', ['budget', 'greater', '200'], 'advice', 'bestsellers'),
      say('advice', 'For {{budget}} our team puts together a personal selection for you.', 'name'),
      say(
        'bestsellers',
        'Our most popular products fit into {{budget}} well. I will have a short list sent to you.',
        'name',
      ),
      ask(
        'order_number',
        'What is your order number? It is in the confirmation e-mail.',
        {
          variable: 'order_number',
          kind: 'text',
          retry: 'The order number is at the top of the confirmation e-mail.',
        },
        'order_topic',
      ),
      choose('order_topic', 'What is it about?', [
        ['Where is it?', 'where', 'order_info'],
        ['Change or cancel', 'change', 'order_info'],
        ['Something is wrong', 'wrong', 'sorry'],
      ]),
      say(
        'order_info',
        'Thank you. A colleague looks at order {{order_number}} and writes back to you.',
        'name',
      ),
      choose('reason', 'Why would you like to return it?', [
        ['It does not fit', 'fit', 'return_info'],
        ['It is damaged', 'damaged', 'sorry'],
        ['I changed my mind', 'mind', 'return_info'],
      ]),
      say(
        'sorry',
        'I am sorry to hear that. We make it right: a replacement or your money back, as you prefer.',
        'name',
      ),
      say(
        'return_info',
        'No problem. You can return unused articles within 30 days; we send you a label.',
        'name',
      ),
      askName('email'),
      askEmail('Which e-mail address should we write to, {{name}}?', 'done'),
      say('done', 'Thank you, {{name}}! You hear from us at {{email}} soon.'),
    ],
    [
      'Sample text: put your own return period into “You can return …”.',
      'Tip: replace the budget limit of 200 by one that fits your range.',
    ],
  ),
};
