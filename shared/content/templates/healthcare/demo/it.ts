import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Posso avere un appuntamento questa settimana?',
    'Accettate la mia assicurazione?',
    'Che cosa devo portare alla prima visita?',
    'Come rinnovo una ricetta?',
    'Che cosa faccio in caso di emergenza?',
  ],
  useCases: [
    'Richieste e spostamenti di appuntamenti a ogni ora',
    'Domande su assicurazione, documenti e preparazione',
    'Rinnovi di ricette passati allo studio',
    'Promemoria che riducono gli appuntamenti mancati',
    'Emergenze riconosciute e indirizzate al numero giusto',
  ],
  can: 'Prendo richieste di appuntamento, rispondo su assicurazione, documenti e preparazione, inoltro i rinnovi di ricette e in caso di emergenza indico il numero giusto. Non do mai consigli medici. Il telefono squilla meno, e i pazienti hanno risposta di notte e nei fine settimana.',
  hours: 'dal lunedì al venerdì 8:00-18:00, sabato 9:00-13:00, domenica chiuso',
  location: '12 Cedar Street, secondo piano, con ascensore e rampa; parcheggio dietro l’edificio',
  services:
    'Medicina di famiglia|Check-up preventivi|Vaccinazioni|Fisioterapia|Analisi del sangue|Videoconsulti',
  prices:
    'Check-up senza assicurazione: {checkup}|Check-up esteso con analisi: {extended}|Fisioterapia: {physio} a seduta|Consulenza per vaccini da viaggio: {vaccination}|Videoconsulto: {video} per 15 minuti',
  items: {
    appointment: [
      'mi serve un appuntamento|prenotare una visita|vedere un medico|fissare un appuntamento per domani|avete un posto libero|vorrei un check-up venerdì|farmi vaccinare|visita medica',
      'Volentieri, segno una richiesta; la reception la conferma. Di solito ci sono posti liberi nella stessa settimana.',
    ],
    insurance: [
      'quali assicurazioni accettate|è coperto|paga la mia assicurazione|Medicare|Aetna|non sono assicurato|tessera sanitaria',
      'Lavoriamo con tutte le principali assicurazioni. Porti la tessera, per favore; senza assicurazione un check-up costa {checkup} (prezzo di esempio).',
    ],
    bring: [
      'che cosa serve per il primo appuntamento|sono un nuovo paziente|quali documenti devo portare|prepararmi alla visita|prima volta da voi',
      'Porti un documento d’identità, la tessera dell’assicurazione, un elenco dei suoi farmaci e i referti precedenti, e venga dieci minuti prima per il modulo.',
    ],
    prescription: [
      'rinnovare la ricetta|mi serve di nuovo il farmaco|ricetta ripetibile|rinnovo dei medicinali|ricetta',
      'Ci scriva con il nome del farmaco e la data di nascita. Il medico controlla, e la ricetta è pronta alla reception o in farmacia entro un giorno lavorativo.',
    ],
    emergency: [
      'emergenza|è urgente|numero di emergenza|e se è un’emergenza|guardia medica|ambulanza',
      'Se c’è pericolo di vita, chiami subito il numero di emergenza locale. Per aiuto urgente fuori orario chiami la guardia medica. Sono un chatbot e non posso valutare i sintomi.',
    ],
    cost: [
      'quanto costa un check-up|quanto costa una visita|prezzo senza assicurazione|prezzo della fisioterapia|privatamente',
      'Un check-up senza assicurazione costa {checkup}, quello esteso con analisi {extended} e la fisioterapia {physio} a seduta (prezzi di esempio).',
    ],
    videoCall: [
      'videoconsulto|medico online|telemedicina|posso parlare con il medico in video|visita a distanza',
      'Sì, nei giorni feriali dalle 12:00 alle 14:00: {video} per 15 minuti (prezzo di esempio), oppure a carico della maggior parte delle assicurazioni.',
    ],
    results: [
      'quando arrivano gli esami|risultati di laboratorio|esiti delle analisi del sangue|referto|sono pronti i miei risultati',
      'Le analisi del sangue sono pronte in due giorni lavorativi. Il medico chiama se serve un colloquio; altrimenti riceve un messaggio.',
    ],
    access: [
      'accessibile in sedia a rotelle|c’è l’ascensore|rampa|accesso disabili|parcheggio disabili',
      'Sì: c’è una rampa all’ingresso, un ascensore fino al secondo piano e due posti riservati dietro l’edificio.',
    ],
    symptoms: [
      'ho mal di testa|che cosa significano i miei sintomi|ho febbre e tosse|quale medicina devo prendere|è pericoloso|quale dose|mi fa male la schiena|ho uno sfogo sulla pelle|mi sento male|diagnosi',
      'Non posso dare consigli medici. Posso segnare un appuntamento con uno dei nostri medici; se le sembra urgente ci chiami e, se c’è pericolo di vita, chiami il numero di emergenza locale.',
    ],
    change: [
      'disdire l’appuntamento|rimandare|spostare il mio appuntamento|domani non posso venire|sono in ritardo',
      'Ci scriva o ci chiami con il nome e l’ora dell’appuntamento; disdire è gratuito fino a 24 ore prima. Una richiesta che stiamo segnando qui la cambia semplicemente dicendolo.',
    ],
    reminders: [
      'mandate promemoria|mi ricordi l’appuntamento|ho dimenticato l’appuntamento|quand’era il mio appuntamento',
      'Sì: il giorno prima riceve un messaggio, e basta una parola per confermare o spostare l’appuntamento.',
    ],
  },
  tasks: {
    appointment: {
      done: 'La sua richiesta è segnata; la reception la conferma:',
      choice: 'Per che cosa: visita medica, check-up, vaccinazione, fisioterapia o analisi del sangue?',
    },
  },
  options: {
    doctor: ['Visita medica', 'medico|dottor*|visita|altro|altra cosa'],
    checkup: ['Check-up', 'check-up|checkup|check up|prevenzione'],
    vaccination: ['Vaccinazione', 'vaccin*'],
    physio: ['Fisioterapia', 'fisio*'],
    blood: ['Analisi del sangue', 'sangue|analisi|laboratorio'],
  },
  states: {},
  urgent:
    'dolore al petto|dolori al petto|male al petto|non riesco a respirare|non respira|non respiro|fiato corto improvviso|privo di sensi|priva di sensi|incosciente|svenut*|perde molto sangue|emorragia|suicidio|uccidermi|ammazzarmi|ictus|infarto|overdose|avvelenat*|soffoca*|petto/torace/cuore & mal/male/dolor*/duole/fitt*/oppress*/stringe|respirare/respiro/respira/fiato & non/fatica/difficoltà/male/manca/senza|perso i sensi|conoscenza & perso/perde/senza|incoscienti|suicid*|togliermi la vita|voglio morire|non voglio più vivere|farla finita|farmi del male',
};
