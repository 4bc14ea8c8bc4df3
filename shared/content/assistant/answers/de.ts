import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    'Hallo! Ich bin der Assistent von {brand}. Ich helfe gern bei Fragen zu unseren Chatbots, Preisen, Integrationen und zur Buchung einer kostenlosen Beratung.',
  services:
    'Wir entwickeln KI-Chatbots für Unternehmen: Kundenservice-Bots, Vertriebsautomatisierung und individuelle Integrationen. Sie arbeiten rund um die Uhr in {languages} Sprachen, eine erste Version steht in {hours} Stunden.',
  askIndustry: 'In welcher Branche sind Sie tätig?',
  askVolume: 'Wie viele Nachrichten bekommen Sie ungefähr im Monat?',
  offer: 'Möchten Sie eine kostenlose Beratung buchen?',
  industryIntro: '{industry}: {pitch}',
  industries: {
    ecommerce: [
      'E-Commerce',
      'Ein Bot beantwortet Fragen zu Bestellung und Lieferung, empfiehlt Produkte, nimmt Retouren auf und holt abgebrochene Warenkörbe zurück.',
    ],
    healthcare: [
      'Gesundheit',
      'Ein Bot nimmt Terminanfragen an, beantwortet Fragen zu Sprechzeiten, Kassen und Vorbereitung und gibt alles Medizinische an Ihr Team weiter.',
    ],
    finance: [
      'Finanzen',
      'Ein Bot erklärt Produkte, sammelt die Unterlagen für einen Antrag, beantwortet Kontofragen und überlässt die Beratung Ihren Fachleuten.',
    ],
    realestate: [
      'Immobilien',
      'Ein Bot qualifiziert Käufer und Mieter, beantwortet Fragen zu Objekten und vereinbart Besichtigungen.',
    ],
    education: [
      'Bildung',
      'Ein Bot beantwortet Fragen zu Kursen, Gebühren und Anmeldung und führt Lernende zur richtigen Ansprechperson.',
    ],
    hospitality: [
      'Hotellerie',
      'Ein Bot nimmt Buchungsanfragen an, hilft Gästen Tag und Nacht und bietet Upgrades und Tipps vor Ort.',
    ],
    fitness: [
      'Fitness',
      'Ein Bot bucht Kurse und Probetrainings, erklärt Mitgliedschaften und erinnert an Termine.',
    ],
    restaurant: [
      'Gastronomie',
      'Ein Bot nimmt Tischreservierungen an, beantwortet Fragen zu Karte und Allergenen und nimmt Bestellungen auf.',
    ],
    automotive: [
      'Autohandel und Werkstatt',
      'Ein Bot vereinbart Probefahrten und Werkstatttermine und beantwortet Fragen zu Fahrzeugen und Finanzierung.',
    ],
    professional: [
      'Beratung und Kanzleien',
      'Ein Bot qualifiziert Anfragen, sammelt, was für das Erstgespräch nötig ist, und vereinbart es.',
    ],
  },
  template:
    'Dafür gibt es eine fertige Vorlage, in {from}–{to} Tagen auf Sie zugeschnitten; probieren Sie sie in unserer Galerie aus.',
  platformIntro: 'Plattform-Tarife (Sie betreiben den Bot auf unserer Plattform):',
  planLine: '{plan}: {price} im Monat, bis {messages} Nachrichten',
  planCustom: '{plan}: Preis auf Anfrage, unbegrenzte Nachrichten',
  managedIntro: 'Rundum-Service (wir bauen und betreiben den Bot für Sie):',
  managedLine: '{plan}: {price} im Monat, {count} Gespräche',
  managedUnlimited: '{plan}: {price} im Monat, unbegrenzte Gespräche',
  fit: 'Für rund {volume} Nachrichten im Monat passt der Plattform-Tarif {plan}: {price} im Monat, bis {messages} Nachrichten.',
  fitCustom:
    'Für rund {volume} Nachrichten im Monat brauchen Sie den Plattform-Tarif {plan}: unbegrenzte Nachrichten, Preis auf Anfrage.',
  managedFrom: 'Wenn wir alles für Sie übernehmen sollen: Der Rundum-Service beginnt bei {price} im Monat.',
  managedFit: 'Für rund {volume} Gespräche im Monat passt der Rundum-Service {plan}: {price} im Monat.',
  integrations:
    'Unsere Bots lassen sich mit {list} und über APIs mit weiteren Systemen verbinden. {starter} enthält {count} Integrationen, {professional} beliebig viele. Eine individuelle Integration kostet einmalig {price}.',
  timeline:
    'Eine erste Version steht in {hours} Stunden; die Anpassung an Ihr Unternehmen dauert je nach Branche {from}–{to} Tage.',
  security:
    'Sicherheit gehört zu jedem Tarif: {badges}. Daten werden verschlüsselt übertragen. {professional} ist HIPAA-ready, {enterprise} bietet zusätzlich SSO und Betrieb bei Ihnen vor Ort. Einzelheiten beantworten wir gern unter {email}.',
  languages:
    'Unsere Chatbots unterstützen {languages} Sprachen; hier im Chat spreche ich {count}. Eine zusätzliche Sprache für Ihren Bot kostet {price} im Monat.',
  bookingInfo:
    'Die Beratung ist kostenlos: Sie wählen einen Tag und eine halbe Stunde zwischen {from} und {to} Uhr (Zeitzone {zone}) und schreiben kurz, worum es geht. Das ist eine Anfrage; wir bestätigen innerhalb von {hours} Stunden. Sagen Sie einfach, dass Sie buchen möchten.',
  book: 'Sehr gern! Ich öffne das Buchungsformular: Wählen Sie Tag und Uhrzeit, wir bestätigen innerhalb von {hours} Stunden.',
  contactInfo:
    'Sie erreichen unser Team unter {email}; wir antworten innerhalb von {hours} Stunden. Wenn wir uns melden sollen, sagen Sie es einfach.',
  contact:
    'Natürlich. Ich öffne das Kontaktformular; unser Team meldet sich innerhalb von {hours} Stunden bei Ihnen.',
  thanks: 'Gern geschehen! Kann ich sonst noch etwas für Sie tun?',
  bye: 'Auf Wiedersehen und danke für Ihren Besuch!',
  complaint:
    'Es tut mir leid, dass das ärgerlich war. Ein Mensch aus unserem Team hilft Ihnen weiter: Schreiben Sie an {email} oder sagen Sie mir, dass Sie kontaktiert werden möchten.',
  offTopic:
    'Dabei kann ich leider nicht helfen, nur bei unseren Chatbots: Leistungen, Preise, Integrationen, Sicherheit und Buchung einer Beratung. Was möchten Sie wissen?',
  decline: 'Alles klar. Ich bin da, wenn Sie noch eine Frage haben.',
  apology: 'Entschuldigung, ich kann gerade nicht antworten. Bitte versuchen Sie es noch einmal.',
  demo: {
    greeting: 'Hallo! Ich bin der virtuelle Assistent von {business}. Wie kann ich helfen?',
    hours: 'Unsere Öffnungszeiten: {value}',
    prices: 'Unsere Preise (Beispielpreise dieser Demo):',
    services: 'Dabei kann ich Ihnen helfen:',
    location: 'Hier finden Sie uns: {value}',
    booking:
      'Gern. Nennen Sie mir Tag, Uhrzeit und Ihren Namen, das Team von {business} bestätigt dann. (Dies ist eine Demo: Es wird nichts wirklich gebucht.)',
    human: 'Ich verbinde Sie mit dem Team von {business}. Sie erreichen es auch unter {value}.',
    thanks: 'Gern geschehen! Kann ich noch etwas für Sie tun?',
    unknown: 'Da bin ich nicht sicher; das Team von {business} weiß es. Fragen Sie mich zum Beispiel:',
  },
};
