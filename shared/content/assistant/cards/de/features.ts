import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: 'Was bieten Sie an?',
    answer:
      '{brand} baut KI-Chatbots für Unternehmen: Bots für den Kundenservice, Vertriebsautomatisierung und individuelle Integrationen. Sie antworten rund um die Uhr in {languages} Sprachen, übergeben an Ihr Team, wenn es darauf ankommt, und eine erste Version läuft innerhalb von {firstHours} Stunden.',
  },
  support: {
    chip: 'Was macht ein Kundenservice-Bot?',
    answer:
      'Ein Kundenservice-Bot beantwortet, was jeden Tag gefragt wird, schlägt Bestellungen und Termine nach und gibt mitsamt dem ganzen Gespräch an einen Menschen weiter.',
  },
  sales: {
    chip: 'Wie hilft der Bot im Vertrieb?',
    answer:
      'Die Vertriebsautomatisierung begrüßt Besucher, findet heraus, was sie brauchen, qualifiziert sie nach Ihren eigenen Regeln und trägt den Termin in Ihren Kalender ein.',
  },
  customWork: {
    chip: 'Was sind individuelle Integrationen?',
    answer:
      'Wir verbinden das Gespräch mit Ihrem Shop, Ihren Kundendaten, Ihrem Ticketsystem oder Ihrer eigenen Software. Eine individuelle Integration kostet {integrationPrice} einmalig.',
  },
  integrations: {
    chip: 'Mit welchen Systemen verbindet er sich?',
    answer:
      'Die Bots verbinden sich mit {integrations}, Ihrer Website und anderen Systemen über deren API: Shop, Kundendaten, Tickets, Kalender. {starter} enthält {starterIntegrations} Integrationen (Slack, E-Mail, Web), {professional} so viele, wie Sie brauchen; die Verbindung zu einem eigenen System kostet {integrationPrice} einmalig.',
  },
  whatsapp: {
    chip: 'Geht das mit WhatsApp?',
    answer:
      'Ja, WhatsApp ist einer der Kanäle, mit denen sich unsere Bots verbinden: Ihre Kunden schreiben, wo sie immer schreiben, und der Bot antwortet dort. {starter} enthält {starterIntegrations} Integrationen (Slack, Email, Web), {professional} so viele, wie Sie brauchen.',
  },
  slack: {
    chip: 'Geht das mit Slack?',
    answer: 'Ja. Slack ist ab {starter} enthalten, zusammen mit E-Mail und Ihrer Website.',
  },
  shopify: {
    chip: 'Geht das mit Shopify?',
    answer:
      'Ja, unsere Bots verbinden sich mit Shopify: Sie schlagen Bestellungen nach, empfehlen Produkte und beantworten Fragen vor der Kasse. Andere Shopsysteme (WooCommerce, Magento, Shopware) werden über ihre API angebunden.',
  },
  website: {
    chip: 'Wie kommt der Bot auf meine Website?',
    answer:
      'Der Web-Kanal gehört zu jedem Tarif: Ein kurzes Code-Stück kommt in Ihre Seiten, womit auch immer sie gemacht sind (WordPress, Wix, eigener Code), und dort erscheint der Chat. Wir helfen dabei, wenn die erste Version eingerichtet wird.',
  },
  crm: {
    chip: 'Lässt sich unser CRM anbinden?',
    answer:
      'Ja: Die Bots verbinden sich mit Kundendaten wie in Salesforce oder HubSpot über deren API. {professional} enthält so viele Integrationen, wie Sie brauchen; ein eigenes System ist eine individuelle Integration ({integrationPrice} einmalig).',
  },
  api: {
    chip: 'Gibt es eine API?',
    answer:
      'Die Bots sprechen über APIs und Webhooks mit anderen Systemen: Der Flow Builder hat Schritte, die eine Adresse bei Ihnen aufrufen und die Antwort verwenden. Für eine tiefere Verbindung bauen wir eine individuelle Integration ({integrationPrice} einmalig).',
  },
  channels: {
    chip: 'Welche Kanäle gibt es?',
    answer:
      'Die Kanäle, die wir nennen, sind Ihre Website, WhatsApp, Slack, E-Mail und Shopify. Andere (Instagram, Messenger, Telegram, Teams, SMS) werden über ihre API angebunden, wo sie eine haben; Telefon- oder Sprachbots bietet die Seite nicht an. Fragen Sie unser Team nach Ihrem Kanal.',
  },
  languages: {
    chip: 'Welche Sprachen sprechen die Bots?',
    answer:
      'Unsere Bots sprechen {languages} Sprachen, auch Schriften von rechts nach links wie Arabisch und Hebräisch. {starter} kommt mit einer Sprache, {professional} mit mehreren; eine zusätzliche Sprache kostet {languagePrice} im Monat.',
  },
  languageSwitch: {
    chip: 'Wechselt der Bot die Sprache selbst?',
    answer:
      'Ja. Der Bot antwortet in der Sprache, in der er gefragt wird, und wechselt mit dem Kunden, auch mitten im Gespräch.',
  },
  models: {
    chip: 'Welche KI-Modelle nutzen Sie?',
    answer:
      'Das Modell wählen Sie: GPT-3.5 Turbo (schnell und günstig, {starter}), Claude 3 Sonnet (ausgewogen, {professional}) oder Claude 3 Opus (für schwierige Überlegungen, {enterprise}). So zahlen Sie nicht bei jeder Antwort für ein Spitzenmodell.',
  },
  analytics: {
    chip: 'Welche Auswertungen bekomme ich?',
    answer:
      'Sie sehen in Echtzeit, was gefragt wird und wie Gespräche enden: {starter} hat einfache Analysen, {professional} erweiterte mit A/B-Tests. Im Flow Builder zeigt jeder Ablauf Sitzungen, Abschlüsse und Dauer.',
  },
  helpHours: {
    chip: 'Welchen Support bekommen wir?',
    answer:
      '{starter} hat E-Mail-Support, {professional} bevorzugten Support rund um die Uhr, {enterprise} festen Support mit SLA. Sie erreichen den Support unter {supportEmail}.',
  },
  abTesting: {
    chip: 'Kann ich A/B-Tests machen?',
    answer:
      'A/B-Tests gibt es ab {professional}: Probieren Sie zwei Formulierungen oder Abläufe aus und behalten Sie den besseren.',
  },
  workflows: {
    chip: 'Was sind eigene Workflows?',
    answer:
      'Eigene Workflows gibt es ab {professional}: Ihre Schritte, Bedingungen und Aktionen, vom Abfragen einer E-Mail-Adresse bis zum Aufruf eines anderen Systems. Sie zeichnen sie im Flow Builder, den Sie hier ohne Konto ausprobieren können.',
  },
  branding: {
    chip: 'Geht das in unserem Design?',
    answer: 'Ja, Ihr eigenes Branding gehört zu jedem Tarif, ab {starter}: Ihr Name, Ihre Farben, Ihr Ton.',
  },
  handover: {
    chip: 'Übergibt der Bot an einen Menschen?',
    answer:
      'Ja. Was der Bot nicht beantworten kann, geht mit allem bisher Gesagten an einen Menschen aus Ihrem Team, damit niemand sich wiederholen muss. Wann das geschieht, bestimmen Sie.',
  },
  ownData: {
    chip: 'Lernt er aus unseren Dokumenten?',
    answer:
      'Ja. Das erweiterte Training ({trainingPrice} einmalig) bringt dem Bot Ihre Dokumente und früheren Gespräche bei; Preise, Öffnungszeiten und Regeln kommen aus Ihren eigenen Systemen, damit die Antwort Ihre ist und nicht geraten.',
  },
  accuracy: {
    chip: 'Wie zuverlässig sind die Antworten?',
    answer:
      'Ein Sprachmodell sagt Wörter voraus, deshalb sollten Fakten aus Ihren eigenen Daten kommen: Unsere Bots antworten aus dem, was Sie ihnen gegeben haben, und reichen weiter, was sie nicht wissen, statt es zu erfinden. Jeden Ablauf können Sie testen, bevor er live geht.',
  },
  speed: {
    chip: 'Wie schnell antwortet der Bot?',
    answer:
      'Die Plattform antwortet in weniger als 200 Millisekunden; Ihre Kunden bekommen sofort eine Antwort, zu jeder Stunde.',
  },
  uptime: {
    chip: 'Wie ausfallsicher ist der Dienst?',
    answer:
      'Wir sagen {uptime} Verfügbarkeit zu, rund um die Uhr. {enterprise} bringt ein SLA mit, das sie in den Vertrag schreibt.',
  },
  deploy: {
    chip: 'Wie schnell können wir starten?',
    answer:
      'Eine erste Version ist innerhalb von {firstHours} Stunden fertig; die Anpassung an Ihr Unternehmen dauert je nach Branche {daysFrom} bis {daysTo} Tage.',
  },
  process: {
    chip: 'Wie läuft das Schritt für Schritt ab?',
    answer:
      'Sie schreiben uns in ein paar Zeilen, was Ihre Kunden fragen; wir sehen uns Ihre Website und Ihre Fragen an und melden uns innerhalb von {hours} Stunden mit einem ersten Plan und einem Preis. Eine erste Version läuft innerhalb von {firstHours} Stunden, dann passen wir sie in {daysFrom} bis {daysTo} Tagen an Sie an, und Sie testen, bevor sie live geht.',
  },
  noCode: {
    chip: 'Brauche ich Entwickler?',
    answer:
      'Nein. Gespräche werden ohne Code in einem visuellen Flow Builder gezeichnet, und Vorlagen geben Ihnen einen Anfang; beim Rundum-Service machen wir alles für Sie.',
  },
  maintenance: {
    chip: 'Wer pflegt den Bot?',
    answer:
      'Mit einem Plattform-Tarif ändern Sie Texte und Abläufe selbst, jederzeit und ohne Code. Beim Rundum-Service pflegen und verbessern wir den Bot für Sie; Entwicklung rund um die Uhr steht bereit, wenn technisch etwas zu tun ist.',
  },
  scale: {
    chip: 'Verkraftet er viele Besucher?',
    answer:
      'Ja. Die Plattform ist serverlos: Sie wächst mit der Zahl der Gespräche, auch bei Spitzen, und kostet wenig, solange niemand spricht. {enterprise} hat kein Nachrichtenlimit.',
  },
  tasks: {
    chip: 'Nimmt er Termine und Bestellungen an?',
    answer:
      'Ja. Ein Bot kann Termine, Reservierungen und Bestellungen annehmen, eine Bestellung nachschlagen, eine Retoure abwickeln, Erinnerungen schicken, Kontaktdaten aufnehmen und andere Systeme aufrufen; der Flow Builder hat für alles Schritte. Die Demo-Bots unserer Vorlagen zeigen es.',
  },
  afterHours: {
    chip: 'Arbeitet er auch nachts?',
    answer: 'Ja, der Bot antwortet rund um die Uhr, nachts, am Wochenende und an Feiertagen.',
  },
  rightToLeft: {
    chip: 'Läuft es von rechts nach links?',
    answer:
      'Ja. Auf Arabisch und Hebräisch laufen dieser Chat und unsere Bots von rechts nach links, das ganze Fenster eingeschlossen; einzustellen ist nichts.',
  },
};
