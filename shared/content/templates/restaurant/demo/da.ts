import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kan jeg bestille et bord i aften?',
    'Har I veganske retter?',
    'Hvad er jeres åbningstider?',
    'Har I noget til glutenfrie gæster?',
    'Kan vi komme med et stort selskab?',
  ],
  useCases: [
    'Bordbestilling uden telefonopkald',
    'Spørgsmål om menu, allergener og kost',
    'Mad ud af huset og levering',
    'Henvendelser om selskaber og fester',
    'Åbningstider, parkering og rutevejledning',
  ],
  can: 'Jeg holder borde, svarer på spørgsmål om menu, allergener, levering og selskaber og fortæller, hvornår vi har åbent, og hvordan man finder os. Ingen opkald går tabt, når der er travlt, og allergispørgsmål får samme svar hver gang.',
  hours: 'tirsdag til søndag 12:00-15:00 og 18:00-23:00, sidste bestilling 22:00, mandag lukket',
  location: '21 Market Row; sporvognsstoppestedet Old Market ligger to minutter væk',
  services: 'Frokost og middag|Mad ud af huset|Levering inden for 3 km|Eget lokale til 24|Catering',
  prices:
    'Dagens frokost: {lunch}|Frisk pasta: fra {pasta}|Vegansk hovedret: {vegan}|Smagemenu, fem retter: {tasting} pr. person|Levering: {delivery} pr. bestilling',
  items: {
    table: [
      'jeg vil bestille et bord|bord til to|har I et ledigt bord|reservere bord|bordbestilling|middag i morgen aften|bord på lørdag|plads i aften',
      'Gerne, jeg noterer et bord.',
    ],
    vegan: [
      'vegansk mad|vegetarisk|noget uden kød|plantebaseret|er der noget til vegetarer',
      'Ja: en vegansk hovedret til {vegan} (eksempelpris), tre forretter og én dessert. Mange pastaretter kan også laves veganske.',
    ],
    gluten: [
      'glutenfrit|nøddeallergi|laktoseintolerant|allergener|cøliaki|er der nødder i|fødevareallergi',
      'Ja. Frisk pasta laves også af boghvede, og hver ret har en allergenliste. Nævn allergier, når du bestiller: køkkenet er lille og bruger nødder og mel.',
    ],
    group: [
      'fødselsdagsfest|firmamiddag|eget lokale|bryllup|arrangement for 20 personer|stort selskab|catering til fest',
      'I vores eget lokale er der plads til 24 personer. Fra ti gæster laver vi en fast menu, for eksempel fem retter til {tasting} pr. person (eksempelpris).',
    ],
    takeaway: [
      'leverer I mad|tage mad med|levering|take away|hente en bestilling|bestille mad online',
      'Ja, inden for 3 km fra 18:00 til 21:30 for {delivery} pr. bestilling (eksempelpris); mad til afhentning er klar på 25 minutter. Bestillinger tages på restaurantens nummer.',
    ],
    menu: [
      'hvad er der på menuen|hvad kan man spise|frokostmenu|dagens ret|vis menukortet|har I fisk|pasta|hovedretter',
      'I denne uge: dagens frokost {lunch}, frisk pasta fra {pasta}, fisk over ild og en smagemenu på fem retter til {tasting} (eksempelpriser). Hver ret har en allergenliste.',
    ],
    parking: [
      'er der parkering|hvor kan jeg parkere|med sporvogn|med bus|hvordan kommer man dertil i bil|parkeringshus i nærheden',
      'Der er et parkeringshus ved Old Market, tre minutter til fods; sporvognen holder endnu tættere på. Vi ligger på 21 Market Row, tirsdag til søndag 12:00-15:00 og 18:00-23:00.',
    ],
    children: [
      'er børn velkomne|barnestol|må jeg tage hunden med|hunde|børnemenu|baby',
      'Begge er velkomne. Vi har barnestole og en børnetallerken; hunde må være på terrassen.',
    ],
    change: [
      'ændre min reservation|afbestille bordet|flytte bordet|vi bliver forsinkede|vi bliver flere|jeg har allerede bestilt',
      'Skriv eller ring til os med navn og tidspunkt; indtil to timer før koster det ikke noget. Et bord, som vi er ved at notere her, ændrer du ved at sige det.',
    ],
  },
  tasks: { table: { done: 'Dit bord er noteret:' } },
  options: {},
  states: {},
};
