import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Quanto costa l’abbonamento?',
    'Posso provare prima?',
    'Quando ci sono i corsi di yoga?',
    'Come sospendo l’abbonamento?',
    'Avete personal trainer?',
  ],
  useCases: [
    'Allenamenti di prova prenotati dal sito',
    'Orario dei corsi e posti liberi',
    'Domande su abbonamento, sospensione e disdetta',
    'Promemoria e messaggi per far tornare i soci',
    'Il personal trainer giusto per ogni obiettivo',
  ],
  can: 'Prenoto allenamenti di prova, conosco l’orario dei corsi, spiego abbonamenti, sospensione e disdetta e trovo il trainer giusto. Le richieste di prova hanno risposta in pochi secondi, i corsi sono più pieni, e la reception riceve meno telefonate.',
  hours: 'dal lunedì al venerdì 6:00-22:30, nei fine settimana 8:00-20:00',
  location: '88 Northside Avenue, accanto alla piscina coperta',
  services:
    'Sala pesi e cardio|Corsi di yoga, pilates e spinning|Personal training|Sauna|Consulenza nutrizionale',
  prices:
    'Abbonamento Basic: {basic} al mese|Abbonamento Plus con tutti i corsi: {plus} al mese|Ingresso giornaliero: {day}|Personal training: {personal} all’ora|Settimana di prova: {trial}',
  items: {
    trial: [
      'voglio provare|prenotare una prova|lezione di prova|allenamento di prova|prova gratuita|venire a vedere|primo allenamento|posso provare la palestra',
      'Volentieri: una settimana di prova costa {trial} (prezzo di esempio) e comprende un corso e una breve introduzione.',
    ],
    membership: [
      'prezzi degli abbonamenti|quanto al mese|quota mensile|voglio iscrivermi|diventare socio|differenza tra Basic e Plus|ingresso giornaliero',
      'Basic costa {basic} al mese, Plus con tutti i corsi {plus}; un ingresso giornaliero {day} (prezzi di esempio). Entrambi si possono disdire ogni mese.',
    ],
    classes: [
      'orario dei corsi|orari yoga|quando c’è pilates|corso di spinning|calendario dei corsi|c’è posto a yoga|il corso è pieno',
      'Yoga: lunedì e mercoledì 18:30, sabato 10:00. Pilates: martedì 19:00. Spinning: giovedì 18:00 e domenica 11:00. I corsi durano 60 minuti; al momento ci sono posti liberi in tutti.',
    ],
    freeze: [
      'mettere in pausa l’abbonamento|sono in vacanza, posso fare una pausa|congelare per un infortunio|fermare l’abbonamento|sospensione',
      'Può sospenderlo da uno a tre mesi l’anno, gratis: ci avvisi prima del 25, e la pausa parte dal primo del mese successivo. La disdetta è possibile con un mese di preavviso.',
    ],
    trainer: [
      'personal trainer|voglio dimagrire|scheda di allenamento|coach|prezzo del personal training|mettere su muscoli|ho un obiettivo',
      'Sì, quattro: per la forza, per il peso, per la schiena e per rimettersi in forma. Un’ora costa {personal} (prezzo di esempio), e il primo colloquio è gratuito.',
    ],
    quit: [
      'come disdico l’abbonamento|chiudere il contratto|lasciare la palestra|preavviso di disdetta|durata minima|recesso',
      'Nell’app o per e-mail, con un mese di preavviso. Non c’è una durata minima.',
    ],
    sauna: [
      'c’è la sauna|docce|armadietti|serve l’asciugamano|spogliatoi|benessere',
      'Sì, ogni giorno dalle 15:00 e compresa in Plus. Docce e armadietti sono gratuiti; porti un asciugamano e un lucchetto.',
    ],
    beginner: [
      'sono un principiante|mai stato in palestra|sono troppo vecchio|sono fuori forma|è adatto a chi inizia',
      'La maggior parte dei nostri soci ha cominciato così. Tutti ricevono un’introduzione alle macchine e una prima scheda, a qualsiasi età.',
    ],
    friend: [
      'posso portare un amico|portare un ospite|allenarmi con il mio compagno|ingresso ospite',
      'I soci Plus portano un ospite gratis una volta al mese; altrimenti un ingresso giornaliero costa {day} (prezzo di esempio).',
    ],
    reminders: [
      'mandate promemoria|mi ricordi il corso|non vengo da tanto tempo|tornare dopo una pausa|notifiche',
      'Sì, due ore prima di ogni corso via WhatsApp o e-mail, come preferisce; e chi è mancato per un po’ riceve un invito a un corso a scelta.',
    ],
  },
  tasks: {
    trial: {
      done: 'Il suo allenamento di prova è segnato:',
      choice: 'Che cosa vorrebbe provare: sala pesi, yoga, pilates o spinning?',
    },
  },
  options: {
    strength: ['Sala pesi', 'pesi|forza|macchine|sala|cardio|palestra'],
    yoga: ['Yoga', 'yoga'],
    pilates: ['Pilates', 'pilates'],
    spinning: ['Spinning', 'spinning|bici|cyclette'],
  },
  states: {},
};
