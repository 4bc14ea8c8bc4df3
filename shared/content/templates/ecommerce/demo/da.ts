import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Hvor er min bestilling?',
    'Hvordan returnerer jeg noget?',
    'Hvor lang er leveringstiden?',
    'Hvilken størrelse skal jeg vælge?',
    'Sender I til udlandet?',
  ],
  useCases: [
    'Hvor er min bestilling: svar fra butikkens system',
    'Produktforslag efter behov og budget',
    'Retur og bytte uden lange mailtråde',
    'Efterladte kurve vundet tilbage med et hjælpsomt spørgsmål',
    'Spørgsmål om størrelse og lager på produktsiden',
  ],
  can: 'Jeg slår bestillinger op, ordner returneringer, anbefaler tøj og svarer på spørgsmål om levering, størrelser, lager og betaling, dag og nat. Indbakken får færre gentagne spørgsmål, og kunderne får svar i købsøjeblikket.',
  hours: 'butikken har åbent døgnet rundt; vores medarbejdere svarer mandag til lørdag 9:00-19:00',
  location: 'kun på nettet; returvarer sendes til Fern & Thread, 4 Mill Lane, Unit 7',
  services: 'Sporing af ordrer|Retur og bytte|Størrelsesråd|Gaveindpakning|Reparation af vores eget tøj',
  prices:
    'Standardlevering: {shipping}|Ekspreslevering: {express}|T-shirt i økologisk bomuld: {tee}|Jakke i genbrugsuld: {jacket}|Gaveindpakning: {giftWrap} pr. bestilling',
  items: {
    order: [
      'spore min bestilling|ordrestatus|hvor er min pakke|pakken er ikke kommet|er min ordre sendt|trackingnummer|pakken er forsinket',
      'Jeg slår det op.',
    ],
    return: [
      'jeg vil returnere det|bytte til en anden størrelse|sende noget tilbage|pengene tilbage|bytte en vare|passer ikke, jeg vil sende den retur|varen er beskadiget|returbetingelser|hvor mange dage har jeg til at returnere',
      'Selvfølgelig: du har 30 dage, og returnering er gratis. Pengene kommer inden for fem hverdage.',
    ],
    delivery: [
      'leveringstid|hvor hurtigt sender I|hvornår kommer den frem|fragtpris|ekspreslevering|er fragten gratis|hvor mange dage tager forsendelsen',
      'Standardlevering tager 2-4 hverdage og koster {shipping}; ekspres kommer næste hverdag for {express}. Fra {freeFrom} er standardlevering gratis (eksempelpriser).',
    ],
    size: [
      'hvilken størrelse er jeg|størrelsesguide|er den lille i størrelsen|jeg er mellem to størrelser|mål|hvilken størrelse passer mig',
      'Vores tøj er normalt i størrelsen. Er du mellem to størrelser, så tag den mindste til T-shirts og den største til jakker.',
    ],
    abroad: [
      'international forsendelse|leverer I til Sverige|forsendelse til andre lande|toldgebyrer|hele verden|sende til et andet land',
      'Ja, til 32 lande. Du ser fragtprisen og eventuel told, før du betaler.',
    ],
    pay: [
      'hvordan kan jeg betale|betalingsmåder|tager I PayPal|kreditkort|betale med faktura|Apple Pay|MobilePay',
      'Med alle almindelige kort, PayPal, Apple Pay og Google Pay, og på faktura i nogle lande.',
    ],
    advice: [
      'hvad anbefaler I|jeg mangler en gave|noget varmt til vinteren|gaveidé|hvad sælger bedst|hvad skal jeg købe|hjælp mig med at vælge tøj',
      'På kolde dage sælger jakken i genbrugsuld bedst, {jacket}; T-shirten i økologisk bomuld til {tee} passer godt under (eksempelpriser) og er også en god gave.',
    ],
    stock: [
      'er den på lager|kan den fås|har I den i min størrelse|udsolgt|hvornår kommer den igen|andre farver|findes den i blå',
      'T-shirten og jakken er på lager i S til XL, i grøn, sand og blå. Udsolgte størrelser kommer igen hver anden til tredje uge.',
    ],
    giftWrap: [
      'pakker I gaver ind|gaveindpakning|pakke ind som gave|lægge et kort ved|hilsen til gaven',
      'Ja, i genbrugspapir med et håndskrevet kort, for {giftWrap} pr. bestilling (eksempelpris).',
    ],
    change: [
      'ændre min bestilling|annullere min ordre|forkert adresse|skifte adresse|jeg bestilte forkert',
      'Inden for en time efter bestillingen ja: skriv til os med ordrenummeret. Derefter er pakken pakket, og du kan returnere den gratis.',
    ],
    cart: [
      'jeg efterlod noget i kurven|min indkøbskurv|gøre købet færdigt|jeg er i tvivl, om jeg skal købe|har I en rabatkode|er der en kupon',
      'Din kurv gemmes i 30 dage. Er der noget, der holder dig tilbage, så spørg mig om størrelse, levering eller retur: returnering er gratis i 30 dage. Der er ingen rabatkode lige nu.',
    ],
  },
  tasks: {
    order: {
      done: 'Jeg fandt den.',
      code: 'Hvad er dit ordrenummer? Det begynder med FT-, for eksempel FT-1042.',
    },
    return: {
      done: 'Din returnering er klar. Du får etiketten på e-mail; aflever pakken i en hvilken som helst pakkeshop.',
      code: 'Hvilken bestilling drejer det sig om? Nummeret begynder med FT-, for eksempel FT-1042.',
      choice: 'Hvorfor vil du returnere: den passer ikke, den er beskadiget, eller du har fortrudt?',
    },
  },
  options: {
    fit: ['Passer ikke', 'passer ikke|for lille|for stor|for småt|for stort|stram|størrelse*|lille|stor'],
    damaged: ['Beskadiget', 'beskadig*|skade*|i stykker|defekt*|revet|hul*|plet*|forkert vare'],
    mind: [
      'Har skiftet mening',
      'skiftet mening|fortryd*|fortrudt|kan ikke lide|behøver den ikke|vil ikke have',
    ],
  },
  states: {
    underway:
      'Bestilling {code}: en jakke i genbrugsuld. Den forlod vores lager i går og kommer frem om en til to dage.',
    packed: 'Bestilling {code}: to T-shirts i økologisk bomuld. Den er pakket og forlader vores lager i dag.',
    delivered:
      'Bestilling {code}: en T-shirt i økologisk bomuld. Den blev leveret i mandags og afleveret hos en nabo.',
  },
};
