import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Waar is mijn bestelling?',
    'Hoe stuur ik iets terug?',
    'Hoe lang duurt de levering?',
    'Welke maat moet ik kiezen?',
    'Verzenden jullie naar het buitenland?',
  ],
  useCases: [
    'Waar is mijn bestelling: antwoorden uit het winkelsysteem',
    'Productadvies naar behoefte en budget',
    'Retouren en ruilingen zonder e-mailwisseling',
    'Verlaten winkelwagens teruggewonnen met een nuttige vraag',
    'Vragen over maat en voorraad op de productpagina',
  ],
  can: 'Ik zoek bestellingen op, regel retouren, raad stukken aan en beantwoord vragen over levering, maten, voorraad en betaling, dag en nacht. De inbox krijgt minder herhaalde vragen, en klanten krijgen hun antwoord op het moment van kopen.',
  hours: 'de winkel is dag en nacht open; onze mensen antwoorden maandag tot en met zaterdag 9:00-19:00',
  location: 'alleen online; retouren gaan naar Fern & Thread, 4 Mill Lane, Unit 7',
  services:
    'Bestellingen volgen|Retouren en ruilen|Maatadvies|Cadeauverpakking|Reparatie van onze eigen stukken',
  prices:
    'Standaardlevering: {shipping}|Expreslevering: {express}|T-shirt van biologisch katoen: {tee}|Jas van gerecyclede wol: {jacket}|Cadeauverpakking: {giftWrap} per bestelling',
  items: {
    order: [
      'mijn bestelling volgen|status van mijn bestelling|waar blijft mijn pakket|pakje niet aangekomen|is mijn bestelling verstuurd|track en trace|mijn levering is te laat',
      'Ik zoek het voor u op.',
    ],
    return: [
      'ik wil het terugsturen|retourneren|kan ik mijn geld terugkrijgen|een artikel ruilen|geld terug|het past niet, ik wil het terugsturen|mijn artikel is beschadigd|retourbeleid|hoeveel dagen om te retourneren',
      'Natuurlijk: u hebt 30 dagen, en retourneren is gratis. De terugbetaling is er binnen vijf werkdagen.',
    ],
    delivery: [
      'levertijd|hoe snel leveren jullie|wanneer komt het aan|verzendkosten|expreslevering|hoeveel dagen duurt verzending|is de verzending gratis',
      'Standaardlevering duurt 2-4 werkdagen en kost {shipping}; expres komt de volgende werkdag voor {express}. Vanaf {freeFrom} is standaardlevering gratis (voorbeeldprijzen).',
    ],
    size: [
      'welke maat heb ik|maattabel|valt het klein|ik zit tussen twee maten|afmetingen|welke maat past mij',
      'Onze stukken vallen normaal. Zit u tussen twee maten, neem dan bij T-shirts de kleinere en bij jassen de grotere.',
    ],
    abroad: [
      'internationale verzending|leveren jullie in Europa|verzending naar andere landen|douanekosten|wereldwijd leveren|buitenland',
      'Ja, naar 32 landen. U ziet de leverprijs en eventuele douanekosten voordat u betaalt.',
    ],
    pay: [
      'hoe kan ik betalen|betaalmethoden|accepteren jullie PayPal|creditcard|op factuur betalen|Apple Pay',
      'Met alle gangbare kaarten, PayPal, Apple Pay en Google Pay, en in sommige landen op factuur.',
    ],
    advice: [
      'kun je iets aanraden|ik zoek een cadeau|iets warms voor de winter|cadeautip|wat verkoopt het best|wat zal ik kopen|help me kiezen',
      'Onze bestseller voor koude dagen is de jas van gerecyclede wol voor {jacket}; het T-shirt van biologisch katoen voor {tee} past er goed onder (voorbeeldprijzen) en is ook een mooi cadeau.',
    ],
    stock: [
      'is het op voorraad|is het beschikbaar|hebben jullie het in mijn maat|uitverkocht|wanneer is het er weer|andere kleuren|is er een blauwe',
      'Het T-shirt en de jas zijn op voorraad in de maten S tot en met XL, in groen, zand en blauw. Uitverkochte maten komen om de twee tot drie weken terug.',
    ],
    giftWrap: [
      'pakken jullie het in als cadeau|cadeauverpakking|cadeaupapier|kaartje erbij|persoonlijke boodschap',
      'Ja, in gerecycled papier met een handgeschreven kaartje, voor {giftWrap} per bestelling (voorbeeldprijs).',
    ],
    change: [
      'mijn bestelling wijzigen|bestelling annuleren|verkeerd adres|adres aanpassen|ik heb het verkeerde besteld',
      'Binnen één uur na het bestellen wel: schrijf ons met het bestelnummer. Daarna wordt het pakket ingepakt en kunt u het gratis terugsturen.',
    ],
    cart: [
      'ik heb iets in mijn winkelwagen laten liggen|mijn winkelmandje|bestelling afronden|ik twijfel of ik het koop|is er een kortingscode',
      'Uw winkelwagen blijft 30 dagen bewaard. Houdt iets u nog tegen, vraag mij dan naar maat, levering of retour: retourneren is 30 dagen gratis. Op dit moment is er geen kortingscode.',
    ],
  },
  tasks: {
    order: {
      done: 'Ik heb het gevonden.',
      code: 'Wat is uw bestelnummer? Het begint met FT-, bijvoorbeeld FT-1042.',
    },
    return: {
      done: 'Uw retour staat klaar. U krijgt het label per e-mail; lever het pakket in bij een pakketpunt.',
      code: 'Om welke bestelling gaat het? Het nummer begint met FT-, bijvoorbeeld FT-1042.',
      choice: 'Waarom wilt u het terugsturen: het past niet, het is beschadigd of u hebt zich bedacht?',
    },
  },
  options: {
    fit: ['Past niet', 'past niet|passen|maat|te klein|te groot|te strak|te wijd|te kort|te lang'],
    damaged: ['Beschadigd', 'beschadigd*|kapot*|defect*|gescheurd|gat|vlek*|verkeerd artikel'],
    mind: ['Bedacht', 'bedacht|bedenk*|vind het niet mooi|wil het niet meer|niet meer nodig|bevalt niet'],
  },
  states: {
    underway:
      'Bestelling {code}: één jas van gerecyclede wol. Die heeft gisteren ons magazijn verlaten en komt over één tot twee dagen aan.',
    packed:
      'Bestelling {code}: twee T-shirts van biologisch katoen. Ze zijn ingepakt en verlaten vandaag ons magazijn.',
    delivered:
      'Bestelling {code}: één T-shirt van biologisch katoen. Het is maandag bezorgd en bij een buur afgegeven.',
  },
};
