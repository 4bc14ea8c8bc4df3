import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: 'What does a chatbot cost?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nNo plan has a setup fee.',
    asks: [
      '{what|how much} {does|do|would|will} {it|this|a chatbot|a bot|your bot|your service|you|everything} {cost|cost me|cost us|charge|cost a month}',
      '{how much|how much is|how much are} {it|a bot|a chatbot|the chatbot|your plans|your packages|per month|a month}',
      '{what are|tell me|give me|show me|i need|can i see|send me} {your|the} {prices|pricing|rates|fees|price list|plans and prices|costs}',
      '{prices|pricing|price|costs|price list|rates|fees|subscription|plans|packages|what plans do you have|which plans are there}',
      '{ballpark|rough idea|rough figure} {of|on|for} {the price|cost|pricing|what i would pay}',
      '{is it|are you|this is|isnt that} {expensive|too expensive|pricey|affordable|cheap}',
      '{whats|what is} the {price|damage|cost|monthly price|monthly fee|bill}',
      'what {would|will} {i|we} {pay|have to pay|be paying} {per month|monthly|a year|each month|}',
      'do you have {different plans|several plans|plans for small companies|pricing tiers}',
      '{whats it gonna set me back|how much dosh|what am i looking at per month|how much r we talking|hit me with the numbers}',
    ],
  },
  starter: {
    chip: 'What is in Starter?',
    answer:
      'The platform plan {starter} costs {starterPrice} a month with GPT-3.5 Turbo: {starterMessages} messages a month, {starterIntegrations} integrations (Slack, Email, Web), basic analytics, email support and your own branding, in a single language. It suits a small business with one website and one team.',
    asks: [
      '{what|how much} {is|does|is in|do i get with|do i get in|comes with|is included in} {starter|the starter|the starter plan|starter package|your starter plan|the basic plan|the small plan|the entry plan|the 129 plan}',
      '{tell me about|details of|info on|more about|explain} {the starter|starter|the starter plan|the smallest plan|the 129 plan|basic plan}',
      '{starter|starter plan|starter price|starter features|starter cost|129 dollars what do i get}',
      'what {do|would} i get for {129|$129|129 a month|129 dollars}',
      '{how many messages|which integrations|which model|what support|how many integrations|what analytics} {does|do|are in|is in|has|comes with} {starter|the starter plan|the small plan} {have|include|}',
      'is {starter|the starter plan|the small plan} {enough|ok|good|right} for {a small business|a small shop|us|me|a start}',
      'limits of {starter|the starter plan|the smallest plan}',
    ],
  },
  professional: {
    chip: 'What is in Professional?',
    answer:
      'The platform plan {professional} costs {professionalPrice} a month at the base rate ({sonnetProfessional} with Claude 3 Sonnet): {professionalMessages} messages a month, unlimited integrations, advanced analytics, 24/7 priority support, Claude 3 Sonnet, HIPAA readiness, several languages, A/B testing and custom workflows. It is our most popular plan.',
    asks: [
      '{what|how much} {is|does|is in|do i get with|do i get in|comes with|is included in} {professional|the professional|the professional plan|pro|the pro plan|professional package|the middle plan|the 699 plan}',
      '{tell me about|details of|info on|more about|explain} {professional|the pro plan|the professional plan|pro|your most popular plan|the middle plan}',
      '{professional|professional plan|pro plan|pro price|professional features|professional cost}',
      'what {do|would} i get for {699|$699|699 a month|699 dollars|seven hundred a month}',
      '{how many messages|which integrations|which model|what support|how many integrations|what analytics|how many languages} {does|do|are in|is in|has|comes with} {professional|pro|the pro plan} {have|include|}',
      '{which|what} {plan is|one is|is your} {most popular|the most popular|the most popular plan|your bestseller|what most people take}',
      'why is {professional|the pro plan|pro} {so expensive|699|more expensive|worth it}',
    ],
  },
  enterprise: {
    chip: 'What is in Enterprise?',
    answer:
      'The platform plan {enterprise} is priced individually: unlimited messages, dedicated infrastructure or on-premises hosting, SSO, Claude 3 Opus, dedicated support, an SLA and advanced security. Tell us what you need and a person makes you an offer within {hours} hours.',
    asks: [
      '{what|how much} {is|does|is in|do i get with|comes with|is included in} {enterprise|the enterprise plan|the enterprise package|the big plan|the largest plan|the custom plan} {cost|include|}',
      '{tell me about|details of|info on|more about|explain} {enterprise|the enterprise plan|the biggest plan|the custom plan|your enterprise offer}',
      '{enterprise|enterprise plan|enterprise price|enterprise pricing|enterprise features|enterprise cost}',
      'what {is|does} {the custom price|custom mean|custom pricing} {for enterprise|exactly|in enterprise|}',
      '{we are|im at|for} a {large company|big corporation|large organisation|corporation|multinational|company with 5000 employees|group} {which plan|what do you offer|what would it cost|}',
      '{do you have|is there|we need} {something|a plan|an offer} {for large companies|for enterprises|for corporations|with unlimited messages|without message limit}',
    ],
  },
  compare: {
    chip: 'How do the plans differ?',
    answer:
      '{starter} ({starterPrice} a month): {starterMessages} messages, {starterIntegrations} integrations, one language, basic analytics, email support.\n{professional} ({professionalPrice} a month): {professionalMessages} messages, unlimited integrations, several languages, advanced analytics, A/B testing, HIPAA readiness, 24/7 support.\n{enterprise} (individual price): unlimited messages, own infrastructure, SSO, SLA, dedicated support.',
    asks: [
      '{what is|whats|explain|tell me} the {difference|differences} between {the plans|starter and professional|starter and pro|pro and enterprise|professional and enterprise|your plans|your packages|the tiers}',
      '{compare|comparison of|compare me} {the plans|your plans|starter and professional|starter with pro|the packages|plans}',
      '{how do|in what do} {the plans|your packages|starter and professional} differ',
      '{what does|what more does} {professional|pro|enterprise} {have|offer|do|give me} {more than|that is missing in|over|that} {starter|professional|pro} {doesnt|}',
      '{starter|pro} {or|vs|versus} {professional|pro|enterprise}',
      'why should i {take|choose|pay for} {professional|pro} {instead of|and not} {starter|the small one}',
    ],
  },
  whichPlan: {
    chip: 'Which plan fits me?',
    answer:
      'It depends on your messages a month: up to {starterMessages} {starter} is enough, up to {professionalMessages} it is {professional}, above that {enterprise}. You also need {professional} for several languages, HIPAA or A/B testing. Roughly how many messages do you get a month?',
    asks: [
      '{which|what} {plan|package|tier|one} {fits|suits|is right for|is best for|do you recommend for|would you recommend for|should i take for|do i need for} {me|us|my business|my company|a small company|a startup|a growing business|my case}',
      '{which|what} {plan|package|one|tier} {should|do|would|must} {i|we|you} {take|choose|get|pick|need|recommend|buy}',
      '{help me|can you help me} {choose|choose a plan|pick a plan|decide|find the right plan}',
      '{recommend me|suggest} {a plan|a package|something}',
      'we {get|have|receive} {about|around|roughly|} {2000|12000|30k|8 thousand|80000|500} {messages|enquiries|questions|requests} {a month|per month|monthly} {which plan|what do we need|what does that cost|}',
      '{i dont know|not sure} which {plan|package|one} {i need|to take|fits}',
      '{which one would suit us|what do you recommend for nine people|which plan for 30000 messages and hipaa|is the small one enough|what do we need}',
    ],
  },
  managed: {
    chip: 'What does the managed service cost?',
    answer: '{managedPrices}\n\nWith the fully managed service we build, run and look after the bot for you.',
    asks: [
      '{what is|whats|what does|how much is|how much does|tell me about|explain} {the fully managed service|fully managed|the managed service|managed service|full service|the done for you service|your managed plans} {cost|include|}',
      '{can you|could you|do you|would you} {run it for us|do everything for us|build and run it|manage it for us|take care of everything|operate the bot for us|handle it all}',
      '{managed service|fully managed|managed plans|full service|done for you|managed price|managed pricing}',
      '{we|i} {have no time|dont have time|dont want} to {do it ourselves|run it ourselves|manage a bot|set it up ourselves}',
      '{what do i get for|why} {1497|2497|2997|$1,497|1,497 a month}',
      'price {if you|when you} {do everything|run it|build it for us|manage it}',
      '{all inclusive with unlimited conversations|you do it all for us|done for you package|hands off option|managed enterprise price|the managed one with unlimited conversations}',
    ],
  },
  managedOrPlatform: {
    chip: 'Platform or managed: what is the difference?',
    answer:
      'With a platform plan (from {starterPrice} a month) you run the bot on our platform yourselves. With the fully managed service (from {managedStarter} a month) we build it, run it and keep improving it. The first is counted in messages, the second in conversations.\n{managedPairs}',
    asks: [
      '{what is|whats|explain} the difference between {platform and managed|managed and platform|the platform plans and the managed service|the two services|self service and managed|the two starter plans}',
      'why {are there two|do you have two|two} {prices|price lists|starter prices|different prices|starter plans}',
      'why does {starter|professional} cost {129 and 1497|699 and 2497|so much here and less there}',
      '{platform|self service|self run} {or|vs|versus} {managed|fully managed|full service}',
      'what does {platform plan|platform|managed|fully managed} mean',
      'the {site|website|page} says {129|699} but you say {1497|2497} {why|}',
    ],
  },
  cheapest: {
    chip: 'What is the cheapest way to start?',
    answer:
      'The cheapest plan is the platform plan {starter} at {starterPrice} a month for up to {starterMessages} messages, without a setup fee and without a long-term contract.',
    asks: [
      '{what is|whats|which is} {your|the} {cheapest|lowest|least expensive|smallest|minimum} {plan|price|option|package|offer|way|one}',
      '{cheapest|lowest price|minimum price|cheapest plan|cheapest option|starting price|entry price}',
      '{from how much|where do prices start|what do prices start at|prices from}',
      '{i have|we have} {a small|a tiny|little|not much} {budget|money} {what can i get|what do you have|}',
      'my budget is {100|200|150|300} {dollars|a month|per month} {is that enough|what do i get|}',
      '{thats steep got anything cheaper|tight budget|lowest you can go|starting from how much|smallest amount i can pay}',
    ],
  },
  setupFee: {
    chip: 'Is there a setup fee?',
    answer:
      'No. None of our plans has a setup fee; you pay the monthly price. Only add-ons such as a custom integration ({integrationPrice} one-time) or advanced training ({trainingPrice} one-time) cost something once.',
    asks: [
      '{is there|do you have|do you charge|do i pay|are there|do we have to pay} {a|any|} {setup fee|setup fees|setup cost|installation fee|one time fee|onboarding fee|activation fee|upfront cost|hidden costs|hidden fees|startup costs}',
      '{setup fee|set up cost|installation costs|one off costs|upfront payment|hidden fees|extra costs}',
      '{what|how much} {does|do|is} {the setup|setting up|installation|onboarding|the start} cost',
      'do i {pay|have to pay} {anything|something} {upfront|in advance|at the beginning|to get started}',
      '{any catch|whats the catch|what else do i pay|what comes on top|other costs besides the monthly price}',
    ],
  },
  contract: {
    chip: 'Is there a minimum contract?',
    answer:
      'There is no long-term contract: plans run month by month and you can cancel any time with {noticeDays} days’ notice.',
    asks: [
      '{is there|do you have|whats|what is|are there} {a|the|any|} {minimum term|minimum contract|contract|contract length|long term contract|contract period|commitment|lock in|term|annual contract}',
      '{do i|do we|must i|will i} {have to sign|sign|need|commit to|get tied to} {a contract|a long contract|a year|12 months|a yearly contract}',
      '{how long|for how long} {am i|are we|is the contract|is one} {bound|tied in|locked in|running|committed}',
      '{contract|contract term|minimum duration|commitment|lock in|month to month|tied in}',
      '{is it|can i pay|can i have it} {month to month|monthly|without a contract|month by month}',
      '{i dont want|we hate} {a long contract|being locked in|long contracts}',
      '{am i locked in for a year|am i stuck with it|do i sign for long}',
    ],
  },
  cancel: {
    chip: 'How do I cancel?',
    answer:
      'You can cancel any time with {noticeDays} days’ notice; no reason is needed and there is no long-term contract. A message to {email} is enough.',
    asks: [
      '{how|when|can} {do|can|could|may} {i|we} {cancel|quit|terminate|stop|get out|end it|unsubscribe from the plan|leave}',
      '{can i|can we|is it possible to|am i allowed to} {cancel|quit|get out|terminate|stop} {any time|monthly|early|whenever i want|after a month|the contract|my plan|}',
      '{what if|what happens if|and if} {i|we} {cancel|want to cancel|want out|stop|dont like it|are not happy|are unhappy with it}',
      '{cancellation|cancel|cancelling|notice period|termination|cancellation period|cancellation policy}',
      '{how long is|what is|whats} {the|your} {notice period|cancellation period|notice|cancellation policy}',
      '{if it doesnt work|if it flops|if we change our mind} {can we leave|how do we get out|can i cancel|what then}',
      '{how do i get out of it|if i hate it can i stop}',
    ],
  },
  trial: {
    chip: 'Can I try it for free?',
    answer:
      'You can try a lot here at no cost: chat with the demo bots of our templates, build a flow of your own in the flow builder and book a free consultation. We don’t advertise a free plan or trial period; since there is no setup fee and you can cancel with {noticeDays} days’ notice, a month of {starter} ({starterPrice}) is the smallest way to test it for real.',
    asks: [
      '{is there|do you have|do you offer|can i get|can we have} {a|any|} {free trial|trial|free version|free plan|test period|trial period|test account|demo account|freemium|free tier}',
      '{can i|can we|could i|may i} {try it|test it|try it out|test the bot|use it} {for free|first|before buying|before i pay|without paying|for a week|for 14 days|}',
      '{free trial|trial|free version|test phase|try before buy|14 day trial|try for free|free of charge}',
      '{is it|is this|is anything} {free|for free|free of charge|gratis}',
      'what can i {try|test|do|use} {for free|without paying|without registering}',
      '{can i kick the tyres first|try before i buy|without handing over my card|can i have a play with it|something free to try|test drive the bot before paying}',
    ],
  },
  discount: {
    chip: 'Are there discounts?',
    answer:
      'The site lists no discounts, neither for paying yearly nor for start-ups or non-profits, and I can’t promise one. Ask our team: {email} or a free consultation is the way to get an offer for your case.',
    asks: [
      '{is there|do you have|do you give|do you offer|are there|can i get|any|can you give me} {a|any|} {discount|discounts|rebate|special offer|coupon|promo code|voucher|deal|better price|price reduction}',
      '{discount|cheaper} {for|if we pay|when paying} {nonprofits|non profits|startups|students|schools|yearly|annually|a year in advance|two bots|charities|agencies}',
      '{annual|yearly} {payment|billing|plan} {cheaper|discount|possible|}',
      '{can we|can you|could you} {negotiate|make it cheaper|do a better price|come down on the price|lower the price}',
      '{discount|promo|coupon code|black friday|nonprofit discount|student discount|volume discount}',
      '{charity rate|can you do a deal|cheaper if i pay yearly|promo code}',
    ],
  },
  payment: {
    chip: 'How do I pay?',
    answer:
      'Prices are in US dollars and paid per month. The site doesn’t say which payment methods or invoices are available, and whether taxes come on top; our team agrees that with you before you start: {email}.',
    asks: [
      '{how|by what means} {do|can|could} {i|we} pay',
      '{can i|can we|do you accept|do you take|is it possible to} {pay by|pay with|paying by|} {invoice|credit card|paypal|bank transfer|direct debit|sepa|visa|crypto|bitcoin|euros}',
      '{payment methods|payment|invoice|billing|vat|tax|taxes|currency|in euros|payment options}',
      '{are|is} {the prices|prices|that|vat|tax} {with vat|without tax|including vat|net|gross|in dollars|in euros|included}',
      '{when|how often} {am i billed|do i get billed|do you bill|is it charged|do we pay|do you invoice}',
      '{do you take amex|dollars or pounds|plus vat}',
    ],
  },
  overage: {
    chip: 'What if I exceed my messages?',
    answer:
      'Nothing breaks: for busy months extra conversations cost {conversationPrice} each, on any plan. If it happens every month, the next plan is usually cheaper.',
    asks: [
      '{what if|what happens if|what happens when|and if} {i|we|my bot} {exceed|go over|use up|need more than|run out of|get more than|reach} {the limit|my messages|5000 messages|the messages|our quota|the plan|the 50000|the message limit}',
      '{what does|how much does|how much is|how much are|price of|cost of} {an extra conversation|extra conversations|additional conversations|extra messages|additional messages|each extra message|overage}',
      '{extra conversations|overage|extra messages|over the limit|message limit exceeded|too many messages}',
      '{does the bot|will it|does it} {stop|stop answering|switch off|shut down} {when|if|after} {the limit is reached|the messages are used up|we go over|5000 messages}',
      '{seasonal peaks|christmas rush|a busy month|in december we have more} {what then|what does it cost|is that a problem|}',
      '{what if we go over|ran out of messages|busy at christmas|does it cut off}',
    ],
  },
  addOns: {
    chip: 'Which add-ons are there?',
    answer:
      'Add-ons for any plan:\n- additional language: {languagePrice} a month\n- extra conversations: {conversationPrice} each\n- custom integration: {integrationPrice} one-time\n- advanced training: {trainingPrice} one-time',
    asks: [
      '{which|what} {add ons|addons|extras|additional services|options|extra services} {are there|do you have|do you offer|can i book|can i add}',
      '{add ons|addons|extras|additional services|add on prices|optional services}',
      '{what|which things} {costs|cost|is} extra',
      '{how much are|prices of|tell me about|list} {the|your} {add ons|extras|additional services|options}',
      'can i {add|book|buy} {something|extras|more} to {my plan|the plan|starter|a plan}',
    ],
  },
  addLanguage: {
    chip: 'What does another language cost?',
    answer:
      'An additional language for your bot costs {languagePrice} a month, written and checked. {professional} and {enterprise} speak several languages; {starter} speaks one.',
    asks: [
      '{what does|how much does|how much is|how much for|what is the price of|price for} {another language|an additional language|a second language|an extra language|one more language|a third language|each language|adding french|adding spanish} {cost|}',
      '{additional language|extra language|second language|language add on|add a language|more languages}',
      '{can i|can we|could we} add {another language|a second language|german|french and italian|spanish|more languages} {later|to starter|to the bot|and what does it cost|}',
      '{do|does} {more|several|two|three} languages cost {more|extra|more money}',
      '{i need|we need|we want} the bot in {two|three|four} languages {what does it cost|how much|price|}',
      '{whats another language per month|spanish on top how much|per extra language}',
    ],
  },
  addIntegration: {
    chip: 'What does a custom integration cost?',
    answer:
      'A custom integration, a connection to a system of your own, costs {integrationPrice} one-time. {starter} includes {starterIntegrations} standard integrations, {professional} as many as you need.',
    asks: [
      '{what does|how much does|how much is|how much for|price for} {a custom integration|an own integration|connecting our own system|integrating our system|a special integration|an integration with our erp|an individual interface} {cost|}',
      '{custom integration price|integration cost|cost of integration|integration fee|price of an interface}',
      '{do|does} {integrations|an integration|connecting our crm|the integration} cost {extra|anything|money|something}',
      '{can you|could you} {connect|integrate|hook up} {our own software|an in house system|a self built system|our legacy system} {and for how much|what does that cost}',
      '{how much|what} {to|would it cost to} {connect|integrate} {our own crm|our database|our erp|sap}',
    ],
  },
  addTraining: {
    chip: 'What is advanced training?',
    answer:
      'Advanced training costs {trainingPrice} one-time: we train the bot on your documents and past conversations.',
    asks: [
      '{what is|whats|what does|how much is|how much does|explain} {advanced training|the training|the advanced training|the training add on|training the bot} {cost|include|}',
      '{advanced training|training price|training cost|training add on|training fee}',
      '{what does|how much does} it cost {to train the bot|to train it on our documents|if you train it with our data|to teach it our stuff}',
      '{can you|do you} train {the bot|it} {for us|on our past chats|with our old tickets} {and what does it cost|for how much|}',
    ],
  },
  switchPlan: {
    chip: 'Can I change plans later?',
    answer:
      'Yes. Plans run month by month, so you can move to a larger or smaller one when your messages change; tell our team at {email} and they make the switch with you.',
    asks: [
      '{can i|can we|is it possible to|could i} {change|switch|upgrade|downgrade|move to|go up to|go down to} {plans|plan|my plan|another plan|later|a bigger plan|professional later|a smaller plan|from starter to professional} {any time|later|if we grow|}',
      '{upgrade|downgrade|change plan|switch plan|switching plans|upgrading}',
      '{start|begin} {small|with starter} and {grow later|upgrade later|switch later|move to professional later}',
      'what if {we grow|my needs change|i need more later|starter becomes too small}',
    ],
  },
  refund: {
    chip: 'Do you give refunds?',
    answer:
      'The site promises no refunds or money-back guarantee, so I can’t either. What holds: no setup fee, no long-term contract, and you can cancel with {noticeDays} days’ notice. For anything beyond that write to {email}.',
    asks: [
      '{do you|can i|will i|is there|do i} {give|get|have|offer} {refunds|a refund|my money back|a money back guarantee|money back}',
      '{refund|refunds|money back|money back guarantee|refund policy|guarantee|satisfaction guarantee}',
      '{i want|we want|give me} {my money back|a refund|our money back}',
      'what {guarantee|guarantees} do {you give|i get|you offer}',
      '{i want my cash back|do i get my money back if its rubbish}',
    ],
  },
  messageCount: {
    chip: 'What counts as a message?',
    answer:
      'Platform plans are counted in messages a month, the fully managed service in conversations; a conversation usually has several messages. The site doesn’t define it more closely, so ask our team at {email} how your case would be counted.',
    asks: [
      '{what|how} {counts as|is counted as|do you count|exactly is|is} {a message|messages|one message|a conversation|a message for you}',
      '{difference between|whats the difference between} {messages and conversations|a message and a conversation}',
      '{do|does} {the bots answers|answers|replies|both sides|the bots messages} count {too|as messages|as well|}',
      '{is|are} {5000 messages|1000 conversations|a conversation} {a lot|how many chats|how many customers|several messages}',
      'how many {conversations|chats|customers} are {5000 messages|50000 messages|that}',
    ],
  },
  seats: {
    chip: 'Do you charge per user?',
    answer:
      'No, there are no seats: your whole team can look in. The price follows the messages, never the number of colleagues.',
    asks: [
      '{do you charge|do i pay|is it priced|is the price|do we pay} {per user|per seat|per agent|per employee|for every user|by user|per head}',
      '{how many|is there a limit of} {users|seats|team members|people|colleagues|logins|agents} {can use it|are included|are allowed|can log in|}',
      '{seats|per seat|users included|user limit|team members|multiple users|user licences}',
      'can {my whole team|several colleagues|20 people|all of us} {use it|log in|have access|work with it}',
    ],
  },
  custom: {
    chip: 'What if we need more than 50,000 messages?',
    answer:
      'Above {professionalMessages} messages a month the price is individual: the calculator shows about what it would be, and for more than 100,000 messages or your own infrastructure our sales team makes an offer within {hours} hours.',
    asks: [
      '{what if|we|if we} {need|have|get|send|want} {more than 50000|over 100000|200000|half a million|a million|millions of} messages {a month|what then|what does it cost|}',
      '{can i get|i need|we need|make me|do you make} {an individual offer|a custom quote|a quote|an offer|a tailored offer|a custom plan|a proposal}',
      '{custom quote|custom plan|individual offer|tailor made offer|quote|custom pricing}',
      '{do you have|is there} {a volume price|a price for high volume|something for very many messages}',
    ],
  },
  modelPrices: {
    chip: 'What do better models cost?',
    answer:
      'The model changes the price: {starter} is {starterPrice} with GPT-3.5 Turbo, {sonnetStarter} with Claude 3 Sonnet and {opusStarter} with Claude 3 Opus; {professional} is {professionalPrice}, {sonnetProfessional} and {opusProfessional}. The calculator on the pricing page shows it for your volume.',
    asks: [
      '{what does|how much does|how much is|how much more is|what would} {claude|claude 3|opus|claude opus|sonnet|claude sonnet|a better model|the best model|another model|the premium model} {cost|cost more|cost on starter|}',
      '{price|cost|starter|professional} {with|of|for} {claude|opus|sonnet|gpt|claude 3 opus|claude 3 sonnet|each model}',
      '{does|do} {the price|prices|the cost} {depend on|change with|vary by} {the model|the ai model|which model i choose}',
      '{can i use|can starter have|is it possible to have} {a better model|claude|opus|sonnet} {on starter|in starter|in the small plan|and what does it cost}',
      'why {839|155|1049} {dollars|instead of 699|}',
    ],
  },
  perThousand: {
    chip: 'What do 1,000 messages cost?',
    answer:
      'Used to the full, 1,000 messages cost {starterThousand} on {starter} and {professionalThousand} on {professional}. The calculator on the pricing page shows it for your own volume and model.',
    asks: [
      '{price|cost|how much|what do i pay|rate} {per 1000 messages|per 1,000 messages|per thousand messages|for a thousand messages|for every thousand}',
      '{what does|how much does|how much is} {a thousand messages|one message|a single message|each message} {cost|}',
      '{price per message|cost per message|per thousand|per 1000|per 1k messages|unit price|message price}',
      '{and|so|what is that} per {thousand|1000|message} {messages|}',
    ],
  },
  integrationCount: {
    chip: 'How many integrations per plan?',
    answer:
      '{starter} includes {starterIntegrations} integrations (Slack, Email, Web), {professional} unlimited ones. A connection to a system of your own costs {integrationPrice} one-time.',
    asks: [
      'how many {integrations|connections|connectors} {per plan|does each plan have|in each plan|are in the plans|do the plans include|come with which plan}',
      '{number of integrations per plan|integration limit|limit of integrations|unlimited integrations|are integrations unlimited|is there a limit on integrations|which plan has unlimited integrations|does pro have unlimited integrations}',
      '{is|are} {shopify and whatsapp|more than three integrations|five integrations|a fourth integration} {possible in starter|allowed on starter|included in the small plan}',
    ],
  },
};
