import type { CardWords } from '../types.ts';

export const words: CardWords = {
  didYouMean: 'Czy chodzi o coś z tego?',
  dontKnow:
    'Tego nie wiem na pewno, a nie chcę zgadywać. Mogę przekazać dokładnie to pytanie człowiekowi albo odpowiedzieć na jedno z tych:',
  stillDontKnow:
    'Nadal nie jestem pewien, o co chodzi. Człowiek będzie wiedział: przekazać mu pytanie? Albo proszę wybrać:',
  passOn: 'Przekaż to pytanie człowiekowi',
  sorryOther: 'Przepraszam, źle zrozumiałem. Czy chodziło o coś z tego? Albo proszę powiedzieć to inaczej.',
  seeOnPage: 'Zobacz na stronie',
  bookButton: 'Umów bezpłatną konsultację',
  contactButton: 'Zostaw wiadomość',
  planHas: 'Tak, {plan} to obejmuje.',
  planLacks: 'Nie, {plan} tego nie obejmuje; jest w: {plans}.',
  planCosts: '{plan} kosztuje {price} miesięcznie.',
  planCustom: '{plan} wyceniamy indywidualnie.',
  sumMonthly: '{item}: {price} miesięcznie',
  sumOnce: '{item}: {price} jednorazowo',
  totalMonthly: 'Razem: {total} miesięcznie',
  totalOnce: 'plus {total} jednorazowo',
  answerIn: 'Odpowiedzieć w tym języku: {language}?',
  masked:
    'Ukryłem numer karty lub dokumentu: nie jest ani zapisywany, ani wysyłany dalej. Nigdy nie trzeba go tu podawać.',
  fromBlog: 'Z naszego bloga: {title}',
  addOnNames: {
    language: 'dodatkowy język',
    conversations: 'dodatkowe rozmowy',
    integration: 'integracja na zamówienie',
    training: 'zaawansowany trening',
  },
  addOnWords: {
    language: 'język|języki|języka|języków|językiem|językami|jezyk|jezyki|jezykow',
    conversations:
      'dodatkowe rozmowy|dodatkowych rozmów|dodatkowa rozmowa|dodatkowe wiadomości|dodatkowych wiadomości|ekstra rozmowy',
    integration:
      'podpięcie|podpięcia|podłączenie|podłączenia|integracja|integrację|integracji|integracje|integracją|integracjami',
    training: 'trening|treningu|treningiem|szkolenie|szkolenia|szkoleniem',
  },
  sumWords:
    'razem|lacznie|łącznie|wszystko razem|w sumie|suma|ile wyjdzie|ile to będzie|ile to razem|całość|za całość|podlicz|zsumuj',
  backWords: 'ten|to|ta|tego|tym|ten plan|tamten|on|jego|w nim|nim|ten drugi|tam|taki sam|niego',
  smallNumbers: [
    'dwa|dwie|dwóch|dwoma|para|parę',
    'trzy|trzech|trzema',
    'cztery|czterech|czterema',
    'pięć|pięciu',
    'sześć|sześciu',
    'siedem|siedmiu',
    'osiem|ośmiu',
    'dziewięć|dziewięciu',
    'dziesięć|dziesięciu',
  ],
};
