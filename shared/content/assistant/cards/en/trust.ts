import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: 'How secure is it?',
    answer:
      'Security is part of every plan: {badges}. Data are encrypted on the way and at rest, and personal details can be exported or erased on request. {enterprise} adds SSO, on-premises hosting and advanced security. Details: {email}.',
  },
  hipaa: {
    chip: 'Are you HIPAA ready?',
    answer:
      'HIPAA readiness comes with {professional}. The bot never gives medical advice; it passes anything medical to your staff. For agreements and details write to {email}.',
  },
  gdpr: {
    chip: 'Are you GDPR ready?',
    answer:
      'Yes, GDPR ready: personal data can be seen, corrected, exported and erased on request, data are encrypted on the way and at rest, and visitors are told what is kept. For a data processing agreement write to {privacyEmail}.',
  },
  iso: {
    chip: 'Are you ISO 27001 certified?',
    answer: 'Our badges are {badges}. For certificates and their scope ask our team: {email}.',
  },
  encryption: {
    chip: 'Is my data encrypted?',
    answer: 'Yes. Data are encrypted on the way (TLS) and at rest.',
  },
  dataLocation: {
    chip: 'Where is the data stored?',
    answer:
      'The site names no country or data centre. With {enterprise} the data can stay in your own infrastructure or on your premises; where they are stored on the other plans our team tells you: {privacyEmail}.',
  },
  modelTraining: {
    chip: 'Is our data used to train AI?',
    answer:
      'Nothing on the site says that your conversations train somebody’s model, and advanced training on your documents happens only when you order it. Where an AI model of another provider answers, it receives the message and the last part of the conversation. For a written assurance ask {privacyEmail}.',
  },
  erasure: {
    chip: 'Can I have my data deleted?',
    answer:
      'Yes. You may see, correct, take with you or have erased everything we hold about you: one message to {privacyEmail} is enough, and it covers every form you ever sent with that address.',
  },
  visitorData: {
    chip: 'What do you store about me?',
    answer:
      'Nobody watches you here: no advertising, no analytics service, no script of another company. What you do stays in your browser until you send us a form; only what you say in this chat is kept on our server, from the first message on, for {retentionDays} days, and you can delete it here at any time. Two cookies with a random number, set only when needed, keep your chat, likes and flows yours. The privacy page has all of it.',
  },
  cardNumbers: {
    chip: 'What about card numbers in chats?',
    answer:
      'Card, account and identity numbers are masked before anything is stored or sent on, so nobody needs to type one here.',
  },
  sso: {
    chip: 'Is there single sign-on?',
    answer: 'Single sign-on (SSO) comes with {enterprise}.',
  },
  onPremises: {
    chip: 'Can it run on our premises?',
    answer: 'Yes, on-premises hosting comes with {enterprise}; it is priced individually.',
  },
  dedicated: {
    chip: 'Is there dedicated infrastructure?',
    answer:
      'Dedicated infrastructure, only for you, comes with {enterprise}, together with dedicated support.',
  },
  sla: {
    chip: 'Do you offer an SLA?',
    answer: 'An SLA comes with {enterprise}. For all plans we state {uptime} uptime.',
  },
  responsible: {
    chip: 'Who is responsible for data protection?',
    answer:
      '{legalName} is responsible for this site and its data. The site names no data protection officer; for anything about data protection write to {privacyEmail}.',
  },
  tracking: {
    chip: 'Do you track me or show ads?',
    answer:
      'No. There is no advertising here, no analytics service, no tracking and no script of another company. Two cookies with a random number and no name are set only when needed: one for your likes and flows, one for your chat. Network addresses serve for a short time to keep attackers out and are not written to logs.',
  },
  chatKept: {
    chip: 'How long is this chat kept?',
    answer:
      'This conversation is kept for {retentionDays} days from your first message, so that we see what was asked and can step in when you want a person. “Delete this conversation” in the chat deletes it everywhere at once; if you sent a form, the conversation belongs to your request and is erased with it: {privacyEmail}.',
  },
  formData: {
    chip: 'What is sent along with a form?',
    answer:
      'With a form goes what you typed and what helps us answer: the page you wrote from, the site or campaign that brought you, the template, plan and calculator settings you looked at, your learning progress and savings estimate, an attached flow and the chat you had here. Nothing is sent if you send no form. We keep it while we work on your request and delete it when you ask: {privacyEmail}.',
  },
  aiProvider: {
    chip: 'Does another AI provider read along?',
    answer:
      'Where an AI model of another provider answers, it receives your message and the last part of the conversation, without your name or address unless you typed them. Card and account numbers are hidden before that.',
  },
  aiAct: {
    chip: 'Must a bot say that it is one?',
    answer:
      'Article 50 of the EU AI Act asks that people are told when they deal with an AI system, unless it is obvious; in the regulation’s own timetable this applies from 2 August 2026. We advise saying it in the first message, in the language of the conversation and again when a person takes over. Our blog explains it; it is not legal advice.',
  },
};
