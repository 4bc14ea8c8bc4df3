import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: 'Which industries have templates?',
    answer:
      'There are {templates} ready-made templates: healthcare, e-commerce, real estate, fitness, restaurants, automotive, education and professional services. You can chat with the demo bot of each in the gallery; we tailor them to you in {daysFrom} to {daysTo} days.',
  },
  customise: {
    chip: 'Can a template be adapted?',
    answer:
      'Yes, every template is 100 % customisable: we tailor words, questions, rules and connections to your business in {daysFrom} to {daysTo} days, and you can change them later.',
  },
  ecommerce: {
    chip: 'What do you do for online shops?',
    answer:
      'For e-commerce the bot finds products, answers before checkout, follows orders, handles returns and asks once, politely, about the basket left behind. The template “Shop assistant” is tailored in {days} days.',
  },
  healthcare: {
    chip: 'What do you do for clinics?',
    answer:
      'For healthcare the bot takes appointment requests, answers questions about opening hours, insurance and preparation, sends reminders and shows a clear way to a person in urgent cases; it never gives medical advice. The template “Patient desk” is tailored in {days} days.',
  },
  realestate: {
    chip: 'What do you do for real estate?',
    answer:
      'For real estate the bot learns what someone looks for, shows what fits, qualifies buyers and tenants and arranges the viewing, day and night. The template “Property guide” is tailored in {days} days.',
  },
  fitness: {
    chip: 'What do you do for gyms?',
    answer:
      'For fitness the bot knows class times, books trial sessions, explains memberships and freezes, keeps waiting lists for full classes, and reminds members. The template “Studio coach” is tailored in {days} days.',
  },
  restaurant: {
    chip: 'What do you do for restaurants?',
    answer:
      'For restaurants the bot reserves tables, answers questions about menu and allergens, plans group menus and takes orders to go. The template “Front of house” is tailored in {days} days.',
  },
  automotive: {
    chip: 'What do you do for car dealers?',
    answer:
      'For automotive the bot arranges workshop dates and test drives, answers questions about parts and financing and tells the state of a repair. The template “Service desk” is tailored in {days} days.',
  },
  education: {
    chip: 'What do you do for schools?',
    answer:
      'For education the bot answers questions about courses, fees and enrolment, arranges trial lessons and guides students to the right person. The template is tailored in {days} days.',
  },
  professional: {
    chip: 'What do you do for law firms and agencies?',
    answer:
      'For professional services (law firms, tax advisers, consultants, agencies) the bot qualifies enquiries, collects what a first meeting needs and arranges it; it gives no legal or tax advice. The template is tailored in {days} days.',
  },
  finance: {
    chip: 'What do you do for banks and insurers?',
    answer:
      'For finance the bot explains products, collects what an application needs, answers account questions and passes advice to your licensed staff. There is no ready-made template for it yet; we build it with you, a first version within {firstHours} hours.',
  },
  hospitality: {
    chip: 'What do you do for hotels?',
    answer:
      'For hospitality the bot takes booking requests, answers guests day and night in their language and offers upgrades and local tips. There is no ready-made template for it yet; we build it with you, a first version within {firstHours} hours.',
  },
  other: {
    chip: 'My industry is not listed',
    answer:
      'We build bots for other industries too, from a neighbouring template or from scratch: a first version within {firstHours} hours. Tell us what your customers ask, or book a free consultation, and we tell you honestly what a bot can do for you.',
  },
  benefits: {
    chip: 'What does a bot bring a business?',
    answer:
      'Customers get answers at once, at night too, in their language; your team answers fewer repeated questions and gets enquiries with their story. Research on our page: 37 % of companies answer an online enquiry within an hour, and those have nearly 7 times the chance of a real talk. The ROI calculator shows your own figure.',
  },
  reminders: {
    chip: 'Can the bot send reminders?',
    answer:
      'Yes. It reminds patients of their appointments, members of a gym over WhatsApp or e-mail, and guests confirm their table; so fewer appointments are missed.',
  },
  waitlist: {
    chip: 'Does it keep waiting lists?',
    answer:
      'Yes. The fitness template keeps waiting lists for full classes, and a bot offers a slot that becomes free to whoever is waiting.',
  },
  events: {
    chip: 'Do you do events and weddings?',
    answer:
      'There is no ready-made template for event or wedding venues. The restaurant template already takes group and event enquiries, and we tailor it, or build from scratch: a first version within {firstHours} hours.',
  },
  figures: {
    chip: 'What does “90 % faster” mean?',
    answer:
      'Those are the figures above the templates: {templates} templates and more, a first version in {firstHours} hours on average, 90 % faster deployment, 100 % customisable. What the 90 % are measured against the site does not say; our team can tell you: {email}.',
  },
};
