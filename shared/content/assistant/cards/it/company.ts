import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: 'Chi siete?',
    answer:
      '{legalName} crea chatbot con IA per le aziende: bot per l’assistenza clienti, automazione delle vendite e integrazioni su misura, con una piattaforma per usarli o come servizio interamente gestito.',
  },
  people: {
    chip: 'Quanto è grande l’azienda?',
    answer:
      'Il sito non dice chi ha fondato {brand}, quanto è grande il team o da quando esiste. Il nostro team lo dice volentieri: {email}.',
  },
  location: {
    chip: 'Dove siete?',
    answer:
      'I nostri orari seguono il fuso {zone}; il sito non dà un indirizzo. Scriva a {email} o prenoti una consulenza, si tiene online.',
  },
  hours: {
    chip: 'Quando siete disponibili?',
    answer:
      'Io rispondo a tutte le ore. Il nostro team offre consulenze dalle {from} alle {to} (fuso {zone}) e risponde ai messaggi entro {hours} ore.',
  },
  contact: {
    chip: 'Come vi contatto?',
    answer:
      'Scriva a {email}; rispondiamo entro {hours} ore. Oppure lasci un messaggio nel modulo di contatto, qui o sulla pagina: ogni messaggio lo legge una persona.',
  },
  phone: {
    chip: 'Avete un numero di telefono?',
    answer:
      'Il sito non dà un numero di telefono. Lasci il Suo nel modulo di contatto e richiamiamo noi, oppure prenoti una consulenza a un’ora fissa.',
  },
  careers: {
    chip: 'Assumete?',
    answer: 'Il sito non elenca posizioni aperte; scriva a {email} con oggetto «Carriere».',
  },
  press: {
    chip: 'Sono della stampa',
    answer: 'Per la stampa: scriva a {email} con oggetto «Stampa».',
  },
  customers: {
    chip: 'Avete referenze?',
    answer:
      'Il sito non nomina clienti né casi di studio. Mostra invece ricerche pubblicate con la fonte, e bot dimostrativi per {templates} settori che si possono provare. Per le referenze chieda al nostro team: {email}.',
  },
  results: {
    chip: 'Quali risultati hanno gli altri?',
    answer:
      'Sulla pagina citiamo ricerche pubblicate, con le fonti: il 70 % dei carrelli online viene abbandonato (Baymard Institute, 2024), al 23 % degli appuntamenti prenotati non si presenta nessuno (Dantas et al., 2018), gli operatori con un assistente di IA risolvono il 14 % di richieste in più all’ora (i nuovi il 34 %; Brynjolfsson et al., 2023), il 76 % preferisce comprare nella propria lingua e il 40 % non compra mai in un’altra (CSA Research, 2020), l’81 % prova prima da solo (Harvard Business Review, 2017).',
  },
  bookingHow: {
    chip: 'Come prenoto una consulenza?',
    answer:
      'Si sceglie un giorno e una mezz’ora tra le {from} e le {to} (fuso {zone}) e ci si dice in breve che cosa serve. È gratis ed è una richiesta: confermiamo entro {hours} ore. Il pulsante qui sotto apre il modulo.',
  },
  book: {
    chip: 'Prenotare una consulenza gratuita',
    answer: 'Con piacere! Scelga giorno e ora nel modulo di prenotazione; confermiamo entro {hours} ore.',
  },
  contactMe: {
    chip: 'Mi contatti, per favore',
    answer: 'Certo. Lasci i Suoi dati nel modulo di contatto; il nostro team si fa vivo entro {hours} ore.',
  },
  consultation: {
    chip: 'Che cosa succede nella consulenza?',
    answer:
      'È gratuita e dura {slot} minuti, online: guardiamo che cosa chiedono i clienti e diciamo con franchezza che cosa un bot può e non può fare, con un primo piano e un prezzo.',
  },
  partners: {
    chip: 'Lavorate con partner?',
    answer:
      'Il sito non nomina programmi per partner, rivenditori o affiliati. Scriva a {email} che cosa ha in mente.',
  },
  complaint: {
    chip: 'Ho un reclamo',
    answer:
      'Mi dispiace che sia stato spiacevole. Una persona del nostro team può aiutare: scriva a {email} o lasci un messaggio con il pulsante qui sotto, e ha notizie entro {hours} ore.',
  },
  responseTime: {
    chip: 'Quando mi rispondete?',
    answer: 'Entro {hours} ore: una persona legge ogni messaggio e risponde con un primo piano e un prezzo.',
  },
  buy: {
    chip: 'Come si ordina?',
    answer:
      'Sul sito non c’è un acquisto diretto: ci dica il piano che vuole con il modulo di contatto o in una consulenza gratuita, e una persona lo prepara con Lei, una prima versione entro {firstHours} ore.',
  },
  noShows: {
    chip: 'Da dove viene il 23 % di assenze?',
    answer:
      'Da una rassegna di 105 studi: Dantas et al., Health Policy 122(4), 2018. Il 23 % degli appuntamenti presi va a vuoto; è ricerca pubblicata, non un nostro dato. Un bot ricorda, lascia spostare l’appuntamento in due messaggi e offre il posto libero a chi aspetta.',
  },
  fastReply: {
    chip: 'In quanto rispondono le aziende?',
    answer:
      'Di 2.241 aziende statunitensi il 37 % ha risposto a una richiesta online entro un’ora, il 16 % entro un giorno, il 24 % dopo e il 23 % mai. Chi ha risposto entro un’ora ha avuto quasi 7 volte più probabilità di un vero colloquio con chi decide rispetto a un’ora dopo, e oltre 60 volte più che un giorno dopo (Oldroyd, McElheran ed Elkington, Harvard Business Review, marzo 2011).',
  },
  funding: {
    chip: 'Chi finanzia l’azienda?',
    answer:
      'Il sito non dice nulla di investitori, round di finanziamento o fatturato di {brand}. Lo chieda al nostro team: {email}.',
  },
  terms: {
    chip: 'Dove sono le condizioni generali?',
    answer:
      'Il sito pubblica una pagina sulla privacy, ma nessuna condizione generale. I piani vanno di mese in mese con {noticeDays} giorni di preavviso; {enterprise} ha un contratto proprio, con SLA. Se l’ufficio legale vuole leggere qualcosa prima, lo chieda: {email}.',
  },
};
