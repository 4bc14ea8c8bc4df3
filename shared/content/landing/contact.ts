import { brand } from '#shared/brand.ts';
import { withTexts } from '#shared/site/texts.ts';

export const makeContact = () =>
  withTexts('landing.contact', {
    question: 'Whom do I talk to?',
    title: 'Tell us what your customers keep asking',
    text: `A person reads every message. You hear from us within ${brand.responseHours} hours, with an honest view of what a bot can and cannot do for you.`,
    steps: [
      'You write a few lines.',
      'We look at your site and your questions.',
      'We call or write with a first plan and a price.',
    ],
    stepsLabel: 'What happens next',
    email: brand.email,
    pickTime: 'Pick a time for a call',
    pickTimeHint: 'Choose a day and a half hour that suit you.',
    emailLabel: 'Or write to us directly',
    mail: {
      label: 'This form needs JavaScript. Send us a mail instead; it lists what we need to know.',
      subject: 'Enquiry',
    },
    formLabel: 'Contact form',
    fields: {
      firstName: { label: 'First name', autoComplete: 'given-name' },
      lastName: { label: 'Last name', autoComplete: 'family-name' },
      email: { label: 'Email', autoComplete: 'email' },
      company: { label: 'Company', autoComplete: 'organization' },
      service: { label: 'Service', placeholder: 'Choose a service' },
      message: { label: 'Message', placeholder: 'What should your chatbot take care of?' },
    },
    disclosure:
      'We attach what you looked at on this site (pages, templates, calculator, learning progress) and a chat you had here, so that you need not repeat it.',
    privacy: 'Privacy',
    button: 'Send message',
    sending: 'Sending',
    sentTitle: 'Thank you. Your message is with us.',
    sentText: `We’ll get back to you within ${brand.responseHours} hours.`,
    again: 'Write another message',
    toasts: {
      missing: {
        title: 'Please fill in all fields',
        description: 'All fields are required to submit the form.',
      },
      email: { title: 'Invalid email address', description: 'Please enter a valid email address.' },
      sent: {
        title: 'Message sent successfully!',
        description: `We'll get back to you within ${brand.responseHours} hours.`,
      },
      failed: { title: 'Error sending message', fallback: 'Please try again later.' },
    },
    required: 'This field is required.',
  });
export const contact = makeContact();
