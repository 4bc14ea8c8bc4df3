import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: 'Hvad koster en chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nIngen plan har et oprettelsesgebyr.',
    asks: [
      '{hvad|hvor meget|ca hvad} {koster|koster det for} {det|en chatbot|sådan en bot|jeres bot|jeres løsning|det hele|det om måneden}',
      '{priser|pris|prisliste|takster|omkostninger|månedspris|abonnement|prisniveau|hvilke planer har i|hvilke pakker findes der}',
      '{send|vis|giv mig|må jeg se|fortæl om} {jeres priser|en prisliste|priserne|priser og planer|prisoversigten}',
      '{er det|er i|er den ikke} {dyrt|for dyrt|billigt|dyre|billige|til at betale|lidt dyr}',
      'hvad {skal jeg|skal vi|kommer vi til at} {betale|give for det|af med} {om måneden|om året|}',
      '{hvad skal jeg slippe for det|hvad løber det op i|hvad skal i have for det|hvad snakker vi i penge|hvad koster gildet}',
    ],
  },
  starter: {
    chip: 'Hvad får jeg i Starter?',
    answer:
      'Platformsplanen {starter} koster {starterPrice} om måneden med GPT-3.5 Turbo: {starterMessages} beskeder om måneden, {starterIntegrations} integrationer (Slack, e-mail, web), grundlæggende statistik, support på e-mail og jeres egen branding, på ét sprog. Den passer til en lille virksomhed med én hjemmeside og ét team.',
    asks: [
      '{hvad|hvor meget} {koster|er der i|indeholder|får jeg i} {starter|starter planen|starterpakken|den lille plan|basisplanen}',
      '{fortæl om|info om|mere om|forklar} {starter|starter planen|den mindste plan|startpakken}',
      '{starter|starter plan|starterpakke|basisplan|den lille pakke|starter pris|planen til 129}',
      'hvad får {jeg|man|vi} for {129|129 dollars|129 om måneden}',
      '{hvor mange beskeder|hvilken model|hvilke integrationer|hvilken support} er der i {starter|den lille plan|starterpakken}',
      'er {starter|den mindste plan} {nok|god nok|fint} {til os|til et lille firma|i starten}',
    ],
  },
  professional: {
    chip: 'Hvad får jeg i Professional?',
    answer:
      'Platformsplanen {professional} koster {professionalPrice} om måneden til grundpris ({sonnetProfessional} med Claude 3 Sonnet): {professionalMessages} beskeder om måneden, ubegrænsede integrationer, avanceret statistik, prioriteret support 24/7, Claude 3 Sonnet, HIPAA-parathed, flere sprog, A/B-test og egne workflows. Det er vores mest populære plan.',
    asks: [
      '{hvad|hvor meget} {koster|er der i|indeholder|får jeg i} {professional|pro|pro planen|professional planen|den mellemste plan}',
      '{fortæl om|info om|mere om|forklar} {professional|pro|pro planen|jeres mest populære plan}',
      '{professional|pro|pro plan|professional plan|pro pris|planen til 699}',
      'hvad får {jeg|man|vi} for {699|699 dollars|699 om måneden}',
      '{hvilken plan|hvilken} {er mest populær|er bestselleren|tager de fleste|køber folk mest}',
      'hvorfor {er pro så dyr|koster professional 699|er professional dyrere}',
    ],
  },
  enterprise: {
    chip: 'Hvad får jeg i Enterprise?',
    answer:
      'Platformsplanen {enterprise} prissættes individuelt: ubegrænsede beskeder, dedikeret infrastruktur eller drift hos jer selv, SSO, Claude 3 Opus, dedikeret support, en SLA og udvidet sikkerhed. Fortæl, hvad I har brug for, så får I et tilbud fra et menneske inden for {hours} timer.',
    asks: [
      '{hvad|hvor meget} {koster|er der i|indeholder|får vi i} {enterprise|enterprise planen|den store plan|den største pakke}',
      '{fortæl om|info om|mere om|forklar} {enterprise|enterprise planen|den største plan}',
      '{enterprise|enterprise pris|enterprise plan|koncernplan|plan til store virksomheder}',
      '{vi er|jeg er i|vi er en del af} {en stor virksomhed|en koncern|et stort firma|en multinational|en virksomhed med 5000 ansatte} {hvad tilbyder i|hvilken plan|}',
      '{har i|vi skal bruge|findes der} {noget til store firmaer|en plan uden beskedgrænse|ubegrænsede beskeder|noget til koncerner}',
      '{det største abonnement}',
    ],
  },
  compare: {
    chip: 'Hvad er forskellen på planerne?',
    answer:
      '{starter} ({starterPrice} om måneden): {starterMessages} beskeder, {starterIntegrations} integrationer, ét sprog, grundlæggende statistik, support på e-mail.\n{professional} ({professionalPrice} om måneden): {professionalMessages} beskeder, ubegrænsede integrationer, flere sprog, avanceret statistik, A/B-test, HIPAA-parathed, support 24/7.\n{enterprise} (individuel pris): ubegrænsede beskeder, egen infrastruktur, SSO, SLA, dedikeret support.',
    asks: [
      '{hvad er forskellen|hvilken forskel er der|forklar forskellen} {på planerne|mellem starter og pro|på starter og professional|mellem pro og enterprise|på jeres pakker}',
      '{sammenlign|kan du sammenligne|sammenligning af} {planerne|starter og pro|pakkerne|starter med professional}',
      'hvordan {adskiller planerne sig|er planerne forskellige|adskiller starter sig fra pro}',
      '{starter eller pro|starter eller professional|pro eller enterprise|planforskelle|forskel på pakker}',
      '{hvorfor skal jeg vælge|hvad mere får jeg i|hvad er fordelen ved} {professional frem for starter|pro i stedet for starter|pro end starter}',
    ],
  },
  whichPlan: {
    chip: 'Hvilken plan passer til mig?',
    answer:
      'Det afhænger af jeres beskeder om måneden: op til {starterMessages} rækker {starter}, op til {professionalMessages} er det {professional}, og derover {enterprise}. I skal også have {professional}, hvis I vil have flere sprog, HIPAA eller A/B-test. Hvor mange beskeder får I cirka om måneden?',
    asks: [
      '{hvilken|hvilken slags} {plan|pakke|løsning} {passer til|er bedst for|er den rigtige for|anbefaler du til} {os|mig|et lille firma|en startup|min butik}',
      'hvilken {plan|pakke} {skal jeg|skal vi|bør vi|ville du} {vælge|tage|købe|have}',
      '{hjælp mig|kan du hjælpe} {med at vælge plan|med at finde den rigtige plan|med at vælge}',
      '{anbefal|foreslå} {en plan|en pakke|noget til os}',
      'vi {får|har} {ca 2000|12000|30000|500|omkring 80000} {beskeder|henvendelser|spørgsmål} om måneden {hvilken plan|hvad skal vi bruge|}',
      '{ved ikke|er i tvivl om} hvilken {plan|pakke} {jeg skal bruge|der passer}',
      '{hvad anbefaler du|vi er ni mand hvilken skal vi tage|hvilken plan til 30000 beskeder og hipaa|er den lille nok|hvad har vi brug for}',
    ],
  },
  managed: {
    chip: 'Hvad koster den fulde service?',
    answer:
      '{managedPrices}\n\nMed den fuldt administrerede service bygger, driver og passer vi botten for jer.',
    asks: [
      '{hvad koster|hvad er|fortæl om|hvad indeholder} {den fulde service|managed service|den fuldt administrerede service|jeres full service|alt inklusive løsningen}',
      '{kan i|vil i|gider i} {gøre det hele for os|bygge og drive botten for os|stå for det hele|passe botten for os|tage jer af alt}',
      '{managed service|fuld service|nøglefærdig løsning|full service|managed pris|administreret service}',
      '{vi har ikke|jeg har ikke} {tid til at gøre det selv|ressourcer til at drive en bot|tid til at rode med det|folk til det}',
      '{hvad får jeg for|hvorfor koster det} {1497|2497|2997}',
      'pris {hvis i gør det hele|når i driver den|for at i bygger den}',
      '{alt inklusive med ubegrænsede samtaler|i klarer det hele for os|fuldt styret tjeneste|vi vil ikke selv rode med det|administreret tjeneste med ubegrænsede samtaler|det store administrerede}',
    ],
  },
  managedOrPlatform: {
    chip: 'Platform eller fuld service?',
    answer:
      'Med en platformsplan (fra {starterPrice} om måneden) driver I selv botten på vores platform. Med den fuldt administrerede service (fra {managedStarter} om måneden) bygger vi den, driver den og bliver ved med at forbedre den. Den første regnes i beskeder, den anden i samtaler.\n{managedPairs}',
    asks: [
      '{hvad er forskellen på|forklar forskellen på} {platform og managed|platformsplan og fuld service|de to starter planer|de to services|selvbetjening og fuld service}',
      'hvorfor {er der to priser|har i to prislister|er der to starter priser|koster starter både 129 og 1497|koster pro både 699 og 2497}',
      '{platform eller managed|selv eller fuld service|platform eller fuld service|selvbetjening eller managed}',
      'hvad betyder {platformsplan|managed|fuldt administreret|platform her}',
      '{der står|siden siger} {129|699} {men du siger|og du siger} {1497|2497}',
    ],
  },
  cheapest: {
    chip: 'Hvad er det billigste?',
    answer:
      'Den billigste er platformsplanen {starter} til {starterPrice} om måneden med op til {starterMessages} beskeder, uden oprettelsesgebyr og uden lang binding.',
    asks: [
      '{hvad er|hvilken er|hvad er jeres} {den billigste|billigste|laveste|det billigste} {plan|pris|løsning|pakke|i har}',
      '{billigst|billigste plan|laveste pris|minimumspris|startpris|fra pris}',
      '{hvor starter priserne|fra hvilken pris|priser fra|hvad starter det på}',
      '{vi har|jeg har} {et lille budget|ikke mange penge|et stramt budget|få midler} {hvad kan vi få|er der noget|}',
      'mit budget er {100|150|200|300} {om måneden|dollars|} {er det nok|hvad får jeg|}',
      '{for dyrt har i noget billigere|det billigste i har|lille budget|kan det gøres billigere}',
    ],
  },
  setupFee: {
    chip: 'Er der et oprettelsesgebyr?',
    answer:
      'Nej. Ingen af vores planer har et oprettelsesgebyr; I betaler månedsprisen. Kun tilkøb som en specialintegration ({integrationPrice} som engangsbeløb) eller udvidet træning ({trainingPrice} som engangsbeløb) koster noget én gang.',
    asks: [
      '{er der|har i|tager i|skal man betale|kommer der} {et oprettelsesgebyr|oprettelse|startgebyr|engangsbeløb|skjulte gebyrer|installationsgebyr|skjulte omkostninger}',
      '{oprettelsesgebyr|startgebyr|etablering|opstartspris|skjulte gebyrer|etableringsomkostninger|setup fee}',
      'hvad koster {opsætningen|installationen|opstarten|oprettelsen|det at komme i gang}',
      'skal {jeg|vi} betale {noget forud|på forhånd|noget i starten|noget up front}',
      '{er der en hage|hvad er haken|hvad kommer der oveni|andre udgifter end månedsprisen}',
    ],
  },
  contract: {
    chip: 'Er der binding?',
    answer:
      'Der er ingen lang binding: planerne løber måned for måned, og I kan opsige når som helst med {noticeDays} dages varsel.',
    asks: [
      '{er der|har i|hvor lang er|hvad er} {binding|bindingsperioden|en kontrakt|en minimumsperiode|bindingstid|årskontrakt|kontraktperioden}',
      '{skal jeg|skal vi|er man nødt til at} {binde os|binde mig et år|skrive under på en kontrakt|forpligte os|have en lang aftale}',
      '{hvor længe|hvor lang tid} {er man bundet|binder vi os|løber aftalen|er jeg bundet}',
      '{binding|kontrakt|bindingsperiode|løbetid|måned for måned|uden binding}',
      '{vi vil ikke|jeg gider ikke} {have en lang kontrakt|bindes|låses fast|have binding}',
      '{hænger jeg på den i et år|er jeg bundet et helt år|hvor længe hænger man på den|skal man binde sig}',
    ],
  },
  cancel: {
    chip: 'Hvordan opsiger jeg?',
    answer:
      'Du kan opsige når som helst med {noticeDays} dages varsel; det kræver ingen begrundelse, og der er ingen lang binding. En besked til {email} er nok.',
    asks: [
      '{hvordan|hvornår} {opsiger jeg|opsiger vi|kan jeg opsige|kommer man ud af det|stopper jeg abonnementet}',
      '{kan jeg|kan vi|kan man|må man} {opsige|stoppe|sige op|komme ud} {når som helst|før tid|efter en måned|aftalen|planen|}',
      '{opsigelse|opsigelsesvarsel|opsige|afmelde plan|opsigelsesfrist|stoppe abonnement}',
      '{hvad hvis|hvad sker der hvis} {vi vil stoppe|jeg fortryder|vi ikke er tilfredse|det ikke virker for os}',
      '{hvad er|hvor langt er} {opsigelsesvarslet|jeres opsigelsesvarsel|varslet}',
      '{hvordan kommer jeg ud af det|kan jeg stoppe hvis det ikke dur|opsige hurtigt}',
    ],
  },
  trial: {
    chip: 'Kan jeg prøve det gratis?',
    answer:
      'Du kan prøve meget her uden at betale: chatte med demobotterne fra vores skabeloner, bygge dit eget flow i Flow Builder og booke en gratis rådgivning. Vi reklamerer ikke med en gratis plan eller prøveperiode; men da der ikke er noget oprettelsesgebyr, og I kan opsige med {noticeDays} dages varsel, er en måned med {starter} ({starterPrice}) den mindste måde at prøve det for alvor på.',
    asks: [
      '{er der|har i|kan man få|tilbyder i} {en gratis prøve|en prøveperiode|en gratis version|en gratis plan|en testkonto|gratis prøveperiode|prøvemåned}',
      '{kan jeg|kan vi|kan man|må jeg} {prøve det|teste den|prøve botten|afprøve det} {gratis|først|før vi køber|uden at betale|i 14 dage|}',
      '{gratis prøveperiode|prøveversion|gratis|gratis version|free trial|prøv før køb|testperiode}',
      '{er det|er noget af det|er botten} {gratis|kvit og frit|helt gratis}',
      'hvad kan {jeg|man} {prøve|teste|lave} {uden at betale|gratis her|uden at oprette sig}',
      '{kan man prøve før man betaler|prøve uden kort|købe katten i sækken|må jeg lige snuse til den|noget gratis at prøve}',
    ],
  },
  discount: {
    chip: 'Giver I rabat?',
    answer:
      'Siden nævner ingen rabatter, hverken ved årlig betaling eller til startups og foreninger, og jeg kan ikke love nogen. Spørg vores team: {email} eller en gratis rådgivning er vejen til et tilbud på netop jeres sag.',
    asks: [
      '{er der|giver i|har i|kan man få|kan vi få} {rabat|rabatter|en rabatkode|et godt tilbud|en bedre pris|et afslag|kampagnepris}',
      '{rabat|rabatkode|kampagne|black friday|studierabat|mængderabat|foreningsrabat}',
      '{rabat|billigere} {til foreninger|til startups|ved årlig betaling|til skoler|for to bots|hvis vi betaler et år forud}',
      '{kan vi|kan man|kan i} {forhandle prisen|prutte|gå ned i pris|gøre det billigere}',
      '{årlig betaling|årsabonnement} {billigere|med rabat|muligt|}',
      '{billigere hvis man betaler årligt}',
    ],
  },
  payment: {
    chip: 'Hvordan betaler jeg?',
    answer:
      'Priserne er i amerikanske dollars og betales pr. måned. Siden fortæller ikke, hvilke betalingsmåder eller fakturaer der findes, eller om der kommer skat og moms oveni; det aftaler vores team med jer, før I går i gang: {email}.',
    asks: [
      'hvordan {betaler jeg|betaler vi|betaler man|foregår betalingen}',
      '{kan jeg|kan vi|kan man|tager i} {betale med|betale via|imod|} {faktura|kort|paypal|mobilepay|bankoverførsel|betalingsservice|kroner|bitcoin}',
      '{betaling|betalingsmåder|faktura|fakturering|moms|valuta|i kroner|ean faktura}',
      '{er prisen|er priserne|er det} {med moms|uden moms|ekskl moms|i kroner|i dollars|inklusive moms}',
      '{hvornår|hvor tit} {bliver jeg faktureret|betaler man|sender i faktura|trækkes pengene}',
      '{kan man bruge mobilepay|betale med faktura|kortbetaling|dollars eller kroner|med moms}',
    ],
  },
  overage: {
    chip: 'Hvad hvis vi bruger flere beskeder?',
    answer:
      'Intet går i stå: i travle måneder koster ekstra samtaler {conversationPrice} pr. stk., på alle planer. Sker det hver måned, er den næste plan som regel billigere.',
    asks: [
      '{hvad hvis|hvad sker der hvis|hvad nu hvis} {vi rammer grænsen|vi bruger alle beskeder|vi går over 5000 beskeder|beskederne slipper op|vi overskrider grænsen|vi får for mange beskeder}',
      '{hvad koster|pris på} {en ekstra samtale|ekstra samtaler|ekstra beskeder|overforbrug|flere beskeder}',
      '{overforbrug|ekstra samtaler|ekstra beskeder|beskedgrænse|over grænsen}',
      '{stopper|slukker|holder} botten {med at svare|op|} når {grænsen er nået|beskederne er brugt}',
      '{julesalg|travle måneder|højsæson|i december har vi flere} {hvad så|hvad koster det|}',
      '{hvis vi ryger over|ikke flere beskeder|op til jul er der flere|lukker den så ned}',
    ],
  },
  addOns: {
    chip: 'Hvilke tilkøb findes der?',
    answer:
      'Tilkøb til alle planer:\n- ekstra sprog: {languagePrice} om måneden\n- ekstra samtaler: {conversationPrice} pr. stk.\n- specialintegration: {integrationPrice} som engangsbeløb\n- udvidet træning: {trainingPrice} som engangsbeløb',
    asks: [
      'hvilke {tilkøb|tillæg|ekstraydelser|tilvalg|add ons} {findes der|har i|kan jeg købe|er der}',
      '{tilkøb|tilvalg|add ons|ekstraydelser|tilkøbspriser|priser på tilkøb}',
      'hvad {koster ekstra|skal man betale ekstra for|er ikke med i prisen}',
      'kan {jeg|man|vi} {tilkøbe noget|købe mere til planen|lægge ekstra oveni|tilføje ekstra ydelser}',
      'hvad koster {tilkøbene|jeres tilvalg|ekstraydelserne}',
    ],
  },
  addLanguage: {
    chip: 'Hvad koster et ekstra sprog?',
    answer:
      'Et ekstra sprog til botten koster {languagePrice} om måneden, skrevet og tjekket. {professional} og {enterprise} taler flere sprog; {starter} taler ét.',
    asks: [
      '{hvad koster|pris på|hvor meget for} {et ekstra sprog|et sprog mere|et andet sprog|et tredje sprog|engelsk oveni|tysk som ekstra}',
      '{ekstra sprog|flere sprog pris|tilføj sprog|sprog tilkøb|andet sprog}',
      'kan {jeg|vi|man} {tilføje|købe|få} {et sprog mere|engelsk senere|flere sprog til starter|tysk og svensk}',
      'koster {flere sprog|to sprog|ekstra sprog} {mere|ekstra|noget}',
      'vi skal have botten på {to sprog|tre sprog|dansk og engelsk} {hvad koster det|pris|}',
      '{et sprog mere hvad koster det|tysk oveni pris|pr ekstra sprog|hvis vi også vil have engelsk}',
    ],
  },
  addIntegration: {
    chip: 'Hvad koster en specialintegration?',
    answer:
      'En specialintegration, altså en forbindelse til jeres eget system, koster {integrationPrice} som engangsbeløb. {starter} indeholder {starterIntegrations} standardintegrationer, {professional} så mange, I har brug for.',
    asks: [
      '{hvad koster|pris på|hvor meget for} {en specialintegration|en integration|at koble vores eget system på|en integration til vores erp|en skræddersyet integration|et interface}',
      '{integrationspris|pris på integration|integrationsgebyr|hvad koster integrationer}',
      'koster {integrationer|integrationen|det at koble crm på} {ekstra|noget|penge}',
      'kan i {forbinde|koble} {vores hjemmebyggede system|vores gamle system|vores egen software på} og {hvad koster det|til hvilken pris}',
      '{erp integration|sap kobling|kobling til egen database} {pris|omkostning|engangsbeløb}',
    ],
  },
  addTraining: {
    chip: 'Hvad er udvidet træning?',
    answer:
      'Udvidet træning koster {trainingPrice} som engangsbeløb: vi træner botten på jeres dokumenter og tidligere samtaler.',
    asks: [
      '{hvad er|hvad koster|forklar|hvad indeholder} {udvidet træning|træningen|bottens træning|at træne botten|træningstilkøbet}',
      '{udvidet træning|træning pris|træningstilkøb|advanced training|oplæring af botten}',
      'hvad koster det {at træne botten på vores dokumenter|hvis i træner den med vores data|at lære den vores ting}',
      'træner i {botten for os|den på vores gamle chats|den på vores tickets} {og hvad koster det|}',
      '{prisen for|gebyr for} {oplæring|træning af botten|at fodre den med vores materiale}',
    ],
  },
  switchPlan: {
    chip: 'Kan jeg skifte plan senere?',
    answer:
      'Ja. Planerne løber måned for måned, så I kan gå op eller ned, når antallet af beskeder ændrer sig; skriv til vores team på {email}, så klarer de skiftet sammen med jer.',
    asks: [
      '{kan jeg|kan vi|kan man} {skifte|opgradere|nedgradere|ændre} {plan|pakke|} {senere|når som helst|undervejs}',
      '{opgradering|nedgradering|skift plan|planskift|skifte pakke|upgrade}',
      '{kan vi|kan man} {gå fra starter til pro|gå op i plan|gå ned i plan|skifte til professional senere}',
      'hvad hvis {vi vokser|behovet ændrer sig|starter bliver for lille|vi får brug for mere}',
      '{starte småt|begynde med starter} og {opgradere senere|vokse|skifte siden hen}',
    ],
  },
  refund: {
    chip: 'Kan jeg få pengene tilbage?',
    answer:
      'Siden lover ingen refusion eller pengene tilbage-garanti, så det kan jeg heller ikke. Det, der gælder: intet oprettelsesgebyr, ingen lang binding, og opsigelse med {noticeDays} dages varsel. Er der andet, så skriv til {email}.',
    asks: [
      '{kan jeg|kan vi|får man|giver i} {få pengene tilbage|få refusion|pengene tilbage|refusion|pengene retur} {hvis det ikke virker|}',
      '{refusion|pengene tilbage|tilfredshedsgaranti|returret|refund|fortrydelsesret|garanti}',
      '{jeg vil have|vi vil have|giv os} {mine penge tilbage|vores penge tilbage|pengene retur|refusion nu}',
      '{hvilken garanti|hvilke garantier} {giver i|får vi|har man}',
      '{får jeg pengene igen hvis det ikke virker|penge retur}',
    ],
  },
  messageCount: {
    chip: 'Hvad tæller som en besked?',
    answer:
      'Platformsplaner regnes i beskeder om måneden, den fuldt administrerede service i samtaler; en samtale har som regel flere beskeder. Siden definerer det ikke nærmere, så spørg vores team på {email}, hvordan det ville blive talt hos jer.',
    asks: [
      '{hvad|hvordan} {tæller som en besked|er en besked|regnes som en besked|tæller i beskeder|er en samtale hos jer}',
      '{hvad er forskellen på|forskel på} {beskeder og samtaler|en besked og en samtale}',
      'tæller {bottens svar|begge parters beskeder|svarene} {med|også med|som beskeder}',
      'hvor mange {samtaler|chats|kunder} er {5000 beskeder|50000 beskeder|det i beskeder}',
      'er {5000 beskeder|1000 samtaler} {meget|nok til en butik|mange chats}',
      'hvordan {optæller i beskeder|måles beskeder|regnes forbruget}',
    ],
  },
  seats: {
    chip: 'Betaler man pr. bruger?',
    answer:
      'Nej, der er ingen brugerpladser: hele teamet kan være med. Prisen følger beskederne, aldrig antallet af kolleger.',
    asks: [
      '{betaler man|tager i betaling|er prisen|koster det} {pr bruger|per bruger|pr medarbejder|pr agent|ekstra for flere brugere}',
      '{hvor mange|er der grænse for antal} {brugere|medarbejdere|kolleger|logins} {kan bruge det|er inkluderet|må logge ind|}',
      '{brugerlicenser|antal brugere|per bruger|licenser|brugerpladser|flere brugere}',
      'kan {hele teamet|flere kolleger|20 mand|alle hos os} {bruge det|logge ind|få adgang|arbejde i det}',
    ],
  },
  custom: {
    chip: 'Hvad med over 50.000 beskeder?',
    answer:
      'Over {professionalMessages} beskeder om måneden er prisen individuel: beregneren viser cirka hvad den bliver, og ved mere end 100.000 beskeder eller egen infrastruktur giver vores salgsteam et tilbud inden for {hours} timer.',
    asks: [
      '{hvad hvis vi|vi|jeg} {har|får|sender|skal bruge} {over 50000|100000|200000|en halv million|en million} beskeder {om måneden|}',
      '{kan jeg få|vi vil gerne have|jeg ønsker|laver i} {et tilbud|et individuelt tilbud|et skræddersyet tilbud|en specialpris|en skræddersyet plan}',
      '{tilbud|individuel pris|specialtilbud|skræddersyet plan|custom pris|tilbud på stor mængde}',
      'har i {en volumenpris|en pris ved mange beskeder|noget til rigtig store mængder}',
    ],
  },
  modelPrices: {
    chip: 'Hvad koster de bedre modeller?',
    answer:
      'Modellen ændrer prisen: {starter} er {starterPrice} med GPT-3.5 Turbo, {sonnetStarter} med Claude 3 Sonnet og {opusStarter} med Claude 3 Opus; {professional} er {professionalPrice}, {sonnetProfessional} og {opusProfessional}. Beregneren på prissiden viser det for jeres mængde.',
    asks: [
      '{hvad koster|hvor meget mere koster|pris på} {claude|opus|sonnet|en bedre model|den bedste model|claude 3 opus|en anden model}',
      '{starter|pro|professional|prisen} med {claude|opus|sonnet|gpt}',
      '{afhænger|ændrer} prisen {af modellen|af ai modellen|sig med modellen|af hvilken model jeg vælger}',
      'kan {starter|den lille plan|jeg i starter} {få opus|bruge claude|køre sonnet|have en bedre model}',
      'hvorfor {839|155|1049} {dollars|i stedet for 699|}',
    ],
  },
  perThousand: {
    chip: 'Hvad koster 1.000 beskeder?',
    answer:
      'Fuldt udnyttet koster 1.000 beskeder {starterThousand} med {starter} og {professionalThousand} med {professional}. Beregneren på prissiden viser det for jeres volumen og model.',
    asks: [
      '{pris|omkostning|hvad koster|hvor meget|hvad bliver det} {pr 1000 beskeder|per tusind beskeder|for tusind beskeder|tusind beskeder}',
      '{pris pr besked|omkostning per besked|hvad koster en besked|pr tusind|pr 1000|stykpris besked}',
      '{og|altså} {pr tusind|pr besked} {hvor meget|}',
    ],
  },
  integrationCount: {
    chip: 'Hvor mange integrationer pr. plan?',
    answer:
      '{starter} har {starterIntegrations} integrationer (Slack, Email, Web), {professional} ubegrænset mange. At koble et eget system til koster {integrationPrice} én gang.',
    asks: [
      'hvor mange {integrationer|koblinger} {pr plan|har hver plan|følger med planerne|er der i hver plan|får man i hvilken plan}',
      '{grænse for integrationer|ubegrænsede integrationer|antal integrationer pr plan|hvilken plan har ubegrænset integrationer|er integrationer begrænset|er der loft over integrationer}',
      '{mere end tre integrationer|fem integrationer|en fjerde integration} {går det i starter|i den lille plan|muligt med starter}',
    ],
  },
};
