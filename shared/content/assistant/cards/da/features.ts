import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: 'Hvad tilbyder I?',
    answer:
      '{brand} bygger AI-chatbots til virksomheder: kundeservicebots, salgsautomatisering og specialintegrationer. De svarer døgnet rundt på {languages} sprog, giver videre til jeres team, når det gælder, og en første version kører inden for {firstHours} timer.',
    asks: [
      'hvad {laver i|tilbyder i|sælger i|går jeres firma ud på|er det i laver} {egentlig|helt præcist|}',
      '{hvad er|forklar|hvad går} {parley|det her|jeres produkt|den her side|jeres løsning} {ud på|for noget|}',
      '{ydelser|produkter|services|jeres tjenester|ai chatbots|hvad kan man købe her|hvilke slags bots laver i}',
      'hvad kan {en chatbot|botten|jeres bots|i} {gøre for os|gøre for min virksomhed|hjælpe os med|hjælpe mit firma med}',
      '{jeg skal bruge|vi leder efter|vi vil gerne have|vi mangler} {en chatbot|en ai bot|en bot til hjemmesiden|ai til kundespørgsmål}',
      'hvad {laver|går} I {rundt og laver|ud på}',
      'hvad er det her for {en side|noget|en tjeneste}',
      '{hvad er det I sælger|forklar kort hvad I gør|jeres produkt|landede her via google}',
    ],
  },
  support: {
    chip: 'Hvad laver en kundeservicebot?',
    answer:
      'En kundeservicebot svarer på det, der bliver spurgt om hver dag, slår ordrer og aftaler op og giver videre til et menneske med hele samtalen vedhæftet.',
    asks: [
      '{hvad laver|hvad kan|hvordan virker|fortæl om} {en kundeservicebot|supportbotten|en supportbot|en helpdesk bot}',
      '{kundeservice|kundesupport|supportbot|helpdesk|faq bot|kundeservicebot|kundebetjening}',
      'kan {den|botten|i} {svare på kundespørgsmål|tage supporttickets|svare på de samme spørgsmål|besvare kundemails|aflaste kundeservice|tage faq}',
      '{vi får|vores support får|teamet drukner i} {de samme spørgsmål|for mange tickets|hundredvis af mails} {hver dag|hele tiden|}',
      '{automatisere|aflaste} {kundeservicen|supporten|telefonpasningen|helpdesken}',
      'vi svarer på {de samme spørgsmål|hvor er min pakke} {hele dagen|igen og igen}',
      'kan den aflaste {kundeservice|receptionen|supporten}',
      '{sager|indbakken flyder over|sure kunder}',
    ],
  },
  sales: {
    chip: 'Hvordan virker salgsautomatisering?',
    answer:
      'Salgsautomatiseringen hilser på besøgende, finder ud af, hvad de har brug for, kvalificerer dem efter jeres egne regler og lægger mødet i jeres kalender.',
    asks: [
      '{hvordan virker|hvad er|forklar|hvad laver} {salgsautomatisering|jeres salgsbot|en salgsbot|leadgenerering|en lead bot}',
      '{salg|salgsautomatisering|leads|leadgenerering|salgsbot|mere salg|lead kvalificering}',
      'kan {botten|den} {skaffe leads|sælge|kvalificere leads|booke salgsmøder|anbefale produkter|lave mersalg|indsamle kontakter}',
      '{vi vil have|jeg har brug for|vi mangler} {flere leads|flere kunder|mere salg|bedre konvertering}',
      'hvordan {øger|forbedrer} {en chatbot|botten} {salget|omsætningen|konverteringen}',
      'kan den {skaffe|give|hive} flere {kunder|salg|henvendelser}',
      '{sortere leads|booke salgsmøder|kundeemner}',
      '{mersalg|konvertering|gøre besøgende til kunder}',
    ],
  },
  customWork: {
    chip: 'Hvad er specialintegrationer?',
    answer:
      'Vi forbinder samtalen med jeres webshop, kundekartotek, ticketsystem eller egen software. En specialintegration koster {integrationPrice} som engangsbeløb.',
    asks: [
      '{hvad er|forklar|hvad mener i med} {specialintegrationer|en specialintegration|specialudvikling|skræddersyede løsninger}',
      '{specialintegrationer|specialudvikling|skræddersyet bot|skræddersyet løsning|udvikling efter mål}',
      '{kan i|laver i|vil i} {bygge noget skræddersyet|en bot kun til os|udvikle noget specielt|lave særlige funktioner|kode noget til os}',
      '{koble|forbinde|integrere} {vores eget system|vores ticketsystem|vores lagersystem|vores bookingsystem|intranettet}',
      '{noget helt særligt|en løsning kun til os|individuel udvikling}',
      'kan I lave {noget eget|en specialløsning|noget skræddersyet}',
      '{vi har et hjemmelavet system|specialtilpasning|skræddersyet udvikling}',
    ],
  },
  integrations: {
    chip: 'Hvilke systemer kan I forbinde til?',
    answer:
      'Bottene forbindes til {integrations}, jeres hjemmeside og andre systemer gennem deres API: webshop, kundekartotek, tickets, kalender. {starter} indeholder {starterIntegrations} integrationer (Slack, e-mail, web), {professional} så mange, I har brug for; en forbindelse til jeres eget system koster {integrationPrice} som engangsbeløb.',
    asks: [
      'hvilke {integrationer|systemer|værktøjer|programmer|apps} {har i|understøtter i|kan den forbindes til|virker sammen med botten|findes der}',
      '{virker det|kan det kobles|integrerer den} {med|sammen med} {zendesk|outlook|google kalender|vores systemer|andre programmer|sap|jira|e conomic}',
      '{integrationer|integration|forbindelser|plugins|connectors|kobling til andre systemer}',
      '{vi bruger|vi arbejder i|vi kører} {zendesk|outlook|sap|e conomic|mailchimp|odoo|dinero} {virker det|kan det kobles på|}',
      'kan botten {se|tjekke|slå op i} {lagerstatus|ordrestatus|vores kalender|vores database|kundedata}',
      'hvad kan den {kobles til|snakke med|synkroniseres med}',
      'virker den sammen med {e-conomic|dinero|outlook|google kalender|teams}',
      'kan den læse {kalenderen|kassen|databasen}',
      '{koblinger|kompatibel|eksisterende programmer|lagerstatus}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} hvilke systemer den kan kobles til',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} hvad kan den kobles til',
    ],
  },
  whatsapp: {
    chip: 'Virker det med WhatsApp?',
    answer:
      'Ja, WhatsApp er en af de kanaler, vores bots forbindes til: jeres kunder skriver, hvor de plejer, og botten svarer der. {starter} har {starterIntegrations} integrationer (Slack, Email, Web), {professional} så mange, I har brug for.',
    asks: [
      '{virker det|virker botten|kan den svare|kan botten køre|går det} {med|på|i} {whatsapp|whats app|whatsapp business|whatsap}',
      '{whatsapp|whatsapp bot|whatsapp integration|whatsapp business|bot til whatsapp}',
      '{vores kunder|kunderne|folk} {bruger whatsapp|skriver på whatsapp|kontakter os på whatsapp} {kan botten svare der|}',
      '{jeg vil have|vi ønsker} {en bot på whatsapp|en whatsapp bot|automatiske svar på whatsapp}',
      'understøtter i {whatsapp|whatsapp business api|whatsapp beskeder}',
      '{whatsap|whats app|folk skriver til os på whatsapp|svare på whatsapp|watsapp}',
    ],
  },
  slack: {
    chip: 'Virker det med Slack?',
    answer: 'Ja. Slack er med fra {starter}, sammen med e-mail og jeres hjemmeside.',
    asks: [
      '{virker det|virker botten|integrerer den|kan den kobles} {med|til|i} {slack|vores slack|en slack kanal}',
      '{slack|slack integration|slack bot|slack kanal|bot i slack}',
      '{vi bruger|teamet bruger|vi sidder i} slack {virker det|er det understøttet|}',
      'kan {teamet|vi} {få besked i slack|svare i slack|overtage chats i slack}',
      '{er slack med|understøtter i slack|sender den beskeder til slack|poster botten i slack}',
      '{slak|besked i slack|slack-kanal|slackintegration}',
    ],
  },
  shopify: {
    chip: 'Virker det med Shopify?',
    answer:
      'Ja, vores bots forbindes til Shopify: de slår ordrer op, anbefaler produkter og svarer på spørgsmål før betaling. Andre shopsystemer (WooCommerce, Magento) kobles på gennem deres API.',
    asks: [
      '{virker det|virker botten|integrerer den|kan den kobles} {med|til} {shopify|woocommerce|magento|prestashop|dandomain|vores shopsystem|min shopify butik}',
      '{shopify|shopify integration|shopify bot|woocommerce|magento|dandomain|shopsystem}',
      '{jeg har|vi har|vores butik kører på} {shopify|en shopify shop|woocommerce|en magento shop} {virker det|kan i koble den på|}',
      'kan botten se {shopify ordrer|ordrer i min butik|mine varer}',
      '{vi kører woocommerce|vores butik er på dandomain}',
      '{shopfy|shopify} {virker det|går det|dur det}',
      'vores butik ligger på {shopify|woocommerce|dandomain|magento}',
      '{webshopplatform|hente ordre fra shopify}',
    ],
  },
  website: {
    chip: 'Hvordan får jeg den på hjemmesiden?',
    answer:
      'Webkanalen er en del af alle planer: et kort stykke kode lægges ind på jeres sider, uanset hvad de er lavet med (WordPress, Wix, egen kode), og så er chatten der. Vi hjælper med det, når den første version sættes op.',
    asks: [
      'hvordan {får jeg|sætter jeg|installerer man|lægger vi|indsætter jeg} {den|botten|chatten|widgetten} {på hjemmesiden|på min side|i wordpress|ind på siden|på vores website}',
      '{virker det|kan det køre|duer det} {med|på|i} {wordpress|wix|squarespace|webflow|vores hjemmeside|alle hjemmesider|umbraco|joomla}',
      '{wordpress|wix|embed|widget|kodestump|chat på hjemmesiden|indlejring|umbraco}',
      '{vores side er|hjemmesiden er|siden er} {lavet i wordpress|bygget i wix|hjemmekodet|lavet i squarespace} {er det et problem|}',
      'skal {jeg|vi} {ændre hjemmesiden|lave hjemmesiden om}',
      'hvordan {sætter|lægger|får} jeg {den|chatten} {ind på siden|på hjemmesiden|på bloggen}',
      '{indlejre|squarespace|webbureauet lavede siden|chatboble|skal hjemmesiden ændres}',
    ],
  },
  crm: {
    chip: 'Kan det kobles til vores CRM?',
    answer:
      'Ja: bottene forbindes til kundekartoteker som Salesforce eller HubSpot gennem deres API. {professional} indeholder så mange integrationer, I har brug for; jeres eget system er en specialintegration ({integrationPrice} som engangsbeløb).',
    asks: [
      '{virker det|integrerer den|kan det kobles|synkroniserer den} {med|til} {vores crm|salesforce|hubspot|pipedrive|zoho|dynamics|et crm}',
      '{crm|crm integration|salesforce|hubspot|pipedrive|zoho|kundekartotek}',
      '{vi bruger|vi har|vores crm er} {salesforce|hubspot|pipedrive|dynamics|superoffice} {virker det|kan i koble det på|}',
      '{ryger|lander|kommer} {leads|kontakterne} {i crm|i hubspot|i salesforce|automatisk i crm}',
      'havner {kontakterne|leads|henvendelserne} i {salesforce|vores crm|kundekartoteket}',
      'hubspot kobling',
    ],
  },
  api: {
    chip: 'Har I et API?',
    answer:
      'Bottene taler med andre systemer gennem API’er og webhooks: Flow Builder har trin, der kalder en adresse hos jer og bruger svaret. Til en dybere forbindelse bygger vi en specialintegration ({integrationPrice} som engangsbeløb).',
    asks: [
      '{har i|findes der|tilbyder i|er der} {et api|api adgang|webhooks|et rest api|api dokumentation|en sdk}',
      '{api|rest api|webhook|webhooks|api docs|zapier|make|n8n|sdk|udviklerdokumentation}',
      'kan {vores udviklere|vi|vores it} {bruge api et|kalde jeres api|bruge webhooks|kode op imod det}',
      '{virker det|understøtter i} {med zapier|zapier|make|n8n|med webhooks}',
      'har I {api|webhooks|endpoints}',
      '{vores udvikler spørger om api|kalde vores server|rest}',
    ],
  },
  channels: {
    chip: 'Hvilke kanaler findes der?',
    answer:
      'De kanaler, vi nævner, er jeres hjemmeside, WhatsApp, Slack, e-mail og Shopify. Andre (Instagram, Messenger, Telegram, Teams, SMS) kobles på gennem deres API, hvor de har et; telefon- eller stemmebots er ikke noget, siden tilbyder. Spørg vores team om jeres kanal.',
    asks: [
      'hvilke {kanaler|beskedtjenester|platforme} {understøtter i|findes der|kan botten svare på|virker den på}',
      '{virker det|kan botten svare|kører den} {med|på|i} {instagram|facebook|messenger|telegram|teams|sms|discord|mail}',
      '{instagram|facebook messenger|telegram|teams|sms|discord|kanaler|beskedkanaler}',
      'kan {den|botten} {tage telefonen|ringe|snakke i telefon|svare på opkald|tale}',
      '{telefonbot|voicebot|talebot|stemmeassistent|callcenter bot}',
      '{vores kunder er på telegram|kan den på instagram|hvad med messenger|tager den telefonen|over sms|i teams}',
      'kan den svare på {sms|mail|telefon|teams|facebook}',
      'går det med {telegram|snapchat|facebook}',
      '{telefonopkald|hvor kan botten svare}',
    ],
  },
  languages: {
    chip: 'Hvilke sprog taler bottene?',
    answer:
      'Vores bots taler {languages} sprog, også skrifter fra højre mod venstre som arabisk og hebraisk. {starter} har ét sprog, {professional} flere; et ekstra sprog koster {languagePrice} om måneden.',
    asks: [
      '{hvilke|hvor mange} sprog {taler bottene|kan botten|understøtter i|kan den svare på|har i}',
      '{taler|kan|forstår|svarer} {botten|den|jeres bots} {dansk|svensk|tysk|på engelsk|fransk|arabisk|flere sprog|polsk|grønlandsk}',
      '{sprog|flersproget|sprogunderstøttelse|flere sprog|flersproget bot}',
      '{vores kunder|kunderne} {taler|skriver på} {forskellige sprog|tysk og engelsk|fem sprog|arabisk}',
      'understøtter i {arabisk skrift|hebraisk}',
      '{hvor mange sprog kan den|vi har arabiske kunder|kan den også tysk|arabisk skrift|forstår den jysk}',
      'klarer den {polsk|arabisk|grønlandsk|engelsk|tysk|dialekt}',
      '{vores turister taler alt muligt|hvor mange sprog}',
    ],
  },
  languageSwitch: {
    chip: 'Skifter botten selv sprog?',
    answer:
      'Ja. Botten svarer på det sprog, den bliver spurgt på, og skifter med kunden, også midt i en samtale.',
    asks: [
      '{skifter|opdager|genkender|kan} {botten|den} {sprog|selv sproget|kundens sprog|skifte sprog} {automatisk|af sig selv|midt i samtalen|}',
      '{automatisk sproggenkendelse|sprogskift|automatisk oversættelse|sproggenkendelse}',
      'hvordan ved {botten|den} {hvilket sprog|hvad kunden taler|hvilket sprog den skal svare på}',
      'hvad hvis {en kunde|nogen} {skriver på et andet sprog|skifter til engelsk|blander sprog|skifter sprog}',
      'skal {jeg|vi} {oversætte det hele|skrive svarene på alle sprog|selv oversætte}',
      'følger den med hvis kunden {skifter sprog|slår over i engelsk}',
      'opdager den hvilket sprog {man skriver|kunden skriver}',
      '{skifter selv|skal kunden vælge sprog først}',
    ],
  },
  models: {
    chip: 'Hvilke AI-modeller bruger I?',
    answer:
      'I vælger modellen: GPT-3.5 Turbo (hurtig og billig, {starter}), Claude 3 Sonnet (afbalanceret, {professional}) eller Claude 3 Opus (til krævende ræsonnementer, {enterprise}). Som standard betaler I ikke for en premiummodel i hvert svar.',
    asks: [
      '{hvilken|hvilke} {ai model|model|sprogmodel|ai|modeller|teknologi} {bruger i|bygger det på|er der bag|kører botten på|kan jeg vælge}',
      '{er det|bruger i|bygger det på} {chatgpt|gpt 4|claude|openai|gemini|mistral}',
      '{modeller|ai model|sprogmodel|llm|gpt|claude|opus|sonnet}',
      'kan {jeg|man|vi} {vælge|skifte|bestemme} {model|modellen|ai model}',
      '{forskel på|sammenlign} {gpt og claude|sonnet og opus|modellerne}',
      'hvilken {ai|model|motor} {sidder i|bruger I i} {den lille|mellempakken|starter|professional}',
      'er det {gpt|chatgpt|claude|gemini} {under hjelmen|bag|i bunden}',
      '{ai-model|opus eller sonnet}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} hvilken ai-model der bruges',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} hvilken ai er det',
    ],
  },
  analytics: {
    chip: 'Hvilken statistik får jeg?',
    answer:
      'I ser i realtid, hvad der bliver spurgt om, og hvordan samtaler ender: {starter} har grundlæggende statistik, {professional} avanceret statistik med A/B-test. I Flow Builder viser hvert flow sine sessioner, gennemførelser og tider.',
    asks: [
      '{hvilken|hvilke} {statistik|rapporter|nøgletal|analyser|tal} {får jeg|har i|kan jeg se|er der}',
      '{er der|får jeg|har i} {statistik|et dashboard|rapporter|analytics|indsigt i samtalerne}',
      '{statistik|analytics|dashboard|rapporter|nøgletal|kpi|rapportering}',
      '{hvordan|kan jeg} {måler vi succes|se hvad folk spørger om|følge resultaterne|se om botten virker|måle effekten}',
      'forskel på {grundlæggende og avanceret statistik|basic og advanced analytics}',
      'kan man se hvad {folk|kunderne} {spørger om|vil vide}',
      'hvordan ved jeg om den {virker|gør gavn}',
      '{grafer|månedsrapport til chefen}',
    ],
  },
  helpHours: {
    chip: 'Hvilken support får vi?',
    answer:
      '{starter} har support på e-mail, {professional} prioriteret support 24/7 og {enterprise} dedikeret support med SLA. I når supporten på {supportEmail}.',
    asks: [
      '{hvilken|hvad for en} {support|hjælp} {får vi|følger med|er inkluderet|tilbyder i|er der med som kunde}',
      '{har i|er der|tilbyder i} {support 24 7|telefonsupport|teknisk support|support om natten|døgnsupport|support i weekenden}',
      '{support|teknisk support|prioriteret support|supportniveau|24/7 support|supporttider}',
      '{hvem hjælper|hvem ringer jeg til|hvem spørger jeg} {når noget går i stykker|hvis botten er nede|ved problemer|når jeg sidder fast}',
      'hvor {hurtigt svarer supporten|hurtig er supporten|god er supporten}',
      'hvem {ringer|spørger} vi {midt om natten|i weekenden|når det driller}',
      '{får vi en fast kontakt|teknisk hjælp|vagttelefon|kun mailsupport|hjælp som kunde}',
    ],
  },
  abTesting: {
    chip: 'Kan jeg A/B-teste?',
    answer:
      'A/B-test følger med {professional}: prøv to formuleringer eller flows, og behold det, der virker bedst.',
    asks: [
      '{kan jeg|kan man|har i|understøtter i} {lave|køre|} {a/b test|ab test|splittest|ab testing|a/b testing}',
      '{a/b test|ab test|splittest|a/b testing|eksperimenter|test af to versioner}',
      'hvilken plan har {a/b test|ab test|splittest}',
      'kan {jeg|vi} {sammenligne to versioner|teste to hilsner|teste forskellige svar|se hvilken tekst der virker bedst}',
      'er {a/b-test|ab-test|splittest} med i {den pris|starter|pro|den billige}',
      'sammenligne to {tekster|varianter|hilsner}',
      '{a/b-test|ab teste|hvilken variant virker bedst}',
      '{a/b|a b}',
    ],
  },
  workflows: {
    chip: 'Hvad er egne workflows?',
    answer:
      'Egne workflows følger med {professional}: jeres egne trin, betingelser og handlinger, fra at indsamle en e-mailadresse til at kalde et andet system. I tegner dem i Flow Builder, som du kan prøve her uden konto.',
    asks: [
      '{hvad er|har i|kan jeg bygge|kan vi få} {egne workflows|workflows|arbejdsgange|automatiseringer|procesautomatisering}',
      '{workflows|workflow|arbejdsgange|procesautomatisering|automatiseringsregler}',
      'hvilken plan har {workflows|egne workflows|egne arbejdsgange}',
      'kan botten {følge vores proces|starte handlinger|køre trin for trin|indsamle data trinvis|sætte et workflow i gang}',
      '{jeg vil lave|vi skal bruge} {et workflow|en automatisk arbejdsgang|egne regler i botten}',
      'kan man {styre|bestemme|scripte} trin for trin',
      '{hvis kunden siger x så gør y|regler|betingelser|automatisere en proces|godkendelsestrin}',
    ],
  },
  branding: {
    chip: 'Kan den få vores eget udseende?',
    answer:
      'Ja, jeres egen branding er en del af alle planer fra {starter}: jeres navn, jeres farver, jeres tone.',
    asks: [
      '{kan vi|kan jeg|kan man} {bruge|få|ændre|tilpasse} {eget logo|egne farver|eget design|bottens navn|udseendet|vores brand|tonen}',
      '{branding|white label|eget logo|eget design|egne farver|udseende}',
      '{står der|viser den|vises} {jeres logo|jeres navn|powered by} {i chatten|}',
      'kan {botten|den} {ligne vores brand|matche vores hjemmeside|hedde noget andet}',
      'kan den {hedde noget andet|ligne os|få vores farver}',
      'kan vi få {vores logo|eget navn|egen tone} på',
      '{logo|farver|profil|står jeres navn et sted}',
    ],
  },
  handover: {
    chip: 'Giver botten videre til et menneske?',
    answer:
      'Ja. Det, botten ikke kan svare på, går videre til en på jeres team med alt, hvad der allerede er sagt, så ingen skal gentage sig selv. I bestemmer, hvornår det sker.',
    asks: [
      '{giver|sender|stiller|kan} {botten|den} {videre til et menneske|om til vores team|kunden videre til en medarbejder|videre til en kollega|sende videre til supporten}',
      '{hvad hvis|hvad sker der hvis} {botten ikke kan svare|botten ikke ved det|den går i stå|den ikke forstår}',
      '{overdragelse til menneske|live chat|eskalering|handover|overtagelse af chat}',
      'kan {teamet|vi|en medarbejder} {overtage samtalen|hoppe ind i chatten|tage over|blande sig}',
      'kan {kunderne|kunden} {stadig få fat i et menneske|tale med et menneske|nå en medarbejder}',
      '{hvis den ikke kan svare|kan jeg blande mig i samtalen|når den går i stå}',
      'hvad gør den når den {ikke kan svare|er blank|går i stå}',
      'kan {en kollega|en af os|jeg} {gå ind|tage over|hoppe ind} i chatten',
      '{stille om|overtage|give videre|får kunden et rigtigt menneske|medarbejder tager over}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} hvordan samtalen går til vores medarbejdere',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} kan mit team tage over',
    ],
  },
  ownData: {
    chip: 'Kan den lære af vores dokumenter?',
    answer:
      'Ja. Udvidet træning ({trainingPrice} som engangsbeløb) lærer botten jeres dokumenter og tidligere samtaler; priser, åbningstider og regler kommer fra jeres egne systemer, så svaret er jeres og ikke et gæt.',
    asks: [
      '{kan|lærer|læser} {den|botten} {lære af vores dokumenter|læse vores pdf er|trænes på vores data|bruge vores hjemmeside|vores manualer|af vores materiale}',
      '{hvor|hvordan} {får botten sin viden fra|ved den hvad den skal svare|lærer botten|kender den vores produkter}',
      '{egne dokumenter|egne data|vidensbase|upload dokumenter|pdf upload|træning på egne data}',
      'kan {jeg|vi} uploade {dokumenter|pdf er|vores faq|en prisliste|manualer}',
      'kender {den|botten} {vores produkter|vores priser|vores firma|vores ydelser}',
      '{kan vi give den vores pdf’er|læser den vores hjemmeside|hvor får den svarene fra}',
      'kan den {læse|lære|sluge} {håndbøgerne|hjemmesiden|vores manualer|prislisten}',
      'hvordan ved den {noget om os|noget om vores varer}',
      '{dokumenter|uploade filer|manualer|brochurer|den ved jo intet om min virksomhed}',
    ],
  },
  accuracy: {
    chip: 'Hvor pålidelige er svarene?',
    answer:
      'En sprogmodel forudsiger ord, så fakta bør komme fra jeres egne data: vores bots svarer ud fra det, I har givet dem, og sender det, de ikke ved, videre til et menneske i stedet for at finde på. I kan teste hvert flow, før det går live.',
    asks: [
      '{hvor|er} {pålidelige er svarene|svarene rigtige|præcis er den|svarene til at stole på|god er botten til at svare}',
      '{laver|siger|hallucinerer|lyver|hvad hvis} {botten|den} {fejl|noget forkert|forkerte ting|finder på|vrøvl|}',
      '{hallucinationer|forkerte svar|fejlprocent|svarkvalitet|præcision|fejl i svarene}',
      '{hvordan|kan i} {undgår i forkerte svar|forhindre at den finder på|forhindrer i hallucinationer}',
      'hvem {har ansvaret|hæfter} hvis {botten siger noget forkert|den laver en fejl|botten lover noget}',
      '{finder den på ting|hvis den svarer forkert|vrøvler den|kan man stole på den}',
      'tænk hvis den {finder på noget|svarer forkert|lyver|lover for meget}',
      'hvem har ansvaret hvis den {lover forkert pris|siger noget galt}',
      '{er den til at stole på|hallucinerer|opspind|pålidelighed|pinlige svar}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} hvordan forkerte svar undgås',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} finder den på ting',
    ],
  },
  speed: {
    chip: 'Hvor hurtigt svarer botten?',
    answer:
      'Platformen svarer på under 200 millisekunder; jeres kunder får svar med det samme, på alle tidspunkter.',
    asks: [
      'hvor {hurtigt|hurtig} {svarer botten|svarer den|er botten|er den|kommer svarene}',
      '{svartid|hastighed|latency|responstid|200 millisekunder|bottens svartid}',
      'er {den|botten|bottene} {langsom|hurtige|sløv|i realtid}',
      '{skal kunderne|hvor længe skal kunder} {vente|vente på svar}',
      'svarer {botten|den} {med det samme|straks|i realtid|hurtigt nok}',
      'svarer den {med det samme|straks|prompte}',
      '{hvor mange sekunder|langsom|millisekunder|forsinkelse|hurtigt svar}',
    ],
  },
  uptime: {
    chip: 'Hvor stabil er tjenesten?',
    answer:
      'Vi lover {uptime} oppetid, døgnet rundt. {enterprise} tilføjer en SLA, der skriver det ind i kontrakten.',
    asks: [
      '{hvad er|hvor høj er|hvad med} {jeres oppetid|oppetiden|uptime|tilgængeligheden}',
      '{hvor|hvor tit} {stabil er tjenesten|pålidelig er platformen|er i nede|går det ned|stabilt er det}',
      '{oppetid|uptime|nedetid|nedbrud|driftsstabilitet|driftsforstyrrelser}',
      '{hvad hvis|hvad sker der når} {serveren går ned|systemet er nede|jeres tjeneste går ned|botten crasher}',
      'garanterer i {oppetid|99.9 procent|stabil drift}',
      'er den nede {tit|ofte}',
      '{tilgængelighed|crasher|99,9|når jeres servere dør}',
    ],
  },
  deploy: {
    chip: 'Hvor hurtigt kan vi komme i gang?',
    answer:
      'En første version er klar inden for {firstHours} timer; at tilpasse den til jer tager {daysFrom} til {daysTo} dage, afhængigt af branchen.',
    asks: [
      '{hvor hurtigt|hvornår|hvor snart} {kan vi komme i gang|kan vi starte|er botten klar|kan vi gå live|kan i levere|har vi en bot kørende}',
      'hvor lang tid {tager det|tager opsætningen|går der før den virker|tager det at bygge en bot|tager implementeringen}',
      '{tidsplan|leveringstid|implementeringstid|go live|opstartstid|hvor mange dage}',
      '{kan i|kan det} {nås|være klar|levere|blive færdigt} {på mandag|i denne uge|inden jul|på en uge|i morgen}',
      '{det haster|vi skal bruge den hurtigt|vi har travlt|vi skal bruge den i næste uge}',
      '{hvor hurtigt er den oppe at køre|hvornår kører den|kan vi gå live næste uge|hvor lang tid tager det at få den op|hvornår er den klar|hvornår kan vi gå i gang}',
      'hvornår kan {vi gå i gang|den være oppe|vi gå live}',
      'når I {messen|næste fredag|jul}',
      'hvor lang tid {tager det|går der} {før den er klar|til vi er i gang|at tilpasse}',
      '{har travlt|klar til mandag|opstart|dage til den er tilpasset}',
      'hvor hurtigt kan {en første version|den|botten} være i drift',
      '{sættes i drift|idriftsættelse}',
      'er {en første version|første version|botten} {virkelig|} {klar på én dag|klar på en dag|i gang på 1 dag|klar dagen efter}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} hvor hurtigt en første version kan være i drift',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} hvornår kan vi starte',
    ],
  },
  process: {
    chip: 'Hvordan foregår det trin for trin?',
    answer:
      'Du skriver et par linjer om, hvad jeres kunder spørger om; vi ser på jeres side og spørgsmål og vender tilbage inden for {hours} timer med en første plan og en pris. En første version kører inden for {firstHours} timer, derefter tilpasser vi den på {daysFrom} til {daysTo} dage, og I tester den, før den går live.',
    asks: [
      'hvordan {foregår det|fungerer det|virker det|forløber et projekt|er processen|arbejder i} {i praksis|trin for trin|}',
      '{hvad er|forklar|fortæl om} {de næste skridt|processen|forløbet|trinene|fremgangsmåden}',
      '{proces|forløb|onboarding|næste skridt|trin for trin|hvordan kommer vi i gang|hvordan starter vi}',
      'hvad {skal i bruge fra os|skal vi forberede|kræver det af os} {for at starte|}',
      'hvad sker der {når jeg skriver til jer|efter vi har bestilt|efter rådgivningen|bagefter}',
      'hvordan foregår det {hvis vi siger ja|fra start til slut|i praksis}',
      'hvad skal I bruge {af os|fra mig}',
      'hvad sker der {først|så|bagefter}',
      '{trinnene|fremgangsmåde|kan vi teste før den slippes løs}',
    ],
  },
  noCode: {
    chip: 'Skal vi have udviklere?',
    answer:
      'Nej. Samtaler tegnes i en visuel Flow Builder uden kode, og skabeloner giver en start; med den fuldt administrerede service gør vi det hele for jer.',
    asks: [
      '{skal jeg|skal vi|skal man|kræver det} {kunne kode|have en udvikler|bruge udviklere|programmering|have en it afdeling|teknisk viden}',
      '{no code|uden kode|uden programmering|let at bruge|for begyndere|brugervenlighed}',
      'kan {jeg|en almindelig person|vi selv|hvem som helst} {bygge den selv|lave en bot|sætte det op|bruge det uden kode}',
      'er det {svært|let|besværligt|nemt|kompliceret} {at bruge|at sætte op|at lære|}',
      '{jeg er ikke|vi er ikke} {teknisk|it folk|programmører|gode til it} {kan jeg bruge det|}',
      '{jeg har ikke forstand på computere|skal vi bruge en udvikler}',
      'jeg er {håbløs|elendig|ubrugelig} til {computere|teknik}',
      'kræver det {en tekniker|it-afdeling|udvikler}',
      'er det {let|svært|bøvlet} at {bygge|komme i gang}',
      '{nybegynder|kan vores elev gøre det}',
    ],
  },
  maintenance: {
    chip: 'Hvem vedligeholder botten?',
    answer:
      'På en platformsplan ændrer I selv tekster og flows når som helst, uden kode. Med den fuldt administrerede service vedligeholder og forbedrer vi botten for jer; udviklingssupport 24/7 er der, når noget teknisk skal laves.',
    asks: [
      'hvem {vedligeholder|opdaterer|passer|forbedrer} {botten|den|svarene} {bagefter|efter lancering|}',
      'kan {jeg|vi} {selv|senere|} {ændre svarene|rette tekster|opdatere botten|redigere flowet|rette botten til}',
      '{vedligeholdelse|opdateringer|ændringer bagefter|løbende drift|udviklingssupport|vedligehold}',
      'hvor {meget arbejde er det|meget tid kræver det|meget vedligehold er der} {for os|løbende|}',
      'hvad når {vores priser|vores produkter|åbningstiderne} ændrer sig',
      'hvem {holder den ved lige|passer den|retter svarene} bagefter',
      'kan jeg rette {teksterne|svarene} selv',
      '{vores menukort skifter hver uge|opdatering|løbende arbejde|skal jeg ringe til jer ved hver ændring}',
    ],
  },
  scale: {
    chip: 'Kan den klare mange besøgende?',
    answer:
      'Ja. Platformen er serverless: den vokser med antallet af samtaler, også i spidsbelastninger, og koster kun lidt, når ingen snakker. {enterprise} har ingen beskedgrænse.',
    asks: [
      'kan {den|botten|platformen} {klare mange besøgende|klare black friday|håndtere spidsbelastning|klare tusindvis af chats|klare meget trafik|følge med}',
      '{skalering|skalerbarhed|spidsbelastning|trafikspidser|samtidige chats|høj belastning}',
      'hvor mange {samtaler|chats|kunder} {på en gang|samtidig|på samme tid}',
      'hvad hvis {en kampagne går viralt|alle skriver på en gang|trafikken eksploderer|der bliver rush}',
      'skalerer {det|den|løsningen} {godt|med os|op}',
      'klarer den {pres|tusind på én gang|black friday|en tv-reklame}',
      '{hvor mange samtidig|belastning|skalerer|vokse|viral kampagne}',
    ],
  },
  tasks: {
    chip: 'Kan den tage bookinger og ordrer?',
    answer:
      'Ja. En bot kan tage imod tidsbestillinger, reservationer og ordrer, slå en ordre op, håndtere en retur, sende påmindelser, indsamle kontaktoplysninger og kalde andre systemer; Flow Builder har trin til det hele. Demobotterne fra vores skabeloner viser det.',
    asks: [
      'kan {den|botten|jeres bot} {tage bookinger|tage imod ordrer|håndtere returneringer|booke tider|tage betaling|tage reservationer|behandle reklamationer}',
      '{tidsbestilling med bot|ordremodtagelse|bookingbot|ordrestatus bot|ordresporing|reservationsbot}',
      'hvilke {opgaver|ting} kan {den|botten} {løse|klare|automatisere|overtage}',
      'kan {kunderne|patienter|gæster} {booke|bestille|aflyse en tid|flytte en tid} {i chatten|via botten|med botten}',
      'kan {den|botten} {sende mails|spore pakker|tjekke en ordre}',
      '{gør den noget eller snakker den bare}',
      'kan den {booke|flytte|aflyse} {tider|borde|klipninger|fremvisninger}',
      '{tage imod bestillinger|tjekke ordrestatus|tidsbestilling|kan den gøre noget eller kun snakke|tage betaling}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} om den tager imod bestillinger',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} {kan den booke}',
    ],
  },
  afterHours: {
    chip: 'Virker den også om natten?',
    answer: 'Ja, botten svarer døgnet rundt, om natten, i weekender og på helligdage.',
    asks: [
      '{virker|svarer|kører|er} {den|botten} {om natten|i weekenden|døgnet rundt|24 7|på helligdage|om søndagen|uden for åbningstid}',
      '{24/7|døgnet rundt|om natten|i weekender|uden for åbningstid|nonstop}',
      '{vi har lukket|kontoret er lukket|butikken lukker} {om natten|i weekenden|efter kl 17} {svarer botten så|}',
      'kunder {skriver|spørger} {om natten|om aftenen|om søndagen} {hvem svarer|kan den hjælpe|}',
      'svarer den {når vi sover|om natten|juleaften|når butikken er lukket}',
      '{weekender|aften|efter lukketid|helligdage|lukket}',
    ],
  },
  rightToLeft: {
    chip: 'Virker det fra højre mod venstre?',
    answer:
      'Ja. På arabisk og hebraisk går denne chat og vores bots fra højre mod venstre, med hele vinduet; intet skal indstilles.',
    asks: [
      'understøtter i {højre mod venstre}',
      '{vender den skriften rigtigt|fra højre mod venstre}',
      '{ser|vises|går|bliver} {chatten|vinduet|widgetten|teksten} {rigtigt ud på arabisk|fra højre mod venstre|rigtigt på hebraisk|spejlvendt på arabisk}',
      '{støtte til rtl|læseretning|skriveretning|chatvindue på arabisk|visning på hebraisk|tekstretning|rtl}',
      '{vises arabisk rigtigt fra højre mod venstre|vendes vinduet|hebraisk baglæns}',
    ],
  },
};
