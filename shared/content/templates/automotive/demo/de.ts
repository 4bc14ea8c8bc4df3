import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kann ich eine Probefahrt buchen?',
    'Was kostet eine Inspektion?',
    'Welche Elektroautos haben Sie?',
    'Nehmen Sie mein altes Auto in Zahlung?',
    'Wann ist mein Auto fertig?',
  ],
  useCases: [
    'Probefahrten von der Fahrzeugseite aus vereinbart',
    'Werkstatttermine in der richtigen Länge',
    'Anfragen zur Inzahlungnahme mit Fotos und Kilometerstand',
    'Fragen zu Finanzierung und Leasing für den Verkauf vorbereitet',
    'Stand einer Reparatur ohne Anruf',
  ],
  can: 'Ich vereinbare Probefahrten und Werkstatttermine, sage, wie eine Reparatur steht, und beantworte Fragen zu Autos, Preisen, Inzahlungnahme und Finanzierung. Interessenten bekommen Antwort, solange sie noch suchen, und der Werkstattkalender hat keine Telefonlücken.',
  hours: 'Montag bis Freitag 8:00-18:00, Samstag 9:00-18:00, Sonntag geschlossen',
  location: '140 Ridgeway Road, Ausfahrt 9; Ladesäulen am Eingang',
  services:
    'Neu- und Gebrauchtwagen|Probefahrten|Inspektion und Reparatur|Reifenlagerung|Inzahlungnahme|Finanzierung und Leasing',
  prices:
    'Inspektion: {inspection} plus Teile|Ölwechsel: {oil}|Reifenwechsel und Lagerung: {tyres} pro Saison|Gebrauchter Kompaktwagen, zwei Jahre alt: {hatchback}|Elektro-Kompaktwagen, neu: {electric}',
  items: {
    drive: [
      'Probefahrt|ich möchte das Elektroauto fahren|den Wagen testen|Probefahrt am Samstag|kann ich ihn fahren',
      'Gern: Eine Fahrt dauert etwa 40 Minuten und ist kostenlos. Bitte bringen Sie den Führerschein mit.',
    ],
    workshop: [
      'Werkstatttermin|Termin für die Inspektion|mein Auto braucht einen Ölwechsel|Reparaturtermin|mein Auto macht Geräusche|ich brauche neue Bremsen|Auto in die Werkstatt bringen',
      'Gern, ich merke einen Termin in der Werkstatt vor.',
    ],
    status: [
      'ist mein Auto fertig|Stand der Reparatur|wann kann ich mein Auto abholen|wie weit ist die Reparatur|Auto abholen',
      'Ich sehe für Sie nach.',
    ],
    cost: [
      'Preis der Inspektion|Kosten Ölwechsel|was kostet die Wartung|Werkstattpreise|wie teuer ist ein Service',
      'Eine Inspektion kostet {inspection} plus Teile, ein Ölwechsel {oil}, Reifenwechsel mit Lagerung {tyres} pro Saison (Beispielpreise). Einen Werkstatttermin kann ich vormerken.',
    ],
    electric: [
      'Elektroautos|habt ihr E-Autos|Hybrid|Reichweite|zu Hause laden|wie weit kommt er',
      'Ein neuer Elektro-Kompaktwagen ab {electric} (Beispielpreis) mit etwa 400 km Reichweite und zwei gebrauchte. Laden zu Hause lässt sich mit einem Installateur einrichten.',
    ],
    tradeIn: [
      'Inzahlungnahme|Auto in Zahlung geben|was ist mein Auto wert|mein altes Auto verkaufen|kaufen Sie Gebrauchte an',
      'Ja. Schicken Sie Modell, Baujahr, Kilometerstand und ein paar Fotos an {contact}; unser Einkäufer nennt innerhalb eines Werktags einen Betrag und legt ihn nach einem Blick auf das Auto fest.',
    ],
    financing: [
      'Finanzierung|Leasing|Autokredit|Monatsraten|Anzahlung|in Raten zahlen',
      'Ja, Leasing und Kredite über 24 bis 60 Monate. Die Konditionen hängen von Auto und Bank ab; eine Verkäuferin rechnet sie mit Ihnen durch.',
    ],
    used: [
      'Gebrauchtwagen|günstiges Auto|was haben Sie da|Auto unter 20000|Garantie|habt ihr Transporter',
      'Gerade zum Beispiel ein zwei Jahre alter Kompaktwagen für {hatchback} (Beispielpreis) mit 12 Monaten Garantie und ein Elektrotransporter.',
    ],
    replacement: [
      'Ersatzwagen|Leihwagen|Mietwagen während der Reparatur|wie komme ich nach Hause',
      'Bei Reparaturen über einen halben Tag ja, solange einer frei ist; bitte fragen Sie bei der Buchung danach.',
    ],
    tyres: [
      'Reifen wechseln|Winterreifen|Reifen einlagern|Radwechsel|Sommerreifen',
      'Ja, mit Lagerung für {tyres} pro Saison (Beispielpreis). Oktober und April sind schnell voll.',
    ],
  },
  tasks: {
    drive: {
      done: 'Ihre Probefahrt ist vorgemerkt:',
      choice:
        'Welches Auto möchten Sie fahren: den Elektro-Kompaktwagen, den gebrauchten Kompaktwagen oder den Elektrotransporter?',
    },
    workshop: {
      done: 'Ihr Werkstatttermin ist vorgemerkt:',
      choice: 'Was sollen wir machen: Inspektion, Ölwechsel, Reifen oder eine Reparatur?',
    },
    status: {
      done: 'Ich habe ihn gefunden.',
      code: 'Wie lautet Ihre Auftragsnummer? Sie beginnt mit RM-, zum Beispiel RM-2051.',
    },
  },
  options: {
    electricCar: ['Elektro-Kompaktwagen', 'elektro|elektroauto|elektro-kompaktwagen|e-auto|elektrisch*'],
    hatchback: ['Gebrauchter Kompaktwagen', 'gebraucht*|kompaktwagen|benziner'],
    van: ['Elektrotransporter', 'transporter|elektrotransporter|van'],
    inspection: ['Inspektion', 'inspektion|service|wartung|tüv'],
    oil: ['Ölwechsel', 'öl*'],
    tyreChange: ['Reifen', 'reifen*|räder'],
    repair: ['Reparatur', 'reparatur|reparieren|bremse*|geräusch*|kaputt|delle|schaden'],
  },
  states: {
    lift: 'Auftrag {code}: Inspektion mit neuen Bremsbelägen. Das Auto ist auf der Hebebühne und heute um 16:30 fertig.',
    parts:
      'Auftrag {code}: neue Windschutzscheibe. Das Teil kommt morgen früh; am Nachmittag ist das Auto fertig.',
    ready: 'Auftrag {code}: Ölwechsel und Reifen. Das Auto ist fertig; Sie können es bis 18:00 abholen.',
  },
};
