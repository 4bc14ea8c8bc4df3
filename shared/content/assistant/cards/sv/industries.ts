import type { AreaAnswers } from '../types.ts';

export const industries: AreaAnswers<'industries'> = {
  templates: {
    chip: 'Vilka branscher har mallar?',
    answer:
      'Det finns {templates} färdiga mallar: vård, e-handel, fastigheter, träning, restaurang, fordon, utbildning och företagstjänster. I galleriet kan du chatta med demoboten för var och en; vi anpassar dem till er på {daysFrom} till {daysTo} dagar.',
  },
  customise: {
    chip: 'Kan en mall anpassas?',
    answer:
      'Ja, varje mall är 100 % anpassningsbar: vi anpassar ord, frågor, regler och kopplingar till er verksamhet på {daysFrom} till {daysTo} dagar, och ni kan ändra dem senare.',
  },
  ecommerce: {
    chip: 'Vad gör ni för e-handlare?',
    answer:
      'För e-handel hittar boten produkter, svarar före kassan, följer beställningar, hanterar returer och frågar en gång, artigt, om den övergivna varukorgen. Mallen ”Shop assistant” anpassas på {days} dagar.',
  },
  healthcare: {
    chip: 'Vad gör ni för vården?',
    answer:
      'För vården tar boten emot tidsförfrågningar, svarar på frågor om öppettider, försäkring och förberedelser, skickar påminnelser och visar tydligt vägen till en människa i akuta fall; den ger aldrig medicinska råd. Mallen ”Patient desk” anpassas på {days} dagar.',
  },
  realestate: {
    chip: 'Vad gör ni för mäklare?',
    answer:
      'För fastigheter tar boten reda på vad någon söker, visar det som passar, kvalificerar köpare och hyresgäster och bokar visningen, dag som natt. Mallen ”Property guide” anpassas på {days} dagar.',
  },
  fitness: {
    chip: 'Vad gör ni för gym?',
    answer:
      'För träning kan boten passtiderna, bokar provträning, förklarar medlemskap och frysning, sköter väntelistan till fulla pass och påminner medlemmar. Mallen ”Studio coach” anpassas på {days} dagar.',
  },
  restaurant: {
    chip: 'Vad gör ni för restauranger?',
    answer:
      'För restauranger bokar boten bord, svarar på frågor om meny och allergener, planerar gruppmenyer och tar emot beställningar för avhämtning. Mallen ”Front of house” anpassas på {days} dagar.',
  },
  automotive: {
    chip: 'Vad gör ni för bilfirmor?',
    answer:
      'För fordon bokar boten verkstadstider och provkörningar, svarar på frågor om delar och finansiering och berättar hur långt en reparation har kommit. Mallen ”Service desk” anpassas på {days} dagar.',
  },
  education: {
    chip: 'Vad gör ni för skolor?',
    answer:
      'För utbildning svarar boten på frågor om kurser, avgifter och anmälan, bokar provlektioner och leder studenter till rätt person. Mallen anpassas på {days} dagar.',
  },
  professional: {
    chip: 'Vad gör ni för byråer?',
    answer:
      'För företagstjänster (advokatbyråer, skatterådgivare, konsulter, byråer) kvalificerar boten förfrågningar, samlar in det ett första möte kräver och bokar det; den ger inga juridiska råd eller skatteråd. Mallen anpassas på {days} dagar.',
  },
  finance: {
    chip: 'Vad gör ni för banker?',
    answer:
      'För finans förklarar boten produkter, samlar in det en ansökan kräver, svarar på kontofrågor och lämnar rådgivning till er behöriga personal. Någon färdig mall finns inte ännu; vi bygger den med er, en första version inom {firstHours} timmar.',
  },
  hospitality: {
    chip: 'Vad gör ni för hotell?',
    answer:
      'För hotell och turism tar boten emot bokningsförfrågningar, svarar gäster dygnet runt på deras språk och erbjuder uppgraderingar och lokala tips. Någon färdig mall finns inte ännu; vi bygger den med er, en första version inom {firstHours} timmar.',
  },
  other: {
    chip: 'Min bransch finns inte med',
    answer:
      'Vi bygger botar för andra branscher också, från en närliggande mall eller från grunden: en första version inom {firstHours} timmar. Berätta vad era kunder frågar, eller boka en kostnadsfri rådgivning, så säger vi ärligt vad en bot kan göra för er.',
  },
  benefits: {
    chip: 'Vad ger en bot företaget?',
    answer:
      'Kunderna får svar direkt, även på natten, på sitt språk; ert team svarar på färre upprepade frågor och får förfrågningar med hela historien. Forskning på vår sida: 37 % av företagen besvarar en onlineförfrågan inom en timme, och de har nästan 7 gånger så stor chans till ett riktigt samtal. ROI-kalkylatorn visar er egen siffra.',
  },
  reminders: {
    chip: 'Kan boten skicka påminnelser?',
    answer:
      'Ja. Den påminner patienter om tider, medlemmar på ett gym via WhatsApp eller e-post, och gäster bekräftar sitt bord; så missas färre tider.',
  },
  waitlist: {
    chip: 'Sköter boten väntelistor?',
    answer:
      'Ja. Fitness-mallen sköter väntelistor (köer) till fulla pass, och en bot erbjuder platsen som blir ledig till den som väntar.',
  },
  events: {
    chip: 'Gör ni evenemang och bröllop?',
    answer:
      'Det finns ingen färdig mall för event- eller bröllopslokaler. Restaurangmallen tar redan emot grupp- och eventförfrågningar, och vi anpassar den eller bygger från grunden: en första version inom {firstHours} timmar.',
  },
  figures: {
    chip: 'Vad betyder ”90 % snabbare”?',
    answer:
      'Det är siffrorna ovanför mallarna: {templates} mallar och fler, i snitt {firstHours} timmar till första versionen, 90 % snabbare driftsättning, 100 % anpassningsbart. Vad de 90 % jämförs med säger sidan inte; vårt team kan svara: {email}.',
  },
};
