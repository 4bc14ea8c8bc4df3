import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Posso prenotare un tavolo per stasera?',
    'Avete piatti vegani?',
    'Quali sono gli orari di apertura?',
    'Avete piatti senza glutine?',
    'Possiamo venire con un gruppo numeroso?',
  ],
  useCases: [
    'Prenotazioni di tavoli senza telefonate',
    'Domande su menù e piatti',
    'Ordini da asporto e consegna',
    'Richieste per gruppi ed eventi',
    'Parcheggio e indicazioni per arrivare',
  ],
  can: 'Tengo tavoli, rispondo su menù, allergeni, consegna e gruppi, e dico quando siamo aperti e come trovarci. Nessuna chiamata va persa nelle ore di punta, e le domande sulle allergie ricevono ogni volta la stessa risposta.',
  hours: 'dal martedì alla domenica 12:00-15:00 e 18:00-23:00, ultimi ordini 22:00, lunedì chiuso',
  location: '21 Market Row; la fermata del tram Old Market è a due minuti',
  services: 'Pranzo e cena|Asporto|Consegna entro 3 km|Sala privata per 24|Catering',
  prices:
    'Pranzo del giorno: {lunch}|Pasta fresca: da {pasta}|Piatto principale vegano: {vegan}|Menù degustazione, cinque portate: {tasting} a persona|Consegna: {delivery} a ordine',
  items: {
    table: [
      'voglio prenotare un tavolo|prenotazione tavolo|tavolo per due|avete un tavolo libero|fare una prenotazione|prenotare a cena domani|c’è un tavolo sabato|posti per stasera',
      'Volentieri, segno un tavolo per lei.',
    ],
    vegan: [
      'cucina vegana|piatti vegetariani|qualcosa senza carne|a base vegetale|c’è qualcosa per vegetariani',
      'Sì: un piatto principale vegano a {vegan} (prezzo di esempio), tre antipasti e un dolce. Anche molti piatti di pasta si possono fare vegani.',
    ],
    gluten: [
      'senza glutine|sono allergico alle noci|intolleranza al lattosio|allergeni|celiaco|ci sono noci dentro|allergie alimentari',
      'Sì. La pasta fresca c’è anche di grano saraceno, e ogni piatto ha un elenco degli allergeni. Indichi le allergie alla prenotazione: la nostra cucina è piccola e usa noci e farina.',
    ],
    group: [
      'festa di compleanno|cena aziendale|sala privata|matrimonio|evento per 20 persone|grande compagnia|catering per una festa',
      'Nella nostra sala privata entrano fino a 24 persone. Da dieci ospiti in su prepariamo un menù fisso, per esempio cinque portate a {tasting} a persona (prezzo di esempio).',
    ],
    takeaway: [
      'consegnate a domicilio|ordinare da portare via|consegna|asporto|ritirare un ordine|posso ordinare online',
      'Sì, entro 3 km dalle 18:00 alle 21:30 a {delivery} per ordine (prezzo di esempio); l’asporto è pronto in 25 minuti. Gli ordini si prendono al numero del ristorante.',
    ],
    menu: [
      'che cosa c’è nel menù|cosa si mangia|pranzo del giorno|piatti del giorno|mi mostri il menù|avete pesce|pasta|secondi piatti|menù bambini',
      'Questa settimana: pranzo del giorno {lunch}, pasta fresca da {pasta}, pesce alla brace e un menù degustazione di cinque portate a {tasting} (prezzi di esempio). Ogni piatto ha un elenco degli allergeni.',
    ],
    parking: [
      'c’è parcheggio|dove posso parcheggiare|con il tram|in autobus|come vi raggiungo in macchina|parcheggio vicino',
      'C’è un parcheggio a Old Market, a tre minuti a piedi; il tram ferma ancora più vicino. Siamo in 21 Market Row, dal martedì alla domenica 12:00-15:00 e 18:00-23:00.',
    ],
    children: [
      'i bambini sono benvenuti|seggiolone|posso portare il cane|cani ammessi|bambini|neonato|animali',
      'Tutti sono benvenuti. Abbiamo seggioloni e un piatto per bambini; i cani possono stare in terrazza.',
    ],
    change: [
      'cambiare la prenotazione|annullare la prenotazione|spostare il tavolo|siamo in ritardo|viene più gente|ho già prenotato',
      'Ci scriva o ci chiami con il nome e l’ora della prenotazione; fino a due ore prima non costa nulla. Un tavolo che stiamo segnando qui lo cambia semplicemente dicendolo.',
    ],
  },
  tasks: {
    table: { done: 'Il suo tavolo è segnato:' },
  },
  options: {},
  states: {},
};
