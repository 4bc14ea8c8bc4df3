import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Wo ist meine Bestellung?',
    'Wie schicke ich etwas zurück?',
    'Wie lange dauert die Lieferung?',
    'Welche Größe soll ich nehmen?',
    'Liefern Sie ins Ausland?',
  ],
  useCases: [
    'Wo ist meine Bestellung: Antworten aus dem Shopsystem',
    'Produktempfehlungen nach Bedarf und Budget',
    'Rückgabe und Umtausch ohne langen Mailwechsel',
    'Verlassene Warenkörbe mit einer hilfreichen Frage zurückgewonnen',
    'Fragen zu Größe und Bestand auf der Produktseite',
  ],
  can: 'Ich sehe nach Bestellungen, regle Rückgaben, empfehle Stücke und beantworte Fragen zu Lieferung, Größe, Bestand und Bezahlung, Tag und Nacht. Im Postfach landen weniger gleiche Fragen, und Kunden bekommen ihre Antwort im Moment des Kaufs.',
  hours: 'der Shop ist Tag und Nacht offen; unsere Leute antworten Montag bis Samstag 9:00-19:00',
  location: 'nur online; Rücksendungen gehen an Fern & Thread, 4 Mill Lane, Unit 7',
  services:
    'Sendungsverfolgung|Rückgabe und Umtausch|Größenberatung|Geschenkverpackung|Reparatur unserer eigenen Stücke',
  prices:
    'Standardlieferung: {shipping}|Expresslieferung: {express}|T-Shirt aus Biobaumwolle: {tee}|Jacke aus recycelter Wolle: {jacket}|Geschenkverpackung: {giftWrap} pro Bestellung',
  items: {
    order: [
      'Paket verfolgen|Status meiner Bestellung|mein Paket ist nicht angekommen|Sendungsnummer|wo bleibt mein Paket|wurde meine Bestellung verschickt',
      'Ich sehe für Sie nach.',
    ],
    return: [
      'ich möchte etwas zurückgeben|Rücksendung|Geld zurück|Umtausch|es passt nicht, ich will es zurückschicken|Artikel ist beschädigt|Retoure',
      'Natürlich: Sie haben 30 Tage Zeit, und die Rückgabe ist kostenlos. Die Erstattung kommt innerhalb von fünf Werktagen.',
    ],
    delivery: [
      'Lieferzeit|wie schnell liefert ihr|Versandkosten|Expressversand|wann kommt es an|ist der Versand kostenlos',
      'Die Standardlieferung dauert 2-4 Werktage und kostet {shipping}; Express kommt am nächsten Werktag für {express}. Ab {freeFrom} ist die Standardlieferung kostenlos (Beispielpreise).',
    ],
    size: [
      'welche Größe brauche ich|Größentabelle|fällt es klein aus|ich liege zwischen zwei Größen|Maße',
      'Unsere Stücke fallen normal aus. Zwischen zwei Größen nehmen Sie beim T-Shirt die kleinere, bei der Jacke die größere.',
    ],
    abroad: [
      'Versand ins Ausland|liefert ihr nach Österreich|internationaler Versand|Zollgebühren|weltweit',
      'Ja, in 32 Länder. Lieferpreis und mögliche Zollgebühren sehen Sie vor dem Bezahlen.',
    ],
    pay: [
      'wie kann ich bezahlen|Zahlungsarten|geht PayPal|Kreditkarte|auf Rechnung|Apple Pay',
      'Mit allen üblichen Karten, PayPal, Apple Pay und Google Pay, in manchen Ländern auch auf Rechnung.',
    ],
    advice: [
      'können Sie etwas empfehlen|ich suche ein Geschenk|etwas Warmes für den Winter|Geschenkidee|was ist Ihr Bestseller|was soll ich kaufen',
      'An kalten Tagen am beliebtesten ist die Jacke aus recycelter Wolle für {jacket}; darunter passt das T-Shirt aus Biobaumwolle für {tee} (Beispielpreise), das auch ein gutes Geschenk ist.',
    ],
    stock: [
      'ist das auf Lager|ist es verfügbar|haben Sie das in meiner Größe da|ausverkauft|wann ist es wieder da|andere Farben',
      'T-Shirt und Jacke sind in S bis XL vorrätig, in Grün, Sand und Blau. Ausverkaufte Größen kommen alle zwei bis drei Wochen wieder.',
    ],
    giftWrap: [
      'als Geschenk verpacken|Geschenkverpackung|Grußkarte dazu|packt ihr Geschenke ein',
      'Ja, in Recyclingpapier mit handgeschriebener Karte, für {giftWrap} pro Bestellung (Beispielpreis).',
    ],
    change: [
      'Bestellung ändern|Bestellung stornieren|falsche Adresse|ich habe das Falsche bestellt',
      'Innerhalb einer Stunde nach der Bestellung ja: Schreiben Sie uns die Bestellnummer. Danach ist das Paket gepackt, und Sie können es kostenlos zurückgeben.',
    ],
    cart: [
      'mein Warenkorb|ich habe etwas im Warenkorb gelassen|ich bin noch unsicher, ob ich kaufe|gibt es einen Gutschein|Rabattcode',
      'Ihr Warenkorb bleibt 30 Tage erhalten. Wenn Sie noch etwas zögern lässt, fragen Sie mich nach Größe, Lieferung oder Rückgabe: Die ist 30 Tage kostenlos. Einen Gutschein gibt es zurzeit nicht.',
    ],
  },
  tasks: {
    order: {
      done: 'Ich habe sie gefunden.',
      code: 'Wie lautet Ihre Bestellnummer? Sie beginnt mit FT-, zum Beispiel FT-1042.',
    },
    return: {
      done: 'Ihre Rückgabe ist vorbereitet. Das Etikett kommt per E-Mail; geben Sie das Paket in einem Paketshop ab.',
      code: 'Um welche Bestellung geht es? Die Nummer beginnt mit FT-, zum Beispiel FT-1042.',
      choice:
        'Warum möchten Sie es zurückgeben: passt es nicht, ist es beschädigt oder haben Sie es sich anders überlegt?',
    },
  },
  options: {
    fit: ['Passt nicht', 'passt|passt nicht|zu klein|zu groß|zu eng|zu weit|falsche größe|größe'],
    damaged: ['Beschädigt', 'beschädigt|kaputt|defekt*|gerissen|loch|fleck*|falscher artikel'],
    mind: ['Anders überlegt', 'anders überlegt|gefällt mir nicht|gefällt nicht|brauche es nicht|doch nicht'],
  },
  states: {
    underway:
      'Bestellung {code}: eine Jacke aus recycelter Wolle. Sie hat unser Lager gestern verlassen und kommt in ein bis zwei Tagen an.',
    packed:
      'Bestellung {code}: zwei T-Shirts aus Biobaumwolle. Sie ist gepackt und verlässt heute unser Lager.',
    delivered:
      'Bestellung {code}: ein T-Shirt aus Biobaumwolle. Es wurde am Montag zugestellt und beim Nachbarn abgegeben.',
  },
};
