import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: 'Wie zijn jullie?',
    answer:
      '{legalName} bouwt AI-chatbots voor bedrijven: bots voor klantenservice, verkoopautomatisering en integraties op maat, met een platform om ze op te draaien of als volledig beheerde dienst.',
    asks: [
      '{wie zijn|wie is|vertel iets over|wat voor bedrijf is} {jullie|jullie eigenlijk|parley|dit bedrijf|dit|jullie bedrijf}',
      '{over ons|over jullie|bedrijfsinfo|bedrijfsgegevens|kvk|wie zit hierachter|welk bedrijf zit hierachter|bedrijfsnaam}',
      '{zijn jullie|is dit|is parley} {een echt bedrijf|een startup|betrouwbaar als bedrijf|te vertrouwen|oplichting|nep|serieus}',
      'welk {bedrijf|soort bedrijf} {is dit|zijn jullie|zit er achter de site}',
      'zijn jullie {serieus|betrouwbaar|een echt bedrijf}',
      '{wat is parley|oplichting|het bedrijf}',
    ],
  },
  people: {
    chip: 'Hoe groot is het bedrijf?',
    answer:
      'Op de site staat niet wie {brand} heeft opgericht, hoe groot het team is of sinds wanneer het bestaat. Ons team vertelt het u graag: {email}.',
    asks: [
      '{wie|wie heeft} {is de oprichter|is de ceo|is de baas|leidt het bedrijf|parley opgericht|dit bedrijf gestart|is de eigenaar}',
      '{hoeveel mensen|hoeveel medewerkers|hoe groot|met hoeveel} {werken er|hebben jullie|is het team|is het bedrijf|zijn jullie}',
      '{sinds wanneer|hoe lang|wanneer} {bestaan jullie|bestaat parley|zijn jullie opgericht|zijn jullie al bezig}',
      '{oprichter|ceo|team|medewerkers|bedrijfsgrootte|geschiedenis|oprichtingsjaar|directie}',
      '{wie zit erachter}',
      'wie heeft {parley|het bedrijf} {opgericht|bedacht}',
      'hoe heet {de baas|de directeur|de oprichter}',
      'hoeveel {mensen werken er|werknemers}',
      '{eigenaren|teamgrootte}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {wie het bedrijf leidt|hoeveel medewerkers u hebt}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {van wie is dit|hoe heet de baas}',
    ],
  },
  location: {
    chip: 'Waar zitten jullie?',
    answer:
      'Onze tijden gelden in de tijdzone {zone}; een adres staat niet op de site. Schrijf naar {email} of boek een adviesgesprek, dat is online.',
    asks: [
      '{waar|in welke stad|in welk land} {zitten jullie|is jullie kantoor|zijn jullie gevestigd|is parley gevestigd|vind ik jullie|is het bedrijf}',
      '{wat is|hebben jullie} {jullie adres|het adres|een kantoor in nederland|een vestiging in de buurt|een kantoor in amsterdam|jullie vestigingsplaats}',
      '{adres|locatie|kantoor|vestiging|hoofdkantoor|route|bezoekadres}',
      '{kan ik|kunnen we|mag ik} {langskomen|jullie bezoeken|op kantoor komen|fysiek afspreken}',
      'waar {zitten|vind ik} jullie',
      'kantoor in {Amsterdam|Antwerpen|Utrecht}',
      '{langskomen|welke stad}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {waar uw bedrijf zit|uw adres}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {waar zitten jullie}',
    ],
  },
  hours: {
    chip: 'Wanneer zijn jullie bereikbaar?',
    answer:
      'Ik antwoord dag en nacht. Ons team houdt adviesgesprekken van {from} tot {to} (tijdzone {zone}) en beantwoordt berichten binnen {hours} uur.',
    asks: [
      '{wanneer|hoe laat|tot hoe laat|vanaf hoe laat} {zijn jullie open|zijn jullie bereikbaar|is jullie team er|werken jullie|sluiten jullie|is er iemand}',
      '{openingstijden|openingsuren|kantooruren|bereikbaarheid|werktijden|kantoortijden|wat zijn jullie openingstijden}',
      '{zijn jullie|is er iemand|is het team} {nu open|op zaterdag bereikbaar|in het weekend open|vandaag bereikbaar|op zondag bereikbaar|nu aanwezig}',
      'wanneer {gaan jullie open|sluiten jullie}',
      'open {nu|zaterdag|in het weekend}',
      'tot hoe laat',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {uw kantooruren|wanneer uw team bereikbaar is}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {zijn jullie vandaag open}',
    ],
  },
  contact: {
    chip: 'Hoe bereik ik jullie?',
    answer:
      'Schrijf naar {email}; we antwoorden binnen {hours} uur. Of laat een bericht achter in het contactformulier, hier of op de pagina: elk bericht wordt door een mens gelezen.',
    asks: [
      '{hoe|waar} {kan ik jullie bereiken|neem ik contact op|bereik ik jullie|kan ik contact opnemen|kan ik jullie mailen|stuur ik een bericht}',
      '{wat is|heb je|geef me|mag ik} {jullie mailadres|jullie email|een emailadres|de contactgegevens|een contactpersoon|jullie contactgegevens}',
      '{contact|contactgegevens|email|emailadres|mailadres|contactformulier|contactpersoon|contact sales}',
      'waar kan ik {een vraag stellen|een aanvraag sturen|terecht met vragen|naartoe mailen}',
      'hoe {bereik ik jullie|schrijf ik jullie}',
      '{formulier|waar stuur ik mijn vraag heen}',
    ],
  },
  phone: {
    chip: 'Hebben jullie een telefoonnummer?',
    answer:
      'De site noemt geen telefoonnummer. Laat het uwe achter in het contactformulier, dan bellen we terug, of boek een adviesgesprek op een vast moment.',
    asks: [
      '{hebben jullie|wat is|is er|geef me|mag ik} {een telefoonnummer|jullie telefoonnummer|jullie nummer|een nummer|een hotline|een nummer om te bellen}',
      '{kan ik|hoe kan ik|kunnen we} {jullie bellen|telefonisch contact krijgen|jullie telefonisch bereiken|even bellen}',
      '{telefoon|telefoonnummer|tel|bellen|hotline|telefonisch|whatsapp nummer}',
      'ik vind geen {telefoon|nummer}',
      'ik {bel|praat} liever',
      '{jullie bellen|mobiel nummer}',
    ],
  },
  careers: {
    chip: 'Zoeken jullie mensen?',
    answer: 'Op de site staan geen vacatures; schrijf naar {email} met als onderwerp “Careers”.',
    asks: [
      '{hebben jullie|zijn er|zoeken jullie} {vacatures|werk|mensen|stageplekken|personeel|openstaande functies|nieuwe collegas|developers in dienst}',
      '{ik wil|ik zou graag|kan ik|hoe kan ik} {bij jullie werken|solliciteren|stage lopen|mijn cv sturen|een baan bij jullie}',
      '{vacatures|vacature|jobs|stage|werken bij|sollicitatie|cv|carriere|baan}',
      'ik zoek {werk|een stage|een baan}',
      '{nemen jullie mensen aan|solliciteren}',
    ],
  },
  press: {
    chip: 'Ik ben van de pers',
    answer: 'Voor de pers: schrijf naar {email} met als onderwerp “Press”.',
    asks: [
      '{ik ben|wij zijn|ik schrijf als} {journalist|van de pers|van een krant|blogger|van een tijdschrift|van de radio|podcastmaker}',
      '{pers|perskit|media|perscontact|persbericht|interview|logo downloaden|persvragen}',
      '{ik schrijf|ik maak} een {artikel|reportage|stuk} over {jullie|chatbots|parley}',
      'wie is {jullie perscontact|de persvoorlichter|de woordvoerder}',
      'ik schrijf {een artikel|een reportage} over jullie',
      '{journalist|persmap}',
    ],
  },
  customers: {
    chip: 'Hebben jullie referenties?',
    answer:
      'De site noemt geen klanten en geen praktijkcases. In plaats daarvan toont ze gepubliceerd onderzoek met bron, en demobots voor {templates} branches die u zelf kunt proberen. Vraag ons team naar referenties: {email}.',
    asks: [
      '{hebben jullie|zijn er|mag ik zien|laat zien|welke} {referenties|klanten|cases|succesverhalen|reviews|klantverhalen|praktijkvoorbeelden|ervaringen}',
      '{wie|welke bedrijven} {gebruikt het al|gebruiken dit|zijn jullie klanten|werken met jullie|gebruiken jullie bots}',
      '{referenties|klanten|cases|case studies|reviews|succesverhalen|klantervaringen|beoordelingen|portfolio}',
      'hoeveel klanten {hebben jullie|gebruiken het|zijn er}',
      '{bekende klanten|ervaringen van klanten}',
      '{wie nog meer|welke bedrijven} {gebruikt het|gebruiken jullie}',
      '{klantverhalen|ervaringen|voorbeelden van klanten}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {welke bedrijven u gebruiken|of er referenties zijn}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {wie gebruikt het nog}',
    ],
  },
  results: {
    chip: 'Welke resultaten halen anderen?',
    answer:
      'Op de pagina citeren we gepubliceerd onderzoek, met bron: 70 % van de online winkelmandjes wordt achtergelaten (Baymard Institute, 2024), 23 % van de geboekte afspraken eindigt als no-show (Dantas et al., 2018), medewerkers met een AI-assistent lossen 14 % meer vragen per uur op (nieuwe 34 %; Brynjolfsson et al., 2023), 76 % koopt het liefst in de eigen taal en 40 % nooit in een andere (CSA Research, 2020), 81 % probeert het eerst zelf op te lossen (Harvard Business Review, 2017).',
    asks: [
      '{welke|wat voor} {resultaten|onderzoekscijfers|onderzoeken|studies|bewijzen|statistieken over chatbots} {hebben jullie|zijn er|halen anderen|kun je laten zien}',
      '{werkt|helpt|levert} {een chatbot echt|zoiets echt iets op|het echt|een bot wel echt} {aantoonbaar|iets op|}',
      '{onderzoek|studies|bewijs|bronnen|cijfers|succespercentage|wetenschappelijk bewijs|onderbouwing}',
      '{waar komen|wat is de bron van} {de 70 procent|die cijfers|de percentages|de 76 procent|die getallen} {vandaan|}',
      '{hoeveel|welk percentage} {winkelmandjes worden achtergelaten|klanten wil de eigen taal}',
      '{hoeveel procent van de winkelmandjes wordt verlaten|hoeveel patiënten komen niet opdagen|wie heeft dat gemeten|uit welk jaar is het onderzoek|wat is de bron|hoeveel mensen kopen liever in hun eigen taal|hoeveel meer lossen medewerkers met ai op|welk onderzoek is dat}',
      'waar komt {dat cijfer|dat percentage|23 %|70 %|76 %} vandaan',
      'wie heeft dat {gemeten|uitgerekend}',
      '{bewijs dat het werkt|bron|cijfers op de homepage}',
      'percentage {verlaten winkelmandjes|no-shows}',
      'hoeveel procent laat het mandje staan',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {welke studies dit staven|waar de percentages vandaan komen}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {waar komen die cijfers vandaan}',
    ],
  },
  bookingHow: {
    chip: 'Hoe boek ik een adviesgesprek?',
    answer:
      'U kiest een dag en een half uur tussen {from} en {to} (tijdzone {zone}) en vertelt kort wat u nodig hebt. Het is gratis en een aanvraag: we bevestigen binnen {hours} uur. De knop hieronder opent het formulier.',
    asks: [
      '{hoe|waar} {boek ik|kan ik|plan ik|maak ik|vraag ik} {een adviesgesprek boeken|een adviesgesprek|een afspraak met jullie|een demo aan|een gesprek inplannen|een meeting}',
      '{hoe werkt|hoe gaat} {het boeken|het inplannen|een afspraak boeken|de boeking}',
      '{welke|wanneer zijn} {tijden|tijdstippen|momenten|dagen|plekken} {vrij|zijn er vrij|beschikbaar|kan ik kiezen|hebben jullie}',
      '{boeking|beschikbare tijden|wanneer kunnen we praten|tijdslot|agenda}',
      'kan ik {volgende week|morgen|vrijdag|deze week} {iemand spreken|met iemand afspreken}',
      'hoe {krijg|plan} ik {een afspraak|een gesprek} bij jullie',
      'welke tijden {hebben jullie|zijn vrij}',
      "{vrije tijden|hoe gaat het boeken van een gesprek|kan het 's avonds}",
    ],
  },
  book: {
    chip: 'Een gratis adviesgesprek boeken',
    answer:
      'Met plezier! Kies een dag en een tijd in het boekingsformulier; we bevestigen binnen {hours} uur.',
    asks: [
      '{ik wil|ik wil graag|wij willen|ik zou graag|graag} {een adviesgesprek|een demo boeken|een afspraak maken|een gesprek inplannen|een gratis gesprek|een adviesgesprek boeken|een demo plannen}',
      '{boek|plan|regel|reserveer} {een afspraak|een gesprek|een demo|een adviesgesprek|een moment} {voor mij|voor ons|aub|alsjeblieft|}',
      '{kan ik|mag ik|kunnen we} {een afspraak|een gesprek|een demo} {maken voor dinsdag|boeken alsjeblieft|inplannen voor morgen|nu boeken}',
      '{afspraak maken|demo boeken|gesprek inplannen|doe maar een afspraak|boek maar|laten we dinsdag praten|plan me maar in}',
      '{zet|schrijf} {mij|ons} {op voor een gesprek|in voor dinsdag}',
      'ik {wil|zou graag} {een adviesgesprek boeken|een afspraak|een demo}',
      '{boek nu een adviesgesprek|plan een gesprek met jullie}',
    ],
  },
  contactMe: {
    chip: 'Neem contact met mij op',
    answer:
      'Natuurlijk. Laat uw gegevens achter in het contactformulier; ons team neemt binnen {hours} uur contact op.',
    asks: [
      '{kunnen jullie|kan iemand|wil iemand|graag|laat iemand} {mij bellen|me terugbellen|contact met mij opnemen|mij mailen|mij een bericht sturen|even bellen}',
      '{ik wil|ik zou graag|mag ik} {teruggebeld worden|mijn nummer achterlaten|mijn gegevens achterlaten|een bericht achterlaten|gebeld worden}',
      '{bel me|bel me terug|terugbellen|terugbelverzoek|neem contact op met mij|mail me|bel mij morgen|stuur me een mail}',
      '{stuur me|kunnen jullie me} {een aanbod mailen|een aanbod per mail|informatie sturen|informatie mailen}',
      '{bel|mail|app} {mij|ons} {terug|even|}',
      'laat {iemand|een verkoper} {mij bellen|contact opnemen}',
      'ik wil {teruggebeld|gecontacteerd} worden',
      'mijn nummer achterlaten',
    ],
  },
  consultation: {
    chip: 'Wat gebeurt er in een adviesgesprek?',
    answer:
      'Het is gratis en duurt {slot} minuten, online: we bekijken wat uw klanten vragen en zeggen eerlijk wat een bot voor u kan en niet kan, met een eerste plan en een prijs.',
    asks: [
      '{wat gebeurt er in|hoe lang duurt|wat is|waar gaat het over in|hoe verloopt} {een adviesgesprek|het adviesgesprek|het gratis gesprek|zo een gesprek|het demogesprek}',
      '{is het adviesgesprek|is zo een gesprek|is de demo} {gratis|vrijblijvend|ergens aan gebonden|kosteloos|betaald}',
      '{adviesgesprek|gratis adviesgesprek|gratis advies|consult|demogesprek|duur gesprek|vrijblijvend gesprek}',
      'moet ik {iets voorbereiden|betalen|me ergens aan binden} voor {het gesprek|het adviesgesprek|de demo}',
      'waar gaat {het adviesgesprek|de call} over',
      'is het adviesgesprek {gratis|bindend}',
      '{hoelang duurt het gesprek|duur van het gesprek|video of telefoon}',
    ],
  },
  partners: {
    chip: 'Werken jullie met partners?',
    answer:
      'De site noemt geen partner-, reseller- of affiliateprogramma. Schrijf naar {email} wat u in gedachten hebt.',
    asks: [
      '{hebben jullie|is er|kan ik meedoen aan|bieden jullie} {een partnerprogramma|een affiliateprogramma|een resellerprogramma|een verwijzingsprogramma|een partnership|partners}',
      '{kan ik|mogen we|kunnen wij als bureau} {jullie bots doorverkopen|het aan onze klanten verkopen|jullie product aanbieden|jullie aanbevelen tegen commissie}',
      '{partner|partnerprogramma|reseller|affiliate|commissie|samenwerking|samenwerken|partner worden}',
      '{wij willen|ik wil} {met jullie samenwerken|jullie iets aanbieden|jullie seo verkopen|een samenwerking voorstellen|adverteren bij jullie}',
      'wij zijn een bureau, mogen we {het aanbieden|wederverkopen}',
      'wederverkoper',
    ],
  },
  complaint: {
    chip: 'Ik heb een klacht',
    answer:
      'Het spijt me dat dit zo vervelend was. Iemand van ons team kan helpen: schrijf naar {email} of laat een bericht achter met de knop hieronder, dan hoort u binnen {hours} uur van ons.',
    asks: [
      '{ik heb|ik wil|waar kan ik|hoe kan ik} {een klacht|klagen|een klacht indienen|mijn beklag doen}',
      '{niemand|er heeft niemand} {antwoordt|reageert op mijn mail|gereageerd|teruggebeld|reageert}',
      '{ik ben|wij zijn} {ontevreden|boos|teleurgesteld|er klaar mee|zeer ontevreden|gefrustreerd} {over jullie|over de service|}',
      '{jullie site|het formulier|de pagina|de boeking|het contactformulier} {werkt niet|doet het niet|geeft een fout|is kapot|crasht}',
      '{slechte service|waardeloze service|dit is onacceptabel|tijdverspilling|schandalig|klacht}',
      'ik heb {vorige week|drie dagen geleden|twee keer} {gemaild|een bericht gestuurd} {en niks gehoord|zonder antwoord|}',
      '{ik wacht al dagen|wat een slechte service}',
      'niemand {antwoordt|belt terug}',
      'ik ben {woedend|teleurgesteld|boos}',
      'klagen',
    ],
  },
  responseTime: {
    chip: 'Wanneer hoor ik van jullie?',
    answer:
      'Binnen {hours} uur: elk bericht wordt door een mens gelezen en beantwoord met een eerste plan en een prijs.',
    asks: [
      '{wanneer|hoe snel|hoe gauw} {hoor ik iets|hoor ik van jullie|krijg ik antwoord|reageren jullie|belt iemand me terug|krijg ik een reactie}',
      '{hoe lang|hoelang} {duurt het|moet ik wachten} {tot jullie antwoorden|op antwoord|voor ik iets hoor|op een reactie}',
      '{reactietermijn|wanneer antwoord|antwoordtermijn|wachttijd antwoord|binnen hoeveel uur antwoord}',
      'ik heb {het formulier|een bericht|een aanvraag} {verstuurd|ingevuld} {wat nu|wanneer hoor ik iets|en nu}',
      '{wanneer hoor ik iets als ik schrijf|hoe lang wachten op antwoord}',
      'hoe snel {reageren jullie|hoor ik iets}',
      'ik heb {gisteren|vanochtend} {geschreven|het formulier gestuurd}, wanneer hoor ik iets',
      '{reactietijd van jullie|antwoord binnen|wanneer hoor ik terug}',
    ],
  },
  buy: {
    chip: 'Hoe bestel ik?',
    answer:
      'Op de site kunt u niet afrekenen: stuur ons via het contactformulier of in een gratis adviesgesprek welk abonnement u wilt, dan richt een medewerker het met u in, een eerste versie binnen {firstHours} uur.',
    asks: [
      '{hoe|waar} {kan ik|kunnen we} {bestellen|kopen|een abonnement afsluiten|me aanmelden|starter bestellen|professional afsluiten|klant worden}',
      '{ik wil|wij willen|klaar om te|ik wil graag} {bestellen|kopen|starter nemen|professional afsluiten|klant worden|een abonnement nemen|het pro plan}',
      '{bestellen|afsluiten|kopen|aanmelden|order|nu kopen|abonnement afsluiten}',
      '{doe mij|ik neem|wij nemen|geef mij} {starter|professional|het starter pakket|het pro plan|die van 699}',
      'hoe {koop ik|neem ik|bestel ik} het',
      '{ik neem|ik wil} {starter|professional}',
      '{koopknop|waar teken ik}',
    ],
  },
  noShows: {
    chip: 'Waar komen de 23 % no-shows vandaan?',
    answer:
      'Uit een overzicht van 105 studies: Dantas et al., Health Policy 122(4), 2018. 23 % van de geboekte afspraken eindigt als no-show; het is gepubliceerd onderzoek, niet ons cijfer. Een bot herinnert, laat een afspraak met twee berichten verzetten en biedt de vrije plek aan wie wacht.',
    asks: [
      '{hoeveel|welk percentage} {afspraken zijn no shows}',
      '{waar komt|wat is de bron van|wie zegt} {de 23 procent|de 23% no shows|het cijfer van de no shows|het aantal gemiste afspraken} {vandaan|}',
      '{23% no shows|no show percentage|onderzoek naar gemiste afspraken|patiënten die niet komen|hoe vermindert een bot no shows}',
    ],
  },
  fastReply: {
    chip: 'Hoe snel antwoorden bedrijven?',
    answer:
      'Van 2.241 Amerikaanse bedrijven antwoordde 37 % binnen een uur op een online aanvraag, 16 % binnen een dag, 24 % later en 23 % nooit. Wie binnen een uur antwoordde, had bijna 7 keer zo vaak een echt gesprek met een beslisser als een uur later, en ruim 60 keer zo vaak als een dag later (Oldroyd, McElheran en Elkington, Harvard Business Review, maart 2011).',
    asks: [
      '{hoeveel bedrijven antwoorden binnen een uur|welk deel van de bedrijven reageert snel op een aanvraag|waarom moet je snel reageren}',
      '{hoeveel|welk percentage van de|welk deel van de} {bedrijven} {antwoordt nooit|antwoordt binnen een uur|doet er langer dan een dag over|reageert niet op aanvragen}',
      '{waar komen|wie heeft gemeten} {de 37 procent|de 60 keer|de 7 keer|de 2241 bedrijven}',
      '{onderzoek harvard business review|reactietijd op aanvragen|waarom snel antwoorden telt|37 procent binnen een uur|60 keer zo vaak}',
    ],
  },
  funding: {
    chip: 'Wie financiert het bedrijf?',
    answer:
      'De site zegt niets over investeerders, financieringsrondes of omzet van {brand}. Vraag het ons team: {email}.',
    asks: [
      '{investeerders}',
      '{wie|welke investeerders} {financiert jullie|heeft in jullie geïnvesteerd|zit er financieel achter|financiert parley|heeft aandelen in parley}',
      '{hoeveel|welke} {geld hebben jullie opgehaald|omzet draaien jullie|kapitaal hebben jullie|winst maken jullie}',
      '{financiering|financieringsronde|durfkapitaal|serie a|zijn jullie winstgevend|jaaromzet|aandeelhouders}',
    ],
  },
  terms: {
    chip: 'Waar staan de algemene voorwaarden?',
    answer:
      'De site heeft een privacypagina, maar geen algemene voorwaarden. Pakketten lopen per maand met {noticeDays} dagen opzegtermijn; {enterprise} heeft een eigen contract met SLA. Wil uw juridische afdeling eerst iets lezen, vraag het dan op: {email}.',
    asks: [
      '{waar staan|hebben jullie|kan ik|waar vind ik} {de algemene voorwaarden|jullie voorwaarden|de gebruiksvoorwaarden|de contracttekst|een voorbeeldcontract|de kleine lettertjes} {lezen|}',
      '{algemene voorwaarden|gebruiksvoorwaarden|aansprakelijkheid|toepasselijk recht|leveringsvoorwaarden}',
      '{onze juristen|onze juridische afdeling} {willen het contract lezen|vraagt de voorwaarden|wil de voorwaarden zien}',
    ],
  },
};
