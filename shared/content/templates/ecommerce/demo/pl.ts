import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Gdzie jest moje zamówienie?',
    'Jak zwrócić produkt?',
    'Jak długo trwa dostawa?',
    'Jaki rozmiar wybrać?',
    'Czy wysyłacie za granicę?',
  ],
  useCases: [
    'Gdzie jest moje zamówienie: odpowiedzi z systemu sklepu',
    'Polecanie produktów według potrzeb i budżetu',
    'Zwroty i wymiany bez wymiany e-maili',
    'Porzucone koszyki odzyskane pomocnym pytaniem',
    'Pytania o rozmiar i dostępność na stronie produktu',
  ],
  can: 'Sprawdzam zamówienia, załatwiam zwroty, polecam ubrania i odpowiadam na pytania o dostawę, rozmiary, dostępność i płatność, dzień i noc. W skrzynce jest mniej powtarzających się pytań, a klienci dostają odpowiedź w chwili zakupu.',
  hours: 'sklep działa dzień i noc; nasi pracownicy odpowiadają od poniedziałku do soboty 9:00-19:00',
  location: 'tylko w internecie; zwroty na adres Fern & Thread, 4 Mill Lane, Unit 7',
  services:
    'Śledzenie zamówień|Zwroty i wymiany|Doradztwo w doborze rozmiaru|Pakowanie na prezent|Naprawa naszych ubrań',
  prices:
    'Dostawa standardowa: {shipping}|Dostawa ekspresowa: {express}|T-shirt z bawełny organicznej: {tee}|Kurtka z wełny z recyklingu: {jacket}|Pakowanie na prezent: {giftWrap} za zamówienie',
  items: {
    order: [
      'śledzenie przesyłki|status zamówienia|gdzie moja paczka|paczka nie doszła|czy zamówienie zostało wysłane|numer śledzenia|paczka się spóźnia',
      'Już sprawdzam.',
    ],
    return: [
      'chcę to zwrócić|chcę oddać kurtkę|odesłać towar|zwrot pieniędzy|wymienić produkt|nie pasuje, chcę odesłać|towar jest uszkodzony|zasady zwrotów|ile dni na zwrot',
      'Oczywiście: mają Państwo 30 dni, a zwrot jest bezpłatny. Pieniądze wracają w ciągu pięciu dni roboczych.',
    ],
    delivery: [
      'czas dostawy|jak szybko wysyłacie|kiedy dojdzie|koszt wysyłki|dostawa ekspresowa|darmowa dostawa|ile dni idzie przesyłka',
      'Dostawa standardowa trwa 2-4 dni robocze i kosztuje {shipping}; ekspres dociera następnego dnia roboczego za {express}. Od {freeFrom} dostawa standardowa jest bezpłatna (ceny przykładowe).',
    ],
    size: [
      'jaki mam rozmiar|tabela rozmiarów|czy rozmiarówka jest zaniżona|jestem między dwoma rozmiarami|wymiary|który rozmiar będzie pasował',
      'Nasze ubrania mają standardową rozmiarówkę. Między dwoma rozmiarami proszę wybrać mniejszy T-shirt i większą kurtkę.',
    ],
    abroad: [
      'wysyłka za granicę|dostawa do Niemiec|wysyłka do innych krajów|opłaty celne|na cały świat|wysyłka międzynarodowa',
      'Tak, do 32 krajów. Cenę dostawy i ewentualne cło widać przed płatnością.',
    ],
    pay: [
      'jak mogę zapłacić|metody płatności|czy można PayPalem|karta kredytowa|płatność na fakturę|Apple Pay|BLIK',
      'Wszystkimi popularnymi kartami, przez PayPal, Apple Pay i Google Pay, a w niektórych krajach na fakturę.',
    ],
    advice: [
      'co polecacie|szukam prezentu|coś ciepłego na zimę|pomysł na prezent|co się najlepiej sprzedaje|co kupić|pomóżcie mi wybrać',
      'W zimne dni najchętniej kupowana jest kurtka z wełny z recyklingu za {jacket}; pod spód pasuje T-shirt z bawełny organicznej za {tee} (ceny przykładowe), który jest też dobrym prezentem.',
    ],
    stock: [
      'czy jest na stanie|czy to dostępne|czy jest w moim rozmiarze|wyprzedane|kiedy znów będzie|inne kolory|czy jest niebieski',
      'T-shirt i kurtka są dostępne w rozmiarach od S do XL, w kolorze zielonym, piaskowym i niebieskim. Wyprzedane rozmiary wracają co dwa do trzech tygodni.',
    ],
    giftWrap: [
      'pakowanie na prezent|zapakować jako prezent|ozdobne opakowanie|dołączyć kartkę|życzenia do prezentu',
      'Tak, w papier z recyklingu z odręcznie napisaną kartką, za {giftWrap} za zamówienie (cena przykładowa).',
    ],
    change: [
      'zmienić zamówienie|anulować zamówienie|zły adres|zmiana adresu|zamówiłem nie to',
      'W ciągu godziny od zamówienia tak: proszę napisać do nas, podając numer zamówienia. Potem paczka jest już spakowana i można ją bezpłatnie zwrócić.',
    ],
    cart: [
      'zostawiłam coś w koszyku|mój koszyk|dokończyć zakupy|waham się z zakupem|macie kod rabatowy|kupon',
      'Koszyk czeka 30 dni. Jeśli coś jeszcze Państwa wstrzymuje, proszę pytać o rozmiar, dostawę lub zwroty: zwroty są bezpłatne przez 30 dni. Kuponu w tej chwili nie ma.',
    ],
  },
  tasks: {
    order: {
      done: 'Znalazłem.',
      code: 'Jaki jest numer zamówienia? Zaczyna się od FT-, na przykład FT-1042.',
    },
    return: {
      done: 'Zwrot jest przygotowany. Etykieta przyjdzie e-mailem; paczkę można oddać w dowolnym punkcie nadań.',
      code: 'O które zamówienie chodzi? Numer zaczyna się od FT-, na przykład FT-1042.',
      choice: 'Jaki jest powód zwrotu: nie pasuje, jest uszkodzone czy zmiana zdania?',
    },
  },
  options: {
    fit: ['Nie pasuje', 'nie pasuj*|za mał*|za duż*|za ciasn*|za luźn*|rozmiar*|mał*|duż*|ciasn*'],
    damaged: ['Uszkodzone', 'uszkodz*|zepsut*|podart*|rozdart*|dziur*|plam*|wad*|nie ten towar'],
    mind: [
      'Zmiana zdania',
      'zmiana zdania|zmieniłem zdanie|zmieniłam zdanie|rozmyśl*|nie podoba*|nie potrzebuj*|nie chcę',
    ],
  },
  states: {
    underway:
      'Zamówienie {code}: jedna kurtka z wełny z recyklingu. Wczoraj opuściło nasz magazyn i dotrze za jeden do dwóch dni.',
    packed:
      'Zamówienie {code}: dwa T-shirty z bawełny organicznej. Jest spakowane i dziś opuści nasz magazyn.',
    delivered:
      'Zamówienie {code}: jeden T-shirt z bawełny organicznej. Dostarczono je w poniedziałek i zostawiono u sąsiada.',
  },
};
