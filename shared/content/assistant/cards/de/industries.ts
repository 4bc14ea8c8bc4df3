import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: 'Für welche Branchen gibt es Vorlagen?',
    answer:
      'Es gibt {templates} fertige Vorlagen: Gesundheit, E-Commerce, Immobilien, Fitness, Gastronomie, Autohandel und Werkstatt, Bildung und Beratungsberufe. In der Galerie können Sie mit dem Demo-Bot jeder Vorlage chatten; wir passen sie in {daysFrom} bis {daysTo} Tagen an Sie an.',
  },
  customise: {
    chip: 'Kann man eine Vorlage anpassen?',
    answer:
      'Ja, jede Vorlage ist zu 100 % anpassbar: Wir stimmen Worte, Fragen, Regeln und Verbindungen in {daysFrom} bis {daysTo} Tagen auf Ihr Unternehmen ab, und Sie können sie später ändern.',
  },
  ecommerce: {
    chip: 'Was bringt er einem Onlineshop?',
    answer:
      'Im E-Commerce findet der Bot Produkte, antwortet vor der Kasse, verfolgt Bestellungen, wickelt Retouren ab und fragt einmal höflich nach dem liegengelassenen Warenkorb. Die Vorlage „Shop-Assistent“ passen wir in {days} Tagen an.',
  },
  healthcare: {
    chip: 'Was bringt er einer Praxis?',
    answer:
      'Im Gesundheitswesen nimmt der Bot Terminwünsche entgegen, beantwortet Fragen zu Sprechzeiten, Versicherung und Vorbereitung, erinnert an Termine und zeigt in dringenden Fällen klar den Weg zu einem Menschen; medizinischen Rat gibt er nie. Die Vorlage „Patientenempfang“ passen wir in {days} Tagen an.',
  },
  realestate: {
    chip: 'Was bringt er einem Makler?',
    answer:
      'Bei Immobilien findet der Bot heraus, was jemand sucht, zeigt Passendes, qualifiziert Käufer und Mieter und vereinbart die Besichtigung, Tag und Nacht. Die Vorlage „Immobilienführer“ passen wir in {days} Tagen an.',
  },
  fitness: {
    chip: 'Was bringt er einem Fitnessstudio?',
    answer:
      'Im Fitnessbereich kennt der Bot Kurszeiten, bucht Probetrainings, erklärt Mitgliedschaften und Ruhezeiten, führt Wartelisten für volle Kurse und erinnert Mitglieder. Die Vorlage „Studio-Coach“ passen wir in {days} Tagen an.',
  },
  restaurant: {
    chip: 'Was bringt er einem Restaurant?',
    answer:
      'In der Gastronomie reserviert der Bot Tische, beantwortet Fragen zu Karte und Allergenen, plant Gruppenmenüs und nimmt Bestellungen zum Mitnehmen auf. Die Vorlage „Empfang“ passen wir in {days} Tagen an.',
  },
  automotive: {
    chip: 'Was bringt er Autohaus und Werkstatt?',
    answer:
      'Für Autohaus und Werkstatt vereinbart der Bot Werkstatttermine und Probefahrten, beantwortet Fragen zu Teilen und Finanzierung und nennt den Stand einer Reparatur. Die Vorlage „Serviceannahme“ passen wir in {days} Tagen an.',
  },
  education: {
    chip: 'Was bringt er einer Schule?',
    answer:
      'In der Bildung beantwortet der Bot Fragen zu Kursen, Gebühren und Anmeldung, vereinbart Probestunden und führt Lernende zur richtigen Person. Die Vorlage passen wir in {days} Tagen an.',
  },
  professional: {
    chip: 'Was bringt er Kanzleien und Agenturen?',
    answer:
      'Für Beratungsberufe (Anwaltskanzleien, Steuerberater, Unternehmensberater, Agenturen) qualifiziert der Bot Anfragen, sammelt, was ein Erstgespräch braucht, und vereinbart es; Rechts- oder Steuerrat gibt er nicht. Die Vorlage passen wir in {days} Tagen an.',
  },
  finance: {
    chip: 'Was bringt er Banken und Versicherern?',
    answer:
      'Im Finanzbereich erklärt der Bot Produkte, sammelt, was ein Antrag braucht, beantwortet Kontofragen und gibt Beratung an Ihr zugelassenes Personal weiter. Eine fertige Vorlage gibt es dafür noch nicht; wir bauen sie mit Ihnen, eine erste Version innerhalb von {firstHours} Stunden.',
  },
  hospitality: {
    chip: 'Was bringt er einem Hotel?',
    answer:
      'In Hotellerie und Tourismus nimmt der Bot Buchungsanfragen auf, antwortet Gästen Tag und Nacht in ihrer Sprache und bietet Upgrades und Tipps für die Umgebung an. Eine fertige Vorlage gibt es dafür noch nicht; wir bauen sie mit Ihnen, eine erste Version innerhalb von {firstHours} Stunden.',
  },
  other: {
    chip: 'Meine Branche ist nicht dabei',
    answer:
      'Wir bauen auch Bots für andere Branchen, aus einer verwandten Vorlage oder von Grund auf: eine erste Version innerhalb von {firstHours} Stunden. Sagen Sie uns, was Ihre Kunden fragen, oder buchen Sie eine kostenlose Beratung; wir sagen Ihnen ehrlich, was ein Bot für Sie tun kann.',
  },
  benefits: {
    chip: 'Was bringt ein Bot einem Unternehmen?',
    answer:
      'Kunden bekommen sofort Antwort, auch nachts und in ihrer Sprache; Ihr Team beantwortet weniger immer gleiche Fragen und bekommt Anfragen mit ihrer Vorgeschichte. Aus der Forschung auf unserer Seite: 37 % der Firmen beantworten eine Online-Anfrage innerhalb einer Stunde, und diese haben fast 7-mal so gute Chancen auf ein echtes Gespräch. Ihre eigene Zahl zeigt der ROI-Rechner.',
  },
  reminders: {
    chip: 'Kann der Bot Erinnerungen schicken?',
    answer:
      'Ja. Er erinnert Patienten an Termine, Mitglieder eines Studios per WhatsApp oder E-Mail, und Gäste bestätigen ihren Tisch; so werden weniger Termine verpasst.',
  },
  waitlist: {
    chip: 'Führt der Bot Wartelisten?',
    answer:
      'Ja. Die Fitness-Vorlage führt Wartelisten für volle Kurse, und ein Bot bietet einen frei werdenden Platz dem an, der wartet.',
  },
  events: {
    chip: 'Machen Sie Events und Hochzeiten?',
    answer:
      'Eine fertige Vorlage für Event- oder Hochzeitslocations gibt es nicht. Die Restaurant-Vorlage nimmt schon Gruppen- und Eventanfragen an, und wir passen sie an oder bauen von Grund auf: eine erste Version in {firstHours} Stunden.',
  },
  figures: {
    chip: 'Was heißt „90 % schneller“?',
    answer:
      'Das sind die Zahlen über den Vorlagen: {templates} und mehr Vorlagen, im Schnitt {firstHours} Stunden bis zur ersten Version, 90 % schnellere Einführung, 100 % anpassbar. Woran die 90 % gemessen sind, sagt die Seite nicht; unser Team weiß es: {email}.',
  },
};
