import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: 'Hvem er I?',
    answer:
      '{legalName} bygger AI-chatbots til virksomheder: kundeservicebots, salgsautomatisering og specialintegrationer, med en platform at køre dem på eller som en fuldt administreret service.',
  },
  people: {
    chip: 'Hvor stort er firmaet?',
    answer:
      'Siden fortæller ikke, hvem der grundlagde {brand}, hvor stort teamet er, eller hvor længe firmaet har eksisteret. Vores team fortæller det gerne: {email}.',
  },
  location: {
    chip: 'Hvor holder I til?',
    answer:
      'Vores tider er i tidszonen {zone}; siden oplyser ingen gadeadresse. Skriv til {email}, eller book en rådgivning, den foregår online.',
  },
  hours: {
    chip: 'Hvornår kan man træffe jer?',
    answer:
      'Jeg svarer døgnet rundt. Vores team holder rådgivning fra {from} til {to} ({zone}) og svarer på beskeder inden for {hours} timer.',
  },
  contact: {
    chip: 'Hvordan kontakter jeg jer?',
    answer:
      'Skriv til {email}; vi svarer inden for {hours} timer. Eller læg en besked i kontaktformularen, her eller på siden: et menneske læser hver eneste.',
  },
  phone: {
    chip: 'Har I et telefonnummer?',
    answer:
      'Siden oplyser intet telefonnummer. Læg dit eget i kontaktformularen, så ringer vi op, eller book en rådgivning til et fast tidspunkt.',
  },
  careers: {
    chip: 'Har I ledige job?',
    answer: 'Siden viser ingen ledige stillinger; skriv til {email} med emnet ”Careers”.',
  },
  press: {
    chip: 'Jeg er fra pressen',
    answer: 'Presse: skriv til {email} med emnet ”Press”.',
  },
  customers: {
    chip: 'Har I referencer?',
    answer:
      'Siden nævner ingen kunder og ingen kundecases. Den viser i stedet offentliggjort forskning med kilder og demobots til {templates} brancher, som du selv kan prøve. Spørg vores team om referencer: {email}.',
  },
  results: {
    chip: 'Hvilke resultater får andre?',
    answer:
      'På siden citerer vi offentliggjort forskning med kilder: 70 % af kurve på nettet forlades (Baymard Institute, 2024), 23 % af bookede aftaler ender med udeblivelse (Dantas et al., 2018), supportmedarbejdere med en AI-assistent løser 14 % flere sager i timen (nye 34 %; Brynjolfsson et al., 2023), 76 % køber helst på deres eget sprog og 40 % aldrig på et andet (CSA Research, 2020), 81 % prøver først at løse det selv (Harvard Business Review, 2017).',
  },
  bookingHow: {
    chip: 'Hvordan booker jeg en rådgivning?',
    answer:
      'Du vælger en dag og en halv time mellem {from} og {to} ({zone}) og fortæller kort, hvad I har brug for. Det er gratis og en forespørgsel: vi bekræfter inden for {hours} timer. Knappen herunder åbner formularen.',
  },
  book: {
    chip: 'Book en gratis rådgivning',
    answer: 'Meget gerne! Vælg dag og tidspunkt i bookingformularen; vi bekræfter inden for {hours} timer.',
  },
  contactMe: {
    chip: 'Kontakt mig',
    answer:
      'Selvfølgelig. Læg dine oplysninger i kontaktformularen; vores team vender tilbage inden for {hours} timer.',
  },
  consultation: {
    chip: 'Hvad sker der i en rådgivning?',
    answer:
      'Den er gratis og varer {slot} minutter, online: vi ser på, hvad jeres kunder spørger om, og siger ærligt, hvad en bot kan og ikke kan gøre for jer, med en første plan og en pris.',
  },
  partners: {
    chip: 'Har I partnere?',
    answer:
      'Siden nævner intet partner-, forhandler- eller affiliateprogram. Skriv til {email}, hvad du har i tankerne.',
  },
  complaint: {
    chip: 'Jeg vil klage',
    answer:
      'Jeg er ked af, at det var frustrerende. Et menneske fra vores team kan hjælpe: skriv til {email}, eller læg en besked med knappen herunder, så hører du fra os inden for {hours} timer.',
  },
  responseTime: {
    chip: 'Hvornår hører jeg fra jer?',
    answer: 'Inden for {hours} timer: et menneske læser hver besked og svarer med en første plan og en pris.',
  },
  buy: {
    chip: 'Hvordan bestiller jeg?',
    answer:
      'Der er ingen kasse på siden: send os den ønskede plan med kontaktformularen eller fortæl om den i en gratis rådgivning, så sætter et menneske den op sammen med jer, en første version inden for {firstHours} timer.',
  },
  noShows: {
    chip: 'Hvor kommer de 23 % udeblivelser fra?',
    answer:
      'Fra en gennemgang af 105 studier: Dantas et al., Health Policy 122(4), 2018. 23 % af de bookede tider ender med, at ingen kommer; det er offentliggjort forskning, ikke vores eget tal. En bot minder om tiden, lader folk flytte den med to beskeder og tilbyder den ledige tid til den, der venter.',
  },
  fastReply: {
    chip: 'Hvor hurtigt svarer virksomheder?',
    answer:
      'Af 2.241 amerikanske virksomheder svarede 37 % på en onlinehenvendelse inden for en time, 16 % inden for et døgn, 24 % senere og 23 % aldrig. De, der svarede inden for en time, havde næsten 7 gange så ofte en reel samtale med en beslutningstager som en time senere, og over 60 gange så ofte som et døgn senere (Oldroyd, McElheran og Elkington, Harvard Business Review, marts 2011).',
  },
  funding: {
    chip: 'Hvem finansierer virksomheden?',
    answer:
      'Siden siger intet om investorer, finansieringsrunder eller omsætning i {brand}. Spørg vores team: {email}.',
  },
  terms: {
    chip: 'Hvor finder jeg jeres betingelser?',
    answer:
      'Siden har en privatlivsside, men ingen handelsbetingelser. Planerne løber måned for måned med {noticeDays} dages varsel; {enterprise} har sin egen kontrakt med SLA. Vil jeres juridiske afdeling læse noget først, så bed om det: {email}.',
  },
};
