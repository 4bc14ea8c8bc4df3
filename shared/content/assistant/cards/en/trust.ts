import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: 'How secure is it?',
    answer:
      'Security is part of every plan: {badges}. Data are encrypted on the way and at rest, and personal details can be exported or erased on request. {enterprise} adds SSO, on-premises hosting and advanced security. Details: {email}.',
    asks: [
      '{how|is it|are you|is the bot} {secure|safe|secure is it|safe is it|secure are you|safe is our data|protected}',
      '{security|data security|it security|bank level security|security measures|security concept|penetration test|soc 2}',
      '{what about|tell me about|what do you do for|how do you handle} {security|data security|safety|cyber security}',
      '{can you|could you|have you ever} {be hacked|been hacked|have a data breach|had a breach}',
      '{our it|our security team|my boss|our ciso} {has questions|wants to know|asks} {about security|how secure it is|}',
      '{is|are} {our data|customer data|my customers data|the conversations} {safe|secure|protected} {with you|}',
      '{what if you get hacked|how secure is this thing}',
      'how do you keep {our stuff|customer info|everything} safe',
      'any chance of a {leak|breach|hack}',
      'my it {bloke|department|guy} will ask about security',
      '{what protections are in place|is it watertight|pen tested?|please describe your security measures|have you had incidents}',
      '{secure|safety|hacked|breach}',
      '{leak|cyber|protection measures}',
    ],
  },
  hipaa: {
    chip: 'Are you HIPAA ready?',
    answer:
      'HIPAA readiness comes with {professional}. The bot never gives medical advice; it passes anything medical to your staff. For agreements and details write to {email}.',
    asks: [
      '{are you|is it|is the bot|do you offer|is your service} {hipaa compliant|hipaa ready|hipaa certified|hipaa|allowed for patient data}',
      '{hipaa|hipaa compliance|baa|business associate agreement|phi|patient data|health data}',
      '{can|may} {the bot|it|we} {handle|process|store|use it for} {patient data|health data|medical records|protected health information}',
      '{which|what} plan {is|has|includes} hipaa {ready|compliance|}',
      '{hippa|hipaa|hippaa} {ok|ready|covered} ?',
      'can we put patient {stuff|records|info} in there',
      '{do you sign a baa|is it legal for a us clinic|medical privacy rules|which tier for hipaa|protected health info allowed?}',
      '{patient records|medical privacy}',
    ],
  },
  gdpr: {
    chip: 'Are you GDPR ready?',
    answer:
      'Yes, GDPR ready: personal data can be seen, corrected, exported and erased on request, data are encrypted on the way and at rest, and visitors are told what is kept. For a data processing agreement write to {privacyEmail}.',
    asks: [
      '{are you|is it|is the bot|is your chatbot|is this} {gdpr compliant|gdpr ready|gdpr conform|compliant with gdpr|allowed in europe|privacy compliant}',
      '{gdpr|data protection|dpa|data processing agreement|privacy law|ccpa|privacy compliance}',
      '{can we|do you|can i} {sign|get|have|offer} {a dpa|a data processing agreement|a data processing contract}',
      '{what about|how do you handle|how about} {gdpr|data protection|privacy|the privacy of my customers|personal data}',
      'is this {legal|ok|allowed} {in the eu|with gdpr|under gdpr}',
      'our dpo wants {a dpa|paperwork|a contract}',
      '{gdrp|gdpr} ready?',
      'do you have a data protection {officer|agreement|contact}',
      '{are you following european privacy law|customers ask what we do with their personal info|processor agreement available?}',
      '{eu privacy|processing agreement}',
    ],
  },
  iso: {
    chip: 'Are you ISO 27001 certified?',
    answer: 'Our badges are {badges}. For certificates and their scope ask our team: {email}.',
    asks: [
      '{are you|do you have|is your company} {iso certified|iso 27001|iso 27001 certified|certified|any certificates|a certification|certifications|audited}',
      '{iso|iso 27001|certificates|certification|badges|audit report|compliance certificates}',
      '{which|what} {certificates|certifications|seals|standards} {do you have|are there|do you meet}',
      'can {i|we} see {your certificate|the iso certificate|an audit report}',
      'what {badges|certs|accreditations} have you got',
      '{27001|iso27001|iso 27k} ?',
      '{can procurement see a certificate|certified by whom|do you have soc2 or iso|proof of certification}',
      '{certificate|certified|audit|accreditation}',
    ],
  },
  encryption: {
    chip: 'Is my data encrypted?',
    answer: 'Yes. Data are encrypted on the way (TLS) and at rest.',
    asks: [
      '{is|are} {my data|the data|our data|chats|conversations|messages|everything|the connection} encrypted',
      '{encryption|encrypted|tls|ssl|end to end encryption|at rest encryption|aes}',
      '{how|do you} {encrypt|encrypt the data|is it encrypted|store data encrypted}',
      'do you use {encryption|ssl|tls|https}',
      'is it {scrambled|encrypted|coded} {in transit|on disk|when stored}',
      '{tls?|can someone listen in on the connection|how is the data protected technically|is everything encrypted at rest too|which encryption do you use}',
      '{at rest|in transit}',
    ],
  },
  dataLocation: {
    chip: 'Where is the data stored?',
    answer:
      'The site names no country or data centre. With {enterprise} the data can stay in your own infrastructure or on your premises; where they are stored on the other plans our team tells you: {privacyEmail}.',
    asks: [
      '{where|in which country} {is|are} {the data|our data|my data|the servers|your servers|conversations|chats} {stored|hosted|located|kept|saved|}',
      '{data location|server location|hosting location|data residency|data center|eu hosting|servers in europe}',
      '{is|are|can} {the data|data|the servers|it} {stored in|stay in|be hosted in|leave|hosted in} {the eu|europe|germany|the us|switzerland|our country|france}',
      '{does|do} {data|our data|anything} {go to|get sent to|leave for} {the us|america|china|third countries|openai}',
      '{who|which provider} hosts {the data|it|the bot|your servers}',
      '{is the data in the uk|does it go to america|where does our data live}',
      'where {physically|on earth|exactly} {is it kept|are the servers|does the info sit}',
      '{aws|azure|google cloud} which region',
      'does anything {leave|go outside} {the uk|europe|canada}',
      'data must stay in {germany|the eu|australia} possible?',
      '{stored in america?|whose servers}',
      '{data centre|hosted where|country of storage}',
      '{eu servers|which region|stays in europe}',
    ],
  },
  modelTraining: {
    chip: 'Is our data used to train AI?',
    answer:
      'Nothing on the site says that your conversations train somebody’s model, and advanced training on your documents happens only when you order it. Where an AI model of another provider answers, it receives the message and the last part of the conversation. For a written assurance ask {privacyEmail}.',
    asks: [
      '{do you|is|are|will|will you} {our data|our conversations|my chats|my data|use our data|use my conversations|customer data} {used to train|for training|to train the ai|to train models|train your ai|}',
      '{training data|data used for training|ai training with my data|who owns the data|data ownership|do we own our data}',
      '{who owns|who has the rights to|to whom belong} {the data|the conversations|our data|the content}',
      '{do you|does openai|does anthropic} {sell|share|see|get|pass on} {our data|the conversations|my data|customer data}',
      "do my chats {teach|feed|end up in} {chatgpt|your ai|somebody's model}",
      '{does the ai company get to see our messages|is our info used to improve your bots for others|who does the data belong to}',
      '{do you sell data|do other clients benefit from our data|learn from my customers?}',
      '{train on our data|ai learning from our chats|used for training|sold to others}',
    ],
  },
  erasure: {
    chip: 'Can I have my data deleted?',
    answer:
      'Yes. You may see, correct, take with you or have erased everything we hold about you: one message to {privacyEmail} is enough, and it covers every form you ever sent with that address.',
    asks: [
      '{can you|please|how do i|can i|how can i|i want you to} {delete|erase|remove|get rid of} {my data|all my data|my information|everything about me|my account|my personal data}',
      '{delete my data|erase my data|right to be forgotten|data export|erasure|data deletion|deletion request}',
      '{can i|how do i} {see|get|export|download|correct} {my data|what you have about me|a copy of my data}',
      '{what happens to|do you delete} {my data|our data|the data} {when i cancel|after cancelling|afterwards|if we leave}',
      '{how do you handle erasure requests|wipe everything about me|forget me}',
      '{get rid of|bin|wipe} {my details|what i typed|my email}',
      'who do i email to have my info {gone|removed|deleted}',
      'can personal data be erased on request and {where|to which address|how}',
      'i want to exercise my right to {deletion|access|be forgotten}',
      '{want a copy of everything you hold|subject access request|what about our data once we leave|remove me from your system}',
      '{erase|delete my details|personal data erased|removal request}',
      '{copy of my data|deletion|remove everything about me|data export request}',
    ],
  },
  visitorData: {
    chip: 'What do you store about me?',
    answer:
      'Nobody watches you here: no advertising, no analytics service, no script of another company. What you do stays in your browser until you send us a message or book a consultation; anonymous conversations are deleted after {retentionDays} days. Two cookies with a random number, set only when needed, keep your chat, likes and flows yours. The privacy page has all of it.',
    asks: [
      '{what|which data} do you {store|save|know|collect|keep|record} {about me|of me|from visitors|here|on this site|from me|}',
      '{privacy|privacy policy}',
      '{do you know who i am}',
      '{what data do you take when i open the site|what do you know about visitors|what gets stored when i visit|what happens to my visitor data|what does the site remember about me|do you keep data about visitors|what personal data do you collect here|where can i read your privacy policy}',
    ],
  },
  cardNumbers: {
    chip: 'What about card numbers in chats?',
    answer:
      'Card, account and identity numbers are masked before anything is stored or sent on, so nobody needs to type one here.',
    asks: [
      '{what happens|what if} {if|when|} {a customer|someone|i} {types|enters|writes|sends} {a credit card number|their card number|an iban|a social security number|sensitive data}',
      '{do you store|are|can i send you|should i type} {credit card numbers|card numbers|bank details|payment data|my card number|my iban} {stored|masked|safe|here|}',
      '{credit card numbers|card data|pci|pci dss|masking|redaction|sensitive data}',
      '{someone types their card number|ssn in the chat|is a card number hidden}',
      '{someone|a customer} {pastes|posts|sends} their {visa number|bank details|card} what then',
      '{i typed my card number by mistake|do you hide card numbers|social security number in the chat|is it pci ok|what about sensitive numbers}',
      '{credit card number|card details typed|iban|bank details in chat}',
    ],
  },
  sso: {
    chip: 'Is there single sign-on?',
    answer: 'Single sign-on (SSO) comes with {enterprise}.',
    asks: [
      '{do you have|is there|do you support|does it support|can we use|do you offer} {sso|single sign on|saml|azure ad|okta|google login|active directory|two factor}',
      '{sso|single sign on|saml|okta|active directory|azure ad|entra}',
      '{which|what} plan {has|includes|comes with} {sso|single sign on}',
      'can {our employees|our team|we} log in with {our company account|microsoft|google|our own login}',
      'log in with {office 365|our microsoft accounts|google workspace}',
      '{okta|saml|entra} ?',
      '{one password for everything|does it tie into our active directory|sso on which plan|company login only}',
      '{microsoft login|work accounts|google workspace login}',
    ],
  },
  onPremises: {
    chip: 'Can it run on our premises?',
    answer: 'Yes, on-premises hosting comes with {enterprise}; it is priced individually.',
    asks: [
      '{can it|can we|can you|is it possible to|do you offer} {run|host it|install it|hosting|be hosted|be installed} {on premises|on premise|on our own servers|in our data center|ourselves|in our own cloud|locally|in our aws account}',
      '{on premises|on premise|self hosted|self hosting|own servers|on prem|private cloud}',
      '{which|what} plan {has|includes|comes with} {on premises|on premise hosting|self hosting}',
      '{nothing|our data|data} {may|must not|is not allowed to} leave {our network|the building|our company|our servers}',
      '{on our own servers|run it in house|not in the cloud}',
      'can we {keep|have|run} it {in our building|in house|on our kit|on our hardware}',
      '{cloud is forbidden here|behind our firewall|install locally?}',
      '{self host|own data centre possible|must stay inside our network}',
      '{in house hosting|behind firewall|own hardware}',
    ],
  },
  dedicated: {
    chip: 'Is there dedicated infrastructure?',
    answer:
      'Dedicated infrastructure, only for you, comes with {enterprise}, together with dedicated support.',
    asks: [
      '{do we get|is there|do you offer|can we have|do you have} {dedicated infrastructure|our own server|a dedicated server|an own instance|a private instance|dedicated support|an own account manager}',
      '{dedicated infrastructure|dedicated server|own instance|single tenant|isolated|account manager|dedicated support}',
      '{is|are} {the servers|the infrastructure|our data} {shared|shared with others|separate|isolated from other customers}',
      'do we {share|have to share} servers with {others|your other clients}',
      '{our own environment just for us|is there a personal account manager|someone dedicated to us|single tenant?|isolated from other customers}',
      'not shared',
    ],
  },
  sla: {
    chip: 'Do you offer an SLA?',
    answer: 'An SLA comes with {enterprise}. For all plans we state {uptime} uptime.',
    asks: [
      '{do you have|is there|do you offer|can we get|do we get|what is in} {an sla|a service level agreement|guaranteed response times|the sla|slas}',
      '{sla|service level agreement|service level|slas|guaranteed uptime contract}',
      '{which|what} plan {has|includes|comes with} {an sla|the sla}',
      '{penalties|compensation|what do we get} if {uptime|the sla|availability} {is not met|is missed|fails}',
      'contractually guaranteed {uptime|response|availability}',
      'what do you put in writing about {downtime|availability}',
      '{sla|service level} on which plan',
      "{compensation when it's down|legal wants an sla}",
      '{contractual guarantee|penalties for downtime}',
    ],
  },
  responsible: {
    chip: 'Who is responsible for data protection?',
    answer:
      '{legalName} is responsible for this site and its data. The site names no data protection officer; for anything about data protection write to {privacyEmail}.',
    asks: [
      '{data protection officer}',
      '{who is|who at your company is|whos} {responsible for data protection|responsible for my data|your data protection officer|the dpo|in charge of privacy|the data controller|the controller of this site}',
      '{do you have|is there|name of|contact of} {a data protection officer|your data protection officer|a dpo|a privacy officer|your dpo}',
      '{privacy contact|privacy officer|dpo contact|data controller|who answers privacy questions|whom do i write to about privacy|email for privacy questions}',
      '{privacy person in charge|dpo name|who do i sue about privacy|controller}',
    ],
  },
  tracking: {
    chip: 'Do you track me or show ads?',
    answer:
      'No. There is no advertising here, no analytics service, no tracking and no script of another company. Two cookies with a random number and no name are set only when needed: one for your likes and flows, one for your chat. Network addresses serve for a short time to keep attackers out and are not written to logs.',
    asks: [
      '{what|which data} do you {track} {about me|of me|from visitors|here|on this site|from me|}',
      '{do you|does this site|is this site} {track me|use cookies|use google analytics|watch me|tracking me|set cookies|spy on me}',
      '{cookies|tracking|cookie policy}',
      '{are there|do you have|do you use|does this site have} {ads|trackers|ad trackers|advertising cookies|tracking pixels|marketing cookies|third party scripts|a cookie banner}',
      '{do you|will you} {show me ads|retarget me|use my data for ads|sell my browsing|log my ip|store my ip address|use the facebook pixel}',
      '{why is there no cookie banner|which cookies do you set|how many cookies|what are the cookies for|ip address logged|being tracked while i browse}',
      'are you {spying on|watching|following} me',
      '{ad companies|google analytics|pixels}',
      '{cookie banner|any trackers on here|retargeting ads}',
    ],
  },
  chatKept: {
    chip: 'How long is this chat kept?',
    answer:
      'This conversation is kept for {retentionDays} days from your first message, so that we see what was asked and can step in when you want a person. “Delete this conversation” in the chat deletes it everywhere at once; if you sent a form, the conversation belongs to your request and is erased with it: {privacyEmail}.',
    asks: [
      '{is|are|do you} {this chat|my messages|our conversation|this conversation|what i write here|save this chat} {stored|recorded|saved|kept|private|confidential|}',
      '{who reads this|is this chat private}',
      '{who|can anybody} {reads|can read|sees|read} {this|what i write|this chat|my messages}',
      '{how long|for how long} do you {keep|store|save} {chats|conversations|this chat|my data|my messages}',
      '{will you remember this chat|how long does my stuff stay there|does this stay between us|what happens to what i type here|are you logging this}',
      '{how do i|can i|how can i|where do i} {delete|erase|clear|wipe|remove} {this chat|this conversation|the chat|what i wrote here|my chat history}',
      '{delete this chat|delete conversation|chat history|chat retention|how many days is the chat kept|are chats deleted automatically|when is this conversation deleted}',
      '{does deleting the chat|if i delete this chat does it} {delete it everywhere|remove it from your servers|really go away}',
      '{is this being saved|will my boss see this chat|what happens with what i type in here|recorded}',
      '{deleted when|retention of chats|chat log|what happens to the conversation i am having with you how long is it kept}',
    ],
  },
  formData: {
    chip: 'What is sent along with a form?',
    answer:
      'With a form goes what you typed and what helps us answer: the page you wrote from, the site or campaign that brought you, the template, plan and calculator settings you looked at, your learning progress and savings estimate, an attached flow and the chat you had here. Nothing is sent if you send no form. We keep it while we work on your request and delete it when you ask: {privacyEmail}.',
    asks: [
      '{what|which data|what else} {is sent along with|goes with|do you attach to|gets transmitted with|do you see when i send} {the form|the contact form|a form|my message|my request|a booking}',
      '{how long do you keep|what happens to|do you store|does that apply to} {the form i sent|my contact form|the form i sent yesterday|my request|form data|my booking data}',
      '{is my chat sent with the form|is the chat attached to my message|contact form data|form privacy|why do you attach what i looked at|can i delete a form i sent|erase the form i sent you}',
      '{what goes out when i hit send on the form|data in the contact form|form contents kept how long|booking form data}',
    ],
  },
  aiProvider: {
    chip: 'Does another AI provider read along?',
    answer:
      'Where an AI model of another provider answers, it receives your message and the last part of the conversation, without your name or address unless you typed them. Card and account numbers are hidden before that.',
    asks: [
      '{does|do|can} {another company|openai|anthropic|an ai provider|a third party|someone else|chatgpt} {read along|read this chat|see what i write|get my messages|see my name} {here|}',
      '{is|are} {my message|what i type|my messages|this chat} {sent to|passed to|shared with|forwarded to} {openai|an ai provider|another company|third parties|a language model|anthropic}',
      '{which third party sees this chat|external ai provider|third party ai|does a foreign ai read this|what does the ai provider receive}',
      '{does the ai firm see my messages|is openai reading along|shared with an outside ai|third party model gets my text}',
    ],
  },
  aiAct: {
    chip: 'Must a bot say that it is one?',
    answer:
      'Article 50 of the EU AI Act asks that people are told when they deal with an AI system, unless it is obvious; in the regulation’s own timetable this applies from 2 August 2026. We advise saying it in the first message, in the language of the conversation and again when a person takes over. Our blog explains it; it is not legal advice.',
    asks: [
      '{must|does|do|should|has} {a bot|my bot|a chatbot|our chatbot|we|the bot} {say it is a bot|to say its an ai|have to say its a machine|tell people its not human|disclose that it is ai|identify itself as ai} {by law|under the ai act|}',
      '{what does|what about|does} {the eu ai act|the ai act|article 50|eu ai regulation} {say|require|say about chatbots|mean for my chatbot|apply to us|demand}',
      '{ai act|eu ai act|article 50|ai disclosure|transparency duty|disclosure rule|ai regulation|ai law}',
      '{is it legal|are we allowed|is it allowed} to {hide that it is a bot|let people think its human|give the bot a human name}',
      '{do people have to be told its a bot|legal duty to disclose ai|eu law on chatbots|hide that its a bot}',
    ],
  },
};
