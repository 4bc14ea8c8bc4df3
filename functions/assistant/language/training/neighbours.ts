import type { LanguageCode } from '#shared/domain/languages.ts';

/** Sentence pairs of related languages, from which the model learns which differences matter. */
const northern = `
er du en robot?|er du en robot?|är du en robot?
er du et menneske?|er du et menneske?|är du en människa?
er du en rigtig person|er du en ekte person|är du en riktig person
kan den arabisk?|kan den arabisk?|kan den arabiska?
kan den også tysk|kan den også tysk|kan den också tyska
virker den på tysk?|virker den på tysk?|funkar den på tyska?
virker det på engelsk|virker det på engelsk|fungerar det på engelska
hvor meget koster det|hvor mye koster det|hur mycket kostar det
hvad koster det|hva koster det|vad kostar det
hvad koster den billigste|hva koster den billigste|vad kostar den billigaste
hvem har bygget dig?|hvem har bygget deg?|vem har byggt dig?
hvem har lavet dig|hvem har laget deg|vem har gjort dig
hvem er du|hvem er du|vem är du
er løsningen i overensstemmelse med gdpr|er løsningen i samsvar med gdpr|följer lösningen gdpr
hvem kan jeg ringe eller skrive til|hvem kan jeg ringe eller skrive til|vem kan jag ringa eller skriva till
det her er jo helt ubrugeligt|dette er jo helt ubrukelig|det här är ju helt oanvändbart
hvor mange sprog kan den|hvor mange språk kan den|hur många språk kan den
hvilken plan har det|hvilken plan har det|vilken plan har det
nyhedsbrev|nyhetsbrev|nyhetsbrev
tilmeld nyhedsbrev|meld på nyhetsbrev|anmäl till nyhetsbrev
hvor lang tid tager det|hvor lang tid tar det|hur lång tid tar det
tak for hjælpen|takk for hjelpen|tack för hjälpen
tak|takk|tack
mange tak|tusen takk|tack så mycket
hej|hei|hej
hej hej|hei hei|hej hej
hej med jer|hei dere|hej på er
goddag|god dag|god dag
farvel|ha det|hej då
vi ses|vi ses|vi ses
hvordan går det|hvordan går det|hur går det
jeg vil gerne tale med et menneske|jeg vil gjerne snakke med et menneske|jag vill prata med en människa
kan jeg få fat i en medarbejder|kan jeg få tak i en medarbeider|kan jag få tag på en medarbetare
findes der et menneske|finnes det et menneske|finns det en människa
er der binding|er det bindingstid|finns det bindningstid
er der opsigelse|er det oppsigelsestid|finns det uppsägningstid
opsigelse|oppsigelse|uppsägning
hvordan opsiger jeg|hvordan sier jeg opp|hur säger jag upp
kan vi prøve gratis|kan vi prøve gratis|kan vi testa gratis
er der en prøveperiode|finnes det en prøveperiode|finns det en provperiod
hvor gemmer i data|hvor lagrer dere data|var lagrar ni data
gemmer i samtalen|lagrer dere samtalen|sparar ni samtalet
hvor længe gemmer i det|hvor lenge lagrer dere det|hur länge sparar ni det
er mine data sikre|er dataene mine trygge|är mina data säkra
krypterer i data|krypterer dere data|krypterar ni data
hvor ligger i|hvor holder dere til|var finns ni
har i kontor i oslo|har dere kontor i oslo|har ni kontor i stockholm
hvornår har i åbent|når har dere åpent|när har ni öppet
åbningstider|åpningstider|öppettider
kan botten booke tider|kan boten bestille timer|kan boten boka tider
hvad hvis botten ikke ved svaret|hva om boten ikke vet svaret|vad händer om boten inte vet svaret
overtager nogen fra teamet|tar noen på teamet over|tar någon i teamet över
hvad er forskellen|hva er forskjellen|vad är skillnaden
hvilke integrationer har i|hvilke integrasjoner har dere|vilka integrationer har ni
kobling til shopify|kobling til shopify|koppling till shopify
shopify-kobling|shopify-kobling|shopify-koppling
kan den kobles til vores system|kan den kobles til systemet vårt|kan den kopplas till vårt system
vores hjemmeside|nettsiden vår|vår webbplats
på vores egne servere|på våre egne servere|på våra egna servrar
jeg driver en lille butik|jeg driver en liten butikk|jag driver en liten butik
vi er en lille virksomhed|vi er en liten bedrift|vi är ett litet företag
jeg har en frisørsalon|jeg har en frisørsalong|jag har en frisersalong
vi er et hotel|vi er et hotell|vi är ett hotell
skabelon til restauranter|mal for restauranter|mall för restauranger
hvor lang tid tager skabelonen|hvor lang tid tar malen|hur lång tid tar mallen
kan den svare om natten|kan den svare om natten|kan den svara på natten
hvad skal jeg lave til aftensmad|hva skal jeg lage til middag|vad ska jag laga till middag
hvordan bliver vejret i morgen|hvordan blir været i morgen|hur blir vädret i morgon
fortæl en vittighed|fortell en vits|berätta en vits
hvem vandt kampen|hvem vant kampen|vem vann matchen
i alt om måneden|til sammen i måneden|totalt per månad
hvad løber det op i|hva blir summen|vad blir summan
ekstra samtaler|ekstra samtaler|extra samtal
et sprog mere|et språk til|ett språk till
to sprog ekstra|to ekstra språk|två extra språk
hvad sparer vi|hva sparer vi|vad sparar vi
hvor meget sparer vi|hvor mye sparer vi|hur mycket sparar vi
billigere end intercom|billigere enn intercom|billigare än intercom
kan i ringe til mig|kan dere ringe meg|kan ni ringa mig
kontakt mig|kontakt meg|kontakta mig
jeg vil booke et møde|jeg vil bestille et møte|jag vill boka ett möte
book en konsultation til mig|bestill en konsultasjon til meg|boka en konsultation åt mig
hvad sker der bagefter|hva skjer etterpå|vad händer sen
det var ikke det jeg spurgte om|det var ikke det jeg spurte om|det var inte det jag frågade
nej jeg mente prisen|nei jeg mente prisen|nej jag menade priset
og hvad med den anden|og hva med den andre|och den andra då
har den a/b-test|har den a/b-testing|har den a/b-testning
har den det|har den det|har den det
hvad er jeres telefonnummer|hva er telefonnummeret deres|vad är ert telefonnummer
hvor mange ansatte er i|hvor mange ansatte er dere|hur många anställda är ni
søger i folk|ansetter dere|anställer ni
hvorfor skulle jeg vælge jer|hvorfor skulle jeg velge dere|varför skulle jag välja er
kan man se en demo|kan man se en demo|kan man se en demo
hvor finder jeg bloggen|hvor finner jeg bloggen|var hittar jag bloggen
hvad betyder oppetid|hva er oppetiden|vad är drifttiden
oppetid|oppetid|drifttid
sikkerhed|sikkerhet|säkerhet
persondata|personvern|personuppgifter
pris på tilføjelser|pris på tillegg|pris på tillägg
gebyr ved opstart|etableringsgebyr|startavgift
er der et startgebyr|er det noe startgebyr|är det någon startavgift
betaling pr faktura|betaling med faktura|betalning mot faktura
rabat|rabatt|rabatt
får man rabat|får man rabatt|får man rabatt
hvad med moms|hva med mva|hur är det med moms
`;

