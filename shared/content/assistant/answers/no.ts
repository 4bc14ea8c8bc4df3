import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    'Hei! Jeg er assistenten til {brand}. Jeg hjelper gjerne med chatbotene våre, priser, integrasjoner og bestilling av en gratis konsultasjon.',
  services:
    'Vi lager KI-chatboter for bedrifter: kundeserviceboter, salgsautomatisering og skreddersydde integrasjoner. De jobber døgnet rundt på {languages} språk, og en første versjon er klar på {hours} timer.',
  askIndustry: 'Hvilken bransje er dere i?',
  askVolume: 'Omtrent hvor mange meldinger får dere i måneden?',
  offer: 'Vil du bestille en gratis konsultasjon?',
  industryIntro: '{industry}: {pitch}',
  industries: {
    ecommerce: [
      'Netthandel',
      'en bot svarer på spørsmål om ordre og levering, anbefaler produkter, håndterer returer og henter tilbake forlatte handlekurver.',
    ],
    healthcare: [
      'Helse',
      'en bot tar imot timeønsker, svarer om åpningstider, forsikring og forberedelser og overlater alt medisinsk til personalet deres.',
    ],
    finance: [
      'Finans',
      'en bot forklarer produkter, samler inn det en søknad trenger, svarer på kontospørsmål og overlater rådgivning til autoriserte rådgivere.',
    ],
    realestate: [
      'Eiendom',
      'en bot kvalifiserer kjøpere og leietakere, svarer om boliger og avtaler visninger.',
    ],
    education: ['Utdanning', 'en bot svarer om kurs, priser og påmelding og viser elever til rett person.'],
    hospitality: [
      'Hotell og reiseliv',
      'en bot tar imot bestillingsønsker, hjelper gjester døgnet rundt og tilbyr oppgraderinger og lokale tips.',
    ],
    fitness: ['Trening', 'en bot booker timer og prøvetrening, forklarer medlemskap og sender påminnelser.'],
    restaurant: [
      'Restaurant',
      'en bot tar imot bordbestillinger, svarer om meny og allergener og tar bestillinger.',
    ],
    automotive: [
      'Bilbransjen',
      'en bot avtaler prøvekjøring og verkstedtimer og svarer om biler og finansiering.',
    ],
    professional: [
      'Profesjonelle tjenester',
      'en bot kvalifiserer henvendelser, samler inn det et første møte trenger og avtaler det.',
    ],
  },
  template:
    'Det finnes en ferdig mal for dette, tilpasset dere på {from}–{to} dager; prøv den i galleriet vårt.',
  platformIntro: 'Plattformpakker (dere drifter boten selv på plattformen vår):',
  planLine: '{plan}: {price} i måneden, opptil {messages} meldinger',
  planCustom: '{plan}: pris på forespørsel, ubegrenset antall meldinger',
  managedIntro: 'Fullt driftet tjeneste (vi bygger og drifter alt for dere):',
  managedLine: '{plan}: {price} i måneden, {count} samtaler',
  managedUnlimited: '{plan}: {price} i måneden, ubegrenset antall samtaler',
  fit: 'For omtrent {volume} meldinger i måneden passer plattformpakken {plan}: {price} i måneden, opptil {messages} meldinger.',
  fitCustom:
    'For omtrent {volume} meldinger i måneden trenger dere plattformpakken {plan}: ubegrenset antall meldinger, pris på forespørsel.',
  managedFrom:
    'Vil dere heller at vi tar oss av alt, koster den fullt driftede tjenesten fra {price} i måneden.',
  managedFit:
    'For omtrent {volume} samtaler i måneden passer den fullt driftede tjenesten {plan}: {price} i måneden.',
  integrations:
    'Botene våre kobles til {list} og til andre systemer via API. {starter} inkluderer {count} integrasjoner, {professional} så mange dere trenger. En skreddersydd integrasjon koster {price} som engangsbeløp.',
  timeline:
    'En første versjon er klar på {hours} timer; å tilpasse den til bedriften tar {from}–{to} dager, avhengig av bransje.',
  security:
    'Sikkerhet er med i alle pakker: {badges}. Data krypteres under overføring. {professional} er klar for HIPAA; {enterprise} gir i tillegg SSO og drift hos dere. Detaljer svarer vi gjerne på via {email}.',
  languages:
    'Chatbotene våre støtter {languages} språk; her i chatten snakker jeg {count}. Et ekstra språk for boten koster {price} i måneden.',
  bookingInfo:
    'Konsultasjonen er gratis: du velger en dag og en halvtime mellom {from} og {to} (tidssone {zone}) og forteller kort hva du trenger. Det er en forespørsel; vi bekrefter innen {hours} timer. Bare si at du vil bestille.',
  book: 'Gjerne! Jeg åpner bestillingsskjemaet: velg dag og tid, så bekrefter vi innen {hours} timer.',
  contactInfo:
    'Du når teamet vårt på {email}; vi svarer innen {hours} timer. Vil du at vi tar kontakt, bare si fra.',
  contact: 'Selvfølgelig. Jeg åpner kontaktskjemaet; teamet vårt svarer innen {hours} timer.',
  thanks: 'Bare hyggelig! Er det noe mer jeg kan hjelpe med?',
  bye: 'Ha det bra, og takk for besøket!',
  complaint:
    'Jeg beklager at dette var frustrerende. En person i teamet vårt kan hjelpe deg: skriv til {email} eller si at du vil bli kontaktet.',
  offTopic:
    'Det kan jeg dessverre ikke hjelpe med, bare med chatbotene våre: tjenester, priser, integrasjoner, sikkerhet og bestilling av konsultasjon. Hva vil du vite?',
  decline: 'Greit. Jeg er her hvis du har et annet spørsmål.',
  apology: 'Beklager, jeg har problemer med å svare akkurat nå. Prøv igjen.',
  demo: {
    greeting: 'Hei! Jeg er den virtuelle assistenten til {business}. Hva kan jeg hjelpe med?',
    hours: 'Åpningstidene våre: {value}',
    prices: 'Prisene våre (eksempelpriser i denne demoen):',
    services: 'Dette kan jeg hjelpe med:',
    location: 'Du finner oss her: {value}',
    booking:
      'Gjerne. Si hvilken dag og tid du ønsker og navnet ditt, så bekrefter teamet hos {business}. (Dette er en demo: ingenting blir bestilt på ordentlig.)',
    human: 'Jeg setter deg over til teamet hos {business}. Du når dem også her: {value}.',
    thanks: 'Bare hyggelig! Kan jeg gjøre noe mer for deg?',
    unknown: 'Det er jeg ikke sikker på; teamet hos {business} vet det. Du kan for eksempel spørre meg:',
  },
};
