import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Bekomme ich diese Woche noch einen Termin?',
    'Akzeptieren Sie meine Versicherung?',
    'Was soll ich zum ersten Besuch mitbringen?',
    'Wie bekomme ich ein Folgerezept?',
    'Was mache ich im Notfall?',
  ],
  useCases: [
    'Terminwünsche und Verschiebungen rund um die Uhr',
    'Fragen zu Versicherung, Unterlagen und Vorbereitung',
    'Folgerezepte an das Praxisteam weitergegeben',
    'Erinnerungen, damit weniger Termine ausfallen',
    'Notfälle erkannt und an die richtige Nummer verwiesen',
  ],
  can: 'Ich nehme Terminwünsche an, beantworte Fragen zu Versicherung, Unterlagen und Vorbereitung, gebe Folgerezepte weiter und verweise Notfälle an die richtige Nummer. Medizinischen Rat gebe ich nie. Das Telefon klingelt seltener, und Patienten bekommen auch nachts und am Wochenende Antwort.',
  hours: 'Montag bis Freitag 8:00-18:00, Samstag 9:00-13:00, Sonntag geschlossen',
  location: '12 Cedar Street, zweiter Stock, mit Aufzug und Rampe; Parkplätze hinter dem Haus',
  services: 'Hausarzt|Vorsorgeuntersuchungen|Impfungen|Physiotherapie|Blutuntersuchungen|Videosprechstunden',
  prices:
    'Vorsorge ohne Versicherung: {checkup}|Erweiterte Vorsorge mit Labor: {extended}|Physiotherapie: {physio} pro Sitzung|Reiseimpfberatung: {vaccination}|Videosprechstunde: {video} für 15 Minuten',
  items: {
    appointment: [
      'ich brauche einen Termin|Termin vereinbaren|ich möchte zum Arzt|Arzttermin morgen|haben Sie noch einen Termin frei|Impftermin|Terminanfrage',
      'Gern, ich notiere eine Anfrage; die Anmeldung bestätigt sie. Meist ist in derselben Woche noch etwas frei.',
    ],
    insurance: [
      'welche Krankenkasse nehmen Sie|wird das übernommen|zahlt meine Kasse|ich bin privat versichert|ich bin nicht versichert|Versicherungskarte',
      'Wir arbeiten mit allen großen Versicherungen. Bitte bringen Sie Ihre Karte mit; ohne Versicherung kostet eine Vorsorge {checkup} (Beispielpreis).',
    ],
    bring: [
      'was brauche ich beim ersten Termin|ich bin neuer Patient|welche Unterlagen mitbringen|zum ersten Mal da|wie bereite ich mich vor',
      'Bitte bringen Sie einen Ausweis, die Versicherungskarte, eine Liste Ihrer Medikamente und frühere Befunde mit, und kommen Sie zehn Minuten früher für das Formular.',
    ],
    prescription: [
      'Rezept|Folgerezept|ich brauche mein Medikament wieder|Rezept verlängern|Wiederholungsrezept',
      'Schreiben Sie uns den Namen des Medikaments und Ihr Geburtsdatum. Die Ärztin prüft es, und es liegt innerhalb eines Werktags bei uns oder in Ihrer Apotheke bereit.',
    ],
    emergency: [
      'Notfall|es ist dringend|Notrufnummer|was tun bei einem Notfall|Bereitschaftsdienst|Krankenwagen',
      'Wenn es lebensbedrohlich ist, rufen Sie jetzt die örtliche Notrufnummer. Bei dringender Hilfe außerhalb unserer Zeiten rufen Sie den Bereitschaftsdienst. Ich bin ein Chatbot und kann Beschwerden nicht beurteilen.',
    ],
    cost: [
      'was kostet eine Vorsorge|was kostet ein Besuch|Preis ohne Versicherung|was kostet Physiotherapie|Selbstzahler',
      'Eine Vorsorge ohne Versicherung kostet {checkup}, die erweiterte mit Labor {extended}, Physiotherapie {physio} pro Sitzung (Beispielpreise).',
    ],
    videoCall: [
      'Videosprechstunde|Online-Arzt|Telemedizin|mit dem Arzt per Video sprechen',
      'Ja, werktags von 12:00 bis 14:00: {video} für 15 Minuten (Beispielpreis); die meisten Versicherungen übernehmen es.',
    ],
    results: [
      'wann bekomme ich meine Ergebnisse|Laborwerte|Ergebnis der Blutuntersuchung|Befund|sind meine Werte da',
      'Blutuntersuchungen sind in zwei Werktagen fertig. Die Ärztin ruft an, wenn etwas zu besprechen ist; sonst bekommen Sie eine Nachricht.',
    ],
    access: [
      'ist die Praxis barrierefrei|Rollstuhl|gibt es einen Aufzug|Rampe|Behindertenparkplatz',
      'Ja: Am Eingang ist eine Rampe, ein Aufzug fährt in den zweiten Stock, und hinter dem Haus sind zwei reservierte Parkplätze.',
    ],
    symptoms: [
      'ich habe Kopfschmerzen|was bedeuten meine Symptome|ich habe Fieber und Husten|welches Medikament soll ich nehmen|ist das gefährlich|mein Rücken tut weh|ich habe einen Ausschlag|mir ist übel|Diagnose',
      'Medizinischen Rat kann ich nicht geben. Ich kann einen Termin bei einer unserer Ärztinnen notieren; wenn es Ihnen dringend vorkommt, rufen Sie uns an, und bei Lebensgefahr die örtliche Notrufnummer.',
    ],
    change: [
      'Termin absagen|Termin verschieben|ich kann morgen nicht kommen|ich verspäte mich',
      'Schreiben Sie uns oder rufen Sie an, mit Namen und Uhrzeit des Termins; bis 24 Stunden vorher ist das kostenlos. Eine Anfrage, die wir gerade notieren, ändern Sie, indem Sie es sagen.',
    ],
    reminders: [
      'schicken Sie Erinnerungen|erinnern Sie mich an den Termin|ich habe meinen Termin vergessen|wann war mein Termin',
      'Ja: Am Tag davor bekommen Sie eine Nachricht, und ein Wort genügt, um den Termin zu bestätigen oder zu verschieben.',
    ],
  },
  tasks: {
    appointment: {
      done: 'Ihre Anfrage ist notiert; die Anmeldung bestätigt sie:',
      choice: 'Worum geht es: Arztbesuch, Vorsorge, Impfung, Physiotherapie oder Blutuntersuchung?',
    },
  },
  options: {
    doctor: ['Arztbesuch', 'arzt*|ärzt*|sprechstunde|etwas anderes|anderes'],
    checkup: ['Vorsorge', 'vorsorge*|check-up|checkup'],
    vaccination: ['Impfung', 'impf*|spritze'],
    physio: ['Physiotherapie', 'physio*|krankengymnastik'],
    blood: ['Blutuntersuchung', 'blut*|labor'],
  },
  states: {},
  urgent:
    'brustschmerz*|schmerzen in der brust|keine luft|bekomme keine luft|kriege keine luft|atemnot|bewusstlos|blutet stark|starke blutung*|selbstmord|umbringen|suizid|schlaganfall|herzinfarkt|überdosis|vergift*|erstickt|brust*/herz* & schmerz*/weh/sticht/stechen/druck/drückt/engegefühl|luft/atme*/atmen & kein*/nicht/kaum/schwer/schlecht|ohnmächtig|bewusstlos*|bewusstsein & verlor*/nicht|nicht ansprechbar|selbstmord*|suizid*|bringe mich um|bring mich um|das leben nehmen|nicht mehr leben|will sterben|mir etwas antun',
};
