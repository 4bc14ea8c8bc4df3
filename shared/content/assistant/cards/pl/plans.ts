import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: 'Ile kosztuje chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nŻaden plan nie ma opłaty wdrożeniowej.',
    asks: [
      '{ile kosztuje|jaka jest cena|po ile jest|ile bierzecie za|ile zapłacę za|jaki jest koszt} {chatbot|bot|taki bot|czatbot|wasza usługa|to|to wszystko} {miesięcznie|dla firmy|}',
      '{pokażcie|podajcie|poproszę o|prześlijcie|gdzie znajdę} {cennik|ceny|stawki|wasze ceny|plany i ceny}',
      '{cena|ceny|cennik|koszt|koszty|ile to kosztuje|stawki|abonament|plany|pakiety|opłaty|ile placi sie}',
      '{jakie macie|jakie są} {plany|pakiety|ceny|abonamenty|progi cenowe}',
      '{czy to|to} {drogie|tanie|dużo kosztuje|droga sprawa}',
      '{orientacyjny|przybliżony|mniej więcej jaki} {koszt|cennik|wydatek}',
      '{okej a plan za ile|za ile plan|po ile to|ile za to wołacie|ile kasy|koszta|jakie stawki|co to kosztuje|ile mnie to wyniesie|drogo to wychodzi|ile płacę co miesiąc}',
      '{ile|za ile|po ile} {wychodzi|macie|jest|dajecie} {plan|pakiet|abonament|taki bot|to wszystko}',
      '{ile to kosztuje miesięcznie|po ile to macie|jaki to koszt|ile mnie to wyniesie|ile trzeba zapłacić co miesiąc|cennik poproszę|ile bierzecie|jakie są opłaty|ile kasy za bota|cena orientacyjnie|prosiłbym o podanie kosztów|ile za taką zabawę|pytam drugi raz ile to kosztuje|ile sobie liczycie|jaki abonament|w jakiej cenie chatbot|ile by to było|drogo czy tanio}',
    ],
  },
  starter: {
    chip: 'Co zawiera Starter?',
    answer:
      'Plan platformy {starter} kosztuje {starterPrice} miesięcznie z GPT-3.5 Turbo: {starterMessages} wiadomości miesięcznie, {starterIntegrations} integracje (Slack, Email, Web), podstawowa analityka, wsparcie e-mailowe i własna marka, w jednym języku. Sprawdza się w małej firmie z jedną stroną i jednym zespołem.',
    asks: [
      '{co zawiera|co jest w|ile kosztuje|co obejmuje|opowiedz o|szczegóły} {starter|starterze|plan starter|najmniejszy plan|podstawowy plan|plan za 129}',
      '{starter|starter cena|plan startowy|pakiet starter|starter funkcje|starter co daje}',
      'co {dostanę|dostajemy|mam} za {129|129 dolarów|129 miesięcznie}',
      '{ile wiadomości|ile integracji|jaki model|jakie wsparcie|jaka analityka} {ma starter|jest w starterze|w planie starter}',
      'czy {starter|najmniejszy plan|podstawowy pakiet} {wystarczy|nam wystarczy|wystarczy małej firmie|będzie dobry na początek}',
      'ograniczenia {startera|planu starter}',
      '{dla kogo starter|co daje starter|czy starter styknie|starter na początek|ile wiadomości w starterze|czego nie ma w starterze}',
      '{co jest w najmniejszym pakiecie|ile wiadomości w starterze|co dostanę za 129|jakie integracje w starterze|starter co zawiera|ograniczenia startera|najmniejszy plan szczegóły|pakiet startowy|starter ile języków|jakie wsparcie w starterze|plan za 129 dolarów}',
      '{mamy|dostajemy|przychodzi} {ze dwa tysiące wiadomości|1500 wiadomości|około 3000 wiadomości} {starter wystarczy|to starter starczy|i myślę o starterze}',
    ],
  },
  professional: {
    chip: 'Co zawiera Professional?',
    answer:
      'Plan platformy {professional} kosztuje {professionalPrice} miesięcznie w stawce podstawowej ({sonnetProfessional} z Claude 3 Sonnet): {professionalMessages} wiadomości miesięcznie, integracje bez limitu, zaawansowana analityka, priorytetowe wsparcie 24/7, Claude 3 Sonnet, gotowość na HIPAA, kilka języków, testy A/B i własne przepływy pracy. To nasz najpopularniejszy plan.',
    asks: [
      '{co zawiera|co jest w|ile kosztuje|co obejmuje|opowiedz o|szczegóły} {professional|planie professional|plan pro|pro|średni plan|plan za 699}',
      '{professional|professional cena|plan pro|wersja pro|pakiet professional|professional funkcje}',
      'co {dostanę|dostajemy|mam} za {699|699 dolarów|699 miesięcznie}',
      '{ile wiadomości|jaki model|jakie wsparcie|ile integracji|ile języków} {ma professional|jest w professionalu|w planie pro}',
      '{który plan|który pakiet} {jest najpopularniejszy|wybiera większość|najczęściej kupują|jest bestsellerem}',
      'czemu {professional|pro} {jest taki drogi|kosztuje 699|jest droższy}',
      '{dla kogo professional|dla kogo jest pro|komu polecacie professional|co daje professional|czemu warto wziąć pro|ile wiadomości w professional}',
      '{ile kosztuje środkowy plan|co daje professional|professional ile za miesiąc|ile wiadomości w professional|plan za 699 co ma|pro ile integracji|pakiet profesjonalny|co jest w planie pro|średni pakiet cena|najpopularniejszy plan|professional jakie języki}',
      '{dla kogo|komu poleca się|kto potrzebuje} {professional|plan pro|profesjonalny}',
    ],
  },
  enterprise: {
    chip: 'Co zawiera Enterprise?',
    answer:
      'Plan platformy {enterprise} wyceniamy indywidualnie: wiadomości bez limitu, dedykowana infrastruktura lub instalacja u Państwa, SSO, Claude 3 Opus, dedykowane wsparcie, SLA i zaawansowane zabezpieczenia. Proszę napisać, czego Państwo potrzebują, a nasz pracownik przygotuje ofertę w ciągu {hours} godzin.',
    asks: [
      '{co zawiera|co jest w|ile kosztuje|co obejmuje|opowiedz o|szczegóły} {enterprise|planie enterprise|plan korporacyjny|największy plan|pakiet dla korporacji}',
      '{enterprise|enterprise cena|plan dla korporacji|enterprise funkcje|plan bez limitu}',
      '{jesteśmy|to dla} {dużą firmą|korporacji|korporacją|międzynarodowej firmy|grupy kapitałowej} {jaki plan|co proponujecie|ile to będzie|}',
      '{czy jest|potrzebujemy|macie} {plan bez limitu wiadomości|nielimitowane wiadomości|coś dla dużych firm|plan na 5000 pracowników}',
      'co znaczy {cena indywidualna|cena na zapytanie|wycena indywidualna enterprise}',
      '{dla kogo enterprise|co daje enterprise|opcja dla korporacji|ile mniej więcej za enterprise}',
      '{enterprise jaka cena|czemu enterprise nie ma ceny|dla dużej korporacji|największy plan|plan bez limitu wiadomości|jesteśmy siecią sklepów duża skala|co zawiera enterprise|oferta dla dużych firm|dla urzędu jaki plan|ile wtedy za enterprise|pakiet korporacyjny}',
    ],
  },
  compare: {
    chip: 'Czym różnią się plany?',
    answer:
      '{starter} ({starterPrice} miesięcznie): {starterMessages} wiadomości, {starterIntegrations} integracje, jeden język, podstawowa analityka, wsparcie e-mailowe.\n{professional} ({professionalPrice} miesięcznie): {professionalMessages} wiadomości, integracje bez limitu, kilka języków, zaawansowana analityka, testy A/B, gotowość na HIPAA, wsparcie 24/7.\n{enterprise} (cena indywidualna): wiadomości bez limitu, własna infrastruktura, SSO, SLA, dedykowane wsparcie.',
    asks: [
      '{czym się różnią|czym się różni|jaka jest różnica między|porównaj|różnica między} {plany|planami|starter od professional|starterem a professionalem|starterem a pro|pakiety|pro a enterprise}',
      '{co ma|co więcej ma|co daje} {professional|pro|enterprise} {czego nie ma starter|ponad startera|w porównaniu ze starterem}',
      '{starter|pro} czy {professional|enterprise|pro lepszy}',
      '{porównanie|zestawienie|tabela} {planów|pakietów|abonamentów}',
      'różnice {między planami|w planach|pakietów|cenowe planów}',
      '{czym się różnią|różnica starter professional|co więcej w pro}',
      '{czym się różnią pakiety|co ma pro czego nie ma starter|za co dopłacam w droższym|porównaj plany|różnica między 129 a 699|tabelka planów|który plan co ma|czego brakuje w starterze|zestawienie pakietów|na czym polega różnica między planami|tańszy kontra droższy}',
    ],
  },
  whichPlan: {
    chip: 'Który plan do mnie pasuje?',
    answer:
      'To zależy od liczby wiadomości miesięcznie: do {starterMessages} wystarczy {starter}, do {professionalMessages} pasuje {professional}, powyżej {enterprise}. {professional} jest też potrzebny przy kilku językach, HIPAA lub testach A/B. Ile mniej więcej wiadomości dostają Państwo miesięcznie?',
    asks: [
      '{jaki|który} {plan|pakiet|abonament} {dla mnie|wybrać|polecacie|będzie dla nas najlepszy|pasuje do małej firmy|powinienem wziąć|dla startupu}',
      '{pomóżcie|pomóż} {wybrać plan|mi wybrać|dobrać pakiet|się zdecydować}',
      '{mamy|dostajemy|przychodzi} {około 2000|12000|500|30 tysięcy|8 tys} {wiadomości|zapytań|pytań} miesięcznie {jaki plan|co wziąć|}',
      'nie wiem {jaki plan|który pakiet|co} {wybrać|będzie dobre|wziąć}',
      '{poleć|doradź|zaproponuj} {plan|pakiet|coś dla nas}',
      '{co mi polecacie|który plan brać|jaki plan na 3 tysiące wiadomości|doradźcie plan}',
      'co dla małego sklepu',
      '{dostajemy|przychodzi nam|piszą do nas|mamy} {600 wiadomości dziennie|ze dwieście pytań dziennie|sto osób dziennie|10 tysięcy wiadomości} {jaki plan|co wziąć|który pakiet polecacie}',
      '{mały sklep jaki plan|co polecacie dla trzech osób|nie wiem który wybrać|który będzie dla mnie dobry|pomożecie dobrać plan|jaki abonament dla fryzjera|który pakiet się nam opłaci|proszę o rekomendację planu|co byście wzięli|jaki plan przy 20 tysiącach wiadomości|dobierzcie mi coś}',
    ],
  },
  managed: {
    chip: 'Ile kosztuje usługa zarządzana?',
    answer: '{managedPrices}\n\nW usłudze w pełni zarządzanej sami budujemy, prowadzimy i doglądamy bota.',
    asks: [
      '{ile kosztuje|co to jest|na czym polega|co obejmuje|opowiedz o} {usługa zarządzana|pełna obsługa|usługa w pełni zarządzana|fully managed|opcja pod klucz|managed}',
      '{możecie|czy możecie|zrobicie} {zrobić wszystko za nas|prowadzić bota za nas|wszystko pod klucz|zająć się wszystkim|to zrobić w całości}',
      '{pod klucz|usługa zarządzana|pełna obsługa bota|managed|wszystko za nas}',
      'nie {mamy czasu|chcemy} {się tym zajmować|tego prowadzić|sami tego robić}',
      '{za co|dlaczego|co jest w} {1497|2497|2997}',
      'cena {jak wy to zrobicie|gdy wy prowadzicie bota|z pełną obsługą}',
      '{zróbcie to za nas|obsługa pod klucz|wszystko po waszej stronie}',
      '{ile jak wy wszystko zrobicie|obsługa full service cena|chcę żebyście to prowadzili|robicie wszystko za nas za ile|w pełni zarządzana usługa koszt|ile kosztuje obsługa full service professional|zarządzany starter cena|oddać wam całość|nie chcę się tym zajmować|pod klucz|wy budujecie i pilnujecie ile|koszt pełnej obsługi}',
    ],
  },
  managedOrPlatform: {
    chip: 'Platforma czy usługa zarządzana?',
    answer:
      'W planie platformy (od {starterPrice} miesięcznie) sami Państwo prowadzą bota na naszej platformie. W usłudze w pełni zarządzanej (od {managedStarter} miesięcznie) to my go budujemy, prowadzimy i stale ulepszamy. W pierwszym przypadku liczymy wiadomości, w drugim rozmowy.\n{managedPairs}',
    asks: [
      '{różnica między|jaka jest różnica między|czym się różni} {platformą a usługą zarządzaną|planem platformy a managed|platforma od pełnej obsługi|dwoma starterami}',
      'czemu są {dwie ceny|dwa cenniki|dwa startery|różne ceny|inne ceny}',
      '{platforma|samemu|samodzielnie} czy {usługa zarządzana|managed|pod klucz|z pełną obsługą}',
      'co znaczy {plan platformy|plan platformowy|w pełni zarządzana|managed}',
      'na stronie {jest 129|jest 699|piszecie 129} a {mówisz 1497|tu 2497|podajesz inną cenę}',
      '{czemu raz 129 a raz 1497|dwa startery o co chodzi|samemu czy wam oddać|różnica platforma a obsługa|dwa cenniki nie rozumiem|na stronie 699 a mówicie 2497|co znaczy plan platformowy|lepiej samemu prowadzić|czym różni się usługa zarządzana}',
    ],
  },
  cheapest: {
    chip: 'Jak zacząć najtaniej?',
    answer:
      'Najtaniej wychodzi plan platformy {starter}: {starterPrice} miesięcznie, do {starterMessages} wiadomości, bez opłaty wdrożeniowej i bez długiej umowy.',
    asks: [
      '{jaki jest|który to|poproszę|macie} {najtańszy|najniższy|najmniejszy cenowo|minimalny} {plan|pakiet|wariant|abonament}',
      '{najtańsza opcja|najtaniej|najniższa cena|cena minimalna|tani plan|coś tańszego|cena od}',
      '{od ilu|od jakiej kwoty|od czego} {zaczynają się ceny|się zaczyna|startujecie}',
      '{mam|mamy} {mały budżet|mało pieniędzy|ograniczony budżet|budżet 150 dolarów|100 dolarów miesięcznie} {co dostanę|co macie|}',
      'jak {najtaniej zacząć|wystartować tanio|zacząć małym kosztem}',
      '{co macie najtańszego|najtańsza opcja|jak najtaniej|od ilu się zaczyna|minimum ile|mam mały budżet|najmniejszy koszt miesięczny|ile za najtańszy|najniższa cena|tania wersja|coś taniego na start|najtańszy abonament}',
    ],
  },
  setupFee: {
    chip: 'Czy jest opłata wdrożeniowa?',
    answer:
      'Nie. Żaden plan nie ma opłaty wdrożeniowej, płaci się tylko cenę miesięczną. Jednorazowo kosztują wyłącznie dodatki, na przykład integracja na zamówienie ({integrationPrice}) lub zaawansowany trening ({trainingPrice}).',
    asks: [
      '{czy jest|ile wynosi|pobieracie|jest jakaś} {opłata wdrożeniowa|opłata aktywacyjna|opłata startowa|opłatę na start|opłata za instalację|opłata wstępna}',
      '{ukryte koszty|ukryte opłaty|opłata wdrożeniowa|koszt wdrożenia|dodatkowe koszty|haczyk|opłaty na start}',
      'ile kosztuje {wdrożenie|instalacja|uruchomienie|konfiguracja}',
      '{czy muszę|trzeba|czy trzeba} {coś zapłacić z góry|płacić na początku|płacić za wdrożenie}',
      '{gdzie jest haczyk|co jeszcze muszę płacić|co dochodzi do abonamentu|są jakieś gwiazdki}',
      '{opłata startowa|opłata na start|ile za wdrożenie|czy płacę coś na start|wdrożenie płatne|koszt uruchomienia|są ukryte koszty}',
      '{jest opłata startowa|płaci się coś na początku|ile za wdrożenie|opłata instalacyjna|ukryte koszty|coś oprócz abonamentu|koszt uruchomienia|wpisowe|trzeba coś dopłacić na start|jednorazowa opłata jest|za konfigurację bierzecie|czy pobierają państwo opłatę wstępną|żadnych haczyków}',
      '{durny bot|trzeci raz pytam|odpowiedz wreszcie} {jest opłata startowa czy nie|ile za uruchomienie}',
    ],
  },
  contract: {
    chip: 'Czy jest minimalny okres umowy?',
    answer:
      'Nie ma umowy długoterminowej: plany działają z miesiąca na miesiąc, a zrezygnować można w każdej chwili z wypowiedzeniem {noticeDays} dni.',
    asks: [
      '{czy jest|jaki jest|jest jakiś|jest} {minimalny okres|minimalny okres umowy|okres umowy|umowa na rok|długa umowa|okres zobowiązania|lojalka}',
      '{czy muszę|musimy|trzeba} {podpisać umowę|podpisywać umowę na rok|wiązać się na dłużej|się zobowiązać}',
      '{na ile|na jak długo} {jest umowa|się wiążemy|podpisujemy|jesteśmy związani}',
      '{umowa|czas trwania umowy|zobowiązanie|bez umowy|miesiąc do miesiąca|kontrakt}',
      'można {z miesiąca na miesiąc|bez umowy|miesięcznie bez zobowiązań}',
      '{na ile się wiąże umowa|minimum na ile miesięcy|umowa na rok|bez zobowiązań}',
      '{na jak długo umowa|trzeba na rok|wiążecie umową|można na jeden miesiąc|minimalny okres|umowa długoterminowa|bez zobowiązań|miesiąc po miesiącu|lojalka|jest jakaś lojalka|okres zobowiązania|czy wymagana jest umowa roczna}',
    ],
  },
  cancel: {
    chip: 'Jak zrezygnować?',
    answer:
      'Zrezygnować można w każdej chwili z wypowiedzeniem {noticeDays} dni; nie trzeba podawać powodu i nie ma umowy długoterminowej. Wystarczy wiadomość na {email}.',
    asks: [
      '{jak|kiedy|czy mogę|czy możemy|chcę} {zrezygnować|wypowiedzieć umowę|anulować plan|anulować subskrypcję|się wycofać|odejść od was} {w każdej chwili|wcześniej|}',
      '{a jeśli|co jeśli|a jak} {się nie spodoba|zrezygnujemy|nie będziemy zadowoleni|zmienimy zdanie|chcemy odejść}',
      '{rezygnacja|wypowiedzenie|anulowanie|okres wypowiedzenia|jak się wypisać z planu|rozwiązanie umowy}',
      '{jaki jest|ile trwa} {okres wypowiedzenia|wypowiedzenie}',
      'czy można {odejść po miesiącu|skończyć po miesiącu|przerwać w trakcie}',
      '{chcę się wypisać|da się odejść w każdej chwili|rezygnacja kiedy chcę|kiedy mogę wypowiedzieć|wypowiedzenie umowy|ile dni wypowiedzenia|jak mi się nie spodoba to mogę odejść}',
      '{jak zrezygnować|jak się wypisać z abonamentu|mogę odejść w każdej chwili|chcę wypowiedzieć|kara za rezygnację|okres wypowiedzenia ile|a jak mi się odwidzi|zakończyć subskrypcję|jak to odkręcić|przerwać umowę|rezygnuję co robić|ile wcześniej trzeba powiedzieć|procedura rozwiązania umowy}',
      '{nikt nie odpowiada|ile razy mam pytać|dramat obsługa} {jak anulować|jak zrezygnować z abonamentu}',
    ],
  },
  trial: {
    chip: 'Czy mogę wypróbować za darmo?',
    answer:
      'Wiele można tu wypróbować bezpłatnie: porozmawiać z botami demo naszych szablonów, zbudować własny przepływ w kreatorze i umówić bezpłatną konsultację. Nie reklamujemy darmowego planu ani okresu próbnego; skoro nie ma opłaty wdrożeniowej, a wypowiedzenie to {noticeDays} dni, miesiąc planu {starter} ({starterPrice}) jest najmniejszym prawdziwym testem.',
    asks: [
      '{czy jest|macie|jest jakiś|dostanę} {okres próbny|darmowy okres|darmowa wersja|trial|konto testowe|wersja próbna|darmowy plan}',
      '{czy mogę|można|chcę|da się} {wypróbować|przetestować|spróbować|potestować} {za darmo|najpierw|przed zakupem|bez płacenia|przez tydzień|}',
      '{za darmo|darmowy trial|okres próbny|free trial|wersja testowa|bezpłatnie|14 dni próbnych}',
      'czy to jest {darmowe|za darmo|bezpłatne|płatne}',
      'co mogę {zrobić|sprawdzić|wypróbować tutaj} {bez rejestracji|bezpłatnie}',
      '{darmowy okres|na próbę|spróbować przed zakupem|pobawić się przed kupnem|za friko}',
      '{da się najpierw przetestować|wersja próbna|za darmo spróbować|darmowy okres|przed zakupem sprawdzić|tydzień za darmo|bez płacenia|jest coś darmowego|darmowa wersja|próbny miesiąc|czy udostępniają państwo okres testowy|bez karty wypróbować|najpierw chcę zobaczyć czy działa}',
    ],
  },
  discount: {
    chip: 'Czy są zniżki?',
    answer:
      'Na stronie nie ma zniżek, ani za płatność roczną, ani dla startupów czy organizacji non-profit, i nie mogę żadnej obiecać. Proszę zapytać nasz zespół: {email} albo bezpłatna konsultacja, tam powstanie oferta dla Państwa przypadku.',
    asks: [
      '{czy są|macie|dajecie|jest jakaś|dostanę} {zniżki|rabat|rabaty|promocje|kod rabatowy|zniżka|promocja|kupon}',
      '{zniżka|rabat|taniej} {przy płatności rocznej|dla startupów|dla ngo|dla fundacji|dla studentów|za rok z góry|na dwa boty}',
      '{da się|można|możecie} {taniej|negocjować|coś opuścić z ceny|zejść z ceny|się potargować}',
      '{rabat|zniżki|promocja|kod promocyjny|black friday|kupon rabatowy}',
      'płatność roczna {taniej|z rabatem|jest możliwa}',
      '{taniej się da|zejdziecie z ceny|rabat dla stałych|da się coś urwać|promka jakaś}',
      '{jakiś rabacik|taniej się da|zniżka roczna|dla ngo taniej|kod rabatowy|promocja|opuścicie coś|studencka zniżka|upust|dla startupu taniej|ostateczna cena|czy przewidują państwo rabaty|black friday}',
    ],
  },
  payment: {
    chip: 'Jak mogę zapłacić?',
    answer:
      'Ceny są w dolarach amerykańskich, płatne miesięcznie. Strona nie podaje, jakie metody płatności i faktury są dostępne ani czy dochodzą podatki; nasz zespół ustali to z Państwem przed rozpoczęciem: {email}.',
    asks: [
      '{jak|czym|w jaki sposób} {mogę zapłacić|płacić|się płaci|zapłacić|możemy płacić}',
      '{czy mogę|można|przyjmujecie|da się} {płacić kartą|zapłacić przelewem|płacić blikiem|paypal|płacić w złotówkach|dostać fakturę|płacić w euro}',
      '{płatność|metody płatności|faktura|faktura vat|vat|podatek|waluta|blik|formy płatności}',
      'ceny są {netto|brutto|z vatem|w dolarach|w złotych|netto czy brutto}',
      'kiedy {wystawiacie fakturę|pobieracie opłatę|trzeba płacić|przychodzi rachunek}',
      '{faktura vat będzie|wystawiacie fakturę|blik działa|płatność przelewem|ceny netto czy brutto|w jakiej walucie|da się w złotówkach}',
      '{fakturę vat dajecie|blik|przelewem można|kartą płacić|w złotówkach|jak płacę|netto czy brutto|kiedy pobiera z karty|raty|paypal|formy płatności|na firmę faktura|przelewy24|czy możliwa jest płatność przelewem|proforma}',
    ],
  },
  overage: {
    chip: 'Co, jeśli przekroczę limit wiadomości?',
    answer:
      'Nic się nie zepsuje: w gorące miesiące dodatkowe rozmowy kosztują {conversationPrice} za każdą, w każdym planie. Jeśli zdarza się to co miesiąc, zwykle taniej wychodzi kolejny plan.',
    asks: [
      '{co jeśli|co się stanie gdy|co będzie jak|a jak} {przekroczę limit|skończą się wiadomości|przekroczymy 5000|limit się wyczerpie|wyjdziemy poza limit|będzie więcej wiadomości}',
      'ile kosztują {dodatkowe rozmowy|dodatkowe wiadomości|wiadomości ponad limit|ekstra rozmowy}',
      '{przekroczenie limitu|ponad limit|dodatkowe rozmowy|limit wiadomości|nadwyżka wiadomości}',
      'czy bot {przestanie odpowiadać|się wyłączy|stanie} {po przekroczeniu limitu|jak skończy się pakiet|przy limicie}',
      '{w sezonie|przed świętami|w grudniu} {mamy więcej zapytań|jest ruch|piszą dużo częściej} {co wtedy|}',
      '{co jak skończą się wiadomości|przekroczę limit i co|zabraknie wiadomości|ile za nadmiarowe|dopłata za przekroczenie}',
      '{co jak przekroczę limit|skończą się wiadomości|ile za dodatkową rozmowę|bot przestanie działać po limicie|ponad limit dopłata|robimy więcej niż w pakiecie|ile dopłacę|w grudniu mamy więcej|przekroczenie pakietu|nadwyżka wiadomości|wyczerpany limit|powyżej 5000 co wtedy}',
    ],
  },
  addOns: {
    chip: 'Jakie są dodatki?',
    answer:
      'Dodatki do każdego planu:\n- dodatkowy język: {languagePrice} miesięcznie\n- dodatkowe rozmowy: {conversationPrice} za każdą\n- integracja na zamówienie: {integrationPrice} jednorazowo\n- zaawansowany trening: {trainingPrice} jednorazowo',
    asks: [
      '{jakie|co za} {dodatki|opcje dodatkowe|usługi dodatkowe|rozszerzenia} {są|macie|można dokupić|oferujecie|}',
      'co {jest dodatkowo płatne|można dokupić|kosztuje extra|płaci się osobno}',
      '{dodatki|opcje|ceny dodatków|usługi dodatkowe|add-ony|rozszerzenia planu|dopłaty}',
      '{czy mogę|można} {dokupić coś do planu|dodać coś do startera|rozszerzyć plan o dodatki}',
      'ile kosztują {dodatki|opcje dodatkowe|rozszerzenia|dodatkowe usługi}',
      '{co można dokupić|dodatki cennik|płatne dodatki|lista dodatków|rozszerzenia planu|usługi dodatkowe ile|opcje dodatkowe|co jest ekstra płatne}',
    ],
  },
  addLanguage: {
    chip: 'Ile kosztuje dodatkowy język?',
    answer:
      'Dodatkowy język dla bota kosztuje {languagePrice} miesięcznie, napisany i sprawdzony. {professional} i {enterprise} mówią w kilku językach, {starter} w jednym.',
    asks: [
      '{ile kosztuje|jaka cena za|ile dopłacę za} {dodatkowy język|drugi język|kolejny język|jeszcze jeden język|ukraiński w bocie|dodanie niemieckiego|trzeci język}',
      '{czy można|da się|chcę} dodać {drugi język|angielski|niemiecki|ukraiński|kolejne języki} {do startera|później|do bota|}',
      '{dodatkowy język|drugi język|dopłata za język|cena języka|więcej języków}',
      'czy {kilka języków|dwa języki|trzy języki} {kosztuje więcej|to dopłata|są droższe}',
      'bot w {dwóch|trzech|czterech} językach {ile kosztuje|za ile|cena}',
      '{ile za dodatkowy język|dołożyć ukraiński|dodać drugi język koszt}',
      '{ile za kolejny język|dołożyć angielski|drugi język koszt|dopłata za język|ukraiński dorzucić ile|język ekstra cena|za każdy język płacę|dodanie niemieckiego|dwa języki ile wyjdzie|koszt dodatkowego języka|trzeci język}',
    ],
  },
  addIntegration: {
    chip: 'Ile kosztuje integracja na zamówienie?',
    answer:
      'Integracja na zamówienie, czyli połączenie z własnym systemem, kosztuje jednorazowo {integrationPrice}. {starter} obejmuje {starterIntegrations} standardowe integracje, {professional} tyle, ile potrzeba.',
    asks: [
      '{ile kosztuje|jaka cena|za ile zrobicie|jaki koszt} {integracja|integracja na zamówienie|podłączenie naszego systemu|integracja z erp|własna integracja|integracja z subiektem}',
      'czy {integracje|integracja|podłączenie crm} {są dodatkowo płatne|kosztuje extra|jest w cenie}',
      '{cena integracji|koszt integracji|opłata za integrację|wycena integracji}',
      '{podłączycie|zintegrujecie} {nasz program|nasz system|nasze oprogramowanie} {i za ile|ile to kosztuje}',
      'ile {zapłacimy za podłączenie|wyjdzie połączenie} {sap|bazy danych|naszego erp}',
      '{własny crm do podpięcia ile|podpięcie naszego systemu koszt|ile za integrację na zamówienie|koszt podłączenia subiekta}',
      '{ile za podłączenie naszego systemu|integracja niestandardowa koszt|połączyć z naszym erp ile|subiekt integracja cena|własna integracja|jednorazowo za integrację|cena integracji na zamówienie|spiąć z naszym programem ile|koszt podłączenia bazy}',
    ],
  },
  addTraining: {
    chip: 'Czym jest zaawansowany trening?',
    answer:
      'Zaawansowany trening kosztuje jednorazowo {trainingPrice}: uczymy bota na Państwa dokumentach i dotychczasowych rozmowach.',
    asks: [
      '{co to jest|ile kosztuje|na czym polega|co daje|czym jest} {zaawansowany trening|trening bota|szkolenie bota|zaawansowane szkolenie|trening}',
      '{zaawansowany trening|cena treningu|koszt szkolenia bota|opłata za trening}',
      'ile kosztuje {wytrenowanie bota|nauczenie bota naszych danych|trenowanie na dokumentach|nauka na starych rozmowach}',
      'za ile {wytrenujecie bota|nauczycie bota naszych produktów|przeszkolicie bota}',
      '{ile za nauczenie bota|zaawansowane szkolenie koszt|trening na naszych plikach cena|szkolenie bota jednorazowo|co to zaawansowany trening|nauka z naszych dokumentów ile|ile bierzecie za trening}',
    ],
  },
  switchPlan: {
    chip: 'Czy mogę później zmienić plan?',
    answer:
      'Tak. Plany działają z miesiąca na miesiąc, więc można przejść na większy lub mniejszy, gdy zmieni się liczba wiadomości; wystarczy napisać na {email}, a nasz zespół przeprowadzi zmianę.',
    asks: [
      '{czy mogę|można|da się|czy możemy|jak} {zmienić plan|przejść na wyższy plan|zmienić pakiet|przejść na professional|zejść na niższy plan|zrobić upgrade} {później|w trakcie|}',
      '{zmiana planu|upgrade|downgrade|przejście na wyższy plan|zmiana pakietu}',
      'zacząć {od startera|od małego planu|małym} i {potem zmienić|później przejść na większy|potem urosnąć}',
      'co jeśli {urośniemy|starter będzie za mały|będziemy potrzebować więcej}',
      '{mogę później przejść wyżej|zmiana planu|zacząć od małego|downgrade|z pro na starter|upgrade w trakcie|jak urośniemy|przesiąść się na większy|zmienić pakiet w połowie miesiąca|czy można zmienić plan}',
    ],
  },
  refund: {
    chip: 'Czy zwracacie pieniądze?',
    answer:
      'Strona nie obiecuje zwrotów ani gwarancji zwrotu pieniędzy, więc i ja nie mogę. Pewne jest to: bez opłaty wdrożeniowej, bez umowy długoterminowej, wypowiedzenie {noticeDays} dni. W pozostałych sprawach proszę pisać na {email}.',
    asks: [
      '{czy|kiedy} {zwracacie pieniądze|oddajecie pieniądze|dostanę zwrot|jest zwrot kosztów|jest gwarancja zwrotu|mogę odzyskać pieniądze}',
      '{zwrot|zwrot pieniędzy|refundacja|gwarancja|gwarancja satysfakcji|polityka zwrotów}',
      '{chcę|chcemy|proszę o} {zwrot pieniędzy|pieniądze z powrotem|zwrot kosztów|zwrot opłaty}',
      '{jaką gwarancję|jakie gwarancje} {dajecie|mam|oferujecie}',
      '{oddacie kasę|zwrócicie jak nie zadziała|chcę zwrot|pieniądze z powrotem}',
      '{oddacie pieniądze|zwrot kasy|jak się nie sprawdzi zwrot|gwarancja zwrotu|reklamacja płatności|zapłaciłem przez pomyłkę|chcę zwrot|polityka zwrotów|niezadowolony zwrot środków|czy przysługuje zwrot}',
    ],
  },
  messageCount: {
    chip: 'Co liczy się jako wiadomość?',
    answer:
      'Plany platformy liczymy w wiadomościach miesięcznie, usługę w pełni zarządzaną w rozmowach; rozmowa ma zwykle kilka wiadomości. Dokładniej strona tego nie określa, więc o sposób liczenia w Państwa przypadku proszę zapytać nasz zespół: {email}.',
    asks: [
      '{co|jak} {liczy się jako wiadomość|liczycie jako wiadomość|to jest wiadomość|jest liczone jako rozmowa|liczycie wiadomości}',
      '{różnica między|czym się różni} {wiadomością a rozmową|wiadomość od rozmowy|wiadomościami a rozmowami}',
      'czy {odpowiedzi bota|wiadomości bota|obie strony} {też się liczą|wliczają się|są liczone}',
      '{5000 wiadomości|50000 wiadomości|jedna rozmowa} {ile to rozmów|ile to klientów|to dużo|ile to wiadomości}',
      'ile {rozmów|klientów} to {5000 wiadomości|50 tysięcy wiadomości}',
      '{co to jest wiadomość|odpowiedź bota się liczy|jak liczycie|rozmowa a wiadomość|5000 to ilu klientów|ile wiadomości w rozmowie|jedno pytanie jedna wiadomość|sposób naliczania}',
    ],
  },
  seats: {
    chip: 'Czy płaci się za użytkownika?',
    answer:
      'Nie, nie ma licencji na osobę: dostęp może mieć cały zespół. Cena zależy od wiadomości, nigdy od liczby współpracowników.',
    asks: [
      '{czy płaci się|płacimy|cena jest|liczycie} {za użytkownika|od użytkownika|za pracownika|za stanowisko|od osoby|za konsultanta}',
      '{ilu|jak wielu} {użytkowników|pracowników|konsultantów|osób} {może korzystać|ma dostęp|jest w cenie|może się zalogować}',
      '{liczba użytkowników|licencje na osobę|limit użytkowników|licencja per user|konta dla zespołu}',
      'czy {cały zespół|20 osób|kilku kolegów|wszyscy u nas} {może korzystać|ma dostęp|może się logować}',
      '{ilu użytkowników|płacę za każdego pracownika|jest nas dziesięciu|ile kont|za osobę|cały zespół może|licencje|stanowiska|dołożyć kolegę kosztuje|liczba użytkowników}',
    ],
  },
  custom: {
    chip: 'A jeśli trzeba więcej niż 50 000?',
    answer:
      'Powyżej {professionalMessages} wiadomości miesięcznie cena jest indywidualna: kalkulator pokaże kwotę orientacyjną, a przy ponad 100 000 wiadomości lub własnej infrastrukturze nasz dział sprzedaży przygotuje ofertę w ciągu {hours} godzin.',
    asks: [
      '{mamy|potrzebujemy|co jeśli mamy|wysyłamy} {ponad 50000|więcej niż 100000|200 tysięcy|pół miliona|milion|miliony} wiadomości {miesięcznie|co wtedy|ile to kosztuje}',
      '{poproszę o|czy mogę dostać|chcemy|zróbcie} {indywidualną ofertę|wycenę|ofertę dla nas|ofertę szytą na miarę|indywidualną wycenę}',
      '{indywidualna oferta|wycena|oferta na miarę|zapytanie ofertowe|cena przy dużym wolumenie}',
      'macie {cenę hurtową|stawki dla dużego wolumenu|coś na bardzo dużo wiadomości}',
      '{a jak|co jeśli|a jeśli} {będę miał|będziemy mieć|mamy|przyjdzie} {90 tysięcy|80 tysięcy|ponad 50 tysięcy|200 tysięcy|więcej niż 50 000} {wiadomości|}',
      '{sto tysięcy wiadomości|ponad 50 tysięcy|oferta indywidualna|wycena|przyślijcie ofertę|duży wolumen|milion wiadomości|proszę o wycenę|hurtowo|zapytanie ofertowe}',
    ],
  },
  modelPrices: {
    chip: 'Ile kosztują lepsze modele?',
    answer:
      'Cena zależy od modelu: {starter} kosztuje {starterPrice} z GPT-3.5 Turbo, {sonnetStarter} z Claude 3 Sonnet i {opusStarter} z Claude 3 Opus; {professional} odpowiednio {professionalPrice}, {sonnetProfessional} i {opusProfessional}. Kalkulator na stronie z cenami policzy to dla Państwa liczby wiadomości.',
    asks: [
      '{ile kosztuje|ile dopłacę za|o ile droższy jest|jaka cena z} {claude|opus|claude opus|sonnet|lepszy model|najlepszy model|inny model}',
      '{cena|koszt} {z claude|z opusem|z sonnetem|modeli|lepszego modelu}',
      'czy cena zależy od {modelu|wyboru modelu|modelu ai}',
      'czy {w starterze|na najmniejszym planie} {mogę mieć claude|jest opus|da się lepszy model}',
      'dlaczego {839|155|1049} {dolarów|a nie 699|}',
      '{cennik modeli|dopłata za model|ceny claude|opus cena}',
      '{ile z claude|z opusem ile|sonnet dopłata|cena lepszego modelu|starter z opus|professional z sonnet|różnica w cenie gpt a claude|droższy model ile|a z claude|zmiana modelu cena|ile kosztuje mądrzejszy model|ceny według modelu|z najlepszym modelem|i jak wezmę sonneta}',
    ],
  },
  perThousand: {
    chip: 'Ile kosztuje 1000 wiadomości?',
    answer:
      'Przy pełnym wykorzystaniu 1000 wiadomości kosztuje {starterThousand} w planie {starter} i {professionalThousand} w planie {professional}. Kalkulator na stronie cennika pokaże to dla Państwa wolumenu i modelu.',
    asks: [
      '{cena|koszt|ile kosztuje|ile wychodzi|po ile} {za 1000 wiadomości|za tysiąc wiadomości|tysiąc wiadomości|1000 wiadomości}',
      '{cena za wiadomość|koszt jednej wiadomości|ile kosztuje wiadomość|za tysiąc|za 1000|cena jednostkowa wiadomości}',
      '{a|czyli} {za tysiąc|za wiadomość} {ile|ile wychodzi|}',
      '{ile za tysiąc wiadomości|za 1000|koszt jednej wiadomości|cena za wiadomość|w przeliczeniu na tysiąc|tysiąc sztuk ile}',
    ],
  },
  integrationCount: {
    chip: 'Ile integracji w każdym planie?',
    answer:
      '{starter} ma {starterIntegrations} integracje (Slack, Email, Web), {professional} bez ograniczeń. Podłączenie własnego systemu kosztuje {integrationPrice} jednorazowo.',
    asks: [
      'ile {integracji|połączeń} {w każdym planie|w którym planie|mają plany|przypada na plan|jest w planach}',
      '{limit integracji|integracje bez limitu|liczba integracji w planach|który plan ma integracje bez ograniczeń|czy integracje są ograniczone|czy jest limit na integracje}',
      '{więcej niż trzy integracje|pięć integracji|czwarta integracja} {da się w starterze|w małym planie|możliwa w starter}',
    ],
  },
};
