import type { LiveTexts } from './types.ts';

export const texts: LiveTexts = {
  here: 'C’è qualcuno del nostro team.',
  waiting: 'Abbiamo avvisato il team. Se nessuno arriva entro due minuti, può lasciare un messaggio.',
  cancel: 'Non aspettare',
  missed: 'Ora nessuno è potuto venire. Lasci un messaggio: rispondiamo entro {hours} ore.',
  away: 'Al momento non c’è nessuno. Rispondiamo ai messaggi entro {hours} ore.',
  opens: 'Torniamo {when}.',
  joined: 'Ora parla con Lei una persona di {brand}. L’assistente tace.',
  back: 'Risponde di nuovo l’assistente.',
  team: 'Team di {brand}',
  typing: 'sta scrivendo…',
  read: 'Letto',
  lost: 'Nessuna connessione. Ciò che scrive parte appena ritorna.',
  form: 'Lascia un messaggio',
};
