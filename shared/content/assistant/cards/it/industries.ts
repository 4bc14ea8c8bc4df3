import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: 'Per quali settori ci sono modelli?',
    answer:
      'Ci sono {templates} modelli pronti: sanità, e-commerce, immobiliare, fitness, ristorazione, automobili, istruzione e servizi professionali. Nella galleria si può chattare con il bot dimostrativo di ciascuno; li adattiamo in {daysFrom}–{daysTo} giorni.',
  },
  customise: {
    chip: 'Si può adattare un modello?',
    answer:
      'Sì, ogni modello è personalizzabile al 100 %: adattiamo parole, domande, regole e collegamenti all’azienda in {daysFrom}–{daysTo} giorni, e si possono cambiare anche dopo.',
  },
  ecommerce: {
    chip: 'Che cosa fate per i negozi online?',
    answer:
      'Nell’e-commerce il bot trova prodotti, risponde prima del pagamento, segue gli ordini, gestisce i resi e chiede una volta, con garbo, del carrello abbandonato. Il modello «Assistente di negozio» si adatta in {days} giorni.',
  },
  healthcare: {
    chip: 'Che cosa fate per le cliniche?',
    answer:
      'Nella sanità il bot raccoglie richieste di appuntamento, risponde su orari, assicurazione e preparazione, manda promemoria e mostra chiaramente la via verso una persona nei casi urgenti; non dà mai consigli medici. Il modello «Accettazione pazienti» si adatta in {days} giorni.',
  },
  realestate: {
    chip: 'Che cosa fate per l’immobiliare?',
    answer:
      'Nell’immobiliare il bot scopre che cosa si cerca, mostra ciò che va bene, qualifica acquirenti e inquilini e fissa la visita, di giorno e di notte. Il modello «Guida immobiliare» si adatta in {days} giorni.',
  },
  fitness: {
    chip: 'Che cosa fate per le palestre?',
    answer:
      'Nel fitness il bot conosce gli orari dei corsi, prenota lezioni di prova, spiega abbonamenti e sospensioni, tiene la lista d’attesa dei corsi pieni e avvisa i soci. Il modello «Coach dello studio» si adatta in {days} giorni.',
  },
  restaurant: {
    chip: 'Che cosa fate per i ristoranti?',
    answer:
      'Nella ristorazione il bot prenota tavoli, risponde su menù e allergeni, prepara menù di gruppo e prende ordini da asporto. Il modello «Accoglienza in sala» si adatta in {days} giorni.',
  },
  automotive: {
    chip: 'Che cosa fate per le concessionarie?',
    answer:
      'Nel settore auto il bot fissa appuntamenti in officina e prove su strada, risponde su ricambi e finanziamenti e dice a che punto è una riparazione. Il modello «Accettazione officina» si adatta in {days} giorni.',
  },
  education: {
    chip: 'Che cosa fate per le scuole?',
    answer:
      'Nell’istruzione il bot risponde su corsi, costi e iscrizione, fissa lezioni di prova e porta lo studente alla persona giusta. Il modello si adatta in {days} giorni.',
  },
  professional: {
    chip: 'Che cosa fate per studi e agenzie?',
    answer:
      'Per i servizi professionali (avvocati, commercialisti, consulenti, agenzie) il bot qualifica le richieste, raccoglie ciò che serve per un primo incontro e lo fissa; non dà consigli legali o fiscali. Il modello si adatta in {days} giorni.',
  },
  finance: {
    chip: 'Che cosa fate per banche e assicurazioni?',
    answer:
      'Nella finanza il bot spiega i prodotti, raccoglie ciò che serve per una richiesta, risponde sui conti e passa la consulenza al personale abilitato. Un modello pronto non c’è ancora; lo costruiamo insieme, una prima versione entro {firstHours} ore.',
  },
  hospitality: {
    chip: 'Che cosa fate per gli hotel?',
    answer:
      'Nell’ospitalità il bot raccoglie richieste di prenotazione, risponde agli ospiti giorno e notte nella loro lingua e propone upgrade e consigli sul posto. Un modello pronto non c’è ancora; lo costruiamo insieme, una prima versione entro {firstHours} ore.',
  },
  other: {
    chip: 'Il mio settore non c’è',
    answer:
      'Facciamo bot anche per altri settori, partendo da un modello vicino o da zero: una prima versione entro {firstHours} ore. Ci dica che cosa chiedono i clienti o prenoti una consulenza gratuita; Le diciamo con franchezza che cosa può fare un bot per Lei.',
  },
  benefits: {
    chip: 'Che cosa porta un bot a un’azienda?',
    answer:
      'I clienti hanno subito una risposta, anche di notte e nella loro lingua; il team risponde meno volte alle stesse domande e riceve richieste con la loro storia. Ricerca citata sulla nostra pagina: il 37 % delle aziende risponde a una richiesta online entro un’ora, e queste hanno quasi 7 volte più probabilità di un vero colloquio. Il calcolatore di ROI mostra la Sua cifra.',
  },
  reminders: {
    chip: 'Il bot manda promemoria?',
    answer:
      'Sì. Ricorda ai pazienti gli appuntamenti, ai soci della palestra le lezioni via WhatsApp o e-mail, e gli ospiti confermano il tavolo; così si saltano meno appuntamenti.',
  },
  waitlist: {
    chip: 'Gestisce le liste d’attesa?',
    answer:
      'Sì. Il modello fitness tiene liste d’attesa per le lezioni piene, e un bot offre il posto che si libera a chi aspetta.',
  },
  events: {
    chip: 'Fate eventi e matrimoni?',
    answer:
      'Non c’è un modello pronto per sale eventi o matrimoni. Quello per ristoranti prende già richieste di gruppi ed eventi, e noi lo adattiamo, oppure partiamo da zero: una prima versione in {firstHours} ore.',
  },
  figures: {
    chip: 'Che vuol dire «90 % più veloce»?',
    answer:
      'Sono le cifre sopra i modelli: {templates} modelli e oltre, una prima versione in {firstHours} ore in media, messa in opera più veloce del 90 %, personalizzabile al 100 %. Rispetto a che cosa si misuri il 90 % il sito non lo dice; lo sa il nostro team: {email}.',
  },
};
