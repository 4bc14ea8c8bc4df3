import type { DemoFrames } from '../demo-types.ts';
export const frames: DemoFrames = {
  greeting: 'Hallo! Ich bin der virtuelle Assistent von {business}. Wie kann ich helfen?',
  thanks: 'Gern geschehen! Kann ich noch etwas für Sie tun?',
  bye: 'Auf Wiedersehen, und danke, dass Sie die Demo von {business} ausprobiert haben!',
  bot: 'Ja, ich bin ein Chatbot: der virtuelle Assistent von {business}, einem erfundenen Unternehmen. Wenn Sie lieber mit einem Menschen sprechen möchten, sagen Sie es einfach.',
  human:
    'Natürlich. In einem echten Unternehmen würde ich Sie jetzt mit allem, was Sie mir gesagt haben, weiterverbinden. Das Team von {business} erreichen Sie unter {contact}.',
  hours: 'Unsere Öffnungszeiten: {value}.',
  location: 'Hier finden Sie uns: {value}.',
  prices: 'Unsere Preise (Beispielpreise dieser Demo):',
  services: 'Das bieten wir an:',
  unknown:
    'Da bin ich nicht sicher; das Team von {business} weiß es ({contact}). Fragen Sie mich zum Beispiel:',
  meant: 'Meinten Sie eines davon?',
  again: 'Entschuldigung, das habe ich nicht ganz verstanden.',
  cancelled: 'In Ordnung, ich habe es gestrichen. Kann ich noch etwas für Sie tun?',
  changed: 'Gern, das habe ich geändert.',
  closed: 'An diesem Tag ({value}) geht es leider nicht. Unsere Öffnungszeiten: {hours}.',
  outside: '{value} ist an diesem Tag nicht möglich. Unsere Öffnungszeiten: {hours}.',
  tooMany: 'Wir haben Platz für höchstens {value} Personen; für mehr schreiben Sie bitte an {contact}.',
  notFound: '{value} finde ich nicht. In den Beispieldaten dieser Demo gibt es {list}.',
  demo: 'Dies ist eine Demo: Es wurde nichts wirklich gebucht oder bestellt.',
  ask: {
    people: 'Für wie viele Personen?',
    day: 'Welcher Tag würde Ihnen passen?',
    time: 'Um wie viel Uhr?',
    name: 'Auf welchen Namen darf ich es notieren?',
  },
  label: { people: 'Personen', day: 'Tag', time: 'Uhrzeit', name: 'Name', code: 'Nummer', choice: 'Thema' },
  date: '{weekday}, {day}. {month}',
  asks: {
    greeting: 'hallo|hi|guten Tag|guten Morgen|guten Abend|moin|servus|grüß Gott',
    thanks: 'danke|vielen Dank|danke schön|super danke|perfekt danke|dankeschön',
    bye: 'tschüss|auf Wiedersehen|bis bald|schönen Tag noch|das war alles|ciao',
    bot: 'bist du ein Bot|sind Sie ein Roboter|bist du ein Mensch|spreche ich mit einem Menschen|ist das eine KI|wer bist du|wer sind Sie',
    human:
      'ich möchte mit einem Menschen sprechen|verbinden Sie mich mit einem Mitarbeiter|rufen Sie mich zurück|Telefonnummer|E-Mail-Adresse|Kontakt|wie erreiche ich Sie|echte Person bitte',
    can: 'was kannst du|wobei können Sie helfen|was kann ich dich fragen|was weißt du|Hilfe|was bringt mir das|was macht dieser Bot',
    hours:
      'wann habt ihr offen|Öffnungszeiten|wann haben Sie geöffnet|haben Sie sonntags auf|wann schließen Sie|heute geöffnet|bis wann habt ihr auf',
    location: 'wo seid ihr|wie ist die Adresse|wo finde ich Sie|wie komme ich zu Ihnen|Anfahrt|Standort',
    prices: 'was kostet das|wie teuer ist das|Preise|Preisliste|wie viel kostet es',
    services:
      'was bietet ihr an|welche Leistungen haben Sie|Ihr Angebot|was macht ihr|was für ein Unternehmen ist das',
    other:
      'wie wird das Wetter morgen|wer hat die Weltmeisterschaft gewonnen|erzähl mir einen Witz|schreib mir ein Gedicht|was ist die Hauptstadt von Frankreich|was ist der Sinn des Lebens|magst du Musik|wo kann ich Bitcoin kaufen|wer ist Präsident|ich liebe dich|wie alt bist du|übersetze das',
  },
  words: {
    cancel:
      'abbrechen|vergiss es|vergessen Sie es|stopp|stop|lass gut sein|doch nicht|egal|storniere*|nicht mehr',
    no: 'nein|nicht|doch|lieber|stattdessen|sondern|eigentlich|sorry',
    weekdays: 'Montag/mo|Dienstag/di|Mittwoch/mi|Donnerstag/do|Freitag/fr|Samstag/sa/sonnabend|Sonntag/so',
    months:
      'Januar/jan/jänner|Februar/feb|März/mrz|April/apr|Mai|Juni/jun|Juli/jul|August/aug|September/sep|Oktober/okt|November/nov|Dezember/dez',
    days: 'heute/heute abend|morgen|übermorgen',
    numbers: 'eins|zwei/zwo/zu zweit|drei/zu dritt|vier/zu viert|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf',
    people: 'personen|person|leute|gäste|menschen|erwachsene',
    forPeople: 'für|tisch für|wir sind|zu',
    at: 'um|gegen|ab|so gegen',
    hour: 'uhr|h',
    morning: 'vormittag*|früh|morgens|am morgen',
    evening: 'abend*|heute abend|nachmittag*|nachts',
    noon: 'mittag|mittags',
    halfPast: '',
    halfTo: 'halb',
    nameBefore: 'mein name ist|ich heiße|auf den namen|der name ist|name ist|name:|name|ich bin|auf',
    nameAfter: '',
  },
};
