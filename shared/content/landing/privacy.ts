import { brand } from '#shared/brand.ts';
import { withTexts } from '#shared/site/texts.ts';

interface PrivacySection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

const makeSections = (): readonly PrivacySection[] => [
  {
    title: 'In short',
    paragraphs: [
      'Nobody watches you here. There is no advertising, no analytics service and no script of another company on this site.',
      'What you do on the site stays in your browser until you send us a form yourself. Only what you say in the chat is kept on our server, from the first message on, for 90 days, and you can delete it there at any time.',
      'We count visits: once you touch a page or have it open for twelve seconds, a number of the day grows by one, and another for what brought you (a search engine, a campaign, another site or nothing). Nothing about you or your device is kept with it.',
    ],
  },
  {
    title: 'When you write to us',
    paragraphs: [
      'The contact form, the consultation form and the forms in the chat send us what you typed. With it goes what helps us answer: the page you wrote from, the site or campaign that brought you, the template, plan and calculator settings you looked at, your learning progress and savings estimate, a flow you attached, and the chat you had here. Nothing of this is sent if you send no form.',
      'Numbers of payment cards, accounts and identity documents are masked before anything is stored or passed on.',
      'We keep messages and bookings while we work on your request and delete them when you ask us to.',
    ],
  },
  {
    title: 'The newsletter',
    paragraphs: [
      'We store your address and use it for the newsletter only. Write to us to leave; we delete it then.',
    ],
  },
  {
    title: 'The chat assistant',
    paragraphs: [
      'Your messages are processed to answer you. Where an AI model of another provider answers, it receives your message and the last part of the conversation, without your name or address unless you typed them.',
      'We keep the conversation for 90 days from your first message, so that we can see what was asked, answer what was not, and step in ourselves when you want a person. “Delete this conversation” in the chat deletes it everywhere at once. If you send a form, the conversation belongs to your request and is found, shown to you and erased with it.',
    ],
  },
  {
    title: 'What your browser keeps',
    paragraphs: [
      'Two cookies, each set only when it is needed: one makes likes and conversation flows yours, one your chat. They hold a random number, no name, and are not readable by scripts. Workspaces of the flow builder expire 90 days after their last use.',
      'In the browser’s own storage: forms you have not sent yet, the open chat, your learning progress, whether you have been here before, and that this tab’s visit was counted. Clearing the site’s data removes all of it.',
      'A form that you send without a connection waits in your browser and is sent by itself within a day. After that we ask you first, and after three days it is deleted on your next visit. You can take it back at any time; on a shared computer, do so before you leave.',
    ],
  },
  {
    title: 'Security',
    paragraphs: [
      'Data are encrypted on the way and at rest. Network addresses are used for a short time to keep attackers out and are not written to logs.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      `You may see, correct, take with you or have erased everything we hold about you. Write to ${brand.privacyEmail}; one message is enough, and it covers every form you ever sent with that address.`,
    ],
  },
];

export const makePrivacy = () =>
  withTexts('landing.privacy', {
    title: 'Privacy',
    description: `What ${brand.name} stores about visitors, why, for how long, and how to have it erased.`,
    responsible: `${brand.legalName} is responsible for this site.`,
    sections: makeSections(),
  });
export const privacy = makePrivacy();
