import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Missä tilaukseni on?',
    'Miten palautan tuotteen?',
    'Kuinka kauan toimitus kestää?',
    'Minkä koon valitsen?',
    'Lähetättekö ulkomaille?',
  ],
  useCases: [
    'Missä tilaukseni on: vastaukset kaupan järjestelmästä',
    'Tuotesuositukset tarpeen ja budjetin mukaan',
    'Palautukset ja vaihdot ilman sähköpostiketjuja',
    'Hylätyt ostoskorit takaisin avuliaalla kysymyksellä',
    'Koko- ja varastokysymykset tuotesivulla',
  ],
  can: 'Katson tilauksia, järjestän palautuksia, suosittelen vaatteita ja vastaan kysymyksiin toimituksesta, koista, varastosta ja maksamisesta, yötä päivää. Postilaatikkoon tulee vähemmän samoja kysymyksiä, ja asiakas saa vastauksen ostohetkellä.',
  hours: 'kauppa on auki yötä päivää; väkemme vastaa maanantaista lauantaihin 9:00-19:00',
  location: 'vain verkossa; palautukset osoitteeseen Fern & Thread, 4 Mill Lane, Unit 7',
  services:
    'Tilausten seuranta|Palautukset ja vaihdot|Kokoneuvonta|Lahjapaketointi|Omien vaatteidemme korjaus',
  prices:
    'Tavallinen toimitus: {shipping}|Pikatoimitus: {express}|T-paita luomupuuvillasta: {tee}|Takki kierrätysvillasta: {jacket}|Lahjapaketointi: {giftWrap} tilaukselta',
  items: {
    order: [
      'seurata tilausta|tilauksen tila|missä pakettini on|paketti ei ole tullut|onko tilaus lähetetty|seurantakoodi|paketti on myöhässä',
      'Katson asian.',
    ],
    return: [
      'haluan palauttaa sen|vaihtaa toiseen kokoon|lähettää takaisin|rahat takaisin|vaihtaa tuote|ei sovi, haluan palauttaa|tuote on rikki|palautusehdot|montako päivää on aikaa palauttaa',
      'Totta kai: aikaa on 30 päivää, ja palautus on maksuton. Rahat tulevat viiden arkipäivän kuluessa.',
    ],
    delivery: [
      'toimitusaika|kuinka nopeasti lähetätte|milloin se tulee perille|toimituskulut|pikatoimitus|onko toimitus ilmainen|montako päivää postitus kestää',
      'Tavallinen toimitus kestää 2-4 arkipäivää ja maksaa {shipping}; pikatoimitus tulee seuraavana arkipäivänä hintaan {express}. Kun tilaus on vähintään {freeFrom}, tavallinen toimitus on ilmainen (esimerkkihintoja).',
    ],
    size: [
      'mikä kokoni on|kokotaulukko|onko se pientä mitoitusta|olen kahden koon välissä|mitat|mikä koko sopii minulle',
      'Vaatteemme ovat normaalia mitoitusta. Jos olet kahden koon välissä, ota T-paidasta pienempi ja takista suurempi.',
    ],
    abroad: [
      'kansainvälinen toimitus|toimitatteko Ruotsiin|lähetys muihin maihin|tullimaksut|koko maailmaan|ulkomaille',
      'Kyllä, 32 maahan. Näet toimitushinnan ja mahdolliset tullimaksut ennen maksamista.',
    ],
    pay: [
      'miten voin maksaa|maksutavat|käykö PayPal|luottokortti|maksaa laskulla|Apple Pay|MobilePay',
      'Kaikilla tavallisilla korteilla, PayPalilla, Apple Paylla ja Google Paylla, ja joissakin maissa laskulla.',
    ],
    advice: [
      'mitä suosittelette|etsin lahjaa|jotain lämmintä talveksi|lahjaidea|mikä on suosituin|mitä kannattaa ostaa|auta minua valitsemaan',
      'Kylmien päivien suosituin on takki kierrätysvillasta, {jacket}; T-paita luomupuuvillasta hintaan {tee} sopii hyvin sen alle (esimerkkihintoja) ja on myös hyvä lahja.',
    ],
    stock: [
      'onko sitä varastossa|onko se saatavilla|onko minun kokoani jäljellä|loppuunmyyty|milloin sitä tulee lisää|muut värit|onko sitä sinisenä',
      'T-paitaa ja takkia on varastossa kokoina S-XL, vihreänä, hiekan värisenä ja sinisenä. Loppuneita kokoja tulee lisää kahden tai kolmen viikon välein.',
    ],
    giftWrap: [
      'paketoitteko lahjaksi|lahjapaketointi|lahjapaketti|kortti mukaan|lahjaviesti',
      'Kyllä, kierrätyspaperiin käsin kirjoitetun kortin kanssa, {giftWrap} tilaukselta (esimerkkihinta).',
    ],
    change: [
      'muuttaa tilausta|perua tilaus|väärä osoite|vaihtaa osoite|tilasin väärän',
      'Tunnin sisällä tilauksesta kyllä: kirjoita meille tilausnumero. Sen jälkeen paketti on pakattu, ja voit palauttaa sen maksutta.',
    ],
    cart: [
      'jätin jotain ostoskoriin|ostoskorini|viimeistellä ostos|epäröin ostamista|onko alennuskoodia|kuponki',
      'Ostoskorisi säilyy 30 päivää. Jos jokin vielä mietityttää, kysy minulta koosta, toimituksesta tai palautuksesta: palautus on maksuton 30 päivää. Alennuskoodia ei nyt ole.',
    ],
  },
  tasks: {
    order: { done: 'Löysin sen.', code: 'Mikä on tilausnumerosi? Se alkaa FT-, esimerkiksi FT-1042.' },
    return: {
      done: 'Palautuksesi on valmis. Saat osoitelapun sähköpostilla; jätä paketti mihin tahansa noutopisteeseen.',
      code: 'Mikä tilaus on kyseessä? Numero alkaa FT-, esimerkiksi FT-1042.',
      choice: 'Miksi haluat palauttaa: se ei sovi, se on viallinen vai muutitko mielesi?',
    },
  },
  options: {
    fit: ['Ei sovi', 'ei sovi|liian pien*|liian iso*|liian suur*|kireä|koko*|pieni|iso|suuri'],
    damaged: ['Viallinen', 'vialli*|rikki|vauri*|repey*|reik*|tahra*|väärä tuote'],
    mind: ['Muutin mieleni', 'mieleni|muutin mieltä|en pidä|en tarvitse|en halua|kadun'],
  },
  states: {
    underway:
      'Tilaus {code}: yksi takki kierrätysvillasta. Se lähti varastostamme eilen ja tulee perille yhden tai kahden päivän kuluttua.',
    packed: 'Tilaus {code}: kaksi T-paitaa luomupuuvillasta. Se on pakattu ja lähtee varastostamme tänään.',
    delivered:
      'Tilaus {code}: yksi T-paita luomupuuvillasta. Se toimitettiin maanantaina ja jätettiin naapurille.',
  },
};
