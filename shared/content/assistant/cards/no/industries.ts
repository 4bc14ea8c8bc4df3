import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: 'Hvilke bransjer har maler?',
    answer:
      'Det finnes {templates} ferdige maler: helse, netthandel, eiendom, trening, restaurant, bil, utdanning og rådgivning. Du kan chatte med demoboten til hver i galleriet; vi tilpasser dem til dere på {daysFrom} til {daysTo} dager.',
  },
  customise: {
    chip: 'Kan en mal tilpasses?',
    answer:
      'Ja, alle maler kan tilpasses 100 %: vi justerer ord, spørsmål, regler og koblinger til dere på {daysFrom} til {daysTo} dager, og dere kan endre dem senere.',
  },
  ecommerce: {
    chip: 'Hva gjør dere for nettbutikker?',
    answer:
      'I netthandel finner boten produkter, svarer før betaling, følger bestillinger, håndterer returer og spør én gang, høflig, om den forlatte handlekurven. Malen «Shop assistant» tilpasses på {days} dager.',
  },
  healthcare: {
    chip: 'Hva gjør dere for klinikker?',
    answer:
      'I helse tar boten imot timeønsker, svarer på spørsmål om åpningstider, forsikring og forberedelser, sender påminnelser og viser en tydelig vei til et menneske i hastetilfeller; den gir aldri medisinske råd. Malen «Patient desk» tilpasses på {days} dager.',
  },
  realestate: {
    chip: 'Hva gjør dere for eiendom?',
    answer:
      'For eiendom finner boten ut hva noen ser etter, viser det som passer, kvalifiserer kjøpere og leietakere og avtaler visning, dag og natt. Malen «Property guide» tilpasses på {days} dager.',
  },
  fitness: {
    chip: 'Hva gjør dere for treningssentre?',
    answer:
      'For trening kan boten timeplanen, booker prøvetimer, forklarer medlemskap og frys, holder ventelisten til fulle timer og minner medlemmer om avtaler. Malen «Studio coach» tilpasses på {days} dager.',
  },
  restaurant: {
    chip: 'Hva gjør dere for restauranter?',
    answer:
      'For restauranter reserverer boten bord, svarer på spørsmål om meny og allergener, planlegger selskapsmenyer og tar imot takeaway-bestillinger. Malen «Front of house» tilpasses på {days} dager.',
  },
  automotive: {
    chip: 'Hva gjør dere for bilbransjen?',
    answer:
      'For bilbransjen avtaler boten verkstedtimer og prøvekjøring, svarer på spørsmål om deler og finansiering og forteller hvor langt en reparasjon er kommet. Malen «Service desk» tilpasses på {days} dager.',
  },
  education: {
    chip: 'Hva gjør dere for skoler?',
    answer:
      'For utdanning svarer boten på spørsmål om kurs, priser og påmelding, avtaler prøvetimer og viser elever til riktig person. Malen tilpasses på {days} dager.',
  },
  professional: {
    chip: 'Hva gjør dere for advokater og byråer?',
    answer:
      'For faglige tjenester (advokater, regnskapsførere, konsulenter, byråer) kvalifiserer boten henvendelser, henter inn det et første møte krever, og avtaler det; den gir ingen juridiske råd eller skatteråd. Malen tilpasses på {days} dager.',
  },
  finance: {
    chip: 'Hva gjør dere for bank og forsikring?',
    answer:
      'For finans forklarer boten produkter, henter inn det en søknad krever, svarer på kontospørsmål og sender rådgivning videre til autorisert personale. Det finnes ingen ferdig mal for det ennå; vi bygger den sammen med dere, en første versjon innen {firstHours} timer.',
  },
  hospitality: {
    chip: 'Hva gjør dere for hoteller?',
    answer:
      'For reiseliv tar boten imot bestillingsønsker, svarer gjester dag og natt på deres språk og tilbyr oppgraderinger og lokale tips. Det finnes ingen ferdig mal for det ennå; vi bygger den sammen med dere, en første versjon innen {firstHours} timer.',
  },
  other: {
    chip: 'Bransjen min er ikke på lista',
    answer:
      'Vi bygger boter for andre bransjer også, fra en beslektet mal eller fra bunnen av: en første versjon innen {firstHours} timer. Fortell hva kundene spør om, eller bestill en gratis rådgivning, så sier vi ærlig hva en bot kan gjøre for dere.',
  },
  benefits: {
    chip: 'Hva gir en bot bedriften?',
    answer:
      'Kundene får svar med en gang, også om natten, på sitt språk; teamet svarer sjeldnere på det samme og får henvendelser med hele historien. Forskning sitert på siden vår: 37 % av bedriftene svarer på en netthenvendelse innen en time, og de har nesten 7 ganger så stor sjanse for en ordentlig samtale. ROI-kalkulatoren viser deres eget tall.',
  },
  reminders: {
    chip: 'Kan boten sende påminnelser?',
    answer:
      'Ja. Den minner pasienter om timer, medlemmer på et treningssenter via WhatsApp eller e-post, og gjester bekrefter bordet; slik blir færre timer glemt.',
  },
  waitlist: {
    chip: 'Tar boten seg av ventelister?',
    answer:
      'Ja. Fitness-malen holder ventelister til fulle timer, og en bot tilbyr plassen som blir ledig, til den som venter.',
  },
  events: {
    chip: 'Lager dere for arrangement og bryllup?',
    answer:
      'Det finnes ingen ferdig mal for arrangements- eller bryllupslokaler. Restaurantmalen tar allerede imot gruppe- og arrangementsforespørsler, og vi tilpasser den eller bygger fra bunnen: en første versjon innen {firstHours} timer.',
  },
  figures: {
    chip: 'Hva betyr «90 % raskere»?',
    answer:
      'Det er tallene over malene: {templates} maler og flere, i snitt {firstHours} timer til første versjon, 90 % raskere innføring, 100 % tilpasningsdyktig. Hva de 90 % er sammenlignet med, sier siden ikke; teamet vårt kan svare: {email}.',
  },
};
