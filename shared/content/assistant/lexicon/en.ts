import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'hi|hello|hey|hiya|howdy|good morning|good afternoon|good evening|greetings|good day',
  plan: 'plan|plans|package*|tier|tiers|volume|per month|a month|monthly|/month',
  messages: 'message*|msgs|msg|enquir*|inquir*|request|requests|queries|tickets|emails|questions a month',
  conversations: 'conversation*|chats|dialogue*|sessions',
  thousand: 'k|thousand|grand',
  book: 'book|booking|bookings|schedule|scheduling|appointment*|consultation*|consult|demo|demos|meeting|meet|a call|video call|call for|slot|session with you|reserve|arrange|walkthrough',
  callMe:
    'call me|contact me|phone me|ring me|email me|reach out to me|get back to me|get in touch with me|write to me|call us|contact us back|call me back|talk to a human|talk to a person|talk to someone|talk to a real|speak to a human|speak to a person|speak to someone|speak to an agent|speak with someone|speak with a|speak with your|talk with|talk to sales|talk to your|talk to an agent|speak to your|speak to a|human please|have someone|someone call|someone contact|someone reach|real person|live agent|leave my number|leave my details|leave my contact|someone from your team|contact us|get hold of me|give me a call|give us a call|drop me a line|take my number|take my details|ask someone to|take my contact',
  wish: "i want|want to|i'd like|i would like|would like|we'd like|we would like|we want|please|let's|lets|can i|can we|could i|could we|may i|i need|we need|can you|could you|would you|^book|^schedule|^arrange|^reserve|^set up|^sign me up|book me|i wish|looking to|ready to|happy to|interested in booking|interested in a|love to|just book|book it|get me|sign me up|i'll take",
  ask: "how|what|what's|when|where|which|why|who|do you|does|did|is it|is there|is a|is the|are there|are|much|cost|costs|if|explain|long|happens|wonder*|tell me about|know more about|should i|do i|need to know|before i|different|difference",
  not: "don't|dont|do not|not|no need|never|cancel|without|didn't|doesn't|won't|stop|cannot|can't|no longer|later",
  theirs:
    'bot|chatbot|bots|chatbots|patients|guests|customers|clients|students|tenants|visitors|my customers|viewings|it book|it schedule|it handle|members',
  yes: 'yes|yeah|yep|sure|ok|okay|of course|absolutely|please do|go ahead|sounds good|great|definitely',
  no: 'no|nope|not now|no thanks|maybe later|not yet|no thank you',
  year: 'per year|a year|yearly|annual*|per annum|12 months|twelve months|for the year|each year|in a year|12 month*|whole year|full year|over the year|for a year|annum',
  perDay: 'a day|per day|daily|every day|each day',
  firstMonth: 'first month|month one|first bill|first invoice',
  contents:
    'include*|what is in|whats in|what s in|contain*|comes with|come with|do i get|do we get|get for that|in it|part of it|inside|what s inside|what do we get|comes in it',
  oneOff:
    'one time|one off|once|single payment|every month|recurring|monthly|per month|one off payment|just once|each month|every single month',
  beyond:
    'go over|goes over|went over|going over|exceed*|over the limit|run out|use up|go above|go past|surpass*|pay extra|extra charge|above that|more than that',
  howLong:
    'how long|how many days|how soon|how fast|how quick*|when is it ready|when would it be|tailored|get it ready|up and running|how much time|days till|days until|to be ready|to tailor|set up properly|customi*',
  middle: 'middle|second one|the second|second plan|number two|mid tier|medium|mid one|the mid',
  top: 'third one|the third|biggest|largest|most expensive|top one|top plan|highest|the big one|big one|priciest',
  nextUp:
    'next level|next one|next plan|next tier|next step|one up|level up|one above|the higher one|step up|bigger one|the bigger|larger one|the larger|higher plan|higher one|upgrade',
  difference: 'difference*|differ|differs|cheaper|more expensive|dearer|compared',
  money:
    'cost|costs|costing|price*|pricing|how much|charge*|fee|fees|pay|total|price tag|amount|bill|damage|expensive',
  add: 'add|adding|added|adds|plus|with|also|too|as well|on top|in addition|additional|extra|another|including|throw in|need',
  only: 'just|only|solely|nothing but|merely|simply',
  without:
    'without|minus|drop|remove|leave out|leaving out|take off|take out|excluding|skip the|no need for the',
  smallest:
    'smallest|cheapest|lowest|small one|smaller one|the basic|basic one|entry level|first one|the first plan|little one',
  nextDown:
    'one below|one lower|level down|next one down|step down|the smaller|smaller plan|the lower one|right below|just below',
  total:
    'total|totals|altogether|in all|sum|sums up|add up|adds up|come to|comes to|amount to|amounts to|overall|combined|bottom line|that makes|final price|all told',
  one: 'one|a single|single',
  whichOne:
    'which one|which plan|which has|which does|where then|in which|what plan|which package|which tier|who has it',
  industries: {
    ecommerce:
      'e commerce|ecommerce|online shop*|online store*|web shop|webshop|shop|store|retail*|webstore|sell online|fashion|merch*|boutique|marketplace|we sell|sells|selling|shoes',
    healthcare:
      'health*|clinic*|hospital|doctor*|dentist*|dental|medical|practice|patients|pharma*|physio*|vet|veterinar*|nurs*|therap*|surgery|optician*',
    finance:
      'finance|financial|bank*|insurance|insurer*|mortgage*|loan*|fintech|credit|broker*|wealth|invest*|account opening',
    realestate:
      'real estate|realtor*|propert*|housing|landlord*|letting*|estate agen*|apartment*|homes|rental*|tenant*|viewings',
    education:
      'education*|school*|universit*|college*|course*|student*|academy|tutor*|training centre|training center|teach*|e learning|kindergarten|language school',
    hospitality:
      'hotel*|hospitality|hostel*|resort*|guesthouse|guest house|b&b|bed and breakfast|travel*|tourism|guests|inn|airbnb|spa|vacation|tour operator',
    fitness:
      'gym*|fitness|yoga|pilates|personal train*|crossfit|sports club|health club|workout*|martial arts',
    restaurant:
      'restaurant*|cafe*|bistro|pizzeria|takeaway|takeout|catering|bakery|diner|food truck|coffee shop|menu|coffee shop*|coffee house*',
    automotive:
      'car|cars|automotive|dealer*|garage|vehicle*|workshop|test drive*|auto repair|motorbike*|tyre*|tire*|mechanic*',
    professional:
      'law firm|lawyer*|legal|attorney*|accountant*|accounting|consulting|consultancy|consultant*|agency|notary|tax advis*|architect*|professional services|recruit*',
  },
};
