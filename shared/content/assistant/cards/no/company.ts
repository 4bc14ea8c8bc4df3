import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: 'Hvem er dere?',
    answer:
      '{legalName} bygger AI-chatboter for bedrifter: kundeserviceboter, salgsautomatisering og spesialtilpassede integrasjoner, med en plattform å kjøre dem på eller som en fullt administrert tjeneste.',
    asks: [
      '{hvem er|fortell om|hvem står bak} {dere|firmaet deres|parley|selskapet|siden her|dette firmaet}',
      '{om oss|om dere|selskap|firmaopplysninger|organisasjonsnummer|hvem står bak|firmanavn}',
      'hvilket firma {er dere|er dette|står bak}',
      'er {dere|dette} {et ekte firma|seriøse|en startup|svindel|til å stole på|lureri|et seriøst firma}',
      'er dere {seriøse|på ordentlig|et ekte firma}',
      '{svindel|om selskapet}',
    ],
  },
  people: {
    chip: 'Hvor stort er firmaet?',
    answer:
      'Siden sier ikke hvem som grunnla {brand}, hvor stort teamet er, eller hvor lenge selskapet har eksistert. Teamet vårt forteller det gjerne: {email}.',
    asks: [
      'hvem {har grunnlagt|eier|leder|er daglig leder i|startet|er sjefen for} {parley|firmaet|selskapet deres|dette firmaet}',
      '{hvor mange|hvor stort|hvor mange ansatte} {ansatte har dere|er teamet deres|er firmaet|er dere|jobber hos dere}',
      '{hvor lenge|når|siden når} {har dere eksistert|ble dere grunnlagt|har firmaet holdt på|startet dere firmaet}',
      '{grunnlegger|daglig leder|team|antall ansatte|firmaets historie|stiftet}',
      '{hvem er sjefen|gründer}',
      'hvem {startet|grunnla|eier|leder} {parley|selskapet|firmaet}',
      'hvem er {gründeren|grunnleggeren|sjefen|eieren} {bak parley|bak selskapet|}',
      '{eier|hvor gammelt er firmaet|siden når finnes dere}',
      'hvor mange ansatte har dere {egentlig|totalt|}',
      'antall medarbeidere i firmaet',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} hvem som leder selskapet',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} hvem eier dette',
    ],
  },
  location: {
    chip: 'Hvor holder dere til?',
    answer:
      'Tidene våre er i tidssonen {zone}; siden oppgir ingen gateadresse. Skriv til {email}, eller bestill en rådgivning, den foregår på nett.',
    asks: [
      '{hvor|i hvilken by|i hvilket land} {holder dere til|ligger dere|er kontoret deres|sitter dere|ligger firmaet}',
      '{hva er|har dere|gi meg} {adressen deres|et kontor i norge|et kontor i oslo|adressen}',
      '{adresse|beliggenhet|kontor|hovedkontor|by|besøksadresse}',
      'kan {jeg|vi} {besøke dere|stikke innom|møtes fysisk|komme på kontoret}',
      '{holder dere til i oslo}',
      'hvor {holder|sitter|finnes} dere {til|}',
      'kontor i {oslo|bergen|norge}',
      '{besøke dere|hvilken by}',
    ],
  },
  hours: {
    chip: 'Når er dere tilgjengelige?',
    answer:
      'Jeg svarer døgnet rundt. Teamet vårt har rådgivning fra {from} til {to} ({zone}) og svarer på meldinger innen {hours} timer.',
    asks: [
      '{når|hvilken tid|hvor lenge} {har dere åpent|er dere der|kan man nå dere|åpner dere|stenger dere|er teamet på jobb}',
      '{åpningstider|kontortid|arbeidstider|telefontid}',
      '{har dere åpent|er dere der|er det noen der} {på lørdag|nå|i helga|i dag|på søndag|i kveld}',
      'hva er {åpningstidene|kontortiden deres|arbeidstidene}',
      'når {åpner|stenger} dere',
      'har dere åpent {nå|lørdager|i helga}',
      'til når kan man nå noen',
    ],
  },
  contact: {
    chip: 'Hvordan kontakter jeg dere?',
    answer:
      'Skriv til {email}; vi svarer innen {hours} timer. Eller legg igjen en melding i kontaktskjemaet, her eller på siden: et menneske leser hver eneste.',
    asks: [
      '{hvordan|hvor} {kontakter jeg dere|kan jeg kontakte dere|får jeg tak i dere|skriver jeg til dere|kan man skrive til dere|får jeg tak i salg}',
      '{hva er|har dere|gi meg} {mailen deres|en epostadresse|kontaktinfoen deres|eposten deres|en kontaktperson}',
      '{kontakt|kontaktinfo|epostadresse|e post|kontaktskjema|kontaktperson}',
      '{hvor|hvem} {sender jeg spørsmål|kan jeg sende en melding til|skal jeg skrive til|sender jeg en forespørsel til}',
      'hvordan {når|får} jeg {tak i dere|dere|noen}',
      '{e-postadresse|hvor sender jeg et spørsmål|kontakte dere}',
    ],
  },
  phone: {
    chip: 'Har dere et telefonnummer?',
    answer:
      'Siden oppgir ikke noe telefonnummer. Legg igjen ditt i kontaktskjemaet, så ringer vi deg, eller bestill en rådgivning til et fast tidspunkt.',
    asks: [
      '{har dere|hva er|gi meg|finnes det} {et telefonnummer|telefonnummeret deres|nummeret deres|et nummer jeg kan ringe|en hotline}',
      '{kan jeg|kan man|hvor kan jeg} {ringe dere|ringe|ta det på telefon|nå dere på telefon}',
      '{telefonnummer|telefon|tlf|hotline|ringe|whatsapp nummer}',
      'hvilket nummer {ringer jeg|skal jeg ringe|har dere}',
      'finner ikke noe {telefonnummer|nummer}',
      'vil heller {ringe|snakke på telefon}',
      '{ringe dere|mobilnummer}',
    ],
  },
  careers: {
    chip: 'Har dere ledige stillinger?',
    answer: 'Siden viser ingen ledige stillinger; skriv til {email} med emnet «Careers».',
    asks: [
      '{har dere|søker dere|er det|ansetter dere} {ledige jobber|ledige stillinger|nye medarbeidere|utviklere|internship|folk|sommerjobb}',
      '{jeg vil gjerne|kan jeg|hvordan kan jeg} {jobbe hos dere|søke jobb hos dere|sende en søknad|sende cv en min|få praksisplass}',
      '{jobb|karriere|ledige stillinger|praksisplass|cv|søknad|sommerjobb|lærling}',
      'søker {jobb|praksis|sommerjobb|lærlingplass}',
      '{stillinger|ansetter dere}',
    ],
  },
  press: {
    chip: 'Jeg er fra pressen',
    answer: 'Presse: skriv til {email} med emnet «Press».',
    asks: [
      '{jeg er|jeg kommer|vi er} {journalist|fra pressen|fra en avis|blogger|i ferd med å skrive en artikkel|fra et magasin|podkaster}',
      '{presse|pressekit|medier|intervju|pressekontakt|pressemelding|logo til pressen}',
      '{hvem er|har dere|kan jeg få} {pressekontakten|et pressekit|et intervju|pressebilder|presseansvarlig}',
      'skriver {en artikkel|en reportasje} om dere',
      '{journalist|pressebilder|media}',
    ],
  },
  customers: {
    chip: 'Har dere referanser?',
    answer:
      'Siden nevner ingen kunder og ingen kundehistorier. Den viser i stedet publisert forskning med kilder og demoboter for {templates} bransjer som du selv kan prøve. Spør teamet vårt om referanser: {email}.',
    asks: [
      '{har dere|kan jeg se|vis meg|finnes det} {referanser|kundehistorier|caser|anmeldelser|suksesshistorier|kundeuttalelser|eksempler på kunder}',
      '{hvem|hvilke firmaer} {bruker dere|er kundene deres|bruker det allerede|stoler på dere|har kjøpt en bot}',
      '{referanser|caser|kunder|anmeldelser|kundehistorier|trustpilot|uttalelser}',
      'hvor mange kunder {har dere|bruker det}',
      '{kjente kunder|hva sier kundene}',
      'hvem {andre|ellers} {bruker|har kjøpt} {den|dere}',
      '{omtaler|eksempler på kunder|kunder i norge}',
      '{jeg vil gjerne vite|kan dere si meg|vennligst opplys|får jeg spørre|vi lurer på|kan dere bekrefte} hvilke bedrifter som bruker dere',
      '{hei kjapt spørsmål|du|forresten|ok og|altså|god dag} hvem flere bruker det',
    ],
  },
  results: {
    chip: 'Hvilke resultater får andre?',
    answer:
      'På siden siterer vi publisert forskning med kilder: 70 % av handlekurver på nett blir forlatt (Baymard Institute, 2024), 23 % av bestilte timer ender med at kunden ikke møter (Dantas et al., 2018), supportmedarbeidere med en AI-assistent løser 14 % flere saker i timen (nye 34 %; Brynjolfsson et al., 2023), 76 % kjøper helst på sitt eget språk og 40 % aldri på et annet (CSA Research, 2020), 81 % prøver først å løse det selv (Harvard Business Review, 2017).',
    asks: [
      '{hvilke|hva slags} {resultater|tall på effekten|undersøkelser|bevis|studier} {får andre|har dere|kan dere vise|finnes}',
      'virker {det|chatboter|en bot} {virkelig|egentlig|i praksis hos folk}',
      '{undersøkelser|forskning|bevis|kilder|resultater|suksessrate|studier}',
      '{hvor kommer|hva er kilden til} {de 70 prosentene|tallene|76 prosent|disse tallene|45 prosent} {fra|}',
      'hvor mange {forlater handlekurven|møter ikke til timen|kjøper helst på eget språk}',
      '{hvor mange prosent av handlekurvene blir forlatt|hvor mange pasienter møter ikke opp|hvem har målt det|hvilket år er studien fra|hva er kilden|hvor mange kjøper aldri på andre språk|hvor mye mer løser medarbeidere med ki|hvilken studie}',
      'hvor kommer {tallet|prosenten|23 prosent|70 prosent|76 prosent} fra',
      'hvem har {målt|regnet ut} det',
      '{finnes det bevis for at det virker|kilde|hvor mange prosent av handlekurver|statistikk på forsiden}',
    ],
  },
  bookingHow: {
    chip: 'Hvordan bestiller jeg rådgivning?',
    answer:
      'Du velger en dag og en halvtime mellom {from} og {to} ({zone}) og forteller kort hva dere trenger. Det er gratis og en forespørsel: vi bekrefter innen {hours} timer. Knappen under åpner skjemaet.',
    asks: [
      '{hvordan|hvor} {booker jeg|booker man|avtaler jeg|bestiller jeg|får jeg} {en rådgivning|en demo hos dere|et møte|en time|en samtale}',
      'hvordan {fungerer bookingen|foregår booking|booker vi time}',
      'hvilke {tider|datoer|dager} {er ledige|har dere|kan man velge}',
      '{booking|ledige tider|møtetider|når kan vi snakke sammen}',
      'kan man {snakke med noen|møtes|få en samtale} {neste uke|på fredag|i morgen|denne uka}',
      'hvordan {får|bestiller} man {en time|et møte} hos dere',
      'hvilke tider {finnes|er ledige}',
      '{hvordan går bookingen|kan man velge kveld}',
    ],
  },
  book: {
    chip: 'Bestill en gratis rådgivning',
    answer: 'Veldig gjerne! Velg dag og tid i bestillingsskjemaet; vi bekrefter innen {hours} timer.',
    asks: [
      '{jeg vil gjerne|jeg vil|vi vil gjerne|vi ønsker å} {booke en rådgivning|booke en demo|ha et møte|avtale et møte|bestille time|ha en gratis rådgivning}',
      '{book|avtal|reserver|sett opp} {en time til meg|en rådgivning|en demo|et møte|en time til oss|en samtale}',
      '{kan jeg|kan vi|får jeg} {booke en time|booke en demo nå|få en time på tirsdag|få en time i morgen|få et møte med dere}',
      '{book nå|la oss ta et møte|la oss snakkes på tirsdag|sett meg opp på en demo}',
      '{sett opp|book|skriv opp} {meg|oss} {til en konsultasjon|et møte|på tirsdag}',
      'jeg vil {ha|bestille} {en time|et møte|en demo}',
      '{book konsultasjon nå|avtal et møte for oss}',
    ],
  },
  contactMe: {
    chip: 'Ta kontakt med meg',
    answer:
      'Selvfølgelig. Legg igjen opplysningene dine i kontaktskjemaet; teamet tar kontakt innen {hours} timer.',
    asks: [
      '{kan dere|vil dere|kan noen|kan du} {ringe meg|ringe meg opp|kontakte meg|sende meg mail|skrive til meg|ta kontakt med meg}',
      '{jeg vil gjerne|får jeg|kan jeg} {bli oppringt|bli kontaktet|legge igjen nummeret mitt|legge igjen en beskjed|legge igjen kontaktinfo}',
      '{ring meg|ta kontakt med meg|ring meg tilbake|ring i morgen|kontakt meg}',
      '{send meg|kan dere sende} {et tilbud på mail|en epost|tilbudet på epost}',
      '{ring|send mail til|kontakt|ta kontakt med} {meg|oss}',
      'kan {noen|en selger} {ta kontakt|ringe opp}',
      'jeg vil bli {oppringt|kontaktet}',
      'legge igjen nummeret mitt',
    ],
  },
  consultation: {
    chip: 'Hva skjer i en rådgivning?',
    answer:
      'Den er gratis og varer {slot} minutter, på nett: vi ser på hva kundene spør om og sier ærlig hva en bot kan og ikke kan gjøre for dere, med en første plan og en pris.',
    asks: [
      '{hva skjer|hva snakker vi om|hva får jeg ut av} {i rådgivningen|i en rådgivning|på demomøtet|en rådgivning|i det første møtet}',
      '{er|koster} {rådgivningen|det første møtet|demoen|en rådgivning} {gratis|noe|bindende|uforpliktende}',
      '{gratis rådgivning|rådgivning|demomøte|rådgivning pris|uforpliktende prat}',
      'hvor {lenge varer rådgivningen|lang er en rådgivning|lang tid tar møtet}',
      'må {jeg|vi} {forberede noe til møtet|betale for rådgivningen|forplikte oss i møtet}',
      'hva {går vi gjennom|snakker vi om} i {konsultasjonen|møtet}',
      'er konsultasjonen {gratis|bindende}',
      '{hvor lang er samtalen|lengde på konsultasjonen|gratis konsultasjon|video eller telefon}',
    ],
  },
  partners: {
    chip: 'Har dere partnere?',
    answer:
      'Siden nevner ikke noe partner-, forhandler- eller affiliateprogram. Skriv til {email} om det du har i tankene.',
    asks: [
      '{har dere|finnes det|tilbyr dere|kan jeg bli med i} {et partnerprogram|et affiliateprogram|et forhandlerprogram|partnere|et partnerskap|vervebonus}',
      '{kan jeg|kan vi|får vi} {videreselge botene|selge det til kundene våre|være forhandler|anbefale dere som byrå}',
      '{partner|partnerskap|forhandler|affiliate|samarbeid|provisjon|byråpartner}',
      '{jeg vil|vi vil gjerne} {selge dere noe|tilby dere tjenestene våre|samarbeide|foreslå et partnerskap|reklamere hos dere}',
      'vi er et byrå, kan vi selge {dere|videre}',
    ],
  },
  complaint: {
    chip: 'Jeg vil klage',
    answer:
      'Jeg er lei for at dette var frustrerende. Et menneske på teamet kan hjelpe: skriv til {email}, eller legg igjen en melding med knappen under, så hører du fra oss innen {hours} timer.',
    asks: [
      '{jeg vil|jeg har|hvor kan jeg|vi vil gjerne} {klage|en klage|levere en klage|klage på dere}',
      '{ingen|det er ingen som} {svarer meg|har svart|svarer på mailene mine|tar kontakt|gidder å svare}',
      '{jeg er|vi er} {misfornøyd|skuffet|sint|frustrert|veldig misfornøyde|lei av dere}',
      '{siden deres|skjemaet|siden|bestillingen} {virker ikke|er ødelagt|gir feil|krasjer}',
      '{elendig service|dette er uakseptabelt|dårlig service|bortkastet tid|dette er for dårlig}',
      '{jeg har ventet i dagevis|jeg er forbanna}',
      'ingen {svarer|har tatt kontakt|ringte}',
      'jeg er {forbanna|skuffet|lei av dere}',
      '{klage|reklamasjon|ventet i dagevis}',
    ],
  },
  responseTime: {
    chip: 'Når hører jeg fra dere?',
    answer: 'Innen {hours} timer: et menneske leser hver melding og svarer med en første plan og en pris.',
    asks: [
      '{når|hvor raskt|hvor snart} {hører jeg fra dere|får jeg svar|svarer dere|tar dere kontakt|blir jeg ringt opp|svarer dere på mail}',
      'hvor {lenge|lang tid} {tar det før dere svarer|må jeg vente på svar|tar det å få svar|er ventetiden}',
      '{teamets svartid|ventetid|svar innen|når kommer svaret}',
      'jeg {sendte|fylte ut|har sendt} {skjemaet|en melding|en forespørsel} {hva nå|når hører jeg noe|hva skjer nå}',
      '{hvor fort svarer dere|når hører jeg fra dere hvis jeg skriver}',
      'hvor fort {svarer dere|hører jeg fra dere}',
      'jeg {sendte mail|skrev|fylte ut skjemaet} {i går|i morges}, når får jeg svar',
      '{tilbakemelding|når hører jeg noe}',
      '{når|hvor fort} {får jeg svar på meldingen min|får jeg svar på henvendelsen|svarer dere på skjemaet|svarer dere på meldingen}',
    ],
  },
  buy: {
    chip: 'Hvordan bestiller jeg?',
    answer:
      'Det er ingen kasse på siden: send oss pakken du vil ha med kontaktskjemaet eller ta den opp i en gratis rådgivning, så setter et menneske den opp sammen med dere, en første versjon innen {firstHours} timer.',
    asks: [
      '{hvordan|hvor} {bestiller jeg|kjøper jeg|kan man kjøpe|kan jeg bestille|melder jeg meg på} {den|starter|en pakke|boten|pro}',
      '{jeg vil|vi vil gjerne|jeg vil gjerne} {kjøpe|bestille|tegne abonnement|ha starter|ha pro|bli kunde|bestille en pakke}',
      '{bestill|kjøp|bestilling|kjøp nå|til kassen|bli kunde}',
      '{jeg tar|vi tar|gi meg} {starter|pro|professional|pro pakken|enterprise}',
      'hvordan {bestiller|kjøper|skaffer} man',
      'jeg {vil kjøpe|slår til|går for} {starter|professional}',
      '{bestille|kjøpe|tegne abonnement|kjøpsknapp|hvor signerer man}',
    ],
  },
  noShows: {
    chip: 'Hvor kommer 23 % uteblitte fra?',
    answer:
      'Fra en gjennomgang av 105 studier: Dantas et al., Health Policy 122(4), 2018. 23 % av bestilte timer ender med at ingen møter; det er publisert forskning, ikke vårt eget tall. En bot minner om timen, lar folk flytte den med to meldinger og tilbyr den ledige timen til den som venter.',
    asks: [
      '{hvor kommer|hva er kilden til|hvem sier} {de 23 prosentene|23% uteblitte|tallet på uteblitte timer|23 prosent no shows} {fra|}',
      '{23% ikke møtt|andel som ikke møter|studie om uteblitte timer|pasienter som ikke dukker opp|hvordan reduserer en bot uteblitte timer|no shows}',
    ],
  },
  fastReply: {
    chip: 'Hvor raskt svarer bedrifter?',
    answer:
      'Av 2 241 amerikanske selskaper svarte 37 % på en henvendelse på nett innen en time, 16 % innen et døgn, 24 % senere og 23 % aldri. De som svarte innen en time, hadde nesten 7 ganger så ofte en reell samtale med en beslutningstaker som en time senere, og over 60 ganger så ofte som et døgn senere (Oldroyd, McElheran og Elkington, Harvard Business Review, mars 2011).',
    asks: [
      '{hvor mange bedrifter svarer innen en time|hvor stor andel svarer raskt på en henvendelse|hvorfor må man svare raskt}',
      '{hvor mange|hvor stor andel av|hvor mange prosent av} {selskaper|bedriftene} {svarer aldri|svarer på en time|bruker mer enn et døgn|svarer ikke på henvendelser}',
      '{hvor kommer|hvem har målt} {de 37 prosentene|60 ganger|7 ganger|de 2241 selskapene}',
      '{studien i harvard business review|svartid på henvendelser|hvorfor raske svar teller|37 prosent innen en time|60 ganger så ofte}',
    ],
  },
  funding: {
    chip: 'Hvem finansierer selskapet?',
    answer:
      'Siden sier ingenting om investorer, finansieringsrunder eller omsetning i {brand}. Spør teamet vårt: {email}.',
    asks: [
      '{investorer}',
      '{hvem|hvilke investorer} {finansierer dere|har investert i dere|står bak dere økonomisk|finansierer parley|eier andeler i parley}',
      '{hvor mye|hvilken} {penger har dere hentet|omsetning har dere|kapital har dere|overskudd har dere|omsetter dere for i året}',
      '{finansiering|finansieringsrunde|risikokapital|serie a|tjener dere penger|årsomsetning|aksjonærer}',
    ],
  },
  terms: {
    chip: 'Hvor finner jeg vilkårene?',
    answer:
      'Siden har en personvernside, men ingen generelle vilkår. Planene løper måned for måned med {noticeDays} dagers varsel; {enterprise} har egen avtale med SLA. Vil juristene deres lese noe først, be om det: {email}.',
    asks: [
      '{hvor finner jeg|har dere|kan jeg lese|hvor er} {vilkårene|de generelle vilkårene|brukervilkårene|avtaleteksten|en eksempelavtale|det som står med liten skrift}',
      '{generelle vilkår|brukervilkår|liten skrift|ansvar i avtalen|lovvalg|tjenestevilkår|avtalevilkår}',
      '{juristene våre|juridisk avdeling} {vil lese avtalen|spør etter vilkårene|trenger vilkårene}',
    ],
  },
};
