import { brand } from '#shared/brand.ts';
import { withTexts } from '#shared/site/texts.ts';

/** Texts for /trust: facts about the software, and statements by the company. */
export const makeTrustPage = () =>
  withTexts('company.trust', {
    title: 'Trust',
    description: `What ${brand.name} does to protect data, which of its statements can be checked here, and who processes data for it.`,
    lead: 'What you can check yourself, what we state, and who works for us.',
    built: {
      title: 'Built into this site',
      text: 'You can check these points in your browser or ask us to show them.',
      items: [
        'No analytics service, no advertising and no script of another company.',
        'Card, account and identity numbers are masked before anything is stored.',
        'Conversations are deleted 90 days after their first message, or when you delete them in the chat.',
        'One message is enough to see or erase everything we hold about a person.',
        'Data are encrypted in transit and at rest.',
        'The assistant says that it is one, and names its sources in links.',
      ],
    },
    stated: {
      title: `Stated by ${brand.legalName}`,
      text: 'Certificates and service levels are statements of the company, not of this page. We send the reports behind them on request.',
      items: [...brand.claims.badges, `${brand.claims.uptime} uptime`],
      ask: 'Ask for a report',
    },
    subprocessors: {
      title: 'Who processes data for us',
      text: 'These companies process data on our instructions.',
      name: 'Company',
      purpose: 'Purpose',
      place: 'Place',
    },
    agreement: {
      title: 'Data processing agreement',
      link: 'Read our data processing agreement',
      none: 'We send you our data processing agreement before you sign anything. Write to',
    },
    status: {
      title: 'Status',
      link: 'Open the status page',
      none: 'We have no public status page. If something does not work, write to',
    },
    privacy: 'How we handle visitors’ data',
  });
export const trustPage = makeTrustPage();
