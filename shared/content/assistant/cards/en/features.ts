import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: 'What do you offer?',
    answer:
      '{brand} builds AI chatbots for businesses: customer service bots, sales automation and custom integrations. They answer around the clock in {languages} languages, hand over to your team when it matters, and a first version runs within {firstHours} hours.',
  },
  support: {
    chip: 'What does a customer service bot do?',
    answer:
      'A customer service bot answers what is asked every day, looks up orders and appointments, and passes on to a person with the whole conversation attached.',
  },
  sales: {
    chip: 'How does sales automation work?',
    answer:
      'Sales automation greets visitors, finds out what they need, qualifies them by your own rules and puts the meeting into your calendar.',
  },
  customWork: {
    chip: 'What are custom integrations?',
    answer:
      'We connect the conversation with your shop, your customer records, your ticket system or your own software. A custom integration costs {integrationPrice} one-time.',
  },
  integrations: {
    chip: 'Which systems do you connect to?',
    answer:
      'Bots connect to {integrations}, your website and other systems through their API: shop, customer records, tickets, calendar. {starter} includes {starterIntegrations} integrations (Slack, Email, Web), {professional} as many as you need; a connection to a system of your own costs {integrationPrice} one-time.',
  },
  whatsapp: {
    chip: 'Does it work with WhatsApp?',
    answer:
      'Yes, WhatsApp is one of the channels our bots connect to: your customers write where they always write, and the bot answers there. {starter} includes {starterIntegrations} integrations (Slack, Email, Web), {professional} as many as you need.',
  },
  slack: {
    chip: 'Does it work with Slack?',
    answer: 'Yes. Slack is included from {starter} on, together with email and your website.',
  },
  shopify: {
    chip: 'Does it work with Shopify?',
    answer:
      'Yes, our bots connect to Shopify: they look up orders, recommend products and answer questions before checkout. Other shop systems (WooCommerce, Magento) are connected through their API.',
  },
  website: {
    chip: 'How do I get it onto my website?',
    answer:
      'The web channel is part of every plan: a short snippet goes into your pages, whatever they are made with (WordPress, Wix, your own code), and the chat appears there. We help with it when the first version is set up.',
  },
  crm: {
    chip: 'Does it connect to our CRM?',
    answer:
      'Yes: bots connect to customer records such as Salesforce or HubSpot through their API. {professional} includes as many integrations as you need; a system of your own is a custom integration ({integrationPrice} one-time).',
  },
  api: {
    chip: 'Do you have an API?',
    answer:
      'Bots talk to other systems through APIs and webhooks: the flow builder has steps that call an address of yours and use the answer. For a deeper connection we build a custom integration ({integrationPrice} one-time).',
  },
  channels: {
    chip: 'Which channels are there?',
    answer:
      'The channels we name are your website, WhatsApp, Slack, email and Shopify. Others (Instagram, Messenger, Telegram, Teams, SMS) are connected through their API where they have one; phone or voice bots are not something the site offers. Ask our team about your channel.',
  },
  languages: {
    chip: 'Which languages do the bots speak?',
    answer:
      'Our bots speak {languages} languages, right-to-left scripts such as Arabic and Hebrew included. {starter} comes with one language, {professional} with several; an additional language costs {languagePrice} a month.',
  },
  languageSwitch: {
    chip: 'Does the bot change language by itself?',
    answer:
      'Yes. The bot answers in the language it is asked in and changes with the customer, even in the middle of a conversation.',
  },
  models: {
    chip: 'Which AI models do you use?',
    answer:
      'You choose the model: GPT-3.5 Turbo (fast and inexpensive, {starter}), Claude 3 Sonnet (balanced, {professional}) or Claude 3 Opus (for complex reasoning, {enterprise}). You do not pay for a premium model in every answer by default.',
  },
  analytics: {
    chip: 'What analytics do I get?',
    answer:
      'You see what is asked and how conversations end, in real time: {starter} has basic analytics, {professional} advanced analytics with A/B testing. In the flow builder every flow shows its sessions, completion and time.',
  },
  helpHours: {
    chip: 'What support do we get?',
    answer:
      '{starter} has email support, {professional} 24/7 priority support, {enterprise} dedicated support with an SLA. You reach support at {supportEmail}.',
  },
  abTesting: {
    chip: 'Can I A/B test?',
    answer:
      'A/B testing comes with {professional}: try two wordings or flows and keep the one that works better.',
  },
  workflows: {
    chip: 'What are custom workflows?',
    answer:
      'Custom workflows come with {professional}: your own steps, conditions and actions, from collecting an e-mail address to calling another system. You draw them in the flow builder, which you can try here without an account.',
  },
  branding: {
    chip: 'Can it have our own look?',
    answer:
      'Yes, your own branding is part of every plan, from {starter} on: your name, your colours, your tone.',
  },
  handover: {
    chip: 'Does the bot hand over to a person?',
    answer:
      'Yes. What the bot cannot answer goes to a person of your team with everything already said, so that nobody has to repeat themselves. You decide when that happens.',
  },
  ownData: {
    chip: 'Can it learn from our documents?',
    answer:
      'Yes. Advanced training ({trainingPrice} one-time) teaches the bot your documents and past conversations; prices, opening hours and rules come from your own systems, so the answer is yours and not a guess.',
  },
  accuracy: {
    chip: 'How reliable are the answers?',
    answer:
      'A language model predicts words, so facts should come from your own data: our bots answer from what you gave them and pass on to a person what they do not know, instead of inventing it. You can test every flow before it goes live.',
  },
  speed: {
    chip: 'How fast does the bot answer?',
    answer:
      'The platform responds in under 200 milliseconds; your customers get an answer at once, at any hour.',
  },
  uptime: {
    chip: 'How reliable is the service?',
    answer:
      'We promise {uptime} uptime, around the clock. {enterprise} adds an SLA that puts it into the contract.',
  },
  deploy: {
    chip: 'How fast can we start?',
    answer:
      'A first version is ready within {firstHours} hours; tailoring it to your business takes {daysFrom} to {daysTo} days, depending on the industry.',
  },
  process: {
    chip: 'How does it work, step by step?',
    answer:
      'You write a few lines about what your customers ask; we look at your site and your questions and come back within {hours} hours with a first plan and a price. A first version runs within {firstHours} hours, then we tailor it to you in {daysFrom} to {daysTo} days and you test it before it goes live.',
  },
  noCode: {
    chip: 'Do I need developers?',
    answer:
      'No. Conversations are drawn in a visual flow builder without code, and templates give you a start; with the fully managed service we do everything for you.',
  },
  maintenance: {
    chip: 'Who maintains the bot?',
    answer:
      'On a platform plan you change texts and flows yourselves, any time, without code. With the fully managed service we maintain and improve the bot for you; 24/7 development support is there when something technical needs doing.',
  },
  scale: {
    chip: 'Does it cope with many visitors?',
    answer:
      'Yes. The platform is serverless: it grows with the number of conversations, peaks included, and costs little while nobody talks. {enterprise} has no message limit.',
  },
  tasks: {
    chip: 'Can it take bookings and orders?',
    answer:
      'Yes. A bot can take appointments, reservations and orders, look up an order, handle a return, send reminders, collect contact details and call other systems; the flow builder has steps for each. The demo bots of our templates show it.',
  },
  afterHours: {
    chip: 'Does it work at night too?',
    answer: 'Yes, the bot answers around the clock, at night, on weekends and on holidays.',
  },
  rightToLeft: {
    chip: 'Does it work right to left?',
    answer:
      'Yes. In Arabic and Hebrew this chat and our bots run from right to left, the whole window included; there is nothing to set.',
  },
};
