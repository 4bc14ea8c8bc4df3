import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Mitä jäsenyys maksaa?',
    'Voinko ensin kokeilla?',
    'Milloin joogatunnit ovat?',
    'Miten jäädytän jäsenyyteni?',
    'Onko teillä personal trainereita?',
  ],
  useCases: [
    'Kokeilukerrat varataan verkkosivuilta',
    'Tuntiaikataulu ja vapaat paikat',
    'Kysymykset jäsenyydestä, tauosta ja irtisanomisesta',
    'Muistutukset ja viestit, jotka tuovat takaisin',
    'Tavoitteeseen sopiva personal trainer',
  ],
  can: 'Varaan kokeilukertoja, tunnen aikataulun, selitän jäsenyydet taukoineen ja irtisanomisineen ja löydän oikean valmentajan. Kokeilupyyntöihin vastataan sekunneissa, tunnit täyttyvät paremmin ja vastaanotto saa vähemmän puheluja.',
  hours: 'maanantaista perjantaihin 6:00-22:30, viikonloppuisin 8:00-20:00',
  location: '88 Northside Avenue, uimahallin vieressä',
  services: 'Voima- ja kuntosali|Jooga-, pilates- ja spinningtunnit|Personal training|Sauna|Ravintovalmennus',
  prices:
    'Basic-jäsenyys: {basic} kuukaudessa|Plus-jäsenyys kaikkine tunteineen: {plus} kuukaudessa|Päivälippu: {day}|Personal training: {personal} tunnilta|Kokeiluviikko: {trial}',
  items: {
    trial: [
      'haluan kokeilla|varata kokeilukerta|kokeilutreeni|ilmainen kokeilu|tulla käymään|ensimmäinen kerta|testata salia',
      'Mielellään: kokeiluviikko maksaa {trial} (esimerkkihinta), ja siihen kuuluu yksi tunti ja lyhyt opastus.',
    ],
    membership: [
      'jäsenyyden hinta|paljonko kuukaudessa|kuukausimaksu|haluan liittyä|tulla jäseneksi|Basicin ja Plussan ero|päivälippu',
      'Basic maksaa {basic} kuukaudessa, Plus kaikkine tunteineen {plus}; päivälippu {day} (esimerkkihintoja). Molemmat voi irtisanoa kuukausittain.',
    ],
    classes: [
      'tuntiaikataulu|joogan ajat|milloin on pilates|spinningtunti|ryhmätuntien aikataulu|onko joogassa tilaa|onko tunti täynnä',
      'Jooga: maanantai ja keskiviikko 18:30, lauantai 10:00. Pilates: tiistai 19:00. Spinning: torstai 18:00 ja sunnuntai 11:00. Tunnit kestävät 60 minuuttia; juuri nyt kaikissa on tilaa.',
    ],
    freeze: [
      'jäsenyys tauolle|lähden lomalle, voinko pitää tauon|jäädyttää vamman takia|laittaa jäsenyys jäihin|keskeyttää',
      'Voit jäädyttää sen yhdestä kolmeen kuukauteen vuodessa maksutta: ilmoita ennen 25. päivää, niin se alkaa seuraavan kuun ensimmäisenä. Irtisanoa voi kuukauden varoitusajalla.',
    ],
    trainer: [
      'personal trainer|haluan laihtua|treeniohjelma|valmentaja|personal trainingin hinta|kasvattaa lihaksia|minulla on tavoite',
      'Kyllä, neljä: voimaan, painoon, selkään ja kuntoon palaamiseen. Tunti maksaa {personal} (esimerkkihinta), ja ensimmäinen keskustelu on maksuton.',
    ],
    quit: [
      'miten irtisanon jäsenyyden|lopettaa sopimus|lähteä salilta|irtisanomisaika|määräaikaisuus|erota',
      'Sovelluksessa tai sähköpostilla, kuukauden irtisanomisajalla. Vähimmäisaikaa ei ole.',
    ],
    sauna: [
      'onko teillä sauna|suihkut|lokerot|tarvitsenko pyyhkeen|pukuhuoneet|kylpylä',
      'Kyllä, joka päivä kello 15:00 alkaen, ja se kuuluu Plussaan. Suihkut ja lokerot ovat maksuttomia; ota mukaan pyyhe ja munalukko.',
    ],
    beginner: [
      'olen aloittelija|en ole koskaan käynyt salilla|olenko liian vanha|olen huonossa kunnossa|sopiiko aloittelijalle',
      'Useimmat jäsenemme aloittivat niin. Jokainen saa opastuksen laitteisiin ja ensimmäisen ohjelman, iästä riippumatta.',
    ],
    friend: [
      'voinko tuoda ystävän|tuoda vieras mukaan|treenata kumppanin kanssa|vieraslippu|saako kaveri tulla mukaan',
      'Plus-jäsen tuo vieraan maksutta kerran kuukaudessa; muuten päivälippu maksaa {day} (esimerkkihinta).',
    ],
    reminders: [
      'lähetättekö muistutuksia|muistuta minua tunnista|en ole käynyt pitkään aikaan|palata tauon jälkeen|ilmoitukset',
      'Kyllä, kaksi tuntia ennen jokaista tuntia WhatsAppissa tai sähköpostilla, miten haluat; ja pitempään poissa ollut saa kutsun valitsemalleen tunnille.',
    ],
  },
  tasks: {
    trial: {
      done: 'Kokeilukertasi on merkitty:',
      choice: 'Mitä haluat kokeilla: voimaharjoittelua, joogaa, pilatesta vai spinningiä?',
    },
  },
  options: {
    strength: ['Voimaharjoittelu', 'voima*|painot|laitte*|sali*|kuntosali*'],
    yoga: ['Jooga', 'jooga*|yoga'],
    pilates: ['Pilates', 'pilates*'],
    spinning: ['Spinning', 'spinning*|pyörä*|pyöräi*'],
  },
  states: {},
};
