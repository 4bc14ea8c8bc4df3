import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: 'Jak bezpieczne to jest?',
    answer:
      'Bezpieczeństwo jest częścią każdego planu: {badges}. Dane są szyfrowane podczas przesyłania i przechowywania, a dane osobowe na życzenie eksportujemy lub usuwamy. {enterprise} dodaje SSO, instalację na własnych serwerach i zaawansowane zabezpieczenia. Szczegóły: {email}.',
    asks: [
      'czy {nasze dane|dane klientów|rozmowy|moje dane} są {bezpieczne|u was bezpieczne|chronione|dobrze zabezpieczone}',
      '{czy bot jest|czy to jest|jak bardzo to jest|czy wasz system jest} {bezpieczne|bezpieczny|zabezpieczony}',
      '{mieliście|był u was|czy był} {wyciek danych|włamanie|atak hakerski|jakiś incydent}',
      '{nasz dział it|szef|nasz bezpiecznik} pyta {o bezpieczeństwo|o zabezpieczenia|czy to bezpieczne}',
      '{bezpieczeństwo|bezpieczeństwo danych|zabezpieczenia|cyberbezpieczeństwo|testy penetracyjne|soc 2|ochrona przed hakerami}',
      '{czy to bezpieczne|dane nie wyciekną|jak z bezpieczeństwem}',
      '{czy to bezpieczne|wyciek danych|ktoś was zhakował|zabezpieczenia|dane klientów bezpieczne|dział it pyta o bezpieczeństwo|włamanie|ochrona przed atakiem}',
    ],
  },
  hipaa: {
    chip: 'Czy jesteście gotowi na HIPAA?',
    answer:
      'Gotowość na HIPAA jest w planie {professional}. Bot nigdy nie udziela porad medycznych; sprawy medyczne przekazuje personelowi. W sprawie umów i szczegółów proszę pisać na {email}.',
    asks: [
      'czy {jesteście|to jest|bot jest|usługa jest} {zgodni z hipaa|zgodny z hipaa|zgodne z hipaa|hipaa ready}',
      'czy bot może {przetwarzać dane pacjentów|obsługiwać dane medyczne|mieć dostęp do dokumentacji medycznej|przechowywać dane o zdrowiu}',
      '{hipaa|dane pacjentów|dane medyczne|baa|zgodność hipaa|dane o zdrowiu}',
      '{który plan|jaki pakiet} {ma hipaa|obejmuje hipaa|jest zgodny z hipaa|dla danych medycznych}',
      'umowa {baa|hipaa} {jest możliwa|podpisujecie|}',
      'dane pacjentów można',
      '{hipaa|dane pacjentów|amerykańska klinika|hipaa w którym planie|dokumentacja medyczna|dane zdrowotne}',
    ],
  },
  gdpr: {
    chip: 'Czy jesteście zgodni z RODO?',
    answer:
      'Tak, jesteśmy gotowi na RODO: dane osobowe można na życzenie zobaczyć, poprawić, wyeksportować i usunąć, są szyfrowane podczas przesyłania i przechowywania, a odwiedzający wiedzą, co jest przechowywane. W sprawie umowy powierzenia przetwarzania danych proszę pisać na {privacyEmail}.',
    asks: [
      'czy {jesteście|to jest|bot jest|chatbot jest} {zgodni z rodo|zgodne z rodo|zgodny z rodo|zgodny z gdpr|legalny w unii}',
      '{podpisujecie|macie|możemy dostać|czy jest} {umowę powierzenia|umowę powierzenia danych|dpa|umowa powierzenia przetwarzania}',
      '{co z|jak u was z|jak podchodzicie do} {rodo|ochroną danych osobowych|danych osobowych|prywatnością klientów}',
      '{rodo|gdpr|ochrona danych|dane osobowe|zgodność z rodo}',
      '{a rodo|zgodne z rodo|umowa powierzenia danych}',
      '{rodo|zgodne z rodo|umowa powierzenia|gdpr|klienci z unii|przetwarzanie danych osobowych|zgodność z przepisami o danych|dpa}',
    ],
  },
  iso: {
    chip: 'Czy macie ISO 27001?',
    answer: 'Nasze oznaczenia to {badges}. O certyfikaty i ich zakres proszę pytać nasz zespół: {email}.',
    asks: [
      '{macie|czy macie|posiadacie|jest u was} {iso|iso 27001|certyfikat iso|certyfikaty|certyfikację|audyt bezpieczeństwa}',
      '{jakie|które} {certyfikaty|standardy|normy|atesty} {macie|spełniacie|posiadacie}',
      '{iso|iso 27001|certyfikat|certyfikaty|raport z audytu|certyfikacja}',
      'czy {mogę zobaczyć|dostanę|pokażecie} {certyfikat iso|certyfikat|wyniki audytu}',
      '{iso macie|certyfikaty|27001|audyt|jakie poświadczenia|pokażcie certyfikat|norma}',
    ],
  },
  encryption: {
    chip: 'Czy dane są szyfrowane?',
    answer: 'Tak. Dane są szyfrowane podczas przesyłania (TLS) i przechowywania.',
    asks: [
      'czy {dane|moje dane|rozmowy|wiadomości|czaty|połączenie} {są szyfrowane|jest szyfrowane|szyfrujecie}',
      '{używacie|macie|stosujecie} {szyfrowanie|szyfrowania|ssl|tls|https}',
      '{szyfrowanie|szyfrowanie danych|ssl|tls|szyfrowanie end to end|aes}',
      'jak {szyfrujecie dane|zaszyfrowane są rozmowy|są zaszyfrowane dane}',
      '{szyfrujecie|rozmowy szyfrowane|ssl|podsłucha ktoś|szyfrowanie danych|end to end}',
    ],
  },
  dataLocation: {
    chip: 'Gdzie są przechowywane dane?',
    answer:
      'Strona nie podaje kraju ani centrum danych. W planie {enterprise} dane mogą pozostać we własnej infrastrukturze lub na własnych serwerach; gdzie są przechowywane w innych planach, powie nasz zespół: {privacyEmail}.',
    asks: [
      'gdzie {są|trzymacie|przechowujecie|stoją} {dane|nasze dane|serwery|wasze serwery|rozmowy|zapisy rozmów}',
      'czy {dane|nasze dane|serwery} {są w unii|zostają w polsce|są w europie|idą do usa|wychodzą poza ue|trafiają do ameryki}',
      '{lokalizacja danych|lokalizacja serwerów|centrum danych|hosting w ue|serwery w polsce|gdzie hosting}',
      'w jakim kraju {są dane|są serwery|jest hosting}',
      'kto {hostuje dane|jest dostawcą hostingu|hostuje wasze serwery}',
      'dane zostają w unii',
      '{gdzie serwery|dane w polsce|w unii trzymane|do stanów idzie|gdzie przechowujecie|hosting gdzie|centrum danych|poza eog|w jakim kraju}',
    ],
  },
  modelTraining: {
    chip: 'Czy nasze dane trenują AI?',
    answer:
      'Nic na stronie nie mówi, że Państwa rozmowy trenują czyjś model, a zaawansowany trening na dokumentach odbywa się tylko na zamówienie. Gdy odpowiada model innego dostawcy, dostaje on wiadomość i ostatnią część rozmowy. O pisemne zapewnienie proszę pytać: {privacyEmail}.',
    asks: [
      'czy {nasze dane|nasze rozmowy|dane klientów|moje czaty} {trenują ai|są używane do trenowania|uczą model|trafiają do openai}',
      'czy {sprzedajecie|udostępniacie|przekazujecie komuś|używacie do treningu} {nasze dane|rozmowy|dane klientów}',
      '{do kogo należą|kto jest właścicielem|czyje są} {dane|danych|rozmowy|treści}',
      '{trenowanie na naszych danych|własność danych|dane do treningu ai|udostępnianie danych}',
      '{uczycie ai na naszych rozmowach|sprzedajecie dane|czyje są dane|openai dostaje|osobom trzecim|trenowanie na danych|własność rozmów|wykorzystujecie rozmowy}',
    ],
  },
  erasure: {
    chip: 'Czy mogę usunąć swoje dane?',
    answer:
      'Tak. Wszystko, co o Państwu mamy, można zobaczyć, poprawić, zabrać lub kazać usunąć: wystarczy jedna wiadomość na {privacyEmail}, obejmie każdy formularz wysłany z tego adresu.',
    asks: [
      '{usuńcie|proszę usunąć|jak usunąć|czy mogę usunąć|chcę usunąć|skasujcie} {moje dane|wszystkie moje dane|dane osobowe|wszystko o mnie|moje informacje}',
      '{czy mogę|jak mogę|chcę} {zobaczyć swoje dane|pobrać moje dane|wyeksportować dane|poprawić moje dane|dostać kopię danych}',
      '{usunięcie danych|prawo do bycia zapomnianym|eksport danych|skasowanie danych|żądanie usunięcia}',
      'co z danymi {po rezygnacji|gdy odejdziemy|po zakończeniu umowy}',
      '{usuńcie moje dane|skasujcie mój numer|prawo do zapomnienia|kopia moich danych|wykreślcie mnie|po rezygnacji dane|chcę być zapomniany|żądam usunięcia danych|poprawić moje dane}',
    ],
  },
  visitorData: {
    chip: 'Co o mnie przechowujecie?',
    answer:
      'Nikt tu Państwa nie śledzi: bez reklam, bez usług analitycznych, bez skryptów innych firm. To, co robisz, zostaje w przeglądarce do wysłania wiadomości lub rezerwacji konsultacji; anonimowe rozmowy usuwamy po {retentionDays} dniach. Dwa ciasteczka z losową liczbą, ustawiane tylko w razie potrzeby, sprawiają, że czat, polubienia i przepływy pozostają Twoje. Wszystko opisuje strona o prywatności.',
    asks: [
      '{co|jakie dane} {o mnie przechowujecie|o mnie zbieracie|o mnie wiecie|tu zapisujecie|gromadzicie o odwiedzających}',
      '{prywatność|polityka prywatności}',
      '{jakie dane bierzecie gdy otwieram stronę|co wiecie o odwiedzających|co się zapisuje gdy wchodzę na stronę|co się dzieje z danymi odwiedzającego|jakie dane osobowe zbiera strona|gdzie przeczytam politykę prywatności|co o mnie zapisujecie|co wiecie o mnie z tej strony|czy zbieracie dane o mnie}',
      '{co o mnie wiecie|jakie dane zbieracie|co zapisujecie jak wchodzę|dane odwiedzających|polityka prywatności gdzie|co strona o mnie pamięta}',
    ],
  },
  cardNumbers: {
    chip: 'Co z numerami kart na czacie?',
    answer:
      'Numery kart, kont i dokumentów są maskowane, zanim cokolwiek zostanie zapisane lub wysłane dalej, więc nikt nie musi ich tu podawać.',
    asks: [
      'co jeśli {klient|ktoś} {poda numer karty|wpisze numer konta|wyśle pesel|wpisze dane karty|napisze numer dowodu}',
      'czy {przechowujecie|zapisujecie|maskujecie|mam podać} {numery kart|numer karty|numer konta|dane karty|pesel}',
      '{numery kart|dane karty|pci dss|maskowanie danych|dane wrażliwe|pesel na czacie}',
      'czy {bezpiecznie jest|można} {podać tu numer karty|wpisać dane karty|pisać numer dowodu}',
      '{klient wpisze numer karty|pesel na czacie|numer konta|zamaskowane numery|dane karty zapisujecie|wpisałem numer karty|pci}',
    ],
  },
  sso: {
    chip: 'Czy jest logowanie SSO?',
    answer: 'Logowanie jednokrotne (SSO) jest w planie {enterprise}.',
    asks: [
      '{czy jest|macie|obsługujecie|wspieracie|w jakim planie jest} {sso|single sign on|logowanie jednokrotne|saml|okta|azure ad|logowanie przez google}',
      'czy {pracownicy|zespół} {mogą się logować kontem firmowym|zaloguje się przez microsoft|może użyć konta google}',
      '{sso|single sign-on|saml|okta|active directory|entra id|logowanie firmowe}',
      'logowanie {przez konto firmowe|przez azure|przez microsoft} {jest możliwe|da się|}',
      '{sso|logowanie firmowe|jedno logowanie|przez microsoft|sso w którym planie|google logowanie pracowników|azure ad|saml}',
    ],
  },
  onPremises: {
    chip: 'Czy może działać u nas na serwerach?',
    answer: 'Tak, instalacja na własnych serwerach jest w planie {enterprise}, z indywidualną ceną.',
    asks: [
      'czy {może działać|da się zainstalować|można hostować|można postawić} {to |bota |}{na naszych serwerach|u nas lokalnie|w naszej chmurze|on premise|w naszym centrum danych}',
      '{on premise|on-premises|własny serwer|self hosted|własny hosting|chmura prywatna|instalacja lokalna}',
      '{dane|nic} nie {może opuścić|mogą opuścić|może wyjść poza} {naszej sieci|firmy|naszą sieć}',
      '{który plan|jaki pakiet} {ma on premise|pozwala na własny serwer}',
      '{na naszym serwerze|bez chmury|lokalnie u nas|on premise|własna serwerownia|dane nie mogą wyjść|instalacja u klienta|sieć wewnętrzna}',
    ],
  },
  dedicated: {
    chip: 'Czy jest dedykowana infrastruktura?',
    answer:
      'Dedykowana infrastruktura, tylko dla Państwa, jest w planie {enterprise}, razem z dedykowanym wsparciem.',
    asks: [
      '{czy jest|macie|czy dostaniemy|oferujecie|możemy mieć} {dedykowana infrastruktura|dedykowany serwer|własną instancję|osobny serwer|opiekuna klienta|dedykowane wsparcie}',
      'czy {serwery|infrastruktura|dane} {są współdzielone|jest współdzielona|są oddzielone od innych|są odizolowane}',
      '{dedykowana infrastruktura|serwer dedykowany|własna instancja|izolacja|opiekun konta|single tenant}',
      '{serwer tylko dla nas|dedykowany|dzielimy z innymi|opiekun klienta|osobne środowisko|wydzielona infrastruktura}',
    ],
  },
  sla: {
    chip: 'Czy oferujecie SLA?',
    answer: 'SLA jest w planie {enterprise}. Dla wszystkich planów podajemy dostępność {uptime}.',
    asks: [
      '{czy jest|macie|oferujecie|podpisujecie|w jakim planie jest|co zawiera} {sla|umowa sla|umowę sla|gwarantowany czas reakcji|service level agreement}',
      '{kary|rekompensata|co dostajemy} {za niedotrzymanie sla|gdy sla nie działa|jeśli dostępność spadnie}',
      '{sla|service level agreement|umowa sla|gwarancja poziomu usług|gwarancja dostępności w umowie}',
      'czy {dostępność|czas reakcji} {jest w umowie|gwarantuje umowa|macie na piśmie}',
      '{sla|gwarancja w umowie|odszkodowanie za przestój|sla w którym planie|umowa o poziom usług|na piśmie gwarancja|kary umowne}',
    ],
  },
  responsible: {
    chip: 'Kto odpowiada za dane osobowe?',
    answer:
      'Za tę stronę i jej dane odpowiada {legalName}. Strona nie podaje inspektora ochrony danych; we wszystkich sprawach dotyczących danych proszę pisać na {privacyEmail}.',
    asks: [
      '{iod|inspektor ochrony danych}',
      '{kto|kto u was} {jest inspektorem ochrony danych|odpowiada za dane osobowe|odpowiada za moje dane|jest administratorem danych|pełni funkcję iod|odpowiada za prywatność}',
      '{macie|czy jest|czy macie|jak się nazywa} {inspektora ochrony danych|inspektor ochrony danych osobowych|wasz iod|administrator danych}',
      '{kontakt w sprawie danych|do kogo pisać w sprawie rodo|mail w sprawach prywatności|administrator danych osobowych|kontakt do iod|nazwisko inspektora}',
      '{kto jest iod|inspektor ochrony danych|administrator danych kto|do kogo w sprawie prywatności}',
    ],
  },
  tracking: {
    chip: 'Czy mnie śledzicie lub są tu reklamy?',
    answer:
      'Nie. Nie ma tu reklam, usług analitycznych, śledzenia ani skryptów innych firm. Dwa ciasteczka z losową liczbą i bez imienia ustawiamy tylko w razie potrzeby: jedno do polubień i przepływów, drugie do czatu. Adresy sieciowe służą krótko do obrony przed atakami i nie trafiają do dzienników.',
    asks: [
      'czy {ta strona|strona|wy} {mnie śledzi|mnie śledzicie|używa cookies|używa google analytics|mnie obserwuje}',
      '{cookies|ciasteczka|śledzenie}',
      '{czy są|macie|używacie|czy jest} {reklamy|trackery|ciasteczka reklamowe|cookies marketingowe|piksele śledzące|skrypty innych firm|baner cookies}',
      '{będziecie mi wyświetlać reklamy|używacie moich danych do reklam|zapisujecie moje ip|czy adres ip jest logowany|obserwujecie mnie gdy przeglądam|macie piksel facebooka}',
      '{czemu nie ma banera cookies|jakie ciasteczka ustawiacie|ile ciasteczek|do czego są ciasteczka|śledzenie reklamowe}',
      '{śledzicie mnie|ciasteczka|reklamy|google analytics|szpiegujecie|piksel|baner cookies|profilujecie}',
    ],
  },
  chatKept: {
    chip: 'Jak długo trzymacie ten czat?',
    answer:
      'Rozmowę przechowujemy {retentionDays} dni od pierwszej wiadomości, by widzieć, o co pytano, i móc się włączyć, gdy potrzebny jest człowiek. „Usuń tę rozmowę” w czacie usuwa ją od razu wszędzie; jeśli wysłano formularz, rozmowa należy do zgłoszenia i znika razem z nim: {privacyEmail}.',
    asks: [
      'czy {ten czat|ta rozmowa|to co piszę} {jest zapisywany|jest zapisywana|jest poufne|jest prywatna|ktoś czyta}',
      'jak długo {przechowujecie czaty|trzymacie rozmowy|trzymacie wiadomości}',
      'kto {to czyta|widzi ten czat|czyta moje wiadomości}',
      '{zapisujecie rozmowę|jak długo trzymacie czaty|ile dni przechowujecie rozmowy}',
      '{jak|gdzie|czy mogę} {usunąć|skasować|wykasować} {ten czat|tę rozmowę|historię czatu|to co tu napisałem}',
      '{usuń czat|usunięcie rozmowy|historia czatu|ile dni trzymacie czat|czy czaty same się kasują|kiedy rozmowa zostanie usunięta|okres przechowywania czatu}',
      'jeśli usunę czat {zniknie wszędzie|zniknie też z serwera|wszystko przepadnie}',
      '{czat zapisany|kto to czyta|ile trzymacie rozmowę|usunąć ten czat|nagrywacie|zostaje między nami|historia czatu|jak długo przechowujecie rozmowy|to co piszę}',
    ],
  },
  formData: {
    chip: 'Co jest wysyłane z formularzem?',
    answer:
      'Z formularzem trafia do nas to, co wpisano, i to, co pomaga odpowiedzieć: strona, z której Państwo piszą, witryna lub kampania, z której przyszli, oglądany szablon, plan i ustawienia kalkulatora, postępy i szacunek oszczędności, dołączony przepływ oraz czat. Bez formularza nic nie jest wysyłane. Trzymamy to, dopóki pracujemy nad zgłoszeniem, i usuwamy na prośbę: {privacyEmail}.',
    asks: [
      '{co|jakie dane|co jeszcze} {jest wysyłane z|idzie razem z|dołączacie do|widzicie w} {formularzem|formularza|formularzu|moją wiadomością|zgłoszenia|rezerwacją}',
      '{jak długo trzymacie|co się dzieje z|przechowujecie|czy to dotyczy też} {formularz który wysłałem|moim formularzem|formularza z wczoraj|moje zgłoszenie|dane z formularza}',
      '{czy czat idzie z formularzem|dane z formularza|czy można usunąć wysłany formularz|po co dołączacie co oglądałem|prywatność formularza}',
      '{co idzie z formularzem|wysłałem formularz co z danymi|czat dołączony do zgłoszenia|dane z formularza}',
    ],
  },
  aiProvider: {
    chip: 'Czy inny dostawca AI to czyta?',
    answer:
      'Gdy odpowiada model AI innego dostawcy, dostaje wiadomość i ostatnią część rozmowy, bez imienia i adresu, chyba że zostały wpisane. Numery kart i kont są wcześniej ukrywane.',
    asks: [
      '{czy|} {inna firma|openai|anthropic|dostawca ai|osoba trzecia|chatgpt} {czyta ten czat|widzi co piszę|dostaje moje wiadomości|widzi moje imię}',
      '{moja wiadomość|to co piszę|ten czat} {idzie do|jest wysyłana do|trafia do|jest przekazywany} {openai|dostawcy ai|innej firmy|osób trzecich}',
      '{zewnętrzny dostawca ai|ai firm trzecich|co dostaje dostawca ai|czy obca ai to czyta}',
      '{inna firma ai to czyta|openai widzi moje wiadomości|zewnętrzny dostawca ai|wysyłacie to do openai}',
    ],
  },
  aiAct: {
    chip: 'Czy bot musi mówić, że jest botem?',
    answer:
      'Artykuł 50 unijnego aktu o AI (AI Act) wymaga, by ludzie wiedzieli, że mają do czynienia z systemem AI, chyba że to oczywiste; według jego harmonogramu od 2 sierpnia 2026. Radzimy mówić o tym w pierwszej wiadomości, w języku rozmowy i ponownie, gdy przejmuje człowiek. Wyjaśnia to nasz blog; nie jest to porada prawna.',
    asks: [
      '{czy|} {bot|mój bot|chatbot|nasz chatbot} {musi mówić że jest botem|musi informować że to ai|ma obowiązek ujawnić że to maszyna|powinien powiedzieć że nie jest człowiekiem}',
      '{co mówi|czego wymaga|co oznacza|czy dotyczy nas} {ai act|akt o ai|artykuł 50|unijne prawo o ai|ustawa o sztucznej inteligencji} {dla chatbotów|}',
      '{ai act|akt o sztucznej inteligencji|artykuł 50|obowiązek informacyjny ai|obowiązek przejrzystości|prawo o ai|czy można ukryć że to bot}',
      '{trzeba mówić że to bot|ai act|prawo unijne o ai|można udawać człowieka|obowiązek informowania o ai|rozporządzenie o sztucznej inteligencji}',
    ],
  },
};
