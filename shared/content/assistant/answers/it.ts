import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    'Ciao! Sono l’assistente di {brand}. Posso aiutarti con i nostri chatbot, i prezzi, le integrazioni e la prenotazione di una consulenza gratuita.',
  services:
    'Realizziamo chatbot IA per le aziende: bot per il servizio clienti, automazione delle vendite e integrazioni su misura. Lavorano giorno e notte in {languages} lingue e una prima versione è pronta in {hours} ore.',
  askIndustry: 'In quale settore lavorate?',
  askVolume: 'Quanti messaggi ricevete all’incirca al mese?',
  offer: 'Vuoi prenotare una consulenza gratuita?',
  industryIntro: '{industry}: {pitch}',
  industries: {
    ecommerce: [
      'E-commerce',
      'un bot risponde su ordini e spedizioni, consiglia prodotti, gestisce i resi e recupera i carrelli abbandonati.',
    ],
    healthcare: [
      'Sanità',
      'un bot raccoglie richieste di appuntamento, risponde su orari, assicurazioni e preparazione e passa al tuo personale tutto ciò che è medico.',
    ],
    finance: [
      'Finanza',
      'un bot spiega i prodotti, raccoglie quanto serve per una pratica, risponde sui conti e lascia la consulenza al personale abilitato.',
    ],
    realestate: [
      'Immobiliare',
      'un bot qualifica acquirenti e inquilini, risponde sugli immobili e organizza le visite.',
    ],
    education: [
      'Istruzione',
      'un bot risponde su corsi, costi e iscrizioni e indirizza gli studenti alla persona giusta.',
    ],
    hospitality: [
      'Ospitalità',
      'un bot riceve richieste di prenotazione, assiste gli ospiti giorno e notte e propone upgrade e consigli sul posto.',
    ],
    fitness: ['Fitness', 'un bot prenota lezioni e prove, spiega gli abbonamenti e invia promemoria.'],
    restaurant: ['Ristorazione', 'un bot prenota tavoli, risponde su menù e allergeni e prende ordinazioni.'],
    automotive: [
      'Automotive',
      'un bot organizza test drive e appuntamenti in officina e risponde su auto e finanziamenti.',
    ],
    professional: [
      'Servizi professionali',
      'un bot qualifica le richieste, raccoglie quanto serve per il primo incontro e lo organizza.',
    ],
  },
  template:
    'C’è un modello già pronto per questo settore, adattato a te in {from}–{to} giorni; provalo nella nostra galleria.',
  platformIntro: 'Piani piattaforma (gestisci tu il bot sulla nostra piattaforma):',
  planLine: '{plan}: {price} al mese, fino a {messages} messaggi',
  planCustom: '{plan}: prezzo su richiesta, messaggi illimitati',
  managedIntro: 'Servizio completamente gestito (lo creiamo e lo gestiamo noi):',
  managedLine: '{plan}: {price} al mese, {count} conversazioni',
  managedUnlimited: '{plan}: {price} al mese, conversazioni illimitate',
  fit: 'Per circa {volume} messaggi al mese va bene il piano piattaforma {plan}: {price} al mese, fino a {messages} messaggi.',
  fitCustom:
    'Per circa {volume} messaggi al mese serve il piano piattaforma {plan}: messaggi illimitati, prezzo su richiesta.',
  managedFrom:
    'Se preferisci che pensiamo a tutto noi, il servizio completamente gestito parte da {price} al mese.',
  managedFit:
    'Per circa {volume} conversazioni al mese va bene il servizio completamente gestito {plan}: {price} al mese.',
  integrations:
    'I nostri bot si collegano a {list} e ad altri sistemi tramite API. {starter} comprende {count} integrazioni, {professional} tutte quelle che servono. Un’integrazione su misura costa {price} una tantum.',
  timeline:
    'Una prima versione è pronta in {hours} ore; adattarla alla tua azienda richiede {from}–{to} giorni, a seconda del settore.',
  security:
    'La sicurezza è in ogni piano: {badges}. I dati viaggiano cifrati. {professional} è pronto per HIPAA; {enterprise} aggiunge SSO e installazione presso di voi. Per i dettagli scrivici a {email}.',
  languages:
    'I nostri chatbot supportano {languages} lingue; qui in chat ne parlo {count}. Una lingua aggiuntiva per il tuo bot costa {price} al mese.',
  bookingInfo:
    'La consulenza è gratuita: scegli un giorno e mezz’ora tra le {from} e le {to} (fuso {zone}) e ci scrivi in breve di cosa hai bisogno. È una richiesta; confermiamo entro {hours} ore. Basta dirmi che vuoi prenotare.',
  book: 'Con piacere! Apro il modulo di prenotazione: scegli giorno e ora, confermeremo entro {hours} ore.',
  contactInfo:
    'Puoi scrivere al nostro team a {email}; rispondiamo entro {hours} ore. Se vuoi essere ricontattato, basta dirmelo.',
  contact: 'Certo. Apro il modulo di contatto; il nostro team ti risponderà entro {hours} ore.',
  thanks: 'Prego! Posso aiutarti con qualcos’altro?',
  bye: 'Arrivederci e grazie della visita!',
  complaint:
    'Mi dispiace che sia stato frustrante. Una persona del nostro team può aiutarti: scrivi a {email} o dimmi che vuoi essere contattato.',
  offTopic:
    'Mi dispiace, posso aiutarti solo con i nostri chatbot: servizi, prezzi, integrazioni, sicurezza e prenotazione di una consulenza. Che cosa vorresti sapere?',
  decline: 'Va bene. Sono qui se hai un’altra domanda.',
  apology: 'Mi dispiace, al momento ho difficoltà a rispondere. Riprova, per favore.',
  demo: {
    greeting: 'Ciao! Sono l’assistente virtuale di {business}. Come posso aiutarti?',
    hours: 'I nostri orari: {value}',
    prices: 'I nostri prezzi (prezzi di esempio di questa demo):',
    services: 'Ecco in cosa posso aiutarti:',
    location: 'Ci trovi qui: {value}',
    booking:
      'Volentieri. Dimmi giorno, ora e il tuo nome, e il team di {business} confermerà. (Questa è una demo: non viene prenotato nulla davvero.)',
    human: 'Ti metto in contatto con il team di {business}. Puoi anche scrivere o chiamare: {value}.',
    thanks: 'Prego! Posso fare altro per te?',
    unknown: 'Non ne sono sicuro; il team di {business} lo saprà. Puoi chiedermi per esempio:',
  },
};
