import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'What does a chatbot cost?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nNo plan has a setup fee.',
  },
  starter: {
    chip: 'What is in Starter?',
    answer:
      'The platform plan {starter} costs {starterPrice} a month with GPT-3.5 Turbo: {starterMessages} messages a month, {starterIntegrations} integrations (Slack, Email, Web), basic analytics, email support and your own branding, in a single language. It suits a small business with one website and one team.',
  },
  professional: {
    chip: 'What is in Professional?',
    answer:
      'The platform plan {professional} costs {professionalPrice} a month at the base rate: {professionalMessages} messages a month, unlimited integrations, advanced analytics, 24/7 priority support, Claude 3 Sonnet if you choose it ({sonnetProfessional} then), HIPAA readiness, several languages, A/B testing and custom workflows. It is our most popular plan.',
  },
  enterprise: {
    chip: 'What is in Enterprise?',
    answer:
      'The platform plan {enterprise} is priced individually: unlimited messages, dedicated infrastructure or on-premises hosting, SSO, Claude 3 Opus, dedicated support, an SLA and advanced security. Tell us what you need and a person makes you an offer within {hours} hours.',
  },
  compare: {
    chip: 'How do the plans differ?',
    answer:
      '{starter} ({starterPrice} a month): {starterMessages} messages, {starterIntegrations} integrations, one language, basic analytics, email support.\n{professional} ({professionalPrice} a month): {professionalMessages} messages, unlimited integrations, several languages, advanced analytics, A/B testing, HIPAA readiness, 24/7 support.\n{enterprise} (individual price): unlimited messages, own infrastructure, SSO, SLA, dedicated support.',
  },
  whichPlan: {
    chip: 'Which plan fits me?',
    answer:
      'It depends on your messages a month: up to {starterMessages} {starter} is enough, up to {professionalMessages} it is {professional}, above that {enterprise}. You also need {professional} for several languages, HIPAA or A/B testing. Roughly how many messages do you get a month?',
  },
  managed: {
    chip: 'What does the managed service cost?',
    answer: '{managedPrices}\n\nWith the fully managed service we build, run and look after the bot for you.',
  },
  managedOrPlatform: {
    chip: 'Platform or managed: what is the difference?',
    answer:
      'With a platform plan (from {starterPrice} a month) you run the bot on our platform yourselves. With the fully managed service (from {managedStarter} a month) we build it, run it and keep improving it. The first is counted in messages, the second in conversations.\n{managedPairs}',
  },
  cheapest: {
    chip: 'What is the cheapest way to start?',
    answer:
      'The cheapest plan is the platform plan {starter} at {starterPrice} a month for up to {starterMessages} messages, without a setup fee and without a long-term contract.',
  },
  setupFee: {
    chip: 'Is there a setup fee?',
    answer:
      'No, there is no setup fee: on every plan you pay the monthly price only. Only add-ons such as a custom integration ({integrationPrice} one-time) or advanced training ({trainingPrice} one-time) cost something once.',
  },
  contract: {
    chip: 'Is there a minimum contract?',
    answer:
      'There is no long-term contract: plans run month by month and you can cancel any time with {noticeDays} days’ notice.',
  },
  cancel: {
    chip: 'How do I cancel?',
    answer:
      'You can cancel any time with {noticeDays} days’ notice; no reason is needed and there is no long-term contract. A message to {email} is enough.',
  },
  trial: {
    chip: 'Can I try it for free?',
    answer:
      'You can try a lot here at no cost: chat with the demo bots of our templates, build a flow of your own in the flow builder and book a free consultation. We don’t advertise a free plan or trial period; since there is no setup fee and you can cancel with {noticeDays} days’ notice, a month of {starter} ({starterPrice}) is the smallest way to test it for real.',
  },
  discount: {
    chip: 'Are there discounts?',
    answer:
      'The site lists no discounts, neither for paying yearly nor for start-ups or non-profits, and I can’t promise one. Ask our team: {email} or a free consultation is the way to get an offer for your case.',
  },
  payment: {
    chip: 'How do I pay?',
    answer:
      'Prices are in US dollars and paid per month. The site doesn’t say which payment methods or invoices are available, and whether taxes come on top; our team agrees that with you before you start: {email}.',
  },
  overage: {
    chip: 'What if I exceed my messages?',
    answer:
      'Nothing breaks: for busy months extra conversations cost {conversationPrice} each, on any plan. If it happens every month, the next plan is usually cheaper.',
  },
  addOns: {
    chip: 'Which add-ons are there?',
    answer:
      'Add-ons for any plan:\n- additional language: {languagePrice} a month\n- extra conversations: {conversationPrice} each\n- custom integration: {integrationPrice} one-time\n- advanced training: {trainingPrice} one-time',
  },
  addLanguage: {
    chip: 'What does another language cost?',
    answer:
      'An additional language for your bot costs {languagePrice} a month, written and checked. {professional} and {enterprise} speak several languages; {starter} speaks one.',
  },
  addIntegration: {
    chip: 'What does a custom integration cost?',
    answer:
      'A custom integration, a connection to a system of your own, costs {integrationPrice} one-time. {starter} includes {starterIntegrations} standard integrations, {professional} as many as you need.',
  },
  addTraining: {
    chip: 'What is advanced training?',
    answer:
      'Advanced training costs {trainingPrice} one-time: we train the bot on your documents and past conversations.',
  },
  switchPlan: {
    chip: 'Can I change plans later?',
    answer:
      'Yes. Plans run month by month, so you can move to a larger or smaller one when your messages change; tell our team at {email} and they make the switch with you.',
  },
  refund: {
    chip: 'Do you give refunds?',
    answer:
      'The site promises no refunds, so I can’t either. What holds: no setup fee, no long-term contract, and you can cancel with {noticeDays} days’ notice. For anything beyond that write to {email}.',
  },
  messageCount: {
    chip: 'What counts as a message?',
    answer:
      'Platform plans are counted in messages a month, the fully managed service in conversations; a conversation usually has several messages. The site doesn’t define it more closely, so ask our team at {email} how your case would be counted.',
  },
  seats: {
    chip: 'Do you charge per user?',
    answer:
      'No, there are no seats: your whole team can look in. The price follows the messages, never the number of colleagues.',
  },
  custom: {
    chip: 'What if we need more than 50,000 messages?',
    answer:
      'Above {professionalMessages} messages a month the price is individual: the calculator shows about what it would be, and for more than 100,000 messages or your own infrastructure our sales team makes an offer within {hours} hours.',
  },
  modelPrices: {
    chip: 'What do better models cost?',
    answer:
      'The model changes the price: {starter} is {starterPrice} with GPT-3.5 Turbo, {sonnetStarter} with Claude 3 Sonnet and {opusStarter} with Claude 3 Opus; {professional} is {professionalPrice}, {sonnetProfessional} and {opusProfessional}. The calculator on the pricing page shows it for your volume.',
  },
  perThousand: {
    chip: 'What do 1,000 messages cost?',
    answer:
      'Used to the full, 1,000 messages cost {starterThousand} on {starter} and {professionalThousand} on {professional}. The calculator on the pricing page shows it for your own volume and model.',
  },
  integrationCount: {
    chip: 'How many integrations per plan?',
    answer:
      '{starter} includes {starterIntegrations} integrations (Slack, Email, Web), {professional} unlimited ones. A connection to a system of your own costs {integrationPrice} one-time.',
  },
};