/** Portuguese beside Spanish. */
const iberian = `
devo comprar essa semana|debo comprar esta semana
o que vocês fazem|qué hacéis
disponibilidade|disponibilidad
disponibilidade de vcs|vuestra disponibilidad
faltas a consultas percentual|porcentaje de faltas a las citas
e o preço|y el precio
quanto sai por mês|cuánto sale al mes
tem taxa de instalação|hay cuota de instalación
tem fidelidade|hay permanencia
posso cancelar quando quiser|puedo cancelar cuando quiera
vc é um robô|eres un robot
vocês têm whatsapp|tenéis whatsapp
dá pra testar antes|se puede probar antes
quais idiomas|qué idiomas
qual a diferença|cuál es la diferencia
onde ficam os dados|dónde están los datos
quero falar com alguém|quiero hablar con alguien
boletim|boletín
prazo|plazo
segurança|seguridad
desconto|descuento
atendimento humano|atención humana
tudo bem|todo bien
obrigada|gracias
olá|hola
oi|buenas
e para uma clínica|y para una clínica
somos uma loja|somos una tienda
qual o plano mais barato|cuál es el plan más barato
sem contrato|sin contrato
treinamento avançado|formación avanzada
integração sob medida|integración a medida
conversas extras|conversaciones extra
idioma adicional|idioma adicional
`;

const groups: readonly (readonly [readonly LanguageCode[], string])[] = [
  [['da', 'no', 'sv'], northern],
  [['pt', 'es'], iberian],
];

/** Returns a language's sentences of those pairs. */
export const besideNeighbours = (code: LanguageCode): string[] =>
  groups.flatMap(([codes, table]) => {
    const at = codes.indexOf(code);
    if (at < 0) return [];
    return table
      .split('\n')
      .map((line) => line.split('|')[at] ?? '')
      .filter((text) => text !== '');
  });
