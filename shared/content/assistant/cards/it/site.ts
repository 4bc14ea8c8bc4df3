import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: 'Quanto ci farebbe risparmiare un bot?',
    answer:
      'Il calcolatore di ROI nel percorso formativo calcola: persone × tariffa oraria × ore al giorno × {roiShare}, 22 giorni lavorativi al mese. Dieci persone a 25 $ e due ore al giorno risparmiano circa {roiMonthly} al mese, {roiYearly} all’anno. Lì si possono inserire le proprie cifre.',
    asks: [
      '{quanto|cosa} {risparmio|risparmiamo|si risparmia|ci fa risparmiare|risparmierei|potremmo risparmiare} {con un bot|con un chatbot|al mese|all’anno|di personale|}',
      '{cos’è|qual è|come si calcola} {il roi|il ritorno sull’investimento|il risparmio|il nostro roi}',
      '{roi|ritorno sull’investimento|risparmio|calcolatore di roi|ammortamento|calcolo del risparmio|redditività}',
      '{quando|in quanto tempo} {si ripaga|rientro della spesa|si ammortizza|è in attivo}',
      '{ho|siamo|abbiamo} {10|cinque|venti} {persone in assistenza|operatori|dipendenti} {quanto risparmio|}',
      "quanto {risparmiamo|ci fa risparmiare} con {cinque in reception|tre all'assistenza}",
      'quando si {ripaga|ammortizza}',
      '{ROI|ritorno|ore risparmiate|stipendi contro bot}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {quanto potremmo risparmiare|come si calcola il ROI}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {quanto risparmio}',
    ],
  },
  calculator: {
    chip: 'C’è un calcolatore dei prezzi?',
    answer:
      'Sì, nella pagina dei prezzi: si impostano i messaggi (da 1.000 a 100.000 al mese) e il modello, e si vedono subito piano e prezzo, con un dettaglio da condividere come link.',
    asks: [
      '{c’è|avete|dov’è|come si usa|esiste} {un calcolatore|il calcolatore|un calcolatore di prezzi|un simulatore|il simulatore di costi}',
      '{calcolatore|simulatore|calcolatore prezzi|calcolare il prezzo|simulazione costi|calcola preventivo}',
      '{posso|come posso|dove posso|vorrei} {calcolare il mio prezzo|stimare i costi|simulare il prezzo|calcolare quanto pagherei|fare due conti}',
      '{condividere|mandare|copiare} {il calcolo|la simulazione|la stima} {al capo|come link|}',
      "c'è {uno strumento|un simulatore} per {calcolare|stimare} {il prezzo|i costi}",
      '{simulare il prezzo|stima}',
    ],
  },
  competitors: {
    chip: 'E rispetto a Intercom?',
    answer:
      'A parità di condizioni, solo piattaforma e messaggi, con 25.000 messaggi al mese la nostra stima è {oursAt25k} contro {intercomAt25k} di Intercom, {driftAt25k} di Drift e {zendeskAt25k} di Zendesk: il {savingPercent} % in meno di Intercom. Le stime sono nostre, al {estimatesDate}; il dettaglio nella pagina dei prezzi mostra base e tariffa di ciascuno.',
    asks: [
      '{che differenza c’è con|rispetto a|siete meglio di|costate meno di|confronto con|in cosa siete diversi da} {intercom|drift|zendesk|la concorrenza|gli altri|tidio|altri chatbot}',
      '{concorrenza|concorrenti|intercom|drift|alternative|confronto fornitori|vs intercom}',
      '{perché} {voi|scegliere voi|parley|non intercom|proprio voi}',
      '{usiamo già|siamo con|veniamo da|abbiamo già} {intercom|drift|un altro fornitore|un concorrente|la chat di zendesk} {perché cambiare|conviene cambiare|}',
      '{cosa vi rende|in cosa siete} {diversi|migliori|speciali|unici}',
      '{meno caro di chi|quanto si risparmia rispetto a intercom|cosa avete in più degli altri|a quale volume è fatto il confronto}',
      'siete {più economici|meglio|paragonabili} {rispetto a|contro|di} {Zendesk|Intercom|Drift}',
      'rispetto a {intercom|zendesk|drift} quanto si risparmia',
      '{perché non chatgpt e basta|Intercom|Drift}',
      '{alternativa a Zendesk|passare da Zendesk|rivali}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {come siete rispetto a Zendesk|i vostri prezzi rispetto a Intercom|quanto si risparmia rispetto a Intercom}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {meno caro di Intercom}',
    ],
  },
  saving: {
    chip: 'Da dove viene il 67 %?',
    answer:
      'Il {savingPercent} % è la nostra stima rispetto a Intercom con 25.000 messaggi al mese: {intercomAt25k} da loro, {oursAt25k} da noi, solo piattaforma e messaggi. Il dettaglio dei costi nella pagina dei prezzi mostra le somme.',
    asks: [
      '{da dove viene|da dove esce|cosa significa|come calcolate|come si spiega} {il 67 per cento|il 67%|il 67 %|quel 67 per cento|il risparmio del 67 %}',
      '{il 67 per cento|il 67%|il 67 %} {è vero|è reale|è realistico|è una balla|è serio}',
      '{67%|67 per cento|67 % in meno|risparmio del 67 per cento|67 % di risparmio}',
      'perché {siete|costate} {così economici|meno degli altri|meno cari|così poco|il 67 % in meno}',
      '{perché costa meno|perché è più conveniente|67 rispetto a chi}',
      '67 % {in meno|più economico} {di chi|rispetto a cosa}',
      '{da dove tirate fuori il 67|67 %|sessantasette per cento}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {come è calcolato il 67 %|a cosa si riferisce il 67 %}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {67 % di cosa}',
    ],
  },
  learning: {
    chip: 'Che cos’è il percorso formativo?',
    answer:
      'Cinque passi brevi (benvenuto, settori, una demo, il calcolatore di ROI, piani) che mostrano che cosa può fare un chatbot. Si raccolgono punti e traguardi e si esce con una cifra che regge in una riunione di budget. I progressi restano nel browser.',
    asks: [
      '{cos’è|dov’è|come funziona|mi spieghi|a cosa serve} {il percorso formativo|il percorso|il corso|il tutorial|il pulsante impara}',
      '{percorso formativo|imparare|tutorial|corso|lezioni|percorso}',
      '{dove|come} posso {imparare di più sui chatbot|capire come funziona un chatbot|informarmi sull’ia|formarmi}',
      '{sono|siamo} {principiante|nuovo del tema|alle prime armi|inesperti di chatbot} {da dove comincio|}',
      '{quanti passi ha|quante lezioni ha|quanto dura} {il percorso|il corso|il tutorial|il percorso formativo}',
      '{c’è|avete} {un tutorial|un corso|delle lezioni}',
      "cos'è {il percorso|la storia dei cinque passi}",
      '{non so nulla di bot da dove comincio|introduzione}',
    ],
  },
  points: {
    chip: 'A che cosa servono i punti?',
    answer:
      'I punti mostrano a che punto si è nel percorso formativo: i passi valgono da 50 a 125, i traguardi fino a 500, e il livello sale con loro. Servono per divertirsi e imparare; non comprano nulla.',
    asks: [
      '{a cosa servono|come guadagno|cosa faccio con|cosa sono|perché ho} {i punti|punti|i miei punti|i traguardi|i livelli|i badge}',
      '{punti|traguardi|livello|livelli|badge|punteggio|livello esperto}',
      '{come|quando} {divento esperto|salgo di livello|arrivo al livello 5|sblocco i traguardi}',
      '{posso|si possono} {riscattare i punti|convertire i punti|usare i punti per uno sconto|scambiare i punti}',
      'a che servono {le medaglie|i livelli}',
      '{perché mi date punti|riscattare punti}',
    ],
  },
  tour: {
    chip: 'C’è una visita guidata?',
    answer:
      'Sì, un breve giro in sei tappe della pagina: benvenuto, servizi, modelli, chatbot, prezzi e contatti. Si avvia dal percorso formativo e si può saltare in ogni momento.',
    asks: [
      '{c’è|avete|dov’è|come avvio|come parte} {una visita guidata|un tour|il tour|un giro del sito|la visita guidata|una presentazione del sito}',
      '{tour|visita guidata|giro del sito|tour del sito|presentazione del sito}',
      '{mi mostri|mi guidi per|mi faccia vedere} {il sito|la pagina|tutto il sito|il vostro sito}',
      '{mi perdo nel|non mi oriento nel|come mi muovo nel} {sito|vostro sito|portale}',
      '{avviare|saltare|iniziare|chiudere} {il tour|la visita|il giro}',
      '{fammi vedere il sito|giro|quante tappe}',
    ],
  },
  demo: {
    chip: 'Posso vedere una demo?',
    answer:
      'Sì, in tre modi: la piccola demo sulla pagina, i bot dimostrativi dei nostri {templates} modelli nella galleria e una consulenza gratuita con una persona che ne mostra uno per la Sua azienda.',
    asks: [
      '{posso|dove posso|possiamo|come posso} {vedere|provare|guardare} {una demo|la demo|un esempio|un bot in azione|un bot di esempio|una dimostrazione}',
      '{demo|dimostrazione|bot di esempio|demo online|video dimostrativo|demo dal vivo|esempio di chatbot}',
      '{c’è|avete} {una demo|un esempio da vedere|un video|una dimostrazione}',
      '{mi mostri|voglio vedere|fatemi vedere} {com’è fatto|un bot|una demo|un esempio}',
      'si può {vedere|provare} {un esempio|uno in azione|un bot vero}',
      'fatemene vedere uno',
    ],
  },
  builder: {
    chip: 'Che cos’è il flow builder?',
    answer:
      'Un editor visuale per conversazioni: si mettono messaggi, domande con pulsanti, condizioni, azioni e chiamate ad altri sistemi su una superficie, si collegano, si prova il flusso accanto e lo si mette online. È aperto qui alla voce Flow Builder, senza account, e volendo parte da un modello. Uno spazio di lavoro contiene fino a {flows} flussi di al massimo {nodes} nodi ciascuno e viene cancellato {retentionDays} giorni dopo l’ultimo uso. Si conservano le ultime {versions} versioni di ogni flusso.',
    asks: [
      '{cos’è|come funziona|dov’è|mi spieghi|a cosa serve} {il flow builder|l’editor|il costruttore di bot|l’editor visuale|il builder}',
      '{flow builder|editor di flussi|costruttore di bot|builder|editor visuale|drag and drop}',
      '{posso|dove posso|come posso} {creare|costruire|disegnare|progettare} {un mio bot|un flusso|un dialogo|il mio chatbot|una conversazione}',
      '{il flow builder|l’editor|il builder} {è gratis|costa qualcosa|richiede un account}',
      '{dove costruisco il mio bot}',
      "cos'è {l'editor|il flow builder|la cosa per disegnare}",
      'si può {smanettare|costruire un flusso} {senza account|senza registrarsi}',
      'costruire il mio bot',
    ],
  },
  builderHow: {
    chip: 'Come pubblico un flusso?',
    answer:
      'Si salva il flusso e lo si attiva: riceve un link e un frammento di codice per le proprie pagine. Le versioni restano, quindi si può tornare indietro; i flussi si esportano e importano come file. Si conservano le ultime {versions} versioni di ogni flusso.',
    asks: [
      '{come|dove|posso|come posso} {pubblicare|attivare|esportare|importare|salvare|condividere|eliminare|ripristinare|copiare} {un flusso|il mio flusso|il flow|una versione precedente}',
      '{pubblicare flusso|esportare flusso|importare flusso|versioni del flusso|attivare flusso|salvare flusso}',
      '{il mio flusso|il flusso|il flow} {è sparito|non funziona|dà errore|si è perso}',
      'dove {sono|trovo} i miei flussi',
      'come {pubblico|salvo|condivido|esporto} {un flusso|il flusso}',
      '{tornare a una versione vecchia|pubblicare|esportare|importare|annullare modifica}',
    ],
  },
  blog: {
    chip: 'Che cosa c’è nel blog?',
    answer:
      'Articoli su che cosa capiscono i chatbot, i conti del risparmio, che cosa chiedono i clienti, progettare flussi, collegare sistemi in sicurezza, l’obbligo di trasparenza dell’AI Act europeo, le prime quattro settimane e le molte lingue. Sono alla voce Blog, con ricerca e categorie.',
    asks: [
      '{avete|c’è|dov’è|cosa c’è nel|dove trovo} {un blog|il blog|vostro blog|articoli|qualcosa da leggere|gli articoli}',
      '{blog|articoli|novità|letture|guide|post}',
      '{di cosa parla il blog|quali temi tratta il blog|cosa posso leggere|c’è qualcosa di nuovo da leggere}',
      '{un articolo|avete un articolo|qualcosa da leggere} su {chatbot|risparmio|domande dei clienti|ai act|progettazione dei flussi|prime settimane}',
      '{mi consigli|cerco|vorrei leggere} {un articolo|un approfondimento|qualche post}',
      '{articolo sull’ai act|cosa scrivete sulla legge europea sull’ia|qualcosa da leggere}',
      'avete {articoli|qualcosa da leggere} su {IA|risparmio|chatbot}',
      'leggere di più',
    ],
  },
  newsletter: {
    chip: 'Avete una newsletter?',
    answer:
      'Sì: basta inserire l’indirizzo in fondo a qualsiasi pagina. Lo usiamo solo per la newsletter; per uscirne, ci scriva e lo cancelliamo. Esce una volta al mese; può iscriversi anche scrivendo a {email}.',
    asks: [
      '{avete|c’è|come ricevo|dove mi iscrivo a|voglio} {una newsletter|la newsletter|la vostra newsletter|un notiziario}',
      '{newsletter|iscrizione newsletter|mailing list|notiziario|aggiornamenti via mail}',
      '{come|voglio|dove} {cancellarmi dalla newsletter|disiscrivermi|non ricevere più mail|uscire dalla lista|annullare la newsletter}',
      '{ogni quanto|quando|con che frequenza} {esce la newsletter|mandate la newsletter|arriva la newsletter|mandate mail}',
      '{basta mail|troppe mail|smettete di scrivermi|disiscrizione|toglietemi dalla lista|non voglio più mail}',
      'mi {iscrivo alla|tolgo dalla} newsletter',
      '{mandate tante mail|newsletter mensile}',
      '{frequenza della newsletter|newsletter mensile|ogni quanto arriva la newsletter|ogni quanto mandate la newsletter|newsletter mensile o settimanale|iscriversi senza script}',
      'come {ricevo|fermo} {le vostre mail|gli invii}',
      '{disiscrivermi|ogni quanto mandate|iscriversi alle novità}',
    ],
  },
  account: {
    chip: 'Serve un account?',
    answer:
      'No. Chat, modelli, calcolatore, percorso formativo e flow builder funzionano senza account. Su questo sito non c’è un’area clienti.',
    asks: [
      '{serve|devo avere|bisogna avere|mi serve|devo fare} {un account|una registrazione|un login|un profilo|un utente} {per usarlo|qui|}',
      '{dove|come} {accedo|mi registro|faccio il login|creo un account|entro nel mio account}',
      '{login|account|registrazione|password dimenticata|area clienti|accedi|credenziali}',
      '{ho dimenticato|ho perso|reimpostare} {la password|le credenziali|la mia password}',
      'devo {registrarmi|iscrivermi al sito|loggarmi}',
      '{devo registrarmi per il flow builder|senza registrazione}',
      'bisogna {creare un account|registrarsi|fare login}',
      'password',
    ],
  },
  offline: {
    chip: 'E senza connessione?',
    answer:
      'Le pagine già visitate si aprono senza connessione, e un modulo inviato offline aspetta nel browser e parte da solo entro un giorno.',
    asks: [
      '{funziona|si apre|va|si può usare} {il sito|la pagina|il portale} {offline|senza internet|senza connessione|senza campo|in treno}',
      '{offline|senza internet|senza connessione|non c’è campo|cade la linea|assenza di rete}',
      '{cosa succede se|perdo il messaggio se|il messaggio si perde se} {cade internet|salta la connessione|non c’è rete|va via il wifi}',
      '{perdo|si perde} {il messaggio|il modulo|quello che ho scritto} {senza connessione|se cade la linea|}',
      '{la connessione|internet|la rete} {è caduta|non va|è saltata} {durante l’invio|}',
      'il sito va senza {internet|campo|connessione}',
      '{caduta la linea mentre inviavo|rete scarsa}',
    ],
  },
  roiShare: {
    chip: 'Da dove viene il 40 % di risparmio?',
    answer:
      'Il {roiShare} del calcolatore di risparmio è un’ipotesi (assunzione) per pianificare, non un dato misurato: la parte del tempo speso per le domande dei clienti che un bot può chiudere da solo. In alcune caselle è di più, in altre la metà. Ordini le ultime duecento conversazioni e avrà la Sua quota; il nostro blog mostra come.',
    asks: [
      '{da dove viene|chi ha deciso|perché|come fate a dire} {il 40 per cento|il 40%|il 40 %|sto 40 per cento|proprio il 40} {del calcolatore|del risparmio|}',
      '{è|sarebbe} {realistico|una stima|un’ipotesi|inventato|misurato} {il 40 per cento|il 40% del calcolatore|il risparmio calcolato}',
      '{40 per cento|ipotesi del risparmio|quota automatizzata|che parte delle domande chiude un bot|il 40 del calcolatore chi l’ha deciso|percentuale del calcolatore roi}',
      '{da dove viene il 40% del calcolatore di risparmio|quel 40 per cento è inventato}',
    ],
  },
  flowLimits: {
    chip: 'Quanti flussi posso tenere e per quanto?',
    answer:
      'Uno spazio di lavoro contiene fino a {flows} flussi di al massimo {nodes} nodi; si conservano le ultime {versions} versioni di un flusso. Viene eliminato {retentionDays} giorni dopo l’ultimo uso. L’esportazione scarica tutti i flussi in un file JSON, che l’importazione rilegge in qualsiasi browser.',
    asks: [
      '{quanti nodi per flusso|quanti flussi posso fare|limiti del flow builder|quante versioni vengono tenute}',
      '{massimo|quanti|limite di|numero massimo di} {nodi per flusso|nodi|flussi|flussi per spazio|flussi posso creare|nodi in un flusso}',
      '{quanto dura|quando scade|durata|quando viene cancellato} {lo spazio di lavoro|il workspace|il mio spazio|spazio di lavoro flow builder}',
      '{quante|numero di} {versioni|revisioni|versioni vecchie} {si conservano|tenete|salvate|}',
      '{per quanto tempo|fino a quando|quanti giorni} {restano i miei flussi|tenete i miei flussi|si conservano i flussi}',
      '{limiti dello spazio di lavoro|esportare tutto come file|esportare in json|portare i flussi su un altro computer|quanti flussi gratis}',
      'quanti {nodi|flussi|blocchi} al massimo',
      '{quando si cancella il mio spazio|quanto durano i miei flussi}',
    ],
  },
  nodeTypes: {
    chip: 'Quali tipi di nodo ci sono?',
    answer:
      'I sei tipi di base sono inizio, testo, risposta rapida (domanda con pulsanti), condizione, azione (raccoglie un’e-mail o un telefono, chiede un appuntamento, avvisa un altro sistema) e chiamata API. Ci sono anche valutazione, imposta variabile, divisione A/B, salto, passaggio a una persona e fine.',
    asks: [
      '{che tipi di nodi ci sono|che blocchi ci sono}',
      '{quali|quanti|che} {tipi di nodo|tipi di nodi sono|tipi di blocco|blocchi|nodi diversi} {ci sono|esistono|ha il flow builder|posso usare|avete}',
      '{cosa fa|cos’è} {il nodo condizione|il nodo azione|la risposta rapida|la chiamata api|il nodo di inizio}',
      '{tipi di nodo|blocchi del flow builder|nodo condizione|nodo risposta rapida}',
      'che tipi di {nodi|blocchi}',
      '{genere di nodi|elenco blocchi}',
    ],
  },
  help: {
    chip: 'Dov’è la documentazione?',
    answer:
      'Ci porta il piè di pagina: «Help Center» è il nostro blog, «Documentation» l’articolo sul Flow Builder, «API Reference» quello sul collegamento dei sistemi. Per il resto scriva a {supportEmail}.',
    asks: [
      '{dov’è|avete|c’è|dove trovo} {la documentazione|un centro assistenza|il manuale|una guida|le faq|le istruzioni|una knowledge base}',
      '{documentazione|centro assistenza|manuale|guida utente|pagina faq|pagina di aiuto|istruzioni}',
      '{mail del|come contatto il|dove scrivo al} {supporto tecnico|team di assistenza|servizio tecnico}',
      "{documentazione per favore|dov'è il manuale|istruzioni per l'uso}",
    ],
  },
};
