import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    'Hej! Jeg er {brand}s assistent. Jeg hjælper gerne med vores chatbots, priser, integrationer og booking af en gratis konsultation.',
  services:
    'Vi bygger AI-chatbots til virksomheder: kundeservicebots, salgsautomatisering og skræddersyede integrationer. De arbejder døgnet rundt på {languages} sprog, og en første version er klar på {hours} timer.',
  askIndustry: 'Hvilken branche er I i?',
  askVolume: 'Cirka hvor mange beskeder får I om måneden?',
  offer: 'Vil du booke en gratis konsultation?',
  industryIntro: '{industry}: {pitch}',
  industries: {
    ecommerce: [
      'E-handel',
      'en bot svarer på spørgsmål om ordrer og levering, anbefaler produkter, klarer returneringer og henter forladte kurve tilbage.',
    ],
    healthcare: [
      'Sundhed',
      'en bot modtager tidsønsker, svarer om åbningstider, forsikring og forberedelse og giver alt lægefagligt videre til jeres personale.',
    ],
    finance: [
      'Finans',
      'en bot forklarer produkter, indsamler det en ansøgning kræver, svarer på kontospørgsmål og overlader rådgivning til jeres godkendte rådgivere.',
    ],
    realestate: [
      'Ejendomme',
      'en bot kvalificerer købere og lejere, svarer om boliger og aftaler fremvisninger.',
    ],
    education: [
      'Uddannelse',
      'en bot svarer om kurser, priser og tilmelding og viser elever videre til den rette person.',
    ],
    hospitality: [
      'Hotel og turisme',
      'en bot modtager bookingønsker, hjælper gæster døgnet rundt og tilbyder opgraderinger og lokale tips.',
    ],
    fitness: ['Fitness', 'en bot booker hold og prøvetimer, forklarer medlemskaber og sender påmindelser.'],
    restaurant: [
      'Restaurant',
      'en bot modtager bordreservationer, svarer om menu og allergener og tager imod bestillinger.',
    ],
    automotive: [
      'Bilbranchen',
      'en bot aftaler prøveture og værkstedstider og svarer om biler og finansiering.',
    ],
    professional: [
      'Professionelle ydelser',
      'en bot kvalificerer henvendelser, indsamler det et første møde kræver og aftaler det.',
    ],
  },
  template:
    'Der findes en færdig skabelon til det, tilpasset jer på {from}–{to} dage; prøv den i vores galleri.',
  platformIntro: 'Platformspakker (I driver selv botten på vores platform):',
  planLine: '{plan}: {price} om måneden, op til {messages} beskeder',
  planCustom: '{plan}: pris efter aftale, ubegrænset antal beskeder',
  managedIntro: 'Fuldt serviceret løsning (vi bygger og driver det hele for jer):',
  managedLine: '{plan}: {price} om måneden, {count} samtaler',
  managedUnlimited: '{plan}: {price} om måneden, ubegrænset antal samtaler',
  fit: 'Til cirka {volume} beskeder om måneden passer platformspakken {plan}: {price} om måneden, op til {messages} beskeder.',
  fitCustom:
    'Til cirka {volume} beskeder om måneden har I brug for platformspakken {plan}: ubegrænset antal beskeder, pris efter aftale.',
  managedFrom:
    'Vil I hellere have, at vi klarer det hele, koster den fuldt servicerede løsning fra {price} om måneden.',
  managedFit:
    'Til cirka {volume} samtaler om måneden passer den fuldt servicerede løsning {plan}: {price} om måneden.',
  integrations:
    'Vores bots kobles sammen med {list} og med andre systemer via API. {starter} omfatter {count} integrationer, {professional} så mange I har brug for. En skræddersyet integration koster {price} som engangsbeløb.',
  timeline:
    'En første version er klar på {hours} timer; at tilpasse den til jeres virksomhed tager {from}–{to} dage afhængigt af branchen.',
  security:
    'Sikkerhed er med i alle pakker: {badges}. Data krypteres under overførsel. {professional} er klar til HIPAA; {enterprise} giver desuden SSO og drift hos jer selv. Detaljer svarer vi gerne på via {email}.',
  languages:
    'Vores chatbots understøtter {languages} sprog; her i chatten taler jeg {count}. Et ekstra sprog til jeres bot koster {price} om måneden.',
  bookingInfo:
    'Konsultationen er gratis: du vælger en dag og en halv time mellem {from} og {to} (tidszone {zone}) og fortæller kort, hvad du har brug for. Det er en forespørgsel; vi bekræfter inden for {hours} timer. Sig bare, at du vil booke.',
  book: 'Gerne! Jeg åbner bookingformularen: vælg dag og tid, så bekræfter vi inden for {hours} timer.',
  contactInfo:
    'Du kan skrive til vores team på {email}; vi svarer inden for {hours} timer. Vil du have, at vi kontakter dig, så sig bare til.',
  contact: 'Selvfølgelig. Jeg åbner kontaktformularen; vores team svarer inden for {hours} timer.',
  thanks: 'Det var så lidt! Kan jeg hjælpe med andet?',
  bye: 'Farvel og tak for besøget!',
  complaint:
    'Jeg er ked af, at det var frustrerende. En person fra vores team kan hjælpe dig: skriv til {email}, eller sig, at du gerne vil kontaktes.',
  offTopic:
    'Det kan jeg desværre ikke hjælpe med, kun med vores chatbots: ydelser, priser, integrationer, sikkerhed og booking af en konsultation. Hvad vil du gerne vide?',
  decline: 'Helt i orden. Jeg er her, hvis du har et andet spørgsmål.',
  apology: 'Beklager, jeg har svært ved at svare lige nu. Prøv venligst igen.',
  demo: {
    greeting: 'Hej! Jeg er den virtuelle assistent hos {business}. Hvordan kan jeg hjælpe?',
    hours: 'Vores åbningstider: {value}',
    prices: 'Vores priser (eksempelpriser i denne demo):',
    services: 'Det her kan jeg hjælpe med:',
    location: 'Du finder os her: {value}',
    booking:
      'Gerne. Sig hvilken dag og tid du ønsker og dit navn, så bekræfter teamet hos {business}. (Det er en demo: intet bliver rigtigt booket.)',
    human: 'Jeg stiller dig videre til teamet hos {business}. Du kan også få fat i dem her: {value}.',
    thanks: 'Det var så lidt! Kan jeg gøre mere for dig?',
    unknown: 'Det er jeg ikke sikker på; teamet hos {business} ved det. Du kan for eksempel spørge mig:',
  },
};
