import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Welcher Kurs passt zu mir?',
    'Was kosten die Kurse?',
    'Wann beginnt der nächste Kurs?',
    'Kann ich online lernen?',
    'Wie melde ich mich an?',
  ],
  useCases: [
    'Kursberatung nach Niveau, Ziel und Zeitplan',
    'Fragen zu Anmeldung und Gebühren',
    'Fristen, Unterlagen und Prüfungstermine',
    'Hilfe für Teilnehmende rund um die Uhr',
    'Tage der offenen Tür und Probestunden gebucht',
  ],
  can: 'Ich berate zu Kursen, beantworte Fragen zu Gebühren, Terminen, Prüfungen und Anmeldung und vereinbare Probestunden. Lernende bekommen sofort Rat in ihrer Sprache, und das Büro ist frei von Routinefragen.',
  hours: 'Büro Montag bis Freitag 9:00-19:00, Samstag 10:00-14:00; Unterricht bis 21:30',
  location: '5 Linden Court, dritter Stock, zwei Minuten vom Hauptbahnhof',
  services: 'Abendkurse|Intensivkurse|Onlinekurse|Prüfungsvorbereitung|Firmenkurse',
  prices:
    'Abendkurs, 10 Wochen: {evening}|Intensivkurs, 4 Wochen: {intensive}|Onlinekurs, 8 Wochen: {online}|Offizielle Prüfung: {exam}|Probestunde: {trial}',
  items: {
    trial: [
      'ich möchte eine Probestunde|Probestunde buchen|kann ich mal reinschnuppern|Schnupperstunde|Probeunterricht',
      'Gern: Eine Probestunde kostet {trial} (Beispielpreis) und wird bei der Anmeldung angerechnet.',
    ],
    advice: [
      'welchen Kurs empfehlen Sie|welches Niveau habe ich|ich bin Anfänger|ich will Spanisch lernen|Einstufungstest|Kursberatung',
      'Die meisten Berufstätigen nehmen den Abendkurs; wer in einem Monat Ergebnisse braucht, den Intensivkurs; wer viel reist, den Onlinekurs. Eine Einstufung von zehn Minuten findet Ihre Gruppe, und eine Probestunde zeigt, ob sie passt.',
    ],
    cost: [
      'Kursgebühren|wie teuer ist der Abendkurs|Preis vom Intensivkurs|Ratenzahlung|Kosten für den Kurs',
      'Abendkurs {evening}, Intensivkurs {intensive}, Onlinekurs {online} (Beispielpreise). Bücher sind dabei, und Sie können in zwei Raten zahlen.',
    ],
    start: [
      'Kursbeginn|wann kann ich anfangen|nächster Kurs|Starttermine|kann ich später einsteigen|Stundenplan',
      'Abend- und Onlinekurse beginnen in der ersten Woche jedes zweiten Monats, Intensivkurse jeden Montag. Einsteigen können Sie bis zum Ende der ersten Woche.',
    ],
    online: [
      'Onlinekurs|von zu Hause lernen|Unterricht über Zoom|Fernunterricht|gibt es Aufzeichnungen',
      'Ja: live in Gruppen von höchstens acht, an zwei Abenden pro Woche über acht Wochen, {online} (Beispielpreis). Aufzeichnungen gibt es einen Monat lang.',
    ],
    enrol: [
      'Anmeldung|einschreiben|zum Kurs anmelden|welche Unterlagen für die Anmeldung|Anmeldefrist',
      'Machen Sie die Einstufung von zehn Minuten, wählen Sie einen Kurs und schicken Sie uns Namen und Geburtsdatum; das Büro bestätigt Ihren Platz innerhalb eines Werktags. Frist ist das Ende der ersten Woche.',
    ],
    openDay: [
      'Tag der offenen Tür|die Schule besichtigen|wann kann ich mich umsehen',
      'Der nächste Tag der offenen Tür ist am ersten Samstag des Monats, 10:00-14:00. Sie können auch zu einer Probestunde für {trial} kommen (Beispielpreis).',
    ],
    certificate: [
      'bekomme ich ein Zertifikat|offizielle Prüfung|TOEFL|IELTS|Prüfungstermin|Zeugnis|Prüfungsgebühr',
      'Wer zu 80 Prozent dabei war, bekommt unser Zertifikat. Die offizielle Prüfung kostet {exam} (Beispielpreis) und findet viermal im Jahr statt; melden Sie sich vier Wochen vorher mit Ausweis an.',
    ],
    groups: [
      'wie groß sind die Gruppen|wie viele Leute im Kurs|Gruppengröße|kleine Gruppen',
      'Sechs bis zwölf Personen, online höchstens acht.',
    ],
    visa: [
      'Studentenvisum|helfen Sie mit einer Unterkunft|Gastfamilie|ich komme aus dem Ausland|Zimmer',
      'Wir stellen die Anmeldebestätigung für Ihr Visum aus und helfen, ein Zimmer bei einer Gastfamilie zu finden.',
    ],
    student: [
      'ich bin schon Teilnehmer|ich habe eine Stunde verpasst|Kurs wechseln|mein Login geht nicht|ich bin heute krank|Hausaufgaben',
      'Gern: Verpasste Stunden stehen einen Monat als Aufzeichnung bereit, der Wechsel der Gruppe ist bis zur zweiten Woche kostenlos, und bei allem anderen hilft das Büro am nächsten Werktag.',
    ],
  },
  tasks: {
    trial: {
      done: 'Ihre Probestunde ist vorgemerkt:',
      choice: 'Welche Sprache möchten Sie ausprobieren: Englisch, Spanisch oder Deutsch?',
    },
  },
  options: {
    english: ['Englisch', 'englisch|english'],
    spanish: ['Spanisch', 'spanisch'],
    german: ['Deutsch', 'deutsch'],
  },
  states: {},
};
