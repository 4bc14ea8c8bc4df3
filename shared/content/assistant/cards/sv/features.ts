import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: 'Vad erbjuder ni?',
    answer:
      '{brand} bygger AI-chattbotar för företag: kundtjänstbotar, säljautomation och egna integrationer. De svarar dygnet runt på {languages} språk, lämnar över till ert team när det behövs, och en första version är igång inom {firstHours} timmar.',
  },
  support: {
    chip: 'Vad gör en kundtjänstbot?',
    answer:
      'En kundtjänstbot svarar på det som frågas varje dag, slår upp beställningar och bokningar och skickar vidare till en människa med hela samtalet bifogat.',
  },
  sales: {
    chip: 'Hur fungerar säljautomation?',
    answer:
      'Säljautomationen hälsar på besökare, tar reda på vad de behöver, kvalificerar dem efter era egna regler och lägger mötet i er kalender.',
  },
  customWork: {
    chip: 'Vad är egna integrationer?',
    answer:
      'Vi kopplar samtalet till er butik, ert kundregister, ert ärendesystem eller er egen mjukvara. En egen integration kostar {integrationPrice} en gång.',
  },
  integrations: {
    chip: 'Vilka system kan ni koppla till?',
    answer:
      'Botarna kopplas till {integrations}, er webbplats och andra system via deras API: butik, kundregister, ärenden, kalender. {starter} innehåller {starterIntegrations} integrationer (Slack, e-post, webb), {professional} så många ni behöver; en koppling till ett eget system kostar {integrationPrice} en gång.',
  },
  whatsapp: {
    chip: 'Fungerar det med WhatsApp?',
    answer:
      'Ja, WhatsApp är en av kanalerna våra botar kopplas till: kunderna skriver där de alltid skriver, och boten svarar där. {starter} innehåller {starterIntegrations} integrationer (Slack, Email, Web), {professional} så många ni behöver.',
  },
  slack: {
    chip: 'Fungerar det med Slack?',
    answer: 'Ja. Slack ingår från och med {starter}, tillsammans med e-post och er webbplats.',
  },
  shopify: {
    chip: 'Fungerar det med Shopify?',
    answer:
      'Ja, våra botar kopplas till Shopify: de slår upp beställningar, rekommenderar produkter och svarar på frågor före kassan. Andra butikssystem (WooCommerce, Magento) kopplas via deras API.',
  },
  website: {
    chip: 'Hur får jag den på min webbplats?',
    answer:
      'Webbkanalen ingår i alla abonnemang: en kort kodsnutt läggs in på era sidor, oavsett vad de är gjorda med (WordPress, Wix, egen kod), och chatten visas där. Vi hjälper till när den första versionen sätts upp.',
  },
  crm: {
    chip: 'Går det att koppla till vårt CRM?',
    answer:
      'Ja: botarna kopplas via API till kundregister som Salesforce eller HubSpot. {professional} innehåller så många integrationer ni behöver; ett eget system är en egen integration ({integrationPrice} en gång).',
  },
  api: {
    chip: 'Har ni ett API?',
    answer:
      'Botarna pratar med andra system via API:er och webhooks: Flow Builder har steg som anropar en adress hos er och använder svaret. För en djupare koppling bygger vi en egen integration ({integrationPrice} en gång).',
  },
  channels: {
    chip: 'Vilka kanaler finns?',
    answer:
      'Kanalerna vi nämner är er webbplats, WhatsApp, Slack, e-post och Shopify. Andra (Instagram, Messenger, Telegram, Teams, sms) kopplas via sitt API där det finns; telefon- eller röstbotar erbjuds inte på webbplatsen. Fråga vårt team om er kanal.',
  },
  languages: {
    chip: 'Vilka språk kan botarna?',
    answer:
      'Våra botar talar {languages} språk, även skrifter från höger till vänster som arabiska och hebreiska. {starter} har ett språk, {professional} flera; ett ytterligare språk kostar {languagePrice} i månaden.',
  },
  languageSwitch: {
    chip: 'Byter boten språk själv?',
    answer: 'Ja. Boten svarar på det språk den får frågan på och byter med kunden, även mitt i ett samtal.',
  },
  models: {
    chip: 'Vilka AI-modeller använder ni?',
    answer:
      'Ni väljer modellen: GPT-3.5 Turbo (snabb och billig, {starter}), Claude 3 Sonnet (balanserad, {professional}) eller Claude 3 Opus (för komplexa resonemang, {enterprise}). Ni betalar inte för en premiummodell i varje svar som standard.',
  },
  analytics: {
    chip: 'Vilken statistik får jag?',
    answer:
      'Ni ser i realtid vad som frågas och hur samtalen slutar: {starter} har grundläggande statistik, {professional} avancerad statistik med A/B-tester. I Flow Builder visar varje flöde sina sessioner, hur många som slutförs och tiden.',
  },
  helpHours: {
    chip: 'Vilken support får vi?',
    answer:
      '{starter} har support via e-post, {professional} prioriterad support dygnet runt, {enterprise} dedikerad support med SLA. Ni når supporten på {supportEmail}.',
  },
  abTesting: {
    chip: 'Kan jag A/B-testa?',
    answer:
      'A/B-tester ingår i {professional}: prova två formuleringar eller flöden och behåll det som fungerar bäst.',
  },
  workflows: {
    chip: 'Vad är egna arbetsflöden?',
    answer:
      'Egna arbetsflöden ingår i {professional}: egna steg, villkor och åtgärder, från att samla in en e-postadress till att anropa ett annat system. Ni ritar dem i Flow Builder, som går att prova här utan konto.',
  },
  branding: {
    chip: 'Kan den se ut som vi?',
    answer: 'Ja, er egen profil ingår i alla abonnemang, från {starter}: ert namn, era färger, er ton.',
  },
  handover: {
    chip: 'Lämnar boten över till en människa?',
    answer:
      'Ja. Det boten inte kan svara på går till någon i ert team med allt som redan sagts, så att ingen behöver upprepa sig. Ni bestämmer när det sker.',
  },
  ownData: {
    chip: 'Kan den lära av våra dokument?',
    answer:
      'Ja. Fördjupad träning ({trainingPrice} en gång) lär boten era dokument och tidigare samtal; priser, öppettider och regler kommer från era egna system, så svaret är ert och ingen gissning.',
  },
  accuracy: {
    chip: 'Hur pålitliga är svaren?',
    answer:
      'En språkmodell förutsäger ord, så fakta ska komma från era egna data: våra botar svarar med det ni gett dem och skickar vidare till en människa det de inte vet, i stället för att hitta på. Ni kan testa varje flöde innan det går live.',
  },
  speed: {
    chip: 'Hur snabbt svarar boten?',
    answer: 'Plattformen svarar på under 200 millisekunder; era kunder får svar direkt, dygnet runt.',
  },
  uptime: {
    chip: 'Hur stabil är tjänsten?',
    answer:
      'Vi lovar {uptime} drifttid, dygnet runt. {enterprise} har dessutom ett SLA som skriver in det i avtalet.',
  },
  deploy: {
    chip: 'Hur snabbt kan vi börja?',
    answer:
      'En första version är klar inom {firstHours} timmar; att anpassa den till er verksamhet tar {daysFrom} till {daysTo} dagar, beroende på bransch.',
  },
  process: {
    chip: 'Hur går det till, steg för steg?',
    answer:
      'Ni skriver några rader om vad era kunder frågar; vi tittar på er webbplats och frågorna och återkommer inom {hours} timmar med en första plan och ett pris. En första version är igång inom {firstHours} timmar, sedan anpassar vi den på {daysFrom} till {daysTo} dagar och ni testar den innan den går live.',
  },
  noCode: {
    chip: 'Behöver jag utvecklare?',
    answer:
      'Nej. Samtalen ritas i en visuell Flow Builder utan kod, och mallar ger er en start; med den helt skötta tjänsten gör vi allt åt er.',
  },
  maintenance: {
    chip: 'Vem sköter boten?',
    answer:
      'På ett plattformsabonnemang ändrar ni texter och flöden själva, när ni vill och utan kod. Med den helt skötta tjänsten underhåller och förbättrar vi boten åt er; utvecklingsstöd dygnet runt finns när något tekniskt behöver göras.',
  },
  scale: {
    chip: 'Klarar den många besökare?',
    answer:
      'Ja. Plattformen är serverlös: den växer med antalet samtal, även vid toppar, och kostar lite när ingen pratar. {enterprise} har ingen meddelandegräns.',
  },
  tasks: {
    chip: 'Kan den ta bokningar och ordrar?',
    answer:
      'Ja. En bot kan ta emot tidsbokningar, bordsbokningar och beställningar, slå upp en order, hantera en retur, skicka påminnelser, samla in kontaktuppgifter och anropa andra system; Flow Builder har steg för varje. Demobotarna för våra mallar visar det.',
  },
  afterHours: {
    chip: 'Fungerar den på natten också?',
    answer: 'Ja, boten svarar dygnet runt, på natten, helger och röda dagar.',
  },
  rightToLeft: {
    chip: 'Fungerar det från höger till vänster?',
    answer:
      'Ja. På arabiska och hebreiska går chatten och våra botar från höger till vänster, med hela fönstret; inget behöver ställas in.',
  },
};
