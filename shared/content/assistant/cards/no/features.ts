import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: 'Hva tilbyr dere?',
    answer:
      '{brand} bygger AI-chatboter for bedrifter: kundeserviceboter, salgsautomatisering og spesialtilpassede integrasjoner. De svarer døgnet rundt på {languages} språk, sender videre til teamet deres når det gjelder, og en første versjon er i gang innen {firstHours} timer.',
    asks: [
      'hva {gjør dere|tilbyr dere|selger dere|driver dere med|er det dere lager} {egentlig|helt konkret|}',
      '{hva er|forklar|hva går} {parley|dette|produktet deres|denne siden|løsningen deres} {ut på|for noe|}',
      '{tjenester|produkter|tjenestene deres|ai chatboter|hva kan man kjøpe her|hva slags boter lager dere}',
      'hva kan {en chatbot|boten|botene deres|dere} {gjøre for oss|gjøre for bedriften min|hjelpe oss med}',
      '{jeg trenger|vi ser etter|vi ønsker oss|vi mangler} {en chatbot|en ai bot|en bot til nettsiden|ai til kundespørsmål}',
      'hva {driver|holder|jobber} dere med',
      'hva er dette for {side|greie|tjeneste}',
      '{hva er det dere selger|forklar kort hva dere gjør|produktet deres|havnet her via google}',
    ],
  },
  support: {
    chip: 'Hva gjør en kundeservicebot?',
    answer:
      'En kundeservicebot svarer på det som spørres om hver dag, slår opp bestillinger og avtaler og sender videre til et menneske med hele samtalen vedlagt.',
    asks: [
      '{hva gjør|hva kan|hvordan funker|fortell om} {en kundeservicebot|supportboten|en supportbot|en helpdesk bot}',
      '{kundeservice|kundestøtte|supportbot|helpdesk|faq bot|kundeservicebot}',
      'kan {den|boten|dere} {svare på kundespørsmål|ta supportsaker|svare på de samme spørsmålene|besvare kundemailer|avlaste kundeservice|ta faq}',
      '{vi får|supporten får|teamet drukner i} {de samme spørsmålene|for mange saker|hundrevis av eposter} {hver dag|hele tiden|}',
      'vi svarer på {de samme spørsmålene|hvor er pakken min} {hele dagen|om og om igjen}',
      'kan den avlaste {kundeservice|resepsjonen|support}',
      '{saker|innboksen renner over|sure kunder}',
    ],
  },
  sales: {
    chip: 'Hvordan virker salgsautomatisering?',
    answer:
      'Salgsautomatiseringen hilser på besøkende, finner ut hva de trenger, kvalifiserer dem etter deres egne regler og legger møtet i kalenderen.',
    asks: [
      '{hvordan virker|hva er|forklar|hva gjør} {salgsautomatisering|salgsboten|en salgsbot|leadgenerering|en lead bot}',
      '{salg|salgsautomatisering|leads|leadgenerering|salgsbot|mer salg}',
      'kan {boten|den} {skaffe leads|selge|kvalifisere leads|booke salgsmøter|anbefale produkter|gjøre mersalg|samle kontakter}',
      '{vi vil ha|jeg trenger|vi mangler} {flere leads|flere kunder|mer salg|bedre konvertering}',
      'hvordan {øker|forbedrer} {en chatbot|boten} {salget|omsetningen|konverteringen}',
      'kan den {skaffe|gi|dra inn} flere {kunder|salg|henvendelser}',
      '{sortere leads|booke salgsmøter|prospekter}',
      '{mersalg|konvertering|gjøre besøkende til kunder}',
    ],
  },
  customWork: {
    chip: 'Hva er egne integrasjoner?',
    answer:
      'Vi kobler samtalen til nettbutikken, kunderegisteret, sakssystemet eller deres egen programvare. En spesialtilpasset integrasjon koster {integrationPrice} én gang.',
    asks: [
      '{hva er|forklar|hva mener dere med} {spesialtilpassede integrasjoner|en spesialtilpasset integrasjon|spesialutvikling|skreddersydde løsninger}',
      '{spesialtilpasning|spesialutvikling|skreddersydd bot|skreddersydd løsning|skreddersøm}',
      '{kan dere|pleier dere å|vil dere} {bygge noe skreddersydd|lage en bot bare for oss|utvikle noe spesielt|lage egne funksjoner|kode noe for oss}',
      '{koble til|integrere|knytte sammen} {vårt eget system|sakssystemet vårt|lagersystemet|bookingsystemet vårt|intranettet}',
      'kan dere lage {noe eget|en spesialløsning|skreddersøm}',
      '{vi har et hjemmelaget system|skreddersydd utvikling}',
    ],
  },
  integrations: {
    chip: 'Hvilke systemer kobler dere til?',
    answer:
      'Botene kobles til {integrations}, nettstedet deres og andre systemer via API: nettbutikk, kunderegister, saker, kalender. {starter} har {starterIntegrations} integrasjoner (Slack, e-post, nett), {professional} så mange dere trenger; en kobling til deres eget system koster {integrationPrice} én gang.',
    asks: [
      'hvilke {integrasjoner|systemer|verktøy|programmer|apper} {har dere|støtter dere|kan den kobles til|virker med boten|finnes}',
      '{funker det|kan det kobles|integrerer den} {med|sammen med} {zendesk|outlook|google kalender|systemene våre|andre programmer|sap|jira|tripletex}',
      '{integrasjoner|integrasjon|koblinger|plugins|koble til andre systemer}',
      '{vi bruker|vi jobber i|vi kjører} {zendesk|outlook|sap|visma|tripletex|mailchimp|odoo} {funker det|kan det kobles på|}',
      'kan boten {se|sjekke|slå opp i} {lagerstatus|ordrestatus|kalenderen vår|databasen vår|kundedata}',
      'hva kan den {kobles til|snakke med|synkes med}',
      'funker den sammen med {tripletex|visma|outlook|google kalender|teams|fiken}',
      'kan den lese {kalenderen|kassen|databasen} vår',
      '{kompatibel|eksisterende programmer|lagerstatus}',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} hvilke systemer den kan kobles til',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} hva kan den kobles til',
    ],
  },
  whatsapp: {
    chip: 'Virker det med WhatsApp?',
    answer:
      'Ja, WhatsApp er en av kanalene botene våre kobles til: kundene skriver der de alltid skriver, og boten svarer der. {starter} har {starterIntegrations} integrasjoner (Slack, Email, Web), {professional} så mange dere trenger.',
    asks: [
      '{virker det|funker boten|kan den svare|kan boten kjøre|går det} {med|på|i} {whatsapp|whats app|whatsapp business|whatsap}',
      '{whatsapp|whatsapp bot|whatsapp integrasjon|whatsapp business|bot til whatsapp}',
      '{kundene våre|kundene|folk} {bruker whatsapp|skriver på whatsapp|kontakter oss på whatsapp} {kan boten svare der|}',
      '{jeg vil ha|vi ønsker} {en bot på whatsapp|en whatsapp bot|automatiske svar på whatsapp}',
      '{whatsap|whats app|folk skriver til oss på whatsapp|svare på whatsapp|watsapp}',
    ],
  },
  slack: {
    chip: 'Virker det med Slack?',
    answer: 'Ja. Slack er med fra {starter}, sammen med e-post og nettstedet deres.',
    asks: [
      '{virker det|funker boten|integrerer den|kan den kobles} {med|til|i} {slack|slacken vår|en slack kanal}',
      '{slack|slack integrasjon|slack bot|slack kanal|bot i slack}',
      '{vi bruker|teamet bruker|vi sitter i} slack {funker det|er det støttet|}',
      'kan {teamet|vi} {få beskjed i slack|svare i slack|ta over chatter i slack}',
      '{er slack med|støtter dere slack|sender den varsler til slack}',
      '{slak|varsel i slack|slack-kanal|slackintegrasjon|beskjed i slack}',
    ],
  },
  shopify: {
    chip: 'Virker det med Shopify?',
    answer:
      'Ja, botene våre kobles til Shopify: de slår opp bestillinger, anbefaler produkter og svarer på spørsmål før betaling. Andre nettbutikksystemer (WooCommerce, Magento) kobles på via API.',
    asks: [
      '{virker det|funker boten|integrerer den|kan den kobles} {med|til} {shopify|woocommerce|magento|prestashop|mystore|butikksystemet vårt}',
      '{shopify|shopify integrasjon|shopify bot|woocommerce|magento|mystore|butikksystem}',
      '{jeg har|vi har|butikken vår kjører på} {shopify|en shopify butikk|woocommerce|en magento butikk} {funker det|kan dere koble det på|}',
      'kan boten se {shopify bestillinger|ordrer i butikken|varene mine}',
      '{vi kjører woocommerce|butikken vår er på mystore}',
      '{shopfy|shopify} {funker det|går det|virker det}',
      'butikken vår ligger på {shopify|woocommerce|mystore|24nettbutikk|magento}',
      '{nettbutikkplattform|hente ordre fra shopify}',
    ],
  },
  website: {
    chip: 'Hvordan får jeg den på nettsiden?',
    answer:
      'Nettkanalen er med i alle pakker: en kort kodesnutt legges inn på sidene, uansett hva de er laget med (WordPress, Wix, egen kode), og så er chatten der. Vi hjelper til når den første versjonen settes opp.',
    asks: [
      'hvordan {får jeg|setter jeg|installerer man|legger vi} {den|boten|chatten|widgeten} {på nettsiden|på siden min|inn i wordpress|inn på hjemmesiden}',
      '{virker det|kan det kjøre|funker det} {med|på|i} {wordpress|wix|squarespace|webflow|nettsiden vår|alle nettsider|joomla}',
      '{wordpress|wix|embed|widget|kodesnutt|chat på nettsiden|innbygging}',
      '{siden vår er|nettsiden er|siden er} {laget i wordpress|bygget i wix|hjemmelaget|laget i squarespace} {er det et problem|}',
      'må {jeg|vi} {endre nettsiden|bygge om nettsiden}',
      'hvordan {limer|legger|får} jeg {den|chatten} {inn på siden|på hjemmesiden|på bloggen}',
      '{bygge inn|squarespace|webbyrået lagde siden|chatboble|må nettsiden endres}',
    ],
  },
  crm: {
    chip: 'Kan det kobles til CRM-et vårt?',
    answer:
      'Ja: botene kobles til kunderegistre som Salesforce eller HubSpot via API. {professional} har så mange integrasjoner dere trenger; deres eget system er en spesialtilpasset integrasjon ({integrationPrice} én gang).',
    asks: [
      '{virker det|integrerer den|kan det kobles|synkroniserer den} {med|til} {crm et vårt|salesforce|hubspot|pipedrive|zoho|dynamics|et crm}',
      '{crm|crm integrasjon|salesforce|hubspot|pipedrive|superoffice|kunderegister}',
      '{vi bruker|vi har|crm et er} {salesforce|hubspot|pipedrive|dynamics|superoffice} {funker det|kan dere koble det på|}',
      '{havner|lander|kommer} {leads|kontaktene} {i crm|i hubspot|i salesforce|automatisk i crm}',
      'havner {kontaktene|leadsene|henvendelsene} i {salesforce|superoffice|crm-et vårt|kunderegisteret}',
    ],
  },
  api: {
    chip: 'Har dere et API?',
    answer:
      'Botene snakker med andre systemer via API-er og webhooks: Flow Builder har steg som kaller en adresse hos dere og bruker svaret. For en dypere kobling bygger vi en spesialtilpasset integrasjon ({integrationPrice} én gang).',
    asks: [
      '{har dere|finnes det|tilbyr dere|er det} {et api|api tilgang|webhooks|et rest api|api dokumentasjon|en sdk}',
      '{api|rest api|webhook|webhooks|api docs|zapier|make|n8n|sdk|utviklerdokumentasjon}',
      'kan {utviklerne våre|vi|it avdelingen} {bruke api et|kalle api et|bruke webhooks|kode mot det}',
      '{virker det|støtter dere} {med zapier|zapier|make|n8n|med webhooks}',
      'har dere {api|webhooks|endepunkter}',
      '{utvikleren vår spør om api|kalle serveren vår|rest}',
    ],
  },
  channels: {
    chip: 'Hvilke kanaler finnes?',
    answer:
      'Kanalene vi nevner, er nettstedet deres, WhatsApp, Slack, e-post og Shopify. Andre (Instagram, Messenger, Telegram, Teams, SMS) kobles på via API der de har det; telefon- eller taleboter er ikke noe siden tilbyr. Spør teamet vårt om kanalen deres.',
    asks: [
      'hvilke {kanaler|meldingstjenester|plattformer} {støtter dere|finnes|kan boten svare på|virker den på}',
      '{virker det|kan boten svare|kjører den} {med|på|i} {instagram|facebook|messenger|telegram|teams|sms|discord|mail}',
      '{instagram|facebook messenger|telegram|teams|sms|discord|kanaler}',
      'kan {den|boten} {ta telefonen|ringe|snakke i telefon|svare på anrop|snakke}',
      '{telefonbot|voicebot|talebot|stemmeassistent|callsenter bot}',
      '{kundene våre er på telegram|går det på instagram|hva med messenger|svarer den på telefon|over sms|i teams}',
      'kan den svare på {sms|messenger|insta|e-post|telefon|teams}',
      'går det med {telegram|facebook|snapchat}',
      '{telefonsamtaler|hvor kan boten svare}',
    ],
  },
  languages: {
    chip: 'Hvilke språk snakker botene?',
    answer:
      'Botene våre snakker {languages} språk, også skrift fra høyre mot venstre som arabisk og hebraisk. {starter} har ett språk, {professional} flere; et ekstra språk koster {languagePrice} i måneden.',
    asks: [
      '{hvilke|hvor mange} språk {snakker botene|kan boten|støtter dere|kan den svare på|har dere}',
      '{snakker|kan|forstår|svarer} {boten|den|botene deres} {norsk|svensk|tysk|på engelsk|nynorsk|arabisk|flere språk|polsk|samisk}',
      '{språk|flerspråklig|språkstøtte|flere språk|flerspråklig bot}',
      '{kundene våre|kundene} {snakker|skriver på} {forskjellige språk|polsk og engelsk|fem språk|arabisk}',
      'støtter dere {arabisk skrift|hebraisk}',
      '{hvor mange språk kan den|vi har arabiske kunder|forstår den dialekt|samisk}',
      'takler den {polsk|arabisk|samisk|engelsk|tysk|dialekt}',
      '{turistene våre snakker alt mulig|hvor mange språk|holder det med ett språk|forstår den trøndersk}',
    ],
  },
  languageSwitch: {
    chip: 'Bytter boten språk selv?',
    answer:
      'Ja. Boten svarer på det språket den blir spurt på, og bytter sammen med kunden, også midt i en samtale.',
    asks: [
      '{bytter|oppdager|gjenkjenner|kan} {boten|den} {språk|språket selv|kundens språk|bytte språk} {automatisk|av seg selv|midt i samtalen|}',
      '{automatisk språkgjenkjenning|språkbytte|automatisk oversettelse|språkgjenkjenning}',
      'hvordan vet {boten|den} {hvilket språk|hva kunden snakker|hvilket språk den skal svare på}',
      'hva om {en kunde|noen} {skriver på et annet språk|bytter til engelsk|blander språk}',
      'må {jeg|vi} {oversette alt|skrive svarene på alle språk|oversette selv}',
      'henger den med om kunden {bytter språk|går over til engelsk}',
      'merker den hvilket språk {man skriver|kunden skriver}',
      '{bytter selv|må kunden velge språk først}',
    ],
  },
  models: {
    chip: 'Hvilke AI-modeller bruker dere?',
    answer:
      'Dere velger modellen: GPT-3.5 Turbo (rask og rimelig, {starter}), Claude 3 Sonnet (balansert, {professional}) eller Claude 3 Opus (for krevende resonnering, {enterprise}). Som standard betaler dere ikke for en premiummodell i hvert svar.',
    asks: [
      '{hvilken|hvilke} {ai modell|modell|språkmodell|ki|modeller|teknologi} {bruker dere|bygger det på|ligger bak|kjører boten på|kan jeg velge}',
      '{er det|bruker dere|bygger det på} {chatgpt|gpt 4|claude|openai|gemini|mistral}',
      '{modeller|ai modell|språkmodell|llm|gpt|claude|opus|sonnet}',
      'kan {jeg|man|vi} {velge|bytte|bestemme} {modell|modellen}',
      '{forskjell på|sammenlign} {gpt og claude|sonnet og opus|modellene}',
      'hvilken {ai|ki|modell|motor} {sitter i|bruker dere i} {den lille|mellompakken|starter|professional}',
      'er det {gpt|chatgpt|claude|gemini} {under panseret|bak|i bunn}',
      '{ki-modell|opus eller sonnet}',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} hvilken ki-modell som brukes',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} hvilken ki er det',
    ],
  },
  analytics: {
    chip: 'Hvilken statistikk får jeg?',
    answer:
      'Dere ser i sanntid hva det spørres om og hvordan samtaler ender: {starter} har enkel statistikk, {professional} avansert statistikk med A/B-testing. I Flow Builder viser hver flyt økter, fullføring og tid.',
    asks: [
      '{hvilken|hvilke} {statistikk|rapporter|nøkkeltall|analyser|tall} {får jeg|har dere|kan jeg se|er det}',
      '{er det|får jeg|har dere} {statistikk|et dashbord|rapporter|analytics|innsikt i samtalene}',
      '{statistikk|analytics|dashbord|rapporter|nøkkeltall|kpi|rapportering}',
      '{hvordan|kan jeg} {måler vi suksess|se hva folk spør om|følge resultatene|se om boten virker|måle effekten}',
      'forskjell på {enkel og avansert statistikk|basic og advanced analytics}',
      'kan man se hva {folk|kundene} {spør om|lurer på}',
      'hvordan vet jeg at den {virker|er nyttig}',
      '{grafer|månedsrapport til sjefen}',
    ],
  },
  helpHours: {
    chip: 'Hvilken support får vi?',
    answer:
      '{starter} har support på e-post, {professional} prioritert support 24/7 og {enterprise} dedikert support med SLA. Dere når support på {supportEmail}.',
    asks: [
      '{hvilken|hva slags} {support|hjelp} {får vi|følger med|er inkludert|tilbyr dere|får man som kunde}',
      '{har dere|er det|tilbyr dere} {support 24 7|telefonsupport|teknisk support|support om natta|døgnåpen support|support i helgene}',
      '{support|teknisk support|prioritert support|supportnivå|24/7 support}',
      '{hvem hjelper|hvem ringer jeg|hvem spør jeg} {når noe ryker|hvis boten er nede|ved problemer|når jeg står fast}',
      'hvor {raskt svarer supporten|rask er supporten|god er supporten}',
      'hvem {ringer|spør} vi {midt på natta|i helga|når det tuller seg}',
      '{får vi en egen kontakt|brukerstøtte|teknisk hjelp}',
      '{vakttelefon|supporttider|bare e-postsupport}',
    ],
  },
  abTesting: {
    chip: 'Kan jeg A/B-teste?',
    answer:
      'A/B-testing følger med {professional}: prøv to formuleringer eller flyter, og behold den som virker best.',
    asks: [
      '{kan jeg|kan man|har dere|støtter dere} {gjøre|kjøre|} {a/b test|ab test|splittest|ab testing|a/b testing}',
      '{a/b test|ab test|splittest|a/b testing|eksperimenter|test av to versjoner}',
      'hvilken pakke har {a/b test|ab test|splittest}',
      'kan {jeg|vi} {sammenligne to versjoner|teste to hilsener|teste ulike svar|se hvilken tekst som virker best}',
      '{ab testing|teste to varianter}',
      'er {a/b-test|ab-testing|splittest} med i {starter|pro|den billige}',
      'sammenligne to {tekster|varianter|hilsener}',
      '{a/b-test|ab teste|hvilken variant virker best}',
      '{a/b|a b}',
    ],
  },
  workflows: {
    chip: 'Hva er egne arbeidsflyter?',
    answer:
      'Egne arbeidsflyter følger med {professional}: egne steg, betingelser og handlinger, fra å hente inn en e-postadresse til å kalle et annet system. Dere tegner dem i Flow Builder, som du kan prøve her uten konto.',
    asks: [
      '{hva er|har dere|kan jeg bygge|kan vi få} {egne arbeidsflyter|workflows|arbeidsflyter|automatiseringer|prosessautomatisering}',
      '{workflows|workflow|arbeidsflyt|prosessautomatisering|automatiseringsregler}',
      'hvilken pakke har {workflows|egne arbeidsflyter|arbeidsflyt}',
      'kan boten {følge prosessen vår|starte handlinger|gå steg for steg|samle inn data trinnvis|starte en arbeidsflyt}',
      '{jeg vil lage|vi trenger} {en workflow|en automatisk arbeidsflyt|egne regler i boten}',
      'kan man {styre|bestemme|skripte} steg for steg',
      '{hvis kunden sier x gjør y|regler|betingelser|automatisere en prosess|godkjenningssteg}',
    ],
  },
  branding: {
    chip: 'Kan den få vår egen profil?',
    answer: 'Ja, egen profil er med i alle pakker fra {starter}: deres navn, deres farger, deres tone.',
    asks: [
      '{kan vi|kan jeg|kan man} {bruke|få|endre|tilpasse} {egen logo|egne farger|eget design|navnet på boten|utseendet|merkevaren vår|tonen}',
      '{branding|white label|egen logo|eget design|egne farger|utseende}',
      '{står|vises} {logoen deres|navnet deres|powered by} {i chatten|på boten|}',
      'kan {boten|den} {ligne merkevaren vår|matche nettsiden|hete noe annet}',
      'kan den {hete noe annet|se ut som oss|få våre farger}',
      'kan vi ha {vår logo|eget navn|egen tone}',
      '{logo|farger|profil|står navnet deres noe sted}',
    ],
  },
  handover: {
    chip: 'Sender boten videre til et menneske?',
    answer:
      'Ja. Det boten ikke kan svare på, går til en på teamet deres med alt som allerede er sagt, så ingen må gjenta seg. Dere bestemmer når det skjer.',
    asks: [
      '{sender|setter|overfører|kan} {boten|den} {videre til et menneske|over til teamet vårt|kunden videre til en ansatt|sende videre til support|videre til en kollega}',
      '{hva om|hva skjer når} {boten ikke kan svare|boten ikke vet|den står fast|den ikke forstår}',
      '{overføring til menneske|live chat|eskalering|handover|overta chat}',
      'kan {teamet|vi|en ansatt} {ta over samtalen|hoppe inn i chatten|ta over|gripe inn}',
      'kan {kundene|kunden} {fortsatt få tak i et menneske|snakke med et menneske|nå en ansatt}',
      '{hvis den ikke kan svare|gir den videre til en kollega|kan jeg hoppe inn i chatten|når den står fast}',
      'hva gjør den når den {ikke kan svaret|er blank|står fast}',
      'kan {en kollega|en av oss|jeg} {gå inn|ta over|hoppe inn} i chatten',
      '{sette over|ta over|levere videre|får kunden et ekte menneske|saksbehandler tar over}',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} hvordan samtalen går til våre ansatte',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} kan teamet mitt ta over',
    ],
  },
  ownData: {
    chip: 'Kan den lære av dokumentene våre?',
    answer:
      'Ja. Utvidet opplæring ({trainingPrice} én gang) lærer boten dokumentene og de tidligere samtalene deres; priser, åpningstider og regler kommer fra deres egne systemer, så svaret er deres og ikke en gjetning.',
    asks: [
      '{kan|lærer|leser} {den|boten} {lære av dokumentene våre|lese pdf ene våre|trenes på våre data|bruke nettsiden vår|manualene våre|av stoffet vårt}',
      '{hvor|hvordan} {får boten kunnskapen fra|vet den hva den skal svare|lærer boten|kjenner den produktene våre}',
      '{egne dokumenter|egne data|kunnskapsbase|laste opp dokumenter|trening på egne data}',
      'kan {jeg|vi} laste opp {dokumenter|pdf er|faq en vår|en prisliste|manualer}',
      'kjenner {den|boten} {produktene våre|prisene våre|firmaet vårt|tjenestene våre}',
      '{kan vi gi den pdf ene våre|leser den nettsiden vår|hvor får den svarene fra}',
      'kan den {lese|lære|sluke} {håndbøkene|nettsiden|pdf-ene|prislista} våre',
      'hvordan vet den {noe om oss|om produktene våre}',
      '{dokumenter|laste opp filer|manualer|brosjyrer|den vet jo ingenting om bedriften min}',
    ],
  },
  accuracy: {
    chip: 'Hvor pålitelige er svarene?',
    answer:
      'En språkmodell forutsier ord, så fakta bør komme fra egne data: botene våre svarer ut fra det dere har gitt dem, og sender det de ikke vet, videre til et menneske i stedet for å finne på noe. Dere kan teste hver flyt før den går live.',
    asks: [
      '{hvor|er} {pålitelige er svarene|svarene riktige|presis er den|svarene til å stole på|god er boten til å svare}',
      '{gjør|sier|hallusinerer|lyver|hva om} {boten|den} {feil|noe galt|gale ting|finner på ting|tull|}',
      '{hallusinasjoner|feil svar|feilprosent|svarkvalitet|presisjon}',
      '{hvordan|kan dere} {unngår dere feil svar|hindre at den finner på ting|hindrer dere hallusinasjoner}',
      'hvem {har ansvaret|er ansvarlig} hvis {boten sier noe galt|den gjør en feil|boten lover noe}',
      '{finner den på ting|hvis den svarer feil|sier den bare tull|kan man stole på den}',
      'tenk om den {finner på noe|svarer feil|lyver|lover for mye}',
      'hvem har ansvaret hvis den {lover feil pris|sier noe galt}',
      '{er den til å stole på|hallusinerer|gale svar}',
      '{oppspinn|pålitelighet|pinlige svar}',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} hvordan gale svar unngås',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} finner den på ting',
    ],
  },
  speed: {
    chip: 'Hvor raskt svarer boten?',
    answer: 'Plattformen svarer på under 200 millisekunder; kundene får svar med en gang, til enhver tid.',
    asks: [
      'hvor {raskt|rask|fort|kjapt} {svarer boten|svarer den|er boten|er den|kommer svarene}',
      '{svartid|hastighet|latency|responstid|200 millisekunder|botens svartid}',
      'er {den|boten|botene} {treg|raske|treig|i sanntid}',
      'må {kundene|kunder} {vente|vente på svar}',
      'svarer {boten|den} {med en gang|straks|i sanntid|fort nok}',
      'svarer den {med en gang|umiddelbart|straks}',
      '{hvor mange sekunder|treg|millisekunder|forsinkelse|kjapt svar}',
    ],
  },
  uptime: {
    chip: 'Hvor stabil er tjenesten?',
    answer:
      'Vi lover {uptime} oppetid, døgnet rundt. {enterprise} får i tillegg en SLA som skriver det inn i kontrakten.',
    asks: [
      '{hva er|hvor høy er|hva med} {oppetiden deres|oppetiden|uptime|tilgjengeligheten}',
      '{hvor|hvor ofte} {stabil er tjenesten|pålitelig er plattformen|er dere nede|går det ned|stabilt er det}',
      '{oppetid|uptime|nedetid|krasj|driftsstabilitet|driftsproblemer}',
      '{hva om|hva skjer når} {serveren går ned|systemet er nede|tjenesten deres går ned|boten krasjer}',
      'garanterer dere {oppetid|99.9 prosent|stabil drift}',
      'er den nede {ofta|ofte|iblant}',
      '{tilgjengelighet|krasjer|99,9|driftsavbrudd|når serverne deres dør}',
    ],
  },
  deploy: {
    chip: 'Hvor raskt kan vi komme i gang?',
    answer:
      'En første versjon er klar innen {firstHours} timer; å tilpasse den til dere tar {daysFrom} til {daysTo} dager, avhengig av bransjen.',
    asks: [
      '{hvor raskt|når|hvor fort} {kan vi komme i gang|kan vi starte|er boten klar|kan vi gå live|kan dere levere|har vi en bot oppe}',
      'hvor lang tid {tar det|tar oppsettet|går det før den virker|tar det å bygge en bot|tar implementeringen}',
      '{tidsplan|leveringstid|implementeringstid|go live|oppstartstid|hvor mange dager}',
      '{rekker dere|kan det} {være klart|å levere|å bli ferdige} {på mandag|denne uka|før jul|på en uke|i morgen}',
      '{det haster|vi trenger den fort|vi har dårlig tid|vi trenger den neste uke}',
      '{hvor fort er den oppe og går|når er den i gang|kan vi starte neste uke|hvor lang tid tar det å få den opp|når er den klar}',
      'når kan {vi sette i gang|den være oppe|vi gå live}',
      'rekker dere {messa|neste fredag|jul}',
      'hvor lang tid {tar det|går det} {før den er klar|til vi er i gang|å tilpasse}',
      '{hastverk|klar til mandag|oppstart|dager til den er tilpasset}',
      'hvor raskt kan {en første versjon|den|boten} være i drift',
      '{settes i drift|idriftsettelse}',
      'er {en første versjon|første versjon|boten} {virkelig|} {klar på én dag|klar på en dag|i gang på 1 dag|klar neste dag}',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} hvor lang tid innføringen tar',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} når kan vi starte',
    ],
  },
  process: {
    chip: 'Hvordan foregår det steg for steg?',
    answer:
      'Du skriver noen linjer om hva kundene spør om; vi ser på nettstedet og spørsmålene og kommer tilbake innen {hours} timer med en første plan og en pris. En første versjon er i gang innen {firstHours} timer, så tilpasser vi den på {daysFrom} til {daysTo} dager, og dere tester den før den går live.',
    asks: [
      'hvordan {foregår det|fungerer det|virker det|forløper et prosjekt|er prosessen|jobber dere} {i praksis|steg for steg|}',
      '{hva er|forklar|fortell om} {neste steg|prosessen|forløpet|stegene|framgangsmåten}',
      '{prosess|forløp|onboarding|neste steg|steg for steg|hvordan kommer vi i gang|hvordan starter vi}',
      'hva {trenger dere fra oss|må vi forberede|kreves av oss} {for å starte|}',
      'hva skjer {når jeg skriver til dere|etter at vi har bestilt|etter rådgivningen|etterpå}',
      'hvordan foregår det {hvis vi sier ja|fra start til slutt|i praksis}',
      'hva trenger dere {av oss|fra meg}',
      'hva skjer {først|så|videre}',
      '{stegene|opplegg|gangen i det|fremgangsmåte|får vi teste før den slippes løs}',
    ],
  },
  noCode: {
    chip: 'Trenger vi utviklere?',
    answer:
      'Nei. Samtaler tegnes i en visuell Flow Builder uten kode, og maler gir en start; med den fullt administrerte tjenesten gjør vi alt for dere.',
    asks: [
      '{må jeg|må vi|må man|krever det} {kunne kode|ha en utvikler|bruke utviklere|programmering|ha en it avdeling|teknisk kunnskap}',
      '{no code|uten koding|uten programmering|lett å bruke|for nybegynnere|brukervennlighet}',
      'kan {jeg|en vanlig person|vi selv|hvem som helst} {bygge den selv|lage en bot|sette det opp|bruke det uten kode}',
      'er det {vanskelig|lett|knotete|enkelt|komplisert} {å bruke|å sette opp|å lære|}',
      '{jeg er ikke|vi er ikke} {teknisk|it folk|programmerere|gode på it} {kan jeg bruke det|}',
      '{jeg kan ingenting om data|trenger vi en utvikler}',
      'jeg er {håpløs|elendig|ubrukelig} på {data|teknikk}',
      'trengs {en tekniker|it-avdeling|utvikler}',
      'er det {lett|vanskelig|knotete} å {bygge|komme i gang}',
      '{nybegynner|kan lærlingen vår gjøre det}',
    ],
  },
  maintenance: {
    chip: 'Hvem vedlikeholder boten?',
    answer:
      'På en plattformpakke endrer dere selv tekster og flyter når som helst, uten kode. Med den fullt administrerte tjenesten vedlikeholder og forbedrer vi boten for dere; utviklingssupport 24/7 er der når noe teknisk må gjøres.',
    asks: [
      'hvem {vedlikeholder|oppdaterer|passer|forbedrer} {boten|den|svarene} {etterpå|etter lansering|}',
      'kan {jeg|vi} {selv|senere|} {endre svarene|rette tekster|oppdatere boten|redigere flyten|justere boten}',
      '{vedlikehold|oppdateringer|endringer i ettertid|løpende drift|utviklingssupport}',
      'hvor {mye jobb er det|mye tid krever det|mye vedlikehold er det} {for oss|løpende|}',
      'hva når {prisene våre|produktene våre|åpningstidene} endrer seg',
      'hvem {holder den oppdatert|passer på den|endrer svarene} etterpå',
      'kan jeg endre {tekstene|svarene} selv',
      '{menyen vår byttes hver uke|oppdatere|løpende arbeid|må jeg ringe dere for hver endring}',
    ],
  },
  scale: {
    chip: 'Tåler den mange besøkende?',
    answer:
      'Ja. Plattformen er serverløs: den vokser med antall samtaler, også i topper, og koster lite når ingen snakker. {enterprise} har ingen meldingsgrense.',
    asks: [
      '{tåler|takler|klarer|håndterer} {den|boten|plattformen} {mange besøkende|black friday|trafikktopper|tusenvis av chatter|mye trafikk|stor pågang}',
      '{skalering|skalerbarhet|belastning|trafikktopper|samtidige chatter}',
      'hvor mange {samtaler|chatter|kunder} {på en gang|samtidig}',
      'hva om {en kampanje går viralt|alle skriver samtidig|trafikken eksploderer|det blir rush}',
      'takler den {pågang|tusen samtidig|black week|en tv-reklame}',
      '{hvor mange samtidig|topper|skalerer|vokse|viral kampanje}',
    ],
  },
  tasks: {
    chip: 'Kan den ta bookinger og bestillinger?',
    answer:
      'Ja. En bot kan ta imot timebestillinger, reservasjoner og ordrer, slå opp en bestilling, håndtere en retur, sende påminnelser, hente inn kontaktinformasjon og kalle andre systemer; Flow Builder har steg for alt. Demobotene til malene våre viser det.',
    asks: [
      'kan {den|boten} {ta bookinger|ta imot bestillinger|håndtere returer|booke timer|ta betaling|ta reservasjoner|behandle klager}',
      '{timebestilling med bot|ordremottak|bookingbot|ordrestatus bot|ordresporing|reservasjonsbot}',
      'hvilke {oppgaver|ting} kan {den|boten} {løse|klare|automatisere|ta over}',
      'kan {kundene|pasienter|gjester} {booke|bestille|avbestille time|flytte en time} {i chatten|via boten|med boten}',
      'kan {den|boten} {sende eposter|spore pakker|sjekke en ordre}',
      '{gjør den noe eller bare prater}',
      'kan den {booke|flytte|avbestille} {timer|bord|klipp|visninger}',
      '{ta imot bestillinger|sjekke ordrestatus|timebestilling|kan den gjøre ting eller bare prate|ta betalt}',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} om den tar imot bestillinger',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} {kan den booke}',
    ],
  },
  afterHours: {
    chip: 'Virker den om natten også?',
    answer: 'Ja, boten svarer døgnet rundt, om natten, i helger og på helligdager.',
    asks: [
      '{virker|svarer|kjører|er} {den|boten} {om natten|om natta|i helgene|døgnet rundt|24 7|på helligdager|på søndager|utenom åpningstid}',
      '{24/7|døgnet rundt|om natten|i helger|utenom åpningstid|nonstop}',
      '{vi har stengt|kontoret er stengt|butikken stenger} {om natten|i helgen|etter kl 17} {svarer boten da|}',
      'kunder {skriver|spør} {om natta|om kvelden|på søndag} {hvem svarer|kan den hjelpe|}',
      'svarer den {når vi sover|om natta|på julaften|når butikken er stengt}',
      '{helger|kveldstid|etter stengetid|helligdager|stengt}',
    ],
  },
  rightToLeft: {
    chip: 'Virker det fra høyre mot venstre?',
    answer:
      'Ja. På arabisk og hebraisk går denne chatten og botene våre fra høyre mot venstre, med hele vinduet; ingenting må stilles inn.',
    asks: [
      'støtter dere {høyre mot venstre}',
      '{fra høyre til venstre}',
      '{ser|vises|går|blir} {chatten|vinduet|widgeten|teksten} {riktig ut på arabisk|fra høyre mot venstre|riktig på hebraisk|speilvendt på arabisk}',
      '{støtte for rtl|leseretning|skriveretning|chatvindu på arabisk|visning på hebraisk|tekstretning|rtl}',
      '{vises arabisk riktig fra høyre til venstre|snus vinduet|hebraisk baklengs}',
    ],
  },
};
