import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: 'What do you offer?',
    answer:
      '{brand} builds AI chatbots for businesses: customer service bots, sales automation and custom integrations. They answer around the clock in {languages} languages, hand over to your team when it matters, and a first version runs within {firstHours} hours.',
    asks: [
      '{what do you|what does your company|what exactly do you|what is it you} {do|offer|sell|make|provide|build}',
      '{what is|whats|tell me about|explain} {this|parley|your company|your product|your service|this site|this company|it} {about|all about|}',
      '{services|your services|offer|products|what services|which services do you have|what can i buy here}',
      '{what can|how can} {you|your company|a chatbot|your bots|this} {do|help|help me|help my business|do for me|do for us|do for my company}',
      '{why|what for} {do i need|would i need|should i get} {a chatbot|a bot|this|you}',
      'what {kind|kinds|sort} of {bots|chatbots|services} {do you build|do you have|are there}',
      '{i need|we want|i am looking for|we are looking for} {a chatbot|an ai chatbot|a bot for our website|ai for customer questions}',
    ],
  },
  support: {
    chip: 'What does a customer service bot do?',
    answer:
      'A customer service bot answers what is asked every day, looks up orders and appointments, and passes on to a person with the whole conversation attached.',
    asks: [
      '{what does|what can|how does|tell me about} {a customer service bot|a support bot|the customer service bot|your support bot|a helpdesk bot} {do|work|}',
      '{customer service|customer support|support bot|help desk|customer service bots|first level support|faq bot}',
      '{can it|can the bot|can you|could a bot} {answer|handle|take over} {customer questions|support tickets|our support|faqs|repetitive questions|the same questions|support emails|customer enquiries}',
      '{we|our support|my team} {get|is drowning in|answers|gets} {the same questions|too many tickets|too many emails|hundreds of questions} {every day|all day|again and again|}',
      '{automate|relieve|unburden} {customer service|our support|support|our hotline|the helpdesk}',
    ],
  },
  sales: {
    chip: 'How does sales automation work?',
    answer:
      'Sales automation greets visitors, finds out what they need, qualifies them by your own rules and puts the meeting into your calendar.',
    asks: [
      '{what is|what does|how does|tell me about|explain} {sales automation|your sales bot|a sales bot|lead generation|lead qualification|a lead bot} {do|work|}',
      '{sales automation|lead generation|qualify leads|sales bot|leads|lead qualification|more sales}',
      '{can it|can the bot|can your bot|could it} {generate leads|qualify leads|sell|book meetings for sales|collect leads|capture leads|upsell|increase conversion|recommend products}',
      '{i|we} {need|want} {more leads|more customers|more sales|to convert more visitors|better leads}',
      'how {can|does|could} {a chatbot|the bot|it} {increase|improve|boost} {sales|conversions|revenue|our conversion rate}',
    ],
  },
  customWork: {
    chip: 'What are custom integrations?',
    answer:
      'We connect the conversation with your shop, your customer records, your ticket system or your own software. A custom integration costs {integrationPrice} one-time.',
    asks: [
      '{what are|what is|tell me about|explain|what do you mean by} {custom integrations|a custom integration|your integration service|custom development}',
      '{custom integrations|custom development|bespoke integration|individual development|tailor made bot}',
      '{can you|do you|could you} {build|develop|program|make} {something custom|a bot just for us|custom features|an individual solution|special functions}',
      '{connect|integrate} {our own system|our own software|our ticket system|our warehouse|our booking system|a proprietary database|our intranet}',
    ],
  },
  integrations: {
    chip: 'Which systems do you connect to?',
    answer:
      'Bots connect to {integrations}, your website and other systems through their API: shop, customer records, tickets, calendar. {starter} includes {starterIntegrations} integrations (Slack, Email, Web), {professional} as many as you need; a connection to a system of your own costs {integrationPrice} one-time.',
    asks: [
      '{which|what} {integrations|systems|tools|apps|platforms|software|connections} {do you have|do you support|can it connect to|do you connect to|can you integrate|are there|work with it}',
      '{does it|do you|can it|can you|will it} {connect|integrate|work} {with|to} {our tools|other systems|our software|our systems|the tools we use|third party apps|our helpdesk|zendesk|freshdesk|google calendar|outlook|calendly|stripe|jira|notion|sap|mailchimp}',
      '{integrations|integration|connections|which tools|connectors|plugins|interfaces}',
      'how many integrations {do you have|are there|does it have|can i use}',
      '{we use|we work with|our company uses} {zendesk|google calendar|outlook|sap|microsoft teams|odoo|mailchimp|a ticket system|our own erp} {does that work|is that possible|can you connect it|}',
      '{can the bot|does the bot} {see|read|check|look up|access} {our stock|order status|our calendar|our database|customer data|inventory}',
    ],
  },
  whatsapp: {
    chip: 'Does it work with WhatsApp?',
    answer:
      'Yes, WhatsApp is one of the channels our bots connect to: your customers write where they always write, and the bot answers there.',
    asks: [
      '{does it|do you|can it|can the bot|will it|can you|is it possible to} {work with|work on|support|connect to|use|answer on|run on|integrate|have} {whatsapp|whats app|wa|whatsapp business|whatsap}',
      '{whatsapp|whatsapp bot|whatsapp integration|whats app|whatsapp business api|bot for whatsapp}',
      '{we|my customers|our clients|people} {use|write on|contact us by|message us on|mostly use} {whatsapp|whatsapp business} {can the bot answer there|does that work|}',
      '{i want|we need} a bot {for|on} whatsapp',
    ],
  },
  slack: {
    chip: 'Does it work with Slack?',
    answer: 'Yes. Slack is included from {starter} on, together with email and your website.',
    asks: [
      '{does it|do you|can it|can the bot|will it|is it possible to} {work with|support|connect to|integrate with|post to|notify|integrate} {slack|our slack|a slack channel}',
      '{slack|slack integration|slack bot|bot in slack|slack channel}',
      '{we use|our team uses|our team is on} slack {does that work|is it supported|}',
      '{can|could} {my team|we} {get notified|answer|take over chats} in slack',
    ],
  },
  shopify: {
    chip: 'Does it work with Shopify?',
    answer:
      'Yes, our bots connect to Shopify: they look up orders, recommend products and answer questions before checkout. Other shop systems (WooCommerce, Magento) are connected through their API.',
    asks: [
      '{does it|do you|can it|can the bot|will it|is it possible to} {work with|support|connect to|integrate with|integrate} {shopify|my shopify store|woocommerce|magento|shopware|prestashop|our shop system|our online shop}',
      '{shopify|shopify integration|shopify bot|woocommerce|magento|shop system|shopify app}',
      '{i have|we run|we have|my store is on} {a shopify store|shopify|woocommerce|a magento shop} {does that work|can you connect it|is that supported|}',
      'can the bot {see|check|track} {shopify orders|orders in my shop|my products}',
      '{were on woocommerce|our store runs magento|bigcommerce}',
    ],
  },
  website: {
    chip: 'How do I get it onto my website?',
    answer:
      'The web channel is part of every plan: a short snippet goes into your pages, whatever they are made with (WordPress, Wix, your own code), and the chat appears there. We help with it when the first version is set up.',
    asks: [
      '{how|where} {do i|do we|can i|would i} {put|add|embed|install|integrate|get} {it|the bot|the chatbot|the chat|your widget} {on|onto|into|in|to} {my website|our site|my page|my wordpress site|our homepage|the website}',
      '{does it|do you|can it|will it} {work with|support|run on} {wordpress|wix|squarespace|webflow|typo3|joomla|my website|our homepage|any website|html|drupal}',
      '{wordpress|wix|embed|widget|snippet|website chat|install on website|code snippet|embed code|web integration}',
      '{my site is|our website is|i have} {made with|built on|on} {wordpress|wix|squarespace|webflow} {does it work|is that a problem|}',
      'do i {need|have} to change my website',
    ],
  },
  crm: {
    chip: 'Does it connect to our CRM?',
    answer:
      'Yes: bots connect to customer records such as Salesforce or HubSpot through their API. {professional} includes as many integrations as you need; a system of your own is a custom integration ({integrationPrice} one-time).',
    asks: [
      '{does it|do you|can it|can the bot|will it} {work with|support|connect to|integrate with|sync with|write to|integrate} {our crm|salesforce|hubspot|pipedrive|zoho|a crm|dynamics|my crm|monday}',
      '{crm|crm integration|salesforce|hubspot|pipedrive|zoho crm|crm connection}',
      '{we use|we work with|our crm is} {salesforce|hubspot|pipedrive|zoho|dynamics} {does that work|can you connect it|is it supported|}',
      'do the leads {go into|land in|get to} {our crm|hubspot|salesforce|the crm}',
    ],
  },
  api: {
    chip: 'Do you have an API?',
    answer:
      'Bots talk to other systems through APIs and webhooks: the flow builder has steps that call an address of yours and use the answer. For a deeper connection we build a custom integration ({integrationPrice} one-time).',
    asks: [
      '{do you have|is there|do you offer|does it have} {an api|api access|webhooks|a rest api|api documentation|an sdk|developer docs}',
      '{api|rest api|webhook|webhooks|api docs|api documentation|zapier|make integromat|sdk|developer documentation}',
      '{can|could} {my developers|we|our it} {use your api|call it by api|program against it|connect by api|use webhooks}',
      '{does it|do you} {support|work with|connect to} {zapier|make|n8n|webhooks}',
    ],
  },
  channels: {
    chip: 'Which channels are there?',
    answer:
      'The channels we name are your website, WhatsApp, Slack, email and Shopify. Others (Instagram, Messenger, Telegram, Teams, SMS) are connected through their API where they have one; phone or voice bots are not something the site offers. Ask our team about your channel.',
    asks: [
      '{which|what} {channels|messengers|channel} {do you support|are there|can it use|do you have|can the bot answer on}',
      '{does it|do you|can it|can the bot} {work with|work on|support|connect to|answer on|run on|do} {instagram|facebook|messenger|telegram|sms|teams|microsoft teams|viber|line|wechat|tiktok|discord|signal|email|kakaotalk}',
      '{instagram|facebook messenger|telegram|sms|microsoft teams|email bot|discord|line|wechat|channels}',
      '{can it|does it|can the bot|do you have} {answer the phone|make phone calls|talk|do voice|take calls|speak on the phone|voice bots|a voicebot|phone bots}',
      '{voice|phone bot|voicebot|telephone assistant|call center bot}',
      '{my people are on telegram|does it do insta|fb messenger|will it pick up the phone|over text message}',
    ],
  },
  languages: {
    chip: 'Which languages do the bots speak?',
    answer:
      'Our bots speak {languages} languages, right-to-left scripts such as Arabic and Hebrew included. {starter} comes with one language, {professional} with several; an additional language costs {languagePrice} a month.',
    asks: [
      '{which|what|how many} languages {do your bots speak|does the bot speak|does it speak|do you support|are supported|are there|can it handle|does your chatbot know|do you have}',
      '{does it|can it|can the bot|does the bot|do your bots|will it} {speak|understand|answer in|know|handle|support|work in} {french|spanish|german|arabic|chinese|portuguese|polish|greek|other languages|several languages|ukrainian|czech|hebrew|japanese|thai|vietnamese}',
      '{languages|multilingual|multi language|multilingual bot|language support|supported languages}',
      '{our customers|my customers|we have customers who} {speak|write in|come from} {different languages|french and german|many countries|arabic|five languages|all over europe}',
      '{do you|does it} support {arabic script|hebrew|chinese characters}',
    ],
  },
  languageSwitch: {
    chip: 'Does the bot change language by itself?',
    answer:
      'Yes. The bot answers in the language it is asked in and changes with the customer, even in the middle of a conversation.',
    asks: [
      '{does it|can it|will it|does the bot|can the bot} {switch|change|detect|recognise|recognize} {language|languages|the language|the customers language} {automatically|by itself|on its own|mid conversation|}',
      '{automatic language detection|language detection|auto translate|switch language|language recognition}',
      '{how does|does} {the bot|it} {know|find out|see} {which language|what language} {to answer in|the customer speaks|to use|}',
      '{what if|what happens when} {a customer|someone|a visitor} {writes in another language|switches to french|changes language|mixes languages}',
      '{do i|must we} {translate|write} {everything|the answers} {myself|for every language|several times}',
    ],
  },
  models: {
    chip: 'Which AI models do you use?',
    answer:
      'You choose the model: GPT-3.5 Turbo (fast and inexpensive, {starter}), Claude 3 Sonnet (balanced, {professional}) or Claude 3 Opus (for complex reasoning, {enterprise}). You do not pay for a premium model in every answer by default.',
    asks: [
      '{which|what} {ai model|ai models|model|models|llm|language model|ai|gpt|technology|engine} {do you use|does it use|is behind it|is it based on|runs it|powers it|can i choose|are available}',
      '{is it|do you use|is this|does it use|is it based on|does it run on} {chatgpt|gpt|gpt 4|gpt 3.5|claude|openai|gemini|llama|mistral|anthropic}',
      '{models|ai model|llm|gpt|claude|opus|sonnet|gpt 3.5 turbo|claude 3}',
      '{can i|can we} {choose|change|pick|switch} the {model|ai|language model}',
      '{whats the difference between|difference between|compare} {gpt and claude|sonnet and opus|the models|gpt 3.5 and claude}',
      '{which|what} model {has|comes with|is in|does} {starter|professional|enterprise} {use|have|}',
    ],
  },
  analytics: {
    chip: 'What analytics do I get?',
    answer:
      'You see what is asked and how conversations end, in real time: {starter} has basic analytics, {professional} advanced analytics with A/B testing. In the flow builder every flow shows its sessions, completion and time.',
    asks: [
      '{what|which} {analytics|statistics|reports|reporting|metrics|figures|data|numbers} {do i get|do you have|are there|can i see|does it show|are included}',
      '{do i get|is there|does it have|do you offer|can i see|are there} {analytics|statistics|reports|a dashboard|reporting|insights|stats|evaluations}',
      '{analytics|dashboard|reports|statistics|reporting|kpis|insights|metrics|real time analytics}',
      '{how do i|can i|how can we} {measure|see|track|know} {success|how the bot performs|what customers ask|if it works|the results|performance|what people ask}',
      '{difference between|what is} {basic and advanced analytics|advanced analytics|basic analytics}',
    ],
  },
  helpHours: {
    chip: 'What support do we get?',
    answer:
      '{starter} has email support, {professional} 24/7 priority support, {enterprise} dedicated support with an SLA. You reach support at {supportEmail}.',
    asks: [
      '{what|which|what kind of} {support|help|assistance} {do we get|do i get|do you offer|is included|do you give|is there} {with starter|with professional|if something breaks|as a customer|}',
      '{is there|do you have|do you offer|is} {24 7 support|phone support|round the clock support|support at night|support on weekends|a hotline|technical support|support 24 7|weekend support}',
      '{support|customer support hours|technical support|priority support|helpline|24/7 support|support level|who helps me}',
      '{who|whom} {helps|do i call|do i ask|can i ask|do i contact} {if|when} {something breaks|the bot is down|there is a problem|i have a problem|it doesnt work|i get stuck}',
      'how {fast|quickly|good} {is|does} {your support|support} {answer|react|respond|}',
    ],
  },
  abTesting: {
    chip: 'Can I A/B test?',
    answer:
      'A/B testing comes with {professional}: try two wordings or flows and keep the one that works better.',
    asks: [
      '{do you have|is there|can i|does it have|does it support|can we} {do|run|use|} {a/b testing|ab testing|a b tests|split tests|split testing|a/b tests}',
      '{a/b testing|ab test|split test|a b testing|test two versions|experiments}',
      '{which|what} plan {has|includes|comes with} {a/b testing|ab testing|split testing}',
      'can i {compare|test} {two versions|two greetings|different answers|which text works better}',
    ],
  },
  workflows: {
    chip: 'What are custom workflows?',
    answer:
      'Custom workflows come with {professional}: your own steps, conditions and actions, from collecting an e-mail address to calling another system. You draw them in the flow builder, which you can try here without an account.',
    asks: [
      '{what are|do you have|can i have|can i build|is it possible to have|tell me about} {custom workflows|workflows|own workflows|automations|process automation}',
      '{custom workflows|workflow|workflows|process automation|automation rules|approval process}',
      '{which|what} plan {has|includes|comes with} {custom workflows|workflows}',
      '{can the bot|can it} {follow our process|follow steps|trigger actions|run a process|collect data step by step|start a workflow}',
    ],
  },
  branding: {
    chip: 'Can it have our own look?',
    answer:
      'Yes, your own branding is part of every plan, from {starter} on: your name, your colours, your tone.',
    asks: [
      '{can i|can we|is it possible to|could we} {use our own|change the|adapt the|customise the|have our|have our own|choose the} {logo|colours|colors|design|look|branding|name of the bot|brand|tone|avatar}',
      '{branding|custom branding|white label|own logo|own design|corporate design|our colours|whitelabel|your logo}',
      '{does it|will it} {show your logo|look like our brand|match our website|say powered by|have our name}',
      '{do you offer|is there} {white label|whitelabel|custom branding}',
    ],
  },
  handover: {
    chip: 'Does the bot hand over to a person?',
    answer:
      'Yes. What the bot cannot answer goes to a person of your team with everything already said, so that nobody has to repeat themselves. You decide when that happens.',
    asks: [
      '{does it|can it|can the bot|does the bot|will it} {hand over|transfer|pass on|escalate|forward|hand off} {to a person|to a human|to my team|to an agent|to our staff|chats|to a colleague|to real people}',
      '{what if|what happens if|what happens when} {the bot|it} {cant answer|doesnt know|doesnt know the answer|gets stuck|has no answer|doesnt understand}',
      '{human handover|handover|escalation|live chat|live agent|hand off|human takeover|live takeover}',
      '{can my team|can we|can i} {take over|jump in|step in|join the chat|take over a conversation|intervene}',
      '{will customers|can customers|can my customers} {still reach a person|talk to a human|reach my staff|get a real person}',
      '{can a colleague jump in}',
    ],
  },
  ownData: {
    chip: 'Can it learn from our documents?',
    answer:
      'Yes. Advanced training ({trainingPrice} one-time) teaches the bot your documents and past conversations; prices, opening hours and rules come from your own systems, so the answer is yours and not a guess.',
    asks: [
      '{can it|can the bot|does it|does the bot|can you|how does it} {learn|be trained|be fed|read|use|train} {from our documents|on our documents|with our data|on our website|from our faq|our manuals|our pdfs|from our content|on my content|our knowledge base|from past chats}',
      '{how does|where does|from where does} {the bot|it} {get its knowledge|know the answers|know about our products|learn|know what to say|get the information}',
      '{own documents|train on data|knowledge base|upload documents|pdf upload|own content|learn from website|training on own data}',
      '{can i|can we} upload {documents|pdfs|our faq|a price list|manuals|files}',
      '{will it|does it} know {our products|our prices|our company|our catalogue|our services}',
      '{can we feed it our pdfs|does it read our website|where does it get its answers}',
    ],
  },
  accuracy: {
    chip: 'How reliable are the answers?',
    answer:
      'A language model predicts words, so facts should come from your own data: our bots answer from what you gave them and pass on to a person what they do not know, instead of inventing it. You can test every flow before it goes live.',
    asks: [
      '{how|are} {reliable|accurate|good|correct|right|trustworthy} {are the answers|is it|is the bot|are your bots|are they|the answers}',
      '{does it|can it|will it|what if it|does the bot|what if the bot} {make mistakes|hallucinate|give wrong answers|invent things|make things up|lie|tell nonsense|say something wrong}',
      '{hallucinations|wrong answers|accuracy|error rate|reliability|mistakes|quality of answers|nonsense answers}',
      '{how do you|can you} {prevent|avoid|stop} {wrong answers|hallucinations|it from making things up|mistakes}',
      '{who is liable|who is responsible} {if|when} {the bot|it} {says something wrong|makes a mistake|promises something}',
      '{does it make stuff up|what if it gets it wrong|can i trust what it says}',
    ],
  },
  speed: {
    chip: 'How fast does the bot answer?',
    answer:
      'The platform responds in under 200 milliseconds; your customers get an answer at once, at any hour.',
    asks: [
      '{how fast|how quickly|how quick} {does the bot|does it|do your bots|is the bot|is it|are the answers} {answer|respond|reply|react|}',
      '{response time|response times|speed|latency|sub 200ms|answer speed|200 milliseconds}',
      '{is it|is the bot|are the bots} {slow|fast|quick|real time|laggy}',
      '{do customers|will customers|how long do customers} {have to wait|wait for an answer|wait}',
    ],
  },
  uptime: {
    chip: 'How reliable is the service?',
    answer:
      'We promise {uptime} uptime, around the clock. {enterprise} adds an SLA that puts it into the contract.',
    asks: [
      '{what is|whats|how high is|what about} {your uptime|the uptime|your availability|the availability|uptime|availability}',
      '{how|is it|how often} {reliable is the service|stable|reliable is the platform|is it down|available is it|often are you down|does it fail}',
      '{uptime|availability|downtime|outage|outages|99.9|is it stable|service failures}',
      '{what if|what happens if|what happens when} {your servers|the system|your service|the bot|you} {go down|is down|fail|crash|goes offline|crashes|has an outage}',
      '{do you|can you} guarantee {uptime|availability|99.9 percent}',
    ],
  },
  deploy: {
    chip: 'How fast can we start?',
    answer:
      'A first version is ready within {firstHours} hours; tailoring it to your business takes {daysFrom} to {daysTo} days, depending on the industry.',
    asks: [
      '{how fast|how quickly|how soon|when} {can we|can i|could we|would we|can you|will we} {start|go live|launch|begin|be live|have a bot|deliver|have it running|get going}',
      '{how long} {does it take|does the setup take|until it works|until we are live|does implementation take|to build a bot|to set up|until the bot is ready|does it take to go live}',
      '{timeline|setup time|time to launch|implementation time|go live|deployment time|launch date|delivery time|lead time|how many days}',
      '{can you|is it possible to|could you} {be ready|do it|launch|deliver|finish} {by monday|this week|by tomorrow|in a week|before christmas|within two weeks|in 3 days|quickly}',
      '{we need|i need} it {urgently|asap|fast|by next week|soon|yesterday}',
      '{is it|do you really} {really|deploy} {one day|in 24 hours|in 1 day|within a day}',
      '{when would it be up and running|can we be live by next week|how long to get it going}',
    ],
  },
  process: {
    chip: 'How does it work, step by step?',
    answer:
      'You write a few lines about what your customers ask; we look at your site and your questions and come back within {hours} hours with a first plan and a price. A first version runs within {firstHours} hours, then we tailor it to you in {daysFrom} to {daysTo} days and you test it before it goes live.',
    asks: [
      '{how does|how do|how would} {it|this|that|the process|everything|a project|the start|working with you} {work|go|run|look like|start} {exactly|step by step|in practice|}',
      '{what are|what is|explain|tell me} {the steps|the next steps|the process|the procedure|next}',
      '{how does it work|process|procedure|steps|onboarding|next steps|how do we begin|getting started}',
      '{what do you need|what do i need|what must i provide|what do you need from us|what do i have to prepare} {to start|from me|to begin|for the start|}',
      '{what happens|what comes} {after|next|when} {i sign up|i contact you|we order|i write to you|the consultation|}',
      'how do {i|we} {start|get started|begin|set it up}',
    ],
  },
  noCode: {
    chip: 'Do I need developers?',
    answer:
      'No. Conversations are drawn in a visual flow builder without code, and templates give you a start; with the fully managed service we do everything for you.',
    asks: [
      '{do i|do we|must i|does one} {need|have to have|require} {a developer|developers|programming skills|to code|an it department|technical knowledge|to know how to code|it skills}',
      '{no code|without programming|low code|easy to use|technical skills|without coding|for beginners}',
      '{can i|can a layman|can we|can someone} {build it myself|do it without coding|use it without it|do it ourselves|set it up myself|make a bot myself}',
      '{is it|how} {easy|complicated|difficult|hard} {to use|to set up|to learn|for beginners|is it|}',
      '{im not|i am not|we are not} {technical|a programmer|good with computers|it people|tech savvy} {can i use it|is that a problem|}',
      '{im rubbish with computers|do i have to code}',
    ],
  },
  maintenance: {
    chip: 'Who maintains the bot?',
    answer:
      'On a platform plan you change texts and flows yourselves, any time, without code. With the fully managed service we maintain and improve the bot for you; 24/7 development support is there when something technical needs doing.',
    asks: [
      '{who|how} {maintains|updates|looks after|takes care of|improves|changes|do i update} {the bot|it|the answers|the content} {afterwards|later|after launch|}',
      '{can i|can we|how do i} {change|edit|update|adapt|correct} {answers|the texts|the bot|things|the flow|it} {later|myself|ourselves|any time|afterwards|}',
      '{maintenance|updates|changes later|upkeep|ongoing work|development support|who updates it}',
      '{how much work|how much effort|is it much work} {is it|to maintain|to keep it running|afterwards|for us}',
      '{what if|when} {our prices|our products|our opening hours} change',
    ],
  },
  scale: {
    chip: 'Does it cope with many visitors?',
    answer:
      'Yes. The platform is serverless: it grows with the number of conversations, peaks included, and costs little while nobody talks. {enterprise} has no message limit.',
    asks: [
      '{does it|can it|will it|can the bot} {cope with|handle|scale to|manage|survive|stand} {many visitors|lots of traffic|peaks|thousands of chats|black friday|10000 users at once|high load|many conversations at the same time}',
      '{scalability|scaling|scale|traffic peaks|high load|simultaneous chats|load}',
      '{how many|is there a limit of} {conversations|chats|users|customers} {at once|at the same time|in parallel|simultaneously}',
      '{what if|what happens when} {we grow|a lot of people write at once|we have a rush|traffic explodes|a campaign goes viral}',
    ],
  },
  tasks: {
    chip: 'Can it take bookings and orders?',
    answer:
      'Yes. A bot can take appointments, reservations and orders, look up an order, handle a return, collect contact details and call other systems; the flow builder has steps for each. The demo bots of our templates show it.',
    asks: [
      '{can it|can the bot|can your bot|does it|could it} {take|make|handle|manage|book|process|accept|do} {appointments|bookings|reservations|orders|returns|payments|appointments for my customers|table reservations|complaints}',
      '{appointment booking by bot|take orders|reservation bot|booking bot|order status|order tracking|appointment scheduling bot}',
      '{what|which} {tasks|jobs|things} can {it|the bot|a bot} {do|take over|handle|automate}',
      'can {my customers|clients|patients|guests} {book|order|reserve|cancel an appointment|reschedule} {with the bot|through the chat|by chat|via the bot}',
      '{can it|can the bot} {send|track|check|look up} {emails|reminders|parcels|an order|invoices|the delivery}',
      '{does it do reminders|can it actually do things or just chat|can it move a booking}',
    ],
  },
  afterHours: {
    chip: 'Does it work at night too?',
    answer: 'Yes, the bot answers around the clock, at night, on weekends and on holidays.',
    asks: [
      '{does it|can it|does the bot|will it|is the bot|is it} {work|answer|run|available|online|reply} {at night|24 7|around the clock|on weekends|on sundays|on holidays|outside business hours|after hours|day and night}',
      '{24/7|around the clock|at night|weekends|outside office hours|nonstop|after hours}',
      '{we are|our office is|my shop is} closed {at night|on weekends|after 5} {can the bot answer|and customers write then|}',
      'customers {write|ask|message us} {at night|after hours|on sundays} {who answers|can it help|}',
    ],
  },
  rightToLeft: {
    chip: 'Does it work right to left?',
    answer:
      'Yes. In Arabic and Hebrew this chat and our bots run from right to left, the whole window included; there is nothing to set.',
    asks: [
      '{right to left|rtl}',
      '{do you|does it} support {right to left|rtl}',
      '{does|will} {the chat|the window|the widget|it|the bot} {look right in arabic|work in rtl|display hebrew properly|flip for arabic|run right to left|get mirrored in hebrew|handle rtl layout}',
      '{right to left layout|rtl support|arabic layout|hebrew layout|rtl chat window|mirrored interface|text direction}',
      'is {the text|the chat window|the interface} {shown from right to left|mirrored} {in arabic|for hebrew|when i write arabic|}',
    ],
  },
};
