import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: 'Chi siete?',
    answer:
      '{legalName} crea chatbot con IA per le aziende: bot per l’assistenza clienti, automazione delle vendite e integrazioni su misura, con una piattaforma per usarli o come servizio interamente gestito.',
    asks: [
      '{chi siete|chi c’è dietro|chi sta dietro|chi è} {voi|questo sito|parley|quest’azienda|esattamente|}',
      '{chi siamo|note legali|la vostra azienda|ragione sociale|informazioni sull’azienda|azienda|su di voi}',
      '{siete|è|questa è} {un’azienda vera|una truffa|una cosa seria|una start-up|affidabili come azienda|una srl|seri}',
      '{mi parli|vorrei sapere di più|mi racconti} {della vostra azienda|di voi|della società|sulla ditta}',
      '{che tipo di|che} {azienda siete|società siete|ditta è|impresa è}',
      'siete {seri|affidabili|una ditta vera}',
      "{cos'è parley|truffa|l'azienda}",
    ],
  },
  people: {
    chip: 'Quanto è grande l’azienda?',
    answer:
      'Il sito non dice chi ha fondato {brand}, quanto è grande il team o da quando esiste. Il nostro team lo dice volentieri: {email}.',
    asks: [
      '{chi} {ha fondato parley|è il fondatore|è il capo|è il ceo|dirige l’azienda|è il titolare|ha fondato l’azienda|comanda da voi}',
      '{quanti dipendenti|quante persone|quanti|in quanti} {avete|lavorano lì|siete|sono nel team|siete in azienda}',
      '{da quando|da quanto tempo|in che anno|da quanti anni} {esistete|esiste l’azienda|siete nati|siete sul mercato|lavorate}',
      '{fondatore|titolare|ceo|dipendenti|dimensioni dell’azienda|storia dell’azienda|anno di fondazione}',
      'chi ha {fondato|creato} {parley|la ditta}',
      'come si chiama {il capo|il titolare|il fondatore}',
      '{proprietari|grandezza del team}',
      'nome del vostro {amministratore delegato|AD|direttore generale}',
      "come si chiama l'amministratore delegato",
      "{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {chi dirige l'azienda|quanti dipendenti avete}",
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {chi è il proprietario|come si chiama il capo}',
    ],
  },
  location: {
    chip: 'Dove siete?',
    answer:
      'I nostri orari seguono il fuso {zone}; il sito non dà un indirizzo. Scriva a {email} o prenoti una consulenza, si tiene online.',
    asks: [
      '{dove|in che città|in quale paese} {siete|avete sede|è l’ufficio|si trova l’azienda|vi trovate|state|è la sede}',
      '{qual è|avete|mi dà|c’è} {il vostro indirizzo|l’indirizzo|un ufficio a milano|una filiale|una sede vicino a me|una sede in italia}',
      '{indirizzo|sede|ufficio|dove siete|ubicazione|sede legale|città|paese}',
      '{posso|possiamo|si può} {venire da voi|passare in ufficio|incontrarvi di persona|visitarvi}',
      '{siete di milano|indirizzo della sede|posso passare da voi}',
      'dove {siete|state}',
      'ufficio a {Milano|Roma|Torino}',
      '{passare a trovarvi|che città}',
      "{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {dove ha sede l'azienda|il vostro indirizzo}",
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {di dove siete}',
    ],
  },
  hours: {
    chip: 'Quando siete disponibili?',
    answer:
      'Io rispondo a tutte le ore. Il nostro team offre consulenze dalle {from} alle {to} (fuso {zone}) e risponde ai messaggi entro {hours} ore.',
    asks: [
      '{che|quali sono i vostri|qual è il vostro} {orari avete|orari|orario|orario d’ufficio|orari di apertura|orari fate}',
      '{quando|a che ora|fino a che ora|da che ora} {aprite|chiudete|siete aperti|siete disponibili|siete raggiungibili|c’è qualcuno}',
      '{orari|orario|orari di apertura|orari d’ufficio|disponibilità del team}',
      '{siete|c’è qualcuno} {aperti sabato|aperti adesso|aperti oggi|aperti la domenica|in ufficio ora|aperti ad agosto}',
      'quando {aprite|chiudete}',
      'aperti {adesso|il sabato|nel weekend}',
      "{orario d'ufficio|fino a che ora}",
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {i vostri orari|quando è raggiungibile il team}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {siete aperti oggi}',
    ],
  },
  contact: {
    chip: 'Come vi contatto?',
    answer:
      'Scriva a {email}; rispondiamo entro {hours} ore. Oppure lasci un messaggio nel modulo di contatto, qui o sulla pagina: ogni messaggio lo legge una persona.',
    asks: [
      '{come|dove} {vi contatto|posso contattarvi|vi scrivo|vi raggiungo|si contatta il commerciale|mi metto in contatto}',
      '{qual è|mi dà|avete|mi dia} {la vostra mail|l’indirizzo mail|una mail|i vostri contatti|un referente|un’email di contatto}',
      '{contatti|mail|email|indirizzo mail|modulo di contatto|contattare|recapiti}',
      '{a chi|dove} {scrivo|mando|invio} {una richiesta|la mia domanda|un messaggio|una mail}',
      'come {vi contatto|vi scrivo|parlo con voi}',
      '{modulo|dove mando la domanda|referente commerciale}',
    ],
  },
  phone: {
    chip: 'Avete un numero di telefono?',
    answer:
      'Il sito non dà un numero di telefono. Lasci il Suo nel modulo di contatto e richiamiamo noi, oppure prenoti una consulenza a un’ora fissa.',
    asks: [
      '{avete|qual è|mi dà|c’è|mi date} {un numero di telefono|il vostro numero|un telefono|il numero|un recapito telefonico|un numero da chiamare|un cellulare}',
      '{posso|come posso|dove posso|si può} {chiamarvi|telefonarvi|telefonare|parlare al telefono con qualcuno|chiamare}',
      '{telefono|numero di telefono|tel|chiamare|numero|numero verde|cellulare}',
      '{preferisco|vorrei|voglio} {telefonare|chiamarvi|sentirvi al telefono|chiamare}',
      'non trovo {il telefono|un numero}',
      'preferisco {chiamare|parlare al telefono}',
      'chiamarvi',
    ],
  },
  careers: {
    chip: 'Assumete?',
    answer: 'Il sito non elenca posizioni aperte; scriva a {email} con oggetto «Carriere».',
    asks: [
      '{assumete|cercate|avete|ci sono|offrite} {personale|posizioni aperte|lavoro|uno stage|sviluppatori|tirocini|offerte di lavoro}',
      '{vorrei|voglio|posso|come posso} {lavorare con voi|candidarmi|mandare il curriculum|mandare il cv|fare uno stage|lavorare da voi}',
      '{lavoro|posizioni aperte|stage|curriculum|cv|candidatura|lavora con noi|carriere|tirocinio}',
      '{cerco|a chi mando|dove mando} {un lavoro|lavoro|il cv|il curriculum|la candidatura}',
      'cerco {lavoro|uno stage|un impiego}',
      'assumete',
    ],
  },
  press: {
    chip: 'Sono della stampa',
    answer: 'Per la stampa: scriva a {email} con oggetto «Stampa».',
    asks: [
      '{sono|siamo|scrivo come|lavoro come} {giornalista|della stampa|blogger|di una rivista|podcaster|di un giornale|redattrice|di una testata}',
      '{stampa|ufficio stampa|cartella stampa|intervista|media|comunicato stampa|contatto stampa}',
      '{chi è|avete|posso avere|mi serve} {il vostro addetto stampa|l’ufficio stampa|un’intervista con voi|materiale stampa|una cartella stampa|il logo in alta}',
      '{scrivo|preparo|facciamo} {un articolo su di voi|un servizio|un articolo sui chatbot|un pezzo}',
      'scrivo {un articolo|un servizio} su di voi',
      'giornalista',
    ],
  },
  customers: {
    chip: 'Avete referenze?',
    answer:
      'Il sito non nomina clienti né casi di studio. Mostra invece ricerche pubblicate con la fonte, e bot dimostrativi per {templates} settori che si possono provare. Per le referenze chieda al nostro team: {email}.',
    asks: [
      '{avete|posso vedere|ci sono|mi mostri|mi fate vedere} {referenze|clienti|casi di studio|testimonianze|recensioni|casi di successo|esempi di clienti|clienti famosi}',
      '{chi|quali aziende|che aziende} {lo usa|usano il vostro bot|sono i vostri clienti|si fida di voi|lavora con voi|lo usano già}',
      '{referenze|clienti|recensioni|testimonianze|casi di successo|case study|portfolio}',
      'quanti clienti {avete|lo usano|ci sono}',
      '{chi lo usa già|clienti famosi|recensioni dei clienti}',
      '{chi altro|quali aziende} {lo usa|vi usa}',
      'esempi di clienti',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {quali aziende vi usano|se avete referenze}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {chi altro lo usa}',
    ],
  },
  results: {
    chip: 'Quali risultati hanno gli altri?',
    answer:
      'Sulla pagina citiamo ricerche pubblicate, con le fonti: il 70 % dei carrelli online viene abbandonato (Baymard Institute, 2024), al 23 % degli appuntamenti prenotati non si presenta nessuno (Dantas et al., 2018), gli operatori con un assistente di IA risolvono il 14 % di richieste in più all’ora (i nuovi il 34 %; Brynjolfsson et al., 2023), il 76 % preferisce comprare nella propria lingua e il 40 % non compra mai in un’altra (CSA Research, 2020), l’81 % prova prima da solo (Harvard Business Review, 2017).',
    asks: [
      '{quali|che} {risultati|studi|prove|ricerche|numeri} {avete|hanno gli altri|ci sono|lo dimostrano|potete mostrare}',
      '{funziona|un chatbot serve|fa risparmiare tempo|aiuta a vendere} {davvero|sul serio|realmente}',
      '{studi|ricerche|prove|fonti|risultati|numeri|tasso di successo|evidenze}',
      '{da dove vengono|qual è la fonte di|sono veri} {i numeri|questi dati|il 70 per cento|il 76 per cento|le percentuali}',
      '{quanti carrelli vengono abbandonati|quanti preferiscono la loro lingua|percentuale di carrelli abbandonati}',
      '{che percentuale di carrelli viene abbandonata|quanti pazienti non si presentano|chi lo ha misurato|di che anno è lo studio|da dove vengono quei dati|qual è la fonte|quanta gente compra nella propria lingua|quanto risolvono in più gli operatori con l’ia|che studio è}',
      'da dove {viene|esce} {il dato|quella percentuale|il 23 %|il 70 %|il 76 %}',
      "chi l'ha {misurato|calcolato}",
      '{prove che funziona|ricerca|fonte|numeri in homepage}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {che studi lo confermano|da dove vengono le percentuali}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {da dove esce il dato}',
    ],
  },
  bookingHow: {
    chip: 'Come prenoto una consulenza?',
    answer:
      'Si sceglie un giorno e una mezz’ora tra le {from} e le {to} (fuso {zone}) e ci si dice in breve che cosa serve. È gratis ed è una richiesta: confermiamo entro {hours} ore. Il pulsante qui sotto apre il modulo.',
    asks: [
      '{come|dove} {prenoto|fisso|posso prenotare|si prenota|chiedo|prendo} {una consulenza|un appuntamento|un incontro|una chiamata|un appuntamento con voi}',
      '{come funziona|come va} {la prenotazione|la prenotazione della consulenza|prendere appuntamento|l’appuntamento}',
      '{quali|che} {orari per la consulenza|giorni|date|fasce orarie|appuntamenti} {sono liberi|avete liberi|sono disponibili|ci sono}',
      '{prendere appuntamento come|orari liberi|agenda|date libere|quando possiamo sentirci}',
      '{è possibile|si può|possiamo} {sentirci|vederci|parlare} {la prossima settimana|venerdì|domani|questa settimana}',
      'come {prendo|chiedo} {appuntamento|un incontro} con voi',
      '{slot liberi|anche di sera}',
    ],
  },
  book: {
    chip: 'Prenotare una consulenza gratuita',
    answer: 'Con piacere! Scelga giorno e ora nel modulo di prenotazione; confermiamo entro {hours} ore.',
    asks: [
      '{vorrei|voglio|vogliamo|mi piacerebbe|desidero} {prenotare|fissare|prendere|organizzare} {una consulenza|un appuntamento|una demo|un incontro|una call|una riunione}',
      '{per favore|} {prenotare|fissare|mi prenoti|mi fissi} {appuntamento|un appuntamento|una consulenza|una demo|una call}',
      '{posso|possiamo|potrei} {avere|prenotare} {un appuntamento|una demo|un incontro} {per martedì|domani|adesso|oggi|con voi}',
      '{prenota ora|mi segni|sentiamoci martedì|un appuntamento per favore|prenotiamo|mi metta in agenda}',
      '{segnatemi|prenotatemi} {una consulenza|una call|martedì}',
      '{voglio|vorrei} {prenotare una consulenza|un appuntamento|una demo}',
      '{prenota consulenza subito|fissateci un incontro}',
    ],
  },
  contactMe: {
    chip: 'Mi contatti, per favore',
    answer: 'Certo. Lasci i Suoi dati nel modulo di contatto; il nostro team si fa vivo entro {hours} ore.',
    asks: [
      '{potete|può qualcuno|mi potete|per favore potete|potreste} {richiamarmi|contattarmi|chiamarmi|scrivermi|mandarmi una mail|ricontattarmi}',
      '{vorrei|voglio|preferisco|posso} {essere richiamato|essere contattato|lasciare il mio numero|lasciare un messaggio|che mi chiamiate|lasciare i miei dati}',
      '{richiamatemi|contattatemi|chiamatemi|scrivetemi|mi richiami|ricontattatemi|chiamatemi domani}',
      '{mandatemi|potete mandarmi|vorrei ricevere} {un’offerta via mail|un preventivo via mail|informazioni via mail}',
      '{chiamatemi|scrivetemi|contattatemi|fatemi contattare} {da qualcuno|dal team|da un commerciale|}',
      '{vi lascio|ecco} {il numero|la mail}',
      'voglio essere {richiamato|contattato}',
      '{lasciare il mio numero|qualcuno mi richiami}',
    ],
  },
  consultation: {
    chip: 'Che cosa succede nella consulenza?',
    answer:
      'È gratuita e dura {slot} minuti, online: guardiamo che cosa chiedono i clienti e diciamo con franchezza che cosa un bot può e non può fare, con un primo piano e un prezzo.',
    asks: [
      '{cosa succede nella|quanto dura la|in cosa consiste la|di cosa si parla nella|com’è la} {consulenza|consulenza gratuita|prima chiamata|prima call|prima riunione}',
      '{la consulenza è|la prima chiamata è|il primo incontro è|la call è} {gratis|gratuita|a pagamento|senza impegno|vincolante|gratuito}',
      '{consulenza gratuita|consulenza|durata della consulenza|prima consulenza|costo della consulenza|senza impegno}',
      '{devo|bisogna} {preparare|portare} {qualcosa|documenti|dei dati} {per la consulenza|per la call|prima dell’incontro|}',
      'di cosa {si parla|tratta} {la consulenza|la chiamata}',
      'la consulenza {è gratis|impegna}',
      'video o telefono',
    ],
  },
  partners: {
    chip: 'Lavorate con partner?',
    answer:
      'Il sito non nomina programmi per partner, rivenditori o affiliati. Scriva a {email} che cosa ha in mente.',
    asks: [
      '{avete|c’è|offrite|esiste} {un programma partner|un programma di affiliazione|rivenditori|una provvigione|una partnership|un programma rivenditori}',
      '{posso|possiamo|si può} {rivendere i vostri bot|proporlo ai nostri clienti|venderlo come agenzia|diventare rivenditore|segnalarvi clienti a provvigione}',
      '{partner|partnership|rivenditore|affiliazione|provvigione|collaborazione|cooperazione|agenti}',
      '{vorrei|vorremmo|voglio} {diventare partner|collaborare con voi|proporvi servizi seo|fare pubblicità da voi|vendervi qualcosa}',
      "siamo un'agenzia, possiamo {rivenderlo|proporlo}",
    ],
  },
  complaint: {
    chip: 'Ho un reclamo',
    answer:
      'Mi dispiace che sia stato spiacevole. Una persona del nostro team può aiutare: scriva a {email} o lasci un messaggio con il pulsante qui sotto, e ha notizie entro {hours} ore.',
    asks: [
      '{voglio|vorrei|ho|dove posso} {fare un reclamo|lamentarmi|un reclamo|reclamare|presentare un reclamo|una lamentela}',
      '{nessuno|non mi|nessuno mi} {risponde|ha risposto|richiama|ha richiamato|risponde alle mail|rispondete}',
      '{sono|siamo} {molto insoddisfatto|deluso|arrabbiato|stufo|delusi|furiosa} {di voi|del servizio|}',
      '{il sito|il modulo|la prenotazione|la vostra pagina} {non funziona|è rotto|dà errore|si blocca}',
      '{reclamo|lamentela|servizio pessimo|è inaccettabile|che vergogna|una presa in giro}',
      '{aspetto da giorni|non mi risponde nessuno|che schifo di servizio}',
      'nessuno {risponde|mi ha richiamato}',
      'sono {furioso|deluso|arrabbiata}',
      'la pagina si blocca',
    ],
  },
  responseTime: {
    chip: 'Quando mi rispondete?',
    answer: 'Entro {hours} ore: una persona legge ogni messaggio e risponde con un primo piano e un prezzo.',
    asks: [
      '{quando|entro quando|in quanto tempo|tra quanto} {mi rispondete|mi richiamate|ho una risposta|mi contattate|avrò notizie|vi fate sentire}',
      '{quanto|quanto tempo|quanti giorni} {ci mettete a rispondere|devo aspettare|passa per una risposta vostra|aspetto la risposta}',
      '{tempi di risposta|tempo di risposta del team|attesa|quando rispondete|tempi di attesa}',
      '{ho mandato|ho compilato|ho inviato} {il modulo|un messaggio|la richiesta} {e adesso|quando rispondete|e ora}',
      '{dopo quanto rispondete|se vi scrivo quando mi rispondete|in quanto mi richiamate}',
      'entro quanto {rispondete|mi rispondono}',
      '{ho scritto|ho mandato il modulo} {ieri|stamattina}, quando rispondete',
      '{tempi di risposta vostri|riscontro|quando so qualcosa}',
    ],
  },
  buy: {
    chip: 'Come si ordina?',
    answer:
      'Sul sito non c’è un acquisto diretto: ci dica il piano che vuole con il modulo di contatto o in una consulenza gratuita, e una persona lo prepara con Lei, una prima versione entro {firstHours} ore.',
    asks: [
      '{come|dove} {compro|ordino|acquisto|mi abbono|si compra|sottoscrivo} {starter|professional|un piano|il piano|il bot|}',
      '{voglio|vorrei|vogliamo|vorremmo} {comprare|ordinare|abbonarmi|prendere professional|acquistare starter|diventare cliente|attivare il piano}',
      '{comprare|ordinare|acquistare|acquisto|ordine|abbonarsi|sottoscrivere|compra ora}',
      '{prendo|prendiamo|mi dia|vada per} {starter|professional|il piano pro|il piano base|quello da 699 al mese}',
      'come {si compra|mi abbono|si ordina}',
      '{prendo|voglio} {starter|professional}',
      '{tasto acquista|dove firmo}',
    ],
  },
  noShows: {
    chip: 'Da dove viene il 23 % di assenze?',
    answer:
      'Da una rassegna di 105 studi: Dantas et al., Health Policy 122(4), 2018. Il 23 % degli appuntamenti presi va a vuoto; è ricerca pubblicata, non un nostro dato. Un bot ricorda, lascia spostare l’appuntamento in due messaggi e offre il posto libero a chi aspetta.',
    asks: [
      '{quanti appuntamenti saltano}',
      '{da dove viene|qual è la fonte del|chi dice} {il 23 per cento|il 23% di assenze|dato dei no show|numero di appuntamenti mancati}',
      '{23% di assenze|tasso di no show|studio sugli appuntamenti mancati|come riduce le assenze un bot|no show}',
    ],
  },
  fastReply: {
    chip: 'In quanto rispondono le aziende?',
    answer:
      'Di 2.241 aziende statunitensi il 37 % ha risposto a una richiesta online entro un’ora, il 16 % entro un giorno, il 24 % dopo e il 23 % mai. Chi ha risposto entro un’ora ha avuto quasi 7 volte più probabilità di un vero colloquio con chi decide rispetto a un’ora dopo, e oltre 60 volte più che un giorno dopo (Oldroyd, McElheran ed Elkington, Harvard Business Review, marzo 2011).',
    asks: [
      '{quante aziende rispondono entro un’ora}',
      '{quante|che percentuale di|che parte delle} {aziende} {non risponde mai|risponde entro un’ora|ci mette più di un giorno|risponde a una richiesta in un’ora}',
      '{da dove viene|chi ha misurato} {il 37 per cento|le 60 volte|le 7 volte|il dato delle 2241 aziende}',
      '{studio harvard business review|tempi di risposta alle richieste|perché rispondere in fretta|37 per cento entro un’ora|60 volte più probabile}',
    ],
  },
  funding: {
    chip: 'Chi finanzia l’azienda?',
    answer:
      'Il sito non dice nulla di investitori, round di finanziamento o fatturato di {brand}. Lo chieda al nostro team: {email}.',
    asks: [
      '{investitori}',
      '{chi|quali investitori} {vi finanzia|ha investito in voi|c’è dietro a livello finanziario|finanzia parley|possiede quote di parley}',
      '{quanto|che} {avete raccolto|fatturato fate|capitale avete|fatturate|guadagnate all’anno}',
      '{finanziamento|round di investimento|venture capital|serie a|siete in utile|fatturato annuo|finanziatori}',
    ],
  },
  terms: {
    chip: 'Dove sono le condizioni generali?',
    answer:
      'Il sito pubblica una pagina sulla privacy, ma nessuna condizione generale. I piani vanno di mese in mese con {noticeDays} giorni di preavviso; {enterprise} ha un contratto proprio, con SLA. Se l’ufficio legale vuole leggere qualcosa prima, lo chieda: {email}.',
    asks: [
      '{dove sono|avete|posso leggere|dove trovo} {le condizioni generali|i termini e condizioni|i termini di servizio|il testo del contratto|un contratto tipo|le clausole}',
      '{termini e condizioni|condizioni generali|termini di servizio|clausole|responsabilità legale|legge applicabile}',
      '{i nostri avvocati|il nostro ufficio legale} {vogliono leggere il contratto|vuole le condizioni|chiede i termini}',
    ],
  },
};
