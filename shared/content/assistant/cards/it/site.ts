import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: 'Quanto ci farebbe risparmiare un bot?',
    answer:
      'Il calcolatore di ROI nel percorso formativo calcola: persone × tariffa oraria × ore al giorno × {roiShare}, 22 giorni lavorativi al mese. Dieci persone a 25 $ e due ore al giorno risparmiano circa {roiMonthly} al mese, {roiYearly} all’anno. Lì si possono inserire le proprie cifre.',
  },
  calculator: {
    chip: 'C’è un calcolatore dei prezzi?',
    answer:
      'Sì, nella pagina dei prezzi: si impostano i messaggi (da 1.000 a 100.000 al mese) e il modello, e si vedono subito piano e prezzo, con un dettaglio da condividere come link.',
  },
  competitors: {
    chip: 'E rispetto a Intercom?',
    answer:
      'A parità di condizioni, solo piattaforma e messaggi, con 25.000 messaggi al mese la nostra stima è {oursAt25k} contro {intercomAt25k} di Intercom, {driftAt25k} di Drift e {zendeskAt25k} di Zendesk: il {savingPercent} % in meno di Intercom. Le stime sono nostre, al {estimatesDate}; il dettaglio nella pagina dei prezzi mostra base e tariffa di ciascuno.',
  },
  saving: {
    chip: 'Da dove viene il 67 %?',
    answer:
      'Il {savingPercent} % è la nostra stima rispetto a Intercom con 25.000 messaggi al mese: {intercomAt25k} da loro, {oursAt25k} da noi, solo piattaforma e messaggi. Il dettaglio dei costi nella pagina dei prezzi mostra le somme.',
  },
  learning: {
    chip: 'Che cos’è il percorso formativo?',
    answer:
      'Cinque passi brevi (benvenuto, settori, una demo, il calcolatore di ROI, piani) che mostrano che cosa può fare un chatbot. Si raccolgono punti e traguardi e si esce con una cifra che regge in una riunione di budget. I progressi restano nel browser.',
  },
  points: {
    chip: 'A che cosa servono i punti?',
    answer:
      'I punti mostrano a che punto si è nel percorso formativo: i passi valgono da 50 a 125, i traguardi fino a 500, e il livello sale con loro. Servono per divertirsi e imparare; non comprano nulla.',
  },
  tour: {
    chip: 'C’è una visita guidata?',
    answer:
      'Sì, un breve giro in sei tappe della pagina: benvenuto, servizi, modelli, chatbot, prezzi e contatti. Si avvia dal percorso formativo e si può saltare in ogni momento.',
  },
  demo: {
    chip: 'Posso vedere una demo?',
    answer:
      'Sì, in tre modi: la piccola demo sulla pagina, i bot dimostrativi dei nostri {templates} modelli nella galleria e una consulenza gratuita con una persona che ne mostra uno per la Sua azienda.',
  },
  builder: {
    chip: 'Che cos’è il flow builder?',
    answer:
      'Un editor visuale per conversazioni: si mettono messaggi, domande con pulsanti, condizioni, azioni e chiamate ad altri sistemi su una superficie, si collegano, si prova il flusso accanto e lo si mette online. È aperto qui alla voce Flow Builder, senza account, e volendo parte da un modello. Uno spazio di lavoro contiene fino a {flows} flussi di al massimo {nodes} nodi ciascuno e viene cancellato {retentionDays} giorni dopo l’ultimo uso. Si conservano le ultime {versions} versioni di ogni flusso.',
  },
  builderHow: {
    chip: 'Come pubblico un flusso?',
    answer:
      'Si salva il flusso e lo si attiva: riceve un link e un frammento di codice per le proprie pagine. Le versioni restano, quindi si può tornare indietro; i flussi si esportano e importano come file. Si conservano le ultime {versions} versioni di ogni flusso.',
  },
  blog: {
    chip: 'Che cosa c’è nel blog?',
    answer:
      'Articoli su che cosa capiscono i chatbot, i conti del risparmio, che cosa chiedono i clienti, progettare flussi, collegare sistemi in sicurezza, l’obbligo di trasparenza dell’AI Act europeo, le prime quattro settimane e le molte lingue. Sono alla voce Blog, con ricerca e categorie.',
  },
  newsletter: {
    chip: 'Avete una newsletter?',
    answer:
      'Sì: basta inserire l’indirizzo in fondo a qualsiasi pagina. Lo usiamo solo per la newsletter; per uscirne, ci scriva e lo cancelliamo. Esce una volta al mese; può iscriversi anche scrivendo a {email}.',
  },
  account: {
    chip: 'Serve un account?',
    answer:
      'No. Chat, modelli, calcolatore, percorso formativo e flow builder funzionano senza account. Su questo sito non c’è un’area clienti.',
  },
  offline: {
    chip: 'E senza connessione?',
    answer:
      'Le pagine già visitate si aprono senza connessione, e un modulo inviato offline aspetta nel browser e parte da solo entro un giorno.',
  },
  roiShare: {
    chip: 'Da dove viene il 40 % di risparmio?',
    answer:
      'Il {roiShare} del calcolatore di risparmio è un’ipotesi (assunzione) per pianificare, non un dato misurato: la parte del tempo speso per le domande dei clienti che un bot può chiudere da solo. In alcune caselle è di più, in altre la metà. Ordini le ultime duecento conversazioni e avrà la Sua quota; il nostro blog mostra come.',
  },
  flowLimits: {
    chip: 'Quanti flussi posso tenere e per quanto?',
    answer:
      'Uno spazio di lavoro contiene fino a {flows} flussi di al massimo {nodes} nodi; si conservano le ultime {versions} versioni di un flusso. Viene eliminato {retentionDays} giorni dopo l’ultimo uso. L’esportazione scarica tutti i flussi in un file JSON, che l’importazione rilegge in qualsiasi browser.',
  },
  nodeTypes: {
    chip: 'Quali tipi di nodo ci sono?',
    answer:
      'I sei tipi di base sono inizio, testo, risposta rapida (domanda con pulsanti), condizione, azione (raccoglie un’e-mail o un telefono, chiede un appuntamento, avvisa un altro sistema) e chiamata API. Ci sono anche valutazione, imposta variabile, divisione A/B, salto, passaggio a una persona e fine.',
  },
  help: {
    chip: 'Dov’è la documentazione?',
    answer:
      'Ci porta il piè di pagina: «Help Center» è il nostro blog, «Documentation» l’articolo sul Flow Builder, «API Reference» quello sul collegamento dei sistemi. Per il resto scriva a {supportEmail}.',
  },
};
