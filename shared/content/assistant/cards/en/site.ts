import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: 'What would a bot save us?',
    answer:
      'The ROI calculator in the learning path reckons: people × hourly rate × hours a day × {roiShare}, 22 working days a month. Ten people at $25 and two hours a day save about {roiMonthly} a month, {roiYearly} a year. Enter your own figures there.',
    asks: [
      '{how much|what} {can i|can we|would i|would we|could we|does a bot|will it} {save|save us|save me} {with a bot|with a chatbot|per month|a year|in costs|}',
      '{what is|whats|how do you calculate|tell me} {the roi|the return on investment|the return|the saving|my roi|the savings}',
      '{roi|roi calculator|return on investment|savings calculator|savings|payback|amortisation}',
      '{when|how fast} does it {pay for itself|pay off|pay back|break even}',
      '{i have|we have} {10|five|20|3} {people|agents|employees|support staff} {how much can we save|what would a bot save|what do we save}',
      '{where is|do you have|is there} {the roi calculator|a savings calculator|a calculator for savings}',
      'would it {pay for itself|save me anything|cut costs}',
      'we have {two receptionists|6 agents|four people on the phones} what would we save',
      'how do you work out that {saving|roi|figure}',
      '{payback time|how many hours would it free up|salary costs versus bot|return on investment for ten people}',
      '{save us|break even|return|staff costs|hours saved}',
      '{could you tell me|i would like to know|please let me know|may i ask|i was wondering|kindly confirm} {how much we could save|how the roi is calculated}',
      '{hey quick one|so|btw|ok and|listen|hi there} {what would we save}',
    ],
  },
  calculator: {
    chip: 'Is there a price calculator?',
    answer:
      'Yes, on the pricing page: set your messages (1,000 to 100,000 a month) and your model, and you see plan and price at once, with a breakdown you can share as a link.',
    asks: [
      '{is there|do you have|where is|how do i use} {a price calculator|a cost calculator|the calculator|a pricing calculator|your calculator}',
      '{calculator|price calculator|cost calculator|calculate price|calculate my costs}',
      '{can i|how can i|where can i} {calculate|work out|estimate|see} {my price|the price|what it would cost|my costs|the costs}',
      '{how does|what does} the {calculator|price calculator} {work|do}',
      '{share|send|copy} {my quote|the quote|the calculation|the configuration} {to my boss|}',
      'is there {a slider|a tool|something} to {work out|figure out|play with} my {price|bill|cost}',
      'where do i {put in|enter} my messages',
      '{price estimator|can i send the calculation to my boss|cost tool on your page|how does the calculator count|calculate for 20k messages}',
      '{work out my price|estimate cost|price slider|calculate|cost estimate tool}',
    ],
  },
  competitors: {
    chip: 'How do you compare with Intercom?',
    answer:
      'Like for like, platform and message fees only, at 25,000 messages a month our estimate is {oursAt25k} against {intercomAt25k} for Intercom, {driftAt25k} for Drift and {zendeskAt25k} for Zendesk: {savingPercent} % less than Intercom. The estimates are ours, as of {estimatesDate}; the breakdown on the pricing page shows base fee and rate of each.',
    asks: [
      '{how do you|how does it|how does parley|how do your prices} {compare|compare to|compare with} {intercom|drift|zendesk|others|the competition|competitors|other providers|chatgpt|tidio|manychat}',
      '{what is|whats|where is} the difference {between you and|to} {intercom|drift|zendesk|others|the competition|chatgpt|other chatbots|botpress}',
      '{why|why should i choose|what makes} {you|parley|you and not intercom|you better than intercom|you better than zendesk|you different|you special}',
      '{are you|is parley|is it} {cheaper|better|more expensive} than {intercom|drift|zendesk|others|the competition|your competitors}',
      '{competitors|comparison|intercom|drift|zendesk|alternatives|vs intercom|versus zendesk|competition}',
      '{we use|we are with|we come from|currently we have} {intercom|zendesk|drift|another provider|a competitor} {why should we switch|can we switch|what is better|}',
      '{who are|do you know} your competitors',
      '{cheaper than who|what do you have that zendesk doesnt|at what volume is that comparison}',
      'how are you better than {tidio|intercom|drift|freshchat|chatbot.com|the big boys}',
      'paying {intercom|zendesk|drift} loads now, would i save',
      'you vs {zendesk|intercom|drift}',
      'why not just use {chatgpt|zendesk|hubspot chat}',
      "{who's your competition|what sets you apart|are you dearer than intercom|price against zendesk at 25000|switching from drift}",
      '{tidio|cheaper than intercom|rivals|compared to others|switch from zendesk}',
      '{could you tell me|i would like to know|please let me know|may i ask|i was wondering|kindly confirm} {how you compare with zendesk|how your prices compare to intercom}',
      '{hey quick one|so|btw|ok and|listen|hi there} {are you cheaper than intercom}',
    ],
  },
  saving: {
    chip: 'Where do the 67 % come from?',
    answer:
      'The {savingPercent} % are our estimate against Intercom at 25,000 messages a month: {intercomAt25k} there, {oursAt25k} with us, platform and message fees only. The cost breakdown on the pricing page shows the sums.',
    asks: [
      '{where do|how do you get|what do|how come} {the 67 percent|67%|67 %|the 67% savings|that 67 percent} {come from|mean|}',
      '{is|are} the {67 percent|67%|saving|67 % cheaper} {true|real|serious|a lie|realistic}',
      '{67%|67 percent|67 % savings|67 percent cheaper}',
      '{how|why} are you {67% cheaper|67 percent cheaper|so cheap|cheaper|so much cheaper}',
      'why {does it cost less|is it cheaper|so cheap}',
      'that {67|67%} {on your pricing page|on the site|figure} compared to {who|what|which provider}',
      '{two thirds cheaper than what|how did you come up with 67|is 67 just marketing|cheaper than who, 67% of what|how is the saving percentage worked out}',
      '{67% cheaper|67 compared to who|saving claim}',
      '{could you tell me|i would like to know|please let me know|may i ask|i was wondering|kindly confirm} {how the 67 percent are calculated|what the 67 percent refer to}',
      '{hey quick one|so|btw|ok and|listen|hi there} {67 percent of what}',
    ],
  },
  learning: {
    chip: 'What is the learning path?',
    answer:
      'Five short steps (welcome, industries, a demo, the ROI calculator, plans) that show what a chatbot can do for you. You collect points and achievements and leave with a figure you can defend in a budget meeting. Progress stays in your browser.',
    asks: [
      '{what is|whats|where is|how does|tell me about|explain} {the learning path|the learn button|learning|the course|the learning thing|the training on your site} {work|}',
      '{learning path|learn|tutorial|course|lessons|learn more about chatbots|five steps}',
      '{where|how} can i {learn|find out} {more about chatbots|how chatbots work|what a chatbot can do|about ai}',
      '{i am|im} {new to chatbots|a beginner|not familiar with chatbots} {where do i start|}',
      'how many steps {does the learning path have|are there in the learning path}',
      "{what's that learn thing|five steps what are they|i know nothing about bots where can i read up|is there a course}",
      '{can i learn this stuff here|how long is the learning path|is the learning path free|explain the learn page}',
      'course about bots',
    ],
  },
  points: {
    chip: 'What are the points for?',
    answer:
      'Points show how far you are in the learning path: steps bring 50 to 125, achievements up to 500, and your level rises with them. They are for fun and learning; they buy nothing.',
    asks: [
      '{what are|what do i get for|what can i do with|how do i get|how do i earn|why do i have} {the points|points|my points|achievements|levels|the badges|the level}',
      '{points|achievements|level|expert level|badges|xp|score|gamification}',
      '{how|when} do i {become an expert|reach the next level|reach level 5|unlock achievements|get expert level}',
      '{can i|are} {exchange points|redeem points|points worth money|points for a discount|cash in my points}',
      'can i swap points for {a discount|money|anything}',
      '{why am i getting points|what do the badges do|i got 100 points now what|what level can i reach}',
      '{how many points per step|achievments|lost my points}',
    ],
  },
  tour: {
    chip: 'Is there a guided tour?',
    answer:
      'Yes, a short tour of six stops through the page: welcome, services, templates, chatbot, pricing and contact. You start it from the learning path, and can skip it at any time.',
    asks: [
      '{is there|do you have|where is|how do i start|can i get} {a tour|a guided tour|the tour|a tour of the site|a walkthrough of the page}',
      '{tour|guided tour|site tour|walk me through the site|show me around}',
      '{show me|give me} {around|a tour|the site|an overview of the site}',
      'can you {show|walk} me {round|through} the {site|page|website}',
      '{where do i start the tour|how many stops|guided walk|skip the tour|quick overview of this website}',
      '{walkthrough|guided}',
    ],
  },
  demo: {
    chip: 'Can I see a demo?',
    answer:
      'Yes, in three ways: the small scripted demo on the page, the demo bots of our {templates} templates in the gallery, and a free consultation with a person who shows you one for your business.',
    asks: [
      '{can i|could i|where can i|how can i|can we} {see|try|get|watch|test} {a demo|the demo|a live demo|an example|a sample bot|a bot in action|one in action|a demo bot}',
      '{demo|live demo|example bot|demo bot|try demo|sample chatbot|test bot}',
      '{is there|do you have} {a demo|a demo video|an example|a video|a live example|a demo online}',
      '{show me|let me see} {how it works|a bot|a demo|an example|what it looks like}',
      'can i {see|watch|have a look at} {one|it|a bot} {working|live|in action}',
      'example for a {dentist|shop|restaurant} i can click',
      '{got a video|show me something real|try a sample}',
      '{where are the demo bots|do you give live demonstrations|let me play with an example}',
      '{see it working|try a bot|live example|video}',
    ],
  },
  builder: {
    chip: 'What is the flow builder?',
    answer:
      'A visual editor for conversations: you place messages, questions with buttons, conditions, actions and calls to other systems on a canvas, connect them, test the flow beside it and put it live. It is open here at Flow Builder, without an account, and starts from templates if you like. A workspace holds up to {flows} flows of up to {nodes} nodes each and is deleted {retentionDays} days after its last use. The last {versions} versions of a flow are kept.',
    asks: [
      '{what is|whats|how does|tell me about|explain|where is} {the flow builder|flow builder|the builder|your editor|the visual builder|the bot builder} {work|}',
      '{flow builder|bot builder|visual editor|conversation flow|drag and drop|flow editor|builder}',
      '{can i|how can i|how do i|where can i} {build|design|create|make|draw} {a flow|my own bot|a conversation|a chatbot myself|my own chatbot|dialogues}',
      '{is|do i need an account for|does} the {flow builder|builder} {free|cost anything|need an account|}',
      '{where do i tinker with a bot}',
      'that {drawing|drag and drop|canvas|flow} {tool|thing|page}, what is it',
      'can i {muck|mess|play} about with flows without {an account|signing up|registering}',
      '{build my own bot here|editor|canvas|drag blocks}',
    ],
  },
  builderHow: {
    chip: 'How do I publish a flow?',
    answer:
      'Save the flow and activate it: it gets a link and a snippet for your own pages. Versions are kept, so you can go back; flows can be exported and imported as a file. The last {versions} versions of a flow are kept.',
    asks: [
      '{how do i|how can i|can i|where do i} {publish|activate|share|export|import|embed|save|put live|undo changes in|restore|test|delete|copy} {a flow|my flow|the flow|flows|an old version}',
      '{publish flow|export flow|import flow|flow version|share flow|activate flow|test flow|restore version}',
      '{my flow|a flow|the flow} {is gone|does not work|has an error|disappeared} {what can i do|}',
      'how do i get my flow {live|online|onto my site}',
      'can i {back up|download|export} {my flow|them|my flows}',
      '{save and share a flow|go back to an older version|i broke my flow how do i undo|import a flow from a file}',
      '{publish button where|test the flow before it goes live|copy a flow}',
      '{publish|export|import|save my flow}',
      '{activate|share link|go live with a flow}',
    ],
  },
  blog: {
    chip: 'What is in your blog?',
    answer:
      'Articles on what chatbots understand, the arithmetic of savings, what customers ask, designing flows, connecting systems safely, the disclosure rule of Europe’s AI Act, the first four weeks and many languages. You find them at Blog, with search and categories.',
    asks: [
      '{do you have|is there|where is|what is in} {a blog|your blog|the blog|articles|something to read}',
      '{blog|articles|posts|news|reading|blog posts|blog topics|guides}',
      '{what do you write about|which topics are in the blog|what can i read|any articles about chatbots}',
      '{an article|a post|something to read|do you have an article} about {chatbots|savings|customer questions|flow design|integrations|eu ai act|disclosure|multilingual support|the first weeks}',
      '{what does your blog say about the eu ai act|ai act article|anything to read}',
      'anything to read about {the ai act|chatbots|savings}',
      'do you {write|publish} {articles|stuff}',
      '{recent posts|where can i read more|got an article on designing conversations|blog link}',
      'read about',
    ],
  },
  newsletter: {
    chip: 'Do you have a newsletter?',
    answer:
      'Yes: enter your address at the bottom of any page. We use it for the newsletter only; to leave, write to us and we delete it. It comes once a month; you can also subscribe by writing to {email}.',
    asks: [
      '{do you have|is there|how do i get|how do i subscribe to|where can i sign up for} {a newsletter|the newsletter|your newsletter}',
      '{newsletter|subscribe newsletter|mailing list|email updates}',
      '{how do i|i want to|please} {unsubscribe|unsubscribe from the newsletter|leave the newsletter|get off your list|stop the emails}',
      '{how often|what} {do you send|is in|comes the} {the newsletter|newsletter|mails}',
      '{newsletter how often|is the newsletter monthly|will you spam me}',
      '{newsletter frequency|monthly newsletter|is the newsletter weekly or monthly|when does the newsletter come|how often is your newsletter sent|subscribe without scripts}',
      'how do i get your {mails|emails|updates}',
      '{sign me up for news|how often do you mail|take me off the mailing list|unsubscribe}',
      '{stop sending me emails|is the newsletter any good|newsleter}',
      '{mails|subscribe to news}',
    ],
  },
  account: {
    chip: 'Do I need an account?',
    answer:
      'No. Chat, templates, calculator, learning path and flow builder work without an account. There is no customer login on this site.',
    asks: [
      '{do i|must i|do we} {need|have to create|have to make|need to register} {an account|to register|a login|to sign in|to log in}',
      '{where|how} {can i|do i} {log in|login|sign in|create an account|register}',
      '{login|account|registration|password forgotten|sign in|my account|reset password}',
      'i {forgot|lost} my password',
      '{without signing up|forgot password}',
      'do i have to {sign up|register|make a login} {to use this|first|for the builder}',
      "{where do customers log in|can't log in|where's the login page|my password doesn't work}",
      "{no account needed?|delete my login|where's my dashboard}",
      '{password|sign up needed}',
    ],
  },
  offline: {
    chip: 'What happens without a connection?',
    answer:
      'Pages you have visited open without a connection, and a form you send offline waits in your browser and goes out by itself within a day.',
    asks: [
      '{does|can} {the site|this site|the page|it} {work|open|be used} {offline|without internet|without a connection}',
      '{offline|no internet|connection lost|works offline}',
      '{what happens|is my message lost} if {my internet|the connection} {drops|is gone|fails} {while sending|}',
      'bad reception here, will {my message|the form} get through',
      '{wifi dropped while sending|does it work on the train without signal|can i read the page without internet|lost connection}',
      '{no signal|without internet}',
    ],
  },
  roiShare: {
    chip: 'Where does the 40 % saving come from?',
    answer:
      'The {roiShare} in the savings calculator is an assumption for planning, not a measured figure: the share of your people’s time on customer questions that a bot can finish without help. In some inboxes it is more, in others half of that. Sort your last two hundred conversations and you have your own share; our blog shows how.',
    asks: [
      '{where does|who says|why|who decided|how do you know} {the 40 percent|40%|the 40 %|exactly 40 percent|the forty percent} {come from|of the calculator|in the savings calculator|in the roi calculator|}',
      '{is|are} {the 40 percent|the savings calculator|the roi figure|the calculated saving} {realistic|an estimate|proven|an assumption|made up|measured}',
      '{40 percent|40% of the time|savings assumption|automation share|how is the saving assumed|what share of questions can a bot finish|automated share}',
      '{who came up with the 40 percent|is 40 percent made up|where did the forty come from}',
    ],
  },
  flowLimits: {
    chip: 'How many flows can I keep, how long?',
    answer:
      'A workspace holds up to {flows} flows of up to {nodes} nodes each; the last {versions} versions of a flow are kept. It is deleted {retentionDays} days after its last use. Export downloads all flows as one JSON file, which import reads again in any browser.',
    asks: [
      '{how many nodes per flow|how many flows can i make|limits of the flow builder|how many versions are kept}',
      '{max|maximum|limit of|how many} {nodes per flow|nodes|flows|flows per workspace|flows in a workspace|nodes in a flow}',
      '{how long does|lifetime of|when does|when is} {my workspace|the workspace|a workspace|flow builder workspace} {last|live|expire|deleted|}',
      '{how many|number of} {versions|revisions|old versions|saved versions} {are kept|do you keep|of a flow|}',
      '{how long|where} {are|is} {my flows|my flow|flows} {kept|saved|stored}',
      '{how many flows|how many conversations} {can i keep|can i save|may i build|fit in a workspace} {for free|without an account|}',
      '{until when|for how many days} {are my flows kept|does my workspace stay|are flows stored}',
      '{flow builder limits|workspace lifetime|can i export everything as a file|export as json|move my flows to another computer}',
      'how many {boxes|steps|blocks} fit in one flow',
      'when does my {work|workspace|drawing} get deleted',
      '{how big can a flow get|how long do my flows stay|workspace gone|flow limit}',
    ],
  },
  nodeTypes: {
    chip: 'Which kinds of node are there?',
    answer:
      'The six basic kinds are start, text, quick reply (a question with buttons), condition, action (collects an e-mail address or phone number, asks for an appointment, notifies another system) and API call. There are also rating, set variable, A/B split, jump, hand over and end.',
    asks: [
      '{what can|which blocks does|which nodes does} {the flow builder|the builder} {do|have}',
      '{what kinds of nodes are there}',
      '{which|what|how many} {kinds of node|node types|types of nodes|blocks|building blocks|kinds of blocks} {are there|does the flow builder have|can i use|exist|do you have}',
      '{what is|what does} {a quick reply node|a condition node|an action node|the api call node|a start node} {do|}',
      '{node types|kinds of nodes|blocks in the flow builder|condition node|quick reply node}',
      'what types of {blocks|nodes|steps}',
      '{kinds of boxes|building blocks list}',
    ],
  },
  help: {
    chip: 'Where is your documentation?',
    answer:
      'The footer leads there: “Help Center” is our blog, “Documentation” the article on the flow builder, “API Reference” the one on connecting systems. For anything else write to {supportEmail}.',
    asks: [
      '{where is|do you have|is there|where do i find} {your documentation|the documentation|a help center|the help centre|a manual|a user guide|an faq|a knowledge base|instructions}',
      '{documentation|docs|help center|help centre|manual|user guide|support page|faq page|instructions}',
      '{how do i reach|where do i write to|email of} {technical support|customer support|your helpdesk|the support team}',
      '{manual please|where are the docs|help pages|instructions for use}',
    ],
  },
};
