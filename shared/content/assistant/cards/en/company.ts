import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: 'Who are you?',
    answer:
      '{legalName} builds AI chatbots for businesses: customer service bots, sales automation and custom integrations, with a platform to run them on or as a fully managed service.',
    asks: [
      '{who are|who is|tell me about|what is} {you guys|your company|this company|behind this|the company|parley|you as a company}',
      '{about us|about you|company|company info|imprint|legal name|who is behind this}',
      '{what kind of|which} company {are you|is this|is behind it}',
      '{are you|is this} {a real company|a startup|legit|serious|trustworthy|a scam|reputable}',
      "{who's|what is} parley",
      'are you lot {legit|for real|a proper company}',
      'tell me a bit about the {firm|business|outfit}',
      '{never heard of you|registered name of the company|which company operates this website}',
      '{about the company|legit|real company}',
    ],
  },
  people: {
    chip: 'How large is the company?',
    answer:
      'The site doesn’t say who founded {brand}, how large the team is or since when it exists. Our team gladly tells you: {email}.',
    asks: [
      '{who|how} {founded|started|is the ceo of|runs|owns|leads|is the founder of|is the boss of} {parley|the company|this|your company|you}',
      '{how many|how big|how large} {people work there|employees do you have|is your team|is the company|are you|people are you}',
      '{since when|how long|when} {do you exist|have you existed|were you founded|have you been in business|was the company founded|are you in business}',
      '{founder|ceo|team|employees|company size|history|founding year}',
      '{whos behind this|how many of you are there|whos the boss|how long have you been around}',
      'who {set up|started|founded|owns} {this|parley|the firm}',
      'name of {your boss|the ceo|the founder|managing director}',
      '{how old is the company|since what year|who are the people behind it|size of your team}',
      '{staff size|team size|owner}',
      '{founded|since when|boss}',
    ],
  },
  location: {
    chip: 'Where are you located?',
    answer:
      'Our hours are in the {zone} time zone; the site gives no street address. Write to {email} or book a consultation, it happens online.',
    asks: [
      '{where|in which city|in what country} {are you|is your office|is the company|are you located|are you based|is parley|do you sit}',
      '{what is|whats|do you have} {your address|the address|an office|your location|an office in my city|a branch nearby}',
      '{address|location|office|headquarters|directions|city|country}',
      '{can i|can we} {visit you|come by|meet in person|come to your office}',
      'what {country|city|town} are you {in|from}',
      'can i {pop in|drop by|come round}',
      'do you have an office near {me|manchester|new york}',
      '{postal address please|are you british or american|registered office|where r u based|which timezone}',
      '{based|visit}',
    ],
  },
  hours: {
    chip: 'When are you available?',
    answer:
      'I answer around the clock. Our team offers consultations from {from} to {to} ({zone} time) and answers messages within {hours} hours.',
    asks: [
      '{when|what time|until when} {are you|is your team|is your office|do you|is somebody} {open|available|there|reachable|close|working|online}',
      '{opening hours|business hours|office hours|hours|working hours|availability of the team}',
      '{are you|is anyone|is somebody|is your team} {open|there|available|reachable} {on saturday|now|on weekends|today|on sunday|at night}',
      'what are your {opening|office|business|working} hours',
      'when do you lot {start|open|knock off}',
      'are you open {now|sundays|bank holidays}',
      'is somebody there on {saturday|friday evening}',
      '{until when can i reach a person|office times please|what hours are consultations|open today?}',
      '{open today|saturday}',
    ],
  },
  contact: {
    chip: 'How do I reach you?',
    answer:
      'Write to {email}; we answer within {hours} hours. Or leave a message in the contact form, here or on the page: a person reads every one.',
    asks: [
      '{how|where} {can i|do i|could i|can we} {reach|contact|write to|get in touch with|email|get hold of} {you|your team|someone|the company|sales|support}',
      '{what is|whats|give me|do you have} {your email|the email address|your contact details|an email|your contact|a contact person}',
      '{contact|contact details|email address|e mail|contact form|contact person|sales contact}',
      '{how|who} do i {send|ask} {a message|an enquiry|a question|questions} {to you|}',
      'how do i get {hold of|in touch with} a {human being|someone|sales person}',
      'your email {pls|please|addy}',
      '{where do i send a question|is there a contact form|whom may i address my enquiry to|drop you a line where|contact info}',
      '{reach you|get in touch|write to you}',
    ],
  },
  phone: {
    chip: 'Do you have a phone number?',
    answer:
      'The site gives no phone number. Leave yours in the contact form and we call you back, or book a consultation for a fixed time.',
    asks: [
      '{do you have|whats|what is|give me|is there} {a phone number|your phone number|a telephone number|a hotline|your number|a number to call|a number}',
      '{can i|how can i|where can i} {call you|phone you|reach you by phone|ring you|talk by phone}',
      '{phone|phone number|telephone|hotline|call you|whatsapp number}',
      'cant find a {number|phone number} anywhere',
      'whats ur {tel|number|phone}',
      'i prefer {ringing|calling|to phone}',
      '{can somebody ring me up instead of typing|is there a helpline|i want to call now|telefone number}',
      'dial',
    ],
  },
  careers: {
    chip: 'Are you hiring?',
    answer: 'The site lists no openings; write to {email} with the subject “Careers”.',
    asks: [
      '{are you|do you have|is there|are there} {hiring|jobs|open positions|vacancies|an internship|any jobs|looking for developers|recruiting|job openings}',
      '{i want|i would like|can i|how can i} {to work for you|work for you|to apply|apply|apply for a job|send my cv|an internship}',
      '{jobs|careers|career|internship|vacancies|job|cv|application|apprenticeship}',
      'got any {work|jobs|openings} going',
      'looking for a {job|placement|summer job} as a {developer|designer|tester}',
      'where do i send my {resume|cv}',
      '{do you take interns|join your team|freelance work for you}',
      '{vacancy|apply|hiring|work for you}',
    ],
  },
  press: {
    chip: 'I am from the press',
    answer: 'For the press: write to {email} with the subject “Press”.',
    asks: [
      '{i am|im|we are} {a journalist|from the press|from a newspaper|a blogger|writing an article|from a magazine|a podcaster}',
      '{press|press kit|media|media contact|interview|press contact|logo download|press release}',
      '{who is|do you have|can i have} {your press contact|a press kit|an interview with you|the press office}',
      'im writing {a story|a piece|a report} about {ai|chatbots|you}',
      'who handles {media|press} {requests|enquiries}',
      '{radio interview|need your logo for an article|reporter here|press office email}',
      '{journalist|article about you}',
    ],
  },
  customers: {
    chip: 'Do you have references?',
    answer:
      'The site names no customers and no case studies. It shows published research with its source instead, and demo bots for {templates} industries that you can try yourself. Ask our team for references: {email}.',
    asks: [
      '{do you have|can i see|are there|show me|which|any} {references|customers|case studies|success stories|testimonials|reviews|clients|examples of customers|customer stories}',
      '{who|which companies|what companies} {uses it|uses you|are your customers|work with you|uses your bots|already use it|trust you}',
      '{references|case studies|customers|testimonials|reviews|portfolio|success stories|clients}',
      'how many customers {do you have|use it|are there}',
      'who else {uses|bought|has} {this|it|one}',
      'any {reviews|examples|happy clients} i can {read|call|see}',
      'do you have clients in {my area|retail|the uk}',
      '{name me three customers|track record|show me proof someone like us uses it|trustpilot}',
    ],
  },
  results: {
    chip: 'What results do others get?',
    answer:
      'On the page we quote published research, with sources: 70 % of online baskets are left behind (Baymard Institute, 2024), 23 % of booked appointments end as no-shows (Dantas et al., 2018), support agents with an AI assistant solve 14 % more issues an hour (new ones 34 %; Brynjolfsson et al., 2023), 76 % of people prefer to buy in their own language and 40 % never buy in another (CSA Research, 2020), 81 % try to solve it themselves first (Harvard Business Review, 2017).',
    asks: [
      '{what|which} {results|figures|numbers|statistics|studies|research|evidence|proof} {do you have|are there|do others get|can you show|support this}',
      '{does it|do chatbots} really {work|help|change anything|bring more sales|save time}',
      '{studies|research|statistics|evidence|proof|sources|insights|success rate}',
      '{where does|where do|what is the source of} {the 70 percent|the figures|these numbers|the 45 percent|the 76 percent} {come from|}',
      '{how many|what share of} {baskets are abandoned|customers prefer their language|people leave their cart}',
      '{what percentage of baskets is abandoned|how many patients dont show up|who measured that|what year is the study from|whats the source of that number|how many people buy only in their own language|how much more do agents solve with ai|how much for new agents|where did you get those stats}',
      "where's that {70|23|14|81|76|40} percent from",
      'who came up with {that figure|those percentages}',
      'what study says {people abandon carts|agents get faster}',
      '{any hard evidence it works|has anybody measured this|cite your sources|stats on abandoned baskets|numbers on your homepage are they made up}',
      '{source of the figure|statistics source|percentages on the homepage|who measured}',
    ],
  },
  bookingHow: {
    chip: 'How do I book a consultation?',
    answer:
      'You pick a day and a half-hour slot between {from} and {to} ({zone} time) and tell us briefly what you need. It is free and a request: we confirm within {hours} hours. The button below opens the form.',
    asks: [
      '{how|where} {can i|do i|could i|can we} {book|schedule|arrange|get|request} {a consultation|a demo|an appointment|a meeting|a call|a consultation with you}',
      '{how does|how do} {booking|the booking|a consultation booking|scheduling} work',
      '{which|what|when are} {times|slots|days|appointments|dates} {are available|are free|do you have|are there|possible}',
      '{booking|appointment|slots|when can we talk|book a demo how}',
      '{is it|can i} possible to {talk to someone|meet|have a call} {next week|on friday|tomorrow|this week}',
      'how do i get {a slot|time with you|an appointment with you}',
      'what times do you have {next week|free|tomorrow}',
      '{where do i pick the date for a call|is there a calendar i can book in|can i choose evening times|how does booking a talk work|how far ahead can i book}',
      '{available slots|how booking works|free times|calendar for a call|arrange a meeting how}',
    ],
  },
  book: {
    chip: 'Book a free consultation',
    answer: 'With pleasure! Choose a day and a time in the booking form; we confirm within {hours} hours.',
    asks: [
      '{i want|i would like|id like|we want|we would like|i need} {to book|to schedule|to arrange|to have|} {a consultation|a demo|an appointment|a meeting with you|a call with you|a free consultation}',
      '{please|} {book|schedule|arrange|set up|reserve} {me a|a|us a|an} {consultation|demo|appointment|meeting|call|slot}',
      '{can i|can we|could i|may i} {book|schedule|have|get} {a consultation|a demo|an appointment|a meeting} {please|now|today|for tuesday|for tomorrow|with you}',
      '{book it|book now|sign me up for a demo|lets book|lets talk on tuesday|put me down for a call}',
      '{put|pencil} me in for {a chat|a demo|a consultation|tuesday}',
      "i'd like {an appointment|a slot|a consultation} {next week|asap|on monday} please",
      'go ahead and book {me|us} {in|a call}',
      '{set up a meeting with your sales people please|schedule the free consultation for me|ok book us a slot}',
      'book me in',
    ],
  },
  contactMe: {
    chip: 'Please contact me',
    answer:
      'Of course. Leave your details in the contact form; our team gets back to you within {hours} hours.',
    asks: [
      '{please|can you|could you|can someone|have someone|} {call me|call me back|contact me|email me|get back to me|phone me|write to me|reach out to me|ring me}',
      '{i want|i would like|i need|let me|can i} {to be contacted|to be called back|a call back|leave my number|leave my details|to leave a message|leave my contact details}',
      '{callback|call back please|someone should call me|contact me please|call me tomorrow}',
      '{i want|i would like|can you} {an offer by email|send me an offer|you to write me|a person to contact me}',
      'get {someone|somebody} to {ring|call|email|contact} me',
      "here's my {number|email}, {call|write to} me",
      'could you have {a colleague|sales|a rep} {give me a ring|get back to me}',
      '{please reach out to us|i want to leave my details|call me back pls}',
      '{call back|message me}',
    ],
  },
  consultation: {
    chip: 'What happens in a consultation?',
    answer:
      'It is free and takes {slot} minutes, online: we look at what your customers ask and tell you honestly what a bot can and cannot do for you, with a first plan and a price.',
    asks: [
      '{what happens in|what is|how long is|how long does|what do we talk about in|tell me about} {the consultation|a consultation|the free consultation|the demo call|the demo} {take|}',
      '{is|does} {the consultation|a consultation|the demo|the first call} {free|cost anything|binding|free of charge|an obligation|paid}',
      '{free consultation|consultation|demo call|consultation cost|consultation length}',
      '{do i|must i} {prepare|pay|commit to} {anything|something} for the {consultation|call|demo}',
      'what do you {talk about|cover|show} in the {free call|consultation|demo}',
      'is the first chat {free|on the house|no strings}',
      '{how many minutes is the call|do i need anything ready for it|video call or phone|is it a sales pitch|do i have to buy after the consultation}',
      '{consultation free|what happens in the call|demo call content|agenda of the consultation}',
    ],
  },
  partners: {
    chip: 'Do you work with partners?',
    answer:
      'The site names no partner, reseller or affiliate programme. Write to {email} with what you have in mind.',
    asks: [
      '{do you have|is there|do you offer|can i join} {a partner program|an affiliate program|a reseller program|a referral program|partners|a partnership}',
      '{can i|can we} {resell|sell|recommend|offer} {your bots|it to our clients|your product|it as an agency}',
      '{partner|partnership|reseller|affiliate|agency partner|commission|cooperation|collaboration}',
      '{i want|we want} to {sell you|offer you|advertise|cooperate|propose a partnership|pitch you} {seo services|something|our services|}',
      'i run an agency, can {i|we} {resell|white label|offer} {this|it}',
      "we'd like to offer you our {seo|marketing|cleaning} services",
      '{affiliate scheme|do you pay commission for referrals|want to team up|become a reseller|integrator programme}',
      '{resell|referral}',
    ],
  },
  complaint: {
    chip: 'I have a complaint',
    answer:
      'I’m sorry that this was frustrating. A person of our team can help: write to {email} or leave a message with the button below, and you hear from us within {hours} hours.',
    asks: [
      '{i want|i would like|i have|where can i} {to complain|make a complaint|a complaint|complain|to make a complaint}',
      '{nobody|no one} {answered|answers|replied to|got back to} {me|my email|my message|us}',
      '{i am|im|we are} {very unhappy|disappointed|angry|frustrated|not satisfied|fed up} {with you|with your service|}',
      '{your site|your form|the form|the page|the booking} {doesnt work|is broken|has an error|crashes|does not work}',
      '{terrible service|this is unacceptable|bad service|waste of time|this is ridiculous}',
      'i {wrote|sent a message|filled in the form} {last week|three days ago|twice} and {heard nothing|no answer|nobody called}',
      '{ive been waiting for days|nobody gets back to me|this is a joke of a service|im fuming}',
      "i'm {livid|fuming|really annoyed|not impressed}",
      'nobody {rang|called|wrote} back',
      '{booked|wrote|waited} and {nothing|nobody} {happened|came|turned up}',
      '{your page keeps crashing|wheres the complaints department|third time im asking|this is a disgrace|wasted an hour on this site}',
      '{complaint|no reply|ignored|waiting for days}',
      '{fed up|broken form|nobody answered}',
    ],
  },
  responseTime: {
    chip: 'How soon do I hear from you?',
    answer: 'Within {hours} hours: a person reads every message and answers with a first plan and a price.',
    asks: [
      '{how soon|how fast|how quickly|when} {do i|will i|do you|will you|does someone|will someone} {hear from you|get an answer|answer|reply|get a reply|call me back|get back to me|respond}',
      '{how long|what time} {does it take|do i have to wait} {to get an answer|until you answer|until someone replies|for a reply}',
      '{response time of the team|when do i get an answer|reply time|answer within|waiting time}',
      'i {sent|filled out|submitted} the {form|message|request} {when do i hear from you|what now|what happens next}',
      'how long till {someone|a person|you} {replies|answers|gets in touch}',
      'i wrote {yesterday|this morning} when do i hear',
      'when will {my email|my form} be answered',
      '{do you reply same day|how fast do you get back to people|turnaround for enquiries|filled in the form, now what}',
      '{reply within|time until answer|hear back}',
      '{get an answer from the team|respond to my message|how soon someone writes back}',
    ],
  },
  buy: {
    chip: 'How do I order?',
    answer:
      'There is no checkout on the site: send us the plan you want with the contact form or in a free consultation, and a person sets it up with you, a first version within {firstHours} hours.',
    asks: [
      '{how|where} {can i|do i|can we} {buy|order|sign up|subscribe|purchase|get|register} {it|starter|professional|a plan|the plan|now|for starter|}',
      '{i want|i would like|we want|ready} to {buy|order|sign up|subscribe|take professional|take starter|get the pro plan|become a customer}',
      '{order|sign up|buy now|checkout|purchase|subscribe|register}',
      '{i take|ill take|we take|give me} {starter|professional|the pro plan|the starter plan|the 699 plan}',
      'how do i {get|sign up for|start with} {one|this|the pro plan} {today|right away|}',
      "{where's the buy button|take my money|how does ordering work}",
      '{can i purchase online|convinced, what next|ready to go with starter}',
      '{buy|sign up for a plan}',
    ],
  },
  noShows: {
    chip: 'Where do the 23 % no-shows come from?',
    answer:
      'From a review of 105 studies: Dantas et al., Health Policy 122(4), 2018. 23 % of booked appointments end as no-shows; it is published research, not our own figure. A bot reminds, lets people move an appointment in two messages and offers the free slot to whoever is waiting.',
    asks: [
      '{how many|what share of} {appointments are no shows}',
      'who came up with {the no show number}',
      '{where does|what is the source of|who says|where did you get} {the 23 percent|the 23% no shows|the no show figure|the number of missed appointments} {come from|from|}',
      '{23% no shows|23 percent no shows|no show rate|missed appointments statistics|how many appointments are missed|no show study|how does a bot reduce no shows}',
    ],
  },
  fastReply: {
    chip: 'How fast do companies answer enquiries?',
    answer:
      'Of 2,241 US companies, 37 % answered an online enquiry within an hour, 16 % within a day, 24 % later and 23 % never. Those that answered within an hour were nearly 7 times as likely to have a real talk with a decision maker as those an hour later, and over 60 times as those a day later (Oldroyd, McElheran and Elkington, Harvard Business Review, March 2011).',
    asks: [
      '{how many companies answer within an hour|what share of firms replies fast to an online enquiry|why does a fast reply matter}',
      '{how many|what share of|what percentage of} {companies|firms|businesses} {never answer an enquiry|answer an online enquiry within an hour|take more than a day to reply|reply within an hour}',
      '{where does|who measured} {the 37 percent|the 60 times|the 7 times|the seven times figure|the 2,241 companies} {come from|}',
      '{harvard business review study|lead response time|speed to lead|why answer leads quickly|37 percent within an hour|sixty times as likely}',
    ],
  },
  funding: {
    chip: 'Who finances the company?',
    answer:
      'The site says nothing about investors, funding rounds or revenue of {brand}. Our team is the one to ask: {email}.',
    asks: [
      '{investors}',
      '{who|which investors} {invested in you|finances you|funds you|is behind you financially|backs parley|owns shares of parley}',
      '{how much|what} {funding|revenue|turnover|money|profit} {do you have|have you raised|did you raise|do you make|does parley make}',
      '{funding|funding round|series a|venture capital|are you vc backed|are you profitable|annual revenue|bootstrapped}',
    ],
  },
  terms: {
    chip: 'Where are your terms and conditions?',
    answer:
      'The site publishes a privacy page, but no terms and conditions. Plans run month by month with {noticeDays} days’ notice; {enterprise} has a contract of its own, with an SLA. If your legal team wants to read something first, ask for it: {email}.',
    asks: [
      '{where are|do you have|can i read|where do i find|send me} {your terms and conditions|your terms of service|your terms|the contract text|a sample contract|your general terms|the fine print}',
      '{terms|terms and conditions|terms of service|tos|gtc|fine print|legal terms|applicable law}',
      '{our lawyers|our legal team|my lawyer} {want to read the contract|need your terms|have questions about the terms}',
    ],
  },
};
