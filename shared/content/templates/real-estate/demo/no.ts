import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Hvilke leiligheter er ledige nå?',
    'Kan jeg avtale en visning?',
    'Hvilke dokumenter trenger jeg for å leie?',
    'Hva er huset mitt verdt?',
    'Er kjæledyr tillatt?',
  ],
  useCases: [
    'Henvendelser fra kjøpere og leietakere sortert etter budsjett og område',
    'Visninger avtalt i kalenderen din',
    'Spørsmål om boliger besvart ut fra dine egne data',
    'Eiere ledet til en verdivurdering',
    'Dokumenter til en søknad samlet inn',
  ],
  can: 'Jeg svarer på spørsmål om boligene våre, finner det som passer budsjettet ditt, avtaler visninger, samler inn dokumenter og leder eiere til en verdivurdering. Ingen henvendelse venter til mandag, og meglerne møter bare dem som passer.',
  hours: 'mandag til fredag 9:00-18:00, lørdag 10:00-14:00',
  location: '3 Quay Square, på gateplan, rett overfor fergeterminalen',
  services: 'Utleie|Kjøp|Salg|Verdivurderinger|Eiendomsforvaltning',
  prices:
    'Havneloft, to rom, til leie: {loft} i måneden|Familieleilighet, fire rom, til leie: {family} i måneden|Rekkehus med hage, til salgs: {house}|Skriftlig verdivurdering: {valuation} (gratis når du selger med oss)',
  items: {
    viewing: [
      'jeg vil se leiligheten|visning|bestille visning|besøke huset|kan jeg få se loftet|når kan jeg se den|komme på visning',
      'Gjerne, jeg noterer en visning; en megler blir med.',
    ],
    available: [
      'ledige leiligheter|hva har dere til leie|hus til salgs|boliger|fortell om loftet|en treroms|hvor mange rom har den|hva er på markedet',
      'To til leie: havneloftet med to rom for {loft} i måneden og en familieleilighet med fire rom for {family} i måneden. Til salgs er det et rekkehus med hage for {house} (eksempelpriser). Jeg kan avtale visning av alle.',
    ],
    search: [
      'jeg ser etter en leilighet under 2000|budsjettet mitt er 2500|jeg leter etter et hjem|finn noe med to rom|noe nær havna|hva passer budsjettet mitt|område og budsjett',
      'Si leie eller kjøp, antall rom og budsjett. Opp til {loft} i måneden passer havneloftet, fra {family} familieleiligheten, og til salgs er rekkehuset for {house} (eksempelpriser).',
    ],
    documents: [
      'hvilke papirer trenger jeg|leiesøknad|inntektsbevis|hva må til for å søke|referanser|lønnsslipper',
      'Legitimasjon, de tre siste lønnsslippene og en referanse fra nåværende utleier. Du kan laste dem opp etter visningen.',
    ],
    worth: [
      'jeg vil selge huset mitt|verdivurdering|hva er leiligheten min verdt|verdien av boligen|anslå prisen på huset|selge en leilighet',
      'Vi ser på den og gir deg en skriftlig verdivurdering på fem dager. Den koster {valuation} og er gratis når du selger med oss (eksempelpris).',
    ],
    pets: [
      'kan jeg ha hund|jeg har katt|dyr|kjæledyr|hund i loftet',
      'I familieleiligheten ja, i havneloftet bare etter at eieren er spurt.',
    ],
    deposit: [
      'hvor høyt er depositumet|depositum|innskudd|når får jeg depositumet tilbake',
      'To måneders leie, innbetalt på egen konto og tilbakebetalt med renter etter at du har flyttet ut.',
    ],
    parking: [
      'er det parkering|garasje|parkeringsplass|hvor setter jeg sykkelen|bod|kjeller',
      'Familieleiligheten har en plass i garasjen; ved loftet er det beboerparkering i gata og en sykkelkjeller.',
    ],
    financing: [
      'boliglån|hjelper dere med lån|banklån|finansiere huset|rente',
      'Vi gir ikke økonomiske råd, men nevner gjerne to uavhengige lånemeglere vi samarbeider med.',
    ],
    fees: [
      'hvilke gebyrer tar dere|provisjon|meglerhonorar|må jeg betale megleren|kommisjon',
      'Leietakere betaler oss ingenting. Ved salg avtales provisjonen skriftlig før vi begynner.',
    ],
  },
  tasks: {
    viewing: {
      done: 'Visningen din er notert:',
      choice: 'Hvilken bolig vil du se: havneloftet, familieleiligheten eller rekkehuset?',
    },
  },
  options: {
    loft: ['Havneloft', 'loft*|havneloft*|to rom|den første'],
    family: ['Familieleilighet', 'familie*|fire rom|den andre'],
    house: ['Rekkehus', 'rekkehus*|hus*|hage*|den tredje'],
  },
  states: {},
};
