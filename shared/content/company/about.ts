import { brand } from '#shared/brand.ts';
import { withTexts } from '#shared/site/texts.ts';

/** Texts for /about that are true of any company running this site; the owner adds people and history. */
export const makeAboutPage = () =>
  withTexts('company.about', {
    title: 'About us',
    description: `Who is behind ${brand.name}, how a project goes, and what the product looks like.`,
    lead: `${brand.legalName} builds chatbots for businesses and the tools to run them. We answer for what our bots say, so we build them to say when they don’t know.`,
    work: {
      title: 'How we work',
      steps: [
        {
          title: 'We read what your customers ask',
          text: 'Mails, calls and chats show the twenty questions that matter. We start with those.',
        },
        {
          title: `A first version in ${brand.claims.deployment}`,
          text: 'You talk to it before your customers do, and tell us where it is wrong.',
        },
        {
          title: 'You see every conversation',
          text: 'What the bot could not answer comes back as a list, with a place to write the answer.',
        },
      ],
    },
    product: {
      title: 'What you work with',
      pictures: [
        {
          id: 'portal',
          caption: 'Today: who waits for an answer, and what is next.',
          alt: 'The portal’s Today screen with new leads and upcoming appointments.',
        },
        {
          id: 'builder',
          caption: 'The flow builder: draw a conversation and test it beside the canvas.',
          alt: 'The flow builder with connected nodes on a canvas.',
        },
      ],
    },
    contact: {
      title: 'Talk to a person',
      text: `We answer within ${brand.responseHours} hours.`,
      button: 'Contact us',
      trust: 'Security, certificates and who processes data for us',
    },
    quotesTitle: 'What customers say',
  });
export const aboutPage = makeAboutPage();
