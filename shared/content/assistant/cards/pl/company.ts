import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: 'Kim jesteście?',
    answer:
      '{legalName} tworzy chatboty AI dla firm: boty obsługi klienta, automatyzację sprzedaży i integracje na zamówienie, na własnej platformie albo jako usługę w pełni zarządzaną.',
    asks: [
      '{kim jesteście|kim państwo są|co to za firma|kto za tym stoi|kto stoi za tą stroną}',
      '{opowiedz o|coś więcej o|informacje o} {waszej firmie|parley|sobie jako firmie|tej firmie}',
      '{jaką|jakiego rodzaju} {jesteście firmą|firmą jesteście|firmą jest parley}',
      'czy {jesteście|to jest} {prawdziwą firmą|wiarygodni|startupem|oszustwo|poważna firma|legalna firma}',
      '{o was|o firmie|o nas|dane firmy|nazwa firmy|spółka}',
      '{kto wy jesteście|co to za firma|nie oszuści|parley co to|prawdziwa firma|o firmie|nazwa spółki|kim jesteście}',
    ],
  },
  people: {
    chip: 'Jak duża jest firma?',
    answer:
      'Strona nie mówi, kto założył {brand}, jak duży jest zespół ani od kiedy istnieje. Nasz zespół chętnie opowie: {email}.',
    asks: [
      '{kto|kto to} {założył parley|założył firmę|jest prezesem|jest właścicielem|prowadzi firmę|kieruje firmą}',
      '{ilu|jak dużo} {macie pracowników|osób u was pracuje|ludzi jest w zespole}',
      '{od kiedy|od ilu lat|kiedy} {istniejecie|działacie|powstaliście|firma powstała|jesteście na rynku}',
      'jak duża jest {firma|wasza firma|załoga}',
      '{założyciel|prezes|zespół|liczba pracowników|historia firmy|rok założenia|inwestorzy}',
      '{kto jest szefem|ilu was jest|jak długo na rynku}',
      '{kto jest szefem|założyciel|ilu was jest|od kiedy działacie|inwestorzy|prezes|właściciel|wielkość firmy|ile lat na rynku|finansowanie}',
    ],
  },
  location: {
    chip: 'Gdzie się znajdujecie?',
    answer:
      'Nasze godziny są w strefie czasowej {zone}; adresu ulicznego strona nie podaje. Proszę napisać na {email} albo umówić konsultację, odbywa się online.',
    asks: [
      'gdzie {jesteście|się znajdujecie|macie siedzibę|macie biuro|jest firma|was znajdę}',
      '{jaki jest|podajcie|macie} {wasz adres|adres|biuro w polsce|adres siedziby|oddział w warszawie}',
      'z jakiego {kraju jesteście|miasta jesteście|kraju jest firma}',
      '{czy mogę|można} {was odwiedzić|przyjść do biura|spotkać się osobiście|podjechać}',
      '{adres|lokalizacja|siedziba|biuro|dojazd}',
      'macie biuro w warszawie',
      '{skąd jesteście|gdzie macie biuro|adres|polska firma|można przyjechać|siedziba|w warszawie biuro|z jakiego kraju}',
    ],
  },
  hours: {
    chip: 'Kiedy jesteście dostępni?',
    answer:
      'Ja odpowiadam całą dobę. Nasz zespół prowadzi konsultacje od {from} do {to} (strefa {zone}) i odpowiada na wiadomości w ciągu {hours} godzin.',
    asks: [
      '{kiedy|od której|do której|w jakich godzinach} {jesteście dostępni|pracujecie|jesteście czynni|działa biuro|macie otwarte|pracuje wasz zespół}',
      'czy {jesteście|ktoś jest|biuro jest} {otwarci w sobotę|dostępny teraz|czynne dzisiaj|dostępni w niedzielę|w pracy w weekend}',
      '{godziny pracy|godziny otwarcia|godziny biura|dostępność zespołu|dni robocze}',
      'wasze godziny {pracy|otwarcia}',
      '{do której czynne|jest ktoś teraz|w sobotę pracujecie|godziny otwarcia|kiedy można z wami gadać|czy dziś pracujecie}',
    ],
  },
  contact: {
    chip: 'Jak się skontaktować?',
    answer:
      'Proszę napisać na {email}; odpowiadamy w ciągu {hours} godzin. Można też zostawić wiadomość w formularzu kontaktowym, tutaj lub na stronie: każdą czyta człowiek.',
    asks: [
      '{jak|gdzie} {się z wami skontaktować|mogę do was napisać|was złapać|mogę wysłać maila|skontaktować się ze sprzedażą|zadać wam pytanie}',
      '{jaki jest|podajcie|poproszę} {wasz mail|adres mailowy|email do was|wasz kontakt|wasze dane kontaktowe}',
      '{kontakt|dane kontaktowe|e-mail|mail|formularz kontaktowy|osoba kontaktowa}',
      'do kogo {wysłać zapytanie|napisać|kierować pytania}',
      '{jaki mail|gdzie napisać|kontakt|jak się z wami skontaktować|nie widzę maila na stronie|adres mailowy|do sprzedaży napisać|formularz kontaktowy gdzie}',
    ],
  },
  phone: {
    chip: 'Czy macie numer telefonu?',
    answer:
      'Strona nie podaje numeru telefonu. Proszę zostawić swój w formularzu kontaktowym, a oddzwonimy, albo umówić konsultację na konkretną godzinę.',
    asks: [
      '{macie|jaki macie|podajcie|poproszę|jest jakiś} {numer telefonu|telefon|numer|telefon kontaktowy|infolinię}',
      '{czy mogę|jak mogę|można|gdzie mogę} {do was zadzwonić|zadzwonić|się dodzwonić|porozmawiać telefonicznie}',
      '{telefon|numer telefonu|nr tel|infolinia|zadzwonić|kontakt telefoniczny}',
      'pod jaki numer {dzwonić|mogę zadzwonić}',
      '{jaki numer|na jaki numer dzwonić}',
      '{numer telefonu|zadzwonić można|infolinia|macie telefon|podajcie numer|nie ma telefonu na stronie|komórka}',
    ],
  },
  careers: {
    chip: 'Czy zatrudniacie?',
    answer: 'Na stronie nie ma ofert pracy; proszę napisać na {email} z tematem „Kariera”.',
    asks: [
      '{zatrudniacie|szukacie|przyjmujecie|rekrutujecie} {kogoś|programistów|pracowników|praktykantów|ludzi|stażystów|}',
      '{chcę|chciałbym|czy mogę|jak} {u was pracować|aplikować|wysłać cv|odbyć staż|złożyć podanie o pracę}',
      '{praca|oferty pracy|kariera|staż|cv|rekrutacja|wakaty|praktyki}',
      'macie {wolne stanowiska|oferty pracy|jakieś wakaty}',
      '{praca u was|szukacie ludzi|rekrutacja|staż|cv gdzie|programistów szukacie|oferty pracy|zdalnie praca}',
    ],
  },
  press: {
    chip: 'Jestem z prasy',
    answer: 'Dla prasy: proszę napisać na {email} z tematem „Prasa”.',
    asks: [
      '{jestem|piszę jako} {dziennikarzem|dziennikarką|blogerem|z prasy|z gazety|z redakcji|podcasterem}',
      '{macie|gdzie jest|poproszę o} {materiały prasowe|kontakt dla prasy|press kit|logo do artykułu|rzecznika prasowego}',
      'chcę {zrobić z wami wywiad|napisać o was artykuł|nagrać materiał o firmie}',
      '{prasa|media|press kit|wywiad|rzecznik prasowy|biuro prasowe|informacja prasowa}',
      '{dziennikarz|artykuł o was|wywiad|media|podcast|rzecznik|redakcja|materiały prasowe}',
    ],
  },
  customers: {
    chip: 'Czy macie referencje?',
    answer:
      'Strona nie wymienia klientów ani studiów przypadku. Zamiast tego pokazuje opublikowane badania ze źródłem i boty demo dla {templates} branż, które można samemu wypróbować. O referencje proszę pytać nasz zespół: {email}.',
    asks: [
      '{macie|czy są|pokażcie|gdzie są|jakie macie} {referencje|opinie klientów|case studies|historie sukcesu|przykłady wdrożeń|recenzje}',
      '{kto|jakie firmy|jacy klienci} {z was korzysta|was używają|już to mają|wam zaufały|są waszymi klientami}',
      'ilu macie {klientów|użytkowników waszych botów}',
      '{referencje|klienci|opinie|case study|portfolio|wdrożenia u innych}',
      'opinie klientów',
      '{kto korzysta|opinie|referencje|przykłady wdrożeń|klienci jacy|case study|porozmawiać z klientem}',
    ],
  },
  results: {
    chip: 'Jakie wyniki mają inni?',
    answer:
      'Na stronie cytujemy opublikowane badania ze źródłami: 70 % koszyków online zostaje porzuconych, na 23 % umówionych wizyt nikt nie przychodzi, pracownicy wsparcia z asystentem AI rozwiązują o 14 % więcej spraw na godzinę, 76 % ludzi woli kupować w swoim języku, 81 % najpierw próbuje rozwiązać sprawę samodzielnie. Na zapytanie online 37 % firm odpowiada w ciągu godziny, 23 % nigdy. Źródła: Baymard Institute, Health Policy, NBER, CSA Research, Harvard Business Review.',
    asks: [
      '{jakie|macie jakieś} {wyniki|efekty|badania|dowody|liczby na potwierdzenie} {mają inni|osiągają inni|macie|są|}',
      'czy {chatboty|boty|to} naprawdę {działają|pomagają|zwiększają sprzedaż|oszczędzają czas}',
      'skąd {są te liczby|jest te 70 procent|te dane|jest 76 procent|bierzecie statystyki}',
      '{badania|dowody|źródła|wyniki|efekty wdrożeń|skuteczność chatbotów}',
      'ile {koszyków jest porzucanych}',
      '{ile procent koszyków jest porzucanych|ile procent klientów próbuje samo|skąd macie tę liczbę|źródło badań|ilu nigdy nie odpisuje|odsetek niestawień|ile osób woli kupować po swojemu}',
      '{ile procent|jaki odsetek|ilu} {klientów|firm|ludzi|pacjentów} {nie przychodzi|nigdy nie odpowiada|woli swój język|radzi sobie samo|porzuca koszyk}',
      '{skąd te liczby|dowody|badania|czy to naprawdę działa|70 procent koszyków|źródła danych|wyniki innych|statystyki rynkowe}',
    ],
  },
  bookingHow: {
    chip: 'Jak umówić konsultację?',
    answer:
      'Wybiera się dzień i pół godziny między {from} a {to} (strefa {zone}) i krótko pisze, czego potrzeba. Jest bezpłatna i to prośba o termin: potwierdzamy w ciągu {hours} godzin. Przycisk poniżej otwiera formularz.',
    asks: [
      '{jak|gdzie} {umówić konsultację|mogę się umówić|zarezerwować termin|umówić demo|umówić spotkanie|zapisać się na rozmowę}',
      '{jakie|które} {terminy są wolne|godziny są dostępne|macie wolne terminy|dni wchodzą w grę}',
      'jak {działa rezerwacja|wygląda umawianie|przebiega rezerwacja terminu}',
      'czy da się {porozmawiać w piątek|spotkać w przyszłym tygodniu|pogadać jutro|spotkać w tym tygodniu}',
      '{wolne terminy|rezerwacja terminu|kiedy możemy porozmawiać|terminy konsultacji}',
      '{jak się umówić|kiedy macie termin|jutro pogadać|wolne terminy|rezerwacja konsultacji jak|wybrać godzinę|spotkanie w tym tygodniu}',
    ],
  },
  book: {
    chip: 'Umów bezpłatną konsultację',
    answer:
      'Z przyjemnością! Proszę wybrać dzień i godzinę w formularzu rezerwacji; potwierdzimy w ciągu {hours} godzin.',
    asks: [
      '{chcę|chciałbym|chciałabym|chcemy|poproszę|proszę} {umówić konsultację|umówić spotkanie|umówić się na demo|zarezerwować termin|konsultację|demo dla nas}',
      '{umów|umówcie|zapisz|zarezerwuj} {mnie na konsultację|mi spotkanie|nas na demo|termin|mnie na wtorek|rozmowę na jutro}',
      '{czy mogę|możemy} {umówić się na jutro|się umówić|umówić się z wami|zamówić demo}',
      '{umów spotkanie|rezerwuję|rezerwacja konsultacji|zapisuję się na konsultację|umawiam się}',
      '{umówcie mnie|chcę spotkanie|termin na przyszły tydzień|chcę rozmowę z wami umówić}',
      '{umów mnie|chcę konsultację|zarezerwuj spotkanie|zapisz mnie na demo|rezerwuję rozmowę|poproszę o termin konsultacji|umówmy się na jutro|chcę się umówić}',
    ],
  },
  contactMe: {
    chip: 'Proszę o kontakt',
    answer:
      'Oczywiście. Proszę zostawić dane w formularzu kontaktowym; nasz zespół odezwie się w ciągu {hours} godzin.',
    asks: [
      '{proszę|możecie|niech ktoś|czy ktoś może|} {o kontakt|do mnie zadzwonić|zadzwoni do mnie|oddzwonić|napisać do mnie|się ze mną skontaktować}',
      '{chcę|chciałbym|mogę} {zostawić numer|zostawić namiary|zostawić wiadomość|zostawić swój mail|żebyście oddzwonili}',
      '{zadzwońcie do mnie|oddzwońcie|odezwijcie się|napiszcie do mnie|skontaktujcie się ze mną|proszę o telefon}',
      '{przyślijcie|wyślijcie} mi {ofertę|ofertę na maila|propozycję}',
      '{odezwijcie się do mnie|niech ktoś się odezwie}',
      '{oddzwońcie|zadzwońcie do mnie|niech ktoś się odezwie|zostawię numer|proszę o kontakt|niech handlowiec zadzwoni|skontaktujcie się ze mną|czekam na telefon}',
    ],
  },
  consultation: {
    chip: 'Co jest na konsultacji?',
    answer:
      'Jest bezpłatna i trwa {slot} minut, online: patrzymy, o co pytają klienci, i uczciwie mówimy, co bot może, a czego nie może zrobić, z pierwszym planem i ceną.',
    asks: [
      '{co jest na|jak wygląda|o czym rozmawiamy na|ile trwa|na czym polega} {konsultacji|konsultacja|darmowa konsultacja|rozmowa demo|pierwsza rozmowa}',
      'czy {konsultacja|pierwsza rozmowa|spotkanie demo} {jest darmowa|jest płatna|do czegoś zobowiązuje|coś kosztuje}',
      'czy muszę {się przygotować do rozmowy|coś przygotować na konsultację|płacić za konsultację}',
      '{darmowa konsultacja|czas konsultacji|przebieg konsultacji|bezpłatna konsultacja co to}',
      '{konsultacja za darmo|co na konsultacji|ile trwa rozmowa|zobowiązuje do czegoś|online czy na żywo|przygotować się do konsultacji|o czym rozmawiamy}',
    ],
  },
  partners: {
    chip: 'Czy współpracujecie z partnerami?',
    answer:
      'Strona nie wymienia programu partnerskiego, dla resellerów ani afiliacyjnego. Proszę napisać na {email}, co Państwo mają na myśli.',
    asks: [
      '{macie|czy jest|jest u was|jak dołączyć do} {program partnerski|programu partnerskiego|afiliacja|program poleceń|program dla resellerów}',
      '{czy mogę|możemy|można} {odsprzedawać boty|sprzedawać wasze boty|polecać was za prowizję|oferować to klientom jako agencja}',
      '{partner|partnerstwo|reseller|afiliacja|prowizja|współpraca partnerska|program partnerski}',
      '{chcemy|chcę} {wam coś sprzedać|zaproponować współpracę|zaoferować usługi seo|zareklamować się u was}',
      '{program partnerski|odsprzedaż|prowizja|agencja chce sprzedawać|partnerstwo|polecający|dystrybutor|współpraca z agencją|afiliacja}',
    ],
  },
  complaint: {
    chip: 'Mam skargę',
    answer:
      'Przykro mi, że to było frustrujące. Osoba z naszego zespołu może pomóc: proszę napisać na {email} albo zostawić wiadomość przyciskiem poniżej, odezwiemy się w ciągu {hours} godzin.',
    asks: [
      '{chcę|chciałbym|mam|gdzie mogę} {złożyć skargę|złożyć reklamację|się poskarżyć|skargę|zażalenie}',
      'nikt {nie odpowiada|nie odpisał|nie oddzwonił|się nie odezwał} {na maila|na wiadomość|}',
      '{strona|formularz|rezerwacja|wasza strona} {nie działa|jest zepsuta|wyrzuca błąd|się zawiesza}',
      'jestem {niezadowolony|niezadowolona|wściekły|rozczarowany|zawiedziona} {z obsługi|}',
      '{reklamacja|skarga|fatalna obsługa|to jest skandal|żenada|tragedia a nie obsługa}',
      '{pisałem|wysłałam formularz} {tydzień temu|dwa razy} i {cisza|zero odpowiedzi}',
      '{nikt nie odpisuje|czekam trzeci dzień|olewacie mnie}',
      '{skarga|nikt nie odpisał|formularz nie działa|strona się wiesza|fatalna obsługa|czekam tydzień|zażalenie|niezadowolony|błąd na stronie}',
    ],
  },
  responseTime: {
    chip: 'Kiedy dostanę odpowiedź?',
    answer: 'W ciągu {hours} godzin: każdą wiadomość czyta człowiek i odpowiada z pierwszym planem i ceną.',
    asks: [
      '{kiedy|jak szybko|w jakim czasie} {się odezwiecie|dostanę odpowiedź|odpiszecie|oddzwonicie|odpowiecie na maila|ktoś odpowie}',
      'jak długo {czeka się na odpowiedź od was|mam czekać na odpowiedź|trzeba czekać na kontakt}',
      '{wysłałem|wysłałam} {formularz|wiadomość|zapytanie} {kiedy odpowiedź|co teraz|co dalej}',
      '{czas odpowiedzi zespołu|kiedy odpowiedź|czas oczekiwania na odpowiedź|termin odpowiedzi}',
      '{kiedy odpiszecie|ile czekać na odpowiedź od was|wysłałem formularz kiedy|szybko odpowiadacie na maile|dziś odpiszą|termin odpowiedzi}',
    ],
  },
  buy: {
    chip: 'Jak zamówić?',
    answer:
      'Na stronie nie ma koszyka: wybrany plan proszę podać w formularzu kontaktowym lub na bezpłatnej konsultacji, a człowiek uruchomi go razem z Państwem, pierwszą wersję w ciągu {firstHours} godzin.',
    asks: [
      '{jak|gdzie} {kupić|zamówić|mogę kupić|wykupić|zapisać się na} {plan|startera|professional|bota|subskrypcję|}',
      '{chcę|chciałbym|chcemy} {kupić|zamówić|wziąć} {startera|plan pro|professional|wasz plan|bota u was}',
      '{biorę|bierzemy|poproszę} {startera|professional|plan za 699|plan pro}',
      '{zamówienie|kup teraz|zakup|zamawiam|koszyk|wykupić abonament|zostać klientem}',
      '{jak kupić|chcę zamówić|biorę startera|gdzie przycisk kup|jak zostać klientem|chcę pro|zamówienie|podpisać|wykupić abonament|decyduję się}',
    ],
  },
  noShows: {
    chip: 'Skąd 23 % nieobecności?',
    answer:
      'Z przeglądu 105 badań: Dantas et al., Health Policy 122(4), 2018. 23 % umówionych wizyt kończy się nieobecnością; to opublikowane badania, nie nasza liczba. Bot przypomina, pozwala przełożyć wizytę dwiema wiadomościami i proponuje wolny termin czekającym.',
    asks: [
      'ile {osób nie przychodzi na wizytę}',
      '{skąd|jakie jest źródło|kto mówi o} {23 procent nieobecności|te 23 procent|23% nieobecności|dane o nieodbytych wizytach}',
      '{23% nieobecności|odsetek nieobecności|badanie o nieodbytych wizytach|pacjenci którzy nie przychodzą|jak bot zmniejsza nieobecności|no shows}',
    ],
  },
  fastReply: {
    chip: 'Jak szybko odpowiadają firmy?',
    answer:
      'Z 2241 firm w USA 37 % odpowiedziało na zapytanie online w ciągu godziny, 16 % w ciągu doby, 24 % później, a 23 % nigdy. Ci z pierwszej godziny prawie 7 razy częściej prowadzili prawdziwą rozmowę z osobą decyzyjną niż godzinę później i ponad 60 razy częściej niż dobę później (Oldroyd, McElheran i Elkington, Harvard Business Review, marzec 2011).',
    asks: [
      '{ile firm odpisuje w godzinę}',
      '{ile procent|jaki odsetek|ilu} {klientów|firm|ludzi|pacjentów} {odpowiada w godzinę}',
      '{ile|jaki procent|jaka część} {firm} {nigdy nie odpowiada|odpowiada w ciągu godziny|odpowiada po ponad dobie|odpowiada na zapytanie w godzinę}',
      '{skąd|kto zmierzył} {37 procent|60 razy|7 razy|dane o 2241 firmach}',
      '{badanie harvard business review|czas odpowiedzi na zapytania|po co szybko odpowiadać|37 procent w godzinę|60 razy częściej}',
    ],
  },
  funding: {
    chip: 'Kto finansuje firmę?',
    answer:
      'Strona nie mówi nic o inwestorach, rundach finansowania ani przychodach {brand}. Proszę zapytać nasz zespół: {email}.',
    asks: [
      '{kto|jacy inwestorzy} {was finansuje|w was zainwestował|stoi za wami finansowo|finansuje parley|ma udziały w parley}',
      '{ile|jaki|jakie} {pieniędzy zebraliście|macie obrotu|macie przychody|macie kapitału|zarabiacie rocznie}',
      '{runda finansowania|venture capital|seria a|czy jesteście rentowni|roczny przychód|inwestorzy firmy}',
    ],
  },
  terms: {
    chip: 'Gdzie jest regulamin?',
    answer:
      'Strona ma informację o prywatności, ale nie publikuje regulaminu. Plany są miesięczne, z {noticeDays}-dniowym wypowiedzeniem; {enterprise} ma własną umowę z SLA. Jeśli dział prawny chce coś najpierw przeczytać, proszę o to poprosić: {email}.',
    asks: [
      '{gdzie jest|macie|czy mogę przeczytać|gdzie znajdę} {regulamin|warunki umowy|warunki korzystania|tekst umowy|wzór umowy|owu}',
      '{regulamin|warunki świadczenia usług|drobny druk|odpowiedzialność prawna|prawo właściwe|warunki umowy|owu}',
      '{nasi prawnicy|nasz dział prawny} {chcą przeczytać umowę|prosi o regulamin|pyta o warunki}',
    ],
  },
};
