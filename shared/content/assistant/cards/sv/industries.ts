import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: 'Vilka branscher har mallar?',
    answer:
      'Det finns {templates} färdiga mallar: vård, e-handel, fastigheter, träning, restaurang, fordon, utbildning och företagstjänster. I galleriet kan du chatta med demoboten för var och en; vi anpassar dem till er på {daysFrom} till {daysTo} dagar.',
    asks: [
      '{vilka|för vilka|vad för} {mallar|branscher|branschmallar|sektorer|färdiga botar} {har ni|finns|finns det mallar|täcker ni|jobbar ni med}',
      '{mallar|branschmallar|mallgalleri|branscher|färdiga botar|templates|galleri}',
      '{har ni|finns det} {en mall|något färdigt|en färdig bot} {för min bransch|för mitt företag|för vår sektor}',
      '{visa|var finns|kan jag se} {mallarna|era mallar|galleriet|era färdiga botar}',
      '{hur många mallar|erfarenhet av min bransch|kan ni vår bransch} {har ni|finns det|}',
      'finns det {mall|något färdigt} för {min bransch|oss}',
      '{vilka branscher|färdiga bottar|exempel att klicka på}',
    ],
  },
  customise: {
    chip: 'Kan en mall anpassas?',
    answer:
      'Ja, varje mall är 100 % anpassningsbar: vi anpassar ord, frågor, regler och kopplingar till er verksamhet på {daysFrom} till {daysTo} dagar, och ni kan ändra dem senare.',
    asks: [
      '{kan jag|kan ni|kan vi|går det att} {anpassa|ändra|skräddarsy|redigera} {en mall|mallen|mallarna|frågorna i mallen}',
      '{anpassa mall|ändra mall|anpassningsbar|egen mall|skräddarsydd mall}',
      'hur {flexibla|anpassningsbara|låsta} är {mallarna|era mallar}',
      '{hur lång tid|hur många dagar} tar {anpassningen|det att anpassa en mall|skräddarsyendet}',
      '{hur många dagar att anpassa till oss|hur lång tid att anpassa|kan man ändra frågorna|skräddarsy för oss}',
      'går mallen att {ändra|skruva på|göra om}',
      '{hur många dagar att göra den till vår|anpassa|skräddarsy mallen|ändra frågorna|personlig anpassning}',
    ],
  },
  ecommerce: {
    chip: 'Vad gör ni för e-handlare?',
    answer:
      'För e-handel hittar boten produkter, svarar före kassan, följer beställningar, hanterar returer och frågar en gång, artigt, om den övergivna varukorgen. Mallen ”Shop assistant” anpassas på {days} dagar.',
    asks: [
      '{jag har|vi har|vi driver|jag driver} {en webbutik|en e handel|en nätbutik|en onlinebutik|en klädbutik på nätet|en skobutik} {vad kan ni göra för oss|har ni något|}',
      '{e handel|ehandel|webbutik|nätbutik|webshop|retail|shop assistant|butiksbot}',
      '{bot|chattbot|mall|något|lösning} för {e handel|webbutiker|min nätbutik|butiker|e handlare}',
      'kan boten {svara på returfrågor|rädda övergivna varukorgar|svara på var min order är|svara på leveransfrågor}',
      'vi säljer {kläder|skor|möbler|kosmetika|vin|elektronik} på nätet',
      '{fixar den returer|var är mitt paket|övergivna varukorgar|vi säljer smycken på nätet|byten och returer|fraktfrågor}',
      'vi säljer {kläder|smycken|hundmat|skor} {på nätet|online|via webben}',
      '{returer|leveransfrågor|storlekar} hela dagarna',
      '{webbshop|e-handel|varukorgar|övergivna kassor}',
    ],
  },
  healthcare: {
    chip: 'Vad gör ni för vården?',
    answer:
      'För vården tar boten emot tidsförfrågningar, svarar på frågor om öppettider, försäkring och förberedelser, skickar påminnelser och visar tydligt vägen till en människa i akuta fall; den ger aldrig medicinska råd. Mallen ”Patient desk” anpassas på {days} dagar.',
    asks: [
      '{jag har|vi har|jag jobbar på|vi är|vi driver} {en klinik|en tandläkarmottagning|en vårdcentral|ett sjukhus|en läkarmottagning|ett apotek|en fysioterapimottagning|en veterinärklinik} {vad kan ni göra för oss|}',
      '{vård|sjukvård|klinik|tandläkare|vårdcentral|patienter|apotek|sjukhus|fysioterapi|patient desk}',
      '{bot|chattbot|mall|något|lösning} för {vården|kliniker|tandläkare|läkare|vårdcentraler|patienter}',
      'kan boten {boka patienter|påminna patienter|svara på patientfrågor|ta emot receptförnyelser|minska uteblivna besök}',
      'jag är {tandläkare|läkare|fysioterapeut|veterinär}',
      '{veterinärklinik|påminner den om tider|patienter som uteblir|sjukgymnast|receptförnyelse}',
      '{tandläkare|vårdcentral|fysio|veterinär|optiker|psykolog} {här|med kö i telefonen}',
      '{folk uteblir från sina tider|uteblivna besök|mottagning}',
    ],
  },
  realestate: {
    chip: 'Vad gör ni för mäklare?',
    answer:
      'För fastigheter tar boten reda på vad någon söker, visar det som passar, kvalificerar köpare och hyresgäster och bokar visningen, dag som natt. Mallen ”Property guide” anpassas på {days} dagar.',
    asks: [
      '{jag är|vi är|vi driver|jag har} {mäklare|en mäklarbyrå|en fastighetsbyrå|hyresvärd|ett fastighetsbolag|fastighetsförvaltare|hyreslägenheter} {vad kan ni göra för oss|har ni något|}',
      '{fastigheter|mäklare|mäklarbyrå|visningar|bostäder|uthyrning|fastighetsförvaltning|property guide}',
      '{bot|chattbot|mall|något|lösning} för {mäklare|fastighetsbolag|hyresvärdar|fastigheter|bostadsbolag}',
      'kan boten {boka visningar|kvalificera köpare|svara på frågor om objekt|ta emot hyresgästfrågor}',
      '{mäklarfirma|boka visning|hyresgäster|hyresvärd}',
      '{mäklare|fastighetsbolag|hyresvärd} {här|med många visningar}',
      'folk vill se {lägenheter|hus}',
    ],
  },
  fitness: {
    chip: 'Vad gör ni för gym?',
    answer:
      'För träning kan boten passtiderna, bokar provträning, förklarar medlemskap och frysning, sköter väntelistan till fulla pass och påminner medlemmar. Mallen ”Studio coach” anpassas på {days} dagar.',
    asks: [
      '{jag har|vi har|vi driver|jag driver} {ett gym|en yogastudio|en träningsstudio|en idrottsförening|en pilatesstudio|en crossfit box|ett träningscenter} {vad kan ni göra för oss|har ni något|}',
      '{gym|träning|fitness|yogastudio|personlig tränare|idrottsförening|studio coach|träningscenter}',
      '{bot|chattbot|mall|något|lösning} för {gym|träningsstudior|en yogastudio|personliga tränare|idrottsföreningar}',
      'kan boten {boka pass|boka provträning|förklara medlemskap|frysa ett medlemskap}',
      '{frysa medlemskapet|provträning}',
      '{driver|har|äger} {gym|ett gym|en yogastudio|en crossfitbox|padelhall} {i stan|med många medlemmar}',
      '{medlemskap|frysa medlemskap|gruppträning}',
      '{tränare|simhall|pass}',
    ],
  },
  restaurant: {
    chip: 'Vad gör ni för restauranger?',
    answer:
      'För restauranger bokar boten bord, svarar på frågor om meny och allergener, planerar gruppmenyer och tar emot beställningar för avhämtning. Mallen ”Front of house” anpassas på {days} dagar.',
    asks: [
      '{jag har|vi har|vi driver|jag driver} {en restaurang|ett café|en pizzeria|en bistro|ett bageri|en bar|ett cateringföretag|en foodtruck|ett konditori} {vad kan ni göra för oss|har ni något|}',
      '{restaurang|café|cafe|pizzeria|catering|krog|bar|front of house|bageri|lunchrestaurang}',
      '{bot|chattbot|mall|något|lösning} för {restauranger|krogen|min restaurang|ett café|catering}',
      'kan boten {boka bord|svara på allergifrågor|ta emot takeaway|ta bordsreservationer}',
      '{boka bord|avhämtning|allergener på menyn|fik}',
      '{kafé|krog|pizzeria|sushiställe|bageri} {med uteservering|med 40 platser|här}',
      '{folk ringer och vill boka bord|allergier|gluten|bord}',
      '{hämtmat|sällskap|allergener|kan den frågor om allergi}',
      'vi har {ett matställe|en restaurang|en krog} {i stan|vid hamnen} med {60|40|100} platser {är det nåt för oss|}',
    ],
  },
  automotive: {
    chip: 'Vad gör ni för bilfirmor?',
    answer:
      'För fordon bokar boten verkstadstider och provkörningar, svarar på frågor om delar och finansiering och berättar hur långt en reparation har kommit. Mallen ”Service desk” anpassas på {days} dagar.',
    asks: [
      '{jag har|vi har|vi driver|jag driver} {en bilverkstad|en bilfirma|en bilhandel|en verkstad|en däckfirma|en biluthyrning|en mc handel} {vad kan ni göra för oss|har ni något|}',
      '{fordon|bilhandlare|bilverkstad|verkstad|bilfirma|provkörning|service desk|däckverkstad}',
      '{bot|chattbot|mall|något|lösning} för {bilhandlare|verkstäder|bilfirmor|bilbranschen|däckfirmor}',
      'kan boten {boka provkörningar|boka verkstadstider|säga om bilen är klar|svara om reservdelar}',
      '{är bilen klar|boka verkstadstid|däckbyte}',
      '{säljer|handlar med} {begagnade bilar|bilar|husbilar}',
      '{bilverkstad|däckverkstad|bilhandlare} {här|med tre lyftar}',
      '{provkörningar|bilar|service på bilen|begagnat}',
    ],
  },
  education: {
    chip: 'Vad gör ni för skolor?',
    answer:
      'För utbildning svarar boten på frågor om kurser, avgifter och anmälan, bokar provlektioner och leder studenter till rätt person. Mallen anpassas på {days} dagar.',
    asks: [
      '{jag har|vi har|vi driver|jag jobbar på|vi är} {en skola|en språkskola|ett universitet|ett utbildningsföretag|en folkhögskola|en körskola|en förskola|en musikskola} {vad kan ni göra för oss|}',
      '{utbildning|skola|universitet|kurser|språkskola|studenter|trafikskola|körskola|elever}',
      '{bot|chattbot|mall|något|lösning} för {skolor|utbildning|studenter|kursanordnare|en språkskola}',
      'kan boten {svara på kursfrågor|anmäla studenter|boka körlektioner|hjälpa till med anmälan}',
      '{kurstider|anmälan till kurser|läxhjälp}',
      '{trafikskola|förskola|musikskola|folkhögskola} {här|frågor från elever}',
      'föräldrar frågar om {avgifter|platser|terminer}',
      '{anmälan|körlektioner|provlektion}',
    ],
  },
  professional: {
    chip: 'Vad gör ni för byråer?',
    answer:
      'För företagstjänster (advokatbyråer, skatterådgivare, konsulter, byråer) kvalificerar boten förfrågningar, samlar in det ett första möte kräver och bokar det; den ger inga juridiska råd eller skatteråd. Mallen anpassas på {days} dagar.',
    asks: [
      '{jag är|vi är|vi driver|jag har} {en advokatbyrå|advokat|en redovisningsbyrå|en konsultfirma|en reklambyrå|revisor|en arkitektbyrå|ett bemanningsföretag|jurist} {vad kan ni göra för oss|}',
      '{företagstjänster|advokat|advokatbyrå|redovisningsbyrå|konsulter|byrå|revisor|arkitekt|juristbyrå}',
      '{bot|chattbot|mall|något|lösning} för {advokater|redovisningsbyråer|konsulter|byråer|revisorer|jurister}',
      'kan boten {kvalificera klienter|boka första möten med klienter|samla in handlingar från klienter|ta emot klientförfrågningar}',
      '{konsultfirma|reklambyrå}',
      '{advokat|revisor|arkitekt|redovisningsbyrå|konsult} {här|med litet kontor}',
      '{första möte med klienter|jurist|bokföring}',
      '{deklarationstider|klienter|rekryteringsfirma}',
    ],
  },
  finance: {
    chip: 'Vad gör ni för banker?',
    answer:
      'För finans förklarar boten produkter, samlar in det en ansökan kräver, svarar på kontofrågor och lämnar rådgivning till er behöriga personal. Någon färdig mall finns inte ännu; vi bygger den med er, en första version inom {firstHours} timmar.',
    asks: [
      '{vi är|jag jobbar på|jag har|vi driver} {en bank|ett försäkringsbolag|ett fintechbolag|en försäkringsförmedlare|en bolåneförmedlare|ett kreditbolag|en finansiell rådgivare} {vad kan ni göra för oss|}',
      '{finans|bank|försäkring|försäkringsbolag|fintech|bolån|lån|finansbranschen}',
      '{bot|chattbot|mall|något|lösning} för {banker|försäkringsbolag|fintech|finans|låneförmedlare}',
      'kan boten {ta emot skadeanmälningar|ta låneansökningar|svara på kontofrågor|förklara försäkringar}',
      '{bank|försäkringsbolag|låneförmedlare} {här|bot}',
      '{skadeanmälan|pension}',
    ],
  },
  hospitality: {
    chip: 'Vad gör ni för hotell?',
    answer:
      'För hotell och turism tar boten emot bokningsförfrågningar, svarar gäster dygnet runt på deras språk och erbjuder uppgraderingar och lokala tips. Någon färdig mall finns inte ännu; vi bygger den med er, en första version inom {firstHours} timmar.',
    asks: [
      '{jag har|vi har|vi driver|jag driver} {ett hotell|ett vandrarhem|ett pensionat|en resebyrå|en camping|ett b&b|semesterlägenheter|en stugby} {vad kan ni göra för oss|har ni något|}',
      '{hotell|turism|besöksnäring|resebyrå|vandrarhem|hotellgäster|b&b|camping|stugby}',
      '{bot|chattbot|mall|något|lösning} för {hotell|turism|resebyråer|hotellgäster|en camping|vandrarhem}',
      'kan boten {boka rum|svara på gästfrågor|checka in gäster|ta emot rumsönskemål}',
      '{hotell|vandrarhem|camping|b&b|stugby} {med 12 rum|här}',
      'gäster frågar om {incheckning|frukost|parkering|wifi}',
      '{gäster|rum|boende}',
    ],
  },
  other: {
    chip: 'Min bransch finns inte med',
    answer:
      'Vi bygger botar för andra branscher också, från en närliggande mall eller från grunden: en första version inom {firstHours} timmar. Berätta vad era kunder frågar, eller boka en kostnadsfri rådgivning, så säger vi ärligt vad en bot kan göra för er.',
    asks: [
      '{min bransch|vår sektor|vårt område|min nisch} {finns inte med|saknas|är en annan|är speciell|står inte med}',
      '{jobbar ni även med|bygger ni också för|hjälper ni} {andra branscher|industrin|kommuner|föreningar|logistikbolag|frisörer|hantverkare|teleoperatörer|myndigheter}',
      '{vi är|jag har|vi driver} {ett tillverkningsföretag|ett åkeri|en frisörsalong|en kommun|en rörfirma|ett mjukvarubolag|ett museum|en förening|ett elbolag}',
      '{bot|chattbot|mall} för {logistik|frisörer|kommuner|hantverkare|saas|föreningar|industrin}',
      '{annan bransch|andra branscher|övriga branscher}',
      '{rörmokare|florist|frisör|fotograf|begravningsbyrå|snickare}',
      '{logistik|bygg|städ|tryckeri} {firma|bolag}',
      '{kommun|museum|nischad verksamhet}',
      '{hundpensionat|tillverkning|förening}',
    ],
  },
  benefits: {
    chip: 'Vad ger en bot företaget?',
    answer:
      'Kunderna får svar direkt, även på natten, på sitt språk; ert team svarar på färre upprepade frågor och får förfrågningar med hela historien. Forskning på vår sida: 37 % av företagen besvarar en onlineförfrågan inom en timme, och de har nästan 7 gånger så stor chans till ett riktigt samtal. ROI-kalkylatorn visar er egen siffra.',
    asks: [
      '{vilka är|vad är|berätta om} {fördelarna|nyttan|vinsten|poängen|för och nackdelarna} {med en chattbot|för mitt företag|med det här|för oss|}',
      '{varför|vad ska jag med} {ska jag ha|ska vi skaffa|behöver man|borde vi använda} {en chattbot|en bot|ai|sånt här}',
      '{fördelar|nytta|varför chattbot|är det värt det|för och nackdelar|mervärde}',
      '{är det|lönar det sig|ger det|är en bot} {värt pengarna|för ett litet företag|något|värd det|för oss}',
      '{övertyga mig|ge mig ett skäl|vad tjänar jag på det|vad får vi ut av det}',
      '{vad får jag ut av det}',
      'varför ska {vi|en liten firma} ha det',
      '{för- och nackdelar|lönar det sig}',
    ],
  },
  reminders: {
    chip: 'Kan boten skicka påminnelser?',
    answer:
      'Ja. Den påminner patienter om tider, medlemmar på ett gym via WhatsApp eller e-post, och gäster bekräftar sitt bord; så missas färre tider.',
    asks: [
      'kan boten {skicka påminnelser}',
      '{skickar den påminnelser}',
      'kan den {påminna|skicka påminnelser till} {kunder|patienter|medlemmar}',
      '{kan den|kan boten|brukar den} {påminna kunder|påminna om tider|påminna medlemmar om passet|skicka påminnelse dagen innan|påminna gäster|skicka bokningspåminnelser}',
      '{påminnelser|tidspåminnelse|påminnelser via whatsapp|automatiska påminnelser|påminnelse via mejl|bokningsbekräftelser}',
    ],
  },
  waitlist: {
    chip: 'Sköter boten väntelistor?',
    answer:
      'Ja. Fitness-mallen sköter väntelistor (köer) till fulla pass, och en bot erbjuder platsen som blir ledig till den som väntar.',
    asks: [
      '{väntelista om passet är fullt}',
      '{köer|väntelista} till {fulla pass|populära klasser}',
      '{kan den|kan boten|sköter den} {hålla väntelistor|sköta en väntelista|sköta köer till fulla pass|fylla avbokade tider|erbjuda lediga platser|sätta folk på väntelista|hantera kölista}',
      '{väntelista|väntelistor|passet är fullt vad händer|kö till passen|nästa i kön|avbokade platser|reservlista}',
    ],
  },
  events: {
    chip: 'Gör ni evenemang och bröllop?',
    answer:
      'Det finns ingen färdig mall för event- eller bröllopslokaler. Restaurangmallen tar redan emot grupp- och eventförfrågningar, och vi anpassar den eller bygger från grunden: en första version inom {firstHours} timmar.',
    asks: [
      '{bot|chattbot|mall} för {event}',
      '{jag har|vi har|jag driver|vi är} {en bröllopslokal|en eventlokal|en festvåning|en eventbyrå|bröllopskoordinatorer|ett kongresscenter|ett konserthus} {vad har ni|vilken mall passar|}',
      '{bot|mall|något} för {bröllop|eventlokaler|konferenser|fester|konserter|bröllopsplanerare}',
      '{de frågar om datum och inte bord|banketter|uthyrning av lokal|passar restaurangmallen för bröllop}',
    ],
  },
  figures: {
    chip: 'Vad betyder ”90 % snabbare”?',
    answer:
      'Det är siffrorna ovanför mallarna: {templates} mallar och fler, i snitt {firstHours} timmar till första versionen, 90 % snabbare driftsättning, 100 % anpassningsbart. Vad de 90 % jämförs med säger sidan inte; vårt team kan svara: {email}.',
    asks: [
      '{vad betyder|var kommer|hur räknar ni} {90% snabbare|de 90 procenten|90 procent snabbare|90 % snabbare driftsättning} {ifrån|}',
      '{snabbare än vad|90% jämfört med vad|90 procent mot vem|100 procent anpassningsbart vad betyder det|är 90 procent realistiskt|90% snabbare driftsättning|genomsnittlig starttid}',
      '{24 timmar i snitt|vem har mätt 90 procent|nittio procent snabbare}',
    ],
  },
};
