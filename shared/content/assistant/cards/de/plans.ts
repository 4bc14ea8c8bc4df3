import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'Was kostet ein Chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nKein Tarif hat eine Einrichtungsgebühr.',
  },
  starter: {
    chip: 'Was steckt in Starter?',
    answer:
      'Der Plattform-Tarif {starter} kostet {starterPrice} im Monat mit GPT-3.5 Turbo: {starterMessages} Nachrichten im Monat, {starterIntegrations} Integrationen (Slack, E-Mail, Web), einfache Analysen, E-Mail-Support und Ihr eigenes Branding, in einer Sprache. Er passt zu einem kleinen Unternehmen mit einer Website und einem Team.',
  },
  professional: {
    chip: 'Was steckt in Professional?',
    answer:
      'Der Plattform-Tarif {professional} kostet {professionalPrice} im Monat zum Grundpreis: {professionalMessages} Nachrichten im Monat, unbegrenzt viele Integrationen, erweiterte Analysen, bevorzugter Support rund um die Uhr, auf Wunsch Claude 3 Sonnet (dann {sonnetProfessional}), HIPAA-Bereitschaft, mehrere Sprachen, A/B-Tests und eigene Workflows. Es ist unser beliebtester Tarif.',
  },
  enterprise: {
    chip: 'Was steckt in Enterprise?',
    answer:
      'Der Plattform-Tarif {enterprise} wird individuell kalkuliert: unbegrenzt viele Nachrichten, eigene Infrastruktur oder Hosting im eigenen Haus, SSO, Claude 3 Opus, fester Ansprechpartner im Support, ein SLA und erweiterte Sicherheit. Sagen Sie uns, was Sie brauchen, und ein Mensch macht Ihnen innerhalb von {hours} Stunden ein Angebot.',
  },
  compare: {
    chip: 'Wie unterscheiden sich die Tarife?',
    answer:
      '{starter} ({starterPrice} im Monat): {starterMessages} Nachrichten, {starterIntegrations} Integrationen, eine Sprache, einfache Analysen, E-Mail-Support.\n{professional} ({professionalPrice} im Monat): {professionalMessages} Nachrichten, unbegrenzt viele Integrationen, mehrere Sprachen, erweiterte Analysen, A/B-Tests, HIPAA-Bereitschaft, Support rund um die Uhr.\n{enterprise} (individueller Preis): unbegrenzt viele Nachrichten, eigene Infrastruktur, SSO, SLA, fester Ansprechpartner.',
  },
  whichPlan: {
    chip: 'Welcher Tarif passt zu mir?',
    answer:
      'Das hängt von Ihren Nachrichten im Monat ab: Bis {starterMessages} reicht {starter}, bis {professionalMessages} ist es {professional}, darüber {enterprise}. {professional} brauchen Sie auch für mehrere Sprachen, HIPAA oder A/B-Tests. Wie viele Nachrichten bekommen Sie etwa im Monat?',
  },
  managed: {
    chip: 'Was kostet der Rundum-Service?',
    answer: '{managedPrices}\n\nBeim Rundum-Service bauen, betreiben und betreuen wir den Bot für Sie.',
  },
  managedOrPlatform: {
    chip: 'Plattform oder Rundum-Service?',
    answer:
      'Mit einem Plattform-Tarif (ab {starterPrice} im Monat) betreiben Sie den Bot selbst auf unserer Plattform. Beim Rundum-Service (ab {managedStarter} im Monat) bauen wir ihn, betreiben ihn und verbessern ihn laufend. Das eine wird in Nachrichten gezählt, das andere in Gesprächen.\n{managedPairs}',
  },
  cheapest: {
    chip: 'Was ist der günstigste Einstieg?',
    answer:
      'Am günstigsten ist der Plattform-Tarif {starter} für {starterPrice} im Monat mit bis zu {starterMessages} Nachrichten, ohne Einrichtungsgebühr und ohne lange Vertragsbindung.',
  },
  setupFee: {
    chip: 'Gibt es eine Einrichtungsgebühr?',
    answer:
      'Nein, keine Einrichtungsgebühr: In jedem Tarif zahlen Sie nur den Monatspreis. Nur Extras wie eine individuelle Integration ({integrationPrice} einmalig) oder erweitertes Training ({trainingPrice} einmalig) kosten einmal etwas.',
  },
  contract: {
    chip: 'Gibt es eine Mindestlaufzeit?',
    answer:
      'Es gibt keine lange Vertragsbindung: Die Tarife laufen von Monat zu Monat, und Sie können jederzeit mit {noticeDays} Tagen Frist kündigen.',
  },
  cancel: {
    chip: 'Wie kann ich kündigen?',
    answer:
      'Sie können jederzeit mit {noticeDays} Tagen Frist kündigen; ein Grund ist nicht nötig, und es gibt keine lange Vertragsbindung. Eine Nachricht an {email} genügt.',
  },
  trial: {
    chip: 'Kann ich es kostenlos testen?',
    answer:
      'Vieles können Sie hier kostenlos ausprobieren: mit den Demo-Bots unserer Vorlagen chatten, im Flow Builder einen eigenen Ablauf bauen und eine kostenlose Beratung buchen. Einen Gratistarif oder Testzeitraum bewerben wir nicht; weil es keine Einrichtungsgebühr gibt und Sie mit {noticeDays} Tagen Frist kündigen können, ist ein Monat {starter} ({starterPrice}) der kleinste echte Test.',
  },
  discount: {
    chip: 'Gibt es Rabatte?',
    answer:
      'Die Seite nennt keine Rabatte, weder für jährliche Zahlung noch für Start-ups oder gemeinnützige Organisationen, und versprechen kann ich keinen. Fragen Sie unser Team: {email} oder eine kostenlose Beratung ist der Weg zu einem Angebot für Ihren Fall.',
  },
  payment: {
    chip: 'Wie bezahle ich?',
    answer:
      'Die Preise sind in US-Dollar und werden monatlich bezahlt. Welche Zahlungsarten und Rechnungen möglich sind und ob Steuern dazukommen, sagt die Seite nicht; unser Team klärt das vor dem Start mit Ihnen: {email}.',
  },
  overage: {
    chip: 'Was, wenn die Nachrichten nicht reichen?',
    answer:
      'Es fällt nichts aus: In starken Monaten kosten zusätzliche Gespräche {conversationPrice} je Gespräch, in jedem Tarif. Kommt es jeden Monat vor, ist der nächste Tarif meist günstiger.',
  },
  addOns: {
    chip: 'Welche Extras gibt es?',
    answer:
      'Extras zu jedem Tarif:\n- zusätzliche Sprache: {languagePrice} im Monat\n- zusätzliche Gespräche: {conversationPrice} je Gespräch\n- individuelle Integration: {integrationPrice} einmalig\n- erweitertes Training: {trainingPrice} einmalig',
  },
  addLanguage: {
    chip: 'Was kostet eine weitere Sprache?',
    answer:
      'Eine zusätzliche Sprache für Ihren Bot kostet {languagePrice} im Monat, geschrieben und geprüft. {professional} und {enterprise} sprechen mehrere Sprachen, {starter} eine.',
  },
  addIntegration: {
    chip: 'Was kostet eine eigene Anbindung?',
    answer:
      'Eine individuelle Integration, also die Verbindung zu einem eigenen System, kostet {integrationPrice} einmalig. {starter} enthält {starterIntegrations} Standard-Integrationen, {professional} so viele, wie Sie brauchen.',
  },
  addTraining: {
    chip: 'Was ist das erweiterte Training?',
    answer:
      'Das erweiterte Training kostet {trainingPrice} einmalig: Wir trainieren den Bot mit Ihren Dokumenten und früheren Gesprächen.',
  },
  switchPlan: {
    chip: 'Kann ich den Tarif wechseln?',
    answer:
      'Ja. Die Tarife laufen von Monat zu Monat, Sie können also in einen größeren oder kleineren wechseln, wenn sich Ihre Nachrichtenzahl ändert; sagen Sie unserem Team unter {email} Bescheid, und es stellt mit Ihnen um.',
  },
  refund: {
    chip: 'Gibt es Geld zurück?',
    answer:
      'Die Seite verspricht weder eine Rückerstattung noch eine Garantie, also kann ich das auch nicht. Sicher ist: keine Einrichtungsgebühr, keine lange Vertragsbindung, Kündigung mit {noticeDays} Tagen Frist. Für alles Weitere schreiben Sie an {email}.',
  },
  messageCount: {
    chip: 'Was zählt als Nachricht?',
    answer:
      'Plattform-Tarife werden in Nachrichten im Monat gezählt, der Rundum-Service in Gesprächen; ein Gespräch hat meist mehrere Nachrichten. Genauer legt es die Seite nicht fest. Fragen Sie unser Team unter {email}, wie Ihr Fall gezählt würde.',
  },
  seats: {
    chip: 'Zahle ich pro Benutzer?',
    answer:
      'Nein, es gibt keine Benutzerlizenzen: Ihr ganzes Team kann hineinschauen. Der Preis richtet sich nach den Nachrichten, nie nach der Zahl der Kollegen.',
  },
  custom: {
    chip: 'Und bei mehr als 50.000 Nachrichten?',
    answer:
      'Über {professionalMessages} Nachrichten im Monat ist der Preis individuell: Der Rechner zeigt ungefähr, was es wäre; für mehr als 100.000 Nachrichten oder eigene Infrastruktur macht unser Vertrieb innerhalb von {hours} Stunden ein Angebot.',
  },
  modelPrices: {
    chip: 'Was kosten bessere Modelle?',
    answer:
      'Das Modell ändert den Preis: {starter} kostet {starterPrice} mit GPT-3.5 Turbo, {sonnetStarter} mit Claude 3 Sonnet und {opusStarter} mit Claude 3 Opus; {professional} kostet {professionalPrice}, {sonnetProfessional} und {opusProfessional}. Der Rechner auf der Preisseite zeigt es für Ihre Menge.',
  },
  perThousand: {
    chip: 'Was kosten 1.000 Nachrichten?',
    answer:
      'Voll ausgenutzt kosten 1.000 Nachrichten {starterThousand} in {starter} und {professionalThousand} in {professional}. Der Rechner auf der Preisseite zeigt es für Ihre Menge und Ihr Modell.',
  },
  integrationCount: {
    chip: 'Wie viele Integrationen je Tarif?',
    answer:
      '{starter} enthält {starterIntegrations} Integrationen (Slack, Email, Web), {professional} unbegrenzt viele. Die Anbindung eines eigenen Systems kostet einmalig {integrationPrice}.',
  },
};
