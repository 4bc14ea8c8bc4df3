import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: 'Was bieten Sie an?',
    answer:
      '{brand} baut KI-Chatbots für Unternehmen: Bots für den Kundenservice, Vertriebsautomatisierung und individuelle Integrationen. Sie antworten rund um die Uhr in {languages} Sprachen, übergeben an Ihr Team, wenn es darauf ankommt, und eine erste Version läuft innerhalb von {firstHours} Stunden.',
    asks: [
      '{was|was genau} {macht ihr|bietet ihr an|machen sie|verkauft ihr|macht eure firma|ist euer angebot|bauen sie|entwickelt ihr} {eigentlich|hier|}',
      '{was ist|worum geht es bei|erklär mir|was soll} {parley|das hier|diese seite|euer produkt|euer dienst|die firma eigentlich}',
      '{leistungen|angebot im überblick|produkte|services|dienstleistungen|ki chatbots|was kann man hier kaufen|leistungsspektrum|was können sie für uns tun|was können sie für meine firma tun|was können sie für mein unternehmen machen|was könnt ihr für uns tun|was könnt ihr für meine firma tun|was könnt ihr für mein unternehmen machen|was kann ein chatbot für uns tun|was kann ein chatbot für meine firma tun|was kann ein chatbot für mein unternehmen machen}',
      '{wir brauchen|ich suche|wir suchen|wir hätten gern} {einen chatbot|einen ki bot|eine ki für kundenfragen|einen bot für unsere webseite|ein chatprogramm}',
      'womit {verdient ihr euer Geld|beschäftigt ihr euch}',
      'was verkauft ihr {da|eigentlich}',
      'was ist das hier für {ein Laden|eine Seite}',
      '{in einem Satz, was macht ihr|euer Produkt|Leistungen|Angebot kurz erklärt|bin über Google hier gelandet}',
    ],
  },
  support: {
    chip: 'Was macht ein Kundenservice-Bot?',
    answer:
      'Ein Kundenservice-Bot beantwortet, was jeden Tag gefragt wird, schlägt Bestellungen und Termine nach und gibt mitsamt dem ganzen Gespräch an einen Menschen weiter.',
    asks: [
      '{was macht|was kann|wie funktioniert|erzähl mir von} {ein kundenservice bot|der support bot|ein servicebot|der kundendienst bot|ein helpdesk bot}',
      '{kundenservice|kundensupport|kundendienst|support bot|helpdesk|faq bot|first level support|kundenbetreuung|support entlasten|support automatisieren|kundenservice entlasten|kundenservice automatisieren|hotline entlasten|hotline automatisieren|unsere leute entlasten|unsere leute automatisieren}',
      '{kann er|kann der bot|könnt ihr} {kundenfragen|supporttickets|standardfragen|häufige fragen|kundenmails|immer gleiche fragen} {beantworten|übernehmen|abarbeiten}',
      '{wir|unser support|mein team} {kriegen dauernd|ertrinkt in|bekommt täglich} {die gleichen fragen|dieselben anfragen|tickets|hunderte mails}',
      'wir beantworten {ständig dasselbe|den ganzen Tag wo ist mein Paket}',
      'kann er {den Empfang|die Hotline|den Support} entlasten',
      '{Tickets|Kundendienst|Postfach quillt über}',
      '{häufige Fragen|motzende Kunden|Kundenservice automatisieren}',
    ],
  },
  sales: {
    chip: 'Wie hilft der Bot im Vertrieb?',
    answer:
      'Die Vertriebsautomatisierung begrüßt Besucher, findet heraus, was sie brauchen, qualifiziert sie nach Ihren eigenen Regeln und trägt den Termin in Ihren Kalender ein.',
    asks: [
      '{was ist|wie funktioniert|was macht|erklär mir} {die vertriebsautomatisierung|ein vertriebsbot|ein sales bot|die leadgenerierung|die leadqualifizierung|ein verkaufsbot}',
      '{vertrieb|vertriebsautomatisierung|leads|leadgenerierung|sales bot|mehr umsatz|neukunden gewinnen|akquise|wir brauchen mehr leads|wir brauchen mehr kunden|wir brauchen mehr verkäufe|wir brauchen mehr abschlüsse|wir brauchen bessere conversion|ich will mehr leads|ich will mehr kunden|ich will mehr verkäufe|ich will mehr abschlüsse|ich will bessere conversion|wir wollen mehr leads|wir wollen mehr kunden|wir wollen mehr verkäufe|wir wollen mehr abschlüsse|wir wollen bessere conversion}',
      '{kann der bot|kann er|kann so ein bot} {leads sammeln|verkaufen|interessenten qualifizieren|den umsatz steigern|produkte empfehlen|neukunden bringen|kontakte einsammeln}',
      'wie {steigert|erhöht|verbessert} {ein chatbot|der bot} {den umsatz|die conversion|unsere verkaufszahlen}',
      '{bringt|holt|liefert} der {mehr Kunden|mehr Umsatz|Aufträge|Anfragen}',
      '{Interessenten vorsortieren|Verkaufstermine buchen|Leads|Neukunden}',
      '{Abschlüsse|Konversion|Besucher zu Käufern machen}',
    ],
  },
  customWork: {
    chip: 'Was sind individuelle Integrationen?',
    answer:
      'Wir verbinden das Gespräch mit Ihrem Shop, Ihren Kundendaten, Ihrem Ticketsystem oder Ihrer eigenen Software. Eine individuelle Integration kostet {integrationPrice} einmalig.',
    asks: [
      '{was sind|was ist|erklär mir|was versteht ihr unter} {individuelle integrationen|eine individuelle integration|individualentwicklung|sonderentwicklung}',
      '{individuelle integrationen|individualentwicklung|maßgeschneiderte lösung|sonderanfertigung|individualsoftware|eigenentwicklung}',
      '{könnt ihr|entwickelt ihr|baut ihr|programmiert ihr} {etwas individuelles|einen bot nur für uns|sonderfunktionen|eine maßgeschneiderte lösung|was nach unseren wünschen}',
      '{unser eigenes system|unsere software|unser ticketsystem|unser buchungssystem|unser intranet|unsere warenwirtschaft|eine hauseigene datenbank} {anbinden|einbinden|koppeln}',
      'baut ihr {was Eigenes|eine Sonderlösung|nach Maß}',
      '{wir haben ein selbstgestricktes System|Sonderanfertigung|individuelle Entwicklung|Ticketsystem anschließen}',
    ],
  },
  integrations: {
    chip: 'Mit welchen Systemen verbindet er sich?',
    answer:
      'Die Bots verbinden sich mit {integrations}, Ihrer Website und anderen Systemen über deren API: Shop, Kundendaten, Tickets, Kalender. {starter} enthält {starterIntegrations} Integrationen (Slack, E-Mail, Web), {professional} so viele, wie Sie brauchen; die Verbindung zu einem eigenen System kostet {integrationPrice} einmalig.',
    asks: [
      '{welche|was für} {integrationen|systeme|tools|schnittstellen|programme|apps|anbindungen} {gibt es|habt ihr|unterstützt ihr|könnt ihr anbinden|gehen|sind möglich}',
      '{lässt sich das|kann man das|kann der bot|geht das} mit {zendesk|freshdesk|google kalender|outlook|calendly|jira|sap|datev|unserem system|anderen programmen} {verbinden|verknüpfen|koppeln|nutzen}',
      '{integrationen|schnittstellen|anbindungen|integration|plugins|konnektoren|kompatible tools}',
      '{wir nutzen|wir arbeiten mit|bei uns läuft} {zendesk|outlook|sap|microsoft dynamics nav|lexware|mailchimp|ein ticketsystem|odoo} {geht das|klappt das|kann man das anbinden|}',
      '{kann der bot|sieht der bot} {unseren bestand|den bestellstatus|unseren kalender|unsere datenbank|kundendaten} {sehen|abfragen|lesen|prüfen}',
      'womit {spricht|verträgt sich|verbindet sich} der Bot',
      'läuft das mit {DATEV|Outlook|Google Kalender|Teams|Lexware|Shopware}',
      'kann er {den Kalender|die Kasse|den Bestand} lesen',
      '{Anbindungen|Zendesk|kompatibel}',
      '{vorhandene Software|Schnittstellen|Doctolib}',
    ],
  },
  whatsapp: {
    chip: 'Geht das mit WhatsApp?',
    answer:
      'Ja, WhatsApp ist einer der Kanäle, mit denen sich unsere Bots verbinden: Ihre Kunden schreiben, wo sie immer schreiben, und der Bot antwortet dort. {starter} enthält {starterIntegrations} Integrationen (Slack, Email, Web), {professional} so viele, wie Sie brauchen.',
    asks: [
      '{geht das|funktioniert das|läuft das|klappt das|kann der bot|unterstützt ihr|geht der bot} {mit|auf|über|auch in|bei} {whatsapp|whats app|whatsapp business|whatsap}',
      '{whatsapp|whatsapp bot|whatsapp anbindung|whatsapp business|whats app|bot für whatsapp|wa bot|whatsapp schnittstelle|ich will einen whatsapp bot|ich will den bot in whatsapp|ich will automatische whatsapp antworten|wir hätten gern einen whatsapp bot|wir hätten gern den bot in whatsapp|wir hätten gern automatische whatsapp antworten|wir brauchen einen whatsapp bot|wir brauchen den bot in whatsapp|wir brauchen automatische whatsapp antworten}',
      '{unsere kunden|die leute|meine kunden|alle} {schreiben|nutzen|melden sich} {nur whatsapp|uns auf whatsapp|per whatsapp|meistens über whatsapp} {geht das|}',
      '{WhatsApp|whatsap|unsere Kunden schreiben per WhatsApp|auf WhatsApp antworten|watsapp}',
    ],
  },
  slack: {
    chip: 'Geht das mit Slack?',
    answer: 'Ja. Slack ist ab {starter} enthalten, zusammen mit E-Mail und Ihrer Website.',
    asks: [
      '{geht das|funktioniert das|läuft der bot|klappt es|arbeitet er} {mit|in|auch mit|zusammen mit} {slack|unserem slack|einem slack channel}',
      '{slack|slack integration|slack bot|slack anbindung|bot in slack|slack channel|slack kanal|bekommen wir nachrichten in slack|slack benachrichtigungen|ist slack dabei|ist slack inklusive|unterstützt ihr slack anbinden|unterstützt ihr slack verbinden|unterstützt ihr slack|könnt ihr slack anbinden|könnt ihr slack verbinden|könnt ihr slack|der bot soll in slack posten|der bot soll nach slack schreiben|der bot soll slack nachrichten schicken|kann er in slack posten|kann er nach slack schreiben|kann er slack nachrichten schicken|wir nutzen slack geht das|wir nutzen slack wird das unterstützt|wir nutzen slack|unser team arbeitet mit slack geht das|unser team arbeitet mit slack wird das unterstützt|unser team arbeitet mit slack|intern haben wir slack geht das|intern haben wir slack wird das unterstützt|intern haben wir slack}',
      '{kann mein team|können wir|kriegen wir} {in slack benachrichtigt werden|chats in slack übernehmen|in slack antworten|meldungen in slack}',
      '{Slack|slak|Meldung in Slack}',
      '{wir arbeiten mit Slack|Slack-Kanal|Benachrichtigung ins Slack}',
    ],
  },
  shopify: {
    chip: 'Geht das mit Shopify?',
    answer:
      'Ja, unsere Bots verbinden sich mit Shopify: Sie schlagen Bestellungen nach, empfehlen Produkte und beantworten Fragen vor der Kasse. Andere Shopsysteme (WooCommerce, Magento, Shopware) werden über ihre API angebunden.',
    asks: [
      '{geht das|funktioniert das|läuft der bot|klappt das|unterstützt ihr|passt das} {mit|zu} {shopify|woocommerce|magento|shopware|prestashop|jtl|unserem shopsystem}',
      '{shopify|shopify anbindung|shopify bot|shopware|woocommerce|magento|shopsystem|shopify app}',
      '{ich habe|wir haben|mein shop läuft auf|unser laden ist bei} {shopify|shopware|woocommerce|einen shopify shop} {geht das|könnt ihr das anbinden|}',
      'kann der bot {shopify bestellungen|bestellungen im shop|meine artikel|den warenbestand im shop} {sehen|abrufen|finden}',
      '{läuft das mit shopware|unser shop ist magento|jtl shop}',
      '{shopify|shopfy} {klappt das|geht das|läuft das}',
      'unser Laden läuft auf {Shopify|WooCommerce|JTL|Shopware|Magento}',
      '{Shopify|WooCommerce|Shopsystem|Bestellungen aus Shopify}',
    ],
  },
  website: {
    chip: 'Wie kommt der Bot auf meine Website?',
    answer:
      'Der Web-Kanal gehört zu jedem Tarif: Ein kurzes Code-Stück kommt in Ihre Seiten, womit auch immer sie gemacht sind (WordPress, Wix, eigener Code), und dort erscheint der Chat. Wir helfen dabei, wenn die erste Version eingerichtet wird.',
    asks: [
      '{wie|wo} {kommt|bekomme ich|baue ich|binde ich|installiere ich} {der bot|den bot|den chat|das widget|es} {auf meine website|auf unsere seite|in meine homepage|in wordpress|auf die webseite} {ein|}',
      '{geht das|funktioniert das|läuft das} {mit|auf} {wordpress|wix|typo3|joomla|squarespace|jimdo|unserer homepage|jeder website|webflow}',
      '{wordpress|wix|einbetten|widget|snippet|code schnipsel|website chat|homepage einbinden|typo3|einbau auf der website|muss ich meine website ändern|muss ich meine website umbauen|muss ich meine website neu machen|muss ich meine homepage ändern|muss ich meine homepage umbauen|muss ich meine homepage neu machen}',
      '{meine seite|unsere website|unsere homepage} {ist mit wix gemacht|ist wordpress|läuft auf typo3|ist selbst programmiert} {geht das trotzdem|}',
      'wie {kriege|bekomme|baue} ich {den|das Ding|den Chat} auf {die Homepage|unsere Seite|den Blog}',
      '{Codeschnipsel|WordPress|Jimdo|Webagentur hat die Seite gebaut}',
      '{Chatblase|muss die Seite umgebaut werden|einbinden}',
    ],
  },
  crm: {
    chip: 'Lässt sich unser CRM anbinden?',
    answer:
      'Ja: Die Bots verbinden sich mit Kundendaten wie in Salesforce oder HubSpot über deren API. {professional} enthält so viele Integrationen, wie Sie brauchen; ein eigenes System ist eine individuelle Integration ({integrationPrice} einmalig).',
    asks: [
      '{geht das|funktioniert das|verbindet er sich|arbeitet der bot|synchronisiert er} mit {salesforce|hubspot|pipedrive|zoho|unserem crm|dynamics|monday|einem crm}',
      '{crm|crm anbindung|salesforce|hubspot|pipedrive|zoho crm|kundendatenbank|crm schnittstelle|unser crm anbinden|unser crm verknüpfen|unser crm integrieren}',
      '{wir nutzen|wir haben|unser crm ist|wir arbeiten mit} {salesforce|hubspot|pipedrive|zoho|dynamics} {geht das|könnt ihr das anbinden|}',
      '{landen|kommen|schreibt er} {die leads|die kontakte|kundendaten} {im crm|in hubspot|in salesforce|automatisch ins crm}',
      'landen {Kontakte|Leads|Anfragen} {in Salesforce|im CRM|in HubSpot|in der Kundenkartei}',
      '{CRM|HubSpot|Salesforce}',
      '{Kundendatenbank|Zoho|Kundendaten abgleichen}',
    ],
  },
  api: {
    chip: 'Gibt es eine API?',
    answer:
      'Die Bots sprechen über APIs und Webhooks mit anderen Systemen: Der Flow Builder hat Schritte, die eine Adresse bei Ihnen aufrufen und die Antwort verwenden. Für eine tiefere Verbindung bauen wir eine individuelle Integration ({integrationPrice} einmalig).',
    asks: [
      '{gibt es|habt ihr|bietet ihr|hat das|wo finde ich} {eine api|eine rest api|webhooks|api zugang|eine api dokumentation|ein sdk|entwicklerdokumentation}',
      '{api|rest api|webhook|webhooks|api doku|zapier|make|n8n|sdk|rest schnittstelle|programmierschnittstelle}',
      '{können|kann} {unsere entwickler|wir|unsere it} {die api nutzen|per api zugreifen|webhooks verwenden|das per api ansteuern}',
      '{funktioniert das|geht das|unterstützt ihr} {mit zapier|mit make|mit n8n|mit webhooks}',
      'gibt es {eine API|Webhooks|Endpunkte}',
      '{unser Entwickler fragt nach der API|unseren Server aufrufen|Zapier|REST|Entwicklerdoku}',
    ],
  },
  channels: {
    chip: 'Welche Kanäle gibt es?',
    answer:
      'Die Kanäle, die wir nennen, sind Ihre Website, WhatsApp, Slack, E-Mail und Shopify. Andere (Instagram, Messenger, Telegram, Teams, SMS) werden über ihre API angebunden, wo sie eine haben; Telefon- oder Sprachbots bietet die Seite nicht an. Fragen Sie unser Team nach Ihrem Kanal.',
    asks: [
      '{welche|auf welchen} {kanäle|messenger|kanälen|plattformen} {gibt es|unterstützt ihr|läuft der bot|antwortet er|habt ihr}',
      '{geht das|läuft der bot|funktioniert das|antwortet er} {auch|} {auf instagram|mit telegram|im facebook messenger|in teams|mit microsoft teams|per sms|über signal|mit discord|per mail|auf tiktok}',
      '{instagram|telegram|facebook messenger|microsoft teams|sms|discord|kanäle|messenger|insta|viber|telefonbot|voicebot|sprachassistent|telefonassistent|callcenter bot}',
      '{kann der bot|kann er|habt ihr|geht auch} {telefonieren|anrufe annehmen|ans telefon gehen|einen telefonbot|einen voicebot|sprachsteuerung|sprechen}',
      '{unsere leute sind alle auf telegram|geht instagram|kann der telefonieren|über teams|sms bot}',
      'kann er auf {SMS|Messenger|Insta|Mails|Telefon|Teams} antworten',
      'geht {Telegram|Facebook|Signal}',
      '{Kanäle|Sprachbot|Anrufe annehmen|wo kann der Bot überall antworten|Telefonassistent}',
    ],
  },
  languages: {
    chip: 'Welche Sprachen sprechen die Bots?',
    answer:
      'Unsere Bots sprechen {languages} Sprachen, auch Schriften von rechts nach links wie Arabisch und Hebräisch. {starter} kommt mit einer Sprache, {professional} mit mehreren; eine zusätzliche Sprache kostet {languagePrice} im Monat.',
    asks: [
      '{welche|wie viele|was für} sprachen {spricht der bot|können eure bots|unterstützt ihr|versteht er|beherrscht er|kann der chatbot|gibt es|habt ihr}',
      '{spricht der bot|versteht er|kann der bot|antwortet er|geht das} {auch|} {auf französisch|türkisch|polnisch|englisch|arabisch|ukrainisch|mehrere sprachen|griechisch|schweizerdeutsch|auf tschechisch}',
      '{sprachen|mehrsprachig|mehrsprachigkeit|fremdsprachen|unterstützte sprachen|multilingual|sprachauswahl des bots}',
      '{unsere kunden|meine gäste|viele kunden} {sprechen|schreiben} {verschiedene sprachen|kein deutsch|auf französisch und türkisch|aus ganz europa|englisch und polnisch}',
      '{wie viele sprachen kann der|kann der auch türkisch|unsere kunden schreiben arabisch|kann der schwizerdütsch|versteht der auch dialekt}',
    ],
  },
  languageSwitch: {
    chip: 'Wechselt der Bot die Sprache selbst?',
    answer:
      'Ja. Der Bot antwortet in der Sprache, in der er gefragt wird, und wechselt mit dem Kunden, auch mitten im Gespräch.',
    asks: [
      '{wechselt|erkennt|merkt|ändert} {er|der bot} {die sprache|automatisch die sprache|von selbst die sprache|die sprache des kunden|in welcher sprache jemand schreibt}',
      '{spracherkennung|automatische sprachwahl|sprachwechsel|automatische übersetzung|sprache wechseln im chat|woher weiß der bot welche sprache er nehmen soll|woher weiß der bot welche sprache der kunde spricht|woher weiß er welche sprache er nehmen soll|woher weiß er welche sprache der kunde spricht|wie erkennt der bot welche sprache er nehmen soll|wie erkennt der bot welche sprache der kunde spricht|wie erkennt er welche sprache er nehmen soll|wie erkennt er welche sprache der kunde spricht|wie merkt der bot welche sprache er nehmen soll|wie merkt der bot welche sprache der kunde spricht|wie merkt er welche sprache er nehmen soll|wie merkt er welche sprache der kunde spricht}',
      '{was passiert|was ist} wenn {ein kunde|jemand|ein besucher} {plötzlich englisch schreibt|die sprache wechselt|in einer anderen sprache schreibt|sprachen mischt}',
      'muss ich {alles|die antworten|die texte} {selbst übersetzen|mehrfach schreiben|für jede sprache schreiben|in jede sprache übersetzen}',
      '{kommt er mit|merkt er das} wenn der Kunde {die Sprache wechselt|auf Englisch umschwenkt}',
      '{Sprachwechsel|Spracherkennung|wechselt selbst|muss der Kunde eine Sprache wählen|automatisch erkannt}',
      '{wie entscheidet der Bot in welcher Sprache er antwortet|in welcher Sprache antwortet er}',
    ],
  },
  models: {
    chip: 'Welche KI-Modelle nutzen Sie?',
    answer:
      'Das Modell wählen Sie: GPT-3.5 Turbo (schnell und günstig, {starter}), Claude 3 Sonnet (ausgewogen, {professional}) oder Claude 3 Opus (für schwierige Überlegungen, {enterprise}). So zahlen Sie nicht bei jeder Antwort für ein Spitzenmodell.',
    asks: [
      '{welches|welche|was für ein|was für eine} {modell|ki modell|ki|modelle|llm|sprachmodell|technik} {nutzt ihr|steckt dahinter|ist das|verwendet der bot|gibt es|läuft da|kann ich wählen}',
      '{ist das|nutzt ihr|läuft das mit|basiert das auf|steckt da} {gpt 4 turbo|chatgpt 4|gpt 4|gpt|claude|openai|gemini|llama|mistral} {dahinter|}',
      '{modelle|ki modell|llm|gpt|claude|opus|sonnet|gpt 3.5 turbo|sprachmodelle|claude 3|unterschied gpt und claude|unterschied sonnet und opus|unterschied zwischen den modellen|welches modell hat starter|welches modell hat professional|welches modell hat enterprise|welches modell ist in starter|welches modell ist in professional|welches modell ist in enterprise|welches modell nutzt starter|welches modell nutzt professional|welches modell nutzt enterprise}',
      '{kann ich|können wir} das {modell|sprachmodell} {wechseln|aussuchen|selbst wählen|ändern}',
      'welche {KI|Engine|Maschine} {steckt|läuft} {dahinter|im kleinen Tarif|im Professional|im Starter}',
      'ist das {GPT|ChatGPT|Claude|Gemini} {unter der Haube|dahinter}',
      '{Sprachmodell|KI-Modell|GPT}',
      '{Claude|Opus oder Sonnet|eigenes Modell oder fremdes}',
    ],
  },
  analytics: {
    chip: 'Welche Auswertungen bekomme ich?',
    answer:
      'Sie sehen in Echtzeit, was gefragt wird und wie Gespräche enden: {starter} hat einfache Analysen, {professional} erweiterte mit A/B-Tests. Im Flow Builder zeigt jeder Ablauf Sitzungen, Abschlüsse und Dauer.',
    asks: [
      '{welche|was für} {auswertungen|statistiken|analysen|kennzahlen|berichte|reports|zahlen} {bekomme ich|gibt es|habt ihr|sehe ich|kann ich sehen}',
      '{gibt es|habt ihr|bekomme ich} {ein dashboard|eine auswertung|statistik|reporting|analytics|monatsberichte}',
      '{auswertung|analytics|dashboard|statistik|reporting|kpis|kennzahlen|analyse|berichte|unterschied einfache und erweiterte analysen|unterschied basic und advanced analytics}',
      '{wie sehe ich|kann ich sehen|kann man messen|wie messe ich} {was kunden fragen|ob der bot gut ist|wie erfolgreich er ist|ob es was bringt|wie viele chats es gab}',
      'sehe ich was {die Leute|Kunden} {fragen|wissen wollen}',
      'woran merke ich ob er {was bringt|gut ist}',
      '{Statistik|Auswertung|Berichte}',
      '{Kennzahlen|Monatsbericht für den Chef|Dashboard}',
    ],
  },
  helpHours: {
    chip: 'Welchen Support bekommen wir?',
    answer:
      '{starter} hat E-Mail-Support, {professional} bevorzugten Support rund um die Uhr, {enterprise} festen Support mit SLA. Sie erreichen den Support unter {supportEmail}.',
    asks: [
      '{welchen|was für einen|was für} {support|hilfe|kundendienst von euch} {bekommen wir|gibt es|habe ich als kunde|ist dabei|kriege ich}',
      '{gibt es|habt ihr|bietet ihr} {24/7 support|technischen support|telefonsupport|support am wochenende|eine support hotline|nachts support}',
      '{support|technischer support|supportzeiten|24/7 support|priority support|hilfe bei problemen|support mail|wie schnell ist euer support|wie schnell antwortet euer support|wie schnell reagiert euer support|wie gut ist euer support|wie gut antwortet euer support|wie gut reagiert euer support}',
      '{wer hilft|wen frage ich|an wen wende ich mich|wen rufe ich an} wenn {etwas nicht geht|der bot spinnt|der bot ausfällt|wir probleme haben|ich nicht weiterkomme}',
      'wen rufen wir an {nachts|am Wochenende|wenn es klemmt}',
      'kriegen wir einen {festen Ansprechpartner|echten Support}',
      '{technischer Support|Störungshotline|Betreuung nach dem Kauf|Supportzeiten|nur Mailsupport}',
      '{Antwortzeit vom Support|Support bei Professional|Reaktionszeit Support}',
    ],
  },
  abTesting: {
    chip: 'Kann ich A/B-Tests machen?',
    answer:
      'A/B-Tests gibt es ab {professional}: Probieren Sie zwei Formulierungen oder Abläufe aus und behalten Sie den besseren.',
    asks: [
      '{gibt es|habt ihr|kann ich|können wir|unterstützt ihr} {a/b tests|ab tests|a b tests|split tests|a/b testing} {machen|fahren|}',
      '{a/b tests|ab testing|a b testing|split test|experimente|varianten testen|a/b test|welche formulierung besser funktioniert testen|welche formulierung besser funktioniert herausfinden|welche formulierung besser ankommt testen|welche formulierung besser ankommt herausfinden|welcher text besser funktioniert testen|welcher text besser funktioniert herausfinden|welcher text besser ankommt testen|welcher text besser ankommt herausfinden|welche antwort besser funktioniert testen|welche antwort besser funktioniert herausfinden|welche antwort besser ankommt testen|welche antwort besser ankommt herausfinden|bei welchem tarif sind a/b tests dabei|bei welchem tarif sind a/b tests|bei welchem tarif sind ab tests dabei|bei welchem tarif sind ab tests|bei welchem tarif gibts a/b tests dabei|bei welchem tarif gibts a/b tests|bei welchem tarif gibts ab tests dabei|bei welchem tarif gibts ab tests|ab wann sind a/b tests dabei|ab wann sind a/b tests|ab wann sind ab tests dabei|ab wann sind ab tests|ab wann gibts a/b tests dabei|ab wann gibts a/b tests|ab wann gibts ab tests dabei|ab wann gibts ab tests}',
      '{welcher tarif|welches paket} {hat|enthält|kann} {a/b tests|ab testing|split tests}',
      '{kann ich|kann man} {zwei varianten|zwei begrüßungen|verschiedene texte|zwei versionen} {testen|vergleichen|gegeneinander laufen lassen}',
      '{A/B-Test|AB-Test|Splittest} im {Starter|kleinen|Professional} dabei',
      'zwei {Varianten|Texte|Versionen} vergleichen',
      '{A/B|Tests mit Varianten|welche Version besser läuft|Experimente}',
      '{a/b|a b}',
    ],
  },
  workflows: {
    chip: 'Was sind eigene Workflows?',
    answer:
      'Eigene Workflows gibt es ab {professional}: Ihre Schritte, Bedingungen und Aktionen, vom Abfragen einer E-Mail-Adresse bis zum Aufruf eines anderen Systems. Sie zeichnen sie im Flow Builder, den Sie hier ohne Konto ausprobieren können.',
    asks: [
      '{was sind|habt ihr|kann ich|gibt es|erklär mir} {eigene workflows|custom workflows|individuelle abläufe|workflows|eigene prozesse|automatisierungen} {bauen|anlegen|}',
      '{workflows|workflow|eigene abläufe|prozessautomatisierung|automatisierung|custom workflows|freigabeprozess}',
      '{welcher tarif|welches paket|ab wann} {hat|enthält|gibts} {workflows|eigene workflows|custom workflows}',
      '{kann der bot|kann er} {unserem prozess folgen|aktionen auslösen|daten schritt für schritt abfragen|einen ablauf abarbeiten|einen prozess anstoßen}',
      'kann man {Abläufe|Regeln|Bedingungen} {festlegen|bauen|hinterlegen}',
      '{wenn Kunde x sagt dann y|Workflows|Prozess automatisieren}',
      '{Freigabeschritte|eigene Abläufe|Verzweigungen}',
    ],
  },
  branding: {
    chip: 'Geht das in unserem Design?',
    answer: 'Ja, Ihr eigenes Branding gehört zu jedem Tarif, ab {starter}: Ihr Name, Ihre Farben, Ihr Ton.',
    asks: [
      '{kann ich|können wir|kann man|dürfen wir} {unser logo|unsere farben|das design|das aussehen|den namen des bots|die optik|unser corporate design|einen eigenen avatar} {nehmen|anpassen|ändern|verwenden}',
      '{branding|white label|whitelabel|eigenes logo|eigenes design|corporate design|eigene farben|firmenlook}',
      '{steht da|sieht man|wird} {euer logo|powered by parley} {drauf|}',
      '{sieht er|passt er|passt der chat} {aus wie wir|zu unserer marke|zu unserer website|zum rest der seite}',
      'kann der {anders heißen|aussehen wie wir|unsere Farben haben}',
      '{unser Logo|eigener Name|eigener Ton}',
      '{Logo|Farben|Design|White Label}',
      '{steht euer Name irgendwo|Erscheinungsbild|duzen oder siezen}',
    ],
  },
  handover: {
    chip: 'Übergibt der Bot an einen Menschen?',
    answer:
      'Ja. Was der Bot nicht beantworten kann, geht mit allem bisher Gesagten an einen Menschen aus Ihrem Team, damit niemand sich wiederholen muss. Wann das geschieht, bestimmen Sie.',
    asks: [
      '{übergibt|gibt|leitet|verbindet} {er|der bot} {an einen menschen|an einen mitarbeiter|an mein team|an kollegen|an unsere leute} {weiter|ab|}',
      '{was passiert|was macht er|was ist} wenn {der bot|er} {nicht weiter weiß|keine antwort hat|etwas nicht versteht|nicht weiterkommt|die antwort nicht kennt}',
      '{übergabe an menschen|live chat|livechat|weiterleitung|eskalation|handover|mitarbeiter übernimmt|menschliche übernahme|erreichen kunden noch einen menschen|erreichen kunden trotzdem einen mitarbeiter|erreichen kunden jemanden echten|bekommen kunden noch einen menschen|bekommen kunden trotzdem einen mitarbeiter|bekommen kunden jemanden echten}',
      '{können wir|kann mein team|kann ich|kann ein kollege} {übernehmen|eingreifen|in den chat einsteigen|das gespräch übernehmen|dazwischen gehen}',
      '{und wenn er nicht weiterweiß|übergibt der an einen kollegen|kann ich mich einklinken|wenn der bot überfordert ist}',
      'was macht er wenn er {nicht weiter weiß|überfordert ist|passen muss}',
      'kann {ein Kollege|einer von uns|ich} {reingehen|übernehmen|einsteigen}',
      '{weiterleiten|an Menschen abgeben|übernehmen}',
      '{durchstellen|landet der Kunde bei einem Menschen|eingreifen}',
    ],
  },
  ownData: {
    chip: 'Lernt er aus unseren Dokumenten?',
    answer:
      'Ja. Das erweiterte Training ({trainingPrice} einmalig) bringt dem Bot Ihre Dokumente und früheren Gespräche bei; Preise, Öffnungszeiten und Regeln kommen aus Ihren eigenen Systemen, damit die Antwort Ihre ist und nicht geraten.',
    asks: [
      '{kann der bot|kann er|lernt er|lernt der bot} {aus|von|mit} {unseren dokumenten|unserer website|unseren pdfs|unseren faq|unseren handbüchern|unseren daten|alten chats|unseren unterlagen} {lernen|}',
      '{woher weiß|woher hat|wie lernt|woher kennt} {der bot|er} {was er sagen soll|sein wissen|unsere produkte|die antworten|unsere infos}',
      '{eigene dokumente|wissensdatenbank|pdf hochladen|eigene daten|eigene inhalte|dokumente hochladen|knowledge base|faq hochladen|kennt er unsere produkte|kennt er unsere preise|kennt er unser sortiment|kennt er unsere firma|kennt der bot unsere produkte|kennt der bot unsere preise|kennt der bot unser sortiment|kennt der bot unsere firma}',
      '{kann ich|können wir} {pdfs|dokumente|unsere faq|preislisten|handbücher} {hochladen|einspielen|hinterlegen}',
      '{können wir ihm unsere pdfs geben|liest der unsere webseite|woher weiß der was über uns|mit unseren unterlagen füttern}',
      'kann er {unsere Handbücher|die Webseite|PDFs|die Preisliste} {lesen|lernen|verarbeiten}',
      'woher weiß er {was wir verkaufen|Bescheid}',
      '{Unterlagen|Wissensdatenbank|Dateien hochladen}',
      '{Broschüren|FAQ einspielen|der kennt ja meine Firma gar nicht}',
    ],
  },
  accuracy: {
    chip: 'Wie zuverlässig sind die Antworten?',
    answer:
      'Ein Sprachmodell sagt Wörter voraus, deshalb sollten Fakten aus Ihren eigenen Daten kommen: Unsere Bots antworten aus dem, was Sie ihnen gegeben haben, und reichen weiter, was sie nicht wissen, statt es zu erfinden. Jeden Ablauf können Sie testen, bevor er live geht.',
    asks: [
      '{wie zuverlässig|wie genau|wie gut|wie korrekt|wie verlässlich} {sind die antworten|antwortet der bot|sind die auskünfte|ist das was er sagt}',
      '{erfindet|halluziniert|lügt|macht|erzählt} {er|der bot} {dinge|sachen|fehler|quatsch|manchmal was falsches|irgendwas|mist}',
      '{halluzinationen|falsche antworten|fehlerquote|genauigkeit|falschaussagen|quatsch antworten|antwortqualität|zuverlässigkeit der antworten|wie verhindert ihr falsche antworten|wie verhindert ihr halluzinationen|wie verhindert ihr dass er sich was ausdenkt|wie verhindert ihr unsinn|könnt ihr verhindern falsche antworten|könnt ihr verhindern halluzinationen|könnt ihr verhindern dass er sich was ausdenkt|könnt ihr verhindern unsinn|wer haftet wenn der bot was falsches sagt|wer haftet wenn er falsche preise nennt|wer haftet wenn der bot einen fehler macht|was ist wenn der bot was falsches sagt|was ist wenn er falsche preise nennt|was ist wenn der bot einen fehler macht|wer ist schuld wenn der bot was falsches sagt|wer ist schuld wenn er falsche preise nennt|wer ist schuld wenn der bot einen fehler macht}',
      '{erzählt der keinen mist|was wenn der quatsch antwortet|halluziniert der|denkt der sich was aus|liegt der auch mal falsch}',
      'was wenn er {Quatsch erzählt|sich was ausdenkt|falsche Preise nennt|lügt}',
      'wer haftet wenn er {Unsinn verspricht|was Falsches sagt}',
      '{kann man sich drauf verlassen|halluziniert|falsche Antworten}',
      '{Fehlerquote|Zuverlässigkeit|peinliche Antworten}',
    ],
  },
  speed: {
    chip: 'Wie schnell antwortet der Bot?',
    answer:
      'Die Plattform antwortet in weniger als 200 Millisekunden; Ihre Kunden bekommen sofort eine Antwort, zu jeder Stunde.',
    asks: [
      '{wie schnell|wie flott|wie rasch} {antwortet der bot|ist der bot|reagiert er|kommen die antworten|antworten eure bots|schreibt er zurück}',
      '{antwortzeit des bots|reaktionszeit|geschwindigkeit|latenz|200 millisekunden|performance|tempo|wie viele sekunden braucht er|wie viele sekunden dauert eine antwort|wie viele sekunden braucht der bot|kommt die antwort sofort|kommt die antwort gleich|kommt die antwort in sekunden|kommt die antwort mit verzögerung|antwortet er sofort|antwortet er gleich|antwortet er in sekunden|antwortet er mit verzögerung|müssen kunden warten|müssen kunden auf antwort warten|müssen kunden auf den bot warten|wie lange müssen kunden warten|wie lange müssen kunden auf antwort warten|wie lange müssen kunden auf den bot warten|lässt er kunden warten|lässt er kunden auf antwort warten|lässt er kunden auf den bot warten}',
      '{ist er|ist der bot|ist das|sind die bots} {langsam|schnell genug|in echtzeit|träge|zackig|flott}',
      '{hängt|ruckelt|lahmt} {der bot|der chat} {manchmal|oft|}',
      'antwortet der {sofort|gleich|direkt}',
      '{wie viele Sekunden|Antwortzeit|langsam}',
      '{Millisekunden|Wartezeit|Verzögerung}',
    ],
  },
  uptime: {
    chip: 'Wie ausfallsicher ist der Dienst?',
    answer:
      'Wir sagen {uptime} Verfügbarkeit zu, rund um die Uhr. {enterprise} bringt ein SLA mit, das sie in den Vertrag schreibt.',
    asks: [
      '{wie hoch ist|wie ist|was ist mit|nennt mir} {die verfügbarkeit|eure verfügbarkeit|die uptime|eure uptime|die ausfallquote}',
      '{wie stabil|wie ausfallsicher|wie zuverlässig} {ist das system|ist die plattform|sind eure server|lauft ihr|ist der dienst}',
      '{verfügbarkeit|uptime|ausfall|ausfälle|downtime|ausfallsicherheit|serverausfall|störungen|99,9 prozent|garantiert ihr 99,9 garantieren|garantiert ihr 99,9|garantiert ihr die verfügbarkeit garantieren|garantiert ihr die verfügbarkeit|könnt ihr 99,9 garantieren|könnt ihr 99,9|könnt ihr die verfügbarkeit garantieren|könnt ihr die verfügbarkeit}',
      '{was passiert|was ist|was tun} wenn {eure server|das system|die plattform|euer dienst} {ausfällt|ausfallen|down ist|abstürzt|offline geht}',
      'was {versprecht|garantiert} ihr an {Verfügbarkeit|Uptime} {in Prozent|}',
      '{fällt der oft aus|wie stabil läuft das|Ausfälle|Verfügbarkeit}',
      '{Downtime|99,9|alles flach liegt|wenn eure Server sterben}',
    ],
  },
  deploy: {
    chip: 'Wie schnell können wir starten?',
    answer:
      'Eine erste Version ist innerhalb von {firstHours} Stunden fertig; die Anpassung an Ihr Unternehmen dauert je nach Branche {daysFrom} bis {daysTo} Tage.',
    asks: [
      '{wie schnell|ab wann|wann} {können wir|kann es|kann ich|könnt ihr} {starten|live gehen|losgehen|loslegen|liefern|den bot haben|online sein}',
      '{einrichtungsdauer|lieferzeit|projektdauer|umsetzungszeit|go live|zeitplan|vorlaufzeit|startdatum|wirklich in 24 stunden|in einem tag fertig|geht das an einem tag|wie lange dauert das|wie lange dauert die einrichtung|wie lange dauert die umsetzung|wie lange braucht ihr|wie lange dauert es bis der bot läuft|wie lange dauert es bis zum start|wie lange bis alles steht|wie viele tage dauert das|wie viele tage dauert die einrichtung|wie viele tage dauert die umsetzung|wie viele tage braucht ihr|wie viele tage dauert es bis der bot läuft|wie viele tage dauert es bis zum start|wie viele tage bis alles steht}',
      '{schafft ihr das|geht das|könnt ihr fertig sein} {bis montag|diese woche|bis morgen|vor weihnachten|in zwei wochen|in drei tagen|kurzfristig}',
      '{wir brauchen|ich brauche} {das|den bot} {dringend|sofort|schnell|asap|bis nächste woche|gestern}',
      '{wann läuft das ding|wie schnell seid ihr startklar|bis wann steht das|wie lang dauert des bis des läuft|können wir nächste woche live gehen|wie schnell ist der einsatzbereit}',
      'bis wann {steht das|läuft das|seid ihr fertig}',
      'schafft ihr {die Messe|nächsten Freitag|vor Weihnachten}',
      'wie lange {dauert das|brauchen Sie} {bis er läuft|bis zum Start|zum Anpassen}',
      '{Lieferzeit|eilig|wie viele Tage}',
      '{bis Montag live|Startdatum|Vorlaufzeit}',
      '{steht|ist|läuft} {die erste version|eine erste version|der bot} {wirklich|} {in einem tag|binnen eines tages|nach einem tag} {fertig|}',
      '{in 1 tag startklar|einsatz in einem tag}',
    ],
  },
  process: {
    chip: 'Wie läuft das Schritt für Schritt ab?',
    answer:
      'Sie schreiben uns in ein paar Zeilen, was Ihre Kunden fragen; wir sehen uns Ihre Website und Ihre Fragen an und melden uns innerhalb von {hours} Stunden mit einem ersten Plan und einem Preis. Eine erste Version läuft innerhalb von {firstHours} Stunden, dann passen wir sie in {daysFrom} bis {daysTo} Tagen an Sie an, und Sie testen, bevor sie live geht.',
    asks: [
      '{wie läuft|wie geht|wie funktioniert} {das|das ganze|so ein projekt|die zusammenarbeit|der start} {ab|genau|schritt für schritt|bei euch|}',
      '{was sind|erklär mir|nennen sie mir} {die schritte|die nächsten schritte|den ablauf|das vorgehen|die vorgehensweise}',
      '{ablauf|vorgehen|projektablauf|schritte|onboarding|nächste schritte|wie fange ich an|wie fangen wir an|wie gehts los|was passiert nach der anmeldung|was passiert nachdem ich euch schreibe|was passiert nach der bestellung|was passiert als nächstes|was passiert danach}',
      '{was braucht ihr|was müssen wir liefern|was muss ich vorbereiten|was muss ich bereitstellen} {von uns|zum start|am anfang|}',
      'wie geht das {ab|vor sich} wenn wir {zusagen|starten}',
      'was braucht ihr {von uns|von mir}',
      'was passiert {zuerst|danach|nach der Anfrage}',
      '{Ablauf|Schritte|Vorgehen|Projektablauf|dürfen wir testen bevor er online geht}',
    ],
  },
  noCode: {
    chip: 'Brauche ich Entwickler?',
    answer:
      'Nein. Gespräche werden ohne Code in einem visuellen Flow Builder gezeichnet, und Vorlagen geben Ihnen einen Anfang; beim Rundum-Service machen wir alles für Sie.',
    asks: [
      '{brauche ich|brauchen wir|braucht man|muss ich haben} {einen entwickler|einen programmierer|programmierkenntnisse|eine it abteilung|technisches wissen|it kenntnisse}',
      '{ohne programmieren|no code|ohne code|low code|einfach zu bedienen|für laien|bedienung|programmierkenntnisse|muss ich programmieren können|muss ich programmieren|muss man programmieren können|muss man programmieren}',
      '{kann ich|können wir|kann ein laie|kann jeder} {das selbst machen|das selber bauen|es ohne technik einrichten|das selbst einrichten}',
      '{ich bin|wir sind} {kein techniker|keine it leute|technisch nicht fit|keine informatiker|computer laien} {geht das trotzdem|ist das ein problem|}',
      '{ich hab keine ahnung von technik|braucht man dafür einen entwickler|ist das kompliziert|bin kein it ler}',
      'bin {eine Niete|total unbegabt|kein Held} {am Computer|mit Technik}',
      'braucht man {einen ITler|Programmierer|Entwickler}',
      'ist das {einfach|kompliziert|fummelig} zu {bedienen|bauen}',
      '{ohne Programmieren|Baukasten|Laie|schafft das meine Azubine}',
    ],
  },
  maintenance: {
    chip: 'Wer pflegt den Bot?',
    answer:
      'Mit einem Plattform-Tarif ändern Sie Texte und Abläufe selbst, jederzeit und ohne Code. Beim Rundum-Service pflegen und verbessern wir den Bot für Sie; Entwicklung rund um die Uhr steht bereit, wenn technisch etwas zu tun ist.',
    asks: [
      '{wer|wie} {pflegt|wartet|aktualisiert|betreut|ändert|kümmert sich um} {den bot|die inhalte|die antworten|die texte} {später|danach|nach dem start|}',
      '{kann ich|können wir} {antworten|texte|die abläufe|inhalte} {später|selbst|jederzeit|nachträglich} {ändern|bearbeiten|korrigieren}',
      '{wartung|pflege|updates|aktualisierung|laufende betreuung|pflegeaufwand|änderungen später|was wenn sich unsere preise ändern|was wenn sich unsere produkte ändern|was wenn sich die öffnungszeiten ändern}',
      '{wie viel arbeit|wie viel aufwand|macht das viel arbeit} {ist das|laufend|macht die pflege|}',
      'wer {hält den aktuell|pflegt den|ändert Antworten}',
      'unsere {Karte|Preise|Öffnungszeiten} {wechselt|ändern sich} jede Woche',
      'kann ich {Texte|Antworten} selbst {ändern|anpassen}',
      '{Pflege|Wartung|aktualisieren|laufender Aufwand|muss ich wegen jeder Kleinigkeit anrufen}',
    ],
  },
  scale: {
    chip: 'Verkraftet er viele Besucher?',
    answer:
      'Ja. Die Plattform ist serverlos: Sie wächst mit der Zahl der Gespräche, auch bei Spitzen, und kostet wenig, solange niemand spricht. {enterprise} hat kein Nachrichtenlimit.',
    asks: [
      '{verkraftet|schafft|packt|hält} {er|der bot|das system} {viele besucher|großen andrang|tausende chats|lastspitzen|den black friday|10000 nutzer gleichzeitig|viel traffic} {aus|}',
      '{skalierung|skalierbarkeit|lastspitzen|hohe last|viel traffic|gleichzeitige chats|ansturm|skaliert das mit|skaliert das|skaliert der bot mit|skaliert der bot|skaliert die plattform mit|skaliert die plattform|wie viele gespräche gleichzeitig|wie viele chats auf einmal|wie viele parallele chats|wie viele gleichzeitige nutzer|gibt es ein limit für gespräche gleichzeitig|gibt es ein limit für chats auf einmal|gibt es ein limit für parallele chats|gibt es ein limit für gleichzeitige nutzer}',
      '{was passiert|was} {bei einem ansturm|wenn alle auf einmal schreiben|bei einer viralen kampagne|wenn der traffic explodiert}',
      'hält der {Ansturm|tausend gleichzeitig|Black Friday|TV-Werbung} aus',
      '{wie viele gleichzeitig|Lastspitzen|Belastung}',
      '{skaliert|wachsen|viral gehen}',
    ],
  },
  tasks: {
    chip: 'Nimmt er Termine und Bestellungen an?',
    answer:
      'Ja. Ein Bot kann Termine, Reservierungen und Bestellungen annehmen, eine Bestellung nachschlagen, eine Retoure abwickeln, Erinnerungen schicken, Kontaktdaten aufnehmen und andere Systeme aufrufen; der Flow Builder hat für alles Schritte. Die Demo-Bots unserer Vorlagen zeigen es.',
    asks: [
      '{kann er|kann der bot|nimmt er|kann euer bot} {termine|reservierungen|bestellungen|buchungen|retouren|reklamationen|kundentermine} {annehmen|bearbeiten|vergeben|buchen|verwalten}',
      '{terminbuchung per bot|bestellungen aufnehmen|buchungsbot|reservierungsbot|sendungsverfolgung|terminvergabe|bestellstatus|kann er mails verschicken|kann er pakete verfolgen|kann er rechnungen schicken|kann der bot mails verschicken|kann der bot pakete verfolgen|kann der bot rechnungen schicken}',
      '{welche|was für} {aufgaben|sachen|jobs} {kann er|kann der bot|übernimmt er} {erledigen|machen|}',
      'können {meine kunden|patienten|gäste|unsere kunden} {im chat|beim bot|über den bot} {buchen|bestellen|einen termin absagen|umbuchen|reservieren}',
      '{kann der termine ausmachen|kann der auch was tun oder nur quatschen|termin verschieben im chat}',
      'kann der {Termine|Tische|Probestunden} {buchen|verschieben|absagen}',
      '{erinnert|schickt} er {Kunden|Patienten|Mitglieder} {an Termine|Erinnerungen}',
      '{Bestellungen annehmen|Bestellstatus|Terminbuchung}',
      '{kann der was tun oder nur reden|Zahlungen|Rückruf notieren}',
    ],
  },
  afterHours: {
    chip: 'Arbeitet er auch nachts?',
    answer: 'Ja, der Bot antwortet rund um die Uhr, nachts, am Wochenende und an Feiertagen.',
    asks: [
      '{arbeitet|antwortet|läuft|geht|funktioniert} {er|der bot} {auch|} {nachts|am wochenende|rund um die uhr|sonntags|an feiertagen|nach feierabend|außerhalb der geschäftszeiten}',
      '{24/7|rund um die uhr|nachts|wochenende|nach feierabend|24 stunden|nachtschicht|außerhalb der öffnungszeiten}',
      '{wir haben|unser büro ist|der laden ist} {nachts zu|am wochenende geschlossen|ab 17 uhr geschlossen} {wer antwortet dann|kann der bot antworten|}',
      'kunden {schreiben|fragen|melden sich} {nachts|spätabends|am sonntag}',
      'antwortet der {wenn wir schlafen|nachts|an Weihnachten|wenn zu ist}',
      '{rund um die Uhr|Wochenende|abends}',
      '{nach Feierabend|Feiertage|geschlossen}',
    ],
  },
  rightToLeft: {
    chip: 'Läuft es von rechts nach links?',
    answer:
      'Ja. Auf Arabisch und Hebräisch laufen dieser Chat und unsere Bots von rechts nach links, das ganze Fenster eingeschlossen; einzustellen ist nichts.',
    asks: [
      '{rechts nach links schrift|rechts nach links sprachen|rechts nach links hebräisch}',
      '{läuft die schrift von rechts nach links}',
      '{läuft|ist|steht|wird} {der chat|das fenster|das widget|der text} {auf arabisch von rechts nach links|auf hebräisch richtig herum|bei arabisch gespiegelt|rtl fähig}',
      '{von rechts nach links|rtl|rtl unterstützung|leserichtung|schreibrichtung|chatfenster auf arabisch|darstellung auf hebräisch}',
      'sieht das {chatfenster|fenster} auf {arabisch|hebräisch} {richtig aus|normal aus|ordentlich aus}',
    ],
  },
};
