import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: 'Co oferujecie?',
    answer:
      '{brand} tworzy chatboty AI dla firm: boty obsługi klienta, automatyzację sprzedaży i integracje na zamówienie. Odpowiadają całą dobę w {languages} językach, przekazują rozmowę zespołowi, gdy to ważne, a pierwsza wersja działa w ciągu {firstHours} godzin.',
    asks: [
      '{co|co właściwie|czym się} {oferujecie|robicie|sprzedajecie|zajmujecie|macie do zaoferowania|proponujecie}',
      '{co to jest|czym jest|co robi} {parley|ta strona|wasz produkt|wasza usługa}',
      '{co mi da|do czego służy|jak pomoże nam} {chatbot|wasz bot|bot|parley}',
      '{usługi|oferta|wasze usługi|zakres usług|produkty|jakie boty robicie}',
      '{szukam|szukamy|potrzebuję|chcemy} {chatbota|bota na stronę|czatbota dla firmy|ai do obsługi pytań}',
      '{czym się zajmujecie|co sprzedajecie|co robicie|potrzebuję bota|chcę czat na stronę|jakie macie usługi|co oferujecie|szukam chatbota|o co chodzi z tą firmą usługi|bot dla mojej firmy|przedmiot działalności}',
    ],
  },
  support: {
    chip: 'Co robi bot obsługi klienta?',
    answer:
      'Bot obsługi klienta odpowiada na codzienne pytania, sprawdza zamówienia i wizyty, a resztę przekazuje człowiekowi razem z całą rozmową.',
    asks: [
      '{co robi|jak działa|co potrafi|opowiedz o} {bot obsługi klienta|bocie do obsługi klienta|bot supportowy|bot do pomocy|chatbot w obsłudze klienta}',
      '{czy bot|bot} {odpowie na pytania klientów|obsłuży zgłoszenia|przejmie support|odpowie na powtarzalne pytania|ogarnie maile od klientów}',
      '{nasz zespół|dział obsługi|ciągle} {odpowiada na te same pytania|nie wyrabia z mailami|tonie w zgłoszeniach}',
      '{zautomatyzować|odciążyć} {obsługę klienta|biuro obsługi|support|infolinię}',
      '{obsługa klienta|helpdesk|bot faq|pierwsza linia wsparcia|automatyzacja obsługi|boty obsługi klienta}',
      '{ciągle te same pytania|odciążyć obsługę|bot odpowiada klientom|biuro obsługi klienta|nie wyrabiamy z odpowiadaniem|automatyzacja obsługi|infolinia pęka|zamiast konsultanta|typowe zapytania}',
    ],
  },
  sales: {
    chip: 'Jak działa automatyzacja sprzedaży?',
    answer:
      'Automatyzacja sprzedaży wita odwiedzających, ustala, czego potrzebują, kwalifikuje ich według Państwa reguł i wpisuje spotkanie do kalendarza.',
    asks: [
      '{jak działa|co to jest|na czym polega|opowiedz o} {automatyzacja sprzedaży|automatyzacji sprzedaży|bot sprzedażowy|generowanie leadów|kwalifikacja leadów}',
      'czy bot {zbiera leady|sprzedaje|pozyska klientów|umówi spotkania handlowe|kwalifikuje leady|poleci produkty}',
      '{chcemy|potrzebujemy|chcę} {więcej leadów|więcej klientów|większej sprzedaży|lepszej konwersji}',
      'jak {bot|chatbot} {zwiększy sprzedaż|podniesie konwersję|wpłynie na przychody}',
      '{automatyzacja sprzedaży|leady|bot sprzedażowy|lead generation|sprzedaż|konwersja}',
      '{więcej klientów|leady|bot sprzeda|zwiększyć sprzedaż|zbiera numery|kwalifikacja leadów|odwiedzający uciekają|umawia z handlowcem|konwersja|pozyskiwanie klientów}',
    ],
  },
  customWork: {
    chip: 'Czym są integracje na zamówienie?',
    answer:
      'Łączymy rozmowę ze sklepem, bazą klientów, systemem zgłoszeń lub własnym oprogramowaniem. Integracja na zamówienie kosztuje jednorazowo {integrationPrice}.',
    asks: [
      '{czym są|co to są|na czym polegają|opowiedz o} {integracje na zamówienie|integracjach na zamówienie|indywidualne integracje|integracje szyte na miarę}',
      '{zbudujecie|zrobicie|zaprogramujecie} {coś na zamówienie|bota tylko dla nas|funkcję na życzenie|indywidualne rozwiązanie}',
      '{podłączyć|połączyć|zintegrować} {nasz system|nasze oprogramowanie|nasz magazyn|system zgłoszeń|system rezerwacji|intranet}',
      '{integracja na zamówienie|rozwiązanie dedykowane|prace programistyczne|bot szyty na miarę}',
      '{zrobicie coś pod nas|na zamówienie|własny program mamy|nietypowa funkcja|system napisany pod nas|dopisać funkcję|rozwiązanie szyte na miarę|podłączyć nasz magazyn|prace dedykowane}',
    ],
  },
  integrations: {
    chip: 'Z jakimi systemami się łączycie?',
    answer:
      'Boty łączą się z {integrations}, stroną internetową i przez API z innymi systemami: sklepem, bazą klientów, zgłoszeniami, kalendarzem. {starter} obejmuje {starterIntegrations} integracje (Slack, Email, Web), {professional} tyle, ile potrzeba; połączenie z własnym systemem kosztuje jednorazowo {integrationPrice}.',
    asks: [
      '{jakie|ile} {integracje macie|integracji macie|systemy obsługujecie|narzędzia obsługujecie|integracje są dostępne|macie wtyczek}',
      '{z czym|z jakimi systemami|z jakimi programami} {się łączy|się łączycie|działa bot|integruje się bot}',
      'czy {działa z|łączy się z|integruje się z} {zendesk|google calendar|outlookiem|sap|jira|baselinkerem|mailchimp|naszymi programami|stripe}',
      '{używamy|pracujemy na|mamy} {outlooka|sap|freshdesk|baselinkera|google calendar|comarch} {da się połączyć|zadziała|}',
      'czy bot {widzi|sprawdzi|odczyta} {stan magazynu|status zamówienia|nasz kalendarz|bazę danych}',
      '{integracje|integracja|połączenia|wtyczki|konektory}',
      '{a z|czy z|z} {allegro|baselinker|subiektem|comarch|booksy|fakturownią|przelewy24|inpostem|optimą|livespace|naszym systemem} {się zepnie|to się zepnie|to gada|się łączy|zadziała|współpracuje}',
      '{allegro|baselinker|booksy|subiekt|co da się podpiąć|z czym się spina|podłączyć allegro}',
      '{z czym to działa|z subiektem|kalendarz google|baselinker|podłączy się do|z jakimi programami|integracje jakie|arkusz google|widzi stany magazynowe|allegro|lista integracji|outlook|z czym się łączy|współpracuje z naszym oprogramowaniem}',
      '{jakie są|jakei sa|ile jest} {integracje w starterze|integracje w stareterze|integracje w pro|podłączenia}',
    ],
  },
  whatsapp: {
    chip: 'Czy działa z WhatsAppem?',
    answer:
      'Tak, WhatsApp to jeden z kanałów, z którymi łączą się nasze boty: klienci piszą tam, gdzie zawsze, a bot tam odpowiada.',
    asks: [
      'czy {działa|bot działa|to działa|jest|bot odpowiada} {z whatsappem|na whatsappie|przez whatsapp|na whats appie|na whatsapp business}',
      '{klienci piszą|wszyscy piszą|piszą do nas} {na whatsappie|przez whatsapp|na whatsapp} {czy bot odpowie|}',
      '{chcemy|potrzebuję|robicie} {bota na whatsapp|bota na whatsappa|chatbota whatsapp}',
      '{whatsapp|bot whatsapp|integracja whatsapp|whatsapp business api|łats ap}',
      '{obsługujecie|macie|wspieracie} {whatsapp|whatsappa|whatsapp business}',
      '{whatsapp działa|na whatsappie odpisze|wacap|klienci piszą na whatsapp|whatsapp business|podłączyć numer whatsapp|łotsap|whatsup|przez whatsappa}',
    ],
  },
  slack: {
    chip: 'Czy działa ze Slackiem?',
    answer: 'Tak. Slack jest dostępny od planu {starter}, razem z e-mailem i stroną internetową.',
    asks: [
      'czy {działa|bot działa|łączy się|integruje się|wyśle powiadomienie} {ze slackiem|na slacku|z naszym slackiem|na kanał slack}',
      '{używamy slacka|nasz zespół siedzi na slacku|pracujemy na slacku} {zadziała|czy to działa|}',
      'czy {zespół|możemy|pracownicy} {dostać powiadomienia na slacku|odpowiadać ze slacka|przejąć czat w slacku}',
      '{slack|integracja slack|bot slack|kanał slack|slack w jakim planie}',
      'obsługujecie {slacka|slack}',
      '{slack działa|powiadomienia na slacku|pracujemy na slacku|ze slacka odpisywać|slacka macie|kanał slack}',
    ],
  },
  shopify: {
    chip: 'Czy działa z Shopify?',
    answer:
      'Tak, nasze boty łączą się z Shopify: sprawdzają zamówienia, polecają produkty i odpowiadają na pytania przed zakupem. Inne systemy sklepowe podłączamy przez ich API.',
    asks: [
      'czy {działa z|bot działa z|łączy się z|obsługujecie} {shopify|woocommerce|magento|prestashop|shoperem|idosell|naszym sklepem internetowym}',
      '{mam|mamy|nasz sklep stoi na} {sklep na shopify|shopify|woocommerce|prestashop|shoperze} {da się podłączyć|zadziała|}',
      'czy bot {widzi zamówienia w shopify|sprawdzi moje produkty|śledzi zamówienia ze sklepu}',
      '{shopify|integracja shopify|woocommerce|prestashop|shoper|platforma sklepowa}',
      '{sklep na shopify|shopify działa|woocommerce|shoper|presta|zamówienia z shopify|silnik sklepu|magento}',
    ],
  },
  website: {
    chip: 'Jak dodać bota na stronę?',
    answer:
      'Kanał WWW jest w każdym planie: na strony wkleja się krótki fragment kodu, niezależnie od tego, na czym są zbudowane (WordPress, Wix, własny kod), i tam pojawia się czat. Pomagamy w tym przy uruchomieniu pierwszej wersji.',
    asks: [
      'jak {dodać|wstawić|zainstalować|osadzić|wkleić} {bota|czat|chatbota|widget|to} {na stronę|na mojej stronie|na naszej witrynie|w wordpressie}',
      'czy {działa na|działa z|wspieracie|pasuje do} {wordpress|wordpressie|wix|webflow|joomla|mojej stronie|squarespace}',
      '{moja strona jest|stronę mamy|witryna stoi} {na wordpressie|na wixie|na własnym kodzie} {zadziała|}',
      '{wordpress|widget|kod na stronę|czat na stronę|osadzenie na stronie|instalacja na stronie|wtyczka wordpress}',
      'czy {muszę zmieniać stronę|trzeba przerabiać stronę|trzeba zmienić coś na stronie}',
      '{wkleić na stronę|wordpress da radę|na naszą stronę wrzucić|czy wystarczy wkleić kod}',
      '{jak to wrzucić na stronę|wordpress|kod na stronę|wix|okienko czatu na stronie|trzeba zmieniać stronę|wtyczka|osadzić na stronie|instalacja na www|jak zamontować}',
    ],
  },
  crm: {
    chip: 'Czy łączy się z naszym CRM?',
    answer:
      'Tak: boty łączą się z bazami klientów, takimi jak Salesforce czy HubSpot, przez ich API. {professional} obejmuje tyle integracji, ile potrzeba; własny system to integracja na zamówienie ({integrationPrice} jednorazowo).',
    asks: [
      'czy {łączy się z|działa z|bot współpracuje z|zintegrujecie z} {naszym crm|crm|salesforce|hubspotem|pipedrive|zoho|livespace}',
      '{używamy|mamy|nasz crm to} {salesforce|hubspota|pipedrive|zoho|livespace} {da się podłączyć|zadziała|}',
      'czy leady {trafią do crm|lądują w hubspocie|wpadają do salesforce|zapisują się w crm}',
      '{crm|integracja crm|salesforce|hubspot|pipedrive|baza klientów}',
      '{do crm wpada|hubspot|salesforce|pipedrive|leady do crm|dane klienta zapisze|wpada to potem do naszego crm|livespace|baza klientów|przekaże do crm}',
    ],
  },
  api: {
    chip: 'Czy macie API?',
    answer:
      'Boty rozmawiają z innymi systemami przez API i webhooki: kreator przepływów ma kroki, które wywołują wskazany adres i używają odpowiedzi. Głębsze połączenie robimy jako integrację na zamówienie ({integrationPrice} jednorazowo).',
    asks: [
      '{macie|czy jest|jest|udostępniacie|gdzie jest} {api|dostęp do api|rest api|webhooki|dokumentacja api|sdk}',
      'czy {nasi programiści|nasze it|deweloper} {może użyć api|mogą się podłączyć przez api|mogą korzystać z webhooków}',
      'czy {działa z|wspiera|obsługuje} {zapierem|zapier|make|n8n|webhooki}',
      '{api|webhook|webhooki|rest api|dokumentacja api|zapier|sdk|dokumentacja dla programistów}',
      '{macie api|webhooki|dokumentacja dla programisty|zapier|make|nasz programista podepnie|sdk|interfejs programistyczny|odpytać nasz system}',
    ],
  },
  channels: {
    chip: 'Jakie są kanały?',
    answer:
      'Kanały, które wymieniamy, to strona internetowa, WhatsApp, Slack, e-mail i Shopify. Inne (Instagram, Messenger, Telegram, Teams, SMS) podłączamy jako integrację indywidualną przez API, jeśli je mają; botów telefonicznych i głosowych strona nie oferuje. O swój kanał proszę zapytać nasz zespół.',
    asks: [
      '{jakie kanały|jakie komunikatory|na jakich kanałach} {obsługujecie|są|działa bot|macie}',
      'czy {działa na|bot odpowiada na|obsługujecie|jest} {messengerze|messenger|instagramie|instagram|telegramie|teams|sms|facebooku}',
      'czy bot {odbiera telefony|dzwoni|rozmawia głosem|odbierze połączenie|obsłuży infolinię głosową}',
      '{bot głosowy|voicebot|telefon bot|messenger|instagram|telegram|sms|kanały|call center}',
      '{macie|robicie} {voiceboty|boty telefoniczne|boty głosowe|bota na instagram}',
      '{messenger i instagram obsłuży|odpowiada na fejsie|działa na messengerze|telefonicznie też odbiera|bot na infolinię|teams podłączycie}',
      '{messenger|instagram|telegram|telefonicznie odbiera|sms|jakie kanały|facebook strona|głosowy bot|teams|gdzie może działać|discord|odbiera telefony|tiktok}',
    ],
  },
  languages: {
    chip: 'W jakich językach mówią boty?',
    answer:
      'Nasze boty mówią w {languages} językach, także pisanych od prawej do lewej, jak arabski i hebrajski. {starter} ma jeden język, {professional} kilka; dodatkowy język kosztuje {languagePrice} miesięcznie.',
    asks: [
      '{w jakich językach|w ilu językach|jakie języki} {mówią boty|mówi bot|zna bot|obsługuje bot|są dostępne|odpowiada bot}',
      'czy bot {zna|mówi po|rozumie|odpowiada po} {angielsku|niemiecku|ukraiński|ukraińsku|rosyjsku|czesku|arabski|kilka języków}',
      'nasi klienci {mówią różnymi językami|piszą po ukraińsku i niemiecku|są z całej europy|są z zagranicy}',
      '{języki|języki bota|wielojęzyczny bot|obsługa języków|lista języków|wielojęzyczność}',
      '{arabski|hebrajski} {działa|jest obsługiwane|da się}',
      '{ile języków ogarnia|w ilu językach gada|ile języków umie|ile języków obsługuje chatbot|jakie języki zna|po ukraińsku też umie|obsługa cudzoziemców}',
      '{ile|jakie} {języków|języki} {ogarnia|umie|zna|obsłuży|wspiera} {ten chatbot|ten bot|bot|wasz bot|to}',
      '{po angielsku|po ukraińsku też pogada|w jakich językach bot|ile języków|niemiecki zna|zagraniczni klienci|wielojęzyczny|po polsku dobrze mówi|rosyjski|po czesku|obcokrajowcy|bot pogada po}',
    ],
  },
  languageSwitch: {
    chip: 'Czy bot sam zmienia język?',
    answer: 'Tak. Bot odpowiada w języku pytania i zmienia go razem z klientem, nawet w środku rozmowy.',
    asks: [
      'czy bot {sam|automatycznie} {zmienia język|rozpozna język|wykrywa język|przełącza język|dopasowuje język}',
      'co jeśli {klient|ktoś|gość} {napisze w innym języku|zmieni język|przejdzie na angielski|miesza języki}',
      'skąd {bot|on} wie {w jakim języku odpowiadać|jakim językiem mówi klient|jaki to język}',
      '{automatyczne wykrywanie języka|rozpoznawanie języka|zmiana języka w rozmowie|automatyczne tłumaczenie}',
      'czy muszę {sam tłumaczyć odpowiedzi|tłumaczyć wszystko|pisać wszystko w każdym języku}',
      '{sam rozpozna język|przełącza język|klient zacznie po angielsku|automatyczny język|w trakcie zmieni język|trzeba tłumaczyć odpowiedzi|wykrywa język|miesza języki}',
    ],
  },
  models: {
    chip: 'Jakich modeli AI używacie?',
    answer:
      'Model wybierają Państwo: GPT-3.5 Turbo (szybki i tani, {starter}), Claude 3 Sonnet (zrównoważony, {professional}) lub Claude 3 Opus (do złożonego rozumowania, {enterprise}). Nie płaci się więc z góry za drogi model w każdej odpowiedzi.',
    asks: [
      '{jakiego|na jakim|jakich} {modelu używacie|modeli używacie|modelu działa bot|ai używacie|modelu językowym to działa|silniku to działa}',
      'czy {to|bot|wy} {używa chatgpt|działa na gpt 4|to chatgpt|korzystacie z claude|to gemini|korzysta z openai}',
      '{czy mogę|można} {wybrać model|zmienić model|wybrać ai}',
      'różnica między {gpt a claude|sonnetem a opusem|modelami ai}',
      '{modele ai|model językowy|gpt|claude|opus|sonnet|llm|sztuczna inteligencja jaka}',
      'jaki model ai {jest w starterze|ma enterprise|dostaje plan pro}',
      '{na czym to stoi|to chatgpt|jaki model|wybór modelu|gpt czy claude|gemini|jaka sztuczna inteligencja|sonnet czy opus lepszy|silnik ai|w którym planie jaki model|można zmienić model}',
    ],
  },
  analytics: {
    chip: 'Jaka jest analityka?',
    answer:
      'Na bieżąco widać, o co pytają klienci i jak kończą się rozmowy: {starter} ma podstawową analitykę, {professional} zaawansowaną z testami A/B. W kreatorze każdy przepływ pokazuje sesje, ukończenia i czas.',
    asks: [
      '{jakie|czy są|macie} {statystyki|raporty|dane analityczne|wskaźniki|dashboard|wykresy|analizy} {dostanę|są|w panelu|}',
      'jak {zmierzyć|sprawdzić|śledzić} {skuteczność bota|wyniki|o co pytają klienci|czy to działa dobrze}',
      '{podstawowa a zaawansowana analityka|zaawansowana analityka|podstawowa analityka} {co to|czym się różni|}',
      '{analityka|statystyki|raporty|dashboard|kpi|raportowanie|analityka w czasie rzeczywistym}',
      '{zobaczę o co pytają|są jakieś raporty|statystyki rozmów}',
      '{statystyki|raporty|o co ludzie pytają|panel z wykresami|podgląd rozmów|jak sprawdzę czy działa|ile rozmów było|dashboard|miary|skuteczność bota}',
    ],
  },
  helpHours: {
    chip: 'Jakie dostajemy wsparcie?',
    answer:
      '{starter} ma wsparcie e-mailowe, {professional} priorytetowe wsparcie 24/7, {enterprise} dedykowane wsparcie z SLA. Kontakt ze wsparciem: {supportEmail}.',
    asks: [
      '{jakie wsparcie|jaką pomoc|jaki support} {dostajemy|oferujecie|mamy|jest w cenie|macie dla klientów}',
      '{czy jest|macie} {wsparcie 24 7|pomoc techniczna|wsparcie telefoniczne|support w nocy|wsparcie w weekend|infolinia techniczna}',
      '{kto pomoże|do kogo pisać|kogo pytać} {jak coś się zepsuje|gdy bot nie działa|w razie problemu|jak utknę}',
      '{wsparcie|wsparcie techniczne|pomoc techniczna|support|wsparcie priorytetowe|mail do wsparcia}',
      'jak szybko {reaguje wsparcie|odpowiada support|pomaga pomoc techniczna}',
      '{do kogo dzwonić jak padnie|pomoc techniczna w weekend|support po polsku}',
      '{jak się zepsuje kto pomoże|pomoc techniczna|wsparcie w nocy|support jaki|w weekend pomożecie|w starterze jakie wsparcie|zgłosić awarię|opiekun techniczny|wsparcie 24/7|poziom wsparcia}',
    ],
  },
  abTesting: {
    chip: 'Czy mogę robić testy A/B?',
    answer:
      'Testy A/B są w planie {professional}: można wypróbować dwa teksty lub przepływy i zostawić lepszy.',
    asks: [
      '{czy są|macie|można robić|czy mogę robić|jak robić|w jakim planie są} {testy a/b|testy ab|split testy|testy a b}',
      '{porównać|przetestować|sprawdzić} {dwie wersje|dwa powitania|różne odpowiedzi|który tekst działa lepiej}',
      '{testy a/b|ab test|test ab|split test|eksperymenty|test dwóch wersji}',
      'czy da się {testować warianty|porównać warianty rozmowy|mieć dwie wersje bota}',
      '{testy ab|dwie wersje sprawdzić|który tekst lepszy|split test|a/b w którym planie|eksperyment|porównać dwa powitania}',
      '{a/b|a b}',
    ],
  },
  workflows: {
    chip: 'Czym są własne przepływy pracy?',
    answer:
      'Własne przepływy pracy są w planie {professional}: własne kroki, warunki i działania, od zebrania adresu e-mail po wywołanie innego systemu. Rysuje się je w kreatorze przepływów, który można tu wypróbować bez konta.',
    asks: [
      '{czym są|co to są|czy są|macie|w jakim planie są} {własne przepływy pracy|workflow|przepływy pracy|własne procesy|automatyzacje procesów}',
      'czy bot {realizuje nasz proces|zbiera dane krok po kroku|uruchomi proces|wykona akcje|działa według warunków}',
      '{workflow|przepływ pracy|automatyzacja procesów|reguły automatyzacji|proces akceptacji}',
      'czy {możemy|da się} {ustawić własne kroki|zdefiniować reguły|odwzorować nasze procedury}',
      '{własne scenariusze|automatyzacje|krok po kroku zbiera|warunki|workflow w którym planie|nasz proces|jak klient kliknie to|przepływy pracy|logika rozgałęzień}',
    ],
  },
  branding: {
    chip: 'Czy może mieć nasz wygląd?',
    answer: 'Tak, własna marka jest w każdym planie, już od {starter}: nazwa, kolory, ton wypowiedzi.',
    asks: [
      'czy {możemy|mogę|da się} {użyć własnego logo|zmienić kolory|dopasować wygląd|zmienić nazwę bota|ustawić nasz design|zmienić awatar}',
      'czy bot {będzie w naszych barwach|pasuje do naszej strony|pokazuje wasze logo|ma naszą nazwę}',
      '{własne logo|white label|branding|kolory|wygląd bota|identyfikacja wizualna|własna marka}',
      '{macie|oferujecie} {white label|wersję bez waszego logo|własny branding}',
      '{nasze logo|kolory|bez waszego logo|nazwa bota|white label|wygląd dopasować|pod naszą marką|powered by widać|awatar}',
    ],
  },
  handover: {
    chip: 'Czy bot przekazuje człowiekowi?',
    answer:
      'Tak. To, na co bot nie umie odpowiedzieć, trafia do osoby z zespołu razem z całą dotychczasową rozmową, więc nikt nie musi się powtarzać. Kiedy to następuje, decydują Państwo.',
    asks: [
      'czy bot {przekaże|przekazuje|przełączy|przepina} {rozmowę człowiekowi|do konsultanta|klienta do pracownika|czat naszemu zespołowi}',
      '{co jeśli|co gdy|a jak} bot {nie zna odpowiedzi|nie wie|nie rozumie|utknie|sobie nie radzi}',
      'czy {zespół|możemy|moi ludzie} {może przejąć rozmowę|przejąć czat|się włączyć do rozmowy|wejść w rozmowę}',
      'czy klienci {nadal mogą porozmawiać z człowiekiem|dodzwonią się do nas|trafią do prawdziwej osoby}',
      '{przekazanie do człowieka|live chat|przejęcie rozmowy|eskalacja|czat na żywo z konsultantem}',
      '{jak bot nie wie to co|przekaże do człowieka|przełączy na pracownika|mogę się wtrącić do rozmowy}',
      '{jak bot nie wie|przekaże człowiekowi|kto odpisze jak nie ogarnie|pracownik może wejść|trudne pytanie|klient chce człowieka|konsultant przejmie|zatnie się bot|eskalacja|wkurzony klient|przekierowanie do obsługi}',
    ],
  },
  ownData: {
    chip: 'Czy uczy się z naszych dokumentów?',
    answer:
      'Tak. Zaawansowany trening ({trainingPrice} jednorazowo) uczy bota dokumentów i dotychczasowych rozmów; ceny, godziny otwarcia i zasady pochodzą z Państwa systemów, więc odpowiedź jest Państwa, a nie zgadywana.',
    asks: [
      'czy bot {nauczy się|uczy się|korzysta|odpowiada} {z naszych dokumentów|z naszej strony|na podstawie faq|z plików pdf|z naszej bazy wiedzy|z naszych danych}',
      'skąd bot {wie co odpowiadać|bierze wiedzę|zna nasze produkty|ma informacje|zna odpowiedzi}',
      '{czy mogę|można} {wgrać dokumenty|wgrać pdf|przesłać cennik|wrzucić pliki}',
      'czy będzie {znał nasze produkty|znał nasze ceny|wiedział o naszej firmie}',
      '{własne dane|baza wiedzy|wgrywanie dokumentów|nauka z dokumentów|trenowanie na własnych danych}',
      '{nauczycie go naszego cennika|wczyta nasze pdfy}',
      '{nauczy się z naszych plików|pdf wrzucić|skąd wie o naszych produktach|z naszej strony weźmie|baza wiedzy|cennik mu dać|katalog|instrukcje obsługi|nasze materiały|skąd bierze odpowiedzi}',
    ],
  },
  accuracy: {
    chip: 'Jak wiarygodne są odpowiedzi?',
    answer:
      'Model językowy przewiduje słowa, dlatego fakty powinny pochodzić z Państwa danych: nasze boty odpowiadają na podstawie tego, co dostały, a czego nie wiedzą, przekazują człowiekowi zamiast zmyślać. Każdy przepływ można przetestować przed uruchomieniem.',
    asks: [
      '{jak|na ile|czy} {wiarygodne|dokładne|pewne|poprawne|trafne} są {odpowiedzi|odpowiedzi bota}',
      'czy bot {się myli|zmyśla|halucynuje|kłamie|może powiedzieć bzdury|podaje błędne informacje}',
      '{halucynacje|błędne odpowiedzi|dokładność|jakość odpowiedzi|poziom błędów|zmyślanie}',
      'jak {zapobiegacie|unikacie} {halucynacjom|błędom|zmyślania|złych odpowiedzi}',
      'kto odpowiada {gdy bot się pomyli|za błędy bota|jak bot coś obieca}',
      '{nie zmyśla|bot kłamie|głupoty gada|a jak się pomyli|można mu wierzyć}',
      '{głupot nie nagada|zmyśla|można mu ufać|pomyli się i co|halucynacje|dokładność|kto odpowiada za błąd|bzdury klientowi|wiarygodność|zła cena podana|ile procent błędów}',
    ],
  },
  speed: {
    chip: 'Jak szybko odpowiada bot?',
    answer:
      'Platforma odpowiada w mniej niż 200 milisekund; klienci dostają odpowiedź od razu, o każdej porze.',
    asks: [
      '{jak szybko|w jakim czasie|w ile sekund} {odpowiada bot|bot odpowiada|reaguje bot|bot odpisuje|dostanę odpowiedź od bota}',
      'czy bot {jest szybki|jest wolny|odpowiada od razu|się zacina|muli}',
      'czy klienci {muszą czekać na odpowiedź|długo czekają|czekają na bota}',
      '{czas odpowiedzi bota|szybkość|prędkość|opóźnienie|200 milisekund|szybkość odpowiedzi}',
      '{szybko odpisuje|wolny|ile się czeka|od razu odpowiada|czas reakcji bota|sekundy|muli|opóźnienie}',
    ],
  },
  uptime: {
    chip: 'Jak niezawodna jest usługa?',
    answer: 'Obiecujemy dostępność {uptime}, całą dobę. {enterprise} dodaje SLA, które wpisuje ją do umowy.',
    asks: [
      '{jaka jest|jaką macie|ile wynosi|jak wysoka jest} {dostępność|dostępność usługi|wasza dostępność|gwarantowana dostępność}',
      '{co jeśli|co gdy|a jak} {padną serwery|usługa padnie|system nie działa|macie awarię|bot przestanie działać}',
      '{jak często|czy} {macie awarie|są przerwy|system pada|platforma jest stabilna|to jest stabilne}',
      '{uptime|dostępność|awaria|awarie|przerwy w działaniu|99.9|niezawodność}',
      'gwarantujecie {uptime|dostępność|99 9 procent}',
      '{często pada|jak często są awarie|ile procent dostępności}',
      '{pada często|awarie|dostępność|serwer leży|stabilne|uptime|przestoje|jak padnie|niezawodność}',
      '{naprawdę|czy naprawdę|czy} {obiecujecie|gwarantujecie|macie} {99,9 % dostępności|99,9% uptime|dostępność 99,9 %|99,9 procent dostępności}',
    ],
  },
  deploy: {
    chip: 'Jak szybko możemy zacząć?',
    answer:
      'Pierwsza wersja jest gotowa w ciągu {firstHours} godzin; dopasowanie do firmy trwa {daysFrom}–{daysTo} dni, zależnie od branży.',
    asks: [
      '{jak szybko|kiedy|w ile dni|jak prędko} {możemy zacząć|możemy ruszyć|bot będzie gotowy|wystartujemy|dostarczycie bota|będziemy online}',
      'ile {trwa|zajmuje|potrwa} {wdrożenie|uruchomienie|zrobienie bota|przygotowanie bota|cały proces wdrożenia}',
      '{zdążycie|da się|wyrobicie się} {do poniedziałku|w tydzień|na jutro|przed świętami|w dwa tygodnie}',
      '{pilne|potrzebujemy na już|potrzebny asap|spieszy nam się|na wczoraj}',
      '{czas wdrożenia|termin realizacji|harmonogram|terminy|termin uruchomienia|ile dni}',
      '{naprawdę|serio} {w jeden dzień|w 24 godziny|w dobę}',
      '{dziś płacę to kiedy bot działa|kiedy ruszy|kiedy bot zacznie działać|ile się czeka na start|jak szybko rusza|od kiedy działa|na jutro zdążycie|w ile dni gotowe}',
      '{kiedy|za ile dni|jak szybko} {bot działa|bot ruszy|będzie gotowe|wystartujemy|to stanie|odpalicie bota} {po zapłacie|po podpisaniu|od zamówienia|}',
      '{kiedy ruszymy|ile dni|na poniedziałek|szybko potrzebuję|czas wdrożenia|jak długo robicie|od kiedy działa|pilne|do końca tygodnia|przed świętami|ile trwa uruchomienie|zamawiam dziś kiedy jest|termin realizacji}',
      'czy {pierwsza wersja|bot} {naprawdę|} {jest gotowa w jeden dzień|jest gotowy w jeden dzień|będzie w jeden dzień|ruszy w 1 dzień}',
    ],
  },
  process: {
    chip: 'Jak to działa krok po kroku?',
    answer:
      'Piszą Państwo w kilku zdaniach, o co pytają klienci; my patrzymy na stronę i pytania i w ciągu {hours} godzin wracamy z pierwszym planem i ceną. Pierwsza wersja działa w ciągu {firstHours} godzin, potem dopasowujemy ją w {daysFrom}–{daysTo} dni, a przed uruchomieniem można ją przetestować.',
    asks: [
      '{jak to działa|jak wygląda proces|jak przebiega współpraca|jak to wygląda w praktyce} {krok po kroku|dokładnie|u was|}',
      '{jakie są|jaki jest|co to za} {kolejne kroki|następny krok|etapy|kroki|etapy wdrożenia}',
      '{czego potrzebujecie|co jest potrzebne|co mam przygotować} {od nas|na start|żeby zacząć|}',
      'co {się dzieje|będzie|dalej} {po zgłoszeniu|po konsultacji|jak do was napiszę|po zamówieniu}',
      '{krok po kroku|proces|onboarding|przebieg współpracy|jak zacząć|od czego zacząć współpracę}',
      '{od czego zacząć|jak wygląda współpraca|co musicie dostać|etapy|po kolei|co dalej|co po zgłoszeniu|jak to przebiega|co przygotować|jak zaczynamy|przebieg wdrożenia}',
    ],
  },
  noCode: {
    chip: 'Czy potrzebuję programistów?',
    answer:
      'Nie. Rozmowy rysuje się bez kodu w wizualnym kreatorze przepływów, a szablony dają dobry start; w usłudze w pełni zarządzanej robimy wszystko za Państwa.',
    asks: [
      '{czy potrzebuję|czy trzeba|czy muszę mieć|potrzebny jest} {programisty|programistów|działu it|umieć programować|wiedzy technicznej|programista}',
      '{czy mogę|dam radę|da się} {zrobić to sam|sama to ustawić|bez programowania|bez kodowania|zbudować bota samemu}',
      'czy to {trudne|łatwe w obsłudze|skomplikowane|proste|łatwe dla laika}',
      '{bez kodu|no code|bez programowania|łatwa obsługa|wiedza techniczna}',
      'nie {jestem techniczny|znam się na komputerach|umiem programować|jesteśmy z it} {dam radę|czy to problem|}',
      '{bez informatyka|czy to trudne w obsłudze|sam to ogarnę}',
      '{nie znam się na komputerach|bez programisty|sam ogarnę|nie umiem kodować|trudne w obsłudze|laik|prosty w użyciu|nie mamy informatyka|bez kodowania|dla zielonych|wiedza techniczna}',
    ],
  },
  maintenance: {
    chip: 'Kto utrzymuje bota?',
    answer:
      'W planie platformy teksty i przepływy zmieniają Państwo sami, w każdej chwili, bez kodu. W usłudze w pełni zarządzanej utrzymujemy i ulepszamy bota my; w sprawach technicznych działa wsparcie programistyczne 24/7.',
    asks: [
      '{kto|jak} {utrzymuje bota|aktualizuje bota|dba o bota|aktualizować odpowiedzi|robi poprawki|zajmuje się botem później}',
      'czy mogę {zmieniać|edytować|poprawić|aktualizować} {odpowiedzi|teksty|przepływ|treści bota} {sam|później|w każdej chwili|}',
      'co jeśli {zmienią się ceny|zmienimy ofertę|zmienią się godziny otwarcia}',
      '{utrzymanie|aktualizacje|późniejsze zmiany|opieka nad botem|serwis bota}',
      'ile {pracy jest z utrzymaniem|roboty będziemy z tym mieli|czasu zajmuje pielęgnacja bota}',
      '{kto to potem aktualizuje|zmiana cen w bocie|sam poprawię odpowiedzi|opieka po wdrożeniu|ile roboty potem|utrzymanie|kto pilnuje bota|edycja treści|zmienią się godziny}',
    ],
  },
  scale: {
    chip: 'Czy poradzi sobie z dużym ruchem?',
    answer:
      'Tak. Platforma jest bezserwerowa (serverless): rośnie z liczbą rozmów, także w szczycie, a gdy nikt nie pisze, kosztuje niewiele. {enterprise} nie ma limitu wiadomości.',
    asks: [
      'czy {bot|to|system|platforma} {poradzi sobie z|wytrzyma|udźwignie|obsłuży} {dużym ruchem|duży ruch|black friday|tysiące rozmów|tysiącami klientów naraz}',
      '{ile rozmów|ilu klientów|ile czatów} {naraz|jednocześnie|równocześnie}',
      'co jeśli {nagle napisze tysiąc osób|ruch wystrzeli|kampania chwyci}',
      '{skalowalność|duży ruch|szczyt ruchu|obciążenie|równoczesne czaty|skalowanie}',
      '{tysiąc osób naraz|black friday wytrzyma|ile rozmów naraz|obciążenie|nagły ruch|wiral|jednocześnie|nie padnie od ruchu}',
    ],
  },
  tasks: {
    chip: 'Czy przyjmie rezerwacje i zamówienia?',
    answer:
      'Tak. Bot może przyjmować wizyty, rezerwacje i zamówienia, sprawdzić zamówienie, obsłużyć zwrot, zebrać dane kontaktowe i wywołać inne systemy; kreator przepływów ma na to kroki. Pokazują to boty demo naszych szablonów.',
    asks: [
      'czy bot {przyjmuje|umówi|obsłuży|przyjmie|zarządza} {rezerwacje|wizyty|zamówienia|zwroty|terminy|płatności}',
      'czy {moi klienci|pacjenci|goście} mogą {umówić wizytę przez czat|złożyć zamówienie u bota|zarezerwować przez bota|odwołać wizytę}',
      '{jakie|które} {zadania|czynności|rzeczy} {wykona bot|przejmie bot|może robić bot}',
      'czy bot {wyśle maila|sprawdzi status paczki|wyśle fakturę}',
      '{rezerwacje przez bota|umawianie wizyt|zamówienia przez czat|śledzenie przesyłek|bot do rezerwacji}',
      '{umówi wizytę|przyjmie zamówienie|sprawdzi gdzie paczka|zapisze klienta na termin}',
      '{rezerwacje przyjmie|umówi wizytę|zamówienia|status paczki|robi coś czy tylko gada|zwrot przyjmie|odwoła wizytę|przełoży termin|zapisy|płatność weźmie|odda klientowi pieniądze}',
    ],
  },
  afterHours: {
    chip: 'Czy działa też w nocy?',
    answer: 'Tak, bot odpowiada całą dobę: w nocy, w weekendy i w święta.',
    asks: [
      'czy bot {działa|odpowiada|jest dostępny|pracuje} {w nocy|w weekendy|w święta|całą dobę|w niedzielę|poza godzinami pracy|24 7}',
      '{klienci|ludzie} piszą {w nocy|po godzinach|w niedziele} {kto odpowie|czy bot odpisze|}',
      '{biuro|sklep} {jest zamknięte w nocy|nie działa w weekend|zamykamy o 17} {czy bot odpowie wtedy|}',
      '{24/7|całą dobę|w nocy|w weekend|po godzinach|nocą|non stop}',
      '{w nocy też odpisze|działa całą noc|po 22 ktoś odpowie}',
      '{w nocy odpisze|w niedzielę|jak mamy zamknięte|całą dobę|po godzinach|w święta|o trzeciej w nocy|poza godzinami pracy}',
    ],
  },
  rightToLeft: {
    chip: 'Czy działa od prawej do lewej?',
    answer:
      'Tak. Po arabsku i hebrajsku ten czat i nasze boty idą od prawej do lewej, razem z całym oknem; nie trzeba nic ustawiać.',
    asks: [
      '{pismo od prawej} {działa|jest obsługiwane|da się}',
      'czy {czat|okno|widżet|interfejs} {dobrze wygląda po arabsku|idzie od prawej do lewej|dobrze wygląda po hebrajsku|odwraca się po arabsku|obsługuje rtl}',
      '{od prawej do lewej|rtl|obsługa rtl|kierunek tekstu|okno po arabsku|interfejs po hebrajsku}',
      '{od prawej do lewej|arabski wyświetla się dobrze|hebrajski układ|rtl działa|okno dla arabskiego}',
    ],
  },
};
