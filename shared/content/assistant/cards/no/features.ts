import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: 'Hva tilbyr dere?',
    answer:
      '{brand} bygger AI-chatboter for bedrifter: kundeserviceboter, salgsautomatisering og spesialtilpassede integrasjoner. De svarer døgnet rundt på {languages} språk, sender videre til teamet deres når det gjelder, og en første versjon er i gang innen {firstHours} timer.',
  },
  support: {
    chip: 'Hva gjør en kundeservicebot?',
    answer:
      'En kundeservicebot svarer på det som spørres om hver dag, slår opp bestillinger og avtaler og sender videre til et menneske med hele samtalen vedlagt.',
  },
  sales: {
    chip: 'Hvordan virker salgsautomatisering?',
    answer:
      'Salgsautomatiseringen hilser på besøkende, finner ut hva de trenger, kvalifiserer dem etter deres egne regler og legger møtet i kalenderen.',
  },
  customWork: {
    chip: 'Hva er egne integrasjoner?',
    answer:
      'Vi kobler samtalen til nettbutikken, kunderegisteret, sakssystemet eller deres egen programvare. En spesialtilpasset integrasjon koster {integrationPrice} én gang.',
  },
  integrations: {
    chip: 'Hvilke systemer kobler dere til?',
    answer:
      'Botene kobles til {integrations}, nettstedet deres og andre systemer via API: nettbutikk, kunderegister, saker, kalender. {starter} har {starterIntegrations} integrasjoner (Slack, e-post, nett), {professional} så mange dere trenger; en kobling til deres eget system koster {integrationPrice} én gang.',
  },
  whatsapp: {
    chip: 'Virker det med WhatsApp?',
    answer:
      'Ja, WhatsApp er en av kanalene botene våre kobles til: kundene skriver der de alltid skriver, og boten svarer der. {starter} har {starterIntegrations} integrasjoner (Slack, Email, Web), {professional} så mange dere trenger.',
  },
  slack: {
    chip: 'Virker det med Slack?',
    answer: 'Ja. Slack er med fra {starter}, sammen med e-post og nettstedet deres.',
  },
  shopify: {
    chip: 'Virker det med Shopify?',
    answer:
      'Ja, botene våre kobles til Shopify: de slår opp bestillinger, anbefaler produkter og svarer på spørsmål før betaling. Andre nettbutikksystemer (WooCommerce, Magento) kobles på via API.',
  },
  website: {
    chip: 'Hvordan får jeg den på nettsiden?',
    answer:
      'Nettkanalen er med i alle pakker: en kort kodesnutt legges inn på sidene, uansett hva de er laget med (WordPress, Wix, egen kode), og så er chatten der. Vi hjelper til når den første versjonen settes opp.',
  },
  crm: {
    chip: 'Kan det kobles til CRM-et vårt?',
    answer:
      'Ja: botene kobles til kunderegistre som Salesforce eller HubSpot via API. {professional} har så mange integrasjoner dere trenger; deres eget system er en spesialtilpasset integrasjon ({integrationPrice} én gang).',
  },
  api: {
    chip: 'Har dere et API?',
    answer:
      'Botene snakker med andre systemer via API-er og webhooks: Flow Builder har steg som kaller en adresse hos dere og bruker svaret. For en dypere kobling bygger vi en spesialtilpasset integrasjon ({integrationPrice} én gang).',
  },
  channels: {
    chip: 'Hvilke kanaler finnes?',
    answer:
      'Kanalene vi nevner, er nettstedet deres, WhatsApp, Slack, e-post og Shopify. Andre (Instagram, Messenger, Telegram, Teams, SMS) kobles på via API der de har det; telefon- eller taleboter er ikke noe siden tilbyr. Spør teamet vårt om kanalen deres.',
  },
  languages: {
    chip: 'Hvilke språk snakker botene?',
    answer:
      'Botene våre snakker {languages} språk, også skrift fra høyre mot venstre som arabisk og hebraisk. {starter} har ett språk, {professional} flere; et ekstra språk koster {languagePrice} i måneden.',
  },
  languageSwitch: {
    chip: 'Bytter boten språk selv?',
    answer:
      'Ja. Boten svarer på det språket den blir spurt på, og bytter sammen med kunden, også midt i en samtale.',
  },
  models: {
    chip: 'Hvilke AI-modeller bruker dere?',
    answer:
      'Dere velger modellen: GPT-3.5 Turbo (rask og rimelig, {starter}), Claude 3 Sonnet (balansert, {professional}) eller Claude 3 Opus (for krevende resonnering, {enterprise}). Som standard betaler dere ikke for en premiummodell i hvert svar.',
  },
  analytics: {
    chip: 'Hvilken statistikk får jeg?',
    answer:
      'Dere ser i sanntid hva det spørres om og hvordan samtaler ender: {starter} har enkel statistikk, {professional} avansert statistikk med A/B-testing. I Flow Builder viser hver flyt økter, fullføring og tid.',
  },
  helpHours: {
    chip: 'Hvilken support får vi?',
    answer:
      '{starter} har support på e-post, {professional} prioritert support 24/7 og {enterprise} dedikert support med SLA. Dere når support på {supportEmail}.',
  },
  abTesting: {
    chip: 'Kan jeg A/B-teste?',
    answer:
      'A/B-testing følger med {professional}: prøv to formuleringer eller flyter, og behold den som virker best.',
  },
  workflows: {
    chip: 'Hva er egne arbeidsflyter?',
    answer:
      'Egne arbeidsflyter følger med {professional}: egne steg, betingelser og handlinger, fra å hente inn en e-postadresse til å kalle et annet system. Dere tegner dem i Flow Builder, som du kan prøve her uten konto.',
  },
  branding: {
    chip: 'Kan den få vår egen profil?',
    answer: 'Ja, egen profil er med i alle pakker fra {starter}: deres navn, deres farger, deres tone.',
  },
  handover: {
    chip: 'Sender boten videre til et menneske?',
    answer:
      'Ja. Det boten ikke kan svare på, går til en på teamet deres med alt som allerede er sagt, så ingen må gjenta seg. Dere bestemmer når det skjer.',
  },
  ownData: {
    chip: 'Kan den lære av dokumentene våre?',
    answer:
      'Ja. Utvidet opplæring ({trainingPrice} én gang) lærer boten dokumentene og de tidligere samtalene deres; priser, åpningstider og regler kommer fra deres egne systemer, så svaret er deres og ikke en gjetning.',
  },
  accuracy: {
    chip: 'Hvor pålitelige er svarene?',
    answer:
      'En språkmodell forutsier ord, så fakta bør komme fra egne data: botene våre svarer ut fra det dere har gitt dem, og sender det de ikke vet, videre til et menneske i stedet for å finne på noe. Dere kan teste hver flyt før den går live.',
  },
  speed: {
    chip: 'Hvor raskt svarer boten?',
    answer: 'Plattformen svarer på under 200 millisekunder; kundene får svar med en gang, til enhver tid.',
  },
  uptime: {
    chip: 'Hvor stabil er tjenesten?',
    answer:
      'Vi lover {uptime} oppetid, døgnet rundt. {enterprise} får i tillegg en SLA som skriver det inn i kontrakten.',
  },
  deploy: {
    chip: 'Hvor raskt kan vi komme i gang?',
    answer:
      'En første versjon er klar innen {firstHours} timer; å tilpasse den til dere tar {daysFrom} til {daysTo} dager, avhengig av bransjen.',
  },
  process: {
    chip: 'Hvordan foregår det steg for steg?',
    answer:
      'Du skriver noen linjer om hva kundene spør om; vi ser på nettstedet og spørsmålene og kommer tilbake innen {hours} timer med en første plan og en pris. En første versjon er i gang innen {firstHours} timer, så tilpasser vi den på {daysFrom} til {daysTo} dager, og dere tester den før den går live.',
  },
  noCode: {
    chip: 'Trenger vi utviklere?',
    answer:
      'Nei. Samtaler tegnes i en visuell Flow Builder uten kode, og maler gir en start; med den fullt administrerte tjenesten gjør vi alt for dere.',
  },
  maintenance: {
    chip: 'Hvem vedlikeholder boten?',
    answer:
      'På en plattformpakke endrer dere selv tekster og flyter når som helst, uten kode. Med den fullt administrerte tjenesten vedlikeholder og forbedrer vi boten for dere; utviklingssupport 24/7 er der når noe teknisk må gjøres.',
  },
  scale: {
    chip: 'Tåler den mange besøkende?',
    answer:
      'Ja. Plattformen er serverløs: den vokser med antall samtaler, også i topper, og koster lite når ingen snakker. {enterprise} har ingen meldingsgrense.',
  },
  tasks: {
    chip: 'Kan den ta bookinger og bestillinger?',
    answer:
      'Ja. En bot kan ta imot timebestillinger, reservasjoner og ordrer, slå opp en bestilling, håndtere en retur, sende påminnelser, hente inn kontaktinformasjon og kalle andre systemer; Flow Builder har steg for alt. Demobotene til malene våre viser det.',
  },
  afterHours: {
    chip: 'Virker den om natten også?',
    answer: 'Ja, boten svarer døgnet rundt, om natten, i helger og på helligdager.',
  },
  rightToLeft: {
    chip: 'Virker det fra høyre mot venstre?',
    answer:
      'Ja. På arabisk og hebraisk går denne chatten og botene våre fra høyre mot venstre, med hele vinduet; ingenting må stilles inn.',
  },
};
