import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Hvor er bestillingen min?',
    'Hvordan returnerer jeg noe?',
    'Hvor lang er leveringstiden?',
    'Hvilken størrelse bør jeg velge?',
    'Sender dere til utlandet?',
  ],
  useCases: [
    'Hvor er bestillingen min: svar fra butikksystemet',
    'Produktforslag etter behov og budsjett',
    'Retur og bytte uten lange e-posttråder',
    'Forlatte handlekurver vunnet tilbake med et hjelpsomt spørsmål',
    'Spørsmål om størrelse og lager på produktsiden',
  ],
  can: 'Jeg slår opp bestillinger, ordner returer, anbefaler plagg og svarer på spørsmål om levering, størrelse, lager og betaling, dag og natt. Innboksen får færre gjentatte spørsmål, og kundene får svar i kjøpsøyeblikket.',
  hours: 'butikken er åpen døgnet rundt; folkene våre svarer mandag til lørdag 9:00-19:00',
  location: 'bare på nett; returer sendes til Fern & Thread, 4 Mill Lane, Unit 7',
  services: 'Ordresporing|Retur og bytte|Størrelsesråd|Gaveinnpakking|Reparasjon av egne plagg',
  prices:
    'Standardlevering: {shipping}|Ekspresslevering: {express}|T-skjorte i økologisk bomull: {tee}|Jakke i resirkulert ull: {jacket}|Gaveinnpakking: {giftWrap} per bestilling',
  items: {
    order: [
      'spore bestillingen|ordrestatus|hvor er pakken min|pakken har ikke kommet|har dere sendt ordren min|sporingsnummer|pakken er forsinket',
      'Jeg sjekker det for deg.',
    ],
    return: [
      'jeg vil returnere det|bytte til en annen størrelse|sende tilbake|pengene tilbake|bytte en vare|passer ikke, jeg vil sende den tilbake|varen er skadet|returvilkår|hvor mange dager har jeg på å returnere',
      'Selvsagt: du har 30 dager, og retur er gratis. Pengene kommer innen fem virkedager.',
    ],
    delivery: [
      'leveringstid|hvor raskt sender dere|når kommer den fram|fraktkostnad|ekspresslevering|er frakten gratis|hvor mange dager tar frakten',
      'Standardlevering tar 2-4 virkedager og koster {shipping}; ekspress kommer neste virkedag for {express}. Fra {freeFrom} er standardlevering gratis (eksempelpriser).',
    ],
    size: [
      'hvilken størrelse har jeg|størrelsestabell|er den liten i størrelsen|jeg er mellom to størrelser|mål|hvilken størrelse passer meg',
      'Plaggene våre er normale i størrelsen. Mellom to størrelser tar du den minste for T-skjorter og den største for jakker.',
    ],
    abroad: [
      'internasjonal frakt|leverer dere til Sverige|frakt til andre land|tollavgifter|hele verden|sende utenlands',
      'Ja, til 32 land. Du ser fraktprisen og eventuell toll før du betaler.',
    ],
    pay: [
      'hvordan kan jeg betale|betalingsmåter|tar dere PayPal|kredittkort|betale med faktura|Apple Pay|Vipps',
      'Med alle vanlige kort, PayPal, Apple Pay og Google Pay, og på faktura i noen land.',
    ],
    advice: [
      'hva anbefaler dere|jeg trenger en gave|noe varmt til vinteren|gavetips|hva selger best|hva bør jeg kjøpe|hjelp meg å velge plagg',
      'På kalde dager selger jakken i resirkulert ull best, {jacket}; T-skjorten i økologisk bomull til {tee} passer fint under (eksempelpriser) og er også en god gave.',
    ],
    stock: [
      'har dere den på lager|er den tilgjengelig|finnes den i min størrelse|utsolgt|når kommer den inn igjen|andre farger|finnes den i blått',
      'T-skjorten og jakken er på lager i S til XL, i grønt, sand og blått. Utsolgte størrelser kommer inn igjen hver andre til tredje uke.',
    ],
    giftWrap: [
      'pakker dere inn gaver|gaveinnpakking|pakke inn som gave|legge ved et kort|hilsen til gaven',
      'Ja, i resirkulert papir med et håndskrevet kort, for {giftWrap} per bestilling (eksempelpris).',
    ],
    change: [
      'endre bestillingen|avbestille ordren|feil adresse|bytte adresse|jeg bestilte feil',
      'Innen en time etter bestilling ja: skriv til oss med ordrenummeret. Etter det er pakken pakket, og du kan returnere den gratis.',
    ],
    cart: [
      'jeg la igjen noe i handlekurven|handlekurven min|fullføre kjøpet|jeg er usikker på om jeg skal kjøpe|har dere en rabattkode|finnes det en kupong',
      'Handlekurven din lagres i 30 dager. Er det noe som holder deg igjen, spør meg om størrelse, levering eller retur: retur er gratis i 30 dager. Det finnes ingen rabattkode akkurat nå.',
    ],
  },
  tasks: {
    order: {
      done: 'Jeg fant den.',
      code: 'Hva er ordrenummeret ditt? Det begynner med FT-, for eksempel FT-1042.',
    },
    return: {
      done: 'Returen din er klar. Du får etiketten på e-post; lever pakken på et hvilket som helst hentested.',
      code: 'Hvilken bestilling gjelder det? Nummeret begynner med FT-, for eksempel FT-1042.',
      choice: 'Hvorfor vil du returnere: den passer ikke, den er skadet, eller du har ombestemt deg?',
    },
  },
  options: {
    fit: ['Passer ikke', 'passer ikke|for liten|for stor|for lite|for stort|trang|størrelse*|liten|stor'],
    damaged: ['Skadet', 'skade*|ødelagt|defekt*|revnet|hull|flekk*|feil vare'],
    mind: ['Har ombestemt meg', 'ombestemt meg|angr*|liker den ikke|liker ikke|trenger den ikke|vil ikke ha'],
  },
  states: {
    underway:
      'Bestilling {code}: en jakke i resirkulert ull. Den forlot lageret vårt i går og kommer fram om én til to dager.',
    packed:
      'Bestilling {code}: to T-skjorter i økologisk bomull. Den er pakket og forlater lageret vårt i dag.',
    delivered:
      'Bestilling {code}: en T-skjorte i økologisk bomull. Den ble levert på mandag og satt igjen hos en nabo.',
  },
};
