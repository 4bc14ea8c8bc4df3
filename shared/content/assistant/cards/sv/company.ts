import type { AreaAnswers } from '../types.ts';

export const company: AreaAnswers<'company'> = {
  about: {
    chip: 'Vilka är ni?',
    answer:
      '{legalName} bygger AI-chattbotar för företag: kundtjänstbotar, säljautomation och egna integrationer, med en plattform att köra dem på eller som en helt skött tjänst.',
  },
  people: {
    chip: 'Hur stort är företaget?',
    answer:
      'Webbplatsen säger inte vem som grundade {brand}, hur stort teamet är eller hur länge det funnits. Vårt team berättar gärna: {email}.',
  },
  location: {
    chip: 'Var finns ni?',
    answer:
      'Våra tider gäller tidszonen {zone}; någon gatuadress står inte på webbplatsen. Skriv till {email} eller boka en rådgivning, den sker online.',
  },
  hours: {
    chip: 'När går ni att nå?',
    answer:
      'Jag svarar dygnet runt. Vårt team håller rådgivningar från {from} till {to} (tidszon {zone}) och svarar på meddelanden inom {hours} timmar.',
  },
  contact: {
    chip: 'Hur når jag er?',
    answer:
      'Skriv till {email}; vi svarar inom {hours} timmar. Eller lämna ett meddelande i kontaktformuläret, här eller på sidan: en människa läser varje.',
  },
  phone: {
    chip: 'Har ni ett telefonnummer?',
    answer:
      'Webbplatsen anger inget telefonnummer. Lämna ditt i kontaktformuläret så ringer vi upp, eller boka en rådgivning på en bestämd tid.',
  },
  careers: {
    chip: 'Söker ni folk?',
    answer: 'Inga lediga tjänster står på webbplatsen; skriv till {email} med ämnet ”Careers”.',
  },
  press: {
    chip: 'Jag kommer från pressen',
    answer: 'För pressen: skriv till {email} med ämnet ”Press”.',
  },
  customers: {
    chip: 'Har ni referenser?',
    answer:
      'Webbplatsen nämner inga kunder och inga kundcase. Den visar i stället publicerad forskning med källa, och demobotar för {templates} branscher som du kan prova själv. Fråga vårt team efter referenser: {email}.',
  },
  results: {
    chip: 'Vilka resultat får andra?',
    answer:
      'På sidan återger vi publicerad forskning, med källor: 70 % av varukorgarna på nätet överges (Baymard Institute, 2024), 23 % av bokade tider slutar med uteblivet besök (Dantas et al., 2018), handläggare med AI-assistent löser 14 % fler ärenden i timmen (nya 34 %; Brynjolfsson et al., 2023), 76 % köper hellre på sitt eget språk och 40 % aldrig på ett annat (CSA Research, 2020), 81 % försöker lösa det själva först (Harvard Business Review, 2017).',
  },
  bookingHow: {
    chip: 'Hur bokar jag rådgivning?',
    answer:
      'Du väljer en dag och en halvtimme mellan {from} och {to} (tidszon {zone}) och berättar kort vad du behöver. Det är gratis och en förfrågan: vi bekräftar inom {hours} timmar. Knappen nedan öppnar formuläret.',
  },
  book: {
    chip: 'Boka en kostnadsfri rådgivning',
    answer: 'Gärna! Välj dag och tid i bokningsformuläret; vi bekräftar inom {hours} timmar.',
  },
  contactMe: {
    chip: 'Kontakta mig',
    answer: 'Självklart. Lämna dina uppgifter i kontaktformuläret; vårt team hör av sig inom {hours} timmar.',
  },
  consultation: {
    chip: 'Vad händer på en rådgivning?',
    answer:
      'Den är gratis och tar {slot} minuter, online: vi tittar på vad era kunder frågar och säger ärligt vad en bot kan och inte kan göra för er, med en första plan och ett pris.',
  },
  partners: {
    chip: 'Arbetar ni med partner?',
    answer:
      'Webbplatsen nämner inget partner-, återförsäljar- eller affiliateprogram. Skriv till {email} och berätta vad du har i åtanke.',
  },
  complaint: {
    chip: 'Jag vill klaga',
    answer:
      'Jag beklagar att det blev så frustrerande. Någon i vårt team kan hjälpa till: skriv till {email} eller lämna ett meddelande med knappen nedan, så hör du från oss inom {hours} timmar.',
  },
  responseTime: {
    chip: 'När hör jag från er?',
    answer:
      'Inom {hours} timmar: en människa läser varje meddelande och svarar med en första plan och ett pris.',
  },
  buy: {
    chip: 'Hur beställer jag?',
    answer:
      'Det finns ingen kassa på webbplatsen: skicka oss vilket abonnemang ni vill ha via kontaktformuläret eller på en kostnadsfri rådgivning, så sätter en medarbetare upp det med er, en första version inom {firstHours} timmar.',
  },
  noShows: {
    chip: 'Var kommer 23 % uteblivna ifrån?',
    answer:
      'Från en översikt av 105 studier: Dantas et al., Health Policy 122(4), 2018. 23 % av bokade tider slutar med att ingen kommer; det är publicerad forskning, inte vår egen siffra. En bot påminner, låter folk flytta tiden med två meddelanden och erbjuder den lediga tiden till den som väntar.',
  },
  fastReply: {
    chip: 'Hur snabbt svarar företag?',
    answer:
      'Av 2 241 amerikanska företag svarade 37 % på en förfrågan på nätet inom en timme, 16 % inom ett dygn, 24 % senare och 23 % aldrig. De som svarade inom en timme hade nästan 7 gånger så ofta ett riktigt samtal med en beslutsfattare som en timme senare, och över 60 gånger så ofta som ett dygn senare (Oldroyd, McElheran och Elkington, Harvard Business Review, mars 2011).',
  },
  funding: {
    chip: 'Vem finansierar företaget?',
    answer:
      'Sidan säger inget om investerare, finansieringsrundor eller omsättning för {brand}. Fråga vårt team: {email}.',
  },
  terms: {
    chip: 'Var finns era allmänna villkor?',
    answer:
      'Sidan har en integritetssida men inga allmänna villkor. Planerna löper månad för månad med {noticeDays} dagars uppsägning; {enterprise} har ett eget avtal med SLA. Vill er juridiska avdelning läsa något först, be om det: {email}.',
  },
};
