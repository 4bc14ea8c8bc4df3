import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: 'Per quali settori ci sono modelli?',
    answer:
      'Ci sono {templates} modelli pronti: sanità, e-commerce, immobiliare, fitness, ristorazione, automobili, istruzione e servizi professionali. Nella galleria si può chattare con il bot dimostrativo di ciascuno; li adattiamo in {daysFrom}–{daysTo} giorni.',
    asks: [
      '{quali|per quali|che} {settori|template|modelli pronti|categorie di aziende|ambiti} {avete|ci sono|coprite|esistono|conoscete}',
      '{template|settori|galleria|modelli pronti|bot già pronti|esempi per settore}',
      '{avete|c’è} {un template|qualcosa di pronto|un modello|un bot già fatto} {per il mio settore|per il mio mestiere|per la mia attività}',
      '{mi mostri|dove sono|posso vedere} {i template|la galleria|i modelli pronti}',
      '{quanti template avete|avete esperienza nel mio settore|avete già lavorato con aziende come la mia}',
      'avete {un modello|qualcosa di pronto} per {il mio settore|noi}',
      '{quali settori|bot pronti|esempi da cliccare}',
      '{quali|che} {modelli di settore|modelli per settore|modelli pronti} {avete|ci sono|offrite}',
    ],
  },
  customise: {
    chip: 'Si può adattare un modello?',
    answer:
      'Sì, ogni modello è personalizzabile al 100 %: adattiamo parole, domande, regole e collegamenti all’azienda in {daysFrom}–{daysTo} giorni, e si possono cambiare anche dopo.',
    asks: [
      '{posso|si può|possiamo|si possono} {adattare|modificare|personalizzare|cambiare} {un template|il template|i modelli pronti|le domande del modello|il modello del settore}',
      '{personalizzare template|template personalizzabile|adattamento del modello|modello su misura|modificare template}',
      '{i template sono|il modello è|quanto sono} {flessibili|modificabile|personalizzabili i template}',
      '{quanto tempo|quanti giorni} per {adattare il template|la personalizzazione|adattare un modello}',
      '{in quanti giorni si adatta a noi|quanti giorni per sistemarlo su di noi|si possono cambiare le domande|cucirlo sulla nostra attività}',
      'il modello si può {cambiare|ritoccare}',
      '{quanti giorni per farlo nostro|adattare|personalizzare|cambiare le domande}',
    ],
  },
  ecommerce: {
    chip: 'Che cosa fate per i negozi online?',
    answer:
      'Nell’e-commerce il bot trova prodotti, risponde prima del pagamento, segue gli ordini, gestisce i resi e chiede una volta, con garbo, del carrello abbandonato. Il modello «Assistente di negozio» si adatta in {days} giorni.',
    asks: [
      '{ho|abbiamo|gestisco|siamo} {un negozio online|un e-commerce|uno shop online|un negozio di abbigliamento online|un sito di vendita} {cosa potete fare|mi serve|avete qualcosa|}',
      '{negozio online|e-commerce|ecommerce|shop online|vendita online|commercio elettronico|retail}',
      '{bot|chatbot|modello|soluzione} per {negozi online|e-commerce|il mio shop|commercianti}',
      '{può|il bot può} {recuperare i carrelli abbandonati|gestire i resi degli acquisti|dire dov’è il pacco|consigliare articoli|rispondere sulla consegna}',
      'vendo {vestiti|scarpe|mobili|cosmetici|vino|elettronica} {online|su internet}',
      '{gestisce i resi|dov’è il mio pacco|carrelli abbandonati|vendo gioielli online|cambi e resi|domande sulle spedizioni}',
      'vendiamo {vestiti|gioielli|crocchette|scarpe|vino} {online|su internet}',
      '{resi|spedizioni|taglie} tutto il giorno',
      'pacchi',
    ],
  },
  healthcare: {
    chip: 'Che cosa fate per le cliniche?',
    answer:
      'Nella sanità il bot raccoglie richieste di appuntamento, risponde su orari, assicurazione e preparazione, manda promemoria e mostra chiaramente la via verso una persona nei casi urgenti; non dà mai consigli medici. Il modello «Accettazione pazienti» si adatta in {days} giorni.',
    asks: [
      '{ho|siamo|lavoro in|gestisco} {una clinica|uno studio dentistico|uno studio medico|un ospedale|una farmacia|uno studio di fisioterapia|un ambulatorio|una clinica veterinaria} {potete aiutarci|avete qualcosa|}',
      '{studio medico|dentista|clinica|ospedale|sanità|pazienti|farmacia|fisioterapia|medici}',
      '{bot|chatbot|modello|soluzione} per {medici|dentisti|cliniche|studi medici|ospedali|la sanità}',
      '{può|il bot può} {prenotare visite mediche|ricordare gli appuntamenti ai pazienti|rispondere ai pazienti|ridurre le assenze}',
      'sono {medico|dentista|fisioterapista|veterinario|psicologa}',
      '{clinica veterinaria|studio dentistico|ambulatorio|ricorda gli appuntamenti ai pazienti|pazienti che non si presentano|fisioterapista|ricette}',
      '{dentista|medico|fisioterapista|veterinario|ottico|psicologo} {qui|col telefono che squilla}',
      '{i pazienti non si presentano|appuntamenti saltati|ricette mediche}',
      'in quanti giorni {viene personalizzato|è pronto} il modello per studi medici',
      'modello per {studi medici|poliambulatori}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {cosa comprende il modello sanità|se il bot dà consigli medici}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {qualcosa per dentisti}',
    ],
  },
  realestate: {
    chip: 'Che cosa fate per l’immobiliare?',
    answer:
      'Nell’immobiliare il bot scopre che cosa si cerca, mostra ciò che va bene, qualifica acquirenti e inquilini e fissa la visita, di giorno e di notte. Il modello «Guida immobiliare» si adatta in {days} giorni.',
    asks: [
      '{ho|siamo|sono|gestisco} {un’agenzia immobiliare|agente immobiliare|amministratore di condominio|case in affitto|un’immobiliare|un costruttore} {potete aiutarci|avete qualcosa|}',
      '{immobiliare|agenzia immobiliare|agente immobiliare|affitti|case in vendita|visite immobili|annunci immobiliari}',
      '{bot|chatbot|modello|soluzione} per {agenzie immobiliari|l’immobiliare|agenti immobiliari|affitti}',
      '{può|il bot può} {fissare le visite alle case|qualificare gli acquirenti|filtrare gli inquilini|rispondere sugli annunci}',
      '{fissare le visite|inquilini|annunci di case}',
      '{agente immobiliare|immobiliare|amministratore di condomini} {qui|con tante richieste}',
      'la gente vuole vedere {appartamenti|case}',
      '{visite alle case|immobili}',
    ],
  },
  fitness: {
    chip: 'Che cosa fate per le palestre?',
    answer:
      'Nel fitness il bot conosce gli orari dei corsi, prenota lezioni di prova, spiega abbonamenti e sospensioni, tiene la lista d’attesa dei corsi pieni e avvisa i soci. Il modello «Coach dello studio» si adatta in {days} giorni.',
    asks: [
      '{ho|abbiamo|gestisco|siamo} {una palestra|uno studio di yoga|un centro fitness|un box di crossfit|una società sportiva|uno studio di pilates} {potete aiutarci|avete qualcosa|}',
      '{palestra|fitness|yoga|pilates|personal trainer|centro sportivo|piscina}',
      '{bot|chatbot|modello|soluzione} per {palestre|studi di yoga|personal trainer|centri sportivi|il fitness}',
      '{può|il bot può} {prenotare i corsi|prenotare una lezione di prova|spiegare gli abbonamenti della palestra|sospendere un abbonamento}',
      '{sospendere l’abbonamento in palestra|lezione di prova|centro yoga}',
      '{centro yoga|piscina|scuola di ballo|boxe|pilates} {qui|con tanti iscritti}',
      "lista d'attesa per {corsi pieni|corsi}",
      "{iscritti|sospendere l'abbonamento|soci}",
    ],
  },
  restaurant: {
    chip: 'Che cosa fate per i ristoranti?',
    answer:
      'Nella ristorazione il bot prenota tavoli, risponde su menù e allergeni, prepara menù di gruppo e prende ordini da asporto. Il modello «Accoglienza in sala» si adatta in {days} giorni.',
    asks: [
      '{ho|abbiamo|gestisco|siamo} {un ristorante|una pizzeria|un bar|una trattoria|una pasticceria|un catering|un agriturismo con cucina|una gelateria} {potete aiutarci|avete qualcosa|}',
      '{ristorante|pizzeria|bar|ristorazione|trattoria|catering|gelateria|panificio}',
      '{bot|chatbot|modello|soluzione} per {ristoranti|pizzerie|il mio bar|catering|la ristorazione}',
      '{può|il bot può} {prenotare tavoli|prendere prenotazioni per il ristorante|informare sugli allergeni|prendere ordini da asporto}',
      '{prenotare un tavolo|piatti da asporto|allergeni nel menù}',
      '{trattoria|pizzeria|bar|gelateria|agriturismo|osteria} {qui|con 40 coperti}',
      'chiamano per {prenotare|un tavolo}',
      '{allergie|glutine|menù}',
      '{coperti|asporto|pranzo}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {cosa offrite ai ristoranti|se prenota tavoli}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {qualcosa per una trattoria}',
    ],
  },
  automotive: {
    chip: 'Che cosa fate per le concessionarie?',
    answer:
      'Nel settore auto il bot fissa appuntamenti in officina e prove su strada, risponde su ricambi e finanziamenti e dice a che punto è una riparazione. Il modello «Accettazione officina» si adatta in {days} giorni.',
    asks: [
      '{ho|abbiamo|gestisco|siamo} {una concessionaria|un’officina|un autosalone|un gommista|un autonoleggio|una carrozzeria} {potete aiutarci|avete qualcosa|}',
      '{concessionaria|officina|automobili|autosalone|prova su strada|carrozzeria|gommista|meccanico}',
      '{bot|chatbot|modello|soluzione} per {concessionarie|officine|autosaloni|il settore auto}',
      '{può|il bot può} {fissare prove su strada|dare appuntamenti in officina|dire se l’auto è pronta|rispondere sui ricambi}',
      '{la macchina è pronta|appuntamento per il tagliando|cambio gomme}',
      '{vendo|vendiamo} {auto usate|macchine|camper}',
      '{officina|concessionaria|gommista} {qui|con tre ponti}',
      '{macchine|revisione|gomme|la mia macchina è pronta}',
    ],
  },
  education: {
    chip: 'Che cosa fate per le scuole?',
    answer:
      'Nell’istruzione il bot risponde su corsi, costi e iscrizione, fissa lezioni di prova e porta lo studente alla persona giusta. Il modello si adatta in {days} giorni.',
    asks: [
      '{ho|siamo|lavoro in|gestisco} {una scuola|una scuola di lingue|un’università|un’autoscuola|un’accademia|un asilo|una scuola di musica|un ente di formazione} {potete aiutarci|avete qualcosa|}',
      '{istruzione|scuola|università|corsi|accademia|autoscuola|studenti|ripetizioni}',
      '{bot|chatbot|modello|soluzione} per {scuole|università|enti di formazione|studenti|autoscuole}',
      '{può|il bot può} {informare sui corsi|iscrivere gli studenti|fissare lezioni di prova a scuola|aiutare con le iscrizioni}',
      '{orari dei corsi|risponde anche su lezioni e orari|iscrizioni|scuola di lingue}',
      '{autoscuola|asilo|scuola di musica|doposcuola} {qui|gli allievi chiedono}',
      'i genitori chiedono {rette|posti}',
      '{allievi|lezioni di guida|lezione di chitarra}',
    ],
  },
  professional: {
    chip: 'Che cosa fate per studi e agenzie?',
    answer:
      'Per i servizi professionali (avvocati, commercialisti, consulenti, agenzie) il bot qualifica le richieste, raccoglie ciò che serve per un primo incontro e lo fissa; non dà consigli legali o fiscali. Il modello si adatta in {days} giorni.',
    asks: [
      '{sono|siamo|ho|abbiamo} {avvocato|uno studio legale|commercialista|una società di consulenza|un’agenzia|uno studio notarile|architetto|consulente del lavoro} {potete aiutarci|avete qualcosa|}',
      '{avvocati|studio legale|commercialista|consulenza aziendale|agenzia web|notaio|architetti|libero professionista}',
      '{bot|chatbot|modello|soluzione} per {avvocati|commercialisti|studi legali|agenzie|consulenti|notai}',
      '{può|il bot può} {qualificare i clienti dello studio|fissare primi incontri|raccogliere documenti dai clienti|filtrare le richieste legali}',
      '{studio notarile|consulente del lavoro|agenzia di comunicazione}',
      '{avvocato|commercialista|architetto|notaio|consulente} {qui|con studio piccolo}',
      '{primo incontro con clienti|agenzia|legale}',
      '{contabilità|selezione del personale|pareri legali dal bot}',
    ],
  },
  finance: {
    chip: 'Che cosa fate per banche e assicurazioni?',
    answer:
      'Nella finanza il bot spiega i prodotti, raccoglie ciò che serve per una richiesta, risponde sui conti e passa la consulenza al personale abilitato. Un modello pronto non c’è ancora; lo costruiamo insieme, una prima versione entro {firstHours} ore.',
    asks: [
      '{siamo|lavoro in|ho|sono} {una banca|un’assicurazione|una fintech|broker assicurativo|un’agenzia assicurativa|consulente finanziario|un mediatore creditizio} {potete aiutarci|avete qualcosa|}',
      '{banca|assicurazione|assicurazioni|fintech|finanza|mutui|prestiti|broker}',
      '{bot|chatbot|modello|soluzione} per {banche|assicurazioni|fintech|broker|la finanza}',
      '{può|il bot può} {rispondere sui conti|raccogliere richieste di prestito|aprire un sinistro|spiegare le polizze}',
      '{banca|assicurazione|broker|finanziaria} {qui|bot}',
      '{sinistri|pensioni}',
    ],
  },
  hospitality: {
    chip: 'Che cosa fate per gli hotel?',
    answer:
      'Nell’ospitalità il bot raccoglie richieste di prenotazione, risponde agli ospiti giorno e notte nella loro lingua e propone upgrade e consigli sul posto. Un modello pronto non c’è ancora; lo costruiamo insieme, una prima versione entro {firstHours} ore.',
    asks: [
      '{ho|abbiamo|gestisco|siamo} {un hotel|un albergo|un b&b|un agriturismo|un’agenzia di viaggi|case vacanza|un campeggio|un ostello} {potete aiutarci|avete qualcosa|}',
      '{hotel|albergo|turismo|b&b|agriturismo|agenzia di viaggi|ospiti|campeggio}',
      '{bot|chatbot|modello|soluzione} per {hotel|alberghi|il turismo|agriturismi|agenzie di viaggi|ospiti}',
      '{può|il bot può} {prenotare camere|rispondere agli ospiti|fare il check-in|gestire le richieste in camera}',
      '{albergo|b&b|agriturismo con camere|campeggio|ostello} {di 12 camere|qui}',
      'gli ospiti chiedono {check-in|colazione|parcheggio|wifi}',
      '{camere|agenzia viaggi|alloggio}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {cosa offrite agli hotel|se va bene per un b&b}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {qualcosa per alberghi}',
    ],
  },
  other: {
    chip: 'Il mio settore non c’è',
    answer:
      'Facciamo bot anche per altri settori, partendo da un modello vicino o da zero: una prima versione entro {firstHours} ore. Ci dica che cosa chiedono i clienti o prenoti una consulenza gratuita; Le diciamo con franchezza che cosa può fare un bot per Lei.',
    asks: [
      '{il mio settore|il mio mestiere|la mia attività|il nostro ramo} {non c’è|manca|non è elencato|è particolare|è di nicchia|non compare}',
      '{lavorate|fate bot|va bene} anche per {artigiani|associazioni|comuni|fabbriche|la logistica|parrucchieri|altri settori}',
      '{siamo|ho|sono} {una fabbrica|un’associazione|un salone di parrucchiere|un comune|un corriere|un museo|una software house|idraulico|un’impresa di pulizie}',
      '{bot|chatbot|modello|soluzione} per {artigiani|industria|logistica|parrucchieri|enti pubblici|onlus}',
      'altro {settore|mestiere}',
      '{idraulico|fioraio|parrucchiere|fotografo|pompe funebri|falegname}',
      '{trasporti|edilizia|pulizie|tipografia}',
      '{comune|museo|nicchia}',
      '{pensione per cani|produttore|associazione}',
    ],
  },
  benefits: {
    chip: 'Che cosa porta un bot a un’azienda?',
    answer:
      'I clienti hanno subito una risposta, anche di notte e nella loro lingua; il team risponde meno volte alle stesse domande e riceve richieste con la loro storia. Ricerca citata sulla nostra pagina: il 37 % delle aziende risponde a una richiesta online entro un’ora, e queste hanno quasi 7 volte più probabilità di un vero colloquio. Il calcolatore di ROI mostra la Sua cifra.',
    asks: [
      '{quali sono|mi dica|che|quali} {i vantaggi|vantaggi ha|i benefici|i pro} {di un chatbot|di un bot|per la mia azienda|per noi|}',
      '{perché|a che pro} {dovrei prendere un chatbot|usare un bot|comprarlo|avere un chatbot|mi serve un bot}',
      '{vantaggi|benefici|pro e contro|utilità|a cosa serve un chatbot}',
      '{vale|ne vale|varrebbe} la pena {per una piccola azienda|davvero|per noi|}',
      '{mi convinca|cosa ci guadagno|che ci guadagniamo|mi dia un buon motivo|conviene avere un bot|ha senso per noi}',
      '{quale quota di aziende risponde subito|perché bisogna rispondere in fretta|che me ne viene|a che mi serve|conviene davvero}',
      'cosa {ci guadagno|me ne viene|mi porta}',
      'a che serve a {una ditta piccola|me}',
      '{convincimi|conviene}',
    ],
  },
  reminders: {
    chip: 'Il bot manda promemoria?',
    answer:
      'Sì. Ricorda ai pazienti gli appuntamenti, ai soci della palestra le lezioni via WhatsApp o e-mail, e gli ospiti confermano il tavolo; così si saltano meno appuntamenti.',
    asks: [
      '{manda promemoria}',
      '{inviare promemoria}',
      '{può|sa|il bot può} {mandare promemoria|inviare promemoria|ricordare gli appuntamenti|ricordare la lezione ai soci|avvisare il giorno prima|mandare promemoria di visita}',
      '{promemoria|promemoria appuntamenti|promemoria via whatsapp|avvisi automatici|promemoria per e-mail|conferme di appuntamento}',
    ],
  },
  waitlist: {
    chip: 'Gestisce le liste d’attesa?',
    answer:
      'Sì. Il modello fitness tiene liste d’attesa per le lezioni piene, e un bot offre il posto che si libera a chi aspetta.',
    asks: [
      '{lista d’attesa se la lezione è piena}',
      '{può|sa|il bot può} {tenere una lista d’attesa|gestire le liste d’attesa|riempire i posti disdetti|offrire i posti liberati|mettere in lista d’attesa|gestire le code per le lezioni piene}',
      '{liste d’attesa|lezione piena che succede|posti disdetti|coda per le lezioni|il prossimo in lista|corsi al completo}',
    ],
  },
  events: {
    chip: 'Fate eventi e matrimoni?',
    answer:
      'Non c’è un modello pronto per sale eventi o matrimoni. Quello per ristoranti prende già richieste di gruppi ed eventi, e noi lo adattiamo, oppure partiamo da zero: una prima versione in {firstHours} ore.',
    asks: [
      '{lavorate|fate bot|va bene} anche per {eventi}',
      '{bot|chatbot|modello|soluzione} per {eventi}',
      '{ho|abbiamo|gestisco|siamo} {una sala matrimoni|una location per eventi|un’agenzia di eventi|un wedding planner|un centro congressi|una sala concerti|una villa per ricevimenti} {cosa offrite|che modello va bene|}',
      '{bot|modello|qualcosa} per {matrimoni|sale eventi|congressi|feste|concerti|organizzatori di eventi}',
      '{mi chiedono date e non tavoli|banchetti|affitto sala|il modello ristorante va bene per i matrimoni}',
    ],
  },
  figures: {
    chip: 'Che vuol dire «90 % più veloce»?',
    answer:
      'Sono le cifre sopra i modelli: {templates} modelli e oltre, una prima versione in {firstHours} ore in media, messa in opera più veloce del 90 %, personalizzabile al 100 %. Rispetto a che cosa si misuri il 90 % il sito non lo dice; lo sa il nostro team: {email}.',
    asks: [
      '{cosa vuol dire|da dove viene|come calcolate} {90% più veloce|il 90 per cento|il 90 per cento più veloce|il 90 % della messa in opera}',
      '{più veloce di cosa|90% rispetto a cosa|90 per cento rispetto a chi|100 per cento personalizzabile che vuol dire|il 90 per cento è realistico|messa in opera 90% più veloce|tempo medio di avvio}',
      '{24 ore in media|chi ha misurato il 90 per cento|novanta per cento più veloce}',
    ],
  },
};
