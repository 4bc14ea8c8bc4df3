import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: 'Hvad tilbyder I?',
    answer:
      '{brand} bygger AI-chatbots til virksomheder: kundeservicebots, salgsautomatisering og specialintegrationer. De svarer døgnet rundt på {languages} sprog, giver videre til jeres team, når det gælder, og en første version kører inden for {firstHours} timer.',
  },
  support: {
    chip: 'Hvad laver en kundeservicebot?',
    answer:
      'En kundeservicebot svarer på det, der bliver spurgt om hver dag, slår ordrer og aftaler op og giver videre til et menneske med hele samtalen vedhæftet.',
  },
  sales: {
    chip: 'Hvordan virker salgsautomatisering?',
    answer:
      'Salgsautomatiseringen hilser på besøgende, finder ud af, hvad de har brug for, kvalificerer dem efter jeres egne regler og lægger mødet i jeres kalender.',
  },
  customWork: {
    chip: 'Hvad er specialintegrationer?',
    answer:
      'Vi forbinder samtalen med jeres webshop, kundekartotek, ticketsystem eller egen software. En specialintegration koster {integrationPrice} som engangsbeløb.',
  },
  integrations: {
    chip: 'Hvilke systemer kan I forbinde til?',
    answer:
      'Bottene forbindes til {integrations}, jeres hjemmeside og andre systemer gennem deres API: webshop, kundekartotek, tickets, kalender. {starter} indeholder {starterIntegrations} integrationer (Slack, e-mail, web), {professional} så mange, I har brug for; en forbindelse til jeres eget system koster {integrationPrice} som engangsbeløb.',
  },
  whatsapp: {
    chip: 'Virker det med WhatsApp?',
    answer:
      'Ja, WhatsApp er en af de kanaler, vores bots forbindes til: jeres kunder skriver, hvor de plejer, og botten svarer der. {starter} har {starterIntegrations} integrationer (Slack, Email, Web), {professional} så mange, I har brug for.',
  },
  slack: {
    chip: 'Virker det med Slack?',
    answer: 'Ja. Slack er med fra {starter}, sammen med e-mail og jeres hjemmeside.',
  },
  shopify: {
    chip: 'Virker det med Shopify?',
    answer:
      'Ja, vores bots forbindes til Shopify: de slår ordrer op, anbefaler produkter og svarer på spørgsmål før betaling. Andre shopsystemer (WooCommerce, Magento) kobles på gennem deres API.',
  },
  website: {
    chip: 'Hvordan får jeg den på hjemmesiden?',
    answer:
      'Webkanalen er en del af alle planer: et kort stykke kode lægges ind på jeres sider, uanset hvad de er lavet med (WordPress, Wix, egen kode), og så er chatten der. Vi hjælper med det, når den første version sættes op.',
  },
  crm: {
    chip: 'Kan det kobles til vores CRM?',
    answer:
      'Ja: bottene forbindes til kundekartoteker som Salesforce eller HubSpot gennem deres API. {professional} indeholder så mange integrationer, I har brug for; jeres eget system er en specialintegration ({integrationPrice} som engangsbeløb).',
  },
  api: {
    chip: 'Har I et API?',
    answer:
      'Bottene taler med andre systemer gennem API’er og webhooks: Flow Builder har trin, der kalder en adresse hos jer og bruger svaret. Til en dybere forbindelse bygger vi en specialintegration ({integrationPrice} som engangsbeløb).',
  },
  channels: {
    chip: 'Hvilke kanaler findes der?',
    answer:
      'De kanaler, vi nævner, er jeres hjemmeside, WhatsApp, Slack, e-mail og Shopify. Andre (Instagram, Messenger, Telegram, Teams, SMS) kobles på gennem deres API, hvor de har et; telefon- eller stemmebots er ikke noget, siden tilbyder. Spørg vores team om jeres kanal.',
  },
  languages: {
    chip: 'Hvilke sprog taler bottene?',
    answer:
      'Vores bots taler {languages} sprog, også skrifter fra højre mod venstre som arabisk og hebraisk. {starter} har ét sprog, {professional} flere; et ekstra sprog koster {languagePrice} om måneden.',
  },
  languageSwitch: {
    chip: 'Skifter botten selv sprog?',
    answer:
      'Ja. Botten svarer på det sprog, den bliver spurgt på, og skifter med kunden, også midt i en samtale.',
  },
  models: {
    chip: 'Hvilke AI-modeller bruger I?',
    answer:
      'I vælger modellen: GPT-3.5 Turbo (hurtig og billig, {starter}), Claude 3 Sonnet (afbalanceret, {professional}) eller Claude 3 Opus (til krævende ræsonnementer, {enterprise}). Som standard betaler I ikke for en premiummodel i hvert svar.',
  },
  analytics: {
    chip: 'Hvilken statistik får jeg?',
    answer:
      'I ser i realtid, hvad der bliver spurgt om, og hvordan samtaler ender: {starter} har grundlæggende statistik, {professional} avanceret statistik med A/B-test. I Flow Builder viser hvert flow sine sessioner, gennemførelser og tider.',
  },
  helpHours: {
    chip: 'Hvilken support får vi?',
    answer:
      '{starter} har support på e-mail, {professional} prioriteret support 24/7 og {enterprise} dedikeret support med SLA. I når supporten på {supportEmail}.',
  },
  abTesting: {
    chip: 'Kan jeg A/B-teste?',
    answer:
      'A/B-test følger med {professional}: prøv to formuleringer eller flows, og behold det, der virker bedst.',
  },
  workflows: {
    chip: 'Hvad er egne workflows?',
    answer:
      'Egne workflows følger med {professional}: jeres egne trin, betingelser og handlinger, fra at indsamle en e-mailadresse til at kalde et andet system. I tegner dem i Flow Builder, som du kan prøve her uden konto.',
  },
  branding: {
    chip: 'Kan den få vores eget udseende?',
    answer:
      'Ja, jeres egen branding er en del af alle planer fra {starter}: jeres navn, jeres farver, jeres tone.',
  },
  handover: {
    chip: 'Giver botten videre til et menneske?',
    answer:
      'Ja. Det, botten ikke kan svare på, går videre til en på jeres team med alt, hvad der allerede er sagt, så ingen skal gentage sig selv. I bestemmer, hvornår det sker.',
  },
  ownData: {
    chip: 'Kan den lære af vores dokumenter?',
    answer:
      'Ja. Udvidet træning ({trainingPrice} som engangsbeløb) lærer botten jeres dokumenter og tidligere samtaler; priser, åbningstider og regler kommer fra jeres egne systemer, så svaret er jeres og ikke et gæt.',
  },
  accuracy: {
    chip: 'Hvor pålidelige er svarene?',
    answer:
      'En sprogmodel forudsiger ord, så fakta bør komme fra jeres egne data: vores bots svarer ud fra det, I har givet dem, og sender det, de ikke ved, videre til et menneske i stedet for at finde på. I kan teste hvert flow, før det går live.',
  },
  speed: {
    chip: 'Hvor hurtigt svarer botten?',
    answer:
      'Platformen svarer på under 200 millisekunder; jeres kunder får svar med det samme, på alle tidspunkter.',
  },
  uptime: {
    chip: 'Hvor stabil er tjenesten?',
    answer:
      'Vi lover {uptime} oppetid, døgnet rundt. {enterprise} tilføjer en SLA, der skriver det ind i kontrakten.',
  },
  deploy: {
    chip: 'Hvor hurtigt kan vi komme i gang?',
    answer:
      'En første version er klar inden for {firstHours} timer; at tilpasse den til jer tager {daysFrom} til {daysTo} dage, afhængigt af branchen.',
  },
  process: {
    chip: 'Hvordan foregår det trin for trin?',
    answer:
      'Du skriver et par linjer om, hvad jeres kunder spørger om; vi ser på jeres side og spørgsmål og vender tilbage inden for {hours} timer med en første plan og en pris. En første version kører inden for {firstHours} timer, derefter tilpasser vi den på {daysFrom} til {daysTo} dage, og I tester den, før den går live.',
  },
  noCode: {
    chip: 'Skal vi have udviklere?',
    answer:
      'Nej. Samtaler tegnes i en visuel Flow Builder uden kode, og skabeloner giver en start; med den fuldt administrerede service gør vi det hele for jer.',
  },
  maintenance: {
    chip: 'Hvem vedligeholder botten?',
    answer:
      'På en platformsplan ændrer I selv tekster og flows når som helst, uden kode. Med den fuldt administrerede service vedligeholder og forbedrer vi botten for jer; udviklingssupport 24/7 er der, når noget teknisk skal laves.',
  },
  scale: {
    chip: 'Kan den klare mange besøgende?',
    answer:
      'Ja. Platformen er serverless: den vokser med antallet af samtaler, også i spidsbelastninger, og koster kun lidt, når ingen snakker. {enterprise} har ingen beskedgrænse.',
  },
  tasks: {
    chip: 'Kan den tage bookinger og ordrer?',
    answer:
      'Ja. En bot kan tage imod tidsbestillinger, reservationer og ordrer, slå en ordre op, håndtere en retur, sende påmindelser, indsamle kontaktoplysninger og kalde andre systemer; Flow Builder har trin til det hele. Demobotterne fra vores skabeloner viser det.',
  },
  afterHours: {
    chip: 'Virker den også om natten?',
    answer: 'Ja, botten svarer døgnet rundt, om natten, i weekender og på helligdage.',
  },
  rightToLeft: {
    chip: 'Virker det fra højre mod venstre?',
    answer:
      'Ja. På arabisk og hebraisk går denne chat og vores bots fra højre mod venstre, med hele vinduet; intet skal indstilles.',
  },
};
