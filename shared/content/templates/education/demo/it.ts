import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Quale corso è giusto per me?',
    'Quanto costano i corsi?',
    'Quando inizia il prossimo corso?',
    'Posso studiare online?',
    'Come mi iscrivo?',
  ],
  useCases: [
    'Consigli sui corsi secondo livello, obiettivo e orari',
    'Domande su iscrizione e quote d’iscrizione',
    'Scadenze, documenti e date d’esame',
    'Assistenza agli studenti attuali a ogni ora',
    'Giornate aperte e lezioni di prova prenotate',
  ],
  can: 'Consiglio i corsi, rispondo su quote, date, esami e iscrizione e fisso lezioni di prova. Chi vuole imparare riceve consigli nel momento in cui chiede, nella propria lingua, e la segreteria è libera dalle domande di routine.',
  hours: 'segreteria dal lunedì al venerdì 9:00-19:00, sabato 10:00-14:00; lezioni fino alle 21:30',
  location: '5 Linden Court, terzo piano, a due minuti dalla stazione centrale',
  services: 'Corsi serali|Corsi intensivi|Corsi online|Preparazione agli esami|Formazione aziendale',
  prices:
    'Corso serale, 10 settimane: {evening}|Corso intensivo, 4 settimane: {intensive}|Corso online, 8 settimane: {online}|Esame ufficiale: {exam}|Lezione di prova: {trial}',
  items: {
    trial: [
      'vorrei una lezione di prova|posso provare una lezione|prenotare una prova|lezione prova|assistere a una lezione|provare prima di iscrivermi',
      'Volentieri: una lezione di prova costa {trial} (prezzo di esempio), e l’importo viene scalato all’iscrizione.',
    ],
    advice: [
      'quale corso mi consigliate|qual è il mio livello|sono principiante|voglio imparare lo spagnolo|test di livello|corso per il mio obiettivo|consulenza sui corsi|il mio inglese è intermedio',
      'Chi lavora di solito sceglie il corso serale; chi vuole risultati in un mese, l’intensivo; chi viaggia molto, quello online. Un test di livello di dieci minuti trova il suo gruppo, e una lezione di prova mostra se va bene.',
    ],
    cost: [
      'quote dei corsi|retta|quanto viene il corso serale|prezzo del corso intensivo|è caro|pagare a rate',
      'Corso serale {evening}, intensivo {intensive}, online {online} (prezzi di esempio). I libri sono inclusi, e può pagare in due rate.',
    ],
    start: [
      'date di inizio|quando posso cominciare|prossimo corso|quando comincia il semestre|posso entrare più tardi|calendario',
      'I corsi serali e online iniziano la prima settimana di un mese ogni due, gli intensivi ogni lunedì. Può entrare fino alla fine della prima settimana.',
    ],
    online: [
      'corso online|a distanza|imparare da casa|lezioni su Zoom|didattica a distanza|ci sono le registrazioni',
      'Sì: dal vivo in gruppi fino a otto persone, due sere a settimana per otto settimane, {online} (prezzo di esempio). Le registrazioni restano disponibili per un mese.',
    ],
    enrol: [
      'come faccio a iscrivermi|registrarsi a un corso|iscrizione|domanda di ammissione|quali documenti servono per iscriversi|termine di iscrizione|entrare in un corso',
      'Faccia il test di livello di dieci minuti, scelga un corso e ci mandi nome e data di nascita; la segreteria conferma il posto entro un giorno lavorativo. Il termine è la fine della prima settimana.',
    ],
    openDay: [
      'open day|porte aperte|visitare la scuola|quando posso vedere la scuola',
      'La prossima giornata aperta è il primo sabato del mese, 10:00-14:00. Può anche venire a una lezione di prova per {trial} (prezzo di esempio).',
    ],
    certificate: [
      'ricevo un certificato|esame ufficiale|TOEFL|IELTS|data dell’esame|diploma|preparazione all’esame|quanto costa l’esame',
      'Chi frequenta almeno l’80 per cento riceve il nostro certificato. L’esame ufficiale costa {exam} (prezzo di esempio) e si tiene quattro volte l’anno; si iscriva quattro settimane prima con un documento d’identità.',
    ],
    groups: [
      'quanto sono grandi i gruppi|quante persone per classe|dimensione delle classi|piccoli gruppi|lezioni private',
      'Da sei a dodici persone, online fino a otto.',
    ],
    visa: [
      'visto per studio|aiutate con l’alloggio|famiglia ospitante|casa|vengo dall’estero|lettera di iscrizione',
      'Rilasciamo la lettera di iscrizione per il visto e aiutiamo a trovare una stanza presso una famiglia ospitante.',
    ],
    student: [
      'sono già vostro studente|ho perso una lezione|cambiare gruppo|oggi sono malato|il mio accesso non funziona|dove sono i compiti|sospendere il corso',
      'Volentieri: le lezioni perse restano registrate per un mese, il cambio di gruppo è gratuito fino alla seconda settimana, e per il resto la segreteria aiuta il giorno lavorativo successivo.',
    ],
  },
  tasks: {
    trial: {
      done: 'La sua lezione di prova è segnata:',
      choice: 'Quale lingua vorrebbe provare: inglese, spagnolo o tedesco?',
    },
  },
  options: {
    english: ['Inglese', 'inglese'],
    spanish: ['Spagnolo', 'spagnolo|castigliano'],
    german: ['Tedesco', 'tedesco'],
  },
  states: {},
};
