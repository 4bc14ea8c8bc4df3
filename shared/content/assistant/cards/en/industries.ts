import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: 'Which industries have templates?',
    answer:
      'There are {templates} ready-made templates: healthcare, e-commerce, real estate, fitness, restaurants, automotive, education and professional services. You can chat with the demo bot of each in the gallery; we tailor them to you in {daysFrom} to {daysTo} days.',
    asks: [
      '{which|what} {templates|industries|sectors|branches|templates for industries} {do you have|are there|do you cover|are available|do you serve|do you know}',
      '{templates|industry templates|template list|industries|template gallery|ready made bots|examples}',
      '{do you have|is there} {a template|templates|something ready made|a ready made bot} {for my industry|for my business|}',
      'how many templates {are there|do you have}',
      '{show me|can i see|where are} {the templates|your templates|examples|the gallery}',
      '{do you have|any} experience {in my industry|with companies like mine}',
    ],
  },
  customise: {
    chip: 'Can a template be adapted?',
    answer:
      'Yes, every template is 100 % customisable: we tailor words, questions, rules and connections to your business in {daysFrom} to {daysTo} days, and you can change them later.',
    asks: [
      '{can i|can we|can you|is it possible to} {customise|customize|adapt|change|modify|tailor|edit} {a template|the template|templates|it to our needs|the questions}',
      '{customise template|customizable|adapt template|tailor made|own template|template changes}',
      '{how flexible|how customizable|how adaptable} {are the templates|is it|is a template}',
      '{how long does|how many days does} {tailoring|customising|adapting a template} take',
      '{how many days to fit it to us|how long to make it ours|can we change the questions it asks}',
    ],
  },
  ecommerce: {
    chip: 'What do you do for online shops?',
    answer:
      'For e-commerce the bot finds products, answers before checkout, follows orders, handles returns and asks once, politely, about the basket left behind. The template “Shop assistant” is tailored in {days} days.',
    asks: [
      '{i have|we run|we have|i run|we are|i own|we sell in} {an online shop|a webshop|an ecommerce store|an online store|a fashion shop|a shop|a shop for shoes|an e commerce business} {what can you do for us|do you have something|can it help|what can the bot do|}',
      '{e commerce|ecommerce|online shop|online store|retail|webshop|shop bot|shop assistant template}',
      '{bot|chatbot|template|something|a solution} for {e commerce|online shops|my webshop|retailers|my store}',
      '{can it|can the bot} {handle returns|win back abandoned carts|track parcels|recommend products|answer where is my order|answer delivery questions}',
      'how {does|can|would} it help {an e commerce shop|an online shop|my store|my shop}',
      'we sell {clothes|shoes|furniture|cosmetics|wine|electronics} online',
      '{wheres my parcel questions|we sell jewellery online|exchanges and refunds for shoppers}',
    ],
  },
  healthcare: {
    chip: 'What do you do for clinics?',
    answer:
      'For healthcare the bot takes appointment requests, answers questions about opening hours, insurance and preparation, sends reminders and shows a clear way to a person in urgent cases; it never gives medical advice. The template “Patient desk” is tailored in {days} days.',
    asks: [
      '{i have|we run|we are|i run|i work in|i own} {a clinic|a dental practice|a doctors office|a hospital|a medical practice|a physiotherapy practice|a pharmacy|a vet clinic} {what can you do for us|do you have something|can it help|}',
      '{healthcare|clinic|hospital|doctors|dentist|medical practice|patients|patient desk|pharmacy|physiotherapy}',
      '{bot|chatbot|template|something|a solution} for {healthcare|clinics|doctors|dentists|a medical practice|patients|hospitals}',
      '{can it|can the bot} {book patient appointments|remind patients|answer patient questions|renew prescriptions|reduce no shows}',
      'im {a dentist|a doctor|a physiotherapist|a vet}',
      '{does it send appointment reminders to patients|vet practice|dental surgery|gp surgery|patients who dont turn up}',
    ],
  },
  realestate: {
    chip: 'What do you do for real estate?',
    answer:
      'For real estate the bot learns what someone looks for, shows what fits, qualifies buyers and tenants and arranges the viewing, day and night. The template “Property guide” is tailored in {days} days.',
    asks: [
      '{i have|we are|we run|i am|i work as|we manage} {a real estate agency|a realtor|an estate agent|a property management company|rental apartments|a letting agency} {what can you do for us|do you have something|can it help|}',
      '{real estate|realtor|property|estate agents|property management|viewings|rentals|property guide}',
      '{bot|chatbot|template|something|a solution} for {real estate|realtors|estate agents|property managers|landlords}',
      '{can it|can the bot} {arrange viewings|qualify buyers|answer questions about listings|handle tenant questions}',
      '{letting agent|arrange viewings|tenants asking the same things}',
    ],
  },
  fitness: {
    chip: 'What do you do for gyms?',
    answer:
      'For fitness the bot knows class times, books trial sessions, explains memberships and freezes, and reminds members. The template “Studio coach” is tailored in {days} days.',
    asks: [
      '{i have|we run|i run|i own|we are} {a gym|a fitness studio|a yoga studio|a sports club|a pilates studio|a crossfit box} {what can you do for us|do you have something|can it help|}',
      '{fitness|gym|yoga studio|personal trainer|sports club|studio coach|fitness studio}',
      '{bot|chatbot|template|something|a solution} for {gyms|fitness studios|a yoga studio|personal trainers|sports clubs}',
      '{can it|can the bot} {book classes|book a trial session|explain memberships|freeze a membership}',
      '{waiting list when a class is full|freeze memberships|trial class|crossfit box}',
    ],
  },
  restaurant: {
    chip: 'What do you do for restaurants?',
    answer:
      'For restaurants the bot reserves tables, answers questions about menu and allergens, plans group menus and takes orders to go. The template “Front of house” is tailored in {days} days.',
    asks: [
      '{i have|we run|i run|i own|we are} {a restaurant|a cafe|a pizzeria|a bistro|a bar|a bakery|a food truck|a catering company} {what can you do for us|do you have something|can it help|}',
      '{restaurant|cafe|pizzeria|gastronomy|bar|catering|front of house|bakery}',
      '{bot|chatbot|template|something|a solution} for {restaurants|a cafe|my restaurant|pizzerias|catering|gastronomy}',
      '{can it|can the bot} {take table reservations|reserve tables|answer allergen questions|take takeaway orders|take food orders}',
      '{book a table|takeaway orders|allergens on the menu|we run a pub|chippy}',
    ],
  },
  automotive: {
    chip: 'What do you do for car dealers?',
    answer:
      'For automotive the bot arranges workshop dates and test drives, answers questions about parts and financing and tells the state of a repair. The template “Service desk” is tailored in {days} days.',
    asks: [
      '{i have|we run|i run|i own|we are} {a car dealership|a garage|a car repair shop|a workshop|a tyre shop|a car rental|a motorbike dealer} {what can you do for us|do you have something|can it help|}',
      '{automotive|car dealer|garage|car workshop|auto repair|dealership|test drives|service desk}',
      '{bot|chatbot|template|something|a solution} for {car dealers|garages|automotive|a workshop|car repair}',
      '{can it|can the bot} {arrange test drives|book workshop appointments|tell repair status|answer about spare parts}',
      '{is my car ready|mot booking|book a test drive|body shop|tyre change}',
    ],
  },
  education: {
    chip: 'What do you do for schools?',
    answer:
      'For education the bot answers questions about courses, fees and enrolment, arranges trial lessons and guides students to the right person. The template is tailored in {days} days.',
    asks: [
      '{i have|we run|i run|i work at|we are} {a school|a language school|a university|a training centre|an academy|a driving school|a kindergarten|a music school} {what can you do for us|do you have something|can it help|}',
      '{education|school|university|courses|language school|academy|students|e learning|tutoring}',
      '{bot|chatbot|template|something|a solution} for {schools|universities|education|students|course providers|a language school}',
      '{can it|can the bot} {answer questions about courses|enrol students|book lessons|help with enrolment}',
      '{driving school|class times|enrolment questions|tutoring centre}',
    ],
  },
  professional: {
    chip: 'What do you do for law firms and agencies?',
    answer:
      'For professional services (law firms, tax advisers, consultants, agencies) the bot qualifies enquiries, collects what a first meeting needs and arranges it; it gives no legal or tax advice. The template is tailored in {days} days.',
    asks: [
      '{i have|we run|i run|i am|we are} {a law firm|a tax consultancy|a consulting firm|an agency|an accounting firm|a lawyer|a notary|an architect|a recruiting agency|an accountant} {what can you do for us|do you have something|can it help|}',
      '{professional services|law firm|lawyers|tax adviser|consulting|agency|accountants|notary|architects}',
      '{bot|chatbot|template|something|a solution} for {lawyers|law firms|accountants|consultants|agencies|tax advisers|professional services}',
      '{can it|can the bot} {qualify clients|arrange first meetings|collect documents from clients|book client consultations}',
      '{bookkeeper|solicitors|accountancy practice|marketing agency}',
    ],
  },
  finance: {
    chip: 'What do you do for banks and insurers?',
    answer:
      'For finance the bot explains products, collects what an application needs, answers account questions and passes advice to your licensed staff. There is no ready-made template for it yet; we build it with you, a first version within {firstHours} hours.',
    asks: [
      '{i have|we are|i work at|we run|i work for} {a bank|an insurance company|a fintech|an insurance broker|a credit union|a mortgage broker|a financial adviser} {what can you do for us|do you have something|can it help|}',
      '{finance|bank|insurance|fintech|loans|insurer|mortgage|credit}',
      '{bot|chatbot|template|something|a solution} for {banks|insurance|insurers|fintechs|finance|brokers}',
      '{can it|can the bot} {answer account questions|take loan applications|handle claims|explain insurance products}',
    ],
  },
  hospitality: {
    chip: 'What do you do for hotels?',
    answer:
      'For hospitality the bot takes booking requests, answers guests day and night in their language and offers upgrades and local tips. There is no ready-made template for it yet; we build it with you, a first version within {firstHours} hours.',
    asks: [
      '{i have|we run|i run|i own|we are} {a hotel|a small hotel|a guesthouse|a hostel|a bed and breakfast|holiday apartments|a travel agency|a resort|a campsite} {what can you do for us|do you have something|can it help|}',
      '{hotel|hospitality|tourism|guesthouse|travel agency|hostel|guests|b&b|resort}',
      '{bot|chatbot|template|something|a solution} for {hotels|guests|travel agencies|tourism|a guesthouse|hostels}',
      '{can it|can the bot} {take room bookings|answer guest questions|check guests in|handle room requests}',
    ],
  },
  other: {
    chip: 'My industry is not listed',
    answer:
      'We build bots for other industries too, from a neighbouring template or from scratch: a first version within {firstHours} hours. Tell us what your customers ask, or book a free consultation, and we tell you honestly what a bot can do for you.',
    asks: [
      '{my|our} {industry|sector|field|business} is {not listed|not there|missing|something else|special|a niche}',
      '{do you|can you} {work with|serve|build for|help} {other industries|other sectors|manufacturers|ngos|public authorities|nonprofits|logistics companies|craftsmen|event organisers|churches|hairdressers|telecoms}',
      '{we are|i have|i run|we run} {a manufacturer|a logistics company|a hair salon|a nonprofit|a city administration|a plumbing business|a software company|a museum|a saas startup|an energy provider|a wedding business}',
      '{bot|chatbot|something|template} for {manufacturing|logistics|hairdressers|craftsmen|public administration|nonprofits|telecoms|events|saas|software companies}',
      'other {industry|industries|sector}',
    ],
  },
  benefits: {
    chip: 'What does a bot bring a business?',
    answer:
      'Customers get answers at once, at night too, in their language; your team answers fewer repeated questions and gets enquiries with their story. Research on our page: 37 % of companies answer an online enquiry within an hour, and those have nearly 7 times the chance of a real talk. The ROI calculator shows your own figure.',
    asks: [
      '{what are|what is|tell me|explain} {the benefits|the advantages|the benefit|the use|the pros|the value} {of a chatbot|of this|for my business|for us|}',
      '{why|what for} {should i|should we|would i} {use|buy|have|get} {a chatbot|a bot|ai|this}',
      '{benefits|advantages|why a chatbot|pros and cons|is it worth it|worth it}',
      '{is it|does it|does a bot|will it} {worth it|pay off|worth the money|make sense for us|make sense for a small company|bring anything}',
      '{convince me|give me one reason|what do i gain|whats in it for me}',
      '{how many companies answer within an hour|what share of firms replies fast to an online enquiry|why does a fast reply matter|whats the point of this|what do we get out of it|is it worth the hassle}',
    ],
  },
};
