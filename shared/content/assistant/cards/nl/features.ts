import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: 'Wat doen jullie?',
    answer:
      '{brand} bouwt AI-chatbots voor bedrijven: bots voor klantenservice, verkoopautomatisering en integraties op maat. Ze antwoorden dag en nacht in {languages} talen, dragen over aan uw team wanneer het ertoe doet, en een eerste versie draait binnen {firstHours} uur.',
    asks: [
      '{wat doen|wat maken|wat verkopen|wat bieden|wat leveren} {jullie|jullie eigenlijk|jullie precies|jullie aan|jullie zoal}',
      '{wat is|waar gaat|vertel eens over|leg uit wat} {parley voor iets|dit over|dit voor site|jullie product|jullie dienst|dit is|het allemaal inhoudt}',
      '{diensten|aanbod|producten|welke diensten|wat is jullie aanbod|wat kan ik hier kopen|jullie diensten}',
      '{wat kunnen|hoe helpen} {jullie voor ons doen|jullie bedrijven|jullie bots voor mij doen|jullie mijn bedrijf}',
      '{ik zoek|wij zoeken|we willen|ik heb nodig} {een chatbot|een ai chatbot|een bot voor de website|ai voor klantvragen}',
      'wat voor {bots|chatbots|soort bots} {maken jullie|hebben jullie|zijn er}',
      'wat {verkopen|doen} jullie {precies|nou}',
      '{waar houden jullie je mee bezig|leg in één zin uit|ik kwam hier via google|jullie product}',
    ],
  },
  support: {
    chip: 'Wat doet een klantenservicebot?',
    answer:
      'Een klantenservicebot beantwoordt wat elke dag wordt gevraagd, zoekt bestellingen en afspraken op en geeft door aan een medewerker, met het hele gesprek erbij.',
    asks: [
      '{wat doet|wat kan|hoe werkt|vertel over} {een klantenservicebot|de supportbot|een helpdeskbot|een bot voor klantenservice|jullie servicebot}',
      '{klantenservice|customer service|helpdesk|supportbot|faq bot|klantvragen|eerstelijns support|klantenservice bot}',
      '{kan de bot|kan hij|kan het} {klantvragen beantwoorden|onze support overnemen|veelgestelde vragen beantwoorden|tickets afhandelen|mails beantwoorden|steeds dezelfde vragen doen}',
      '{wij krijgen|mijn team krijgt|onze helpdesk krijgt} {steeds dezelfde vragen|te veel tickets|te veel mail|honderden vragen} {per dag|elke dag|}',
      '{klantenservice|support|helpdesk} {automatiseren|ontlasten|verlichten}',
      'wij beantwoorden {steeds hetzelfde|de hele dag waar is mijn pakje}',
      '{receptie|helpdesk|klantenservice} ontlasten',
      '{tickets|klantenservicebot|mailbox loopt vol|veelgestelde vragen|klagende klanten}',
    ],
  },
  sales: {
    chip: 'Hoe werkt verkoopautomatisering?',
    answer:
      'Verkoopautomatisering begroet bezoekers, zoekt uit wat ze nodig hebben, kwalificeert ze volgens uw eigen regels en zet de afspraak in uw agenda.',
    asks: [
      '{wat is|hoe werkt|wat doet|vertel over} {verkoopautomatisering|sales automation|een salesbot|een verkoopbot|leadgeneratie|jullie salesbot}',
      '{verkoopautomatisering|sales|salesbot|leads|leadgeneratie|leadkwalificatie|meer verkopen|meer omzet}',
      '{kan de bot|kan hij|kan het} {leads verzamelen|leads kwalificeren|verkopen|salesafspraken plannen|producten aanraden|upsellen}',
      '{wij willen|ik wil|we hebben nodig} {meer leads|meer klanten|meer verkoop|betere leads|meer conversie}',
      'hoe {helpt|zorgt} {een chatbot|de bot} {voor meer omzet|bij verkoop|voor meer conversie}',
      '{levert|brengt|haalt} het {klanten|verkoop|aanvragen} {op|binnen}',
      '{leads schiften|verkoopafspraken inplannen|conversie|klanten werven}',
    ],
  },
  customWork: {
    chip: 'Wat zijn integraties op maat?',
    answer:
      'We verbinden het gesprek met uw winkel, uw klantgegevens, uw ticketsysteem of uw eigen software. Een maatwerkintegratie kost {integrationPrice} eenmalig.',
    asks: [
      '{wat zijn|wat is|vertel over|wat bedoelen jullie met} {integraties op maat|een maatwerkintegratie|maatwerk|koppelingen op maat|jullie maatwerk}',
      '{maatwerk|integratie op maat|maatwerkoplossing|eigen ontwikkeling|custom development|bot op maat}',
      '{kunnen jullie|doen jullie|maken jullie} {iets op maat|een bot speciaal voor ons|maatwerk bouwen|eigen functies programmeren|een oplossing op maat maken}',
      '{koppelen|verbinden|aansluiten} {met ons eigen systeem|met onze eigen software|met ons ticketsysteem|met ons magazijn|met een eigen database|met ons intranet}',
      'bouwen jullie {iets op maat|iets speciaals}',
      '{we hebben een zelfgemaakt systeem|speciale ontwikkeling}',
    ],
  },
  integrations: {
    chip: 'Met welke systemen werkt het?',
    answer:
      'Bots werken met {integrations}, uw website en andere systemen via hun API: winkel, klantgegevens, tickets, agenda. {starter} bevat {starterIntegrations} integraties (Slack, e-mail, web), {professional} zoveel als u nodig hebt; een koppeling met een eigen systeem kost {integrationPrice} eenmalig.',
    asks: [
      '{welke|met welke} {integraties|koppelingen|systemen|tools|apps|software|programmas} {hebben jullie|zijn er|werkt het|ondersteunen jullie|kan ik koppelen}',
      '{werkt het|werkt de bot|koppelt het|kunnen jullie koppelen} met {onze systemen|andere software|zendesk|freshdesk|google calendar|outlook|exact online|afas|calendly|sap|mollie|mailchimp}',
      '{integraties|koppelingen|integratie|plugins|connectoren|welke tools|systeemkoppelingen}',
      '{wij gebruiken|we werken met} {zendesk|afas|exact|outlook|odoo|een ticketsysteem|google agenda} {werkt dat|kan dat gekoppeld worden|}',
      'kan de bot {onze voorraad|onze agenda|onze database|de orderstatus|klantgegevens} {zien|inzien|opzoeken|lezen}',
      'waarmee {koppelt|praat} het',
      'werkt het met {Outlook|Google Agenda|Teams|Exact|Moneybird}',
      'kan hij {de agenda|de voorraad|de kassa} zien',
      "{Zendesk|compatibel|onze programma's|tools}",
    ],
  },
  whatsapp: {
    chip: 'Werkt het met WhatsApp?',
    answer:
      'Ja, WhatsApp is een van de kanalen waarmee onze bots werken: uw klanten schrijven waar ze altijd schrijven, en de bot antwoordt daar. {starter} bevat {starterIntegrations} integraties (Slack, Email, Web), {professional} zoveel als u nodig hebt.',
    asks: [
      '{werkt het|werkt de bot|kan de bot|kan het|kunnen jullie} {met whatsapp|op whatsapp|via whatsapp antwoorden|op whatsapp antwoorden|whatsapp koppelen|met whatsapp business}',
      '{whatsapp|whatsapp bot|whatsapp koppeling|whats app|whatsapp business|bot voor whatsapp|wa bot|appjes}',
      '{onze klanten|mijn klanten|ze} {appen ons|sturen appjes|gebruiken whatsapp|schrijven via whatsapp} {kan de bot daar antwoorden|werkt dat|}',
      '{ik wil|wij willen} een bot {op|voor|in} whatsapp',
      '{WhatsApp|appen|klanten appen ons}',
      "{via whatsapp antwoorden|watsapp|app'je sturen}",
    ],
  },
  slack: {
    chip: 'Werkt het met Slack?',
    answer: 'Ja. Slack is inbegrepen vanaf {starter}, samen met e-mail en uw website.',
    asks: [
      '{werkt het|werkt de bot|koppelt het|kan de bot|kan het} {met slack|in slack|berichten in slack zetten|met ons slack kanaal|slack meldingen sturen}',
      '{slack|slack integratie|slack koppeling|slack bot|slack kanaal|bot in slack|slack meldingen}',
      '{wij gebruiken|ons team zit op|we werken met|we zitten op} slack {kan dat|werkt dat|}',
      'kan {mijn team|ons team|ik} {chats in slack overnemen|in slack antwoorden|een melding in slack krijgen|via slack meelezen}',
      '{Slack|slak|melding in Slack}',
      '{wij gebruiken Slack|slackkanaal|notificatie in slack}',
    ],
  },
  shopify: {
    chip: 'Werkt het met Shopify?',
    answer:
      'Ja, onze bots werken met Shopify: ze zoeken bestellingen op, raden producten aan en beantwoorden vragen vóór het afrekenen. Andere winkelsystemen (WooCommerce, Magento) koppelen we via hun API.',
    asks: [
      '{werkt het|werkt de bot|koppelt het|kunnen jullie koppelen} met {shopify|mijn shopify winkel|woocommerce|magento|lightspeed|shopware|ccv shop|ons winkelsysteem|bol}',
      '{shopify|shopify koppeling|shopify bot|woocommerce|magento|lightspeed|winkelsysteem|shopify app}',
      '{ik heb|wij hebben|onze winkel draait op} {een shopify winkel|shopify|woocommerce|lightspeed|magento} {werkt dat|kan dat gekoppeld worden|}',
      'kan de bot {shopify bestellingen|bestellingen in mijn winkel|mijn producten in shopify} {zien|opzoeken|checken}',
      '{wij draaien op woocommerce|lightspeed webshop}',
      '{shopify|shopfy} {werkt dat|kan dat|gaat dat}',
      'wij zitten op {WooCommerce|Magento|Lightspeed|CCV}',
      '{Shopify|WooCommerce|webshopplatform|bestellingen uit shopify}',
    ],
  },
  website: {
    chip: 'Hoe komt de bot op mijn website?',
    answer:
      'Het webkanaal hoort bij elk abonnement: een kort stukje code gaat in uw pagina’s, waarmee die ook gemaakt zijn (WordPress, Wix, eigen code), en daar verschijnt de chat. Wij helpen ermee als de eerste versie wordt ingericht.',
    asks: [
      '{hoe|waar} {zet ik|krijg ik|plaats ik|installeer ik|bouw ik} {de bot|de chat|het|de chatbot} {op mijn website|op onze site|in wordpress|op mijn pagina|op de homepage}',
      '{werkt het|werkt de bot|kan het} {met wordpress|op wix|met squarespace|met joomla|op mijn website|op elke website|met drupal|met webflow}',
      '{wordpress|wix|widget|embed|snippet|op website plaatsen|stukje code|chat op site|website chat}',
      '{mijn site is|onze website is} {gemaakt met wordpress|gebouwd in wix|een squarespace site|gemaakt met webflow} {werkt dat|}',
      'moet {mijn website|onze site} {aangepast worden|veranderen}',
      'hoe {plak|zet|krijg} ik {hem|de chat} {op mijn site|op de pagina|in mijn blog}',
      '{WordPress|insluiten|Wix}',
      '{site is door een bureau gemaakt|chatballonnetje|moet de site om}',
    ],
  },
  crm: {
    chip: 'Werkt het met ons CRM?',
    answer:
      'Ja: bots werken via de API met klantsystemen zoals Salesforce of HubSpot. {professional} bevat zoveel integraties als u nodig hebt; een eigen systeem is een maatwerkintegratie ({integrationPrice} eenmalig).',
    asks: [
      '{werkt het|koppelt het|synchroniseert het|kan de bot werken} met {ons crm|salesforce|hubspot|pipedrive|zoho|dynamics|een crm|mijn crm|teamleader}',
      '{crm|crm koppeling|salesforce|hubspot|pipedrive|zoho crm|teamleader|crm integratie}',
      '{wij gebruiken|ons crm is|we werken met} {salesforce|hubspot|pipedrive|teamleader|dynamics} {werkt dat|kan dat|}',
      'komen {de leads|leads|klantgegevens uit de chat} {in ons crm|in hubspot|in salesforce} {terecht|}',
      'komen {contacten|gegevens|leads} in {Salesforce|HubSpot|ons CRM}',
      '{CRM|HubSpot|Salesforce|Pipedrive|klantenbestand}',
    ],
  },
  api: {
    chip: 'Hebben jullie een API?',
    answer:
      'Bots praten met andere systemen via API’s en webhooks: de flow builder heeft stappen die een adres van u aanroepen en het antwoord gebruiken. Voor een diepere koppeling bouwen we een maatwerkintegratie ({integrationPrice} eenmalig).',
    asks: [
      '{hebben jullie|is er|bieden jullie|heeft het} {een api|een rest api|webhooks|api documentatie|een sdk|developer docs|toegang via api}',
      '{api|rest api|webhooks|webhook|api docs|zapier|n8n|sdk|make com}',
      '{kunnen|kan} {onze developers|mijn programmeur|wij} {de api gebruiken|via api koppelen|webhooks gebruiken|ertegen programmeren}',
      '{werkt het met|ondersteunen jullie} {zapier|make|n8n|webhooks|rest}',
      'hebben jullie {een API|webhooks}',
      '{onze programmeur vraagt de API|onze server aanroepen|Zapier|REST|documentatie voor ontwikkelaars}',
    ],
  },
  channels: {
    chip: 'Welke kanalen zijn er?',
    answer:
      'De kanalen die we noemen zijn uw website, WhatsApp, Slack, e-mail en Shopify. Andere (Instagram, Messenger, Telegram, Teams, sms) koppelen we via hun API als ze die hebben; telefoon- of spraakbots biedt de site niet aan. Vraag ons team naar uw kanaal.',
    asks: [
      '{welke|op welke} {kanalen|messengers|platformen|chat apps} {zijn er|ondersteunen jullie|kan de bot antwoorden|werkt de bot}',
      '{werkt het|kan de bot antwoorden|kan hij|werkt de bot} {op instagram|via messenger|op telegram|via sms|in teams|op facebook|via discord|op tiktok|via signal}',
      '{instagram|facebook messenger|telegram|sms|microsoft teams|kanalen|discord|signal|mailbot}',
      '{kan de bot|kan hij|hebben jullie} {telefoneren|de telefoon opnemen|bellen|praten met stem|een voicebot|telefoontjes aannemen|spraak}',
      '{voicebot|telefoonbot|spraakassistent|belbot|callcenter bot}',
      '{onze klanten zitten op telegram|kan het op instagram|neemt hij de telefoon op|via sms|in teams}',
      'antwoordt hij op {sms|Messenger|Insta|mail|telefoon}',
      'kan het op {Telegram|Facebook|Teams}',
      '{spraakbot|telefoontjes|waar kan hij antwoorden}',
    ],
  },
  languages: {
    chip: 'Welke talen spreken de bots?',
    answer:
      'Onze bots spreken {languages} talen, ook schriften van rechts naar links zoals Arabisch en Hebreeuws. {starter} heeft één taal, {professional} meerdere; een extra taal kost {languagePrice} per maand.',
    asks: [
      '{welke|hoeveel} talen {spreken jullie bots|spreekt de bot|kan de bot|ondersteunen jullie|zijn er|heeft jullie chatbot}',
      '{spreekt|kent|begrijpt|kan} {de bot|hij|jullie chatbot} {frans|duits|spaans|arabisch|turks|pools|chinees|fries|andere talen|meerdere talen|oekraiens}',
      '{talen|meertalig|meertalige bot|taalondersteuning|meertaligheid}',
      '{onze klanten|mijn klanten} {spreken|schrijven in} {verschillende talen|frans en duits|arabisch|vijf talen|allerlei talen}',
      '{hoeveel talen kan hij|onze klanten schrijven arabisch|snapt hij vlaams|kan hij ook turks|fries}',
    ],
  },
  languageSwitch: {
    chip: 'Wisselt de bot zelf van taal?',
    answer:
      'Ja. De bot antwoordt in de taal waarin hij wordt aangesproken en wisselt mee met de klant, ook midden in een gesprek.',
    asks: [
      '{wisselt|schakelt|verandert} {de bot|hij} {zelf|automatisch|vanzelf|midden in het gesprek} {van taal|over naar een andere taal}',
      '{herkent|detecteert|weet} {de bot|hij} {de taal|welke taal iemand spreekt|automatisch de taal|in welke taal hij moet antwoorden}',
      '{taalherkenning|automatische taalherkenning|taal wisselen|automatisch vertalen|taaldetectie}',
      '{wat als|wat gebeurt er als} {een klant|iemand|een bezoeker} {in een andere taal schrijft|overgaat op frans|van taal wisselt|talen mengt}',
      'moet ik {alles|de antwoorden} {zelf vertalen|voor elke taal schrijven|in elke taal invoeren}',
      '{gaat hij mee|merkt hij het} als de klant {van taal wisselt|op engels overgaat}',
      '{ziet hij zelf de taal|taalwissel|moet de klant een taal kiezen}',
    ],
  },
  models: {
    chip: 'Welke AI-modellen gebruiken jullie?',
    answer:
      'U kiest het model: GPT-3.5 Turbo (snel en voordelig, {starter}), Claude 3 Sonnet (evenwichtig, {professional}) of Claude 3 Opus (voor complexe redeneringen, {enterprise}). U betaalt niet standaard bij elk antwoord voor een premiummodel.',
    asks: [
      '{welk|welke|wat voor} {ai model|ai modellen|model|taalmodel|llm|ai|techniek} {gebruiken jullie|zit erachter|draait het op|gebruikt de bot|kan ik kiezen|zijn er}',
      '{is het|gebruiken jullie|draait het op|zit er} {chatgpt|gpt|gpt 4|claude|openai|gemini|mistral|llama|anthropic}',
      '{modellen|ai model|llm|gpt|claude|opus|sonnet|gpt 3.5 turbo|taalmodel}',
      '{kan ik|kunnen we} {het model kiezen|van model wisselen|een ander model gebruiken|het ai model zelf kiezen}',
      'verschil tussen {gpt en claude|sonnet en opus|de modellen|gpt 3.5 en sonnet}',
      '{welke AI|welke motor} {zit|draait} {erin|in het kleinste|in professional|in starter}',
      'is het {gpt|chatgpt|claude|gemini} {onder de motorkap|erachter}',
      '{AI-model|GPT|Claude|opus of sonnet}',
    ],
  },
  analytics: {
    chip: 'Welke statistieken krijg ik?',
    answer:
      'U ziet in realtime wat er gevraagd wordt en hoe gesprekken aflopen: {starter} heeft basisanalyses, {professional} uitgebreide analyses met A/B-tests. In de flow builder toont elke flow zijn sessies, voltooiing en duur.',
    asks: [
      '{welke|wat voor} {statistieken|analyses|rapporten|cijfers|rapportages|metrics} {krijg ik|zijn er|hebben jullie|kan ik zien|zitten erbij}',
      '{is er|hebben jullie|krijg ik} {een dashboard|statistieken|rapportages|analytics|inzichten|rapporten}',
      '{analytics|statistieken|dashboard|rapportage|rapporten|kpis|inzichten|analyses}',
      '{hoe kan ik|kan ik|hoe zien we} {meten of het werkt|zien wat klanten vragen|zien hoe de bot presteert|het succes meten|de resultaten bekijken}',
      'verschil tussen {basisanalyses en uitgebreide analyses|basic en advanced analytics}',
      'zie ik wat {mensen|klanten} vragen',
      'hoe weet ik of het {werkt|helpt}',
      '{grafieken|cijfers over gesprekken|maandrapport voor de baas}',
    ],
  },
  helpHours: {
    chip: 'Welke ondersteuning krijgen we?',
    answer:
      '{starter} heeft ondersteuning per e-mail, {professional} 24/7 ondersteuning met voorrang, {enterprise} een vast supportteam met een SLA. U bereikt support via {supportEmail}.',
    asks: [
      '{welke|wat voor} {ondersteuning|support|hulp} {krijgen we|krijg ik|bieden jullie|zit erbij|is er bij starter|is er bij professional}',
      '{is er|hebben jullie|bieden jullie} {24/7 support|support in het weekend|telefonische support|technische ondersteuning|hulp in de nacht|een servicelijn}',
      '{support|ondersteuning|technische hulp|priority support|support 24 7|hulplijn|technische support}',
      '{wie helpt me|bij wie kan ik terecht|wie bel ik|waar meld ik het} {als er iets stuk is|bij problemen|als de bot niet werkt|als ik vastloop|bij een storing}',
      'hoe snel {reageert|antwoordt} {jullie support|de support|de technische dienst}',
      "wie bel ik {'s nachts|in het weekend|als het hapert}",
      'krijgen we {een vast contact|iemand vast}',
      '{technische ondersteuning|hulp als klant|supporttijden|alleen mailsupport}',
    ],
  },
  abTesting: {
    chip: 'Kan ik A/B-tests doen?',
    answer: 'A/B-tests zitten in {professional}: probeer twee formuleringen of flows en houd de beste.',
    asks: [
      '{kan ik|kunnen we|hebben jullie|is er|ondersteunt het} {ab testen|a/b testen|a/b tests|split tests|split testing|ab tests doen}',
      '{a/b test|ab testing|split test|ab test|experimenten|twee versies testen|a b testen}',
      '{welk|in welk} {abonnement|pakket|plan} {heeft|zit} {ab testing|a/b tests}',
      'kan ik {twee versies|twee begroetingen|verschillende antwoorden|twee teksten} {vergelijken|tegen elkaar testen}',
      'zit {de A/B-test|ab-testen|split test} {in starter|in de pro|erbij}',
      'twee {teksten|begroetingen|varianten} vergelijken',
      '{A/B|A/B-testen|welke versie beter werkt}',
      '{a/b|a b}',
    ],
  },
  workflows: {
    chip: 'Wat zijn eigen workflows?',
    answer:
      'Eigen workflows zitten in {professional}: uw eigen stappen, voorwaarden en acties, van een e-mailadres vragen tot een ander systeem aanroepen. U tekent ze in de flow builder, die u hier zonder account kunt proberen.',
    asks: [
      '{wat zijn|hebben jullie|kan ik maken|kunnen we|vertel over} {eigen workflows|custom workflows|workflows|automatiseringen|procesautomatisering}',
      '{workflows|workflow|custom workflows|procesautomatisering|automatisering|automatische acties}',
      '{welk|in welk} {abonnement|pakket|plan} {heeft|zit} {workflows|eigen workflows}',
      'kan de bot {ons proces volgen|een actie starten|stappen doorlopen|gegevens stap voor stap vragen|een workflow starten}',
      'kan ik {stappen|regels} {instellen|programmeren}',
      '{als klant x zegt dan y|voorwaarden|proces automatiseren|goedkeuringsstappen}',
    ],
  },
  branding: {
    chip: 'Kan het in onze huisstijl?',
    answer: 'Ja, uw eigen huisstijl hoort bij elk abonnement, vanaf {starter}: uw naam, uw kleuren, uw toon.',
    asks: [
      '{kan ik|kunnen we|kan de bot|mogen we} {ons eigen logo gebruiken|de kleuren aanpassen|onze huisstijl krijgen|het uiterlijk aanpassen|de bot een eigen naam geven|de toon kiezen|de avatar wijzigen}',
      '{huisstijl|branding|white label|whitelabel|eigen logo|eigen kleuren|eigen design|vormgeving}',
      '{staat jullie logo|staat er powered by|zie je jullie merk} {erop|erbij|in de chat}',
      '{past|lijkt} {het|de chat} {bij onze site|op ons merk|in ons design}',
      'bieden jullie {whitelabel|white label aan|eigen branding}',
      'kan hij {anders heten|op ons lijken|onze kleuren krijgen}',
      '{ons logo|onze naam|onze toon}',
      '{logo|kleuren|staat jullie naam ergens}',
    ],
  },
  handover: {
    chip: 'Geeft de bot door aan een medewerker?',
    answer:
      'Ja. Wat de bot niet kan beantwoorden, gaat naar iemand van uw team met alles wat al gezegd is, zodat niemand zich hoeft te herhalen. U bepaalt wanneer dat gebeurt.',
    asks: [
      '{kan|geeft|zet} {de bot|hij} {een gesprek|een chat|iemand} {doorgeven aan een mens|overdragen aan ons team|door naar een medewerker|doorverbinden met een collega|doorzetten naar onze staf}',
      '{wat als|wat doet hij als|wat gebeurt er als} {de bot het niet weet|de bot vastloopt|hij geen antwoord heeft|de bot het niet snapt|hij er niet uitkomt}',
      '{overdracht|doorverbinden|handover|escalatie|live chat|live medewerker|chat overnemen}',
      '{kan mijn team|kunnen wij|kan ik} {een gesprek overnemen|inspringen|ingrijpen|meepraten in de chat}',
      'kunnen {klanten|mijn klanten} {nog een mens spreken|ons personeel bereiken|ook een echt persoon krijgen}',
      '{en als hij het niet weet|geeft hij door aan een collega|kan ik inbreken in het gesprek|als de bot vastloopt}',
      'wat doet hij als hij {het niet weet|vastloopt|geen raad weet}',
      'kan {een collega|een van ons|ik} {ingrijpen|overnemen}',
      '{overdragen|overnemen|krijgt de klant een echt mens|naar een medewerker}',
    ],
  },
  ownData: {
    chip: 'Kan de bot van onze documenten leren?',
    answer:
      'Ja. Uitgebreide training ({trainingPrice} eenmalig) leert de bot uw documenten en eerdere gesprekken; prijzen, openingstijden en regels komen uit uw eigen systemen, dus het antwoord is het uwe en geen gok.',
    asks: [
      '{kan de bot|kan hij|kunnen jullie hem} {leren van|trainen met|voeden met|gebruiken|lezen uit} {onze documenten|onze pdfs|onze website|onze faq|onze handleidingen|onze kennisbank|oude chats}',
      '{waar haalt|hoe weet|hoe leert} {de bot|hij} {zijn kennis vandaan|over onze producten|wat hij moet zeggen|de antwoorden|het allemaal}',
      '{eigen documenten|kennisbank|pdf uploaden|eigen content|trainen op eigen data|documenten uploaden|eigen kennis}',
      '{kan ik|kunnen we} {documenten|pdfs|onze faq|een prijslijst|handleidingen} uploaden',
      '{kent|weet} de bot {onze producten|onze prijzen|ons assortiment|alles van ons bedrijf}',
      '{kunnen we hem onze pdf’s geven|leest hij onze website|waar haalt hij zijn antwoorden vandaan}',
      "kan hij {onze boeken|de site|pdf's|de prijslijst} {lezen|leren|verwerken}",
      'hoe weet hij {wat we verkopen|het}',
      '{documenten|bestanden uploaden|catalogus|folders|hij weet niks van mijn zaak}',
    ],
  },
  accuracy: {
    chip: 'Hoe betrouwbaar zijn de antwoorden?',
    answer:
      'Een taalmodel voorspelt woorden, dus feiten moeten uit uw eigen gegevens komen: onze bots antwoorden met wat u ze gaf en geven door wat ze niet weten, in plaats van het te verzinnen. U test elke flow voordat hij live gaat.',
    asks: [
      '{hoe|zijn} {betrouwbaar zijn de antwoorden|goed zijn de antwoorden|nauwkeurig is de bot|kloppen de antwoorden|de antwoorden wel juist|correct is het}',
      '{maakt|verzint|vertelt} {de bot|hij} {fouten|dingen|onzin|soms iets verkeerds|zomaar wat}',
      '{hallucineert de bot|hallucinaties|foute antwoorden|nauwkeurigheid|foutmarge|betrouwbaarheid|verkeerde antwoorden|kwaliteit antwoorden}',
      '{hoe voorkomen jullie|kun je voorkomen} {foute antwoorden|hallucinaties|dat hij dingen verzint|dat de bot liegt}',
      'wie is {aansprakelijk|verantwoordelijk} als {de bot iets fouts zegt|hij een fout maakt|de bot iets belooft}',
      '{verzint hij geen onzin|als hij het fout heeft|kletst hij uit zijn nek|kan ik hem vertrouwen}',
      'en als hij {onzin vertelt|iets verzint|fout zit|blundert}',
      'wie draait ervoor op als hij {iets fouts belooft|verkeerde prijs noemt}',
      '{kan ik erop vertrouwen|hallucineert|fouten|blunders}',
    ],
  },
  speed: {
    chip: 'Hoe snel antwoordt de bot?',
    answer:
      'Het platform reageert in minder dan 200 milliseconden; uw klanten krijgen meteen antwoord, op elk uur.',
    asks: [
      '{hoe snel|hoe vlot} {antwoordt de bot|reageert de bot|is de bot|antwoordt hij|gaat het|komt er antwoord}',
      '{reactietijd|antwoordsnelheid|snelheid|latency|responstijd|200 milliseconden}',
      '{is de bot|is het|is hij} {traag|snel|direct|realtime|langzaam}',
      '{moeten klanten|hoe lang moeten klanten|moet je} {wachten|wachten op antwoord|lang wachten op de bot}',
      'antwoordt hij {meteen|direct|gelijk}',
      '{hoeveel seconden|reactietijd van de bot|traag|milliseconden|wachten}',
    ],
  },
  uptime: {
    chip: 'Hoe stabiel is de dienst?',
    answer:
      'We beloven {uptime} uptime, dag en nacht. {enterprise} voegt een SLA toe die dat in het contract zet.',
    asks: [
      '{wat is|hoe hoog is|hoe zit het met} {de uptime|jullie uptime|de beschikbaarheid|jullie beschikbaarheid}',
      '{hoe|is het|hoe vaak} {stabiel is het|stabiel is het platform|vaak ligt het plat|stabiel|is er storing|liggen jullie eruit}',
      '{uptime|beschikbaarheid|storing|storingen|downtime|99.9|uitval}',
      '{wat als|wat gebeurt er als} {jullie servers uitvallen|het systeem plat ligt|de dienst eruit ligt|jullie offline zijn|de bot crasht}',
      'garanderen jullie {uptime|beschikbaarheid|99.9 procent}',
      'ligt het {vaak plat|er vaak uit}',
      '{99,9|als jullie servers doodgaan|buiten dienst}',
    ],
  },
  deploy: {
    chip: 'Hoe snel kunnen we starten?',
    answer:
      'Een eerste versie is klaar binnen {firstHours} uur; afstemmen op uw bedrijf duurt {daysFrom} tot {daysTo} dagen, afhankelijk van de branche.',
    asks: [
      '{hoe snel|wanneer|hoe vlug} {kunnen we starten|kunnen we live|kunnen jullie leveren|staat de bot live|kan ik beginnen|is het klaar|draait het}',
      '{hoe lang|hoeveel dagen|hoeveel tijd} {duurt het|duurt de implementatie|duurt het opzetten|kost het om te bouwen|duurt het tot we live zijn}',
      '{doorlooptijd|levertijd|implementatietijd|planning|go live|opleverdatum|livegang}',
      '{kan het|lukt het|redden jullie het} {deze week|voor maandag|morgen al|binnen een week|voor kerst|binnen twee weken|snel}',
      '{we hebben|ik heb} het {dringend|snel|asap|volgende week} nodig',
      'is het echt {binnen 24 uur|in een dag|binnen een dag} klaar',
      '{wanneer kan hij draaien|hoe snel staat het|kunnen we volgende week live}',
      'wanneer {is het klaar|draait het|hebben we hem}',
      'halen jullie {de beurs|vrijdag|voor kerst}',
      'hoeveel {dagen|tijd} {duurt het|tot de start|om aan te passen}',
      '{spoed|live gaan|heb haast|klaar maandag|startdatum}',
      'is {een eerste versie|de eerste versie|de bot} {echt|} {binnen een dag klaar|in een dag klaar|in 1 dag live|de volgende dag klaar}',
    ],
  },
  process: {
    chip: 'Hoe werkt het, stap voor stap?',
    answer:
      'U schrijft in een paar regels wat uw klanten vragen; wij bekijken uw site en uw vragen en komen binnen {hours} uur terug met een eerste plan en een prijs. Een eerste versie draait binnen {firstHours} uur, daarna stemmen we hem in {daysFrom} tot {daysTo} dagen op u af en test u hem voordat hij live gaat.',
    asks: [
      '{hoe werkt|hoe verloopt} {het|dit|zoiets|een project|de samenwerking|het proces|dat in de praktijk} {stap voor stap|precies|in zijn werk|}',
      '{wat zijn|vertel|leg uit} {de stappen|de volgende stappen|het proces|de werkwijze|het traject}',
      '{werkwijze|proces|stappen|stappenplan|aanpak|onboarding|hoe verder|traject}',
      '{wat hebben jullie nodig|wat moet ik aanleveren|wat moeten we voorbereiden} {van ons|om te starten|om te beginnen|}',
      '{wat gebeurt er|wat komt er} {na het adviesgesprek|als ik contact opneem|nadat we bestellen|daarna|vervolgens}',
      'hoe {begin ik|beginnen we|starten we hiermee|pakken we dit aan}',
      'hoe gaat het {als we ja zeggen|van begin tot eind|in de praktijk}',
      'wat hebben jullie nodig {van ons|van mij}',
      '{en daarna|testen we voor het live gaat}',
    ],
  },
  noCode: {
    chip: 'Heb ik programmeurs nodig?',
    answer:
      'Nee. Gesprekken tekent u zonder code in een visuele flow builder, en templates geven u een start; bij de volledig beheerde dienst doen wij alles voor u.',
    asks: [
      '{heb ik|hebben we|heb je} {programmeurs nodig|een developer nodig|technische kennis nodig|een it afdeling nodig|een ontwikkelaar nodig|programmeerkennis nodig}',
      '{moet ik|moet je|moeten we} {kunnen programmeren|code schrijven|technisch zijn|verstand van it hebben}',
      '{no code|zonder code|zonder programmeren|low code|makkelijk te gebruiken|voor beginners|gebruiksvriendelijk}',
      '{is het|hoe} {moeilijk|makkelijk|ingewikkeld|lastig} {in te stellen|te gebruiken|te leren|is het|}',
      '{ik ben|wij zijn} {niet technisch|geen programmeur|een digibeet|niet handig met computers} {kan ik het dan|}',
      '{ik snap niks van computers|heb je een programmeur nodig}',
      'ik ben {een ramp|waardeloos|geen held} {met computers|met techniek}',
      "heb ik {een ict'er|programmeur} nodig",
      'is het {makkelijk|ingewikkeld|gedoe} om te {bedienen|maken}',
      '{slepen|beginner|kan mijn stagiair het}',
    ],
  },
  maintenance: {
    chip: 'Wie onderhoudt de bot?',
    answer:
      'Bij een platformabonnement past u teksten en flows zelf aan, wanneer u wilt en zonder code. Bij de volledig beheerde dienst onderhouden en verbeteren wij de bot voor u; voor technisch werk is er dag en nacht ontwikkelondersteuning.',
    asks: [
      '{wie|hoe} {onderhoudt|beheert|update|verbetert|houdt} {de bot|hem|de antwoorden|alles} {daarna|bij|up to date|na de livegang|}',
      '{kan ik|kunnen we|hoe kan ik} {de antwoorden wijzigen|de teksten aanpassen|de bot zelf bijwerken|later dingen veranderen|de inhoud bewerken}',
      '{onderhoud|updates|bijwerken|beheer achteraf|aanpassingen later|doorontwikkeling}',
      'hoeveel {werk|tijd} {is het onderhoud|kost het bijhouden|hebben we er later aan|is het om het draaiende te houden}',
      '{wat als|en als} {onze prijzen veranderen|ons assortiment verandert|onze openingstijden wijzigen}',
      'wie {houdt hem bij|zorgt ervoor|past antwoorden aan} daarna',
      '{de kaart|de prijzen} wisselt elke week',
      'kan ik {teksten|antwoorden} zelf wijzigen',
      '{werk achteraf|voor elke wijziging bellen}',
    ],
  },
  scale: {
    chip: 'Kan het veel bezoekers aan?',
    answer:
      'Ja. Het platform is serverless: het groeit mee met het aantal gesprekken, ook bij pieken, en kost weinig zolang niemand praat. {enterprise} heeft geen berichtenlimiet.',
    asks: [
      '{kan het|kan de bot|kan het platform} {veel bezoekers aan|pieken aan|black friday aan|duizenden chats aan|veel verkeer aan|hoge belasting aan}',
      '{schaalbaarheid|schaalbaar|schalen|piekbelasting|pieken|veel verkeer|drukte}',
      '{hoeveel} {gesprekken|chats|gebruikers|klanten|mensen} {tegelijk|tegelijkertijd|gelijktijdig|kan de bot tegelijk aan}',
      'wat als {we hard groeien|iedereen tegelijk schrijft|een campagne viral gaat|het ineens heel druk wordt}',
      'kan hij {de drukte|duizend mensen tegelijk|een tv-spotje} aan',
      '{hoeveel tegelijk|belasting|schaalt|groeien|gaat viraal}',
    ],
  },
  tasks: {
    chip: 'Kan de bot boeken en bestellen?',
    answer:
      'Ja. Een bot kan afspraken, reserveringen en bestellingen aannemen, een bestelling opzoeken, een retour afhandelen, herinneringen sturen, contactgegevens noteren en andere systemen aanroepen; de flow builder heeft voor elk een stap. De demobots van onze templates laten het zien.',
    asks: [
      '{kan de bot|kan hij|kan het} {afspraken|reserveringen|bestellingen|retouren|betalingen|boekingen} {aannemen|afhandelen|verwerken|inplannen|regelen}',
      '{afspraken inplannen|bestellingen aannemen|reserveringsbot|boekingsbot|orderstatus|online reserveren|afsprakenbot}',
      '{welke taken|wat voor klussen|welke dingen} kan {de bot|hij} {doen|overnemen|automatiseren}',
      'kunnen {klanten|patienten|gasten} {boeken|bestellen|reserveren|een afspraak verzetten} {via de chat|met de bot|bij de bot}',
      'kan de bot {pakketjes volgen|een bestelling opzoeken|mails versturen}',
      '{doet hij ook iets of praat hij alleen}',
      'kan hij {afspraken|tafels|lessen} {inplannen|verzetten|afzeggen}',
      '{reserveringen|doet hij dingen of kletst hij alleen|afrekenen}',
    ],
  },
  afterHours: {
    chip: 'Werkt het ook ’s nachts?',
    answer: 'Ja, de bot antwoordt dag en nacht, in het weekend en op feestdagen.',
    asks: [
      '{werkt|antwoordt|draait} {de bot|het|hij} {ook in de nacht|24/7|dag en nacht|in het weekend|op zondag|op feestdagen|buiten kantooruren|s nachts}',
      '{24/7|dag en nacht|s nachts|weekend|buiten kantooruren|feestdagen|buiten openingstijden}',
      '{wij zijn|de winkel is|ons kantoor is} {dicht in het weekend|gesloten na vijf|s avonds dicht} {kan de bot dan antwoorden|}',
      'klanten {schrijven|vragen|mailen} {s avonds laat|buiten kantoortijd|op zondag} {wie antwoordt dan|}',
      "antwoordt hij {als we slapen|'s nachts|met kerst|als de winkel dicht is}",
      "{24 uur|'s avonds|buiten openingstijd|gesloten}",
    ],
  },
  rightToLeft: {
    chip: 'Werkt het van rechts naar links?',
    answer:
      'Ja. In het Arabisch en Hebreeuws lopen deze chat en onze bots van rechts naar links, het hele venster inbegrepen; u hoeft niets in te stellen.',
    asks: [
      '{rechts naar links|rtl}',
      '{van rechts naar links}',
      '{ziet|loopt|staat|wordt} {de chat|het venster|de widget|de tekst} {er goed uit in het arabisch|van rechts naar links|goed in het hebreeuws|gespiegeld in het arabisch}',
      '{rtl ondersteuning|leesrichting|schrijfrichting|chatvenster in het arabisch|weergave in het hebreeuws|tekstrichting}',
    ],
  },
};
