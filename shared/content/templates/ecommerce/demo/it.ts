import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Dov’è il mio ordine?',
    'Come faccio un reso?',
    'Quanto dura la consegna?',
    'Quale taglia devo scegliere?',
    'Spedite all’estero?',
  ],
  useCases: [
    'Dov’è il mio ordine: risposte dal sistema del negozio',
    'Consigli sui prodotti secondo esigenza e budget',
    'Resi e cambi senza scambi di e-mail',
    'Carrelli abbandonati recuperati con una domanda utile',
    'Domande su taglie e disponibilità nella pagina del prodotto',
  ],
  can: 'Controllo gli ordini, preparo i resi, consiglio capi e rispondo su consegna, taglie, disponibilità e pagamento, giorno e notte. Nella posta arrivano meno domande ripetute, e i clienti hanno la risposta nel momento dell’acquisto.',
  hours: 'il negozio è aperto giorno e notte; il nostro personale risponde dal lunedì al sabato 9:00-19:00',
  location: 'solo online; i resi vanno a Fern & Thread, 4 Mill Lane, Unit 7',
  services:
    'Tracciamento degli ordini|Resi e cambi|Consigli sulle taglie|Confezione regalo|Riparazione dei nostri capi',
  prices:
    'Consegna standard: {shipping}|Consegna espressa: {express}|Maglietta di cotone biologico: {tee}|Giacca di lana riciclata: {jacket}|Confezione regalo: {giftWrap} a ordine',
  items: {
    order: [
      'tracciare il mio ordine|stato dell’ordine|dov’è il mio pacco|il pacco non è arrivato|il mio ordine è stato spedito|numero di tracciamento|la consegna è in ritardo',
      'Controllo subito.',
    ],
    return: [
      'voglio fare un reso|rimandare indietro|posso avere un rimborso|cambiare un articolo|soldi indietro|non mi sta, voglio restituirlo|l’articolo è difettoso|condizioni di reso|quanti giorni ho per restituire',
      'Certo: ha 30 giorni, e il reso è gratuito. Il rimborso arriva entro cinque giorni lavorativi.',
    ],
    delivery: [
      'tempi di consegna|in quanto tempo spedite|quando arriva|spese di spedizione|consegna espressa|quanti giorni per la spedizione|la spedizione è gratis',
      'La consegna standard richiede 2-4 giorni lavorativi e costa {shipping}; quella espressa arriva il giorno lavorativo successivo a {express}. Da {freeFrom} la consegna standard è gratuita (prezzi di esempio).',
    ],
    size: [
      'che taglia sono|guida alle taglie|veste piccolo|sono tra due taglie|misure|quale misura mi va bene',
      'I nostri capi vestono regolare. Tra due taglie, scelga la più piccola per le magliette e la più grande per le giacche.',
    ],
    abroad: [
      'spedizione internazionale|consegnate in Europa|spedizioni in altri paesi|dazi doganali|in tutto il mondo|fuori dall’Italia',
      'Sì, in 32 paesi. Vede il prezzo della consegna e gli eventuali dazi prima di pagare.',
    ],
    pay: [
      'come posso pagare|metodi di pagamento|accettate PayPal|carta di credito|pagare con fattura|Apple Pay',
      'Con tutte le carte comuni, PayPal, Apple Pay e Google Pay e, in alcuni paesi, con fattura.',
    ],
    advice: [
      'mi consiglia qualcosa|mi serve un regalo|qualcosa di caldo per l’inverno|idea regalo|qual è il più venduto|cosa mi conviene comprare|mi aiuti a scegliere',
      'Il più venduto per i giorni freddi è la giacca di lana riciclata a {jacket}; la maglietta di cotone biologico a {tee} sta bene sotto (prezzi di esempio) ed è anche un bel regalo.',
    ],
    stock: [
      'è disponibile|ce l’avete in magazzino|c’è nella mia taglia|esaurito|quando torna|altri colori|ce l’avete in blu',
      'La maglietta e la giacca sono disponibili dalla S alla XL, in verde, sabbia e blu. Le taglie esaurite tornano ogni due o tre settimane.',
    ],
    giftWrap: [
      'fate pacchetti regalo|confezione regalo|carta da regalo|aggiungere un biglietto|messaggio di auguri',
      'Sì, in carta riciclata con un biglietto scritto a mano, a {giftWrap} per ordine (prezzo di esempio).',
    ],
    change: [
      'modificare il mio ordine|annullare l’ordine|indirizzo sbagliato|cambiare la spedizione|ho ordinato la cosa sbagliata',
      'Entro un’ora dall’ordine sì: ci scriva con il numero dell’ordine. Dopo il pacco viene preparato, e può restituirlo gratuitamente.',
    ],
    cart: [
      'ho lasciato qualcosa nel carrello|il mio carrello|completare l’acquisto|non so se comprare|c’è un codice sconto',
      'Il suo carrello resta salvato per 30 giorni. Se qualcosa ancora la trattiene, chieda pure di taglia, consegna o reso: i resi sono gratuiti per 30 giorni. Al momento non ci sono buoni sconto.',
    ],
  },
  tasks: {
    order: {
      done: 'Trovato.',
      code: 'Qual è il numero del suo ordine? Inizia con FT-, per esempio FT-1042.',
    },
    return: {
      done: 'Il suo reso è pronto. Riceve l’etichetta per e-mail; consegni il pacco in un qualsiasi punto di ritiro.',
      code: 'Di quale ordine si tratta? Il numero inizia con FT-, per esempio FT-1042.',
      choice: 'Perché vuole restituirlo: non le sta, è difettoso o ha cambiato idea?',
    },
  },
  options: {
    fit: ['Non va bene la taglia', 'non mi sta|non va bene|taglia|piccol*|grande|strett*|larg*|cort*|lung*'],
    damaged: ['Difettoso', 'difett*|rott*|rovinat*|danneggiat*|strappat*|buco|macchi*|articolo sbagliato'],
    mind: ['Ripensamento', 'cambiato idea|idea|non mi piace|non lo voglio|non mi serve|ripens*'],
  },
  states: {
    underway:
      'Ordine {code}: una giacca di lana riciclata. È partita ieri dal nostro magazzino e arriva in uno o due giorni.',
    packed:
      'Ordine {code}: due magliette di cotone biologico. È imballato e parte oggi dal nostro magazzino.',
    delivered:
      'Ordine {code}: una maglietta di cotone biologico. È stata consegnata lunedì e lasciata a un vicino.',
  },
};
