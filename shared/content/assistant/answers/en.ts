import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    "Hello! I'm the {brand} assistant. I can help with our chatbots, prices, integrations and booking a free consultation.",
  services:
    'We build AI chatbots for businesses: customer service bots, sales automation and custom integrations. They work around the clock in {languages} languages, and a first version is ready in {hours} hours.',
  askIndustry: 'Which industry are you in?',
  askVolume: 'Roughly how many messages do you get a month?',
  offer: 'Would you like to book a free consultation?',
  industryIntro: '{industry}: {pitch}',
  industries: {
    ecommerce: [
      'E-commerce',
      'a bot answers order and delivery questions, recommends products, handles returns and wins back abandoned carts.',
    ],
    healthcare: [
      'Healthcare',
      'a bot takes appointment requests, answers questions about opening hours, insurance and preparation, and hands anything medical to your staff.',
    ],
    finance: [
      'Finance',
      'a bot explains products, collects what an application needs, answers account questions and passes advice to your licensed staff.',
    ],
    realestate: [
      'Real estate',
      'a bot qualifies buyers and tenants, answers questions about listings and arranges viewings.',
    ],
    education: [
      'Education',
      'a bot answers questions about courses, fees and enrolment, and guides students to the right person.',
    ],
    hospitality: [
      'Hospitality',
      'a bot takes booking requests, answers guests day and night and offers upgrades and local tips.',
    ],
    fitness: ['Fitness', 'a bot books classes and trial sessions, explains memberships and reminds members.'],
    restaurant: [
      'Restaurants',
      'a bot takes table reservations, answers questions about the menu and allergens, and takes orders.',
    ],
    automotive: [
      'Automotive',
      'a bot arranges test drives and service appointments and answers questions about cars and financing.',
    ],
    professional: [
      'Professional services',
      'a bot qualifies enquiries, collects what a first meeting needs and arranges it.',
    ],
  },
  template:
    'There is a ready-made template for this, tailored to you in {from}–{to} days; try it in our gallery.',
  platformIntro: 'Platform plans (you run the bot on our platform):',
  planLine: '{plan}: {price} a month, up to {messages} messages',
  planCustom: '{plan}: price on request, unlimited messages',
  managedIntro: 'Fully managed service (we build and run it for you):',
  managedLine: '{plan}: {price} a month, {count} conversations',
  managedUnlimited: '{plan}: {price} a month, unlimited conversations',
  fit: 'For about {volume} messages a month the platform plan {plan} fits: {price} a month, up to {messages} messages.',
  fitCustom:
    'For about {volume} messages a month you need the platform plan {plan}: unlimited messages, price on request.',
  managedFrom:
    'If you would rather have us run everything, the fully managed service starts at {price} a month.',
  managedFit:
    'For about {volume} conversations a month the fully managed service {plan} fits: {price} a month.',
  integrations:
    'Our bots connect to {list} and other systems through their API. {starter} includes {count} integrations, {professional} as many as you need. A custom integration costs {price} one-time.',
  timeline:
    'A first version is ready in {hours} hours; tailoring it to your business takes {from}–{to} days, depending on the industry.',
  security:
    'Security is part of every plan: {badges}. Data is encrypted in transit. HIPAA readiness comes with {professional}; {enterprise} adds SSO and on-premises hosting. We gladly answer details at {email}.',
  languages:
    'Our chatbots support {languages} languages; here in the chat I speak {count}. An additional language for your bot costs {price} a month.',
  bookingInfo:
    'A consultation is free: you pick a day and a half-hour slot between {from} and {to} ({zone} time) and tell us briefly what you need. It is a request; we confirm within {hours} hours. Just say that you want to book one.',
  book: 'With pleasure! I am opening the booking form: choose a day and a time, and we will confirm within {hours} hours.',
  contactInfo:
    'You reach our team at {email}; we answer within {hours} hours. If you want us to contact you, just say so.',
  contact: 'Of course. I am opening the contact form; our team will get back to you within {hours} hours.',
  thanks: "You're welcome! Is there anything else I can help you with?",
  bye: 'Goodbye, and thank you for your visit!',
  complaint:
    "I'm sorry that this was frustrating. A person from our team can help: write to {email}, or tell me that you want to be contacted.",
  offTopic:
    "I'm afraid I can only help with our chatbots: services, prices, integrations, security and booking a consultation. What would you like to know?",
  decline: 'All right. I am here if you have another question.',
  apology: "I apologize, but I'm having trouble responding right now. Please try again.",
  demo: {
    greeting: 'Hello! I am the virtual assistant of {business}. How can I help you?',
    hours: 'Our opening hours: {value}',
    prices: 'Our prices (sample prices of this demo):',
    services: 'This is what I can help you with:',
    location: 'You will find us here: {value}',
    booking:
      'Gladly. Tell me the day and time you would like and your name, and the team of {business} will confirm. (This is a demo: nothing is really booked.)',
    human: 'I will hand you over to the team of {business}. You can also reach them at {value}.',
    thanks: "You're welcome! Anything else I can do for you?",
    unknown: 'I am not sure about that; the team of {business} will know. You could ask me for example:',
  },
};
