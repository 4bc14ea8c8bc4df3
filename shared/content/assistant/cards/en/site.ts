import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: 'What would a bot save us?',
    answer:
      'The ROI calculator in the learning path reckons: people × hourly rate × hours a day × {roiShare}, 22 working days a month. Ten people at $25 and two hours a day save about {roiMonthly} a month, {roiYearly} a year. Enter your own figures there.',
  },
  calculator: {
    chip: 'Is there a price calculator?',
    answer:
      'Yes, on the pricing page: set your messages (1,000 to 100,000 a month) and your model, and you see plan and price at once, with a breakdown you can share as a link.',
  },
  competitors: {
    chip: 'How do you compare with Intercom?',
    answer:
      'Like for like, platform and message fees only, at 25,000 messages a month our estimate is {oursAt25k} against {intercomAt25k} for Intercom, {driftAt25k} for Drift and {zendeskAt25k} for Zendesk: {savingPercent} % less than Intercom. The estimates are ours, as of {estimatesDate}; the breakdown on the pricing page shows base fee and rate of each.',
  },
  saving: {
    chip: 'Where do the 67 % come from?',
    answer:
      'The {savingPercent} % are our estimate against Intercom at 25,000 messages a month: {intercomAt25k} there, {oursAt25k} with us, platform and message fees only. The cost breakdown on the pricing page shows the sums.',
  },
  learning: {
    chip: 'What is the learning path?',
    answer:
      'Five short steps (welcome, industries, a demo, the ROI calculator, plans) that show what a chatbot can do for you. You collect points and achievements and leave with a figure you can defend in a budget meeting. Progress stays in your browser.',
  },
  points: {
    chip: 'What are the points for?',
    answer:
      'Points show how far you are in the learning path: steps bring 50 to 125, achievements up to 500, and your level rises with them. They are for fun and learning; they buy nothing.',
  },
  tour: {
    chip: 'Is there a guided tour?',
    answer:
      'Yes, a short tour of six stops through the page: welcome, services, templates, chatbot, pricing and contact. You start it from the learning path, and can skip it at any time.',
  },
  demo: {
    chip: 'Can I see a demo?',
    answer:
      'Yes, in three ways: the small scripted demo on the page, the demo bots of our {templates} templates in the gallery, and a free consultation with a person who shows you one for your business.',
  },
  builder: {
    chip: 'What is the flow builder?',
    answer:
      'A visual editor for conversations: you place messages, questions with buttons, conditions, actions and calls to other systems on a canvas, connect them, test the flow beside it and put it live. It is open here at Flow Builder, without an account, and starts from templates if you like. A workspace holds up to {flows} flows of up to {nodes} nodes each and is deleted {retentionDays} days after its last use. The last {versions} versions of a flow are kept.',
  },
  builderHow: {
    chip: 'How do I publish a flow?',
    answer:
      'Save the flow and activate it: it gets a link and a snippet for your own pages. Versions are kept, so you can go back; flows can be exported and imported as a file. The last {versions} versions of a flow are kept.',
  },
  blog: {
    chip: 'What is in your blog?',
    answer:
      'Articles on what chatbots understand, the arithmetic of savings, what customers ask, designing flows, connecting systems safely, the disclosure rule of Europe’s AI Act, the first four weeks and many languages. You find them at Blog, with search and categories.',
  },
  newsletter: {
    chip: 'Do you have a newsletter?',
    answer:
      'Yes: enter your address at the bottom of any page. We use it for the newsletter only; to leave, write to us and we delete it. It comes once a month; you can also subscribe by writing to {email}.',
  },
  account: {
    chip: 'Do I need an account?',
    answer:
      'No. Chat, templates, calculator, learning path and flow builder work without an account. There is no customer login on this site.',
  },
  offline: {
    chip: 'What happens without a connection?',
    answer:
      'Pages you have visited open without a connection, and a form you send offline waits in your browser and goes out by itself within a day.',
  },
  roiShare: {
    chip: 'Where does the 40 % saving come from?',
    answer:
      'The {roiShare} in the savings calculator is an assumption for planning, not a measured figure: the share of your people’s time on customer questions that a bot can finish without help. In some inboxes it is more, in others half of that. Sort your last two hundred conversations and you have your own share; our blog shows how.',
  },
  flowLimits: {
    chip: 'How many flows can I keep, how long?',
    answer:
      'A workspace holds up to {flows} flows of up to {nodes} nodes each; the last {versions} versions of a flow are kept. It is deleted {retentionDays} days after its last use. Export downloads all flows as one JSON file, which import reads again in any browser.',
  },
  nodeTypes: {
    chip: 'Which kinds of node are there?',
    answer:
      'The six basic kinds are start, text, quick reply (a question with buttons), condition, action (collects an e-mail address or phone number, asks for an appointment, notifies another system) and API call. There are also rating, set variable, A/B split, jump, hand over and end.',
  },
  help: {
    chip: 'Where is your documentation?',
    answer:
      'The footer leads there: “Help Center” is our blog, “Documentation” the article on the flow builder, “API Reference” the one on connecting systems. For anything else write to {supportEmail}.',
  },
};
