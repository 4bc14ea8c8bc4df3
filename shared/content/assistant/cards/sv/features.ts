import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: 'Vad erbjuder ni?',
    answer:
      '{brand} bygger AI-chattbotar för företag: kundtjänstbotar, säljautomation och egna integrationer. De svarar dygnet runt på {languages} språk, lämnar över till ert team när det behövs, och en första version är igång inom {firstHours} timmar.',
    asks: [
      '{vad gör|vad säljer|vad erbjuder|vad bygger|vad levererar} {ni|ni egentligen|ert företag|ni för något}',
      '{vad är|vad handlar|berätta om|förklara} {parley för något|det här om|er produkt|er tjänst|den här sidan|vad det här är}',
      '{tjänster|utbud|produkter|vilka tjänster|era tjänster|vad kan man köpa här|erbjudande}',
      '{vad kan|hur kan} {ni göra för oss|ni hjälpa oss|era botar göra|ni hjälpa mitt företag|en chattbot göra för oss}',
      '{jag söker|vi letar efter|vi vill ha|jag behöver} {en chattbot|en ai chattbot|en bot till hemsidan|ai för kundfrågor}',
      'vilka {sorters botar|slags chattbotar|botar} {bygger ni|har ni|finns det}',
      'vad {pysslar|sysslar|jobbar} ni med',
      'vad är det här för {sajt|grej|tjänst}',
      '{vad är det ni säljer|förklara kort vad ni gör|er produkt|hamnade här via google}',
    ],
  },
  support: {
    chip: 'Vad gör en kundtjänstbot?',
    answer:
      'En kundtjänstbot svarar på det som frågas varje dag, slår upp beställningar och bokningar och skickar vidare till en människa med hela samtalet bifogat.',
    asks: [
      '{vad gör|vad kan|hur funkar|berätta om} {en kundtjänstbot|supportboten|en supportbot|er kundtjänstbot|en bot för kundservice}',
      '{kundtjänst|kundservice|support bot|kundtjänstbot|helpdesk|faq bot|kundsupport|första linjens support}',
      '{kan den|kan boten|klarar den} {svara på kundfrågor|ta över vår support|svara på vanliga frågor|hantera ärenden|svara på mejl|ta samma frågor om och om igen}',
      '{vi får|min personal får|vår support får} {samma frågor|för många ärenden|för många mejl|hundratals frågor} {varje dag|hela tiden|}',
      '{automatisera|avlasta} {kundtjänsten|supporten|vår kundservice|växeln}',
      'vi svarar på {samma frågor|var är mitt paket} {hela dagarna|om och om igen}',
      'kan den avlasta {kundtjänst|receptionen|supporten}',
      '{ärenden|inkorgen svämmar över|vanliga frågor|klagande kunder}',
    ],
  },
  sales: {
    chip: 'Hur fungerar säljautomation?',
    answer:
      'Säljautomationen hälsar på besökare, tar reda på vad de behöver, kvalificerar dem efter era egna regler och lägger mötet i er kalender.',
    asks: [
      '{vad är|hur funkar|vad gör|berätta om} {säljautomation|säljautomationen|en säljbot|er säljbot|leadgenerering|sales automation}',
      '{säljautomation|säljbot|leads|leadgenerering|sälj|sales|mer försäljning|kvalificera leads}',
      '{kan den|kan boten|kan en bot} {samla leads|sälja|kvalificera leads|boka säljmöten|rekommendera produkter|merförsälja}',
      '{vi vill ha|jag vill ha|vi behöver} {fler leads|fler kunder|mer försäljning|bättre leads|högre konvertering}',
      'hur {ökar|kan} {en chattbot|boten} {försäljningen|öka försäljningen|omsättningen|ge fler affärer}',
      'kan den {fixa|ge|dra in} fler {kunder|affärer|förfrågningar}',
      '{sålla leads|boka säljmöten|prospekt}',
      '{merförsäljning|konvertering|göra besökare till kunder}',
    ],
  },
  customWork: {
    chip: 'Vad är egna integrationer?',
    answer:
      'Vi kopplar samtalet till er butik, ert kundregister, ert ärendesystem eller er egen mjukvara. En egen integration kostar {integrationPrice} en gång.',
    asks: [
      '{vad är|vad menas med|berätta om|vad menar ni med} {egna integrationer|specialintegrationer|skräddarsydda integrationer|anpassade lösningar|er specialutveckling}',
      '{egna integrationer|skräddarsytt|specialutveckling|egen utveckling|skräddarsydd bot|custom development}',
      '{kan ni|gör ni|bygger ni} {något skräddarsytt|en bot bara för oss|specialfunktioner|en egen lösning åt oss|anpassade funktioner}',
      '{koppla|ansluta|koppla ihop} {vårt eget system|vår egen mjukvara|vårt ärendesystem|vårt lagersystem|en egen databas|vårt intranät}',
      'kan ni bygga {något eget|en speciallösning|skräddarsytt}',
      '{vi har ett hemmabyggt system|specialanpassning|skräddarsydd utveckling|koppla ärendesystem}',
    ],
  },
  integrations: {
    chip: 'Vilka system kan ni koppla till?',
    answer:
      'Botarna kopplas till {integrations}, er webbplats och andra system via deras API: butik, kundregister, ärenden, kalender. {starter} innehåller {starterIntegrations} integrationer (Slack, e-post, webb), {professional} så många ni behöver; en koppling till ett eget system kostar {integrationPrice} en gång.',
    asks: [
      '{vilka|till vilka} {integrationer|system|verktyg|appar|program|kopplingar} {har ni|finns|stödjer ni|kan man koppla|funkar det med}',
      '{funkar det|fungerar boten|går det att koppla ihop|kan ni integrera} med {våra system|andra program|zendesk|freshdesk|google kalender|outlook|fortnox|visma|calendly|sap|klarna|mailchimp}',
      '{integrationer|integration|kopplingar|plugins|tillägg till system|vilka verktyg|systemkopplingar}',
      '{vi använder|vi jobbar i|vi kör} {zendesk|fortnox|outlook|visma|odoo|ett ärendesystem|google kalender} {funkar det|går det att koppla|}',
      'kan boten {se|läsa|kolla} {vårt lager|vår kalender|vår databas|orderstatus|kunddata}',
      '{hur många integrationer|jag undrar hur många integrationer|antal kopplingar|vilka system går att koppla}',
      'vad kan den {kopplas|prata|synka} med',
      'funkar den ihop med {fortnox|visma|outlook|google kalender|bokadirekt|teams}',
      'går den att ansluta till vår {kalender|kassa|databas}',
      '{zendesk|kompatibel|befintliga program|läsa lagersaldo}',
    ],
  },
  whatsapp: {
    chip: 'Fungerar det med WhatsApp?',
    answer:
      'Ja, WhatsApp är en av kanalerna våra botar kopplas till: kunderna skriver där de alltid skriver, och boten svarar där. {starter} innehåller {starterIntegrations} integrationer (Slack, Email, Web), {professional} så många ni behöver.',
    asks: [
      '{funkar det|fungerar boten|kan boten svara|går det|kan den vara} {med whatsapp|på whatsapp|i whatsapp|via whatsapp|med whatsapp business|ihop med whatsapp}',
      '{whatsapp|whatsapp bot|whatsapp koppling|whats app|whatsapp business|bot för whatsapp|whatsapp integration}',
      '{våra kunder|mina kunder|folk} {skriver på whatsapp|använder whatsapp|hör av sig via whatsapp} {kan boten svara där|funkar det|}',
      '{jag vill ha|vi behöver} en bot {på|till|för} whatsapp',
      '{whatsap|folk skriver till oss på whatsapp|svara på whatsapp|watsapp}',
    ],
  },
  slack: {
    chip: 'Fungerar det med Slack?',
    answer: 'Ja. Slack ingår från och med {starter}, tillsammans med e-post och er webbplats.',
    asks: [
      '{funkar det|fungerar boten|går det|kan den|kan boten} {med slack|i slack|ihop med vår slack|skriva i en slack kanal|skicka notiser till slack}',
      '{slack|slack integration|slack koppling|slack bot|slack kanal|bot i slack|slack notiser}',
      '{vi använder|vårt team kör|vi sitter i|vi jobbar i} slack {funkar det|går det|}',
      'kan {teamet|vi|mina kollegor|jag} {ta över chattar i slack|svara i slack|få en notis i slack|följa med via slack}',
      '{slak|notis i slack|vi kör slack|aviseringar till slackkanalen|slackintegration}',
    ],
  },
  shopify: {
    chip: 'Fungerar det med Shopify?',
    answer:
      'Ja, våra botar kopplas till Shopify: de slår upp beställningar, rekommenderar produkter och svarar på frågor före kassan. Andra butikssystem (WooCommerce, Magento) kopplas via deras API.',
    asks: [
      '{funkar det|fungerar boten|går det att koppla ihop|kan ni integrera} med {shopify|min shopify butik|woocommerce|magento|abicart|shopware|vår butiksplattform|prestashop|wikinggruppen}',
      '{shopify|shopify koppling|shopify bot|woocommerce|magento|butikssystem|shopify app|shopify integration}',
      '{jag har|vi kör|vår butik ligger på} {en shopify butik|shopify|woocommerce|magento} {funkar det|går det att koppla|}',
      'kan boten {se shopify ordrar|se ordrar i min butik|kolla mina shopify produkter|spåra shopify beställningar}',
      '{vår butik ligger på prestashop}',
      '{shopfy|shopify} {funkar det|fungerar det|går det}',
      'vår butik ligger på {shopify|woocommerce|abicart|quickbutik|magento}',
      '{fungerar de me shopfy butik|e-handelsplattform|hämta order från shopify}',
    ],
  },
  website: {
    chip: 'Hur får jag den på min webbplats?',
    answer:
      'Webbkanalen ingår i alla abonnemang: en kort kodsnutt läggs in på era sidor, oavsett vad de är gjorda med (WordPress, Wix, egen kod), och chatten visas där. Vi hjälper till när den första versionen sätts upp.',
    asks: [
      '{hur|var} {lägger jag|får jag in|installerar jag|sätter vi|bäddar jag in} {boten|chatten|den|chattboten} {på min hemsida|på vår sajt|i wordpress|på webbplatsen|på sidan}',
      '{funkar det|fungerar den|kan den köras} {med wordpress|på wix|med squarespace|med joomla|på min hemsida|på vilken sajt som helst|med drupal|med webflow}',
      '{wordpress|wix|widget|embed|kodsnutt|chatt på hemsidan|bädda in|hemsida|script på sidan}',
      '{min sida är|vår hemsida är} {gjord i wordpress|byggd i wix|en squarespace sida|gjord med webflow} {funkar det|}',
      'måste {hemsidan|vår sajt|vi} {ändras|göras om|ändra på hemsidan}',
      'hur {klistrar|lägger|får} jag in {den|chatten} på {sidan|hemsidan|bloggen}',
      '{squarespace|webbyrån byggde sidan|chattbubbla|måste sidan göras om}',
    ],
  },
  crm: {
    chip: 'Går det att koppla till vårt CRM?',
    answer:
      'Ja: botarna kopplas via API till kundregister som Salesforce eller HubSpot. {professional} innehåller så många integrationer ni behöver; ett eget system är en egen integration ({integrationPrice} en gång).',
    asks: [
      '{funkar det|går det att koppla|synkar det|kan boten jobba} {med vårt crm|med salesforce|med hubspot|med pipedrive|med lime|med superoffice|med dynamics|till mitt crm}',
      '{crm|crm koppling|salesforce|hubspot|pipedrive|lime crm|superoffice|crm integration|kundregister}',
      '{vi använder|vårt crm är|vi kör} {salesforce|hubspot|pipedrive|lime|dynamics} {funkar det|går det|}',
      'hamnar {leads|våra leads|kontakterna} {i vårt crm|i hubspot|i salesforce}',
      'hamnar {kontakterna|leadsen|uppgifterna} i {salesforce|lime|vårt crm|kundregistret}',
      'uppdatera kundkort',
    ],
  },
  api: {
    chip: 'Har ni ett API?',
    answer:
      'Botarna pratar med andra system via API:er och webhooks: Flow Builder har steg som anropar en adress hos er och använder svaret. För en djupare koppling bygger vi en egen integration ({integrationPrice} en gång).',
    asks: [
      '{har ni|finns det|erbjuder ni|finns} {ett api|api|rest api|webhooks|api dokumentation|en sdk|utvecklardokumentation}',
      '{api|rest api|webhook|webhooks|api docs|zapier|n8n|sdk|make com}',
      'kan {våra utvecklare|vår it|vi} {använda ert api|koppla via api|använda webhooks|programmera mot det}',
      '{funkar det med|stödjer ni} {zapier|make|n8n|webhooks}',
      'har ni {api|webhooks|endpoints}',
      '{vår utvecklare undrar om api|anropa vår server|rest|utvecklardokumentation|kan våra programmerare koppla på sig}',
    ],
  },
  channels: {
    chip: 'Vilka kanaler finns?',
    answer:
      'Kanalerna vi nämner är er webbplats, WhatsApp, Slack, e-post och Shopify. Andra (Instagram, Messenger, Telegram, Teams, sms) kopplas via sitt API där det finns; telefon- eller röstbotar erbjuds inte på webbplatsen. Fråga vårt team om er kanal.',
    asks: [
      '{vilka|i vilka} {kanaler|meddelandeappar|chattappar|plattformar} {finns|stödjer ni|kan boten svara|funkar boten}',
      '{funkar det|kan boten svara|kan den svara|fungerar boten} {på instagram|i messenger|på telegram|via sms|i teams|på facebook|på discord|på tiktok|via signal}',
      '{instagram|facebook messenger|telegram|sms|microsoft teams|kanaler|discord|signal|mejlbot}',
      '{kan boten|kan den|har ni} {svara i telefon|ringa samtal|prata|ta telefonsamtal|en röstbot|telefonbotar}',
      '{röstbot|voicebot|telefonbot|röstassistent|callcenterbot}',
      '{våra kunder finns på telegram|går det på instagram|messenger då|svarar den i telefon|via sms|i teams}',
      'går det med {telegram|facebook|discord}',
      '{telefonsamtal|var kan boten svara|snapchat}',
    ],
  },
  languages: {
    chip: 'Vilka språk kan botarna?',
    answer:
      'Våra botar talar {languages} språk, även skrifter från höger till vänster som arabiska och hebreiska. {starter} har ett språk, {professional} flera; ett ytterligare språk kostar {languagePrice} i månaden.',
    asks: [
      '{vilka|hur många} språk {kan botarna|talar boten|stödjer ni|finns|klarar den|har er chattbot|pratar era botar}',
      '{kan|talar|förstår|pratar|klarar} {boten|den|er chattbot} {engelska|finska|arabiska|tyska|franska|norska|polska|somaliska|andra språk|flera språk|spanska}',
      '{språk|flerspråkig|flerspråkig bot|språkstöd|flera språk}',
      '{våra kunder|mina kunder} {talar|skriver på} {olika språk|engelska och finska|arabiska|fem språk|alla möjliga språk}',
      '{hur många språk kan den|våra kunder skriver arabiska|förstår den skånska|kan den finska också}',
    ],
  },
  languageSwitch: {
    chip: 'Byter boten språk själv?',
    answer: 'Ja. Boten svarar på det språk den får frågan på och byter med kunden, även mitt i ett samtal.',
    asks: [
      '{byter|växlar|ändrar} {boten|den} {språk} {själv|automatiskt|av sig själv|mitt i samtalet|}',
      '{känner|märker|upptäcker|vet} {boten|den} {av vilket språk det är|igen språket|vilket språk kunden talar|språket automatiskt}',
      '{språkigenkänning|automatisk översättning|byta språk automatiskt|språkdetektering|automatiskt språkbyte}',
      '{vad händer om|tänk om} {en kund|någon|en besökare} {skriver på ett annat språk|byter till engelska|byter språk|blandar språk}',
      'måste {jag|vi} {översätta allt|skriva svaren|skriva allt} {själva|på varje språk|flera gånger}',
      'hänger den med om kunden {byter språk|går över till engelska}',
      'märker den vilket språk {man skriver|kunden skriver}',
      '{språkväxling|känner av språk|byter automatiskt|väljer kunden språk först}',
    ],
  },
  models: {
    chip: 'Vilka AI-modeller använder ni?',
    answer:
      'Ni väljer modellen: GPT-3.5 Turbo (snabb och billig, {starter}), Claude 3 Sonnet (balanserad, {professional}) eller Claude 3 Opus (för komplexa resonemang, {enterprise}). Ni betalar inte för en premiummodell i varje svar som standard.',
    asks: [
      '{vilken|vilka|vad för} {ai modell|ai modeller|modell|språkmodell|llm|ai|teknik} {använder ni|ligger bakom|bygger det på|kör boten på|kan man välja|finns}',
      '{är det|använder ni|bygger det på|kör ni} {chatgpt|gpt|gpt 4|claude|openai|gemini|mistral|llama|anthropic}',
      '{modeller|ai modell|llm|gpt|claude|opus|sonnet|gpt 3.5 turbo|språkmodell}',
      '{kan jag|kan man|kan vi} {välja modell|byta modell|använda en annan modell|välja ai modell själv}',
      'skillnad mellan {gpt och claude|sonnet och opus|modellerna|gpt 3.5 och sonnet}',
      'vilken {ai|modell|motor} {sitter i|använder ni i|kör ni i} {den lilla|mellannivån|starter|professional}',
      'är det {gpt|chatgpt|claude|gemini} {under huven|i botten|bakom}',
      '{ai-modell|opus eller sonnet}',
    ],
  },
  analytics: {
    chip: 'Vilken statistik får jag?',
    answer:
      'Ni ser i realtid vad som frågas och hur samtalen slutar: {starter} har grundläggande statistik, {professional} avancerad statistik med A/B-tester. I Flow Builder visar varje flöde sina sessioner, hur många som slutförs och tiden.',
    asks: [
      '{vilken|vilka|vad för} {statistik|rapporter|analyser|siffror|nyckeltal|mätvärden} {får jag|finns|har ni|kan man se|ingår}',
      '{finns det|har ni|får man} {en dashboard|statistik|rapporter|analytics|insikter|instrumentpanel}',
      '{statistik|analys|dashboard|rapporter|rapportering|kpi|insikter|analytics}',
      '{hur kan jag|kan man|hur ser vi} {mäta resultatet|se vad kunderna frågar|se hur boten presterar|mäta om det funkar|följa upp}',
      'skillnad mellan {grundläggande och avancerad statistik|basic och advanced analytics}',
      'kan man se vad {folk|kunderna} {frågar|undrar}',
      'hur vet jag att den {funkar|gör nytta}',
      '{diagram|nyckeltal|månadsrapport till chefen|uppföljning}',
    ],
  },
  helpHours: {
    chip: 'Vilken support får vi?',
    answer:
      '{starter} har support via e-post, {professional} prioriterad support dygnet runt, {enterprise} dedikerad support med SLA. Ni når supporten på {supportEmail}.',
    asks: [
      '{vilken|vad för} {support|hjälp} {får vi|får jag|ingår|erbjuder ni|har man i starter|har man i professional}',
      '{finns det|har ni|erbjuder ni} {support dygnet runt|24/7 support|support på helger|telefonsupport|teknisk support|hjälp på natten}',
      '{support|teknisk support|prioriterad support|hjälplinje|support 24 7|supportnivå}',
      '{vem hjälper mig|vem ringer jag|vart vänder jag mig|vem kontaktar vi} {om något går sönder|vid problem|om boten inte funkar|när jag kör fast|vid driftstopp}',
      'hur snabbt {svarar|reagerar} {supporten|er support}',
      'vem {ringer|hör|frågar} vi {mitt i natten|på helgen|när det strular}',
      '{får vi en egen kontakt|supporttider|teknisk hjälp}',
      '{jour|kundsupport för oss som kund|bara mejlsupport}',
    ],
  },
  abTesting: {
    chip: 'Kan jag A/B-testa?',
    answer:
      'A/B-tester ingår i {professional}: prova två formuleringar eller flöden och behåll det som fungerar bäst.',
    asks: [
      '{kan jag|kan man|har ni|finns|går det att} {ab testa|a/b testa|a/b tester|split test|göra ab test|köra a/b test}',
      '{a/b test|ab test|ab testning|split test|experiment|testa två versioner|a b test}',
      '{vilket|i vilket} {abonnemang|paket} {har|ingår} {ab test|a/b tester}',
      'kan jag {jämföra|testa} {två versioner|två hälsningar|olika svar|vilken text som funkar bäst}',
      'ingår {a/b-test|ab-test|splittest} i {starter|pro|den billiga}',
      'jämföra två {texter|varianter|hälsningar}',
      '{a/b-test|ab testa|vilken variant funkar bäst}',
      '{a/b|a b}',
    ],
  },
  workflows: {
    chip: 'Vad är egna arbetsflöden?',
    answer:
      'Egna arbetsflöden ingår i {professional}: egna steg, villkor och åtgärder, från att samla in en e-postadress till att anropa ett annat system. Ni ritar dem i Flow Builder, som går att prova här utan konto.',
    asks: [
      '{vad är|har ni|kan jag ha|kan vi bygga|berätta om} {egna arbetsflöden|arbetsflöden|workflows|custom workflows|automatiseringar|processautomation}',
      '{arbetsflöden|arbetsflöde|workflows|workflow|processautomation|automatisering|automatiska åtgärder}',
      '{vilket|i vilket} {abonnemang|paket} {har|ingår} {workflows|arbetsflöden}',
      'kan boten {följa vår process|starta en åtgärd|gå igenom steg|samla uppgifter steg för steg|starta ett arbetsflöde}',
      'kan man {styra|skripta|bestämma} steg för steg',
      '{om kunden säger x gör y|regler|villkor|automatisera en process|godkännandesteg}',
    ],
  },
  branding: {
    chip: 'Kan den se ut som vi?',
    answer: 'Ja, er egen profil ingår i alla abonnemang, från {starter}: ert namn, era färger, er ton.',
    asks: [
      '{kan vi|kan jag|får man|kan boten} {ha egen logga|använda vår logotyp|ändra färgerna|anpassa utseendet|få ett eget namn|ha våra färger|välja tonen|byta avatar}',
      '{branding|white label|whitelabel|egen logga|egna färger|grafisk profil|design|utseende}',
      '{syns|står|visas} {er logga|powered by|ert namn} {i chatten|någonstans|}',
      '{passar|ser} {chatten|den} {vår sajt|ut som vårt varumärke|ihop med vår design}',
      'erbjuder ni {white label|whitelabel|egen branding}',
      'kan den {heta nåt eget|se ut som oss|ha våra färger}',
      'får vi ha {vår logga|eget namn|egen ton}',
      '{logga|färger|profil|står ert namn nånstans}',
    ],
  },
  handover: {
    chip: 'Lämnar boten över till en människa?',
    answer:
      'Ja. Det boten inte kan svara på går till någon i ert team med allt som redan sagts, så att ingen behöver upprepa sig. Ni bestämmer när det sker.',
    asks: [
      '{kan|lämnar|skickar} {boten|den} {över till en människa|lämna över till personal|vidare till vårt team|koppla till en kollega|eskalera till en handläggare|chatten vidare till oss}',
      '{vad händer om|vad gör den om|tänk om} {boten inte vet|den inte kan svara|boten kör fast|den inte förstår|boten inte har något svar}',
      '{överlämning|handover|eskalering|livechatt|koppla vidare|ta över chatten|mänsklig handläggare}',
      '{kan mitt team|kan vi|kan jag} {ta över ett samtal|hoppa in|gå in i chatten|bryta in}',
      'kan {kunderna|mina kunder} {ändå nå en människa|prata med vår personal|få tag på en riktig person}',
      '{om den inte kan svara|lämnar den över till en kollega|kan jag hoppa in i chatten|när den kör fast}',
      'vad gör den när den {inte kan svaret|är lost|går bet}',
      'kan {en kollega|någon av oss|jag} {gå in|ta över|hoppa in} i chatten',
      '{lämna över|ta över|mänsklig kollega|får kunden en riktig människa}',
    ],
  },
  ownData: {
    chip: 'Kan den lära av våra dokument?',
    answer:
      'Ja. Fördjupad träning ({trainingPrice} en gång) lär boten era dokument och tidigare samtal; priser, öppettider och regler kommer från era egna system, så svaret är ert och ingen gissning.',
    asks: [
      '{kan boten|kan den|kan ni få den att} {lära sig|läsa|tränas på|använda|matas med} {våra dokument|våra pdfer|vår hemsida|vår faq|våra manualer|vår kunskapsbas|gamla chattar}',
      '{var får|hur vet|hur lär sig} {boten|den} {sin kunskap ifrån|om våra produkter|vad den ska säga|svaren|allt}',
      '{egna dokument|kunskapsbas|ladda upp pdf|eget innehåll|träna på egna data|ladda upp dokument|egen kunskap}',
      '{kan jag|kan vi} ladda upp {dokument|pdfer|vår faq|en prislista|manualer}',
      '{kan|känner} boten {till våra produkter|våra priser|vårt sortiment|vårt företag}',
      '{kan vi ge den våra pdf:er|läser den vår hemsida|varifrån får den svaren}',
      'kan den {läsa|lära sig|suga i sig} {våra manualer|hemsidan|pdf:er|prislistan}',
      'hur vet den {nåt om oss|våra produkter}',
      '{dokument|ladda upp filer|handböcker|broschyrer|den vet ju inget om mitt företag}',
    ],
  },
  accuracy: {
    chip: 'Hur pålitliga är svaren?',
    answer:
      'En språkmodell förutsäger ord, så fakta ska komma från era egna data: våra botar svarar med det ni gett dem och skickar vidare till en människa det de inte vet, i stället för att hitta på. Ni kan testa varje flöde innan det går live.',
    asks: [
      '{hur|är} {pålitliga är svaren|bra är svaren|svaren korrekta|svaren rätt|träffsäker är boten|tillförlitlig är den|svaren att lita på}',
      '{gör|hittar|säger|ljuger} {boten|den} {fel|på saker|dumheter|ibland|något galet}',
      '{hallucinerar boten|hallucinationer|felprocent|träffsäkerhet|felmarginal|tillförlitlighet|felaktiga svar|kvalitet på svar}',
      '{hur undviker ni|kan man förhindra|hur stoppar ni} {felaktiga svar|hallucinationer|att den hittar på|att boten ljuger}',
      'vem {är ansvarig|ansvarar} om {boten säger fel|den gör ett misstag|boten lovar något}',
      '{om den svarar fel|snackar den strunt|kan man lita på den}',
      'tänk om den {hittar på|svarar fel|ljuger|lovar för mycket}',
      'vem ansvarar om den {lovar fel pris|säger fel}',
      '{går den att lita på|hallucinerar|påhitt|pinsamma svar}',
    ],
  },
  speed: {
    chip: 'Hur snabbt svarar boten?',
    answer: 'Plattformen svarar på under 200 millisekunder; era kunder får svar direkt, dygnet runt.',
    asks: [
      '{hur snabbt|hur fort|hur snabb} {svarar boten|är boten|svarar den|går det|kommer svaret|reagerar boten}',
      '{svarstid|svarstider|hastighet|latens|snabbhet|200 millisekunder}',
      '{är boten|är den|är svaren} {långsam|snabb|seg|i realtid|direkta}',
      '{måste kunderna|hur länge måste kunderna|behöver man} {vänta|vänta på svar|vänta på boten}',
      'svarar den {direkt|på en gång|med en gång}',
      '{hur många sekunder|seg|millisekunder|fördröjning}',
    ],
  },
  uptime: {
    chip: 'Hur stabil är tjänsten?',
    answer:
      'Vi lovar {uptime} drifttid, dygnet runt. {enterprise} har dessutom ett SLA som skriver in det i avtalet.',
    asks: [
      '{vad är|hur hög är|hur är det med} {drifttiden|er upptid|upptiden|tillgängligheten|er tillgänglighet}',
      '{hur|är det|hur ofta} {stabil är tjänsten|stabilt|stabil är plattformen|ligger ni nere|är det driftstopp|pålitlig är driften}',
      '{upptid|uptime|tillgänglighet|driftstopp|driftstörning|avbrott|99.9|driftsäkerhet}',
      '{vad händer om|vad händer när|tänk om} {era servrar går ner|systemet ligger nere|tjänsten kraschar|ni är offline|boten kraschar}',
      'garanterar ni {upptid|tillgänglighet|99.9 procent}',
      'ligger den nere {ofta|ibland}',
      '{hur stabilt är det|drifttid|kraschar|99,9|när era servrar dör}',
      'lovad upptid',
    ],
  },
  deploy: {
    chip: 'Hur snabbt kan vi börja?',
    answer:
      'En första version är klar inom {firstHours} timmar; att anpassa den till er verksamhet tar {daysFrom} till {daysTo} dagar, beroende på bransch.',
    asks: [
      '{hur snabbt|när|hur fort} {kan vi börja|kan vi gå live|kan ni leverera|är boten klar|kan den vara igång|kommer vi igång|är det klart}',
      '{hur lång tid|hur många dagar|hur länge} {tar det|tar införandet|tar uppsättningen|tar det att bygga|tar det tills vi är live}',
      '{leveranstid|tidsplan|implementeringstid|go live|lanseringsdatum|införandetid|ledtid}',
      '{hinner ni|går det|klarar ni det} {den här veckan|till måndag|till imorgon|inom en vecka|före jul|på två veckor}',
      '{vi behöver|jag behöver} den {snabbt|akut|asap|nästa vecka|igår}',
      'är den verkligen {klar på en dag|klar inom 24 timmar|igång på ett dygn}',
      '{när är den igång|hur snabbt är den uppe|kan vi köra nästa vecka|hur lång tid tar det att få upp den}',
      'när kan {vi köra igång|den vara uppe|vi gå live}',
      'hinner ni till {mässan|nästa fredag|jul}',
      'hur lång tid {tar det|dröjer det} {innan den är klar|tills vi är igång|att anpassa}',
      '{bråttom|hur många dagar|igång till måndag|starttid|anpassad på hur många dagar}',
      'hur snabbt kan {en första version|den|boten} vara i drift',
      '{sättas i drift|driftsättning}',
      'är {en första version|första versionen|boten} {verkligen|} {klar på en dag|klar inom en dag|igång på 1 dag|klar dagen efter}',
    ],
  },
  process: {
    chip: 'Hur går det till, steg för steg?',
    answer:
      'Ni skriver några rader om vad era kunder frågar; vi tittar på er webbplats och frågorna och återkommer inom {hours} timmar med en första plan och ett pris. En första version är igång inom {firstHours} timmar, sedan anpassar vi den på {daysFrom} till {daysTo} dagar och ni testar den innan den går live.',
    asks: [
      '{hur funkar|hur fungerar|hur går} {det|det till|allt|processen till|ett projekt till|ett samarbete} {steg för steg|exakt|i praktiken|}',
      '{vad är|förklara|berätta om} {nästa steg|stegen|processen|arbetsgången|upplägget}',
      '{process|steg|tillvägagångssätt|arbetsgång|onboarding|nästa steg|upplägg|så funkar det}',
      '{vad behöver ni|vad måste jag förbereda|vad behöver vi lämna} {från oss|för att börja|för att starta|}',
      '{vad händer} {efter rådgivningen|när jag hör av mig|när vi beställt|sen|därefter}',
      'hur {börjar vi|kommer man igång|sätter vi igång|startar man}',
      'hur går det till {om vi säger ja|från början till slut|i praktiken}',
      'vad behöver ni {av oss|från mig}',
      'vad händer {först|sen|härnäst}',
      '{stegen|får vi testa innan den släpps}',
    ],
  },
  noCode: {
    chip: 'Behöver jag utvecklare?',
    answer:
      'Nej. Samtalen ritas i en visuell Flow Builder utan kod, och mallar ger er en start; med den helt skötta tjänsten gör vi allt åt er.',
    asks: [
      '{behöver jag|behöver vi|krävs det|behövs} {en utvecklare|utvecklare|programmerare|teknisk kunskap|en it avdelning|kodkunskaper}',
      '{måste jag|måste man|ska vi} {kunna koda|kunna programmera|vara teknisk|skriva kod}',
      '{no code|utan kod|utan programmering|kodfritt|lätt att använda|för nybörjare|användarvänligt}',
      '{är det|hur} {svårt|enkelt|krångligt|lätt} {att använda|att komma igång|att lära sig|att ställa in|är det}',
      '{jag är|vi är} {inte tekniska|ingen programmerare|inte så datavana|inte tekniskt lagd} {går det ändå|}',
      '{jag kan inget om datorer|är det krångligt}',
      'jag är {värdelös|kass|hopplös} på {datorer|teknik}',
      'behövs {en tekniker|it-avdelning|utvecklare}',
      'är det {lätt|krångligt|svårt} att {bygga|komma igång}',
      '{utan kodning|nybörjare|kan min praktikant göra det}',
    ],
  },
  maintenance: {
    chip: 'Vem sköter boten?',
    answer:
      'På ett plattformsabonnemang ändrar ni texter och flöden själva, när ni vill och utan kod. Med den helt skötta tjänsten underhåller och förbättrar vi boten åt er; utvecklingsstöd dygnet runt finns när något tekniskt behöver göras.',
    asks: [
      '{vem|hur} {sköter|underhåller|uppdaterar|förbättrar|ändrar} {boten|den|svaren|innehållet|man svaren} {sen|efter lansering|efteråt|}',
      '{kan jag|kan vi|hur kan man} {ändra svaren|ändra texterna|uppdatera boten själv|ändra saker senare|redigera innehållet}',
      '{underhåll|uppdateringar|förvaltning|ändringar i efterhand|löpande arbete|vidareutveckling}',
      'hur mycket {jobb|arbete|tid} {är det sen|krävs det av oss|tar underhållet|är det att hålla igång den}',
      '{vad händer om|vad gör vi när} {våra priser ändras|sortimentet ändras|öppettiderna ändras}',
      'vem {håller den uppdaterad|sköter om den|ändrar svaren} sen',
      'kan jag ändra {texterna|svaren} själv',
      '{vår meny byts varje vecka|uppdatera|måste jag ringa er för varje ändring}',
    ],
  },
  scale: {
    chip: 'Klarar den många besökare?',
    answer:
      'Ja. Plattformen är serverlös: den växer med antalet samtal, även vid toppar, och kostar lite när ingen pratar. {enterprise} har ingen meddelandegräns.',
    asks: [
      '{klarar den|klarar boten|klarar plattformen|håller den för} {många besökare|toppar|black friday|tusentals chattar|hög trafik|10000 användare samtidigt|hög belastning}',
      '{skalbarhet|skalning|skalbart|trafiktoppar|hög last|många samtidigt}',
      '{hur många} {samtal|chattar|användare|kunder} {samtidigt|på en gång|klarar den samtidigt|parallellt}',
      'vad händer om {vi växer snabbt|alla skriver samtidigt|en kampanj går viralt|det blir rusning}',
      'klarar den {rusning|tusen samtidigt|black week|en tv-reklam}',
      '{hur många samtidigt|toppar|belastning}',
      '{skalbar|växa|viral kampanj}',
    ],
  },
  tasks: {
    chip: 'Kan den ta bokningar och ordrar?',
    answer:
      'Ja. En bot kan ta emot tidsbokningar, bordsbokningar och beställningar, slå upp en order, hantera en retur, skicka påminnelser, samla in kontaktuppgifter och anropa andra system; Flow Builder har steg för varje. Demobotarna för våra mallar visar det.',
    asks: [
      '{kan boten|kan den|klarar boten att} {ta emot|hantera|boka|sköta} {bokningar|beställningar|tider|returer|betalningar|ordrar}',
      '{tidsbokning|ta emot ordrar|bokningsbot|orderstatus|bordsbokning via bot|beställningar via chatt}',
      '{vilka uppgifter|vad för sysslor|vilka saker} kan {boten|den} {göra|ta över|automatisera}',
      'kan {kunder|patienter|gäster} {boka|beställa|avboka|boka om} {i chatten|med boten|via boten}',
      'kan boten {spåra paket|slå upp en order|skicka mejl}',
      '{gör den nåt eller bara pratar}',
      'kan den {boka|boka om|avboka} {tider|klipptider|bord|pass}',
      'sköta {köer|väntelistor}',
      '{ta emot beställningar|kolla orderstatus|kan den göra saker eller bara prata|ta betalt}',
    ],
  },
  afterHours: {
    chip: 'Fungerar den på natten också?',
    answer: 'Ja, boten svarar dygnet runt, på natten, helger och röda dagar.',
    asks: [
      '{funkar|svarar|jobbar|fungerar} {boten|den} {på natten|dygnet runt|på helger|på söndagar|röda dagar|efter stängning|24/7|utanför kontorstid}',
      '{24/7|dygnet runt|natt|helger|utanför kontorstid|efter stängning|röda dagar}',
      '{vi har|butiken är|kontoret är} {stängt på helgen|stängd på kvällen|stängt efter fem} {kan boten svara då|}',
      'kunder {skriver|frågar|mejlar} {på kvällen|på natten|på söndagar} {vem svarar då|}',
      'svarar den {när vi sover|på nätter|på julafton|när butiken är stängd}',
      '{kvällstid|stängt}',
    ],
  },
  rightToLeft: {
    chip: 'Fungerar det från höger till vänster?',
    answer:
      'Ja. På arabiska och hebreiska går chatten och våra botar från höger till vänster, med hela fönstret; inget behöver ställas in.',
    asks: [
      '{höger till vänster|rtl}',
      '{från höger till vänster}',
      '{ser|visas|går|blir} {chatten|fönstret|widgeten|texten} {rätt ut på arabiska|från höger till vänster|rätt på hebreiska|spegelvänt på arabiska}',
      '{stöd för rtl|läsriktning|skrivriktning|chattfönster på arabiska|visning på hebreiska|textriktning}',
    ],
  },
};
