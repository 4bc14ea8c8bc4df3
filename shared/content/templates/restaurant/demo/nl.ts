import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kan ik een tafel reserveren voor vanavond?',
    'Hebben jullie veganistische gerechten?',
    'Wat zijn jullie openingstijden?',
    'Kunnen jullie glutenvrij koken?',
    'Kunnen we met een grote groep komen?',
  ],
  useCases: [
    'Tafelreserveringen zonder telefoontje',
    'Vragen over menukaart en gerechten',
    'Afhaal- en bezorgbestellingen',
    'Aanvragen voor groepen en evenementen',
    'Parkeren en bereikbaarheid',
  ],
  can: 'Ik houd tafels vrij, beantwoord vragen over de kaart, allergenen, bezorging en groepen, en vertel gasten wanneer we open zijn en hoe ze ons vinden. Op drukke momenten wordt geen telefoontje gemist, en vragen over allergieën krijgen steeds hetzelfde antwoord.',
  hours: 'dinsdag tot en met zondag 12:00-15:00 en 18:00-23:00, laatste bestellingen 22:00, maandag gesloten',
  location: '21 Market Row; tramhalte Old Market is twee minuten verderop',
  services: 'Lunch en diner|Afhalen|Bezorging binnen 3 km|Aparte zaal voor 24|Catering',
  prices:
    'Daglunch: {lunch}|Verse pasta: vanaf {pasta}|Veganistisch hoofdgerecht: {vegan}|Proeverijmenu, vijf gangen: {tasting} per persoon|Bezorging: {delivery} per bestelling',
  items: {
    table: [
      'ik wil een tafel reserveren|tafel boeken|tafel voor twee|hebben jullie een tafel vrij|reservering maken|morgen uit eten reserveren|is er zaterdag een tafel|plek voor vanavond',
      'Graag, ik noteer een tafel voor u.',
    ],
    vegan: [
      'vegan eten|vegetarische gerechten|iets zonder vlees|plantaardig|is er iets voor vegetariërs',
      'Ja: een veganistisch hoofdgerecht voor {vegan} (voorbeeldprijs), drie voorgerechten en één nagerecht. Veel pastagerechten kunnen ook veganistisch.',
    ],
    gluten: [
      'glutenvrij|ik heb een notenallergie|lactose-intolerant|allergenen|coeliakie|zitten er noten in|voedselallergie',
      'Ja. Verse pasta maken we ook van boekweit, en bij elk gerecht hoort een allergenenlijst. Meld allergieën bij het reserveren: onze keuken is klein en werkt met noten en meel.',
    ],
    group: [
      'verjaardagsfeest|bedrijfsdiner|aparte zaal|bruiloft|evenement voor 20 personen|groot gezelschap|catering voor een feest',
      'In onze aparte zaal passen tot 24 personen. Vanaf tien gasten koken we een vast menu, bijvoorbeeld vijf gangen voor {tasting} per persoon (voorbeeldprijs).',
    ],
    takeaway: [
      'bezorgen jullie|eten om mee te nemen|bezorging|afhalen|bestelling ophalen|kan ik online bestellen',
      'Ja, binnen 3 km van 18:00 tot 21:30 voor {delivery} per bestelling (voorbeeldprijs); afhalen is na 25 minuten klaar. Bestellingen neemt het restaurant telefonisch aan.',
    ],
    menu: [
      'wat staat er op de kaart|wat kan ik eten|lunchgerecht|dagschotel|laat de menukaart zien|hebben jullie vis|pasta|hoofdgerechten|kindermenu',
      'Deze week: daglunch {lunch}, verse pasta vanaf {pasta}, vis van het vuur en een proeverijmenu van vijf gangen voor {tasting} (voorbeeldprijzen). Bij elk gerecht hoort een allergenenlijst.',
    ],
    parking: [
      'is er parkeergelegenheid|waar kan ik parkeren|met de tram|met de bus|hoe kom ik er met de auto|parkeergarage in de buurt',
      'Bij Old Market is een parkeergarage, drie minuten lopen; de tram stopt nog dichterbij. U vindt ons op 21 Market Row, dinsdag tot en met zondag 12:00-15:00 en 18:00-23:00.',
    ],
    children: [
      'zijn kinderen welkom|kinderstoel|mag mijn hond mee|honden toegestaan|kinderen|baby|huisdieren',
      'Allebei welkom. Wij hebben kinderstoelen en een kinderbord; honden mogen op het terras.',
    ],
    change: [
      'mijn reservering wijzigen|reservering annuleren|tafel verplaatsen|we komen later|we komen met meer mensen|ik heb al gereserveerd',
      'Schrijf of bel ons met de naam en de tijd van de reservering; tot twee uur van tevoren kost het niets. Een tafel die we hier net noteren, wijzigt u door het gewoon te zeggen.',
    ],
  },
  tasks: {
    table: { done: 'Uw tafel is genoteerd:' },
  },
  options: {},
  states: {},
};
