import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: 'Wat bespaart een bot ons?',
    answer:
      'De ROI-calculator in het leerpad rekent: mensen × uurtarief × uren per dag × {roiShare}, 22 werkdagen per maand. Tien mensen tegen $25 en twee uur per dag besparen ongeveer {roiMonthly} per maand, {roiYearly} per jaar. Vul daar uw eigen cijfers in.',
    asks: [
      '{hoeveel|wat} {bespaar ik|besparen we|kunnen we besparen|kan ik besparen|bespaart een bot} {met een bot|per maand|per jaar|aan kosten|ons|}',
      '{wat is|hoe berekenen jullie|waar vind ik} {de roi|het rendement|de besparing|de roi calculator|de terugverdientijd}',
      '{roi|roi calculator|besparing|rendement|terugverdientijd|besparingscalculator|return on investment}',
      '{wanneer|hoe snel} {verdient het zich terug|heb ik het eruit|is het terugverdiend}',
      '{wij hebben|ik heb} {5|10|20|tien} {medewerkers|mensen op support|agents} {hoeveel besparen we|wat scheelt een bot}',
      'hoeveel {besparen we|scheelt het} met {vijf aan de balie|drie op support}',
      'wanneer is het {terugverdiend|eruit}',
      '{ROI|bespaarde uren|loonkosten tegen bot}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {hoeveel wij kunnen besparen|hoe de ROI berekend wordt}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {wat besparen we}',
    ],
  },
  calculator: {
    chip: 'Is er een prijscalculator?',
    answer:
      'Ja, op de prijspagina: stel uw berichten (1.000 tot 100.000 per maand) en uw model in, en u ziet meteen abonnement en prijs, met een specificatie die u als link kunt delen.',
    asks: [
      '{is er|hebben jullie|waar is|hoe gebruik ik} {een prijscalculator|een calculator|de calculator|een rekentool|de rekenmodule|een prijstool}',
      '{calculator|prijscalculator|rekentool|prijs berekenen|kosten berekenen|rekenmodule}',
      '{kan ik|hoe kan ik|waar kan ik} {mijn prijs uitrekenen|de kosten berekenen|mijn kosten inschatten|zelf de prijs berekenen}',
      '{hoe werkt|wat doet} {de calculator|de prijscalculator}',
      'kan ik {de berekening|mijn configuratie|de prijsopgave} {delen|doorsturen|naar mijn baas sturen}',
      'is er {een tool|een schuif} om {de prijs|de kosten} te {berekenen|schatten}',
      '{rekenmachine|berekening naar de baas sturen|schatting}',
    ],
  },
  competitors: {
    chip: 'En vergeleken met Intercom?',
    answer:
      'Gelijk vergeleken, alleen platform- en berichtkosten, bij 25.000 berichten per maand: onze schatting is {oursAt25k} tegenover {intercomAt25k} voor Intercom, {driftAt25k} voor Drift en {zendeskAt25k} voor Zendesk: {savingPercent} % minder dan Intercom. De schattingen zijn van ons, stand {estimatesDate}; de specificatie op de prijspagina toont basisprijs en tarief van elk.',
    asks: [
      '{wat is het verschil met|hoe verhouden jullie je tot|vergelijk jullie met|hoe doen jullie het tegenover} {intercom|drift|zendesk|de concurrentie|chatgpt|andere aanbieders|tidio|trengo}',
      '{waarom|wat maakt} {jullie en niet intercom|jullie beter|zou ik voor jullie kiezen|jullie anders|jullie beter dan zendesk|jullie bijzonder}',
      '{zijn jullie|is parley} {goedkoper|beter|duurder} dan {intercom|drift|zendesk|de concurrentie|anderen}',
      '{concurrenten|concurrentie|vergelijking|alternatieven|intercom|drift|zendesk vergelijken|wie zijn jullie concurrenten}',
      '{wij zitten bij|we gebruiken nu|we komen van} {intercom|drift|trengo|een concurrent|een andere aanbieder} {waarom overstappen|kunnen we overstappen|}',
      '{goedkoper dan wie|vergeleken met intercom|wat hebben jullie wat zendesk niet heeft|bij welk volume vergeleken}',
      'zijn jullie {goedkoper|beter|duurder} {dan|tegenover} {Zendesk|Intercom|Drift}',
      '{waarom niet gewoon chatgpt|Intercom|Drift|alternatief voor Zendesk|overstappen van Zendesk}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {hoe u zich verhoudt tot Zendesk|uw prijzen tegenover Intercom}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {goedkoper dan Intercom}',
    ],
  },
  saving: {
    chip: 'Waar komt die 67 % vandaan?',
    answer:
      'De {savingPercent} % is onze schatting tegenover Intercom bij 25.000 berichten per maand: {intercomAt25k} daar, {oursAt25k} bij ons, alleen platform- en berichtkosten. De kostenspecificatie op de prijspagina toont de bedragen.',
    asks: [
      '{waar komt|hoe komen jullie aan|wat betekent|hoezo} {de 67 procent|die 67%|67 %|die 67 procent besparing} {vandaan|}',
      '{klopt|is} {die 67 procent|67%|de besparing van 67%|67 % goedkoper} {wel|echt waar|realistisch|}',
      '{67%|67 procent|67 procent goedkoper|67 % besparing}',
      '{hoe kunnen|waarom zijn} jullie {zo goedkoop|67% goedkoper|zoveel goedkoper|goedkoper}',
      '67 % {goedkoper|minder} {dan wie|ten opzichte van wat}',
      '{hoe komen jullie aan 67|67 %|zevenenzestig procent|berekening van de besparing}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {hoe de 67 % berekend is|waarop de 67 % slaat}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {67 % van wat}',
    ],
  },
  learning: {
    chip: 'Wat is het leerpad?',
    answer:
      'Vijf korte stappen (welkom, branches, een demo, de ROI-calculator, abonnementen) die laten zien wat een chatbot voor u kan doen. U verzamelt punten en prestaties en vertrekt met een cijfer dat u in een budgetgesprek kunt verdedigen. Uw voortgang blijft in uw browser.',
    asks: [
      '{wat is|waar is|hoe werkt|vertel over} {het leerpad|de cursus|de leerroute|het leren op de site|de leerknop|die training op jullie site}',
      '{leerpad|leerroute|tutorial|cursus|lessen|leren over chatbots|uitleg chatbots}',
      '{waar|hoe} kan ik {meer leren over chatbots|leren hoe chatbots werken|iets leren over ai|me inlezen}',
      '{ik ben|ik ben nog} {nieuw met chatbots|een beginner|niet bekend met chatbots} {waar begin ik|}',
      'hoeveel stappen {heeft het leerpad|zijn er in het leerpad}',
      'wat is {het leerpad|dat met vijf stappen}',
      '{ik weet niks van bots waar begin ik|leren|introductie}',
    ],
  },
  points: {
    chip: 'Waar zijn de punten voor?',
    answer:
      'Punten tonen hoe ver u bent in het leerpad: stappen leveren 50 tot 125 op, prestaties tot 500, en uw niveau stijgt mee. Ze zijn voor plezier en leren; u kunt er niets mee kopen.',
    asks: [
      '{waar zijn|wat zijn|hoe krijg ik|wat kan ik met|waarom heb ik|wat heb ik aan} {de punten voor|punten|die punten|prestaties|levels|badges}',
      '{punten|prestaties|level|niveau|badges|xp|score|expertniveau}',
      '{hoe|wanneer} {word ik expert|haal ik level 5|kom ik een level hoger|ontgrendel ik prestaties}',
      'kan ik {punten inwisselen|korting krijgen met punten|punten omzetten in geld|iets met de punten kopen}',
      'waar zijn {de badges|de niveaus} voor',
      '{waarom krijg ik punten|punten inwisselen}',
    ],
  },
  tour: {
    chip: 'Is er een rondleiding?',
    answer:
      'Ja, een korte rondleiding met zes haltes over de pagina: welkom, diensten, templates, chatbot, prijzen en contact. U start hem vanuit het leerpad en kunt hem altijd overslaan.',
    asks: [
      '{is er|hebben jullie|waar is|hoe start ik} {een rondleiding|een tour|een korte rondleiding|de rondleiding|de tour|een rondleiding door de site}',
      '{rondleiding|tour|sitetour|guided tour|wegwijs|leid me rond}',
      '{laat me|geef me} {de site zien|een rondleiding|een overzicht van de site|een tour|rondkijken}',
      'hoeveel stops',
    ],
  },
  demo: {
    chip: 'Kan ik een demo zien?',
    answer:
      'Ja, op drie manieren: de korte demo met vast script op de pagina, de demobots van onze {templates} templates in de galerij, en een gratis adviesgesprek waarin een medewerker er een voor uw bedrijf laat zien.',
    asks: [
      '{kan ik|waar kan ik|mag ik|kunnen we} {een demo zien|een demo bekijken|een voorbeeld zien|een bot in actie zien|een voorbeeldbot proberen|de demo proberen}',
      '{demo|live demo|voorbeeldbot|demobot|demo bekijken|voorbeeld|testbot}',
      '{is er|hebben jullie} {een demo|een demovideo|een filmpje|een voorbeeld|een online demo}',
      '{laat eens zien|toon me|laat zien} {hoe het werkt|een demo|een bot|hoe het eruitziet|een voorbeeld}',
      'kan ik {een voorbeeld|er een in actie|een echte bot} {zien|proberen}',
      'laat er een zien',
    ],
  },
  builder: {
    chip: 'Wat is de flow builder?',
    answer:
      'Een visuele editor voor gesprekken: u plaatst berichten, vragen met knoppen, voorwaarden, acties en aanroepen van andere systemen op een canvas, verbindt ze, test de flow ernaast en zet hem live. Hij staat hier open onder Flow Builder, zonder account, en begint desgewenst met een template. Een werkruimte bevat tot {flows} flows van elk maximaal {nodes} knooppunten en wordt {retentionDays} dagen na het laatste gebruik verwijderd. De laatste {versions} versies van een flow worden bewaard.',
    asks: [
      '{wat is|hoe werkt|waar is|vertel over|leg uit} {de flow builder|flow builder|de builder|de editor|jullie bouwtool}',
      '{flow builder|botbuilder|visuele editor|drag and drop|flow editor|builder|gespreksflow}',
      '{kan ik|hoe kan ik|waar kan ik} {zelf een bot bouwen|een flow maken|een gesprek ontwerpen|een eigen chatbot maken|een flow tekenen}',
      '{is|kost} de {flow builder|builder} {gratis|iets|zonder account}',
      'welke {blokken|stappen|onderdelen} {heeft de builder|zitten er in de flow builder}',
      '{waar knutsel ik een bot}',
      'wat is {de editor|de flow builder|dat tekending}',
      'kan ik {prutsen|een flow bouwen} {zonder account|zonder registratie}',
      'zelf een bot bouwen',
    ],
  },
  builderHow: {
    chip: 'Hoe publiceer ik een flow?',
    answer:
      'Sla de flow op en activeer hem: hij krijgt een link en een stukje code voor uw eigen pagina’s. Versies blijven bewaard, dus u kunt terug; flows zijn als bestand te exporteren en importeren. De laatste {versions} versies van een flow worden bewaard.',
    asks: [
      '{hoe|waar|kan ik} {publiceer ik|activeer ik|deel ik|exporteer ik|importeer ik|bewaar ik|verwijder ik|kopieer ik} {een flow|mijn flow|flows|de flow}',
      '{flow publiceren|flow exporteren|flow importeren|flow opslaan|flow activeren|flow delen|vorige versie|flow testen}',
      '{mijn flow|de flow} {is weg|werkt niet|geeft een fout|is verdwenen}',
      'kan ik {een oude versie|een vorige versie} {terugzetten|herstellen}',
      'hoe {publiceer|bewaar|deel|exporteer} ik {een flow|mijn flow}',
      '{terug naar een oude versie|publiceren|exporteren|importeren|wijziging ongedaan maken}',
    ],
  },
  blog: {
    chip: 'Wat staat er in jullie blog?',
    answer:
      'Artikelen over wat chatbots begrijpen, de rekensom van besparingen, wat klanten vragen, flows ontwerpen, systemen veilig koppelen, de meldplicht van de Europese AI Act, de eerste vier weken en veel talen. U vindt ze onder Blog, met zoekfunctie en categorieën.',
    asks: [
      '{hebben jullie|is er|waar is|wat staat er in} {een blog|jullie blog|de blog|artikelen|iets te lezen}',
      '{blog|artikelen|blogs|nieuws|leesvoer|blogonderwerpen|gidsen}',
      '{waar schrijven jullie over|welke onderwerpen|wat kan ik lezen} {in de blog|op jullie blog|}',
      '{een artikel|iets te lezen|een blogpost} over {chatbots|besparingen|klantvragen|flows|integraties|de ai act|meertalige support}',
      '{europese ai verordening blog|artikel over de ai act|wat schrijven jullie over ai wetgeving|iets om te lezen}',
      'hebben jullie {artikelen|iets te lezen} over {AI|besparing|chatbots}',
      '{meer lezen|posts}',
    ],
  },
  newsletter: {
    chip: 'Hebben jullie een nieuwsbrief?',
    answer:
      'Ja: vul onderaan een pagina uw adres in. We gebruiken het alleen voor de nieuwsbrief; wilt u eraf, schrijf ons dan en we verwijderen het. Hij verschijnt één keer per maand; aanmelden kan ook met een bericht aan {email}.',
    asks: [
      '{hebben jullie|is er|hoe krijg ik|waar kan ik me inschrijven voor} {een nieuwsbrief|de nieuwsbrief|jullie nieuwsbrief|nieuws per mail}',
      '{nieuwsbrief|nieuwsbrief inschrijven|mailinglijst|newsletter|mailing}',
      '{hoe kan ik me|ik wil me|graag} {uitschrijven|afmelden voor de nieuwsbrief|van de mailinglijst af|uitschrijven voor de nieuwsbrief}',
      '{hoe vaak|wat} {komt de nieuwsbrief|staat er in de nieuwsbrief|sturen jullie mails}',
      '{krijg ik dan veel mail|maandelijkse nieuwsbrief}',
      '{hoe vaak komt de nieuwsbrief|nieuwsbrief hoe vaak|maandelijkse nieuwsbrief|is de nieuwsbrief wekelijks of maandelijks|frequentie nieuwsbrief|aanmelden zonder scripts}',
      'hoe {krijg|stop} ik {jullie mails|de mailing}',
      '{afmelden|hoe vaak mailen jullie|aanmelden voor nieuws}',
    ],
  },
  account: {
    chip: 'Heb ik een account nodig?',
    answer:
      'Nee. Chat, templates, calculator, leerpad en flow builder werken zonder account. Een klantenlogin heeft deze site niet.',
    asks: [
      '{heb ik|moet ik|moeten we} {een account nodig|een account maken|me registreren|inloggen|een login aanmaken|een profiel aanmaken}',
      '{waar|hoe} {kan ik inloggen|log ik in|maak ik een account|registreer ik me|meld ik me aan met een account}',
      '{inloggen|login|account|registreren|wachtwoord vergeten|mijn account|wachtwoord resetten}',
      'ik ben mijn wachtwoord {vergeten|kwijt}',
      '{moet ik me aanmelden|een account voor de flow builder|zonder inloggen|wachtwoord kwijt}',
      'moet ik {een account maken|me registreren|inloggen}',
      '{wachtwoord|klantportaal}',
    ],
  },
  offline: {
    chip: 'En zonder internetverbinding?',
    answer:
      'Pagina’s die u hebt bezocht openen ook zonder verbinding, en een formulier dat u offline verstuurt wacht in uw browser en gaat binnen een dag vanzelf weg.',
    asks: [
      '{werkt|kan ik|opent} {de site|deze site|de pagina} {offline|zonder internet|zonder verbinding|ook offline} {gebruiken|}',
      '{offline|geen internet|verbinding weg|zonder internet|internet weggevallen}',
      '{wat gebeurt er|is mijn bericht weg} als {mijn internet wegvalt|de verbinding wegvalt|ik geen bereik heb} {tijdens het versturen|}',
      'werkt de site zonder {internet|bereik|verbinding}',
      '{verbinding weg bij versturen|slecht bereik}',
    ],
  },
  roiShare: {
    chip: 'Waar komt de 40 % besparing vandaan?',
    answer:
      'De {roiShare} in de besparingscalculator is een aanname om te plannen, geen gemeten cijfer: het deel van de tijd voor klantvragen dat een bot zonder hulp kan afronden. In sommige mailboxen is het meer, in andere de helft. Sorteer uw laatste tweehonderd gesprekken en u kent uw eigen deel; onze blog laat zien hoe.',
    asks: [
      '{waar komt|wie heeft|waarom|hoe komen jullie aan} {de 40 procent|40%|de 40 %|die 40 procent|precies 40 procent} {vandaan|bedacht|in de calculator|besparing|}',
      '{is|zijn} {de 40 procent|de besparingscalculator|de berekende besparing} {realistisch|een schatting|een aanname|verzonnen|gemeten}',
      '{40 procent aanname|geautomatiseerd deel|welk deel van de vragen kan een bot aan|aanname van de roi calculator}',
      '{waar komt de 40 % in de calculator vandaan|wie heeft die 40 % bedacht|is 40 procent verzonnen}',
    ],
  },
  flowLimits: {
    chip: 'Hoeveel flows, en hoe lang bewaard?',
    answer:
      'Een werkruimte bevat tot {flows} flows van elk tot {nodes} nodes; de laatste {versions} versies van een flow blijven bewaard. Ze wordt {retentionDays} dagen na het laatste gebruik verwijderd. Exporteren downloadt alle flows als één JSON-bestand, dat importeren in elke browser weer leest.',
    asks: [
      '{hoeveel nodes per flow|hoeveel flows mag ik maken|limiet van de flow builder|hoeveel versies worden bewaard}',
      '{max aantal|hoeveel|maximaal|limiet} {flows|nodes per flow|knooppunten per flow|flows per werkruimte|nodes|flows kan ik maken}',
      '{hoe lang blijft|levensduur|wanneer verloopt|wanneer verdwijnt} {mijn werkruimte|de werkruimte|de workspace|werkruimte flow builder} {bestaan|}',
      '{hoeveel|aantal} {versies|revisies|oude versies} {worden bewaard|bewaren jullie|}',
      '{hoe lang|waar} {blijven mijn flows bewaard|staan mijn flows|worden flows opgeslagen}',
      '{tot wanneer|hoeveel dagen|hoe lang blijven} {mijn flows bewaard|mijn flows staan|flows bestaan}',
      '{grenzen van de flow builder|alles als bestand exporteren|exporteren als json|flows naar andere computer meenemen|hoeveel flows gratis}',
      'hoeveel {nodes|flows|blokken} maximaal',
      '{wanneer wordt mijn werkruimte gewist|hoelang blijven mijn flows|limiet van flows}',
    ],
  },
  nodeTypes: {
    chip: 'Welke soorten nodes zijn er?',
    answer:
      'De zes basissoorten zijn start, tekst, snel antwoord (vraag met knoppen), voorwaarde, actie (vraagt e-mail of telefoon, vraagt een afspraak, waarschuwt een ander systeem) en API-aanroep. Daarnaast zijn er beoordeling, variabele, A/B-splitsing, sprong, overdracht en einde.',
    asks: [
      '{welke blokken zijn er|soorten knooppunten}',
      '{welke|hoeveel|wat voor} {soorten nodes|types nodes|knooppunttypes|bouwstenen|soorten blokken} {zijn er|heeft de flow builder|kan ik gebruiken|hebben jullie}',
      '{wat doet|wat is} {een voorwaarde node|de actie node|een snel antwoord node|de api aanroep|de startnode}',
      '{nodetypes|soorten knopen|bouwblokken flow builder|voorwaarde node}',
      'welke soorten {nodes|blokken}',
      '{typen knopen|lijst van blokken}',
    ],
  },
  help: {
    chip: 'Waar staat de documentatie?',
    answer:
      'De voettekst brengt u er: ‘Help Center’ is onze blog, ‘Documentation’ het artikel over de flow builder, ‘API Reference’ dat over het koppelen van systemen. Voor al het andere schrijft u naar {supportEmail}.',
    asks: [
      '{waar staat|hebben jullie|is er|waar vind ik} {de documentatie|een helpcentrum|de handleiding|een gebruikershandleiding|een faq|veelgestelde vragen|een kennisbank}',
      '{documentatie|helpcentrum|handleiding|gebruiksaanwijzing|faq|veelgestelde vragen|hulppagina}',
      '{mail van|hoe bereik ik|waar schrijf ik naar} {de technische support|technische ondersteuning|de helpdesk}',
      '{documentatie graag|waar is de handleiding}',
    ],
  },
};
