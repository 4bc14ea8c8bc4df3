import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: 'Wat doen jullie?',
    answer:
      '{brand} bouwt AI-chatbots voor bedrijven: bots voor klantenservice, verkoopautomatisering en integraties op maat. Ze antwoorden dag en nacht in {languages} talen, dragen over aan uw team wanneer het ertoe doet, en een eerste versie draait binnen {firstHours} uur.',
  },
  support: {
    chip: 'Wat doet een klantenservicebot?',
    answer:
      'Een klantenservicebot beantwoordt wat elke dag wordt gevraagd, zoekt bestellingen en afspraken op en geeft door aan een medewerker, met het hele gesprek erbij.',
  },
  sales: {
    chip: 'Hoe werkt verkoopautomatisering?',
    answer:
      'Verkoopautomatisering begroet bezoekers, zoekt uit wat ze nodig hebben, kwalificeert ze volgens uw eigen regels en zet de afspraak in uw agenda.',
  },
  customWork: {
    chip: 'Wat zijn integraties op maat?',
    answer:
      'We verbinden het gesprek met uw winkel, uw klantgegevens, uw ticketsysteem of uw eigen software. Een maatwerkintegratie kost {integrationPrice} eenmalig.',
  },
  integrations: {
    chip: 'Met welke systemen werkt het?',
    answer:
      'Bots werken met {integrations}, uw website en andere systemen via hun API: winkel, klantgegevens, tickets, agenda. {starter} bevat {starterIntegrations} integraties (Slack, e-mail, web), {professional} zoveel als u nodig hebt; een koppeling met een eigen systeem kost {integrationPrice} eenmalig.',
  },
  whatsapp: {
    chip: 'Werkt het met WhatsApp?',
    answer:
      'Ja, WhatsApp is een van de kanalen waarmee onze bots werken: uw klanten schrijven waar ze altijd schrijven, en de bot antwoordt daar. {starter} bevat {starterIntegrations} integraties (Slack, Email, Web), {professional} zoveel als u nodig hebt.',
  },
  slack: {
    chip: 'Werkt het met Slack?',
    answer: 'Ja. Slack is inbegrepen vanaf {starter}, samen met e-mail en uw website.',
  },
  shopify: {
    chip: 'Werkt het met Shopify?',
    answer:
      'Ja, onze bots werken met Shopify: ze zoeken bestellingen op, raden producten aan en beantwoorden vragen vóór het afrekenen. Andere winkelsystemen (WooCommerce, Magento) koppelen we via hun API.',
  },
  website: {
    chip: 'Hoe komt de bot op mijn website?',
    answer:
      'Het webkanaal hoort bij elk abonnement: een kort stukje code gaat in uw pagina’s, waarmee die ook gemaakt zijn (WordPress, Wix, eigen code), en daar verschijnt de chat. Wij helpen ermee als de eerste versie wordt ingericht.',
  },
  crm: {
    chip: 'Werkt het met ons CRM?',
    answer:
      'Ja: bots werken via de API met klantsystemen zoals Salesforce of HubSpot. {professional} bevat zoveel integraties als u nodig hebt; een eigen systeem is een maatwerkintegratie ({integrationPrice} eenmalig).',
  },
  api: {
    chip: 'Hebben jullie een API?',
    answer:
      'Bots praten met andere systemen via API’s en webhooks: de flow builder heeft stappen die een adres van u aanroepen en het antwoord gebruiken. Voor een diepere koppeling bouwen we een maatwerkintegratie ({integrationPrice} eenmalig).',
  },
  channels: {
    chip: 'Welke kanalen zijn er?',
    answer:
      'De kanalen die we noemen zijn uw website, WhatsApp, Slack, e-mail en Shopify. Andere (Instagram, Messenger, Telegram, Teams, sms) koppelen we via hun API als ze die hebben; telefoon- of spraakbots biedt de site niet aan. Vraag ons team naar uw kanaal.',
  },
  languages: {
    chip: 'Welke talen spreken de bots?',
    answer:
      'Onze bots spreken {languages} talen, ook schriften van rechts naar links zoals Arabisch en Hebreeuws. {starter} heeft één taal, {professional} meerdere; een extra taal kost {languagePrice} per maand.',
  },
  languageSwitch: {
    chip: 'Wisselt de bot zelf van taal?',
    answer:
      'Ja. De bot antwoordt in de taal waarin hij wordt aangesproken en wisselt mee met de klant, ook midden in een gesprek.',
  },
  models: {
    chip: 'Welke AI-modellen gebruiken jullie?',
    answer:
      'U kiest het model: GPT-3.5 Turbo (snel en voordelig, {starter}), Claude 3 Sonnet (evenwichtig, {professional}) of Claude 3 Opus (voor complexe redeneringen, {enterprise}). U betaalt niet standaard bij elk antwoord voor een premiummodel.',
  },
  analytics: {
    chip: 'Welke statistieken krijg ik?',
    answer:
      'U ziet in realtime wat er gevraagd wordt en hoe gesprekken aflopen: {starter} heeft basisanalyses, {professional} uitgebreide analyses met A/B-tests. In de flow builder toont elke flow zijn sessies, voltooiing en duur.',
  },
  helpHours: {
    chip: 'Welke ondersteuning krijgen we?',
    answer:
      '{starter} heeft ondersteuning per e-mail, {professional} 24/7 ondersteuning met voorrang, {enterprise} een vast supportteam met een SLA. U bereikt support via {supportEmail}.',
  },
  abTesting: {
    chip: 'Kan ik A/B-tests doen?',
    answer: 'A/B-tests zitten in {professional}: probeer twee formuleringen of flows en houd de beste.',
  },
  workflows: {
    chip: 'Wat zijn eigen workflows?',
    answer:
      'Eigen workflows zitten in {professional}: uw eigen stappen, voorwaarden en acties, van een e-mailadres vragen tot een ander systeem aanroepen. U tekent ze in de flow builder, die u hier zonder account kunt proberen.',
  },
  branding: {
    chip: 'Kan het in onze huisstijl?',
    answer: 'Ja, uw eigen huisstijl hoort bij elk abonnement, vanaf {starter}: uw naam, uw kleuren, uw toon.',
  },
  handover: {
    chip: 'Geeft de bot door aan een medewerker?',
    answer:
      'Ja. Wat de bot niet kan beantwoorden, gaat naar iemand van uw team met alles wat al gezegd is, zodat niemand zich hoeft te herhalen. U bepaalt wanneer dat gebeurt.',
  },
  ownData: {
    chip: 'Kan de bot van onze documenten leren?',
    answer:
      'Ja. Uitgebreide training ({trainingPrice} eenmalig) leert de bot uw documenten en eerdere gesprekken; prijzen, openingstijden en regels komen uit uw eigen systemen, dus het antwoord is het uwe en geen gok.',
  },
  accuracy: {
    chip: 'Hoe betrouwbaar zijn de antwoorden?',
    answer:
      'Een taalmodel voorspelt woorden, dus feiten moeten uit uw eigen gegevens komen: onze bots antwoorden met wat u ze gaf en geven door wat ze niet weten, in plaats van het te verzinnen. U test elke flow voordat hij live gaat.',
  },
  speed: {
    chip: 'Hoe snel antwoordt de bot?',
    answer:
      'Het platform reageert in minder dan 200 milliseconden; uw klanten krijgen meteen antwoord, op elk uur.',
  },
  uptime: {
    chip: 'Hoe stabiel is de dienst?',
    answer:
      'We beloven {uptime} uptime, dag en nacht. {enterprise} voegt een SLA toe die dat in het contract zet.',
  },
  deploy: {
    chip: 'Hoe snel kunnen we starten?',
    answer:
      'Een eerste versie is klaar binnen {firstHours} uur; afstemmen op uw bedrijf duurt {daysFrom} tot {daysTo} dagen, afhankelijk van de branche.',
  },
  process: {
    chip: 'Hoe werkt het, stap voor stap?',
    answer:
      'U schrijft in een paar regels wat uw klanten vragen; wij bekijken uw site en uw vragen en komen binnen {hours} uur terug met een eerste plan en een prijs. Een eerste versie draait binnen {firstHours} uur, daarna stemmen we hem in {daysFrom} tot {daysTo} dagen op u af en test u hem voordat hij live gaat.',
  },
  noCode: {
    chip: 'Heb ik programmeurs nodig?',
    answer:
      'Nee. Gesprekken tekent u zonder code in een visuele flow builder, en templates geven u een start; bij de volledig beheerde dienst doen wij alles voor u.',
  },
  maintenance: {
    chip: 'Wie onderhoudt de bot?',
    answer:
      'Bij een platformabonnement past u teksten en flows zelf aan, wanneer u wilt en zonder code. Bij de volledig beheerde dienst onderhouden en verbeteren wij de bot voor u; voor technisch werk is er dag en nacht ontwikkelondersteuning.',
  },
  scale: {
    chip: 'Kan het veel bezoekers aan?',
    answer:
      'Ja. Het platform is serverless: het groeit mee met het aantal gesprekken, ook bij pieken, en kost weinig zolang niemand praat. {enterprise} heeft geen berichtenlimiet.',
  },
  tasks: {
    chip: 'Kan de bot boeken en bestellen?',
    answer:
      'Ja. Een bot kan afspraken, reserveringen en bestellingen aannemen, een bestelling opzoeken, een retour afhandelen, herinneringen sturen, contactgegevens noteren en andere systemen aanroepen; de flow builder heeft voor elk een stap. De demobots van onze templates laten het zien.',
  },
  afterHours: {
    chip: 'Werkt het ook ’s nachts?',
    answer: 'Ja, de bot antwoordt dag en nacht, in het weekend en op feestdagen.',
  },
  rightToLeft: {
    chip: 'Werkt het van rechts naar links?',
    answer:
      'Ja. In het Arabisch en Hebreeuws lopen deze chat en onze bots van rechts naar links, het hele venster inbegrepen; u hoeft niets in te stellen.',
  },
};
