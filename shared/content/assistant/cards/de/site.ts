import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: 'Was würde uns ein Bot sparen?',
    answer:
      'Der ROI-Rechner im Lernpfad rechnet: Personen × Stundensatz × Stunden am Tag × {roiShare}, 22 Arbeitstage im Monat. Zehn Personen zu 25 $ mit zwei Stunden am Tag sparen etwa {roiMonthly} im Monat, {roiYearly} im Jahr. Geben Sie dort Ihre eigenen Zahlen ein.',
  },
  calculator: {
    chip: 'Gibt es einen Preisrechner?',
    answer:
      'Ja, auf der Preisseite: Stellen Sie Ihre Nachrichten (1.000 bis 100.000 im Monat) und Ihr Modell ein, und Sie sehen sofort Tarif und Preis, mit einer Aufschlüsselung, die Sie als Link teilen können.',
  },
  competitors: {
    chip: 'Wie stehen Sie neben Intercom da?',
    answer:
      'Gleiches mit Gleichem, nur Plattform- und Nachrichtengebühren, bei 25.000 Nachrichten im Monat: Wir schätzen {oursAt25k} gegen {intercomAt25k} bei Intercom, {driftAt25k} bei Drift und {zendeskAt25k} bei Zendesk, also {savingPercent} % weniger als Intercom. Die Schätzungen sind unsere, Stand {estimatesDate}; die Aufschlüsselung auf der Preisseite zeigt Grundgebühr und Satz von jedem.',
  },
  saving: {
    chip: 'Woher kommen die 67 %?',
    answer:
      'Die {savingPercent} % sind unsere Schätzung gegenüber Intercom bei 25.000 Nachrichten im Monat: dort {intercomAt25k}, bei uns {oursAt25k}, nur Plattform- und Nachrichtengebühren. Die Aufschlüsselung auf der Preisseite zeigt die Summen.',
  },
  learning: {
    chip: 'Was ist der Lernpfad?',
    answer:
      'Fünf kurze Schritte (Begrüßung, Branchen, eine Demo, der ROI-Rechner, Tarife), die zeigen, was ein Chatbot für Sie tun kann. Sie sammeln Punkte und Erfolge und gehen mit einer Zahl, die in einer Budgetbesprechung Bestand hat. Ihr Stand bleibt in Ihrem Browser.',
  },
  points: {
    chip: 'Wofür sind die Punkte?',
    answer:
      'Punkte zeigen, wie weit Sie im Lernpfad sind: Schritte bringen 50 bis 125, Erfolge bis zu 500, und Ihre Stufe steigt mit. Sie sind zum Spaß und zum Lernen; kaufen kann man damit nichts.',
  },
  tour: {
    chip: 'Gibt es einen Rundgang?',
    answer:
      'Ja, einen kurzen Rundgang mit sechs Stationen durch die Seite: Begrüßung, Leistungen, Vorlagen, Chatbot, Preise und Kontakt. Sie starten ihn aus dem Lernpfad und können ihn jederzeit überspringen.',
  },
  demo: {
    chip: 'Kann ich eine Demo sehen?',
    answer:
      'Ja, auf drei Wegen: die kleine Demo auf der Seite, die Demo-Bots unserer {templates} Vorlagen in der Galerie und eine kostenlose Beratung mit einem Menschen, der Ihnen einen Bot für Ihr Unternehmen zeigt.',
  },
  builder: {
    chip: 'Was ist der Flow Builder?',
    answer:
      'Ein visueller Editor für Gespräche: Sie legen Nachrichten, Fragen mit Schaltflächen, Bedingungen, Aktionen und Aufrufe anderer Systeme auf eine Fläche, verbinden sie, testen den Ablauf gleich daneben und stellen ihn live. Er ist hier unter Flow Builder offen, ohne Konto, und startet auf Wunsch mit einer Vorlage. Ein Arbeitsbereich fasst bis zu {flows} Abläufe mit je bis zu {nodes} Knoten und wird {retentionDays} Tage nach der letzten Nutzung gelöscht. Aufgehoben werden die letzten {versions} Versionen eines Ablaufs.',
  },
  builderHow: {
    chip: 'Wie veröffentliche ich einen Ablauf?',
    answer:
      'Speichern Sie den Ablauf und aktivieren Sie ihn: Er bekommt einen Link und ein Code-Stück für Ihre eigenen Seiten. Versionen bleiben erhalten, Sie können also zurück; Abläufe lassen sich als Datei exportieren und importieren. Aufgehoben werden die letzten {versions} Versionen eines Ablaufs.',
  },
  blog: {
    chip: 'Was steht in Ihrem Blog?',
    answer:
      'Artikel darüber, was Chatbots verstehen, die Rechnung hinter Einsparungen, was Kunden fragen, Abläufe gestalten, Systeme sicher verbinden, die Kennzeichnungspflicht des europäischen AI Act, die ersten vier Wochen und viele Sprachen. Sie finden sie unter Blog, mit Suche und Kategorien.',
  },
  newsletter: {
    chip: 'Gibt es einen Newsletter?',
    answer:
      'Ja: Tragen Sie unten auf jeder Seite Ihre Adresse ein. Wir nutzen sie nur für den Newsletter; zum Abbestellen schreiben Sie uns, und wir löschen sie. Er kommt einmal im Monat; anmelden können Sie sich auch mit einer Nachricht an {email}.',
  },
  account: {
    chip: 'Brauche ich ein Konto?',
    answer:
      'Nein. Chat, Vorlagen, Rechner, Lernpfad und Flow Builder funktionieren ohne Konto. Einen Kunden-Login gibt es auf dieser Seite nicht.',
  },
  offline: {
    chip: 'Was passiert ohne Verbindung?',
    answer:
      'Seiten, die Sie besucht haben, öffnen sich auch ohne Verbindung, und ein Formular, das Sie offline senden, wartet in Ihrem Browser und geht innerhalb eines Tages von selbst hinaus.',
  },
  roiShare: {
    chip: 'Woher kommen die 40 % Ersparnis?',
    answer:
      'Die {roiShare} im Ersparnis-Rechner sind eine Annahme zum Planen, keine gemessene Zahl: der Anteil der Zeit für Kundenfragen, den ein Bot ohne Hilfe erledigen kann. In manchen Postfächern ist es mehr, in anderen die Hälfte. Sortieren Sie Ihre letzten zweihundert Gespräche, dann kennen Sie Ihren Anteil; unser Blog zeigt, wie.',
  },
  flowLimits: {
    chip: 'Wie viele Flows, wie lange gespeichert?',
    answer:
      'Ein Arbeitsbereich fasst bis zu {flows} Abläufe mit je bis zu {nodes} Knoten; die letzten {versions} Versionen eines Ablaufs werden aufgehoben. Gelöscht wird er {retentionDays} Tage nach der letzten Nutzung. Der Export lädt alle Abläufe als eine JSON-Datei herunter, die der Import in jedem Browser wieder liest.',
  },
  nodeTypes: {
    chip: 'Welche Knotenarten gibt es?',
    answer:
      'Die sechs Grundarten sind Start, Text, Schnellantwort (Frage mit Schaltflächen), Bedingung, Aktion (fragt nach E-Mail oder Telefon, bittet um einen Termin, benachrichtigt ein anderes System) und API-Aufruf. Dazu kommen Bewertung, Variable setzen, A/B-Weiche, Sprung, Übergabe und Ende.',
  },
  help: {
    chip: 'Wo ist die Dokumentation?',
    answer:
      'Die Fußzeile führt hin: „Help Center“ ist unser Blog, „Documentation“ der Artikel über den Flow Builder, „API Reference“ der über das Verbinden von Systemen. Für alles andere schreiben Sie an {supportEmail}.',
  },
};
