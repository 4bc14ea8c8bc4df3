import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: 'Hvem er dere?',
    answer:
      '{legalName} bygger AI-chatboter for bedrifter: kundeserviceboter, salgsautomatisering og spesialtilpassede integrasjoner, med en plattform å kjøre dem på eller som en fullt administrert tjeneste.',
  },
  people: {
    chip: 'Hvor stort er firmaet?',
    answer:
      'Siden sier ikke hvem som grunnla {brand}, hvor stort teamet er, eller hvor lenge selskapet har eksistert. Teamet vårt forteller det gjerne: {email}.',
  },
  location: {
    chip: 'Hvor holder dere til?',
    answer:
      'Tidene våre er i tidssonen {zone}; siden oppgir ingen gateadresse. Skriv til {email}, eller bestill en rådgivning, den foregår på nett.',
  },
  hours: {
    chip: 'Når er dere tilgjengelige?',
    answer:
      'Jeg svarer døgnet rundt. Teamet vårt har rådgivning fra {from} til {to} ({zone}) og svarer på meldinger innen {hours} timer.',
  },
  contact: {
    chip: 'Hvordan kontakter jeg dere?',
    answer:
      'Skriv til {email}; vi svarer innen {hours} timer. Eller legg igjen en melding i kontaktskjemaet, her eller på siden: et menneske leser hver eneste.',
  },
  phone: {
    chip: 'Har dere et telefonnummer?',
    answer:
      'Siden oppgir ikke noe telefonnummer. Legg igjen ditt i kontaktskjemaet, så ringer vi deg, eller bestill en rådgivning til et fast tidspunkt.',
  },
  careers: {
    chip: 'Har dere ledige stillinger?',
    answer: 'Siden viser ingen ledige stillinger; skriv til {email} med emnet «Careers».',
  },
  press: {
    chip: 'Jeg er fra pressen',
    answer: 'Presse: skriv til {email} med emnet «Press».',
  },
  customers: {
    chip: 'Har dere referanser?',
    answer:
      'Siden nevner ingen kunder og ingen kundehistorier. Den viser i stedet publisert forskning med kilder og demoboter for {templates} bransjer som du selv kan prøve. Spør teamet vårt om referanser: {email}.',
  },
  results: {
    chip: 'Hvilke resultater får andre?',
    answer:
      'På siden siterer vi publisert forskning med kilder: 70 % av handlekurver på nett blir forlatt (Baymard Institute, 2024), 23 % av bestilte timer ender med at kunden ikke møter (Dantas et al., 2018), supportmedarbeidere med en AI-assistent løser 14 % flere saker i timen (nye 34 %; Brynjolfsson et al., 2023), 76 % kjøper helst på sitt eget språk og 40 % aldri på et annet (CSA Research, 2020), 81 % prøver først å løse det selv (Harvard Business Review, 2017).',
  },
  bookingHow: {
    chip: 'Hvordan bestiller jeg rådgivning?',
    answer:
      'Du velger en dag og en halvtime mellom {from} og {to} ({zone}) og forteller kort hva dere trenger. Det er gratis og en forespørsel: vi bekrefter innen {hours} timer. Knappen under åpner skjemaet.',
  },
  book: {
    chip: 'Bestill en gratis rådgivning',
    answer: 'Veldig gjerne! Velg dag og tid i bestillingsskjemaet; vi bekrefter innen {hours} timer.',
  },
  contactMe: {
    chip: 'Ta kontakt med meg',
    answer:
      'Selvfølgelig. Legg igjen opplysningene dine i kontaktskjemaet; teamet tar kontakt innen {hours} timer.',
  },
  consultation: {
    chip: 'Hva skjer i en rådgivning?',
    answer:
      'Den er gratis og varer {slot} minutter, på nett: vi ser på hva kundene spør om og sier ærlig hva en bot kan og ikke kan gjøre for dere, med en første plan og en pris.',
  },
  partners: {
    chip: 'Har dere partnere?',
    answer:
      'Siden nevner ikke noe partner-, forhandler- eller affiliateprogram. Skriv til {email} om det du har i tankene.',
  },
  complaint: {
    chip: 'Jeg vil klage',
    answer:
      'Jeg er lei for at dette var frustrerende. Et menneske på teamet kan hjelpe: skriv til {email}, eller legg igjen en melding med knappen under, så hører du fra oss innen {hours} timer.',
  },
  responseTime: {
    chip: 'Når hører jeg fra dere?',
    answer: 'Innen {hours} timer: et menneske leser hver melding og svarer med en første plan og en pris.',
  },
  buy: {
    chip: 'Hvordan bestiller jeg?',
    answer:
      'Det er ingen kasse på siden: send oss pakken du vil ha med kontaktskjemaet eller ta den opp i en gratis rådgivning, så setter et menneske den opp sammen med dere, en første versjon innen {firstHours} timer.',
  },
  noShows: {
    chip: 'Hvor kommer 23 % uteblitte fra?',
    answer:
      'Fra en gjennomgang av 105 studier: Dantas et al., Health Policy 122(4), 2018. 23 % av bestilte timer ender med at ingen møter; det er publisert forskning, ikke vårt eget tall. En bot minner om timen, lar folk flytte den med to meldinger og tilbyr den ledige timen til den som venter.',
  },
  fastReply: {
    chip: 'Hvor raskt svarer bedrifter?',
    answer:
      'Av 2 241 amerikanske selskaper svarte 37 % på en henvendelse på nett innen en time, 16 % innen et døgn, 24 % senere og 23 % aldri. De som svarte innen en time, hadde nesten 7 ganger så ofte en reell samtale med en beslutningstaker som en time senere, og over 60 ganger så ofte som et døgn senere (Oldroyd, McElheran og Elkington, Harvard Business Review, mars 2011).',
  },
  funding: {
    chip: 'Hvem finansierer selskapet?',
    answer:
      'Siden sier ingenting om investorer, finansieringsrunder eller omsetning i {brand}. Spør teamet vårt: {email}.',
  },
  terms: {
    chip: 'Hvor finner jeg vilkårene?',
    answer:
      'Siden har en personvernside, men ingen generelle vilkår. Planene løper måned for måned med {noticeDays} dagers varsel; {enterprise} har egen avtale med SLA. Vil juristene deres lese noe først, be om det: {email}.',
  },
};
