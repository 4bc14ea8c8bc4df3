import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'ciao|salve|buongiorno|buonasera|buon pomeriggio|buon giorno|buona sera|ehilà|hey',
  plan: 'piano|piani|pacchett*|al mese|mensil*|volume|/mese',
  messages: 'messagg*|richieste|ticket|mail|domande al mese',
  conversations: 'conversazion*|chat|dialoghi',
  thousand: 'mila|mille|k',
  book: 'prenot*|appuntament*|consulenz*|demo|dimostrazion*|riunione|incontro|chiamata|videochiamata|fissare|fissiamo|programma*|pianific*|colloquio',
  callMe:
    'chiamatemi|chiamami|mi chiami|mi chiamate|mi chiamino|richiamatemi|richiamarmi|mi richiami|mi richiamate|chiamarmi|contattatemi|contattami|contattarmi|mi contatti|mi contattate|mi contattiate|essere contattat*|essere richiamat*|parlare con una persona|parlare con un operatore|parlare con qualcuno|parlare con un umano|parlare con un consulente|parlare con un|parlare con una|parlare con il vostro|una persona reale|una persona vera|scrivetemi|lasciare i miei|mettetevi in contatto|mi faccia chiamare|fatemi chiamare|fatemi contattare|fatemi richiamare|vi lascio il|le lascio il|lascio il numero|lascio i miei|prendete il mio|ci chiami*|ci contatt*|qualcuno mi|qualcuno del team|contattateci|richiamateci',
  wish: 'vorrei|vorremmo|voglio|vogliamo|mi piacerebbe|ci piacerebbe|per favore|per piacere|posso|possiamo|potrei|potremmo|potete|puoi|potreste|ho bisogno|desidero|desideriamo|^prenot*|^fissiamo|^fissa*|^programmiamo|preferisco|preferirei|può|prenotami|prenotatemi|organizziamo|facciamo',
  ask: 'come|cosa|che cosa|quando|dove|quale|quali|quanto|perché|chi|se|costa|funziona|dura|bisogna|offrite|avete|spiega*|sapere|succede|si svolge',
  not: 'non|mai|senza|annullare|disdire|più tardi|nessun*',
  theirs: 'bot|chatbot|pazienti|ospiti|clienti|studenti|inquilini|i miei clienti|soci',
  yes: 'sì|si|certo|va bene|ok|d accordo|volentieri|perfetto|certamente|assolutamente',
  no: 'no|no grazie|non ora|più tardi|non ancora',
  year: 'all’anno|l’anno|annu*|12 mesi|dodici mesi|in un anno|ogni anno|all anno|un anno|annuale|per un anno|in dodici mesi|sull anno',
  perDay: 'al giorno|giornalier*|ogni giorno|quotidian*',
  firstMonth: 'primo mese|prima fattura',
  contents: 'compres*|inclus*|include|contiene|cosa c’è|che c’è|cosa ha|dentro|cosa offre|comprende',
  oneOff:
    'una volta|una tantum|unica soluzione|al mese|ogni mese|mensil*|tutti i mesi|una sola volta|una volta sola|pagamento unico|mese per mese|ricorrente|una volta per tutte',
  beyond: 'super*|oltre|sforiamo|sforo|sforare|eccede*|di più|in più|limite',
  howLong:
    'quanto tempo|quanti giorni|in quanto|quanto ci vuole|entro quando|tempi|quando è pronto|ci mette|su misura|personalizza*|adatta*|ci mettete|mettete|pronto',
  middle:
    'quello di mezzo|di mezzo|intermedi*|il secondo|la seconda|medio|quello in mezzo|il medio|intermedio',
  top: 'il terzo|il più caro|il più grande|il massimo|quello sopra tutti',
  nextUp:
    'livello successivo|il successivo|quello dopo|livello superiore|il prossimo|più grande|quello più grande|superiore|quello sopra',
  difference: 'differenz*|più economico|meno caro|più caro|rispetto',
  money:
    'quanto|costa|costo|costi|prezzo|prezzi|paga*|tariff*|spesa|viene|esce|viene a|a quanto|spendo|spendere|importo',
  add: 'aggiung*|aggiunt*|più|con|anche|inoltre|in più|extra|aggiuntiv*|metti|mettici|metto|servirebbe|serve|altra|altro|compres*|includendo|prendo|prendiamo',
  only: 'solo|soltanto|solamente|unicamente|e basta|giusto',
  without: 'senza|meno|togli*|tolgo|tolto|tolta|elimina*|leva*|escludendo|esclus*',
  smallest:
    'il più piccolo|la più piccola|più piccolo|più economico|meno caro|il piccolo|il minore|più basso|il base|piano base|il primo|quello base',
  nextDown: 'quello sotto|livello inferiore|il precedente|uno sotto|appena sotto|subito sotto|più piccolo',
  total:
    'totale|in totale|in tutto|insieme|somma|sommando|sommati|complessiv*|quanto fa|quanto viene|quanto farebbe|quanto diventa|a quanto arriva|a quanto ammonta|tutto compreso|tutto incluso',
  one: 'uno|una|un solo|una sola',
  whichOne: 'quale|in quale|che piano|quale piano|dove allora|quali|con quale',
  industries: {
    ecommerce:
      'negozio|negozi|e commerce|ecommerce|shop online|vendiamo|vendita online|commercio|abbigliamento|bottega|gioiell*|boutique',
    healthcare:
      'clinic*|ospedal*|medic*|dentist*|odontoiatr*|studio medico|sanit*|salute|farmaci*|pazienti|fisioterap*|veterinar*|poliambulatorio|ambulatorio',
    finance: 'banca|banche|finanz*|assicura*|mutu*|prestit*|credit*|investiment*|fintech|broker',
    realestate: 'immobil*|agenzia immobiliare|appartament*|case in affitto|affitt*|case',
    education:
      'scuol*|universit*|cors*|accademi*|formazione|student*|istruzione|liceo|insegn*|asilo|istituto',
    hospitality:
      'hotel|albergo|alberghi|agriturism*|b&b|bed and breakfast|turism*|ospiti|resort|ostello|viagg*|vacanz*|struttura ricettiva',
    fitness: 'palestr*|fitness|yoga|pilates|personal trainer|centro sportivo|crossfit',
    restaurant:
      'ristorant*|pizzeri*|bar|trattori*|caffetteri*|catering|osteria|panificio|gelateria|ristorazione',
    automotive: 'auto|automobil*|concessionari*|officin*|veicol*|macchine|carrozzeria|gommista|meccanic*',
    professional:
      'avvocat*|studio legale|legal*|commercialist*|notai*|consulenza fiscale|società di consulenza|architett*|contabil*|agenzia di comunicazione|studio professionale',
  },
};
