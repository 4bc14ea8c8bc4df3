import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: 'Hoe veilig is het?',
    answer:
      'Beveiliging hoort bij elk abonnement: {badges}. Gegevens zijn versleuteld tijdens het transport en in opslag, en persoonsgegevens kunnen op verzoek worden geëxporteerd of gewist. {enterprise} voegt SSO, hosting op uw locatie en uitgebreide beveiliging toe. Meer weten: {email}.',
  },
  hipaa: {
    chip: 'Zijn jullie klaar voor HIPAA?',
    answer:
      'De voorbereiding op HIPAA zit in {professional}. De bot geeft nooit medisch advies; alles wat medisch is, geeft hij door aan uw personeel. Schrijf voor overeenkomsten en details naar {email}.',
  },
  gdpr: {
    chip: 'Voldoen jullie aan de AVG?',
    answer:
      'Ja, klaar voor de AVG (GDPR): persoonsgegevens kunnen op verzoek worden ingezien, gecorrigeerd, geëxporteerd en gewist, gegevens zijn versleuteld tijdens het transport en in opslag, en bezoekers lezen wat er bewaard wordt. Schrijf voor een verwerkersovereenkomst naar {privacyEmail}.',
  },
  iso: {
    chip: 'Zijn jullie ISO 27001-gecertificeerd?',
    answer: 'Onze keurmerken zijn {badges}. Vraag ons team naar certificaten en hun reikwijdte: {email}.',
  },
  encryption: {
    chip: 'Zijn mijn gegevens versleuteld?',
    answer: 'Ja. Gegevens zijn versleuteld tijdens het transport (TLS) en in opslag.',
  },
  dataLocation: {
    chip: 'Waar staan de gegevens?',
    answer:
      'De site noemt geen land of datacenter. Met {enterprise} kunnen de gegevens in uw eigen infrastructuur of op uw locatie blijven; waar ze bij de andere abonnementen staan, vertelt ons team u: {privacyEmail}.',
  },
  modelTraining: {
    chip: 'Wordt AI getraind met onze gegevens?',
    answer:
      'Nergens op de site staat dat uw gesprekken andermans model trainen, en uitgebreide training met uw documenten gebeurt alleen als u die bestelt. Waar een AI-model van een andere aanbieder antwoordt, krijgt dat het bericht en het laatste deel van het gesprek. Een schriftelijke bevestiging vraagt u via {privacyEmail}.',
  },
  erasure: {
    chip: 'Kan ik mijn gegevens laten wissen?',
    answer:
      'Ja. U mag alles wat we over u bewaren inzien, corrigeren, meenemen of laten wissen: één bericht aan {privacyEmail} volstaat, en het geldt voor elk formulier dat u ooit met dat adres hebt verstuurd.',
  },
  visitorData: {
    chip: 'Wat bewaren jullie over mij?',
    answer:
      'Niemand volgt u hier: geen advertenties, geen analysedienst, geen script van een ander bedrijf. Wat u doet, blijft in uw browser tot u ons een formulier stuurt; alleen wat u in deze chat zegt, wordt vanaf het eerste bericht {retentionDays} dagen op onze server bewaard, en u kunt het hier altijd verwijderen. Twee cookies met een willekeurig getal, alleen geplaatst als het nodig is, zorgen dat uw chat, likes en flows van u blijven. Alles staat op de privacypagina.',
  },
  cardNumbers: {
    chip: 'En kaartnummers in de chat?',
    answer:
      'Kaart-, rekening- en identiteitsnummers worden gemaskeerd voordat er iets wordt opgeslagen of doorgestuurd; niemand hoeft zo’n nummer hier te typen.',
  },
  sso: {
    chip: 'Is er single sign-on?',
    answer: 'Single sign-on (SSO) zit in {enterprise}.',
  },
  onPremises: {
    chip: 'Kan het op onze eigen servers?',
    answer: 'Ja, hosting op uw eigen locatie hoort bij {enterprise}; de prijs is individueel.',
  },
  dedicated: {
    chip: 'Is er eigen infrastructuur?',
    answer: 'Infrastructuur die alleen voor u is, hoort bij {enterprise}, samen met een vast supportteam.',
  },
  sla: {
    chip: 'Bieden jullie een SLA?',
    answer: 'Een SLA zit in {enterprise}. Voor alle abonnementen geldt {uptime} uptime.',
  },
  responsible: {
    chip: 'Wie is verantwoordelijk voor de gegevens?',
    answer:
      '{legalName} is verantwoordelijk voor deze site en de gegevens. De site noemt geen functionaris gegevensbescherming; voor alles over privacy schrijft u naar {privacyEmail}.',
  },
  tracking: {
    chip: 'Word ik gevolgd of zijn er advertenties?',
    answer:
      'Nee. Er zijn hier geen advertenties, geen analysedienst, geen tracking en geen script van een ander bedrijf. Twee cookies met een willekeurig getal en zonder naam worden alleen geplaatst als het nodig is: één voor likes en flows, één voor uw chat. Netwerkadressen dienen kort om aanvallers te weren en komen niet in logboeken.',
  },
  chatKept: {
    chip: 'Hoe lang wordt deze chat bewaard?',
    answer:
      'Dit gesprek wordt {retentionDays} dagen bewaard vanaf uw eerste bericht, zodat we zien wat er gevraagd werd en kunnen inspringen als u een mens wilt. ‘Dit gesprek verwijderen’ in de chat verwijdert het meteen overal; stuurde u een formulier, dan hoort het bij uw aanvraag en wordt het daarmee gewist: {privacyEmail}.',
  },
  formData: {
    chip: 'Wat gaat er mee met een formulier?',
    answer:
      'Met een formulier gaat mee wat u typte en wat ons helpt te antwoorden: de pagina vanwaar u schrijft, de site of campagne die u bracht, de sjabloon, het pakket en de rekenhulp die u bekeek, uw leervoortgang en besparingsschatting, een bijgevoegde flow en de chat hier. Zonder formulier wordt niets verstuurd. We bewaren het zolang we aan uw aanvraag werken en wissen het als u dat vraagt: {privacyEmail}.',
  },
  aiProvider: {
    chip: 'Leest een andere AI-aanbieder mee?',
    answer:
      'Waar een AI-model van een andere aanbieder antwoordt, krijgt het uw bericht en het laatste deel van het gesprek, zonder naam of adres, tenzij u die zelf typte. Kaart- en rekeningnummers worden vooraf verborgen.',
  },
  aiAct: {
    chip: 'Moet een bot zeggen dat hij een bot is?',
    answer:
      'Artikel 50 van de Europese AI-verordening (AI Act) vraagt dat mensen weten dat ze met een AI-systeem te maken hebben, tenzij dat duidelijk is; volgens het eigen tijdpad vanaf 2 augustus 2026. Wij raden aan het in het eerste bericht te zeggen, in de taal van het gesprek en opnieuw als een mens het overneemt. Onze blog legt het uit; juridisch advies is het niet.',
  },
};
