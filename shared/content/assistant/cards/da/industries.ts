import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: 'Hvilke brancher har skabeloner?',
    answer:
      'Der er {templates} færdige skabeloner: sundhed, e-handel, ejendomme, fitness, restauranter, biler, uddannelse og rådgivning. Du kan chatte med demobotten for hver i galleriet; vi tilpasser dem til jer på {daysFrom} til {daysTo} dage.',
  },
  customise: {
    chip: 'Kan en skabelon tilpasses?',
    answer:
      'Ja, alle skabeloner kan tilpasses 100 %: vi tilretter ord, spørgsmål, regler og forbindelser til jer på {daysFrom} til {daysTo} dage, og I kan ændre dem senere.',
  },
  ecommerce: {
    chip: 'Hvad gør I for webshops?',
    answer:
      'I e-handel finder botten produkter, svarer før betaling, følger ordrer, håndterer returneringer og spørger én gang, høfligt, til den forladte kurv. Skabelonen ”Shop assistant” tilpasses på {days} dage.',
  },
  healthcare: {
    chip: 'Hvad gør I for klinikker?',
    answer:
      'I sundhed tager botten imod ønsker om tider, svarer på spørgsmål om åbningstider, forsikring og forberedelse, sender påmindelser og viser en klar vej til et menneske i akutte tilfælde; den giver aldrig lægefaglige råd. Skabelonen ”Patient desk” tilpasses på {days} dage.',
  },
  realestate: {
    chip: 'Hvad gør I for ejendomsmæglere?',
    answer:
      'For ejendomme finder botten ud af, hvad nogen søger, viser det, der passer, kvalificerer købere og lejere og aftaler fremvisningen, dag og nat. Skabelonen ”Property guide” tilpasses på {days} dage.',
  },
  fitness: {
    chip: 'Hvad gør I for fitnesscentre?',
    answer:
      'I fitness kender botten holdtider, booker prøvetimer, forklarer medlemskaber og bero, holder ventelisten til fulde hold og minder medlemmer om aftaler. Skabelonen ”Studio coach” tilpasses på {days} dage.',
  },
  restaurant: {
    chip: 'Hvad gør I for restauranter?',
    answer:
      'For restauranter reserverer botten borde, svarer på spørgsmål om menukort og allergener, planlægger selskabsmenuer og tager imod take away-ordrer. Skabelonen ”Front of house” tilpasses på {days} dage.',
  },
  automotive: {
    chip: 'Hvad gør I for bilforhandlere?',
    answer:
      'I bilbranchen aftaler botten værkstedstider og prøveture, svarer på spørgsmål om dele og finansiering og fortæller, hvor langt en reparation er. Skabelonen ”Service desk” tilpasses på {days} dage.',
  },
  education: {
    chip: 'Hvad gør I for skoler?',
    answer:
      'For uddannelse svarer botten på spørgsmål om kurser, priser og tilmelding, aftaler prøvelektioner og viser elever hen til den rette person. Skabelonen tilpasses på {days} dage.',
  },
  professional: {
    chip: 'Hvad gør I for advokater og bureauer?',
    answer:
      'For rådgivende erhverv (advokater, revisorer, konsulenter, bureauer) kvalificerer botten henvendelser, indsamler det, et første møde kræver, og aftaler det; den giver ingen juridiske eller skattemæssige råd. Skabelonen tilpasses på {days} dage.',
  },
  finance: {
    chip: 'Hvad gør I for banker og forsikring?',
    answer:
      'For finans forklarer botten produkter, indsamler det, en ansøgning kræver, svarer på kontospørgsmål og giver rådgivning videre til jeres autoriserede personale. Der findes endnu ingen færdig skabelon til det; vi bygger den sammen med jer, en første version inden for {firstHours} timer.',
  },
  hospitality: {
    chip: 'Hvad gør I for hoteller?',
    answer:
      'For hoteller tager botten imod bookingønsker, svarer gæster dag og nat på deres sprog og tilbyder opgraderinger og lokale tips. Der findes endnu ingen færdig skabelon til det; vi bygger den sammen med jer, en første version inden for {firstHours} timer.',
  },
  other: {
    chip: 'Min branche er ikke på listen',
    answer:
      'Vi bygger også bots til andre brancher, ud fra en beslægtet skabelon eller helt fra bunden: en første version inden for {firstHours} timer. Fortæl, hvad jeres kunder spørger om, eller book en gratis rådgivning, så siger vi ærligt, hvad en bot kan gøre for jer.',
  },
  benefits: {
    chip: 'Hvad får en virksomhed ud af en bot?',
    answer:
      'Kunderne får svar med det samme, også om natten, på deres sprog; teamet svarer sjældnere på det samme og får henvendelser med hele historien. Forskning citeret på vores side: 37 % af virksomheder svarer på en onlinehenvendelse inden for en time, og de har næsten 7 gange så stor chance for en rigtig samtale. ROI-beregneren viser jeres eget tal.',
  },
  reminders: {
    chip: 'Kan botten sende påmindelser?',
    answer:
      'Ja. Den minder patienter om tider, medlemmer af et fitnesscenter via WhatsApp eller e-mail, og gæster bekræfter deres bord; så bliver færre tider glemt.',
  },
  waitlist: {
    chip: 'Styrer botten ventelister?',
    answer:
      'Ja. Fitness-skabelonen holder ventelister til fulde hold, og en bot tilbyder den plads, der bliver ledig, til den, der venter.',
  },
  events: {
    chip: 'Laver I til events og bryllupper?',
    answer:
      'Der er ingen færdig skabelon til event- eller bryllupslokaler. Restaurantskabelonen tager allerede imod gruppe- og eventforespørgsler, og vi tilpasser den eller bygger fra bunden: en første version inden for {firstHours} timer.',
  },
  figures: {
    chip: 'Hvad betyder »90 % hurtigere«?',
    answer:
      'Det er tallene over skabelonerne: {templates} skabeloner og flere, i snit {firstHours} timer til første version, 90 % hurtigere idriftsættelse, 100 % tilpasselig. Hvad de 90 % er sammenlignet med, siger siden ikke; vores team kan svare: {email}.',
  },
};
