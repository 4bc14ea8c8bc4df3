import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: 'Dla jakich branż są szablony?',
    answer:
      'Gotowych szablonów jest {templates}: ochrona zdrowia, e-commerce, nieruchomości, fitness, restauracje, motoryzacja, edukacja i usługi profesjonalne. W galerii można porozmawiać z botem demo każdego z nich; dopasowujemy je w {daysFrom}–{daysTo} dni.',
    asks: [
      '{dla jakich branż|jakie|ile} {macie szablony|szablony są|macie szablonów|branże obsługujecie|gotowe boty macie|są szablony}',
      'czy {macie|jest} {szablon dla mojej branży|coś gotowego dla nas|gotowy bot dla mojej firmy|szablon do mojego biznesu}',
      '{pokaż|gdzie są|gdzie zobaczę} {szablony|przykładowe boty|galerię|galerię szablonów}',
      '{szablony|branże|galeria szablonów|gotowe boty|szablony branżowe|lista branż}',
      'macie doświadczenie {w mojej branży|z takimi firmami jak moja}',
      '{szablony jakie|dla jakich branż|gotowiec|ile szablonów|coś gotowego dla mnie|gdzie szablony|branże|gotowe boty|przykładowe szablony}',
    ],
  },
  customise: {
    chip: 'Czy szablon można dopasować?',
    answer:
      'Tak, każdy szablon można dopasować w 100 %: słowa, pytania, reguły i połączenia dostosowujemy w {daysFrom}–{daysTo} dni, a później można je zmieniać.',
    asks: [
      '{czy mogę|można|da się|możecie} {zmienić szablon|dopasować szablon|dostosować szablon|edytować pytania w szablonie|przerobić szablon pod nas}',
      '{jak elastyczne|na ile elastyczne} są {szablony|gotowe boty}',
      'ile trwa {dopasowanie szablonu|dostosowanie|personalizacja szablonu}',
      '{personalizacja|dopasowanie szablonu|dostosowanie do firmy|edycja szablonu|własny szablon}',
      '{zmienić szablon|dopasować do nas ile dni|pytania w szablonie|szablon nie pasuje w całości|elastyczne szablony|sala weselna zamiast restauracji|przerobić szablon|personalizacja}',
    ],
  },
  ecommerce: {
    chip: 'Co macie dla sklepów internetowych?',
    answer:
      'W e-commerce bot znajduje produkty, odpowiada przed zakupem, śledzi zamówienia, obsługuje zwroty i raz, uprzejmie, pyta o porzucony koszyk. Szablon „Shop assistant” dopasowujemy w {days} dni.',
    asks: [
      '{mam|prowadzę|mamy|prowadzimy} {sklep internetowy|e-sklep|sklep online|sprzedaż na allegro|butik w internecie} {co dla nas macie|co zrobi bot|}',
      'sprzedajemy {buty|ubrania|kosmetyki|meble|elektronikę} {przez internet|online}',
      '{bot|chatbot|szablon|coś|rozwiązanie} {dla e-commerce|dla sklepu internetowego|dla sklepów|do sklepu online}',
      'czy bot {obsłuży zwroty towaru|odzyska porzucone koszyki|odpowie gdzie jest paczka|poleci towar w sklepie}',
      '{e-commerce|ecommerce|sklep internetowy|handel online|retail|sklep online}',
      '{mam sklepik online|sprzedaję ciuchy}',
      '{mam sklep internetowy|sprzedaję ciuchy online|gdzie moja paczka pytają|porzucone koszyki|zwroty męczą|handel w internecie|kosmetyki online|butik online|sprzedaż przez stronę|reklamacje klientów sklepu} {|co bot zrobi|pomoże}',
    ],
  },
  healthcare: {
    chip: 'Co macie dla przychodni?',
    answer:
      'W ochronie zdrowia bot przyjmuje prośby o wizytę, odpowiada o godzinach, ubezpieczeniu i przygotowaniu, wysyła przypomnienia i w pilnych sprawach pokazuje jasną drogę do człowieka; nigdy nie udziela porad medycznych. Szablon „Patient desk” dopasowujemy w {days} dni.',
    asks: [
      '{mam|prowadzę|mamy|pracuję w} {przychodnię|klinikę|gabinet stomatologiczny|gabinet lekarski|szpitalu|aptekę|przychodni|lecznicę weterynaryjną} {co dla nas macie|co zrobi bot|}',
      '{bot|chatbot|szablon|rozwiązanie} {dla przychodni|dla lekarzy|dla dentystów|dla kliniki|dla szpitala}',
      'czy bot {umówi pacjenta|przypomni o wizycie pacjentom|odpowie na pytania pacjentów|zmniejszy liczbę nieobecności}',
      'jestem {lekarzem|dentystą|fizjoterapeutą|weterynarzem}',
      '{zdrowie|medycyna|przychodnia|klinika|gabinet|stomatolog|pacjenci}',
      '{mam gabinet|dentysta|rejestracja pacjentów}',
      '{gabinet dentystyczny|przychodnia|lekarz|pacjenci nie przychodzą|fizjoterapia|weterynarz|apteka|recepcja nie wyrabia|klinika|rejestracja pacjentów|gabinet kosmetologii} {|co bot zrobi|pomoże}',
    ],
  },
  realestate: {
    chip: 'Co macie dla nieruchomości?',
    answer:
      'W nieruchomościach bot dowiaduje się, czego ktoś szuka, pokazuje pasujące oferty, kwalifikuje kupujących i najemców i umawia oglądanie, dniem i nocą. Szablon „Property guide” dopasowujemy w {days} dni.',
    asks: [
      '{mam|prowadzę|mamy|prowadzimy} {biuro nieruchomości|agencję nieruchomości|mieszkania na wynajem|firmę deweloperską|zarządzanie nieruchomościami} {co dla nas macie|co zrobi bot|}',
      '{bot|chatbot|szablon|rozwiązanie} {dla nieruchomości|dla agenta nieruchomości|dla dewelopera|dla zarządcy|dla pośredników}',
      'czy bot {umówi oglądanie mieszkania|zakwalifikuje kupujących|odpowie o ogłoszenia|obsłuży najemców}',
      '{nieruchomości|agent nieruchomości|deweloper|wynajem mieszkań|pośrednik|biuro nieruchomości}',
      '{biuro nieruchomości|pośrednik|wynajmuję mieszkania|deweloper|oglądanie mieszkania|domy na sprzedaż|najemcy dzwonią|działki|zarządca} {|co bot zrobi|pomoże}',
    ],
  },
  fitness: {
    chip: 'Co macie dla siłowni?',
    answer:
      'W fitnessie bot zna godziny zajęć, zapisuje na trening próbny, wyjaśnia karnety i ich zawieszanie oraz przypomina klubowiczom. Szablon „Studio coach” dopasowujemy w {days} dni.',
    asks: [
      '{mam|prowadzę|mamy|prowadzimy} {siłownię|klub fitness|studio jogi|studio pilates|klub sportowy|crossfit} {co dla nas macie|co zrobi bot|}',
      '{bot|chatbot|szablon|rozwiązanie} {dla siłowni|dla klubu fitness|dla studia jogi|dla trenera personalnego}',
      'czy bot {zapisze na zajęcia|zapisze na trening próbny|zawiesi karnet|wyjaśni karnety}',
      '{fitness|siłownia|joga|trener personalny|klub sportowy|karnety|pilates}',
      '{jak grupa jest pełna to co|zajęcia pełne i co wtedy|klub fitness|zapisy na jogę}',
      '{siłownia|klub fitness|joga|karnety|trener personalny|zamrożenie karnetu|zajęcia próbne|pilates|crossfit|basen|szkoła tańca} {|co bot zrobi|pomoże}',
    ],
  },
  restaurant: {
    chip: 'Co macie dla restauracji?',
    answer:
      'W restauracjach bot rezerwuje stoliki, odpowiada o menu i alergenach, planuje menu dla grup i przyjmuje zamówienia na wynos. Szablon „Front of house” dopasowujemy w {days} dni.',
    asks: [
      '{mam|prowadzę|mamy|prowadzimy} {restaurację|kawiarnię|pizzerię|bar|piekarnię|catering|food truck} {co dla nas macie|co zrobi bot|}',
      '{bot|chatbot|szablon|rozwiązanie} {dla restauracji|dla kawiarni|dla gastronomii|dla pizzerii|dla cateringu}',
      'czy bot {zarezerwuje stolik|przyjmie zamówienie na wynos|odpowie o alergeny|pokaże menu}',
      '{restauracja|gastronomia|kawiarnia|pizzeria|catering|knajpa|lokal}',
      'rezerwacja stolika',
      '{restauracja|pizzeria|rezerwacja stolika|kawiarnia|alergeny|dowóz|telefon dzwoni cały wieczór|kebab|catering|bar|sushi|lokal} {|co bot zrobi|pomoże}',
    ],
  },
  automotive: {
    chip: 'Co macie dla salonów i warsztatów?',
    answer:
      'W motoryzacji bot umawia wizyty w serwisie i jazdy próbne, odpowiada o części i finansowanie oraz podaje stan naprawy. Szablon „Service desk” dopasowujemy w {days} dni.',
    asks: [
      '{mam|prowadzę|mamy|prowadzimy} {salon samochodowy|warsztat|komis|serwis opon|wypożyczalnię aut|warsztat samochodowy} {co dla nas macie|co zrobi bot|}',
      '{bot|chatbot|szablon|rozwiązanie} {dla salonu samochodowego|dla warsztatu|dla motoryzacji|dla dealera aut}',
      'czy bot {umówi jazdę próbną|umówi wizytę w warsztacie|poda status naprawy|odpowie o części}',
      '{motoryzacja|warsztat|salon samochodowy|dealer|jazda próbna|komis|serwis samochodowy}',
      '{warsztat samochodowy|salon aut|umawianie jazd próbnych}',
      '{warsztat|salon samochodowy|komis|jazda próbna|wulkanizacja|części|wypożyczalnia aut|mechanik|czy auto gotowe|przegląd|myjnia} {|co bot zrobi|pomoże}',
    ],
  },
  education: {
    chip: 'Co macie dla szkół?',
    answer:
      'W edukacji bot odpowiada o kursach, opłatach i zapisach, umawia lekcje próbne i kieruje uczniów do właściwej osoby. Szablon dopasowujemy w {days} dni.',
    asks: [
      '{mam|prowadzę|mamy|pracuję w} {szkołę językową|szkołę|uczelnię|szkołę jazdy|przedszkole|centrum szkoleń|szkole} {co dla nas macie|co zrobi bot|}',
      '{bot|chatbot|szablon|rozwiązanie} {dla szkoły|dla uczelni|dla szkoły językowej|dla studentów|dla kursów}',
      'czy bot {odpowie o kursy|zapisze uczniów|umówi lekcję próbną|pomoże w rekrutacji}',
      '{edukacja|szkoła|uczelnia|kursy|szkoła językowa|korepetycje|studenci}',
      'kursy online',
      '{szkoła językowa|kursy|przedszkole|uczelnia|korepetycje|rodzice pytają o cenę|szkoła jazdy|lekcja próbna|zapisy na kurs|akademia|żłobek} {|co bot zrobi|pomoże}',
    ],
  },
  professional: {
    chip: 'Co macie dla kancelarii i agencji?',
    answer:
      'W usługach profesjonalnych (kancelarie, doradcy podatkowi, konsultanci, agencje) bot kwalifikuje zapytania, zbiera to, czego wymaga pierwsze spotkanie, i je umawia; nie udziela porad prawnych ani podatkowych. Szablon dopasowujemy w {days} dni.',
    asks: [
      '{mam|prowadzę|mamy|prowadzimy} {kancelarię|biuro rachunkowe|agencję reklamową|firmę doradczą|biuro architektoniczne|kancelarię notarialną} {co dla nas macie|co zrobi bot|}',
      '{bot|chatbot|szablon|rozwiązanie} {dla prawników|dla kancelarii|dla księgowych|dla agencji|dla doradców}',
      'czy bot {zakwalifikuje zapytania klientów kancelarii|umówi pierwsze spotkanie|zbierze dokumenty od klientów}',
      'jestem {prawnikiem|księgową|adwokatem|doradcą podatkowym|architektem}',
      '{kancelaria|prawnik|adwokat|księgowość|doradztwo|agencja|usługi profesjonalne}',
      'biuro rachunkowe',
      '{kancelaria|adwokat|biuro rachunkowe|księgowa|agencja reklamowa|doradca podatkowy|notariusz|architekt|agencja pracy|radca prawny} {|co bot zrobi|pomoże}',
    ],
  },
  finance: {
    chip: 'Co macie dla banków i ubezpieczeń?',
    answer:
      'W finansach bot wyjaśnia produkty, zbiera dane do wniosku, odpowiada na pytania o konto, a doradztwo zostawia uprawnionym pracownikom. Gotowego szablonu jeszcze nie ma; budujemy go razem z Państwem, pierwsza wersja w ciągu {firstHours} godzin.',
    asks: [
      '{jesteśmy|pracuję w|prowadzę|mamy} {bankiem|banku|firmę ubezpieczeniową|fintech|agencję ubezpieczeniową|fintechem|biuro kredytowe} {co dla nas macie|co zrobi bot|}',
      '{bot|chatbot|szablon|rozwiązanie} {dla banku|dla ubezpieczeń|dla finansów|dla fintechu|dla brokera}',
      'czy bot {przyjmie wniosek kredytowy|przyjmie zgłoszenie szkody|odpowie na pytania o konto bankowe|wyjaśni ubezpieczenia}',
      '{finanse|bank|ubezpieczenia|fintech|kredyty|broker|leasing}',
      '{bank|ubezpieczenia|agent ubezpieczeniowy|kredyty|leasing|fintech|pożyczki|szkody|doradca finansowy} {|co bot zrobi|pomoże}',
    ],
  },
  hospitality: {
    chip: 'Co macie dla hoteli?',
    answer:
      'W hotelarstwie bot przyjmuje prośby o rezerwację, odpowiada gościom dniem i nocą w ich języku, proponuje lepsze pokoje i lokalne wskazówki. Gotowego szablonu jeszcze nie ma; budujemy go razem z Państwem, pierwsza wersja w ciągu {firstHours} godzin.',
    asks: [
      '{mam|prowadzę|mamy|prowadzimy} {hotel|pensjonat|hostel|biuro podróży|apartamenty na doby|agroturystykę|kemping} {co dla nas macie|co zrobi bot|}',
      '{bot|chatbot|szablon|rozwiązanie} {dla hotelu|dla pensjonatu|dla turystyki|dla biura podróży|dla gości hotelowych}',
      'czy bot {zarezerwuje pokój|odpowie gościom hotelu|zrobi check in|obsłuży prośby o pokój}',
      '{hotel|hotelarstwo|turystyka|pensjonat|biuro podróży|noclegi|apartamenty}',
      '{hotel|pensjonat|apartamenty|biuro podróży|goście pytają w nocy|hostel|agroturystyka|rezerwacja pokoi|ośrodek wypoczynkowy} {|co bot zrobi|pomoże}',
    ],
  },
  other: {
    chip: 'Mojej branży nie ma na liście',
    answer:
      'Tworzymy boty także dla innych branż, z podobnego szablonu albo od zera: pierwsza wersja w ciągu {firstHours} godzin. Proszę napisać, o co pytają klienci, albo umówić bezpłatną konsultację, a uczciwie powiemy, co bot może dla Państwa zrobić.',
    asks: [
      '{mojej|naszej} {branży nie ma|branży brakuje|branży nie widzę} {na liście|}',
      '{czy robicie|robicie|zrobicie} boty dla {innych branż|produkcji|logistyki|urzędów|fundacji|fryzjerów|firm it|rzemieślników}',
      '{jesteśmy|mam|prowadzę} {producentem|firmę logistyczną|salon fryzjerski|fundację|firmę remontową|firmą it|muzeum|zakład kosmetyczny}',
      '{inna branża|nietypowa branża|nisza|logistyka|produkcja|urząd|ngo|fryzjer|wydarzenia}',
      '{salon kosmetyczny|firma sprzątająca|fundacja|urząd gminy|ogrodnictwo|mam wulkanizację}',
      '{fryzjer|kwiaciarnia|fabryka|fundacja|urząd miasta|salon kosmetyczny|przeprowadzki|fotograf|sala weselna|sklep zoologiczny|firma sprzątająca|hydraulik|budowlanka} {nada się|dla takich też|nie ma mojej branży}',
    ],
  },
  benefits: {
    chip: 'Co bot da firmie?',
    answer:
      'Klienci dostają odpowiedź od razu, także w nocy, w swoim języku; zespół odpowiada na mniej powtórzeń i dostaje zapytania z całą historią. Badania z naszej strony: 37 % firm odpowiada na zapytanie online w ciągu godziny i ma prawie 7 razy większą szansę na prawdziwą rozmowę. Kalkulator ROI pokaże własną liczbę.',
    asks: [
      '{jakie są|jakie mamy|co to za} {korzyści|zalety|plusy|pożytki} {z chatbota|z bota|dla firmy|dla nas|}',
      '{po co|dlaczego|czemu} {mi chatbot|mam kupić bota|miałbym używać bota|warto mieć bota}',
      'czy {bot|chatbot|to} {się opłaca|ma sens w małej firmie|jest wart swojej ceny|coś daje}',
      '{korzyści|zalety|plusy i minusy|po co bot|przekonaj mnie|co zyskam|czy warto}',
      '{co mi to da|po co mi bot|jakie korzyści|opłaca się|przekonaj mnie|zalety|co zyskam|czy warto|jak przekonać szefa|sens dla małej firmy}',
    ],
  },
  reminders: {
    chip: 'Czy bot wysyła przypomnienia?',
    answer:
      'Tak. Przypomina pacjentom o wizytach, członkom klubu o zajęciach przez WhatsApp lub e-mail, a goście potwierdzają stolik; dzięki temu mniej terminów przepada.',
    asks: [
      'czy bot {wyśle przypomnienie}',
      '{przypomnienia wysyła}',
      '{czy może|czy bot umie|czy on będzie} {wysyłać przypomnienia|przypominać klientom|przypominać o wizytach|przypominać o zajęciach|dać znać dzień wcześniej|przypominać gościom}',
      '{przypomnienia|przypomnienie o wizycie|przypomnienia na whatsapp|automatyczne przypomnienia|przypomnienie mailem|potwierdzenia terminów}',
    ],
  },
  waitlist: {
    chip: 'Czy bot prowadzi listy oczekujących?',
    answer:
      'Tak. Szablon fitness prowadzi listy oczekujących na pełne zajęcia, a bot proponuje zwolnione miejsce czekającym.',
    asks: [
      '{lista rezerwowa na zajęcia}',
      '{czy może|czy bot umie} {prowadzić listę oczekujących|zarządzać kolejką|zapełniać odwołane terminy|proponować zwolnione miejsca|zapisać na listę rezerwową|prowadzić kolejkę na pełne zajęcia}',
      '{lista oczekujących|listy rezerwowe|zajęcia pełne co wtedy|zwolnione miejsce|kolejka na zajęcia|następny w kolejce|brak miejsc}',
    ],
  },
  events: {
    chip: 'Czy robicie eventy i wesela?',
    answer:
      'Nie ma gotowego szablonu dla sal weselnych i eventowych. Szablon restauracji przyjmuje już zapytania grupowe i o imprezy; dopasujemy go albo zbudujemy od zera: pierwsza wersja w {firstHours} godzin.',
    asks: [
      '{mam|mamy|prowadzę|jesteśmy} {salę weselną|dom weselny|salę eventową|agencję eventową|organizatorami wesel|centrum konferencyjne|salę koncertową} {co macie dla mnie|jaki szablon pasuje|}',
      '{bot|szablon|coś} {na wesela|dla sal weselnych|na konferencje|na imprezy|na koncerty|dla organizatorów eventów}',
      '{pytają o daty a nie stoliki|bankiety|wynajem sali|czy szablon restauracji pasuje do sali weselnej}',
    ],
  },
  figures: {
    chip: 'Co znaczy „90 % szybciej”?',
    answer:
      'To liczby nad szablonami: {templates} szablonów i więcej, pierwsza wersja średnio w {firstHours} godzin, wdrożenie o 90 % szybsze, możliwość dopasowania w 100 %. Z czym porównano 90 %, strona nie mówi; nasz zespół odpowie: {email}.',
    asks: [
      '{co znaczy|skąd się bierze|jak policzyliście} {90% szybciej|te 90 procent|90 procent szybciej|wdrożenie o 90 % szybsze}',
      '{szybciej niż co|90% w porównaniu z czym|90 procent względem kogo|100 procent dopasowania co to znaczy|czy 90 procent jest realne|wdrożenie 90% szybsze|średni czas uruchomienia}',
      '{średnio 24 godziny|kto zmierzył 90 procent|dziewięćdziesiąt procent szybciej}',
    ],
  },
};
