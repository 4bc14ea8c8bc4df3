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
    ],
  },
  gdpr: {
    chip: 'Voldoen jullie aan de AVG?',
    answer:
      'Ja, klaar voor de AVG (GDPR): persoonsgegevens kunnen op verzoek worden ingezien, gecorrigeerd, geëxporteerd en gewist, gegevens zijn versleuteld tijdens het transport en in opslag, en bezoekers lezen wat er bewaard wordt. Schrijf voor een verwerkersovereenkomst naar {privacyEmail}.',
    asks: [
      '{zijn jullie|is het|is de bot|is dit|werken jullie} {avg proof|avg conform|gdpr compliant|privacyproof|volgens de avg|avg compliant}',
      '{avg|gdpr|verwerkersovereenkomst|privacywet|privacywetgeving|dpa|gegevensbescherming|functionaris gegevensbescherming}',
      '{kunnen we|krijgen we|hebben jullie|kan ik} {een verwerkersovereenkomst|een dpa|een verwerkersovereenkomst tekenen|een verwerkerscontract}',
      '{hoe zit het met|hoe gaan jullie om met|voldoen jullie aan} {de avg|gdpr|de privacywetgeving|de privacy van mijn klanten|persoonsgegevens}',
      '{voldoet het aan de avg|avg proof}',
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
    ],
  },
  visitorData: {
    chip: 'Wat bewaren jullie over mij?',
    answer:
      'Niemand volgt u hier: geen advertenties, geen analysedienst, geen script van een ander bedrijf. Wat u doet, blijft in uw browser tot u ons een bericht stuurt of een gesprek boekt; anonieme gesprekken worden na {retentionDays} dagen verwijderd. Eén cookie met een willekeurig getal zorgt dat uw chats en flows van u blijven. Alles staat op de privacypagina.',
    asks: [
      '{wat|welke gegevens} {bewaren jullie|slaan jullie op|verzamelen jullie|weten jullie|houden jullie bij} {over mij|van mij|van bezoekers|op deze site|hier}',
      '{volgen jullie mij|gebruiken jullie cookies|gebruiken jullie google analytics|tracken jullie|word ik gevolgd|zetten jullie cookies}',
      '{wordt|is} {deze chat|dit gesprek|wat ik hier typ} {opgeslagen|bewaard|prive|vertrouwelijk|opgenomen}',
      '{privacy|privacybeleid|cookies|tracking|cookiebeleid|privacyverklaring|wie leest dit|wie leest mee}',
      'hoe lang {bewaren jullie|blijven} {chats|gesprekken|dit gesprek|mijn berichten} {bewaard|staan|}',
      '{onthoud je wat ik typ|wordt dit bewaard|hoe lang blijft mijn spul staan|wie leest er mee|blijft dit onder ons|slaan jullie dit gesprek op|hoe lang bewaren jullie dit}',
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
    ],
  },
  dedicated: {
    chip: 'Is er eigen infrastructuur?',
    answer: 'Infrastructuur die alleen voor u is, hoort bij {enterprise}, samen met een vast supportteam.',
    asks: [
      '{krijgen we|hebben jullie|is er|kunnen we krijgen} {een eigen server|dedicated infrastructuur|een dedicated server|een eigen omgeving|een vaste contactpersoon|een accountmanager|dedicated support}',
      '{dedicated|eigen infrastructuur|dedicated server|eigen instantie|single tenant|accountmanager|eigen omgeving}',
      '{delen we|staat onze data|is de omgeving} {de server met anderen|gescheiden van andere klanten|gedeeld|samen met andere klanten}',
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
    ],
  },
};
