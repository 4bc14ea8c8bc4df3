import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Var är min beställning?',
    'Hur returnerar jag något?',
    'Hur lång är leveranstiden?',
    'Vilken storlek ska jag välja?',
    'Skickar ni utomlands?',
  ],
  useCases: [
    'Var är min beställning: svar ur butikens system',
    'Produkttips efter behov och budget',
    'Returer och byten utan mejltrådar',
    'Övergivna varukorgar räddade med en hjälpsam fråga',
    'Frågor om storlek och lager på produktsidan',
  ],
  can: 'Jag letar upp beställningar, ordnar returer, tipsar om plagg och svarar på frågor om leverans, storlek, lager och betalning, dag och natt. Inkorgen får färre upprepade frågor, och kunderna får svar när de ska köpa.',
  hours: 'butiken är öppen dygnet runt; våra medarbetare svarar måndag till lördag 9:00-19:00',
  location: 'bara på nätet; returer skickas till Fern & Thread, 4 Mill Lane, Unit 7',
  services: 'Orderspårning|Returer och byten|Storleksråd|Presentinslagning|Lagning av våra egna plagg',
  prices:
    'Standardleverans: {shipping}|Expressleverans: {express}|T-shirt i ekologisk bomull: {tee}|Jacka i återvunnen ull: {jacket}|Presentinslagning: {giftWrap} per beställning',
  items: {
    order: [
      'spåra min beställning|orderstatus|var är mitt paket|paketet har inte kommit|har ni skickat min order|spårningsnummer|paketet är försenat',
      'Jag tittar efter.',
    ],
    return: [
      'jag vill returnera det|byta till en annan storlek|skicka tillbaka|pengarna tillbaka|byta en vara|passar inte, jag vill skicka tillbaka den|varan är skadad|returvillkor|hur många dagar har jag på mig att returnera',
      'Självklart: du har 30 dagar på dig, och returer är gratis. Pengarna kommer inom fem arbetsdagar.',
    ],
    delivery: [
      'leveranstid|hur snabbt skickar ni|när kommer det fram|fraktkostnad|expressleverans|är frakten gratis|hur många dagar tar frakten',
      'Standardleverans tar 2-4 arbetsdagar och kostar {shipping}; express kommer nästa arbetsdag för {express}. Från {freeFrom} är standardleveransen gratis (exempelpriser).',
    ],
    size: [
      'vilken storlek har jag|storlekstabell|är den liten i storleken|jag är mellan två storlekar|mått|vilken storlek passar mig',
      'Våra plagg är normala i storleken. Mellan två storlekar tar du den mindre för T-shirtar och den större för jackor.',
    ],
    abroad: [
      'internationell frakt|levererar ni till Norge|frakt till andra länder|tullavgifter|hela världen|skicka till utlandet',
      'Ja, till 32 länder. Du ser fraktpriset och eventuell tull innan du betalar.',
    ],
    pay: [
      'hur kan jag betala|betalsätt|tar ni PayPal|betalkort|betala mot faktura|Apple Pay|Swish',
      'Med alla vanliga kort, PayPal, Apple Pay och Google Pay, och mot faktura i vissa länder.',
    ],
    advice: [
      'vad rekommenderar ni|jag behöver en present|något varmt till vintern|presenttips|vad säljer bäst|vad ska jag köpa|hjälp mig välja plagg',
      'Kalla dagar säljer jackan i återvunnen ull bäst, {jacket}; T-shirten i ekologisk bomull för {tee} passar bra under (exempelpriser) och är också en fin present.',
    ],
    stock: [
      'finns den i lager|går den att få|finns den i min storlek|slutsåld|när kommer den tillbaka|andra färger|finns den i blått',
      'T-shirten och jackan finns i lager i S till XL, i grönt, sand och blått. Slutsålda storlekar kommer tillbaka varannan till var tredje vecka.',
    ],
    giftWrap: [
      'slår ni in presenter|presentinslagning|slå in som gåva|lägga till ett kort|hälsning till gåvan',
      'Ja, i återvunnet papper med ett handskrivet kort, för {giftWrap} per beställning (exempelpris).',
    ],
    change: [
      'ändra min beställning|avbeställa min order|fel adress|byta adress|jag beställde fel',
      'Inom en timme efter beställningen ja: skriv till oss med ordernumret. Sedan är paketet packat, och du kan returnera det gratis.',
    ],
    cart: [
      'jag lämnade något i varukorgen|min varukorg|slutföra köpet|jag är osäker på om jag ska köpa|har ni en rabattkod|finns det en kupong',
      'Din varukorg sparas i 30 dagar. Är det något som håller dig tillbaka, fråga mig om storlek, leverans eller returer: returer är gratis i 30 dagar. Det finns ingen rabattkod just nu.',
    ],
  },
  tasks: {
    order: {
      done: 'Jag hittade den.',
      code: 'Vilket ordernummer har du? Det börjar med FT-, till exempel FT-1042.',
    },
    return: {
      done: 'Din retur är klar. Du får etiketten med e-post; lämna paketet hos valfritt ombud.',
      code: 'Vilken beställning gäller det? Numret börjar med FT-, till exempel FT-1042.',
      choice: 'Varför vill du returnera: den passar inte, den är skadad eller du har ändrat dig?',
    },
  },
  options: {
    fit: ['Passar inte', 'passar inte|för liten|för stor|för litet|för stort|trång|storlek*|liten|stor'],
    damaged: ['Skadad', 'skad*|trasig*|sönder|defekt*|hål|fläck*|fel vara'],
    mind: ['Har ändrat mig', 'ändrat mig|ångr*|gillar inte|behöver den inte|vill inte ha'],
  },
  states: {
    underway:
      'Beställning {code}: en jacka i återvunnen ull. Den lämnade vårt lager i går och kommer fram om en till två dagar.',
    packed:
      'Beställning {code}: två T-shirtar i ekologisk bomull. Den är packad och lämnar vårt lager i dag.',
    delivered:
      'Beställning {code}: en T-shirt i ekologisk bomull. Den levererades i måndags och lämnades hos en granne.',
  },
};
