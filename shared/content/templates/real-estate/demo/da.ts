import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Hvilke lejligheder er ledige nu?',
    'Kan jeg aftale en fremvisning?',
    'Hvilke papirer skal jeg bruge for at leje?',
    'Hvad er mit hus værd?',
    'Er kæledyr tilladt?',
  ],
  useCases: [
    'Henvendelser fra købere og lejere sorteret efter budget og område',
    'Fremvisninger aftalt i din kalender',
    'Spørgsmål om boliger besvaret ud fra dine egne data',
    'Ejere ført til en vurdering',
    'Papirer til en ansøgning samlet ind',
  ],
  can: 'Jeg svarer på spørgsmål om vores boliger, finder det, der passer til dit budget, aftaler fremvisninger, samler papirer ind og fører ejere til en vurdering. Ingen henvendelse venter til mandag, og mæglerne møder kun dem, der passer.',
  hours: 'mandag til fredag 9:00-18:00, lørdag 10:00-14:00',
  location: '3 Quay Square, stueetagen, over for færgeterminalen',
  services: 'Udlejning|Køb|Salg|Vurderinger|Ejendomsadministration',
  prices:
    'Havneloft, to værelser, til leje: {loft} om måneden|Familielejlighed, fire værelser, til leje: {family} om måneden|Rækkehus med have, til salg: {house}|Skriftlig vurdering: {valuation} (gratis, når du sælger med os)',
  items: {
    viewing: [
      'jeg vil se lejligheden|fremvisning|bestille fremvisning|besøge huset|må jeg se loftet|hvornår kan jeg se den|komme og kigge',
      'Gerne, jeg noterer en fremvisning; en mægler tager med.',
    ],
    available: [
      'ledige boliger|hvad har I til leje|huse til salg|boliger på listen|fortæl om loftet|en treværelses|hvor mange værelser har den|hvad er der på markedet',
      'To til leje: havneloftet med to værelser for {loft} om måneden og en familielejlighed med fire værelser for {family} om måneden. Til salg er der et rækkehus med have for {house} (eksempelpriser). Jeg kan aftale fremvisning af dem alle.',
    ],
    search: [
      'jeg søger en lejlighed under 2000|mit budget er 2500|jeg leder efter et hjem|find noget med to værelser|noget tæt på havnen|hvad passer til mit budget|område og budget',
      'Sig leje eller køb, antal værelser og budget. Op til {loft} om måneden passer havneloftet, fra {family} familielejligheden, og til salg er der rækkehuset for {house} (eksempelpriser).',
    ],
    documents: [
      'hvilke papirer kræves|lejeansøgning|dokumentation for indkomst|hvad skal der til for at ansøge|referencer|lønsedler',
      'Legitimation, dine tre seneste lønsedler og en reference fra din nuværende udlejer. Du kan lægge dem op efter fremvisningen.',
    ],
    worth: [
      'jeg vil sælge mit hus|vurdering|hvad er min lejlighed værd|værdien af min bolig|anslå prisen på huset|sælge en lejlighed',
      'Vi ser på den og giver dig en skriftlig vurdering på fem dage. Den koster {valuation} og er gratis, når du sælger med os (eksempelpris).',
    ],
    pets: [
      'må jeg have hund|jeg har en kat|dyr|kæledyr|hund i loftet',
      'I familielejligheden ja, i havneloftet kun efter at ejeren er spurgt.',
    ],
    deposit: [
      'hvor højt er depositummet|depositum|indskud|hvornår får jeg depositummet tilbage',
      'To måneders leje, indbetalt på en særskilt konto og betalt tilbage med renter, når du er flyttet ud.',
    ],
    parking: [
      'er der parkering|garage|parkeringsplads|hvor stiller jeg cyklen|pulterrum|kælder',
      'Familielejligheden har en plads i garagen; ved loftet er der beboerparkering på gaden og en cykelkælder.',
    ],
    financing: [
      'boliglån|hjælper I med lån|banklån|finansiere huset|rente',
      'Vi giver ingen økonomisk rådgivning, men nævner gerne to uafhængige lånemæglere, vi arbejder med.',
    ],
    fees: [
      'hvilke gebyrer tager I|provision|mæglersalær|skal jeg betale mægleren|kommission',
      'Lejere betaler os intet. Ved salg aftales provisionen skriftligt, før vi begynder.',
    ],
  },
  tasks: {
    viewing: {
      done: 'Din fremvisning er noteret:',
      choice: 'Hvilken bolig vil du se: havneloftet, familielejligheden eller rækkehuset?',
    },
  },
  options: {
    loft: ['Havneloft', 'loft*|havneloft*|to værelser|den første'],
    family: ['Familielejlighed', 'familie*|fire værelser|den anden'],
    house: ['Rækkehus', 'rækkehus*|hus*|have|den tredje'],
  },
  states: {},
};
