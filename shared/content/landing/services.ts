import { withTexts } from '#shared/site/texts.ts';
export const services = withTexts('landing.services', {
  question: 'What would you build for us?',
  title: 'Three jobs a bot does well',
  items: [
    {
      id: 'customer-service',
      title: 'Customer Service Bots',
      text: 'Answer what is asked every day, look up orders and appointments, and pass on to a person with the whole conversation attached.',
      says: 'Your parcel is in Lyon. It arrives tomorrow before noon.',
    },
    {
      id: 'sales-automation',
      title: 'Sales Automation',
      text: 'Greet visitors, find out what they need, qualify them with your own rules and put the meeting into your calendar.',
      says: 'For 40 seats the yearly plan is cheaper. Would Tuesday at 10 suit you for a call?',
    },
    {
      id: 'custom-integration',
      title: 'Custom Integrations',
      text: 'Connect the conversation with your shop, your customer records, your ticket system or your own software.',
      says: 'I have opened ticket 4127 and added your screenshot.',
    },
  ],
  button: 'Get Free Consultation',
  savings: 'Work out what a bot would save you',
});
