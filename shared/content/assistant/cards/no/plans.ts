import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: 'Hva koster en chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nIngen av pakkene har etableringsgebyr.',
    asks: [
      '{hva|hvor mye|ca hva} {koster|tar dere for} {det|en chatbot|en sånn bot|boten deres|løsningen deres|alt sammen|det i måneden}',
      '{priser|pris|prisliste|satser|kostnader|månedspris|abonnement|prisnivå|hvilke pakker har dere|hvilke abonnement finnes}',
      '{send|vis|gi meg|kan jeg få se|fortell om} {prisene|en prisliste|prisene deres|priser og pakker|prisoversikten}',
      '{er det|er dere|er ikke dette} {dyrt|for dyrt|billig|dyre|rimelig|litt stivt priset}',
      'hva {må jeg|må vi|kommer vi til å} {betale|ut med} {i måneden|i året|}',
      '{hva må jeg punge ut med|hva ender det på|ka kosta det|hva skal dere ha for det|hvor mye penger snakker vi om}',
    ],
  },
  starter: {
    chip: 'Hva får jeg i Starter?',
    answer:
      'Plattformpakken {starter} koster {starterPrice} i måneden med GPT-3.5 Turbo: {starterMessages} meldinger i måneden, {starterIntegrations} integrasjoner (Slack, e-post, nett), enkel statistikk, support på e-post og egen profil, på ett språk. Den passer for en liten bedrift med ett nettsted og ett team.',
    asks: [
      '{hva|hvor mye} {koster|er med i|inneholder|får jeg i} {starter|starter pakken|startpakken|den minste pakken|basispakken}',
      '{fortell om|info om|mer om|forklar} {starter|starter pakken|den lille pakken|startpakken}',
      '{starter|starter pakke|startpakke|basispakke|starter pris|pakken til 129}',
      'hva får {jeg|man|vi} for {129|129 dollar|129 i måneden}',
      '{hvor mange meldinger|hvilken modell|hvilke integrasjoner|hvilken support} har {starter|den minste pakken}',
      'er {starter|den minste pakken} {nok|bra nok|greit} {for oss|for et lite firma|i starten}',
    ],
  },
  professional: {
    chip: 'Hva får jeg i Professional?',
    answer:
      'Plattformpakken {professional} koster {professionalPrice} i måneden til grunnpris ({sonnetProfessional} med Claude 3 Sonnet): {professionalMessages} meldinger i måneden, ubegrenset med integrasjoner, avansert statistikk, prioritert support 24/7, Claude 3 Sonnet, HIPAA-klar, flere språk, A/B-testing og egne arbeidsflyter. Det er den mest populære pakken vår.',
    asks: [
      '{hva|hvor mye} {koster|er med i|inneholder|får jeg i} {professional|pro|pro pakken|professional pakken|den mellomste pakken}',
      '{fortell om|info om|mer om|forklar} {professional|pro|pro pakken|den mest populære pakken}',
      '{professional|pro|pro pakke|professional pakke|pro pris|pakken til 699}',
      'hva får {jeg|man|vi} for {699|699 dollar|699 i måneden}',
      '{hvilken pakke|hvilken} {er mest populær|er bestselgeren|velger folk flest|tar de fleste}',
      'hvorfor {er pro så dyr|koster professional 699|er professional dyrere}',
    ],
  },
  enterprise: {
    chip: 'Hva får jeg i Enterprise?',
    answer:
      'Plattformpakken {enterprise} prises individuelt: ubegrenset med meldinger, dedikert infrastruktur eller drift hos dere selv, SSO, Claude 3 Opus, dedikert support, en SLA og utvidet sikkerhet. Fortell hva dere trenger, så får dere et tilbud fra et menneske innen {hours} timer.',
    asks: [
      '{hva|hvor mye} {koster|er med i|inneholder|får vi i} {enterprise|enterprise pakken|den store pakken|den største pakken}',
      '{fortell om|info om|mer om|forklar} {enterprise|enterprise pakken|storbedriftspakken}',
      '{enterprise|enterprise pris|enterprise pakke|konsernpakke|pakke for storbedrifter}',
      '{vi er|jeg jobber i|vi er del av} {en stor bedrift|et konsern|et stort selskap|en bedrift med 5000 ansatte} {hva tilbyr dere|hvilken pakke|}',
      '{har dere|vi trenger|finnes det} {noe for store selskaper|en pakke uten meldingsgrense|ubegrenset med meldinger|noe for konsern}',
    ],
  },
  compare: {
    chip: 'Hva er forskjellen på pakkene?',
    answer:
      '{starter} ({starterPrice} i måneden): {starterMessages} meldinger, {starterIntegrations} integrasjoner, ett språk, enkel statistikk, support på e-post.\n{professional} ({professionalPrice} i måneden): {professionalMessages} meldinger, ubegrenset med integrasjoner, flere språk, avansert statistikk, A/B-testing, HIPAA-klar, support 24/7.\n{enterprise} (individuell pris): ubegrenset med meldinger, egen infrastruktur, SSO, SLA, dedikert support.',
    asks: [
      '{hva er forskjellen|hvilken forskjell er det|forklar forskjellen} {på pakkene|mellom starter og pro|på starter og professional|mellom pro og enterprise}',
      '{sammenlign|kan du sammenligne|sammenligning av} {pakkene|starter og pro|starter med professional|abonnementene}',
      '{starter eller pro|starter eller professional|pro eller enterprise|forskjell på pakker|pakkeforskjeller}',
      '{hvorfor velge|hva mer får jeg i|hva er fordelen med} {professional framfor starter|pro i stedet for starter|pro enn i starter}',
      'hvordan {skiller pakkene seg|er pakkene forskjellige}',
    ],
  },
  whichPlan: {
    chip: 'Hvilken pakke passer for meg?',
    answer:
      'Det kommer an på hvor mange meldinger dere får i måneden: opp til {starterMessages} holder {starter}, opp til {professionalMessages} er det {professional}, og over det {enterprise}. Dere trenger også {professional} for flere språk, HIPAA eller A/B-testing. Omtrent hvor mange meldinger får dere i måneden?',
    asks: [
      '{hvilken|hva slags} {pakke|løsning|plan} {passer for|er best for|er riktig for|anbefaler du til} {oss|meg|et lite firma|en startup|butikken min}',
      'hvilken {pakke|plan} {skal jeg|skal vi|bør vi|ville du} {velge|ta|kjøpe|ha}',
      '{hjelp meg|kan du hjelpe} {å velge pakke|å finne riktig pakke|å bestemme meg}',
      'vi {får|har} {ca 2000|12000|30000|500|rundt 80000} {meldinger|henvendelser|spørsmål} i måneden {hvilken pakke|hva trenger vi|}',
      '{vet ikke|usikker på} hvilken {pakke|plan} {jeg trenger|som passer}',
      '{hva anbefaler du|vi er ni stykker hvilken skal vi ta|hvilken pakke til 30000 meldinger og hipaa|holder den lille|hva trenger vi}',
    ],
  },
  managed: {
    chip: 'Hva koster den fulle tjenesten?',
    answer:
      '{managedPrices}\n\nMed den fullt administrerte tjenesten bygger, drifter og passer vi boten for dere.',
    asks: [
      '{hva koster|hva er|fortell om|hva inneholder} {den fulle tjenesten|managed service|den fullt administrerte tjenesten|fullservice|nøkkelferdig løsning}',
      '{kan dere|vil dere} {gjøre alt for oss|bygge og drifte boten|ta dere av alt|passe boten for oss|stå for alt sammen}',
      '{managed service|fullservice|nøkkelferdig|managed pris|fullt administrert}',
      '{vi har ikke|jeg har ikke} {tid til å gjøre det selv|ressurser til å drifte en bot|tid til å styre med det|folk til det}',
      '{hva får jeg for|hvorfor koster det} {1497|2497|2997}',
      'pris {hvis dere gjør alt|når dere drifter den|for at dere bygger den}',
      '{alt inkludert med ubegrensede samtaler|dere ordner alt for oss|vi vil slippe å gjøre noe selv|administrert tjeneste med ubegrensede samtaler}',
    ],
  },
  managedOrPlatform: {
    chip: 'Plattform eller full tjeneste?',
    answer:
      'Med en plattformpakke (fra {starterPrice} i måneden) drifter dere boten selv på plattformen vår. Med den fullt administrerte tjenesten (fra {managedStarter} i måneden) bygger vi den, drifter den og fortsetter å forbedre den. Den første regnes i meldinger, den andre i samtaler.\n{managedPairs}',
    asks: [
      '{hva er forskjellen på|forklar forskjellen på} {plattform og managed|plattformpakke og full tjeneste|de to starter pakkene|de to tjenestene|selvbetjening og fullservice}',
      'hvorfor {er det to priser|har dere to prislister|er det to starter priser|koster starter både 129 og 1497|koster pro både 699 og 2497}',
      '{plattform eller managed|selv eller fullservice|plattform eller full tjeneste|selvbetjent eller managed}',
      'hva betyr {plattformpakke|managed|fullt administrert|plattform her}',
      '{det står|siden sier} {129|699} {men du sier|og du sier} {1497|2497}',
      'er {plattform|managed|fullservice} {best for oss|dyrest|enklest}',
    ],
  },
  cheapest: {
    chip: 'Hva er det billigste?',
    answer:
      'Det billigste er plattformpakken {starter} til {starterPrice} i måneden med opptil {starterMessages} meldinger, uten etableringsgebyr og uten lang bindingstid.',
    asks: [
      '{hva er|hvilken er} {den billigste|det billigste|den rimeligste|laveste} {pakken|prisen|løsningen|dere har}',
      '{billigst|billigste pakke|laveste pris|minstepris|startpris|fra pris}',
      '{hvor starter prisene|fra hvilken pris|priser fra|hva starter det på}',
      '{vi har|jeg har} {et lite budsjett|lite penger|et stramt budsjett} {hva kan vi få|finnes det noe|}',
      'budsjettet mitt er {100|150|200|300} {i måneden|dollar|} {er det nok|hva får jeg|}',
      '{for dyrt har dere noe billigere|det billigste dere har|lite budsjett|kan det gjøres billigere}',
    ],
  },
  setupFee: {
    chip: 'Er det etableringsgebyr?',
    answer:
      'Nei. Ingen av pakkene våre har etableringsgebyr; dere betaler månedsprisen. Bare tillegg som en spesialtilpasset integrasjon ({integrationPrice} én gang) eller utvidet opplæring ({trainingPrice} én gang) koster noe én gang.',
    asks: [
      '{er det|har dere|tar dere|må man betale|kommer det} {etableringsgebyr|oppstartsgebyr|engangsbeløp|skjulte gebyrer|installasjonsgebyr|skjulte kostnader}',
      '{etableringsgebyr|oppstartsgebyr|etablering|oppstartskostnad|skjulte gebyrer|setup fee}',
      'hva koster {oppsettet|installasjonen|oppstarten|det å komme i gang}',
      'må {jeg|vi} betale {noe på forhånd|forskudd|noe i starten}',
      '{er det en hake|hva er haken|hva kommer i tillegg|andre utgifter enn månedsprisen}',
    ],
  },
  contract: {
    chip: 'Er det bindingstid?',
    answer:
      'Det er ingen lang bindingstid: pakkene løper måned for måned, og dere kan si opp når som helst med {noticeDays} dagers varsel.',
    asks: [
      '{er det|har dere|hvor lang er|hva er} {binding|bindingstid|en kontrakt|minstetid|bindingstiden|årskontrakt|kontraktstiden}',
      '{må jeg|må vi|er man nødt til å} {binde oss|binde meg et år|signere en kontrakt|forplikte oss|ha en lang avtale}',
      '{hvor lenge|hvor lang tid} {er man bundet|binder vi oss|løper avtalen}',
      '{bindingstid|kontrakt|binding|løpetid|måned for måned|uten binding}',
      '{vi vil ikke|jeg gidder ikke} {ha lang kontrakt|bindes|låses fast|ha binding}',
      '{henger jeg på den et helt år|er man bundet lenge}',
    ],
  },
  cancel: {
    chip: 'Hvordan sier jeg opp?',
    answer:
      'Du kan si opp når som helst med {noticeDays} dagers varsel; du trenger ingen begrunnelse, og det er ingen lang bindingstid. En melding til {email} er nok.',
    asks: [
      '{hvordan|når} {sier jeg opp|sier vi opp|kan jeg si opp|kommer man ut av det|avslutter jeg abonnementet}',
      '{kan jeg|kan vi|kan man|får man} {si opp|avslutte|slutte|komme ut} {når som helst|før tiden|etter en måned|avtalen|pakken|}',
      '{oppsigelse|oppsigelsestid|si opp|avslutte abonnement|oppsigelsesfrist}',
      '{hva om|hva skjer hvis} {vi vil slutte|jeg angrer|vi ikke er fornøyde|det ikke funker for oss}',
      '{hva er|hvor lang er} {oppsigelsestiden|oppsigelsestida deres|varslingstiden}',
      '{hvordan kommer jeg meg ut av det|kan jeg slutte hvis det ikke funker|si opp fort}',
    ],
  },
  trial: {
    chip: 'Kan jeg prøve det gratis?',
    answer:
      'Du kan prøve mye her uten å betale: chatte med demobotene til malene våre, bygge din egen flyt i Flow Builder og bestille en gratis rådgivning. Vi reklamerer ikke med noen gratis pakke eller prøveperiode; siden det ikke er etableringsgebyr og dere kan si opp med {noticeDays} dagers varsel, er en måned med {starter} ({starterPrice}) den minste måten å teste det på ordentlig.',
    asks: [
      '{er det|har dere|kan man få|tilbyr dere} {en gratis prøve|prøveperiode|gratisversjon|en gratis pakke|testkonto|gratis prøveperiode}',
      '{kan jeg|kan vi|kan man|får jeg} {prøve det|teste det|prøve boten|teste boten} {gratis|først|før vi kjøper|uten å betale|i 14 dager|}',
      '{gratis prøveperiode|prøveversjon|gratis|gratis versjon|free trial|prøve før kjøp}',
      '{er det|er noe av dette|er boten} {gratis|helt gratis|kostnadsfritt}',
      'hva kan {jeg|man} {prøve|teste|gjøre} {uten å betale|gratis her|uten å registrere seg}',
      '{kan man prøve før man betaler|prøve uten kort|kjøpe katta i sekken|få kjenne på den først|noe gratis å prøve}',
    ],
  },
  discount: {
    chip: 'Gir dere rabatt?',
    answer:
      'Siden nevner ingen rabatter, verken for årsbetaling eller for oppstartsbedrifter og ideelle organisasjoner, og jeg kan ikke love noen. Spør teamet vårt: {email} eller en gratis rådgivning er veien til et tilbud for deres tilfelle.',
    asks: [
      '{er det|gir dere|har dere|kan man få|kan vi få} {rabatt|rabatter|rabattkode|et godt tilbud|bedre pris|avslag|kampanjepris}',
      '{rabatt|rabattkode|kampanje|black friday|studentrabatt|mengderabatt}',
      '{rabatt|billigere} {for foreninger|for startups|ved årsbetaling|for skoler|for to boter|hvis vi betaler et år på forhånd}',
      '{kan vi|kan man|kan dere} {forhandle prisen|prute|gå ned i pris|gjøre det billigere}',
      '{rabatt for frivillige lag|billigere om man betaler årlig}',
    ],
  },
  payment: {
    chip: 'Hvordan betaler jeg?',
    answer:
      'Prisene er i amerikanske dollar og betales per måned. Siden sier ikke hvilke betalingsmåter eller fakturaer som finnes, eller om det kommer avgifter i tillegg; det avtaler teamet vårt med dere før dere starter: {email}.',
    asks: [
      'hvordan {betaler jeg|betaler vi|betaler man|foregår betalingen}',
      '{kan jeg|kan vi|kan man} {betale med|betale via} {faktura|kort|paypal|vipps|bankoverføring|avtalegiro|kroner|bitcoin}',
      '{betaling|betalingsmåter|faktura|fakturering|mva|valuta|i kroner|ehf faktura}',
      '{er prisen|er prisene|er det} {med mva|uten mva|eks mva|i kroner|i dollar|inkludert mva}',
      '{når|hvor ofte} {blir jeg fakturert|betaler man|sender dere faktura|trekkes pengene}',
      '{kan man vippse|betale med faktura|kortbetaling|dollar eller kroner|med mva}',
    ],
  },
  overage: {
    chip: 'Hva om vi bruker flere meldinger?',
    answer:
      'Ingenting stopper: i travle måneder koster ekstra samtaler {conversationPrice} per stykk, på alle pakker. Skjer det hver måned, er neste pakke som regel billigere.',
    asks: [
      '{hva om|hva skjer hvis|hva hvis} {vi når grensen|vi bruker opp meldingene|vi går over 5000 meldinger|meldingene tar slutt|vi overskrider grensen}',
      '{hva koster|pris på} {en ekstra samtale|ekstra samtaler|ekstra meldinger|overforbruk|flere meldinger}',
      '{overforbruk|ekstra samtaler|ekstra meldinger|meldingsgrense|over grensen}',
      '{stopper|slutter} boten {å svare|} når {grensen er nådd|meldingene er brukt opp}',
      '{julehandel|travle måneder|høysesong|i desember har vi flere} {hva da|hva koster det|}',
      '{hvis vi går over|tomt for meldinger|til jul blir det mer|stopper den da}',
    ],
  },
  addOns: {
    chip: 'Hvilke tillegg finnes?',
    answer:
      'Tillegg til alle pakker:\n- ekstra språk: {languagePrice} i måneden\n- ekstra samtaler: {conversationPrice} per stykk\n- spesialtilpasset integrasjon: {integrationPrice} én gang\n- utvidet opplæring: {trainingPrice} én gang',
    asks: [
      'hvilke {tillegg|tilvalg|ekstratjenester|add ons|tilleggstjenester} {finnes|har dere|kan jeg kjøpe|er det}',
      '{tillegg|tilvalg|add ons|tilleggstjenester|tilleggspriser|priser på tillegg}',
      'hva {koster ekstra|må man betale ekstra for|er ikke med i prisen}',
      'kan {jeg|man|vi} {kjøpe noe i tillegg|kjøpe mer til pakken|legge til ekstratjenester|bestille tillegg}',
      'hva koster {tilleggene|tilvalgene|ekstratjenestene}',
    ],
  },
  addLanguage: {
    chip: 'Hva koster et ekstra språk?',
    answer:
      'Et ekstra språk til boten koster {languagePrice} i måneden, skrevet og kvalitetssikret. {professional} og {enterprise} snakker flere språk; {starter} snakker ett.',
    asks: [
      '{hva koster|pris på|hvor mye for} {et ekstra språk|ett språk til|et nytt språk|et tredje språk|engelsk i tillegg|samisk i tillegg}',
      '{ekstra språk|legge til språk|språktillegg|andre språk pris|språk som tillegg}',
      'kan {jeg|vi|man} {legge til|kjøpe|få} {et språk til|engelsk senere|flere språk i starter|tysk og svensk}',
      'koster {flere språk|to språk|ekstra språk} {mer|ekstra|noe}',
      'vi trenger boten på {to språk|tre språk|norsk og engelsk} {hva koster det|pris|}',
      '{et språk til hva koster det|svensk i tillegg pris|per ekstra språk|hvis vi vil ha engelsk også}',
    ],
  },
  addIntegration: {
    chip: 'Hva koster en egen integrasjon?',
    answer:
      'En spesialtilpasset integrasjon, altså en kobling til deres eget system, koster {integrationPrice} én gang. {starter} har {starterIntegrations} standardintegrasjoner, {professional} så mange dere trenger.',
    asks: [
      '{hva koster|pris på|hvor mye for} {en egen integrasjon|en integrasjon|å koble på systemet vårt|en integrasjon mot erp|en skreddersydd integrasjon}',
      '{integrasjonspris|pris på integrasjon|integrasjonsgebyr|hva koster integrasjoner|integrasjonskostnad}',
      'koster {integrasjoner|integrasjonen|det å koble på crm} {ekstra|noe|penger}',
      'kan dere koble på {det hjemmelagde systemet vårt|det gamle systemet vårt|egen programvare} og {hva koster det|til hvilken pris}',
      '{erp integrasjon|sap kobling|kobling til egen database} {pris|kostnad|engangsbeløp}',
    ],
  },
  addTraining: {
    chip: 'Hva er utvidet opplæring?',
    answer:
      'Utvidet opplæring koster {trainingPrice} én gang: vi trener boten på dokumentene og de tidligere samtalene deres.',
    asks: [
      '{hva er|hva koster|forklar|hva inneholder} {utvidet opplæring|opplæringen|botens opplæring|trening av boten|å trene boten}',
      '{utvidet opplæring|opplæring pris|treningstillegg|advanced training|bot trening}',
      'hva koster det {å trene boten på dokumentene våre|hvis dere trener den med våre data|å lære den tingene våre}',
      'trener dere {boten for oss|den på gamle chatter|den på sakene våre} {og hva koster det|}',
      '{prisen for|gebyr for} {opplæring|trening|å mate den med stoffet vårt}',
    ],
  },
  switchPlan: {
    chip: 'Kan jeg bytte pakke senere?',
    answer:
      'Ja. Pakkene løper måned for måned, så dere kan gå opp eller ned når antall meldinger endrer seg; skriv til teamet på {email}, så gjør de byttet sammen med dere.',
    asks: [
      '{kan jeg|kan vi|kan man} {bytte|oppgradere|nedgradere|endre} {pakke|plan|} {senere|når som helst|underveis}',
      '{oppgradering|nedgradering|bytte pakke|pakkebytte|upgrade}',
      '{kan vi|kan man} {gå fra starter til pro|gå opp en pakke|gå ned en pakke|bytte til professional senere}',
      'hva om {vi vokser|behovet endrer seg|starter blir for liten|vi trenger mer}',
      '{starte smått|begynne med starter} og {oppgradere senere|vokse|bytte siden}',
    ],
  },
  refund: {
    chip: 'Får jeg pengene tilbake?',
    answer:
      'Siden lover ingen refusjon eller pengene-tilbake-garanti, så det kan ikke jeg heller. Det som gjelder: ikke noe etableringsgebyr, ingen lang bindingstid og oppsigelse med {noticeDays} dagers varsel. For alt utover det, skriv til {email}.',
    asks: [
      '{kan jeg få|kan vi få|får man|gir dere} {pengene tilbake|refusjon|penger igjen|pengene i retur} {hvis det ikke funker|}',
      '{refusjon|pengene tilbake|fornøydgaranti|angrerett|refund|garanti|returrett}',
      '{jeg vil ha|vi vil ha|gi oss} {pengene mine tilbake|pengene våre tilbake|refusjon nå}',
      '{hvilken garanti|hvilke garantier} {gir dere|får vi|har man}',
      '{jeg vil ha pengene tilbake|får jeg pengene igjen hvis det ikke funker}',
    ],
  },
  messageCount: {
    chip: 'Hva regnes som en melding?',
    answer:
      'Plattformpakkene regnes i meldinger i måneden, den fullt administrerte tjenesten i samtaler; en samtale har vanligvis flere meldinger. Siden definerer det ikke nærmere, så spør teamet på {email} hvordan det ville blitt regnet hos dere.',
    asks: [
      '{hva|hvordan} {regnes som en melding|er en melding|teller som en melding|teller dere meldinger|er en samtale hos dere}',
      '{hva er forskjellen på|forskjell på} {meldinger og samtaler|en melding og en samtale}',
      'teller {botens svar|begges meldinger|svarene} {med|også|som meldinger}',
      'hvor mange {samtaler|chatter|kunder} er {5000 meldinger|50000 meldinger|det i meldinger}',
      'er {5000 meldinger|1000 samtaler} {mye|nok for en butikk|mange chatter}',
      '{hvordan måles forbruket|hvordan måles meldinger|telles hvert svar}',
    ],
  },
  seats: {
    chip: 'Betaler man per bruker?',
    answer:
      'Nei, det er ingen brukerplasser: hele teamet kan være med. Prisen følger meldingene, aldri antall kolleger.',
    asks: [
      '{betaler man|tar dere betalt|er prisen|koster det} {per bruker|pr bruker|per ansatt|per agent|ekstra for flere brukere}',
      '{hvor mange|er det grense for antall} {brukere|ansatte|kolleger|pålogginger} {kan bruke det|er inkludert|kan logge inn|}',
      '{brukerlisenser|antall brukere|per bruker|lisenser|brukerplasser}',
      'kan {hele teamet|flere kolleger|20 stykker|alle hos oss} {bruke det|logge inn|få tilgang|jobbe i det}',
    ],
  },
  custom: {
    chip: 'Hva med over 50 000 meldinger?',
    answer:
      'Over {professionalMessages} meldinger i måneden er prisen individuell: kalkulatoren viser omtrent hva den blir, og for mer enn 100 000 meldinger eller egen infrastruktur gir salgsteamet vårt et tilbud innen {hours} timer.',
    asks: [
      '{hva om vi|vi|jeg} {har|får|sender|trenger} {over 50000|100000|200000|en halv million|en million} meldinger {i måneden|}',
      '{kan jeg få|vi vil gjerne ha|jeg ønsker|lager dere} {et tilbud|et individuelt tilbud|et skreddersydd tilbud|en spesialpris|en skreddersydd pakke}',
      '{tilbud|individuell pris|spesialtilbud|skreddersydd pakke|custom pris|pristilbud}',
      'har dere {volumpris|en pris for mange meldinger|noe for skikkelig store mengder}',
    ],
  },
  modelPrices: {
    chip: 'Hva koster de bedre modellene?',
    answer:
      'Modellen endrer prisen: {starter} er {starterPrice} med GPT-3.5 Turbo, {sonnetStarter} med Claude 3 Sonnet og {opusStarter} med Claude 3 Opus; {professional} er {professionalPrice}, {sonnetProfessional} og {opusProfessional}. Kalkulatoren på prissiden viser det for deres mengde.',
    asks: [
      '{hva koster|hvor mye mer koster|pris på} {claude|opus|sonnet|en bedre modell|den beste modellen|claude 3 opus|en annen modell}',
      '{starter|pro|professional|prisen} med {claude|opus|sonnet|gpt}',
      '{avhenger prisen av|endrer prisen seg med} {modellen|ai modellen|hvilken modell jeg velger}',
      'kan {starter|den minste pakken|jeg i starter} {få opus|bruke claude|kjøre sonnet|ha en bedre modell}',
      'hvorfor {839|155|1049} {dollar|i stedet for 699|}',
    ],
  },
  perThousand: {
    chip: 'Hva koster 1000 meldinger?',
    answer:
      'Fullt utnyttet koster 1000 meldinger {starterThousand} med {starter} og {professionalThousand} med {professional}. Kalkulatoren på prissiden viser det for deres volum og modell.',
    asks: [
      '{pris|kostnad|hva koster|hvor mye|hva blir det} {per 1000 meldinger|per tusen meldinger|for tusen meldinger|tusen meldinger}',
      '{pris per melding|kostnad per melding|hva koster en melding|per tusen|per 1000|stykkpris melding}',
      '{og|altså} {per tusen|per melding} {hvor mye|}',
    ],
  },
  integrationCount: {
    chip: 'Hvor mange integrasjoner per plan?',
    answer:
      '{starter} har {starterIntegrations} integrasjoner (Slack, Email, Web), {professional} ubegrenset. Å koble til et eget system koster {integrationPrice} én gang.',
    asks: [
      'hvor mange {integrasjoner|koblinger} {per plan|har hver plan|følger med planene|er det i hver plan|får man i hvilken plan}',
      '{grense for integrasjoner|ubegrensede integrasjoner|antall integrasjoner per plan|hvilken plan har ubegrenset med integrasjoner|er integrasjoner begrenset|er det tak på integrasjoner}',
      '{mer enn tre integrasjoner|fem integrasjoner|en fjerde integrasjon} {går det i starter|i den lille planen|mulig med starter}',
    ],
  },
};
