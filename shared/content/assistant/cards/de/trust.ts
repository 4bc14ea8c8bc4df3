import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: 'Wie sicher ist das?',
    answer:
      'Sicherheit gehört zu jedem Tarif: {badges}. Daten sind bei der Übertragung und im Ruhezustand verschlüsselt, persönliche Angaben werden auf Wunsch exportiert oder gelöscht. {enterprise} ergänzt SSO, Hosting im eigenen Haus und erweiterte Sicherheit. Einzelheiten: {email}.',
  },
  hipaa: {
    chip: 'Sind Sie HIPAA-bereit?',
    answer:
      'HIPAA-Bereitschaft gibt es ab {professional}. Der Bot gibt nie medizinischen Rat; Medizinisches gibt er an Ihr Personal weiter. Für Vereinbarungen und Einzelheiten schreiben Sie an {email}.',
  },
  gdpr: {
    chip: 'Sind Sie DSGVO-konform?',
    answer:
      'Ja, DSGVO-bereit: Persönliche Daten können auf Wunsch eingesehen, berichtigt, exportiert und gelöscht werden, Daten sind bei der Übertragung und im Ruhezustand verschlüsselt, und Besucher erfahren, was aufbewahrt wird. Für einen Vertrag zur Auftragsverarbeitung schreiben Sie an {privacyEmail}.',
  },
  iso: {
    chip: 'Sind Sie ISO-27001-zertifiziert?',
    answer:
      'Unsere Zeichen sind {badges}. Nach Zertifikaten und ihrem Geltungsbereich fragen Sie unser Team: {email}.',
  },
  encryption: {
    chip: 'Sind meine Daten verschlüsselt?',
    answer: 'Ja. Daten sind bei der Übertragung (TLS) und im Ruhezustand verschlüsselt.',
  },
  dataLocation: {
    chip: 'Wo liegen die Daten?',
    answer:
      'Die Seite nennt kein Land und kein Rechenzentrum. Mit {enterprise} können die Daten in Ihrer eigenen Infrastruktur oder in Ihrem Haus bleiben; wo sie bei den anderen Tarifen liegen, sagt Ihnen unser Team: {privacyEmail}.',
  },
  modelTraining: {
    chip: 'Trainieren unsere Daten eine KI?',
    answer:
      'Nirgends auf der Seite steht, dass Ihre Gespräche irgendein Modell trainieren, und erweitertes Training mit Ihren Dokumenten gibt es nur, wenn Sie es bestellen. Wo ein KI-Modell eines anderen Anbieters antwortet, erhält es die Nachricht und den letzten Teil des Gesprächs. Eine schriftliche Zusicherung gibt es auf Anfrage: {privacyEmail}.',
  },
  erasure: {
    chip: 'Kann ich meine Daten löschen lassen?',
    answer:
      'Ja. Sie dürfen alles, was wir über Sie haben, einsehen, berichtigen, mitnehmen oder löschen lassen: Eine Nachricht an {privacyEmail} genügt, und sie gilt für jedes Formular, das Sie je mit dieser Adresse geschickt haben.',
  },
  visitorData: {
    chip: 'Was speichern Sie über mich?',
    answer:
      'Hier beobachtet Sie niemand: keine Werbung, kein Analysedienst, kein Skript einer anderen Firma. Was Sie tun, bleibt in Ihrem Browser, bis Sie ein Formular senden; nur was Sie in diesem Chat sagen, wird von der ersten Nachricht an {retentionDays} Tage auf unserem Server aufgehoben, und Sie können es hier jederzeit löschen. Zwei Cookies mit einer Zufallszahl, nur bei Bedarf gesetzt, halten Chat, Likes und Abläufe bei Ihnen. Auf der Datenschutzseite steht alles.',
  },
  cardNumbers: {
    chip: 'Was ist mit Kartennummern im Chat?',
    answer:
      'Karten-, Konto- und Ausweisnummern werden unkenntlich gemacht, bevor etwas gespeichert oder weitergegeben wird; eingeben muss sie hier also niemand.',
  },
  sso: {
    chip: 'Gibt es Single Sign-on?',
    answer: 'Single Sign-on (SSO) gibt es mit {enterprise}.',
  },
  onPremises: {
    chip: 'Geht das auf eigenen Servern?',
    answer: 'Ja, Hosting im eigenen Haus gibt es mit {enterprise}; der Preis ist individuell.',
  },
  dedicated: {
    chip: 'Gibt es eigene Infrastruktur?',
    answer: 'Eigene Infrastruktur nur für Sie gibt es mit {enterprise}, zusammen mit festem Support.',
  },
  sla: {
    chip: 'Gibt es ein SLA?',
    answer: 'Ein SLA gibt es mit {enterprise}. Für alle Tarife nennen wir {uptime} Verfügbarkeit.',
  },
  responsible: {
    chip: 'Wer ist für den Datenschutz zuständig?',
    answer:
      'Verantwortlich für diese Seite und ihre Daten ist {legalName}. Einen Datenschutzbeauftragten nennt die Seite nicht; zu allem rund um den Datenschutz schreiben Sie an {privacyEmail}.',
  },
  tracking: {
    chip: 'Werde ich hier getrackt?',
    answer:
      'Nein. Es gibt hier keine Werbung, keinen Analysedienst, kein Tracking und kein Skript einer anderen Firma. Zwei Cookies mit einer Zufallszahl und ohne Namen werden nur bei Bedarf gesetzt: eines für Likes und Abläufe, eines für Ihren Chat. Netzadressen dienen kurze Zeit der Abwehr von Angriffen und stehen in keinem Protokoll.',
  },
  chatKept: {
    chip: 'Wie lange wird dieser Chat aufgehoben?',
    answer:
      'Dieses Gespräch wird {retentionDays} Tage ab Ihrer ersten Nachricht aufgehoben, damit wir sehen, was gefragt wurde, und einspringen können, wenn Sie einen Menschen möchten. „Diese Unterhaltung löschen“ im Chat löscht es sofort überall; haben Sie ein Formular gesendet, gehört es zu Ihrer Anfrage und wird mit ihr gelöscht: {privacyEmail}.',
  },
  formData: {
    chip: 'Was wird mit einem Formular gesendet?',
    answer:
      'Mit einem Formular geht, was Sie getippt haben und was uns beim Antworten hilft: die Seite, von der Sie schreiben, die Website oder Kampagne, über die Sie kamen, Vorlage, Tarif und Rechner-Einstellungen, die Sie angesehen haben, Lernfortschritt und Ersparnis-Schätzung, ein angehängter Ablauf und der Chat hier. Ohne Formular wird nichts gesendet. Wir behalten es, solange wir Ihre Anfrage bearbeiten, und löschen es auf Wunsch: {privacyEmail}.',
  },
  aiProvider: {
    chip: 'Liest ein fremder KI-Anbieter mit?',
    answer:
      'Wo ein KI-Modell eines anderen Anbieters antwortet, bekommt es Ihre Nachricht und den letzten Teil des Gesprächs, ohne Namen oder Adresse, außer Sie haben sie getippt. Karten- und Kontonummern werden vorher unkenntlich gemacht.',
  },
  aiAct: {
    chip: 'Muss ein Bot sagen, dass er einer ist?',
    answer:
      'Artikel 50 des EU AI Act (KI-Verordnung) verlangt, dass Menschen erfahren, wenn sie mit einem KI-System zu tun haben, außer es ist offensichtlich; nach dem Zeitplan der Verordnung ab dem 2. August 2026. Wir raten, es in der ersten Nachricht zu sagen, in der Sprache des Gesprächs und noch einmal bei der Übergabe an einen Menschen. Unser Blog erklärt es; eine Rechtsberatung ist das nicht.',
  },
};
