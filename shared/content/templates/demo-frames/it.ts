import type { DemoFrames } from '../demo-types.ts';
export const frames: DemoFrames = {
  greeting: 'Buongiorno! Sono l’assistente virtuale di {business}. Come posso aiutarla?',
  thanks: 'Prego! Posso fare altro per lei?',
  bye: 'Arrivederci, e grazie per aver provato la demo di {business}!',
  bot: 'Sì, sono un chatbot: l’assistente virtuale di {business}, un’azienda di esempio. Se preferisce parlare con una persona, basta dirlo.',
  human:
    'Certo. In un’azienda vera ora la passerei a una persona, con tutto quello che mi ha detto. Il team di {business} risponde qui: {contact}.',
  hours: 'I nostri orari: {value}.',
  location: 'Ci trova qui: {value}.',
  prices: 'I nostri prezzi (prezzi di esempio di questa demo):',
  services: 'Ecco che cosa offriamo:',
  unknown: 'Non ne sono sicuro; il team di {business} lo sa ({contact}). Può chiedermi, per esempio:',
  meant: 'Intendeva una di queste cose?',
  again: 'Mi scusi, non ho capito bene.',
  cancelled: 'Va bene, ho annullato. Posso fare altro per lei?',
  changed: 'Certo, ho modificato.',
  closed: 'Quel giorno ({value}) non è possibile. I nostri orari: {hours}.',
  outside: 'Alle {value} quel giorno non è possibile. I nostri orari: {hours}.',
  tooMany: 'Possiamo accogliere fino a {value} persone; se siete di più, scriva a {contact}.',
  notFound: 'Non trovo {value}. I dati di esempio di questa demo hanno {list}.',
  demo: 'Questa è una demo: non è stato prenotato né ordinato nulla davvero.',
  ask: {
    people: 'Per quante persone?',
    day: 'Quale giorno le andrebbe bene?',
    time: 'A che ora?',
    name: 'A che nome posso segnare?',
  },
  label: { people: 'Persone', day: 'Giorno', time: 'Ora', name: 'Nome', code: 'Numero', choice: 'Oggetto' },
  date: '{weekday} {day} {month}',
  asks: {
    greeting: 'ciao|buongiorno|buonasera|salve|buon pomeriggio',
    thanks: 'grazie|grazie mille|perfetto grazie|molte grazie|la ringrazio',
    bye: 'arrivederci|a presto|buona giornata|è tutto|ci vediamo',
    bot: 'sei un bot|sei un robot|sei umano|parlo con una persona vera|è un’intelligenza artificiale|chi sei',
    human:
      'voglio parlare con una persona|mi passi un operatore|richiamatemi|numero di telefono|indirizzo email|contatti|come vi contatto|un umano per favore',
    can: 'che cosa sai fare|come mi può aiutare|che cosa posso chiederti|aiuto|a cosa servi|quali sono i vantaggi|cosa fai',
    hours:
      'quali sono gli orari|quando siete aperti|orari di apertura|aperti la domenica|a che ora chiudete|siete aperti oggi|orario',
    location: 'dove siete|qual è l’indirizzo|come arrivo da voi|dove vi trovo|indirizzo|posizione',
    prices: 'quanto costa|quali sono i prezzi|listino prezzi|prezzi|tariffe|quanto viene',
    services:
      'che cosa offrite|quali servizi avete|i vostri servizi|di cosa vi occupate|che tipo di azienda è',
    other:
      'che tempo fa domani|chi ha vinto i mondiali|raccontami una barzelletta|scrivimi una poesia|qual è la capitale della Francia|qual è il senso della vita|ti piace la musica|dove compro bitcoin|chi è il presidente|ti amo|quanti anni hai|traduci questo',
  },
  words: {
    cancel:
      'annulla|annullare|annulli|lascia perdere|lasci perdere|lasciamo stare|stop|niente|non più|ho cambiato idea',
    no: 'no|non|anzi|meglio|invece|scusi',
    weekdays: 'lunedì/lun|martedì/mar|mercoledì/mer|giovedì/gio|venerdì/ven|sabato/sab|domenica/dom',
    months:
      'gennaio/gen|febbraio/feb|marzo|aprile/apr|maggio|giugno/giu|luglio/lug|agosto/ago|settembre/set|ottobre/ott|novembre/nov|dicembre/dic',
    days: 'oggi/stasera/questa sera|domani|dopodomani',
    numbers: '|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici',
    people: 'persone|persona|coperti|adulti|ospiti|posti',
    forPeople: 'per|tavolo per|siamo in|saremo in|siamo|in',
    at: 'alle|alle ore|verso le|per le|ore|all',
    hour: 'h|ore',
    morning: 'di mattina|del mattino|mattina',
    evening: 'di sera|stasera|sera|del pomeriggio|pomeriggio|di notte',
    noon: 'mezzogiorno',
    halfPast: '',
    halfTo: '',
    nameBefore: 'mi chiamo|il mio nome è|a nome di|a nome|nome:|nome|sono',
    nameAfter: '',
  },
};
