import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Kann ich für heute Abend einen Tisch reservieren?',
    'Haben Sie vegane Gerichte?',
    'Wann haben Sie geöffnet?',
    'Haben Sie etwas für Gäste ohne Gluten?',
    'Können wir mit einer großen Gruppe kommen?',
  ],
  useCases: [
    'Tischreservierung ohne Anruf',
    'Fragen zu Speisekarte, Allergenen und Ernährung',
    'Bestellungen zum Mitnehmen und Liefern',
    'Anfragen für Gruppen und Feiern',
    'Öffnungszeiten, Parken und Anfahrt',
  ],
  can: 'Ich merke Tische vor, beantworte Fragen zu Karte, Allergenen, Lieferung und Gruppen und sage, wann offen ist und wie man uns findet. Kein Anruf geht in der Stoßzeit verloren, und Fragen zu Allergien werden immer gleich beantwortet.',
  hours: 'Dienstag bis Sonntag 12:00-15:00 und 18:00-23:00, letzte Bestellung 22:00, Montag geschlossen',
  location: '21 Market Row; die Haltestelle Old Market ist zwei Minuten entfernt',
  services:
    'Mittag- und Abendessen|Essen zum Mitnehmen|Lieferung im Umkreis von 3 km|Separater Raum für 24|Catering',
  prices:
    'Mittagsgericht: {lunch}|Frische Pasta: ab {pasta}|Veganes Hauptgericht: {vegan}|Menü mit fünf Gängen: {tasting} pro Person|Lieferung: {delivery} pro Bestellung',
  items: {
    table: [
      'ich möchte einen Tisch reservieren|Tisch für zwei|habt ihr noch einen Tisch frei|Reservierung|Tisch bestellen|Platz für heute Abend|kann man bei euch reservieren',
      'Gern, ich merke einen Tisch vor.',
    ],
    vegan: [
      'vegan|vegetarisch|etwas ohne Fleisch|pflanzliche Gerichte|gibt es was für Vegetarier',
      'Ja: ein veganes Hauptgericht für {vegan} (Beispielpreis), drei Vorspeisen und ein Dessert. Viele Pastagerichte machen wir auch vegan.',
    ],
    gluten: [
      'glutenfrei|Nussallergie|Laktoseintoleranz|Allergene|Zöliakie|sind da Nüsse drin',
      'Ja. Frische Pasta gibt es auch aus Buchweizen, und jedes Gericht hat eine Allergenliste. Nennen Sie Allergien bitte bei der Reservierung: Unsere Küche ist klein und verwendet Nüsse und Mehl.',
    ],
    group: [
      'Geburtstagsfeier|Firmenessen|separater Raum|Hochzeit|Feier mit 20 Leuten|große Gruppe',
      'In unseren separaten Raum passen bis zu 24 Personen. Ab zehn Gästen kochen wir ein festes Menü, zum Beispiel fünf Gänge für {tasting} pro Person (Beispielpreis).',
    ],
    takeaway: [
      'liefert ihr|Essen zum Mitnehmen|Lieferung nach Hause|abholen|kann ich online bestellen',
      'Ja, im Umkreis von 3 km von 18:00 bis 21:30 für {delivery} pro Bestellung (Beispielpreis); zum Mitnehmen ist das Essen in 25 Minuten fertig. Bestellungen nimmt das Restaurant am Telefon an.',
    ],
    menu: [
      'was steht auf der Karte|Speisekarte|Mittagstisch|Tagesgericht|was gibt es zu essen|habt ihr Fisch|Pasta',
      'Diese Woche: Mittagsgericht {lunch}, frische Pasta ab {pasta}, Fisch vom Feuer und ein Menü mit fünf Gängen für {tasting} (Beispielpreise). Jedes Gericht hat eine Allergenliste.',
    ],
    parking: [
      'gibt es Parkplätze|wo kann ich parken|mit der Straßenbahn|mit dem Bus|mit dem Auto zu euch',
      'Am Old Market ist ein Parkhaus, drei Minuten zu Fuß; die Straßenbahn hält noch näher. Wir sind in der 21 Market Row, Dienstag bis Sonntag 12:00-15:00 und 18:00-23:00.',
    ],
    children: [
      'sind Kinder willkommen|Hochstuhl|darf mein Hund mit|Hunde erlaubt|Kinderteller|Baby',
      'Beide sind willkommen. Wir haben Hochstühle und einen Kinderteller; Hunde dürfen auf die Terrasse.',
    ],
    change: [
      'Reservierung ändern|Reservierung stornieren|wir kommen später|wir sind doch mehr Leute|ich habe schon reserviert',
      'Schreiben Sie uns oder rufen Sie an, mit Namen und Uhrzeit der Reservierung; bis zwei Stunden vorher kostet es nichts. Einen Tisch, den wir gerade vormerken, ändern Sie, indem Sie es sagen.',
    ],
  },
  tasks: { table: { done: 'Ihr Tisch ist vorgemerkt:' } },
  options: {},
  states: {},
};
