import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kan jeg bestille bord i kveld?',
    'Har dere veganske retter?',
    'Hva er åpningstidene deres?',
    'Har dere noe for glutenfrie gjester?',
    'Kan vi komme med et stort selskap?',
  ],
  useCases: [
    'Bordbestilling uten telefonsamtale',
    'Spørsmål om meny, allergener og kosthold',
    'Henting og levering av mat',
    'Henvendelser om selskaper og arrangementer',
    'Åpningstider, parkering og veibeskrivelse',
  ],
  can: 'Jeg holder av bord, svarer på spørsmål om meny, allergener, levering og selskaper og sier når vi har åpent og hvordan man finner fram. Ingen samtaler går tapt i rushet, og allergispørsmål får samme svar hver gang.',
  hours: 'tirsdag til søndag 12:00-15:00 og 18:00-23:00, siste bestilling 22:00, mandag stengt',
  location: '21 Market Row; trikkeholdeplassen Old Market er to minutter unna',
  services: 'Lunsj og middag|Henting av mat|Levering innen 3 km|Eget rom for 24|Catering',
  prices:
    'Dagens lunsj: {lunch}|Fersk pasta: fra {pasta}|Vegansk hovedrett: {vegan}|Smaksmeny, fem retter: {tasting} per person|Levering: {delivery} per bestilling',
  items: {
    table: [
      'jeg vil bestille bord|bord til to|har dere et ledig bord|reservere bord|bordbestilling|middag i morgen kveld|bord på lørdag|plass i kveld',
      'Gjerne, jeg noterer et bord.',
    ],
    vegan: [
      'vegansk mat|vegetarisk|noe uten kjøtt|plantebasert|finnes det noe for vegetarianere',
      'Ja: en vegansk hovedrett til {vegan} (eksempelpris), tre forretter og én dessert. Mange pastaretter kan også lages veganske.',
    ],
    gluten: [
      'glutenfritt|nøtteallergi|laktoseintolerant|allergener|cøliaki|er det nøtter i|matallergi',
      'Ja. Fersk pasta lages også av bokhvete, og hver rett har en allergenliste. Si fra om allergier når du bestiller: kjøkkenet er lite og bruker nøtter og mel.',
    ],
    group: [
      'bursdagsfest|firmamiddag|eget rom|bryllup|arrangement for 20 personer|stort selskap|catering til fest',
      'I det private rommet er det plass til 24 personer. Fra ti gjester lager vi en fast meny, for eksempel fem retter til {tasting} per person (eksempelpris).',
    ],
    takeaway: [
      'leverer dere mat|mat å ta med|levering|take away|hente en bestilling|bestille på nett',
      'Ja, innen 3 km fra 18:00 til 21:30 for {delivery} per bestilling (eksempelpris); mat til henting er klar på 25 minutter. Bestillinger tas imot på restaurantens nummer.',
    ],
    menu: [
      'hva står på menyen|hva kan man spise|lunsjmeny|dagens rett|vis menyen|har dere fisk|pasta|hovedretter',
      'Denne uka: dagens lunsj {lunch}, fersk pasta fra {pasta}, fisk fra ilden og en smaksmeny på fem retter til {tasting} (eksempelpriser). Hver rett har en allergenliste.',
    ],
    parking: [
      'er det parkering|hvor kan jeg parkere|med trikk|med buss|hvordan kommer man dit med bil|parkeringshus i nærheten',
      'Det er et parkeringshus ved Old Market, tre minutter til fots; trikken stopper enda nærmere. Vi er i 21 Market Row, tirsdag til søndag 12:00-15:00 og 18:00-23:00.',
    ],
    children: [
      'er barn velkomne|barnestol|kan jeg ta med hunden|hunder|barnemeny|baby',
      'Begge er velkomne. Vi har barnestoler og en barnetallerken; hunder kan være på terrassen.',
    ],
    change: [
      'endre bestillingen min|avbestille bordet|flytte bordet|vi blir forsinket|vi blir flere|jeg har allerede bestilt',
      'Skriv eller ring til oss med navn og tidspunkt for bestillingen; til to timer før koster det ingenting. Et bord vi akkurat noterer her, endrer du ved å si det.',
    ],
  },
  tasks: { table: { done: 'Bordet ditt er notert:' } },
  options: {},
  states: {},
};
