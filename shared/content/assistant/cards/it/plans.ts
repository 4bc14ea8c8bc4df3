import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: 'Quanto costa un chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nNessun piano ha costi di attivazione.',
    asks: [
      '{quanto|ma quanto|quanto mi|più o meno quanto} {costa|viene|viene a costare|costerebbe|fate pagare|si paga} {questo|un chatbot|un bot|il vostro servizio|il tutto|al mese|averne uno}',
      '{quali sono|mi dica|vorrei sapere|mi mandi|posso avere|dove vedo} {i prezzi|i vostri prezzi|le tariffe|il listino|i costi mensili|i piani e i prezzi}',
      '{prezzo|prezzi|costo|costi|tariffe|listino|abbonamento|abbonamenti|piani|pacchetti|canone|canone mensile|che piani avete|quanto è}',
      '{è|siete|non è|mi sembra} {caro|troppo caro|costoso|economico|conveniente|un po’ caro|cari}',
      '{un’idea|una cifra indicativa|un ordine di grandezza|indicativamente} {del prezzo|dei costi|quanto spenderei|di spesa}',
      '{quanto viene|quanto mi costa tutto sto giro|che spesa è|quanto ci devo mettere al mese|di che cifre parliamo|quanto volete|quanto spendo}',
      '{quanto|a quanto} {viene|sta} {sta roba|il giochino|il tutto} {al mese|}',
      'che {botta|salasso} è',
      'il {capo|commercialista} vuole {una cifra|un numero}',
      'vorrei conoscere {i vostri listini|il tariffario}',
      '{prezzi pls|quanto chiedete|quanto mi costa|spesa mensile|budget da prevedere}',
    ],
  },
  starter: {
    chip: 'Che cosa comprende Starter?',
    answer:
      'Il piano piattaforma {starter} costa {starterPrice} al mese con GPT-3.5 Turbo: {starterMessages} messaggi al mese, {starterIntegrations} integrazioni (Slack, e-mail, web), statistiche di base, assistenza via e-mail e il proprio marchio, in una sola lingua. È adatto a una piccola azienda con un sito e un team.',
    asks: [
      '{cosa comprende|cosa c’è in|quanto costa|cosa include|com’è|cosa ho con} {starter|lo starter|il piano starter|il piano base|il piano piccolo|il pacchetto starter|quello da 129}',
      '{info su|mi parli di|dettagli di|mi spieghi} {starter|il piano starter|il piano più piccolo|il piano base}',
      '{starter|piano starter|prezzo starter|piano base|129 dollari cosa ho|caratteristiche starter|starter cosa offre}',
      '{basta|mi basta|va bene|è sufficiente} {starter|il piano base|il piano piccolo} {per cominciare|per un negozietto|per una piccola ditta|}',
      '{quanti messaggi|quante integrazioni|che assistenza} {ha starter|ci sono in starter|dà il piano base}',
      "cosa {c'è|danno|mi porto a casa} {nel piccolo|nel base|con quello da 129}",
      'starter basta per {un freelance|una bottega}',
      '{limiti di starter|129 dollari cosa ottengo|assistenza in starter}',
    ],
  },
  professional: {
    chip: 'Che cosa comprende Professional?',
    answer:
      'Il piano piattaforma {professional} costa {professionalPrice} al mese a tariffa base ({sonnetProfessional} con Claude 3 Sonnet): {professionalMessages} messaggi al mese, integrazioni illimitate, statistiche avanzate, assistenza prioritaria 24 ore su 24, Claude 3 Sonnet, predisposizione HIPAA, più lingue, test A/B e flussi di lavoro personalizzati. È il nostro piano più richiesto.',
    asks: [
      '{cosa comprende|cosa c’è in|quanto costa|cosa include|com’è|cosa ho con} {professional|il professional|il piano professional|il pro|il piano pro|il piano medio|quello da 699}',
      '{info su|mi parli di|dettagli di|mi spieghi} {professional|il piano pro|il piano intermedio|il professional}',
      '{professional|piano professional|piano pro|prezzo professional|699 dollari cosa ho|caratteristiche professional}',
      '{qual è|quale piano è} {il più popolare|il piano più venduto|il più richiesto|il più scelto|il vostro bestseller}',
      '{quanti messaggi|quante lingue|che assistenza} {ha professional|ci sono nel pro|dà professional}',
      'perché {professional|il pro} {costa 699|costa tanto|è così caro}',
      '{piano della piattaforma professional|il professional della piattaforma|intendo professional di piattaforma}',
      "cosa {c'è|danno|mi porto a casa} {in quello di mezzo|nel pro|con quello da 699}",
      'professional {vale la spesa|conviene}',
      '{quale prendono tutti|piano intermedio|699 dollari cosa ottengo}',
    ],
  },
  enterprise: {
    chip: 'Che cosa comprende Enterprise?',
    answer:
      'Il piano piattaforma {enterprise} ha un prezzo su misura: messaggi illimitati, infrastruttura dedicata o hosting presso di voi, SSO, Claude 3 Opus, assistenza dedicata, SLA e sicurezza avanzata. Ci dica di che cosa ha bisogno e una persona Le fa un’offerta entro {hours} ore.',
    asks: [
      '{cosa comprende|cosa c’è in|quanto costa|cosa include|com’è} {enterprise|l’enterprise|il piano enterprise|il piano grande|il piano più grande|il piano per grandi aziende}',
      '{info su|mi parli di|dettagli di|mi spieghi} {enterprise|il piano enterprise|il piano più completo}',
      '{enterprise|piano enterprise|prezzo enterprise|grandi aziende|piano aziendale grande|soluzione per gruppi}',
      '{siamo|lavoro in|per} {una multinazionale|un grande gruppo|una grande azienda|un’azienda con 5000 dipendenti|un colosso} {cosa offrite|che piano|quanto verrebbe|}',
      '{avete|c’è|ci serve} {qualcosa per grandi aziende|messaggi illimitati|un piano senza limite di messaggi|una soluzione per grossi volumi aziendali}',
      'siamo {un gruppo|un comune|un ospedale|una multinazionale} con {5000|migliaia di} dipendenti',
      "cosa c'è nel {più grande|top}",
      '{perché enterprise non ha prezzo|messaggi illimitati|prezzo su richiesta|grande azienda}',
    ],
  },
  compare: {
    chip: 'In che cosa differiscono i piani?',
    answer:
      '{starter} ({starterPrice} al mese): {starterMessages} messaggi, {starterIntegrations} integrazioni, una lingua, statistiche di base, assistenza via e-mail.\n{professional} ({professionalPrice} al mese): {professionalMessages} messaggi, integrazioni illimitate, più lingue, statistiche avanzate, test A/B, predisposizione HIPAA, assistenza 24 ore su 24.\n{enterprise} (prezzo su misura): messaggi illimitati, infrastruttura propria, SSO, SLA, assistenza dedicata.',
    asks: [
      '{qual è la differenza|che differenza c’è|differenza|differenze|mi spieghi la differenza} tra {i piani|starter e professional|starter e pro|pro e enterprise|i pacchetti|gli abbonamenti}',
      '{confronto|confronta|paragone|tabella di confronto} {dei piani|i piani|starter e professional|i pacchetti|gli abbonamenti}',
      '{in cosa|come} {differiscono|si distinguono} {i piani|starter e pro|i pacchetti|professional e enterprise}',
      '{cos’ha|cosa offre|cosa dà} {professional|pro|enterprise} {in più|più di starter|che starter non ha}',
      '{starter|pro|professional} {o|vs|oppure} {professional|pro|enterprise}',
      'cosa {perdo|mi manca} con {il piccolo|quello economico}',
      "{metteteli fianco a fianco|cosa guadagno salendo di piano|tabella di confronto|cos'ha uno che l'altro non ha}",
    ],
  },
  whichPlan: {
    chip: 'Quale piano fa per me?',
    answer:
      'Dipende dai messaggi al mese: fino a {starterMessages} basta {starter}, fino a {professionalMessages} è {professional}, oltre {enterprise}. Serve {professional} anche per più lingue, HIPAA o test A/B. Quanti messaggi riceve all’incirca al mese?',
    asks: [
      '{quale piano|che piano|quale pacchetto|quale|quale abbonamento} {fa per me|fa per noi|mi consigliate|mi consigli|devo prendere|mi conviene|scelgo|ci serve} {per una piccola azienda|per la mia ditta|per una startup|}',
      '{non so|sono indeciso su|non ho idea di|mi aiuti a scegliere} {quale piano|che piano prendere|quale pacchetto scegliere}',
      '{consiglio sul piano|aiuto nella scelta|cosa mi consigliate|quale mi suggerite|il piano giusto|mi aiuti a decidere}',
      '{riceviamo|abbiamo|ci arrivano} {circa|più o meno|} {500|2000|8000|12000|30000} {messaggi|richieste|domande} al mese {che piano serve|}',
      '{siamo in nove con tante richieste quale prendo|cosa mi consigli|quale piano con 30000 messaggi e hipaa|mi basta il piccolo|cosa ci serve}',
      '{quale|che piano} {mi consigliate|prendereste voi|fa per noi}',
      'riceviamo {300 chat al giorno|circa 2000 richieste al mese|sui 20.000 messaggi}',
      'piano per {tre persone|un piccolo hotel|lo studio}',
      '{non so quale scegliere|consiglio|che taglia ci serve|due lingue, basta starter}',
    ],
  },
  managed: {
    chip: 'Quanto costa il servizio gestito?',
    answer:
      '{managedPrices}\n\nCon il servizio interamente gestito costruiamo, facciamo funzionare e curiamo il bot al posto Suo.',
    asks: [
      '{cos’è|quanto costa|cosa comprende|in cosa consiste|mi spieghi} {il servizio gestito|il servizio interamente gestito|il chiavi in mano|managed|fully managed|il servizio completo}',
      '{potete|potreste|riuscite a|fate voi} {fare tutto voi|gestirlo voi|occuparvi di tutto|gestire il bot per noi|costruirlo e seguirlo|pensare a tutto}',
      '{servizio gestito|chiavi in mano|managed|gestione completa|prezzo servizio gestito|tutto compreso gestito da voi}',
      '{non abbiamo|non ho} {tempo|gente|voglia|personale} {per farlo|per gestirlo|di farlo da soli|di starci dietro|}',
      '{cosa ho per|perché} {1497|2497|2997|1.497 al mese}',
      'prezzo se {fate tutto voi|lo gestite voi|ve ne occupate voi}',
      '{tutto compreso con conversazioni illimitate|fate tutto voi|non vogliamo pensare a niente|il gestito con conversazioni illimitate|servizio gestito prezzo}',
      '{fate tutto voi|ci pensate voi|lo gestite voi} quanto costa',
      'non abbiamo {tempo|nessuno}',
      '{quante conversazioni nel gestito|tutto compreso|deleghiamo tutto}',
    ],
  },
  managedOrPlatform: {
    chip: 'Piattaforma o servizio gestito?',
    answer:
      'Con un piano piattaforma (da {starterPrice} al mese) il bot lo gestisce Lei sulla nostra piattaforma. Con il servizio interamente gestito (da {managedStarter} al mese) lo costruiamo, lo facciamo funzionare e lo miglioriamo noi. Il primo si conta in messaggi, il secondo in conversazioni.\n{managedPairs}',
    asks: [
      '{qual è la differenza|che differenza c’è|differenza} tra {piattaforma e gestito|gestito e piattaforma|la piattaforma e il servizio gestito|i due servizi|i due starter|farlo da soli e farlo fare a voi}',
      'perché {ci sono|avete|vedo} {due prezzi|due listini|due starter|prezzi diversi|due tariffe}',
      'perché {starter|professional} costa {129 e 1497|699 e 2497|di più da una parte}',
      '{piattaforma|in autonomia|fai da te} {o|vs|oppure} {gestito|servizio gestito|chiavi in mano}',
      'cosa {vuol dire|significa} {piano piattaforma|piattaforma|gestito|servizio managed}',
      'sul {sito|listino} c’è {129|699} {e lei dice|ma poi leggo} {1497|2497}',
      'perché ci sono {due prezzi|due starter|due listini}',
      '{fai da te|farlo noi} o lo fate voi',
      "{129 o 1497 quale vale|sul sito c'è scritto altro}",
    ],
  },
  cheapest: {
    chip: 'Qual è la soluzione più economica?',
    answer:
      'Il più economico è il piano piattaforma {starter} a {starterPrice} al mese per al massimo {starterMessages} messaggi, senza costi di attivazione e senza vincoli lunghi.',
    asks: [
      '{qual è|mi dica|quanto costa} {il piano più economico|la soluzione più economica|il prezzo minimo|il meno caro|il minimo|la cosa più economica}',
      '{più economico|prezzo minimo|meno caro|piano economico|prezzo base|il minimo che si spende}',
      '{da quanto|a partire da quanto|da che prezzo} {si parte|partono i piani|si comincia|partite}',
      '{ho|abbiamo} {un budget piccolo|pochi soldi|poco budget|un budget limitato} {cosa c’è|cosa mi offrite|}',
      '{il mio budget è|posso spendere} {100|150|200|300} {dollari|euro|al mese} {basta|}',
      '{troppo caro c’è qualcosa di meno|il più economico|il minimo quant’è|qualcosa di più abbordabile}',
      'il {minimo|meno} che posso {pagare|spendere}',
      'ho {pochi soldi|solo 200 dollari|un budget risicato}',
      "{prezzo d'ingresso|piano low cost}",
    ],
  },
  setupFee: {
    chip: 'Ci sono costi di attivazione?',
    answer:
      'No, nessun costo di attivazione: con ogni piano si paga solo il canone mensile. Solo gli extra, come un’integrazione su misura ({integrationPrice} una tantum) o l’addestramento avanzato ({trainingPrice} una tantum), si pagano una volta.',
    asks: [
      '{ci sono|avete|si pagano|fate pagare|c’è} {costi di attivazione|spese di attivazione|costi iniziali|un costo di installazione|costi nascosti|una quota iniziale|spese una tantum}',
      '{costi di attivazione|attivazione|setup fee|costi iniziali|costo di installazione|spese nascoste|costi nascosti|quota di ingresso|una tantum}',
      '{quanto costa|quanto viene} {l’installazione|la configurazione|l’attivazione|il setup|la messa in funzione}',
      '{devo|bisogna|si deve} {pagare qualcosa prima|pagare in anticipo|versare un anticipo|pagare all’inizio}',
      '{dov’è la fregatura|dov’è il trucco|cosa si aggiunge al canone|c’è altro da pagare}',
      "{si paga|chiedete} qualcosa {all'inizio|in anticipo|per partire}",
      "costi {nascosti|di avvio|iniziali|d'installazione}",
      'fate pagare {la configurazione|la messa in opera}',
      '{spese di apertura|fregature|sorprese in fattura|una tantum iniziale}',
      '{è vero che|davvero} {non ci sono costi di attivazione|non si paga l’attivazione|non ci sono costi iniziali|l’avvio è gratis}',
    ],
  },
  contract: {
    chip: 'C’è un vincolo minimo?',
    answer:
      'Non ci sono contratti lunghi: i piani vanno di mese in mese e si può disdire quando si vuole con {noticeDays} giorni di preavviso.',
    asks: [
      '{c’è|avete|esiste|qual è} {un vincolo|una durata minima|un contratto|la durata del contratto|un periodo minimo|un vincolo contrattuale|un impegno minimo}',
      '{devo|bisogna|dobbiamo|mi tocca} {firmare un contratto|vincolarmi|impegnarsi per un anno|restare 12 mesi|firmare per un anno|legarmi}',
      '{vincolo|contratto|durata|durata del contratto|senza vincoli|contratto annuale|mese per mese|impegno minimo}',
      '{per quanto tempo|quanto} {sono vincolato|dura il contratto|si resta legati|mi impegno|devo restare}',
      '{non voglio|non vogliamo} {vincoli|contratti lunghi|legarci|impegni annuali}',
      '{resto legato un anno|devo firmare per quanto|sono incastrato}',
      '{restiamo legati|siamo vincolati|resto incastrato} {un anno|a lungo}',
      '{durata minima|si rinnova da solo|per quanto si firma}',
    ],
  },
  cancel: {
    chip: 'Come si disdice?',
    answer:
      'Si può disdire in qualsiasi momento con {noticeDays} giorni di preavviso; non serve un motivo e non ci sono contratti lunghi. Basta un messaggio a {email}.',
    asks: [
      '{come|quando|dove} {si disdice|posso disdire|disdico|annullo l’abbonamento|recedo|faccio la disdetta|si annulla}',
      '{posso|possiamo|si può} {disdire quando voglio|disdire in qualsiasi momento|smettere quando si vuole|recedere|uscire prima|annullare l’abbonamento|chiudere dopo un mese}',
      '{disdetta|disdire|recesso|preavviso|cancellazione abbonamento|annullare abbonamento|condizioni di recesso|tempi di disdetta}',
      '{quanto|qual è il|che} {preavviso serve|preavviso|preavviso ci vuole|preavviso devo dare}',
      '{e se|cosa succede se} {non ci piace|non siamo contenti|voglio smettere|non funziona per noi|cambiamo idea}',
      '{come ne esco|se non mi piace smetto quando voglio|posso mollare quando mi pare}',
      'come {ne esco|mi tiro fuori|disdico}',
      'se {non va|non ci piace|è una ciofeca} {possiamo smettere|molliamo}',
      "mi serve solo per {la stagione|l'estate}",
      '{annullare|smettere|mollare tutto|cambiare idea}',
    ],
  },
  trial: {
    chip: 'Posso provarlo gratis?',
    answer:
      'Qui si può provare molto senza spese: chattare con i bot dimostrativi dei nostri modelli, costruire un proprio flusso nel flow builder e prenotare una consulenza gratuita. Non pubblicizziamo un piano gratuito né un periodo di prova; visto che non ci sono costi di attivazione e si disdice con {noticeDays} giorni di preavviso, un mese di {starter} ({starterPrice}) è la prova reale più piccola.',
    asks: [
      '{c’è|avete|offrite|esiste} {una prova gratuita|un periodo di prova|una versione gratuita|un mese gratis|un account di prova|una versione free|un piano gratuito}',
      '{posso|possiamo|si può|potrei} {provarlo|provare il bot|testarlo|usarlo} {gratis|prima|senza pagare|prima di comprare|per una settimana|14 giorni|}',
      '{prova gratuita|gratis|prova gratis|free trial|versione gratuita|periodo di prova|freemium|trial}',
      '{è|c’è qualcosa di} {gratis|gratuito|a costo zero}',
      'cosa posso {provare|usare|fare} {gratis|senza pagare|senza registrarmi}',
      '{si può provare prima di pagare|vorrei provarlo senza mettere la carta|prima di tirar fuori i soldi|posso dare un’occhiata gratis|una provetta prima|senza impegno posso vederlo}',
      'si può {provare|giocarci|assaggiare} {prima|a gratis|senza pagare}',
      'avete {un mese di prova|un pilota}',
      '{prova|senza carta|voglio vedere se va prima di pagare}',
    ],
  },
  discount: {
    chip: 'Ci sono sconti?',
    answer:
      'Il sito non indica sconti, né per chi paga l’anno né per start-up o organizzazioni non profit, e non posso prometterne. Chieda al nostro team: {email} o una consulenza gratuita è la strada per un’offerta sul Suo caso.',
    asks: [
      '{ci sono|avete|fate|mi fate|posso avere} {sconti|uno sconto|promozioni|un codice sconto|un coupon|offerte speciali|un prezzo di favore}',
      '{sconto|riduzione|prezzo ridotto} {per le onlus|per startup|per studenti|pagando annualmente|per le scuole|per due bot|per agenzie|se pago un anno}',
      '{si può|potete|possiamo} {trattare sul prezzo|abbassare il prezzo|fare un prezzo migliore|venirci incontro|limare qualcosa}',
      '{codice sconto|coupon|promozione|sconto annuale|black friday|offerta speciale|sconti|buono sconto}',
      '{siamo una onlus|se pago l’anno intero costa meno}',
      '{fate un prezzino|si può trattare|uno sconticino}',
      'sconto per {onlus|scuole|startup|più sedi}',
      "meno se pago {l'anno|in anticipo}",
      '{codice promo|sconto|ribasso|offerta|prezzo di favore}',
    ],
  },
  payment: {
    chip: 'Come si paga?',
    answer:
      'I prezzi sono in dollari statunitensi e si pagano al mese. Il sito non dice quali metodi di pagamento o fatture ci siano, né se si aggiungano imposte; il nostro team lo concorda con Lei prima di cominciare: {email}.',
    asks: [
      '{come|in che modo|con cosa} {si paga|posso pagare|pago|paghiamo|si salda}',
      '{posso|si può|accettate|prendete} {pagare con carta|carta di credito|paypal|bonifico|pagare con fattura|rid bancario|pagare in euro|bitcoin|satispay}',
      '{metodi di pagamento|pagamento|fattura|fatturazione|iva|tasse|valuta|bonifico|fattura elettronica|carta di credito}',
      '{i prezzi sono|è|il prezzo è} {iva inclusa|con iva|più iva|al netto|in dollari|in euro}',
      '{quando|ogni quanto} {viene addebitato|fatturate|si paga il canone|arriva la fattura}',
      '{si paga con bonifico|fate fattura|dollari o euro|iva inclusa}',
      'si paga {con bonifico|con carta|con rid|con fattura}',
      'i prezzi sono {ivati|in euro|in dollari|più iva}',
      '{quando addebitate|IVA|paypal}',
    ],
  },
  overage: {
    chip: 'E se supero i messaggi?',
    answer:
      'Non si ferma nulla: nei mesi intensi le conversazioni aggiuntive costano {conversationPrice} l’una, con qualsiasi piano. Se succede ogni mese, di solito conviene il piano successivo.',
    asks: [
      '{cosa succede se|e se|che succede quando|cosa capita se} {supero il limite|finiscono i messaggi|superiamo i 5000 messaggi|sforo|sforiamo|esauriamo i messaggi|superiamo il piano}',
      '{quanto costa|quanto costano|prezzo di|quanto viene} {una conversazione aggiuntiva|le conversazioni extra|i messaggi extra|un messaggio in più|lo sforamento}',
      '{limite di messaggi|messaggi extra|conversazioni aggiuntive|superamento del limite|sforamento|messaggi finiti|troppi messaggi}',
      'il bot {si ferma|si spegne|smette di rispondere} {al limite|quando finiscono i messaggi|se sforiamo}',
      '{a natale|in alta stagione|sotto le feste} {abbiamo più messaggi|esplodono le richieste} {quanto costa|}',
      '{se sforiamo i messaggi|a natale abbiamo più richieste|si blocca se superiamo}',
      'se {sforiamo|finiamo i messaggi|superiamo il tetto}',
      'a dicembre è {il doppio|un delirio}',
      'il bot si spegne quando {finisce il pacchetto|si arriva al limite}',
      'prezzo della conversazione {in più|extra}',
      '{soglia superata|oltre 5000|picchi stagionali}',
    ],
  },
  addOns: {
    chip: 'Quali extra ci sono?',
    answer:
      'Extra per qualsiasi piano:\n- lingua aggiuntiva: {languagePrice} al mese\n- conversazioni aggiuntive: {conversationPrice} l’una\n- integrazione su misura: {integrationPrice} una tantum\n- addestramento avanzato: {trainingPrice} una tantum',
    asks: [
      '{quali|che|cosa sono gli} {extra|optional|servizi aggiuntivi|add on|opzioni|componenti aggiuntivi} {ci sono|avete|offrite|posso aggiungere|}',
      '{extra|optional|add on|addon|servizi aggiuntivi|supplementi|opzioni aggiuntive}',
      '{cosa|che cosa|quali servizi} {si paga a parte|costa extra|si pagano a parte|non è compreso|ha un supplemento}',
      '{posso|possiamo|si può} {aggiungere qualcosa al piano|aggiungere extra|comprare extra|integrare il piano con optional}',
      '{prezzi|elenco|costo} degli {extra|optional|add on}',
      'cosa posso {aggiungere|prendere in più}',
      'elenco {extra|supplementi} con prezzi',
      '{componenti aggiuntivi|aggiunte}',
    ],
  },
  addLanguage: {
    chip: 'Quanto costa un’altra lingua?',
    answer:
      'Una lingua aggiuntiva per il bot costa {languagePrice} al mese, scritta e controllata. {professional} ed {enterprise} parlano più lingue; {starter} ne parla una.',
    asks: [
      '{quanto costa|quanto viene|prezzo di|quanto per|costo di} {un’altra lingua|una lingua aggiuntiva|una seconda lingua|una lingua in più|ogni lingua|aggiungere l’inglese|aggiungere il tedesco}',
      '{lingua aggiuntiva|seconda lingua|lingua extra|aggiungere una lingua|altre lingue in più}',
      '{posso|possiamo|si può} {aggiungere|mettere} {un’altra lingua|il francese|inglese e tedesco|una seconda lingua} {dopo|più avanti|}',
      '{più|due|tre} lingue {costano di più|si pagano a parte|hanno un supplemento}',
      '{ci serve|vogliamo|mi serve} il bot in {due lingue|tre lingue|italiano e inglese|quattro lingue} {quanto viene|}',
      '{una lingua in più quanto|aggiungere il tedesco quanto costa|per ogni lingua extra|e se voglio anche l’inglese quanto si aggiunge}',
      "{aggiungere|metterci} {l'inglese|il tedesco|lo sloveno|un'altra lingua} quanto {viene|è|costa}",
      '{prezzo a lingua|bot bilingue prezzo|seconda lingua costo}',
    ],
  },
  addIntegration: {
    chip: 'Quanto costa un’integrazione su misura?',
    answer:
      'Un’integrazione su misura, cioè il collegamento a un sistema proprio, costa {integrationPrice} una tantum. {starter} comprende {starterIntegrations} integrazioni standard, {professional} tutte quelle che servono.',
    asks: [
      '{quanto costa|quanto viene|prezzo per|quanto chiedete per|costo per} {un’integrazione su misura|collegare il nostro sistema|integrare il gestionale|un’interfaccia dedicata|collegare il nostro erp|un’integrazione personalizzata}',
      '{prezzo integrazione|costo integrazione|costo dell’interfaccia|tariffa integrazione su misura|prezzo del collegamento|costo collegamento gestionale}',
      '{le integrazioni|l’integrazione|il collegamento al crm} {si paga a parte|costano extra|costa qualcosa|si pagano}',
      '{potete|riuscite a} collegare {il nostro software interno|un vecchio gestionale|il nostro database|un sistema fatto in casa} {e a quanto|e quanto costa}',
      "quanto per {collegarlo|agganciarlo} {al nostro programma|alla cassa|all'ERP|al database}",
      '{costo una tantum integrazione|integrazione su misura prezzo|connettore proprio}',
    ],
  },
  addTraining: {
    chip: 'Che cos’è l’addestramento avanzato?',
    answer:
      'L’addestramento avanzato costa {trainingPrice} una tantum: addestriamo il bot sui Suoi documenti e sulle conversazioni passate.',
    asks: [
      '{cos’è|quanto costa|in cosa consiste|cosa comprende|a cosa serve|quanto viene} {l’addestramento avanzato|l’addestramento|il training|addestrare il bot|il training avanzato}',
      '{addestramento avanzato|prezzo addestramento|costo del training|training avanzato|extra addestramento}',
      '{quanto chiedete|quanto si paga|è a pagamento} {per addestrarlo|per istruirlo sui nostri documenti|addestrarlo sui nostri dati|insegnargli le nostre cose}',
      '{lo addestrate|addestrate il bot} {voi|con i vecchi ticket|con le nostre vecchie chat|al posto nostro} {e quanto costa|}',
      'quanto costa {insegnargli|fargli imparare} {i nostri documenti|le vecchie chat|i manuali}',
      '{addestramento prezzo|997 per cosa|formazione del bot costo}',
    ],
  },
  switchPlan: {
    chip: 'Posso cambiare piano?',
    answer:
      'Sì. I piani vanno di mese in mese, quindi si può passare a uno più grande o più piccolo quando cambiano i messaggi; basta dirlo al nostro team a {email}, che fa il cambio insieme a Lei.',
    asks: [
      '{posso|possiamo|si può|è possibile} {cambiare piano|passare a professional|fare un upgrade|tornare a starter|passare al piano superiore|scendere di piano|fare un downgrade} {dopo|più avanti|quando voglio|in corsa|}',
      '{cambio piano|upgrade|downgrade|cambiare abbonamento|passaggio di piano|piano superiore}',
      '{cominciare|partire} {da starter|in piccolo} e {poi crescere|cambiare dopo|passare al pro dopo}',
      'e se {cresciamo|starter diventa piccolo|mi serve di più in futuro|cambiano le esigenze}',
      'si può {salire|scendere|cambiare} di piano {dopo|a metà mese|fuori stagione}',
      'partire in piccolo e {crescere|allargarsi}',
      '{passare al superiore|tornare indietro di piano|starter diventa stretto}',
    ],
  },
  refund: {
    chip: 'Fate rimborsi?',
    answer:
      'Il sito non promette rimborsi né una garanzia «soddisfatti o rimborsati», quindi non posso farlo nemmeno io. Vale questo: niente costi di attivazione, niente contratti lunghi, disdetta con {noticeDays} giorni di preavviso. Per il resto scriva a {email}.',
    asks: [
      '{rimborsate|mi rimborsate|ridate i soldi|restituite i soldi|si viene rimborsati} {se non mi piace|se non funziona|se non sono contento|in caso di problemi|}',
      '{rimborso|rimborsi|soddisfatti o rimborsati|garanzia|garanzia di rimborso|politica di rimborso|diritto di ripensamento}',
      '{voglio|vogliamo|esigo|rivoglio} {un rimborso|i miei soldi|essere rimborsato|i soldi indietro}',
      '{che garanzie|che garanzia|quali garanzie} {date|ho|offrite|abbiamo}',
      '{c’è|avete} {una garanzia|il rimborso|un diritto di recesso con rimborso|la garanzia di soddisfazione}',
      '{mi ridate i soldi se non funziona}',
      '{rimborsate|ridate i soldi} se {non va bene|fa schifo}',
      'riavere i soldi',
    ],
  },
  messageCount: {
    chip: 'Che cosa conta come messaggio?',
    answer:
      'I piani piattaforma si contano in messaggi al mese, il servizio gestito in conversazioni; una conversazione ha di solito più messaggi. Il sito non lo definisce oltre: chieda al nostro team a {email} come si conterebbe il Suo caso.',
    asks: [
      '{cosa conta come|cos’è per voi|come contate|cosa si intende per|come si conta} {un messaggio|i messaggi|una conversazione|messaggio|il singolo messaggio}',
      '{differenza|che differenza c’è|qual è la differenza} tra {messaggio e conversazione|messaggi e conversazioni|conversazione e messaggio}',
      '{contano|conta|si contano} {le risposte del bot|quello che scrive il bot|entrambe le parti|ogni risposta} {anche|come messaggio|}',
      '{quante|quanti} {conversazioni|clienti|chat} {sono 5000 messaggi|con 5000 messaggi|con 50000 messaggi}',
      '{5000 messaggi sono tanti|5000 messaggi quanto sono|conteggio messaggi|come vengono contati i messaggi}',
      'un {ciao|ok} conta come messaggio',
      "cos'è {una conversazione|un messaggio} per voi",
      '{come contate|5000 messaggi quanti clienti sono|contano le risposte|conteggio}',
    ],
  },
  seats: {
    chip: 'Si paga per utente?',
    answer:
      'No, non ci sono licenze per utente: tutto il team può entrare. Il prezzo segue i messaggi, mai il numero di colleghi.',
    asks: [
      '{si paga|fate pagare|il prezzo è|è|il costo è} {per utente|per agente|per dipendente|a persona|a testa|per postazione|per operatore}',
      '{quanti|c’è un limite di} {utenti|operatori|colleghi|accessi|dipendenti} {possono entrare|sono inclusi|possono usarlo|}',
      '{licenze|licenza per utente|numero di utenti|più utenti|multiutente|utenti inclusi|costo per utente}',
      '{può|possono} {tutto il team|20 persone|più colleghi|tutti i dipendenti} {usarlo|accedere|lavorarci|entrare}',
      'si paga a {testa|dipendente|persona|collega}',
      'quanti {possono entrare|utenti}',
      '{tutto il team|postazioni}',
    ],
  },
  custom: {
    chip: 'E oltre i 50.000 messaggi?',
    answer:
      'Oltre {professionalMessages} messaggi al mese il prezzo è su misura: il calcolatore mostra all’incirca quanto sarebbe, e per più di 100.000 messaggi o un’infrastruttura propria il nostro reparto commerciale fa un’offerta entro {hours} ore.',
    asks: [
      '{e se|noi|se|ma se} {abbiamo|ci servono|mandiamo|riceviamo} {più di 50000|più di 100000|200000|mezzo milione di|un milione di} messaggi {al mese|}',
      '{mi fate|vorrei|ci serve|potete farmi|avrei bisogno di} {un preventivo|un’offerta personalizzata|un preventivo su misura|una proposta|un piano su misura}',
      '{preventivo|offerta personalizzata|preventivo su misura|prezzo su misura|proposta commerciale|quotazione}',
      '{c’è|avete} {un prezzo a volume|prezzi scalari|una tariffa per grandi volumi|un prezzo per tantissimi messaggi}',
      'siamo {ben oltre|molto sopra} 50.000',
      "ci {fate|preparate} {un preventivo|un'offerta}",
      "{gara d'appalto|milioni di messaggi|prezzo a volume|200.000 al mese}",
    ],
  },
  modelPrices: {
    chip: 'Quanto costano i modelli migliori?',
    answer:
      'Il modello cambia il prezzo: {starter} costa {starterPrice} con GPT-3.5 Turbo, {sonnetStarter} con Claude 3 Sonnet e {opusStarter} con Claude 3 Opus; {professional} costa {professionalPrice}, {sonnetProfessional} e {opusProfessional}. Il calcolatore nella pagina dei prezzi lo mostra per il Suo volume.',
    asks: [
      '{quanto costa|quanto viene|prezzo con|quanto di più per|supplemento per} {claude|claude 3|opus|claude opus|sonnet|un modello migliore|il modello migliore|un altro modello di ia}',
      '{starter|professional|pro} con {claude|opus|sonnet|gpt|claude 3 opus} {prezzo|quanto|quanto costa|}',
      'il prezzo {dipende dal|cambia col|varia con il} {modello|modello di ia|modello scelto}',
      '{posso|si può} {avere|usare} {opus|claude|sonnet|un modello migliore} {con starter|nel piano base|nello starter}',
      'perché {839|155|1049} {dollari|invece di 699|}',
      '{quanto in più|che sovrapprezzo} con {il modello furbo|opus|sonnet|claude}',
      '{starter|professional} con {opus|sonnet|claude} quanto fa',
      '{prezzo secondo il modello|IA migliore più cara|differenza di prezzo tra modelli}',
    ],
  },
  perThousand: {
    chip: 'Quanto costano 1.000 messaggi?',
    answer:
      'Usati per intero, 1.000 messaggi costano {starterThousand} con {starter} e {professionalThousand} con {professional}. Il calcolatore nella pagina dei prezzi lo mostra per il Suo volume e il Suo modello.',
    asks: [
      '{prezzo|costo|quanto costa|quanto viene|quanto si paga} {per 1000 messaggi|per mille messaggi|ogni mille messaggi|mille messaggi|al migliaio}',
      '{prezzo per messaggio|costo per messaggio|quanto costa un messaggio|per mille|ogni 1000|costo unitario messaggio}',
      '{e|quindi} {per mille|ogni mille|a messaggio} {quanto fa|quanto viene|}',
      'prezzo {al migliaio|ogni mille}',
      'quanto costa {un messaggio|ogni messaggio}',
      '{prezzo unitario|a messaggio|costo del singolo messaggio}',
    ],
  },
  integrationCount: {
    chip: 'Quante integrazioni per piano?',
    answer:
      '{starter} include {starterIntegrations} integrazioni (Slack, Email, Web), {professional} integrazioni illimitate. Collegare un Suo sistema costa {integrationPrice} una tantum.',
    asks: [
      'quante {integrazioni|connessioni} {per piano|ha ogni piano|include ogni piano|ci sono nei piani|comprende ciascun piano}',
      '{limite di integrazioni|integrazioni illimitate|numero di integrazioni per piano|quale piano ha integrazioni illimitate|c’è un limite alle integrazioni|le integrazioni sono illimitate}',
      '{più di tre integrazioni|cinque integrazioni|una quarta integrazione} {si può con starter|nel piano piccolo|è possibile in starter}',
    ],
  },
};
