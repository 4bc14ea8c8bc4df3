import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: 'Hvem er I?',
    answer:
      '{legalName} bygger AI-chatbots til virksomheder: kundeservicebots, salgsautomatisering og specialintegrationer, med en platform at køre dem på eller som en fuldt administreret service.',
    asks: [
      '{hvem er|fortæl om|hvem står bag} {i|jeres firma|parley|virksomheden|siden her|det her firma}',
      '{om os|om jer|virksomhed|firmaoplysninger|cvr nummer|hvem står bag|firmanavn}',
      'hvilket firma {er i|er det her|står bag}',
      'er {i|det her} {et rigtigt firma|seriøse|en startup|fup|til at stole på|svindel|et seriøst firma}',
      'er I {seriøse|ægte|et rigtigt firma}',
      '{hvem er I|svindel|om virksomheden}',
    ],
  },
  people: {
    chip: 'Hvor stort er firmaet?',
    answer:
      'Siden fortæller ikke, hvem der grundlagde {brand}, hvor stort teamet er, eller hvor længe firmaet har eksisteret. Vores team fortæller det gerne: {email}.',
    asks: [
      'hvem {har grundlagt|ejer|leder|er direktør for|startede|er chef for} {parley|firmaet|jeres virksomhed|det her firma}',
      '{hvor mange|hvor stort|hvor mange ansatte} {ansatte har i|er jeres team|er firmaet|er i|arbejder der hos jer}',
      '{hvor længe|hvornår|siden hvornår} {har i eksisteret|blev i grundlagt|har firmaet været i gang|startede i firmaet}',
      '{grundlægger|direktør|team|antal ansatte|firmaets historie|stiftet}',
      '{hvem er chefen|stifter}',
      'hvem {startede|grundlagde|ejer|leder} {parley|virksomheden|firmaet}',
      'hvor mange {arbejder|ansatte}',
      '{ejer|hvor gammelt er firmaet|siden hvornår findes I|chefen}',
      'hvor mange ansatte har I {egentlig|i alt|}',
      '{antal medarbejdere i firmaet|hvor mange er I på arbejde}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} hvem der leder firmaet',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} hvem ejer det her',
    ],
  },
  location: {
    chip: 'Hvor holder I til?',
    answer:
      'Vores tider er i tidszonen {zone}; siden oplyser ingen gadeadresse. Skriv til {email}, eller book en rådgivning, den foregår online.',
    asks: [
      '{hvor|i hvilken by|i hvilket land} {holder i til|ligger i|er jeres kontor|sidder i|ligger firmaet}',
      '{hvad er|har i|giv mig} {jeres adresse|et kontor i danmark|et kontor i københavn|adressen}',
      '{adresse|placering|kontor|hovedkontor|by|besøgsadresse}',
      'kan {jeg|vi} {besøge jer|komme forbi|mødes fysisk|komme på kontoret}',
      '{holder i til i københavn}',
      'hvor {holder|sidder|ligger} I {til|}',
      'kontor i {københavn|aarhus|danmark}',
      '{besøge jer|hvilken by}',
    ],
  },
  hours: {
    chip: 'Hvornår kan man træffe jer?',
    answer:
      'Jeg svarer døgnet rundt. Vores team holder rådgivning fra {from} til {to} ({zone}) og svarer på beskeder inden for {hours} timer.',
    asks: [
      '{hvornår|hvad tid|hvor længe} {har i åbent|er i der|kan man træffe jer|åbner i|lukker i|er teamet på arbejde}',
      '{åbningstider|kontortid|træffetider|telefontider|arbejdstider}',
      '{har i åbent|er i der|er der nogen} {på lørdag|nu|i weekenden|i dag|på søndag|i aften}',
      'hvad er jeres {åbningstider|kontortider|arbejdstider}',
      'hvornår {åbner|lukker} I',
      'har I åbent {nu|lørdag|i weekenden}',
      'til hvornår kan man fange nogen',
    ],
  },
  contact: {
    chip: 'Hvordan kontakter jeg jer?',
    answer:
      'Skriv til {email}; vi svarer inden for {hours} timer. Eller læg en besked i kontaktformularen, her eller på siden: et menneske læser hver eneste.',
    asks: [
      '{hvordan|hvor} {kontakter jeg jer|kan jeg kontakte jer|får jeg fat i jer|skriver jeg til jer|kan man skrive til jer|får jeg fat i salg}',
      '{hvad er|har i|giv mig} {jeres mail|en mailadresse|jeres kontaktoplysninger|jeres email|en kontaktperson}',
      '{kontakt|kontaktoplysninger|mailadresse|email|kontaktformular|kontaktperson}',
      '{hvor|hvem} {sender jeg spørgsmål hen|kan jeg sende en besked til|skal jeg skrive til|sender jeg en forespørgsel til}',
      'hvordan {når|får} jeg {fat i jer|jer|fat i nogen}',
      '{hvor sender jeg et spørgsmål|kontakte jer}',
    ],
  },
  phone: {
    chip: 'Har I et telefonnummer?',
    answer:
      'Siden oplyser intet telefonnummer. Læg dit eget i kontaktformularen, så ringer vi op, eller book en rådgivning til et fast tidspunkt.',
    asks: [
      '{har i|hvad er|giv mig|er der} {et telefonnummer|jeres telefonnummer|jeres nummer|et nummer jeg kan ringe på|en hotline}',
      '{kan jeg|kan man|hvor kan jeg} {ringe til jer|ringe|tage den over telefonen|nå jer på telefon}',
      '{telefonnummer|telefon|tlf|hotline|ringe|whatsapp nummer}',
      'hvilket nummer {ringer jeg på|skal jeg ringe til|har i}',
      'kan ikke finde et {telefonnummer|nummer}',
      'vil hellere {ringe|snakke i telefon}',
      '{ringe til jer|mobilnummer}',
    ],
  },
  careers: {
    chip: 'Har I ledige job?',
    answer: 'Siden viser ingen ledige stillinger; skriv til {email} med emnet ”Careers”.',
    asks: [
      '{har i|søger i|er der|ansætter i} {ledige job|ledige stillinger|nye medarbejdere|udviklere|en praktikplads|folk|studiejob}',
      '{jeg vil gerne|kan jeg|hvordan kan jeg} {arbejde hos jer|søge job hos jer|sende en ansøgning|sende mit cv|komme i praktik}',
      '{job|karriere|ledige stillinger|praktik|cv|ansøgning|studiejob|elevplads}',
      'søger {job|praktik|sommerjob|læreplads}',
      '{stillinger|ansætter I}',
    ],
  },
  press: {
    chip: 'Jeg er fra pressen',
    answer: 'Presse: skriv til {email} med emnet ”Press”.',
    asks: [
      '{jeg er|jeg kommer|vi er} {journalist|fra pressen|fra en avis|blogger|ved at skrive en artikel|fra et magasin|podcaster}',
      '{presse|pressekit|medier|interview|pressekontakt|pressemeddelelse|logo til pressen}',
      '{hvem er|har i|kan jeg få} {jeres pressekontakt|et pressekit|et interview|pressebilleder|presseansvarlig}',
      'skriver {en artikel|en reportage} om jer',
      '{journalist|pressebilleder}',
    ],
  },
  customers: {
    chip: 'Har I referencer?',
    answer:
      'Siden nævner ingen kunder og ingen kundecases. Den viser i stedet offentliggjort forskning med kilder og demobots til {templates} brancher, som du selv kan prøve. Spørg vores team om referencer: {email}.',
    asks: [
      '{har i|må jeg se|vis mig|er der} {referencer|kundecases|cases|anmeldelser|succeshistorier|kundeudtalelser|eksempler på kunder}',
      '{hvem|hvilke firmaer} {bruger jer|er jeres kunder|bruger det allerede|stoler på jer|har købt en bot}',
      '{referencer|cases|kunder|anmeldelser|kundehistorier|trustpilot|udtalelser}',
      'hvor mange kunder {har i|bruger det}',
      '{kendte kunder|hvad siger kunderne}',
      'hvem {andre|ellers} {bruger|har købt} {den|jer}',
      '{eksempler på kunder|kunder i danmark}',
      '{jeg vil gerne vide|kan I fortælle mig|oplys venligst|må jeg spørge|vi vil høre|kan I bekræfte} hvilke firmaer der bruger jer',
      '{hej hurtigt spørgsmål|du|forresten|ok og|altså|goddag} hvem bruger det ellers',
    ],
  },
  results: {
    chip: 'Hvilke resultater får andre?',
    answer:
      'På siden citerer vi offentliggjort forskning med kilder: 70 % af kurve på nettet forlades (Baymard Institute, 2024), 23 % af bookede aftaler ender med udeblivelse (Dantas et al., 2018), supportmedarbejdere med en AI-assistent løser 14 % flere sager i timen (nye 34 %; Brynjolfsson et al., 2023), 76 % køber helst på deres eget sprog og 40 % aldrig på et andet (CSA Research, 2020), 81 % prøver først at løse det selv (Harvard Business Review, 2017).',
    asks: [
      '{hvilke|hvad for} {resultater|tal på effekten|undersøgelser|beviser|studier} {får andre|har i|kan i vise|findes der}',
      'virker {det|chatbots|en bot} {virkelig|overhovedet|i virkeligheden}',
      '{undersøgelser|forskning|beviser|kilder|resultater|succesrate|studier}',
      '{hvor kommer|hvad er kilden til} {de 70 procent|tallene|de 76 procent|de her tal|de 45 procent} {fra|}',
      'hvor mange {forlader kurven|køber helst på eget sprog}',
      '{hvor mange procent af kurvene bliver forladt|hvem har målt det|hvilket år er undersøgelsen fra|hvad er kilden|hvor meget mere løser medarbejdere med en ai assistent|hvor meget hurtigere er de nye med ai|hvilken undersøgelse}',
      'hvor kommer {tallet|procenten|23 procent|70 procent|76 procent} fra',
      'hvem har {målt|regnet} det ud',
      '{er der bevis for at det virker|kilde|hvor mange procent af kurvene|statistik på forsiden}',
    ],
  },
  bookingHow: {
    chip: 'Hvordan booker jeg en rådgivning?',
    answer:
      'Du vælger en dag og en halv time mellem {from} og {to} ({zone}) og fortæller kort, hvad I har brug for. Det er gratis og en forespørgsel: vi bekræfter inden for {hours} timer. Knappen herunder åbner formularen.',
    asks: [
      '{hvordan|hvor} {booker jeg|booker man|aftaler jeg|bestiller jeg|får jeg} {en rådgivning|en demo hos jer|et møde|en tid|en samtale}',
      'hvordan {fungerer bookingen|foregår booking|booker vi tid}',
      'hvilke {tider|datoer|dage} {er ledige|har i|kan man vælge}',
      '{booking|ledige tider|mødetider|hvornår kan vi tale sammen}',
      'kan man {tale med nogen|mødes|få et opkald} {i næste uge|på fredag|i morgen|i denne uge}',
      'hvordan {får|bestiller} man {en tid|et møde} hos jer',
      'hvilke tider {findes|er ledige}',
      '{hvordan foregår bookingen|kan man vælge aften}',
    ],
  },
  book: {
    chip: 'Book en gratis rådgivning',
    answer: 'Meget gerne! Vælg dag og tidspunkt i bookingformularen; vi bekræfter inden for {hours} timer.',
    asks: [
      '{jeg vil gerne|jeg vil|vi vil gerne|vi ønsker at} {booke en rådgivning|booke en demo|have et møde|aftale et møde|booke en tid|have en gratis rådgivning}',
      '{book|aftal|reserver|sæt} {mig en tid|en rådgivning|en demo|et møde op|os en tid|en samtale}',
      '{kan jeg|kan vi|må jeg} {booke en tid|booke en demo nu|få en tid på tirsdag|få en tid i morgen|få et møde med jer}',
      '{book nu|lad os tage et møde|lad os tales ved på tirsdag|skriv mig op til en demo}',
      '{sæt|book|skriv} {mig|os} {op til en konsultation|til et møde|på til tirsdag}',
      'jeg vil {have|bestille} {en tid|et møde|en demo}',
      '{book konsultation nu|aftal et møde for os}',
    ],
  },
  contactMe: {
    chip: 'Kontakt mig',
    answer:
      'Selvfølgelig. Læg dine oplysninger i kontaktformularen; vores team vender tilbage inden for {hours} timer.',
    asks: [
      '{kan i|vil i|kan nogen|vil du} {ringe til mig|ringe mig op|kontakte mig|maile mig|skrive til mig|vende tilbage til mig}',
      '{jeg vil gerne|må jeg|kan jeg} {ringes op|kontaktes|lægge mit nummer|lægge en besked|efterlade mine oplysninger}',
      '{ring til mig|kontakt mig venligst|ring mig op|tilbagekald|ring i morgen}',
      '{send mig|kan i sende} {et tilbud på mail|en mail|tilbuddet på mail}',
      '{ring til|mail til|kontakt|skriv til} {mig|os}',
      'kan {nogen|en sælger} {kontakte mig|ringe op}',
      'jeg vil {ringes op|kontaktes}',
      'efterlade mit nummer',
    ],
  },
  consultation: {
    chip: 'Hvad sker der i en rådgivning?',
    answer:
      'Den er gratis og varer {slot} minutter, online: vi ser på, hvad jeres kunder spørger om, og siger ærligt, hvad en bot kan og ikke kan gøre for jer, med en første plan og en pris.',
    asks: [
      '{hvad sker der|hvad taler vi om|hvad får jeg ud af} {i rådgivningen|i en rådgivning|til demomødet|en rådgivning|i det første møde}',
      '{er|koster} {rådgivningen|det første møde|demoen|en rådgivning} {gratis|noget|bindende|uforpligtende}',
      '{gratis rådgivning|rådgivning|demomøde|rådgivning pris|uforpligtende snak}',
      'hvor {længe varer rådgivningen|lang er en rådgivning|lang tid tager mødet}',
      'skal {jeg|vi} {forberede noget til mødet|betale for rådgivningen|forpligte os til noget ved mødet}',
      'hvad {gennemgår vi|snakker vi om} i {konsultationen|mødet}',
      'er konsultationen {gratis|bindende}',
      '{hvor lang er samtalen|længde på konsultationen|gratis konsultation|video eller telefon}',
    ],
  },
  partners: {
    chip: 'Har I partnere?',
    answer:
      'Siden nævner intet partner-, forhandler- eller affiliateprogram. Skriv til {email}, hvad du har i tankerne.',
    asks: [
      '{har i|findes der|tilbyder i|kan jeg komme med i} {et partnerprogram|et affiliateprogram|et forhandlerprogram|partnere|et partnerskab|henvisningsbonus}',
      '{kan jeg|kan vi|må vi} {videresælge jeres bots|sælge det til vores kunder|være forhandler|anbefale jer som bureau}',
      '{partner|partnerskab|forhandler|affiliate|samarbejde|provision|bureaupartner}',
      '{jeg vil|vi vil gerne} {sælge jer noget|tilbyde jer vores ydelser|samarbejde|foreslå et partnerskab|reklamere hos jer}',
      'vi er et bureau, kan vi sælge {jer|videre}',
    ],
  },
  complaint: {
    chip: 'Jeg vil klage',
    answer:
      'Jeg er ked af, at det var frustrerende. Et menneske fra vores team kan hjælpe: skriv til {email}, eller læg en besked med knappen herunder, så hører du fra os inden for {hours} timer.',
    asks: [
      '{jeg vil|jeg har|hvor kan jeg|vi vil gerne} {klage|en klage|indgive en klage|brokke mig|klage over jer}',
      '{ingen|der er ingen der} {svarer mig|har svaret|svarer på mine mails|vender tilbage|gider svare}',
      '{jeg er|vi er} {utilfreds|skuffet|vred|frustreret|meget utilfredse|træt af jer}',
      '{jeres side|formularen|siden|bookingen} {virker ikke|er i stykker|giver fejl|går ned hele tiden}',
      '{elendig service|det er uacceptabelt|dårlig service|spild af tid|det er for dårligt}',
      '{jeg har ventet i dagevis|jeg er pissesur}',
      'ingen {svarer|har kontaktet os|ringede}',
      'jeg er {rasende|skuffet|træt af jer}',
      '{klage|reklamation|ventet i dagevis|siden crasher}',
    ],
  },
  responseTime: {
    chip: 'Hvornår hører jeg fra jer?',
    answer: 'Inden for {hours} timer: et menneske læser hver besked og svarer med en første plan og en pris.',
    asks: [
      '{hvornår|hvor hurtigt|hvor snart} {hører jeg fra jer|får jeg svar|svarer i|vender i tilbage|bliver jeg ringet op|svarer i på mails}',
      'hvor {længe|lang tid} {går der før i svarer|skal jeg vente på svar|tager det at få svar|er ventetiden}',
      '{teamets svartid|ventetid|svar inden for|hvornår kommer svaret}',
      'jeg {sendte|udfyldte|har sendt} {formularen|en besked|en forespørgsel} {hvad nu|hvornår hører jeg noget|hvad sker der nu}',
      '{hvornår hører jeg fra jer hvis jeg skriver}',
      'hvor hurtigt {svarer I|hører jeg fra jer}',
      'jeg {sendte en mail|skrev|udfyldte formularen} {i går|i morges}, hvornår får jeg svar',
      '{tilbagemelding|hvornår hører jeg noget}',
    ],
  },
  buy: {
    chip: 'Hvordan bestiller jeg?',
    answer:
      'Der er ingen kasse på siden: send os den ønskede plan med kontaktformularen eller fortæl om den i en gratis rådgivning, så sætter et menneske den op sammen med jer, en første version inden for {firstHours} timer.',
    asks: [
      '{hvordan|hvor} {bestiller jeg|køber jeg|kan man købe|kan jeg bestille|tilmelder jeg mig} {den|starter|en plan|botten|pro}',
      '{jeg vil|vi vil gerne|jeg vil gerne} {købe|bestille|tegne abonnement|have starter|have pro|blive kunde|bestille en plan}',
      '{bestil|køb|bestilling|køb nu|til kassen|blive kunde}',
      '{jeg tager|vi tager|giv mig} {starter|pro|professional|pro planen|enterprise}',
      'hvordan {bestiller|køber|skaffer} man',
      'jeg {vil købe|slår til|går efter} {starter|professional}',
      '{bestille|købe|tegne abonnement|købsknap|hvor skriver man under}',
    ],
  },
  noShows: {
    chip: 'Hvor kommer de 23 % udeblivelser fra?',
    answer:
      'Fra en gennemgang af 105 studier: Dantas et al., Health Policy 122(4), 2018. 23 % af de bookede tider ender med, at ingen kommer; det er offentliggjort forskning, ikke vores eget tal. En bot minder om tiden, lader folk flytte den med to beskeder og tilbyder den ledige tid til den, der venter.',
    asks: [
      'hvor mange {udebliver fra aftaler}',
      '{hvor mange patienter udebliver}',
      '{hvor kommer|hvad er kilden til|hvem siger} {de 23 procent|23% udeblivelser|tallet for udeblivelser|23 procent no shows} {fra|}',
      '{23% udeblivelser|andel udeblivelser|studie om udeblivelser|patienter der ikke dukker op|hvordan mindsker en bot udeblivelser|no shows}',
    ],
  },
  fastReply: {
    chip: 'Hvor hurtigt svarer virksomheder?',
    answer:
      'Af 2.241 amerikanske virksomheder svarede 37 % på en onlinehenvendelse inden for en time, 16 % inden for et døgn, 24 % senere og 23 % aldrig. De, der svarede inden for en time, havde næsten 7 gange så ofte en reel samtale med en beslutningstager som en time senere, og over 60 gange så ofte som et døgn senere (Oldroyd, McElheran og Elkington, Harvard Business Review, marts 2011).',
    asks: [
      '{hvor mange firmaer svarer inden for en time|hvor stor en andel svarer hurtigt på en henvendelse|hvorfor skal man svare hurtigt}',
      '{hvor mange|hvor stor en del af|hvor mange procent af} {virksomheder|virksomhederne} {svarer aldrig|svarer på en time|er mere end et døgn om at svare|svarer ikke på henvendelser}',
      '{hvor kommer|hvem har målt} {de 37 procent|60 gange|7 gange|de 2241 virksomheder}',
      '{studiet i harvard business review|svartid på henvendelser|hvorfor hurtige svar tæller|37 procent inden for en time|60 gange så ofte}',
    ],
  },
  funding: {
    chip: 'Hvem finansierer virksomheden?',
    answer:
      'Siden siger intet om investorer, finansieringsrunder eller omsætning i {brand}. Spørg vores team: {email}.',
    asks: [
      '{investorer}',
      '{hvem|hvilke investorer} {finansierer jer|har investeret i jer|står bag jer økonomisk|finansierer parley|ejer andele i parley}',
      '{hvor mange|hvilken} {penge har i rejst|omsætning har i|kapital har i|overskud har i|omsætter i for om året}',
      '{finansiering|finansieringsrunde|risikovillig kapital|serie a|tjener i penge|årsomsætning|aktionærer}',
    ],
  },
  terms: {
    chip: 'Hvor finder jeg jeres betingelser?',
    answer:
      'Siden har en privatlivsside, men ingen handelsbetingelser. Planerne løber måned for måned med {noticeDays} dages varsel; {enterprise} har sin egen kontrakt med SLA. Vil jeres juridiske afdeling læse noget først, så bed om det: {email}.',
    asks: [
      '{hvor finder jeg|har i|kan jeg læse|hvor er} {handelsbetingelserne|jeres betingelser|brugsvilkårene|kontraktteksten|en standardkontrakt|det med småt}',
      '{handelsbetingelser|brugsvilkår|det med småt|ansvar i kontrakten|lovvalg|servicevilkår|kontraktvilkår}',
      '{vores jurister|vores juridiske afdeling} {vil læse kontrakten|spørger efter betingelserne|skal bruge vilkårene}',
    ],
  },
};
