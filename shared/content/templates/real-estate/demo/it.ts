import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Quali appartamenti sono disponibili adesso?',
    'Posso fissare una visita?',
    'Quali documenti servono per affittare?',
    'Quanto vale la mia casa?',
    'Gli animali sono ammessi?',
  ],
  useCases: [
    'Richieste di acquirenti e inquilini qualificate per budget e zona',
    'Visite fissate nella sua agenda',
    'Domande sugli annunci risolte con i suoi dati',
    'Proprietari accompagnati a una valutazione',
    'Documenti per la domanda di affitto raccolti',
  ],
  can: 'Rispondo su case e appartamenti, trovo ciò che rientra nel suo budget, fisso visite, raccolgo documenti e accompagno i proprietari a una valutazione. Nessuna richiesta aspetta fino a lunedì, e gli agenti incontrano solo persone adatte.',
  hours: 'dal lunedì al venerdì 9:00-18:00, sabato 10:00-14:00',
  location: '3 Quay Square, piano terra, di fronte al terminal dei traghetti',
  services: 'Affitto|Acquisto|Vendita|Valutazioni|Amministrazione di immobili',
  prices:
    'Loft bilocale sul porto in affitto: {loft} al mese|Appartamento familiare di quattro stanze in affitto: {family} al mese|Villetta a schiera con giardino in vendita: {house}|Valutazione scritta: {valuation} (gratis se vende con noi)',
  items: {
    viewing: [
      'voglio vedere l’appartamento|prenotare una visita|visitare la casa|posso vedere il loft|appuntamento per la visita|quando posso vederlo|organizzare un sopralluogo',
      'Volentieri, segno una visita; un agente la accompagna.',
    ],
    available: [
      'quali case sono libere|che cosa avete in affitto|case in vendita|avete una casa|annunci|mi parli del loft|trilocale|che cosa c’è sul mercato|quante stanze ha',
      'In affitto due: il loft bilocale sul porto a {loft} al mese e un appartamento familiare di quattro stanze a {family} al mese. In vendita una villetta a schiera con giardino a {house} (prezzi di esempio). Posso fissare una visita per ognuno.',
    ],
    search: [
      'cerco un appartamento sotto i 2000|il mio budget è 2500|sto cercando casa|mi trovi qualcosa con due stanze|qualcosa vicino al porto|che cosa rientra nel mio budget|zona e budget',
      'Mi dica affitto o acquisto, stanze e budget. Fino a {loft} al mese va bene il loft sul porto, da {family} l’appartamento familiare, e da comprare c’è la villetta a schiera a {house} (prezzi di esempio).',
    ],
    documents: [
      'quali carte servono|domanda di affitto|prova del reddito|che cosa serve per candidarsi|candidarmi per l’appartamento|referenze',
      'Un documento d’identità, le ultime tre buste paga e una referenza del proprietario attuale. Può caricarli dopo la visita.',
    ],
    worth: [
      'voglio vendere la mia casa|valutazione|quanto vale il mio appartamento|valore del mio immobile|stimare il prezzo di casa mia|vendere un appartamento',
      'Lo guardiamo e le diamo una valutazione scritta in cinque giorni. Costa {valuation} ed è gratuita se vende con noi (prezzo di esempio).',
    ],
    pets: [
      'posso tenere un cane|ho un gatto|accettate animali|animali domestici|cane nel loft',
      'Nell’appartamento familiare sì, nel loft sul porto solo dopo aver chiesto al proprietario.',
    ],
    deposit: [
      'quanto è la cauzione|deposito cauzionale|devo pagare una caparra|quando riavrò la cauzione',
      'Due mensilità, versate su un conto separato e restituite con gli interessi dopo la partenza.',
    ],
    parking: [
      'c’è parcheggio|garage|posto auto|dove metto la bici|ripostiglio|cantina',
      'L’appartamento familiare ha un posto in garage; al loft c’è il parcheggio per residenti in strada e una cantina per le biciclette.',
    ],
    financing: [
      'mutuo|aiutate con un prestito|credito bancario|finanziare la casa|tassi di interesse',
      'Non diamo consulenza finanziaria, ma indichiamo volentieri due consulenti indipendenti con cui lavoriamo.',
    ],
    fees: [
      'quali sono i vostri costi|provvigione|commissione di agenzia|devo pagare l’agente|provvigioni',
      'Gli inquilini non ci pagano nulla. Per una vendita la provvigione viene concordata per iscritto prima di cominciare.',
    ],
  },
  tasks: {
    viewing: {
      done: 'La sua visita è segnata:',
      choice:
        'Quale immobile vorrebbe vedere: il loft sul porto, l’appartamento familiare o la villetta a schiera?',
    },
  },
  options: {
    loft: ['Loft sul porto', 'loft|porto|bilocale|il primo'],
    family: [
      'Appartamento familiare',
      'familiare|famiglia|quattro stanze|quadrilocale|il secondo|il più grande',
    ],
    house: ['Villetta a schiera', 'villetta|schiera|giardino|casa|la terza'],
  },
  states: {},
};
