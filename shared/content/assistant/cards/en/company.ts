import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: 'Who are you?',
    answer:
      '{legalName} builds AI chatbots for businesses: customer service bots, sales automation and custom integrations, with a platform to run them on or as a fully managed service.',
  },
  people: {
    chip: 'How large is the company?',
    answer:
      'The site doesn’t say who founded {brand}, how large the team is or since when it exists. Our team gladly tells you: {email}.',
  },
  location: {
    chip: 'Where are you located?',
    answer:
      'Our hours are in the {zone} time zone; the site gives no street address. Write to {email} or book a consultation, it happens online.',
  },
  hours: {
    chip: 'When are you available?',
    answer:
      'I answer around the clock. Our team offers consultations from {from} to {to} ({zone} time) and answers messages within {hours} hours.',
  },
  contact: {
    chip: 'How do I reach you?',
    answer:
      'Write to {email}; we answer within {hours} hours. Or leave a message in the contact form, here or on the page: a person reads every one.',
  },
  phone: {
    chip: 'Do you have a phone number?',
    answer:
      'The site gives no phone number. Leave yours in the contact form and we call you back, or book a consultation for a fixed time.',
  },
  careers: {
    chip: 'Are you hiring?',
    answer: 'The site lists no openings; write to {email} with the subject “Careers”.',
  },
  press: {
    chip: 'I am from the press',
    answer: 'For the press: write to {email} with the subject “Press”.',
  },
  customers: {
    chip: 'Do you have references?',
    answer:
      'The site names no customers and no case studies. It shows published research with its source instead, and demo bots for {templates} industries that you can try yourself. Ask our team for references: {email}.',
  },
  results: {
    chip: 'What results do others get?',
    answer:
      'On the page we quote published research, with sources: 70 % of online baskets are left behind (Baymard Institute, 2024), 23 % of booked appointments end as no-shows (Dantas et al., 2018), support agents with an AI assistant solve 14 % more issues an hour (new ones 34 %; Brynjolfsson et al., 2023), 76 % of people prefer to buy in their own language and 40 % never buy in another (CSA Research, 2020), 81 % try to solve it themselves first (Harvard Business Review, 2017).',
  },
  bookingHow: {
    chip: 'How do I book a consultation?',
    answer:
      'You pick a day and a half-hour slot between {from} and {to} ({zone} time) and tell us briefly what you need. It is free and a request: we confirm within {hours} hours. The button below opens the form.',
  },
  book: {
    chip: 'Book a free consultation',
    answer: 'With pleasure! Choose a day and a time in the booking form; we confirm within {hours} hours.',
  },
  contactMe: {
    chip: 'Please contact me',
    answer:
      'Of course. Leave your details in the contact form; our team gets back to you within {hours} hours.',
  },
  consultation: {
    chip: 'What happens in a consultation?',
    answer:
      'It is free and takes {slot} minutes, online: we look at what your customers ask and tell you honestly what a bot can and cannot do for you, with a first plan and a price.',
  },
  partners: {
    chip: 'Do you work with partners?',
    answer:
      'The site names no partner, reseller or affiliate programme. Write to {email} with what you have in mind.',
  },
  complaint: {
    chip: 'I have a complaint',
    answer:
      'I’m sorry that this was frustrating. A person of our team can help: write to {email} or leave a message with the button below, and you hear from us within {hours} hours.',
  },
  responseTime: {
    chip: 'How soon do I hear from you?',
    answer: 'Within {hours} hours: a person reads every message and answers with a first plan and a price.',
  },
  buy: {
    chip: 'How do I order?',
    answer:
      'There is no checkout on the site: send us the plan you want with the contact form or in a free consultation, and a person sets it up with you, a first version within {firstHours} hours.',
  },
  noShows: {
    chip: 'Where do the 23 % no-shows come from?',
    answer:
      'From a review of 105 studies: Dantas et al., Health Policy 122(4), 2018. 23 % of booked appointments end as no-shows; it is published research, not our own figure. A bot reminds, lets people move an appointment in two messages and offers the free slot to whoever is waiting.',
  },
  fastReply: {
    chip: 'How fast do companies answer enquiries?',
    answer:
      'Of 2,241 US companies, 37 % answered an online enquiry within an hour, 16 % within a day, 24 % later and 23 % never. Those that answered within an hour were nearly 7 times as likely to have a real talk with a decision maker as those an hour later, and over 60 times as those a day later (Oldroyd, McElheran and Elkington, Harvard Business Review, March 2011).',
  },
  funding: {
    chip: 'Who finances the company?',
    answer:
      'The site says nothing about investors, funding rounds or revenue of {brand}. Our team is the one to ask: {email}.',
  },
  terms: {
    chip: 'Where are your terms and conditions?',
    answer:
      'The site publishes a privacy page, but no terms and conditions. Plans run month by month with {noticeDays} days’ notice; {enterprise} has a contract of its own, with an SLA. If your legal team wants to read something first, ask for it: {email}.',
  },
};
