import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Posso prenotare un giro di prova?',
    'Quanto costa un tagliando?',
    'Quali auto elettriche avete?',
    'Ritirate la mia auto usata?',
    'Quando è pronta la mia auto?',
  ],
  useCases: [
    'Giri di prova fissati dalla pagina del veicolo',
    'Appuntamenti in officina della durata giusta',
    'Richieste di permuta con foto e chilometraggio',
    'Domande su finanziamento e leasing preparate per le vendite',
    'Stato di una riparazione senza telefonate',
  ],
  can: 'Fisso giri di prova e appuntamenti in officina, dico a che punto è una riparazione e rispondo su auto, prezzi, permuta e finanziamento. Gli interessati ricevono risposta mentre stanno ancora cercando, e l’agenda dell’officina non ha più buchi per via del telefono.',
  hours: 'dal lunedì al venerdì 8:00-18:00, sabato 9:00-18:00, domenica chiuso',
  location: '140 Ridgeway Road, uscita 9; punti di ricarica all’ingresso',
  services:
    'Auto nuove e usate|Giri di prova|Tagliandi e riparazioni|Deposito pneumatici|Permuta|Finanziamento e leasing',
  prices:
    'Tagliando: {inspection} più i ricambi|Cambio olio: {oil}|Cambio e deposito pneumatici: {tyres} a stagione|Berlina compatta usata, due anni: {hatchback}|Compatta elettrica, nuova: {electric}',
  items: {
    drive: [
      'giro di prova|test drive|voglio guidare l’elettrica|provare l’usato di due anni|prenotare una prova su strada per sabato|provare la macchina|posso guidarla',
      'Volentieri: la prova dura circa 40 minuti ed è gratuita. Porti con sé la patente, per favore.',
    ],
    workshop: [
      'appuntamento in officina|prenotare un tagliando|mi serve un cambio olio|fissare la revisione|la macchina fa un rumore|appuntamento per una riparazione|mi servono freni nuovi|portare l’auto in officina',
      'Volentieri, segno una data in officina.',
    ],
    status: [
      'la mia auto è pronta|stato della riparazione|quando posso ritirare la macchina|a che punto è la riparazione|quanto dura ancora la riparazione|venire a prendere l’auto',
      'Controllo subito.',
    ],
    cost: [
      'prezzo del tagliando|quanto viene un controllo|costo del cambio olio|quanto costa la manutenzione|prezzi dell’officina',
      'Un tagliando costa {inspection} più i ricambi, un cambio olio {oil}, il cambio con deposito dei pneumatici {tyres} a stagione (prezzi di esempio). Posso segnare una data in officina.',
    ],
    electric: [
      'auto elettriche|avete elettriche|ibrida|autonomia della batteria|ricaricare a casa|quanti km fa',
      'Una compatta elettrica nuova da {electric} (prezzo di esempio) con circa 400 km di autonomia, e due usate. La ricarica a casa si può organizzare con un installatore.',
    ],
    tradeIn: [
      'permuta|dare dentro la mia auto|quanto vale la mia auto|vendere la vecchia macchina|comprate auto usate|voglio permutare la macchina',
      'Sì. Mandi modello, anno, chilometraggio e qualche foto a {contact}; il nostro responsabile acquisti indica una cifra entro un giorno lavorativo e la conferma dopo aver visto l’auto.',
    ],
    financing: [
      'fate finanziamenti|leasing|prestito per l’auto|rate mensili|pagare a rate|credito|anticipo',
      'Sì, leasing e finanziamenti da 24 a 60 mesi. Le condizioni dipendono dall’auto e dalla banca; un venditore le calcola insieme a lei.',
    ],
    used: [
      'auto usate|usato|macchina economica|che cosa avete in pronta consegna|auto sotto i 20000|prezzo della berlina|garanzia|avete furgoni',
      'Al momento, per esempio, una berlina compatta di due anni a {hatchback} (prezzo di esempio) con 12 mesi di garanzia, e un furgone elettrico.',
    ],
    replacement: [
      'auto sostitutiva|auto di cortesia|noleggio durante la riparazione|come torno a casa dall’officina|macchina in prestito',
      'Per riparazioni di oltre mezza giornata sì, finché disponibile; la chieda al momento della prenotazione.',
    ],
    tyres: [
      'cambiate le gomme|pneumatici invernali|deposito gomme|cambio ruote|gomme estive',
      'Sì, con deposito a {tyres} a stagione (prezzo di esempio). Ottobre e aprile si riempiono in fretta.',
    ],
  },
  tasks: {
    drive: {
      done: 'Il suo giro di prova è segnato:',
      choice:
        'Quale auto vorrebbe guidare: la compatta elettrica, la berlina compatta o il furgone elettrico?',
    },
    workshop: {
      done: 'La sua data in officina è segnata:',
      choice: 'Che cosa facciamo: tagliando, cambio olio, pneumatici o riparazione?',
    },
    status: {
      done: 'Trovato.',
      code: 'Qual è il numero del suo ordine? Inizia con RM-, per esempio RM-2051.',
    },
  },
  options: {
    electricCar: ['Compatta elettrica', 'elettrica|elettrico|compatta elettrica|auto elettrica'],
    hatchback: ['Berlina compatta', 'berlina|usata|usato|benzina'],
    van: ['Furgone elettrico', 'furgon*|van|furgone elettrico'],
    inspection: ['Tagliando', 'tagliando|revisione|controllo|manutenzione'],
    oil: ['Cambio olio', 'olio'],
    tyreChange: ['Pneumatici', 'pneumatic*|gomm*|ruot*'],
    repair: ['Riparazione', 'riparazion*|riparare|fren*|rumore|rott*|ammaccat*|guast*|fanale'],
  },
  states: {
    lift: 'Ordine {code}: tagliando con pastiglie dei freni nuove. L’auto è sul ponte e sarà pronta oggi alle 16:30.',
    parts:
      'Ordine {code}: parabrezza nuovo. Il pezzo arriva domani mattina; l’auto sarà pronta nel pomeriggio.',
    ready: 'Ordine {code}: cambio olio e pneumatici. L’auto è pronta; può ritirarla fino alle 18:00.',
  },
};
