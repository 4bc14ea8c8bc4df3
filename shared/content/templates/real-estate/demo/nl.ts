import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Welke appartementen zijn nu beschikbaar?',
    'Kan ik een bezichtiging afspreken?',
    'Welke documenten heb ik nodig om te huren?',
    'Hoeveel is mijn huis waard?',
    'Zijn huisdieren toegestaan?',
  ],
  useCases: [
    'Aanvragen van kopers en huurders gekwalificeerd op budget en buurt',
    'Bezichtigingen afgesproken in uw agenda',
    'Vragen over het aanbod beantwoord met uw eigen gegevens',
    'Eigenaren naar een taxatie geleid',
    'Documenten voor een aanvraag verzameld',
  ],
  can: 'Ik beantwoord vragen over onze woningen, vind wat bij uw budget past, spreek bezichtigingen af, verzamel documenten en leid eigenaren naar een taxatie. Geen aanvraag wacht tot maandag, en makelaars ontmoeten alleen mensen die passen.',
  hours: 'maandag tot en met vrijdag 9:00-18:00, zaterdag 10:00-14:00',
  location: '3 Quay Square, begane grond, tegenover de veerterminal',
  services: 'Huren|Kopen|Verkopen|Taxaties|Vastgoedbeheer',
  prices:
    'Tweekamerloft aan de haven te huur: {loft} per maand|Gezinsappartement met vier kamers te huur: {family} per maand|Rijtjeshuis met tuin te koop: {house}|Schriftelijke taxatie: {valuation} (gratis als u via ons verkoopt)',
  items: {
    viewing: [
      'ik wil het appartement zien|bezichtiging boeken|het huis bezoeken|mag ik de loft bekijken|bezichtigingsafspraak|wanneer kan ik het zien|bezichtiging regelen',
      'Graag, ik noteer een bezichtiging; er gaat een makelaar mee.',
    ],
    available: [
      'welke woningen zijn vrij|wat hebben jullie te huur|huizen te koop|hebben jullie een huis|aanbod van woningen|vertel over de loft|appartement met drie slaapkamers|wat staat er op de markt|hoeveel kamers heeft het',
      'Te huur zijn er twee: de tweekamerloft aan de haven voor {loft} per maand en een gezinsappartement met vier kamers voor {family} per maand. Te koop is een rijtjeshuis met tuin voor {house} (voorbeeldprijzen). Ik kan van elk een bezichtiging afspreken.',
    ],
    search: [
      'ik zoek een appartement onder 2000|mijn budget is 2500|ik zoek een woning|zoek iets met twee kamers|iets bij de haven|wat past bij mijn budget|buurt en budget',
      'Zeg mij huur of koop, aantal kamers en budget. Tot {loft} per maand past de havenloft, vanaf {family} het gezinsappartement, en te koop is er het rijtjeshuis voor {house} (voorbeeldprijzen).',
    ],
    documents: [
      'welke papieren zijn nodig|huuraanvraag|inkomensbewijs|wat heb ik nodig voor de aanvraag|reageren op het appartement|referenties',
      'Een identiteitsbewijs, uw laatste drie loonstroken en een referentie van uw huidige verhuurder. U kunt ze na de bezichtiging uploaden.',
    ],
    worth: [
      'ik wil mijn huis verkopen|taxatie|wat is mijn appartement waard|waarde van mijn woning|de prijs van mijn huis schatten|appartement verkopen',
      'Wij bekijken de woning en geven u binnen vijf dagen een schriftelijke taxatie. Die kost {valuation} en is gratis als u via ons verkoopt (voorbeeldprijs).',
    ],
    pets: [
      'mag ik een hond houden|ik heb een kat|dieren toegestaan|huisdieren|hond in de loft',
      'In het gezinsappartement wel, in de havenloft alleen na overleg met de eigenaar.',
    ],
    deposit: [
      'hoe hoog is de borg|waarborgsom|moet ik borg betalen|wanneer krijg ik de borg terug',
      'Twee maanden huur, gestort op een aparte rekening en na uw vertrek met rente terugbetaald.',
    ],
    parking: [
      'kan ik er parkeren|garage|parkeerplaats|waar laat ik mijn fiets|berging|kelder',
      'Het gezinsappartement heeft een plaats in de garage; bij de loft is er bewonersparkeren op straat en een fietsenkelder.',
    ],
    financing: [
      'hypotheek|helpen jullie met een lening|bankkrediet|het huis financieren|rente',
      'Wij geven geen financieel advies, maar noemen graag twee onafhankelijke adviseurs met wie we samenwerken.',
    ],
    fees: [
      'wat zijn jullie kosten|commissie|bemiddelingskosten|moet ik de makelaar betalen|courtage',
      'Huurders betalen ons niets. Bij verkoop wordt de courtage schriftelijk afgesproken voordat we beginnen.',
    ],
  },
  tasks: {
    viewing: {
      done: 'Uw bezichtiging is genoteerd:',
      choice: 'Welke woning wilt u zien: de havenloft, het gezinsappartement of het rijtjeshuis?',
    },
  },
  options: {
    loft: ['Havenloft', 'loft|haven|tweekamer*|eerste'],
    family: ['Gezinsappartement', 'gezin*|vier kamers|vierkamer*|tweede|grotere'],
    house: ['Rijtjeshuis', 'huis|rijtjes*|tuin|derde'],
  },
  states: {},
};
