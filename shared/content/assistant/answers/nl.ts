import type { Answers } from '../types.ts';

export const answers: Answers = {
  greeting:
    'Hallo! Ik ben de assistent van {brand}. Ik help je graag met onze chatbots, prijzen, koppelingen en het boeken van een gratis adviesgesprek.',
  services:
    'Wij bouwen AI-chatbots voor bedrijven: bots voor klantenservice, verkoopautomatisering en koppelingen op maat. Ze werken dag en nacht in {languages} talen, en een eerste versie staat binnen {hours} uur klaar.',
  askIndustry: 'In welke branche werken jullie?',
  askVolume: 'Hoeveel berichten krijgen jullie ongeveer per maand?',
  offer: 'Wil je een gratis adviesgesprek boeken?',
  industryIntro: '{industry}: {pitch}',
  industries: {
    ecommerce: [
      'E-commerce',
      'een bot beantwoordt vragen over bestellingen en levering, raadt producten aan, regelt retouren en haalt verlaten winkelwagens terug.',
    ],
    healthcare: [
      'Zorg',
      'een bot neemt afspraakverzoeken aan, beantwoordt vragen over openingstijden, verzekering en voorbereiding en geeft alles wat medisch is door aan je team.',
    ],
    finance: [
      'Financiën',
      'een bot legt producten uit, verzamelt wat een aanvraag nodig heeft, beantwoordt rekeningvragen en laat advies over aan je erkende adviseurs.',
    ],
    realestate: [
      'Vastgoed',
      'een bot kwalificeert kopers en huurders, beantwoordt vragen over woningen en plant bezichtigingen.',
    ],
    education: [
      'Onderwijs',
      'een bot beantwoordt vragen over cursussen, kosten en inschrijving en wijst studenten de juiste persoon.',
    ],
    hospitality: [
      'Hotels en toerisme',
      'een bot neemt boekingsverzoeken aan, helpt gasten dag en nacht en biedt upgrades en lokale tips.',
    ],
    fitness: [
      'Fitness',
      'een bot boekt lessen en proeftrainingen, legt abonnementen uit en stuurt herinneringen.',
    ],
    restaurant: [
      'Horeca',
      'een bot neemt tafelreserveringen aan, beantwoordt vragen over de kaart en allergenen en neemt bestellingen op.',
    ],
    automotive: [
      'Autobranche',
      'een bot plant proefritten en werkplaatsafspraken en beantwoordt vragen over auto’s en financiering.',
    ],
    professional: [
      'Zakelijke dienstverlening',
      'een bot kwalificeert aanvragen, verzamelt wat een eerste gesprek nodig heeft en plant het in.',
    ],
  },
  template:
    'Hiervoor is een kant-en-klaar sjabloon, in {from}–{to} dagen op jullie afgestemd; probeer het in onze galerij.',
  platformIntro: 'Platformpakketten (je beheert de bot zelf op ons platform):',
  planLine: '{plan}: {price} per maand, tot {messages} berichten',
  planCustom: '{plan}: prijs op aanvraag, onbeperkt berichten',
  managedIntro: 'Volledig beheerde dienst (wij bouwen en beheren alles voor je):',
  managedLine: '{plan}: {price} per maand, {count} gesprekken',
  managedUnlimited: '{plan}: {price} per maand, onbeperkt gesprekken',
  fit: 'Bij ongeveer {volume} berichten per maand past het platformpakket {plan}: {price} per maand, tot {messages} berichten.',
  fitCustom:
    'Bij ongeveer {volume} berichten per maand heb je het platformpakket {plan} nodig: onbeperkt berichten, prijs op aanvraag.',
  managedFrom:
    'Als je liever alles aan ons overlaat: de volledig beheerde dienst begint bij {price} per maand.',
  managedFit:
    'Bij ongeveer {volume} gesprekken per maand past de volledig beheerde dienst {plan}: {price} per maand.',
  integrations:
    'Onze bots koppelen met {list} en via API’s met andere systemen. {starter} bevat {count} koppelingen, {professional} zoveel als nodig. Een koppeling op maat kost eenmalig {price}.',
  timeline:
    'Een eerste versie staat binnen {hours} uur klaar; afstemmen op je bedrijf duurt {from}–{to} dagen, afhankelijk van de branche.',
  security:
    'Beveiliging hoort bij elk pakket: {badges}. Gegevens worden versleuteld verstuurd. {professional} is klaar voor HIPAA; {enterprise} voegt SSO en hosting op eigen servers toe. Details beantwoorden we graag via {email}.',
  languages:
    'Onze chatbots ondersteunen {languages} talen; hier in de chat spreek ik er {count}. Een extra taal voor je bot kost {price} per maand.',
  bookingInfo:
    'Het adviesgesprek is gratis: je kiest een dag en een half uur tussen {from} en {to} (tijdzone {zone}) en vertelt kort wat je nodig hebt. Het is een aanvraag; we bevestigen binnen {hours} uur. Zeg gewoon dat je wilt boeken.',
  book: 'Graag! Ik open het boekingsformulier: kies een dag en tijd, we bevestigen binnen {hours} uur.',
  contactInfo:
    'Je bereikt ons team via {email}; we antwoorden binnen {hours} uur. Wil je dat wij contact opnemen, zeg het dan gerust.',
  contact: 'Natuurlijk. Ik open het contactformulier; ons team reageert binnen {hours} uur.',
  thanks: 'Graag gedaan! Kan ik nog iets voor je doen?',
  bye: 'Tot ziens en bedankt voor je bezoek!',
  complaint:
    'Het spijt me dat dit vervelend was. Iemand van ons team kan je helpen: mail naar {email} of zeg dat je gecontacteerd wilt worden.',
  offTopic:
    'Daar kan ik helaas niet mee helpen, alleen met onze chatbots: diensten, prijzen, koppelingen, beveiliging en een adviesgesprek boeken. Wat wil je weten?',
  decline: 'Prima. Ik ben er als je nog een vraag hebt.',
  apology: 'Sorry, het lukt me nu niet om te antwoorden. Probeer het alsjeblieft opnieuw.',
  demo: {
    greeting: 'Hallo! Ik ben de virtuele assistent van {business}. Hoe kan ik helpen?',
    hours: 'Onze openingstijden: {value}',
    prices: 'Onze prijzen (voorbeeldprijzen van deze demo):',
    services: 'Hiermee kan ik je helpen:',
    location: 'Je vindt ons hier: {value}',
    booking:
      'Graag. Noem de dag, de tijd en je naam, dan bevestigt het team van {business}. (Dit is een demo: er wordt niets echt geboekt.)',
    human: 'Ik verbind je door met het team van {business}. Je bereikt het ook via {value}.',
    thanks: 'Graag gedaan! Kan ik nog iets voor je doen?',
    unknown: 'Dat weet ik niet zeker; het team van {business} weet het wel. Je kunt me bijvoorbeeld vragen:',
  },
};
