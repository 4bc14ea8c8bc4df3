import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: 'Hoe veilig is het?',
    answer:
      'Beveiliging hoort bij elk abonnement: {badges}. Gegevens zijn versleuteld tijdens het transport en in opslag, en persoonsgegevens kunnen op verzoek worden geëxporteerd of gewist. {enterprise} voegt SSO, hosting op uw locatie en uitgebreide beveiliging toe. Meer weten: {email}.',
    asks: [
      '{hoe|is het|zijn jullie|is de bot|is dit wel} {veilig|veilig zijn jullie|beveiligd|veilig is het|goed beveiligd}',
      '{beveiliging|security|databeveiliging|veiligheid|it security|pentest|soc 2|beveiligingsmaatregelen}',
      '{hoe zit het met|wat doen jullie aan|vertel over|hoe regelen jullie} {beveiliging|security|veiligheid|cybersecurity|de databeveiliging}',
      '{kunnen jullie|kan de bot|zijn jullie ooit} {gehackt worden|gehackt|een datalek gehad|slachtoffer van een datalek}',
      '{onze it afdeling|mijn baas|onze ciso} {heeft vragen over security|wil weten hoe veilig het is|vraagt naar beveiliging}',
      'zijn {onze gegevens|de klantgegevens|de gesprekken} {veilig|goed beschermd} {bij jullie|}',
      '{en als jullie gehackt worden|hoe zit het met de beveiliging}',
      'is het {veilig|goed beveiligd}',
      '{datalek|onze it vraagt naar veiligheid|cyberveiligheid|bescherming}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {welke beveiliging er is|hoe onze gegevens beschermd zijn}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {is het veilig}',
    ],
  },
  hipaa: {
    chip: 'Zijn jullie klaar voor HIPAA?',
    answer:
      'De voorbereiding op HIPAA zit in {professional}. De bot geeft nooit medisch advies; alles wat medisch is, geeft hij door aan uw personeel. Schrijf voor overeenkomsten en details naar {email}.',
    asks: [
      '{zijn jullie|is het|is de bot|voldoen jullie aan} {hipaa|hipaa compliant|hipaa gecertificeerd|hipaa ready|geschikt voor patientgegevens}',
      '{hipaa|hipaa compliance|baa|patientgegevens|medische gegevens|gezondheidsgegevens|patiëntgegevens|nen 7510}',
      '{mag|kan} {de bot|het|ik} {met patientgegevens werken|medische gegevens verwerken|patientdossiers opslaan|medische info verwerken}',
      '{welk|in welk} {abonnement|pakket|plan} {heeft|zit} hipaa',
      '{HIPAA|patiëntendossiers|hippa|medische gegevens VS}',
    ],
  },
  gdpr: {
    chip: 'Voldoen jullie aan de AVG?',
    answer:
      'Ja, klaar voor de AVG (GDPR): persoonsgegevens kunnen op verzoek worden ingezien, gecorrigeerd, geëxporteerd en gewist, gegevens zijn versleuteld tijdens het transport en in opslag, en bezoekers lezen wat er bewaard wordt. Schrijf voor een verwerkersovereenkomst naar {privacyEmail}.',
    asks: [
      '{zijn jullie|is het|is de bot|is dit|werken jullie} {avg proof|avg conform|gdpr compliant|privacyproof|volgens de avg|avg compliant}',
      '{avg|gdpr|verwerkersovereenkomst|privacywet|privacywetgeving|dpa|gegevensbescherming}',
      '{kunnen we|krijgen we|hebben jullie|kan ik} {een verwerkersovereenkomst|een dpa|een verwerkersovereenkomst tekenen|een verwerkerscontract}',
      '{hoe zit het met|hoe gaan jullie om met|voldoen jullie aan} {de avg|gdpr|de privacywetgeving|de privacy van mijn klanten|persoonsgegevens}',
      '{voldoet het aan de avg|avg proof}',
      '{mag dit|is dit toegestaan} {van de AVG|volgens de privacywet}',
      '{AVG|GDPR|persoonsgegevens|en de vertrouwelijkheid}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {of u aan de AVG voldoet|of er een verwerkersovereenkomst is}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {AVG goed}',
    ],
  },
  iso: {
    chip: 'Zijn jullie ISO 27001-gecertificeerd?',
    answer: 'Onze keurmerken zijn {badges}. Vraag ons team naar certificaten en hun reikwijdte: {email}.',
    asks: [
      '{zijn jullie|hebben jullie|is het bedrijf|heb je} {iso 27001|iso gecertificeerd|een iso certificaat|gecertificeerd|certificaten|een keurmerk|een audit gehad}',
      '{iso|iso 27001|certificaten|certificering|keurmerk|keurmerken|auditrapport|iso certificaat}',
      '{welke} {certificaten|keurmerken|normen|certificeringen|standaarden} {hebben jullie|heeft parley|zijn er|halen jullie}',
      '{mag|kan} ik {het certificaat|een auditrapport|jullie iso papieren} {zien|krijgen|inzien}',
      'welke {keurmerken|certificaten} hebben jullie',
      '{ISO|ISO 27001|gecertificeerd|audit|inkoop wil een certificaat}',
    ],
  },
  encryption: {
    chip: 'Zijn mijn gegevens versleuteld?',
    answer: 'Ja. Gegevens zijn versleuteld tijdens het transport (TLS) en in opslag.',
    asks: [
      '{zijn|worden} {mijn gegevens|de gesprekken|de chats|onze data|de berichten|gegevens} {versleuteld|geencrypt|encrypted|versleuteld opgeslagen}',
      '{versleuteling|encryptie|encryption|tls|ssl|https|end to end|aes 256}',
      '{hoe|gebruiken jullie|hebben jullie|doen jullie aan} {encryptie|versleuteling|ssl|tls|versleutelen jullie data}',
      'is {de verbinding|het verkeer|de chat} {versleuteld|beveiligd met tls|gecodeerd}',
      'is het versleuteld {onderweg|in opslag}',
      '{TLS|kan iemand meeluisteren}',
    ],
  },
  dataLocation: {
    chip: 'Waar staan de gegevens?',
    answer:
      'De site noemt geen land of datacenter. Met {enterprise} kunnen de gegevens in uw eigen infrastructuur of op uw locatie blijven; waar ze bij de andere abonnementen staan, vertelt ons team u: {privacyEmail}.',
    asks: [
      '{waar|in welk land|op welke plek} {staan de gegevens|staan jullie servers|wordt de data opgeslagen|staat onze data|worden gesprekken bewaard|hosten jullie}',
      '{datalocatie|serverlocatie|hosting|datacenter|data in europa|eu hosting|servers in nederland|dataresidentie}',
      '{blijft|blijven|staat|staan} {de data|onze gegevens|alles} {in europa|in de eu|in nederland|in belgie|binnen de eu}',
      '{gaat|gaan} {onze data|gegevens|er iets} {naar amerika|naar de vs|naar china|buiten europa|naar openai servers}',
      '{wie|welke partij} {host de data|host dit|doet de hosting}',
      '{staan de servers in nederland|gaan de gegevens naar amerika|waar staan onze data}',
      '{waar|in welk land} {blijven|staan|belanden} {de gegevens|onze spullen|de servers}',
      'verlaat er iets {Europa|Nederland|België}',
      '{opgeslagen in Amerika|AWS of Azure}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {waar de gegevens staan|in welk land de servers staan}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {waar staan de data}',
    ],
  },
  modelTraining: {
    chip: 'Wordt AI getraind met onze gegevens?',
    answer:
      'Nergens op de site staat dat uw gesprekken andermans model trainen, en uitgebreide training met uw documenten gebeurt alleen als u die bestelt. Waar een AI-model van een andere aanbieder antwoordt, krijgt dat het bericht en het laatste deel van het gesprek. Een schriftelijke bevestiging vraagt u via {privacyEmail}.',
    asks: [
      '{trainen jullie|wordt|gebruiken jullie} {ai met onze data|jullie ai met onze gesprekken|onze data voor training|mijn chats om ai te trainen|modellen met klantgegevens}',
      '{wordt|worden} {onze data|mijn gegevens|onze gesprekken} {gebruikt voor training|gebruikt om ai te trainen|als trainingsdata gebruikt}',
      '{trainingsdata|eigendom data|data eigendom|wie is eigenaar van de data|van wie is de data|van wie zijn de gesprekken}',
      '{verkopen jullie|delen jullie|ziet openai|geven jullie door|krijgt anthropic} {onze data|onze gegevens|de gesprekken|klantgegevens}',
      '{trainen|voeden} {onze chats|onze gegevens} {de AI|chatgpt}',
      '{van wie zijn de gegevens|verkopen jullie data|training met onze data}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {of onze gegevens voor training dienen|van wie de gesprekken zijn}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {trainen jullie met mijn data}',
    ],
  },
  erasure: {
    chip: 'Kan ik mijn gegevens laten wissen?',
    answer:
      'Ja. U mag alles wat we over u bewaren inzien, corrigeren, meenemen of laten wissen: één bericht aan {privacyEmail} volstaat, en het geldt voor elk formulier dat u ooit met dat adres hebt verstuurd.',
    asks: [
      '{kan ik|hoe kan ik|ik wil|kunnen jullie|graag} {mijn gegevens laten wissen|mijn data verwijderen|alles over mij verwijderen|mijn persoonsgegevens wissen|mijn info laten weghalen}',
      '{gegevens wissen|data verwijderen|recht op vergetelheid|verwijderverzoek|wisverzoek|gegevens exporteren|inzageverzoek}',
      '{kan ik|mag ik|hoe krijg ik} {mijn gegevens inzien|een kopie van mijn data|mijn gegevens downloaden|mijn gegevens corrigeren|zien wat jullie over mij hebben}',
      '{wat gebeurt er met|verwijderen jullie} {onze data|de gegevens|mijn data} {na opzegging|als we stoppen|als ik wegga|daarna}',
      '{wis alles van mij|ik wil vergeten worden|haal mijn gegevens weg}',
      '{wis|verwijder|vergeet} {alles over mij|mijn gegevens|mijn mail}',
      '{recht om vergeten te worden|inzage|verwijdering|kopie van mijn gegevens|wat gebeurt er met de data als we weggaan}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {hoe ik mijn gegevens laat wissen|naar welk adres een verwijderverzoek gaat}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {wis alles van mij}',
    ],
  },
  visitorData: {
    chip: 'Wat bewaren jullie over mij?',
    answer:
      'Niemand volgt u hier: geen advertenties, geen analysedienst, geen script van een ander bedrijf. Wat u doet, blijft in uw browser tot u ons een bericht stuurt of een gesprek boekt; anonieme gesprekken worden na {retentionDays} dagen verwijderd. Twee cookies met een willekeurig getal, alleen geplaatst als het nodig is, zorgen dat uw chat, likes en flows van u blijven. Alles staat op de privacypagina.',
    asks: [
      '{wat|welke gegevens} {bewaren jullie|slaan jullie op|verzamelen jullie|weten jullie|houden jullie bij} {over mij|van mij|van bezoekers|op deze site|hier}',
      '{privacy|privacybeleid|privacyverklaring}',
      '{welke gegevens pakken jullie als ik de site open|wat weten jullie van bezoekers|wat wordt er bij een bezoek opgeslagen|wat gebeurt er met mijn bezoekersgegevens|welke persoonsgegevens verzamelt de site|waar lees ik het privacybeleid}',
      '{wat blijft er van mij achter op de site|bezoekersgegevens}',
    ],
  },
  cardNumbers: {
    chip: 'En kaartnummers in de chat?',
    answer:
      'Kaart-, rekening- en identiteitsnummers worden gemaskeerd voordat er iets wordt opgeslagen of doorgestuurd; niemand hoeft zo’n nummer hier te typen.',
    asks: [
      '{wat als|wat gebeurt er als} {een klant|iemand|ik} {een creditcardnummer|een rekeningnummer|een iban|een bsn|gevoelige gegevens} {intikt|typt|stuurt}',
      '{bewaren jullie|kan ik hier|mag ik} {creditcardnummers|kaartnummers|mijn kaartnummer sturen|mijn iban typen|bankgegevens|mijn bsn geven}',
      '{creditcardnummers|kaartgegevens|pci|pci dss|maskeren|bsn|gevoelige gegevens in chat}',
      '{iemand typt zijn kaartnummer in de chat|bsn in het gesprek|wordt een creditcardnummer verborgen}',
      'als iemand {zijn kaart|zijn IBAN|zijn BSN} intypt',
      '{creditcard in de chat|afgeschermd|PCI|gevoelig nummer}',
    ],
  },
  sso: {
    chip: 'Is er single sign-on?',
    answer: 'Single sign-on (SSO) zit in {enterprise}.',
    asks: [
      '{hebben jullie|is er|ondersteunen jullie|kunnen we werken met|werkt het met} {sso|single sign on|saml|azure ad|okta|entra id|active directory|google login|tweestapsverificatie}',
      '{sso|single sign on|saml|okta|azure ad|active directory|entra|2fa}',
      '{welk|in welk} {abonnement|pakket|plan} {heeft|zit} {sso|single sign on}',
      'kunnen {onze medewerkers|collegas|wij} inloggen met {ons bedrijfsaccount|microsoft|google|onze eigen login}',
      'inloggen met {Microsoft|Google|bedrijfsaccount}',
      '{SSO|single sign-on|Entra}',
      '{Okta|Active Directory|SAML}',
    ],
  },
  onPremises: {
    chip: 'Kan het op onze eigen servers?',
    answer: 'Ja, hosting op uw eigen locatie hoort bij {enterprise}; de prijs is individueel.',
    asks: [
      '{kan het|kan de bot|kunnen we het|is het mogelijk om het} {op onze eigen servers draaien|on premise draaien|zelf hosten|in ons datacenter draaien|in onze eigen cloud|lokaal draaien|bij ons installeren}',
      '{on premise|on premises|self hosted|zelf hosten|eigen servers|eigen hosting|private cloud}',
      '{welk|in welk} {abonnement|pakket|plan} {heeft|zit} {on premise|zelf hosten}',
      '{onze data|er|niets} {mag|mogen} {het netwerk niet verlaten|niet naar buiten|ons gebouw uit|het bedrijf niet uit}',
      '{op onze eigen servers|bij ons in huis draaien|niet in de cloud|eigen datacenter}',
      'kan het {bij ons|op onze servers|in onze kelder} draaien',
      '{cloud mag hier niet|on-premises|lokaal installeren|achter de firewall}',
    ],
  },
  dedicated: {
    chip: 'Is er eigen infrastructuur?',
    answer: 'Infrastructuur die alleen voor u is, hoort bij {enterprise}, samen met een vast supportteam.',
    asks: [
      '{krijgen we|hebben jullie|is er|kunnen we krijgen} {een eigen server|dedicated infrastructuur|een dedicated server|een eigen omgeving|een vaste contactpersoon|een accountmanager|dedicated support}',
      '{dedicated|eigen infrastructuur|dedicated server|eigen instantie|single tenant|accountmanager|eigen omgeving}',
      '{delen we|staat onze data|is de omgeving} {de server met anderen|gescheiden van andere klanten|gedeeld|samen met andere klanten}',
      'delen we een server met {anderen|andere klanten}',
      'eigen {instantie|omgeving}',
      '{vaste accountmanager|afgescheiden}',
    ],
  },
  sla: {
    chip: 'Bieden jullie een SLA?',
    answer: 'Een SLA zit in {enterprise}. Voor alle abonnementen geldt {uptime} uptime.',
    asks: [
      '{hebben jullie|bieden jullie|is er|krijgen we|wat staat er in} {een sla|een service level agreement|de sla|gegarandeerde reactietijden|een dienstverleningsovereenkomst}',
      '{sla|service level agreement|servicelevel|slas|dienstverleningsovereenkomst}',
      '{welk|in welk} {abonnement|pakket|plan} {heeft|zit} {een sla|de sla}',
      '{welke boete|welke compensatie|wat krijgen we} als {de uptime niet gehaald wordt|jullie de sla niet halen|het te lang plat ligt}',
      '{SLA|serviceniveau|contractuele beschikbaarheid|boete bij uitval|jurist wil een SLA}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {of er een SLA is|welk pakket een SLA bevat}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {hebben jullie een SLA}',
    ],
  },
  responsible: {
    chip: 'Wie is verantwoordelijk voor de gegevens?',
    answer:
      '{legalName} is verantwoordelijk voor deze site en de gegevens. De site noemt geen functionaris gegevensbescherming; voor alles over privacy schrijft u naar {privacyEmail}.',
    asks: [
      '{functionaris gegevensbescherming}',
      '{wie is|hoe heet|wie is bij jullie} {de functionaris gegevensbescherming|verantwoordelijk voor mijn gegevens|jullie fg|verantwoordelijk voor de privacy|de verwerkingsverantwoordelijke|jullie dpo}',
      '{hebben jullie|is er} {een functionaris gegevensbescherming|een fg|een privacy officer|een verantwoordelijke voor de gegevens}',
      '{contactpersoon privacy|mailadres voor privacyvragen|naar wie schrijf ik over privacy|verwerkingsverantwoordelijke|naam van de fg|wie gaat over de gegevensbescherming}',
      '{naam van de functionaris gegevensbescherming|wie gaat bij jullie over privacy}',
    ],
  },
  tracking: {
    chip: 'Word ik gevolgd of zijn er advertenties?',
    answer:
      'Nee. Er zijn hier geen advertenties, geen analysedienst, geen tracking en geen script van een ander bedrijf. Twee cookies met een willekeurig getal en zonder naam worden alleen geplaatst als het nodig is: één voor likes en flows, één voor uw chat. Netwerkadressen dienen kort om aanvallers te weren en komen niet in logboeken.',
    asks: [
      '{volgen jullie mij|gebruiken jullie cookies|gebruiken jullie google analytics|tracken jullie|word ik gevolgd|zetten jullie cookies}',
      '{cookies|tracking|cookiebeleid}',
      '{zijn er|hebben jullie|gebruiken jullie|staan er} {advertenties|trackers|advertentiecookies|marketingcookies|trackingpixels|scripts van derden|reclame op}',
      '{krijg ik straks reclame|gebruiken jullie mijn data voor reclame|slaan jullie mijn ip op|wordt mijn ip adres gelogd|word ik in de gaten gehouden op deze site|zit er een facebook pixel in}',
      '{waarom geen cookiebanner|welke cookies plaatsen jullie|hoeveel cookies|waar zijn de cookies voor|reclametrackers}',
      '{bespioneren|volgen|tracken} jullie mij {hier|op de site}',
      'zijn er {cookies|trackers}',
      '{google analytics|cookiemelding|reclame|pixel}',
    ],
  },
  chatKept: {
    chip: 'Hoe lang wordt deze chat bewaard?',
    answer:
      'Dit gesprek wordt {retentionDays} dagen bewaard vanaf uw eerste bericht, zodat we zien wat er gevraagd werd en kunnen inspringen als u een mens wilt. ‘Dit gesprek verwijderen’ in de chat verwijdert het meteen overal; stuurde u een formulier, dan hoort het bij uw aanvraag en wordt het daarmee gewist: {privacyEmail}.',
    asks: [
      '{wordt|is} {deze chat|dit gesprek|wat ik hier typ} {opgeslagen|bewaard|prive|vertrouwelijk|opgenomen}',
      '{wie leest dit|wie leest mee}',
      'hoe lang {bewaren jullie|blijven} {chats|gesprekken|dit gesprek|mijn berichten} {bewaard|staan|}',
      '{onthoud je wat ik typ|wordt dit bewaard|hoe lang blijft mijn spul staan|wie leest er mee|blijft dit onder ons|slaan jullie dit gesprek op|hoe lang bewaren jullie dit}',
      '{hoe|waar|kan ik} {verwijder ik|wis ik|haal ik weg|verwijderen} {deze chat|dit gesprek|de chatgeschiedenis|wat ik hier typte}',
      '{chat verwijderen|gesprek wissen|chatgeschiedenis|hoeveel dagen blijft de chat bewaard|worden chats vanzelf gewist|wanneer wordt dit gesprek gewist|bewaartermijn chat}',
      'als ik de chat wis {is hij dan overal weg|is hij ook van de server weg|is dan alles weg}',
      '{bewaren|loggen} jullie {deze chat|wat ik typ}',
      '{hoelang blijft de chat|chat wissen}',
      '{ik zou graag weten|kunt u mij zeggen|graag verneem ik|mag ik vragen|wij willen weten|kunt u bevestigen} {hoelang dit gesprek bewaard wordt|of deze chat opgeslagen wordt}',
      '{hoi vraagje|zeg|trouwens|oké en|luister|goedemiddag} {bewaar je wat ik zeg}',
    ],
  },
  formData: {
    chip: 'Wat gaat er mee met een formulier?',
    answer:
      'Met een formulier gaat mee wat u typte en wat ons helpt te antwoorden: de pagina vanwaar u schrijft, de site of campagne die u bracht, de sjabloon, het pakket en de rekenhulp die u bekeek, uw leervoortgang en besparingsschatting, een bijgevoegde flow en de chat hier. Zonder formulier wordt niets verstuurd. We bewaren het zolang we aan uw aanvraag werken en wissen het als u dat vraagt: {privacyEmail}.',
    asks: [
      '{wat|welke gegevens|wat nog meer} {gaat mee met|wordt meegestuurd met|sturen jullie mee met|zien jullie bij} {het formulier|het contactformulier|een formulier|mijn bericht|mijn aanvraag|de boeking}',
      '{hoe lang bewaren jullie|wat gebeurt er met|slaan jullie op|geldt dat ook voor} {het formulier dat ik stuurde|mijn formulier|het formulier van gisteren|mijn aanvraag|formuliergegevens}',
      '{gaat de chat mee met het formulier|formuliergegevens|kan ik een verstuurd formulier laten wissen|waarom sturen jullie mee wat ik bekeek|privacy van het formulier}',
      '{wat gaat er mee met het formulier|hoelang bewaren jullie het formulier}',
    ],
  },
  aiProvider: {
    chip: 'Leest een andere AI-aanbieder mee?',
    answer:
      'Waar een AI-model van een andere aanbieder antwoordt, krijgt het uw bericht en het laatste deel van het gesprek, zonder naam of adres, tenzij u die zelf typte. Kaart- en rekeningnummers worden vooraf verborgen.',
    asks: [
      '{leest|ziet|krijgt} {een ander bedrijf|openai|anthropic|een ai aanbieder|een derde partij|chatgpt} {mee|deze chat|wat ik typ|mijn berichten|mijn naam}',
      '{gaat|wordt} {mijn bericht|wat ik typ|deze chat} {naar openai|naar een ai aanbieder|naar een ander bedrijf|naar derden} {gestuurd|doorgegeven|}',
      '{externe ai aanbieder|ai van derden|wat krijgt de ai aanbieder|leest een vreemde ai mee}',
      'leest {OpenAI|een ander AI-bedrijf} mee',
      'gaan mijn berichten naar een andere AI-aanbieder',
    ],
  },
  aiAct: {
    chip: 'Moet een bot zeggen dat hij een bot is?',
    answer:
      'Artikel 50 van de Europese AI-verordening (AI Act) vraagt dat mensen weten dat ze met een AI-systeem te maken hebben, tenzij dat duidelijk is; volgens het eigen tijdpad vanaf 2 augustus 2026. Wij raden aan het in het eerste bericht te zeggen, in de taal van het gesprek en opnieuw als een mens het overneemt. Onze blog legt het uit; juridisch advies is het niet.',
    asks: [
      '{moet|moeten} {een bot|mijn bot|de chatbot|onze chatbot|we} {zeggen dat het een bot is|melden dat het ai is|zich bekendmaken als machine|vertellen dat het geen mens is}',
      '{wat zegt|wat eist|wat betekent|geldt} {de ai act|de ai verordening|artikel 50|de europese ai wet|de ai wet} {voor chatbots|voor ons|}',
      '{ai act|ai verordening|ai wet|artikel 50|transparantieplicht|meldplicht ai|mag je verbergen dat het een bot is}',
      '{moet je|zijn we verplicht te} zeggen dat het een bot is',
      '{europese AI-verordening|wet voor chatbots|meldplicht bot}',
      '{wat zegt|wat eist|wat vraagt} de {europese ai act|europese ai verordening|ai act van de eu} {over chatbots|van chatbots|}',
    ],
  },
};
