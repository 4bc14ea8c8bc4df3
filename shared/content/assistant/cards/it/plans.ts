import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'Quanto costa un chatbot?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nNessun piano ha costi di attivazione.',
  },
  starter: {
    chip: 'Che cosa comprende Starter?',
    answer:
      'Il piano piattaforma {starter} costa {starterPrice} al mese con GPT-3.5 Turbo: {starterMessages} messaggi al mese, {starterIntegrations} integrazioni (Slack, e-mail, web), statistiche di base, assistenza via e-mail e il proprio marchio, in una sola lingua. È adatto a una piccola azienda con un sito e un team.',
  },
  professional: {
    chip: 'Che cosa comprende Professional?',
    answer:
      'Il piano piattaforma {professional} costa {professionalPrice} al mese a tariffa base: {professionalMessages} messaggi al mese, integrazioni illimitate, statistiche avanzate, assistenza prioritaria 24 ore su 24, Claude 3 Sonnet a scelta ({sonnetProfessional} in tal caso), predisposizione HIPAA, più lingue, test A/B e flussi di lavoro personalizzati. È il nostro piano più richiesto.',
  },
  enterprise: {
    chip: 'Che cosa comprende Enterprise?',
    answer:
      'Il piano piattaforma {enterprise} ha un prezzo su misura: messaggi illimitati, infrastruttura dedicata o hosting presso di voi, SSO, Claude 3 Opus, assistenza dedicata, SLA e sicurezza avanzata. Ci dica di che cosa ha bisogno e una persona Le fa un’offerta entro {hours} ore.',
  },
  compare: {
    chip: 'In che cosa differiscono i piani?',
    answer:
      '{starter} ({starterPrice} al mese): {starterMessages} messaggi, {starterIntegrations} integrazioni, una lingua, statistiche di base, assistenza via e-mail.\n{professional} ({professionalPrice} al mese): {professionalMessages} messaggi, integrazioni illimitate, più lingue, statistiche avanzate, test A/B, predisposizione HIPAA, assistenza 24 ore su 24.\n{enterprise} (prezzo su misura): messaggi illimitati, infrastruttura propria, SSO, SLA, assistenza dedicata.',
  },
  whichPlan: {
    chip: 'Quale piano fa per me?',
    answer:
      'Dipende dai messaggi al mese: fino a {starterMessages} basta {starter}, fino a {professionalMessages} è {professional}, oltre {enterprise}. Serve {professional} anche per più lingue, HIPAA o test A/B. Quanti messaggi riceve all’incirca al mese?',
  },
  managed: {
    chip: 'Quanto costa il servizio gestito?',
    answer:
      '{managedPrices}\n\nCon il servizio interamente gestito costruiamo, facciamo funzionare e curiamo il bot al posto Suo.',
  },
  managedOrPlatform: {
    chip: 'Piattaforma o servizio gestito?',
    answer:
      'Con un piano piattaforma (da {starterPrice} al mese) il bot lo gestisce Lei sulla nostra piattaforma. Con il servizio interamente gestito (da {managedStarter} al mese) lo costruiamo, lo facciamo funzionare e lo miglioriamo noi. Il primo si conta in messaggi, il secondo in conversazioni.\n{managedPairs}',
  },
  cheapest: {
    chip: 'Qual è la soluzione più economica?',
    answer:
      'Il più economico è il piano piattaforma {starter} a {starterPrice} al mese per al massimo {starterMessages} messaggi, senza costi di attivazione e senza vincoli lunghi.',
  },
  setupFee: {
    chip: 'Ci sono costi di attivazione?',
    answer:
      'No, nessun costo di attivazione: con ogni piano si paga solo il canone mensile. Solo gli extra, come un’integrazione su misura ({integrationPrice} una tantum) o l’addestramento avanzato ({trainingPrice} una tantum), si pagano una volta.',
  },
  contract: {
    chip: 'C’è un vincolo minimo?',
    answer:
      'Non ci sono contratti lunghi: i piani vanno di mese in mese e si può disdire quando si vuole con {noticeDays} giorni di preavviso.',
  },
  cancel: {
    chip: 'Come si disdice?',
    answer:
      'Si può disdire in qualsiasi momento con {noticeDays} giorni di preavviso; non serve un motivo e non ci sono contratti lunghi. Basta un messaggio a {email}.',
  },
  trial: {
    chip: 'Posso provarlo gratis?',
    answer:
      'Qui si può provare molto senza spese: chattare con i bot dimostrativi dei nostri modelli, costruire un proprio flusso nel flow builder e prenotare una consulenza gratuita. Non pubblicizziamo un piano gratuito né un periodo di prova; visto che non ci sono costi di attivazione e si disdice con {noticeDays} giorni di preavviso, un mese di {starter} ({starterPrice}) è la prova reale più piccola.',
  },
  discount: {
    chip: 'Ci sono sconti?',
    answer:
      'Il sito non indica sconti, né per chi paga l’anno né per start-up o organizzazioni non profit, e non posso prometterne. Chieda al nostro team: {email} o una consulenza gratuita è la strada per un’offerta sul Suo caso.',
  },
  payment: {
    chip: 'Come si paga?',
    answer:
      'I prezzi sono in dollari statunitensi e si pagano al mese. Il sito non dice quali metodi di pagamento o fatture ci siano, né se si aggiungano imposte; il nostro team lo concorda con Lei prima di cominciare: {email}.',
  },
  overage: {
    chip: 'E se supero i messaggi?',
    answer:
      'Non si ferma nulla: nei mesi intensi le conversazioni aggiuntive costano {conversationPrice} l’una, con qualsiasi piano. Se succede ogni mese, di solito conviene il piano successivo.',
  },
  addOns: {
    chip: 'Quali extra ci sono?',
    answer:
      'Extra per qualsiasi piano:\n- lingua aggiuntiva: {languagePrice} al mese\n- conversazioni aggiuntive: {conversationPrice} l’una\n- integrazione su misura: {integrationPrice} una tantum\n- addestramento avanzato: {trainingPrice} una tantum',
  },
  addLanguage: {
    chip: 'Quanto costa un’altra lingua?',
    answer:
      'Una lingua aggiuntiva per il bot costa {languagePrice} al mese, scritta e controllata. {professional} ed {enterprise} parlano più lingue; {starter} ne parla una.',
  },
  addIntegration: {
    chip: 'Quanto costa un’integrazione su misura?',
    answer:
      'Un’integrazione su misura, cioè il collegamento a un sistema proprio, costa {integrationPrice} una tantum. {starter} comprende {starterIntegrations} integrazioni standard, {professional} tutte quelle che servono.',
  },
  addTraining: {
    chip: 'Che cos’è l’addestramento avanzato?',
    answer:
      'L’addestramento avanzato costa {trainingPrice} una tantum: addestriamo il bot sui Suoi documenti e sulle conversazioni passate.',
  },
  switchPlan: {
    chip: 'Posso cambiare piano?',
    answer:
      'Sì. I piani vanno di mese in mese, quindi si può passare a uno più grande o più piccolo quando cambiano i messaggi; basta dirlo al nostro team a {email}, che fa il cambio insieme a Lei.',
  },
  refund: {
    chip: 'Fate rimborsi?',
    answer:
      'Il sito non promette rimborsi né una garanzia «soddisfatti o rimborsati», quindi non posso farlo nemmeno io. Vale questo: niente costi di attivazione, niente contratti lunghi, disdetta con {noticeDays} giorni di preavviso. Per il resto scriva a {email}.',
  },
  messageCount: {
    chip: 'Che cosa conta come messaggio?',
    answer:
      'I piani piattaforma si contano in messaggi al mese, il servizio gestito in conversazioni; una conversazione ha di solito più messaggi. Il sito non lo definisce oltre: chieda al nostro team a {email} come si conterebbe il Suo caso.',
  },
  seats: {
    chip: 'Si paga per utente?',
    answer:
      'No, non ci sono licenze per utente: tutto il team può entrare. Il prezzo segue i messaggi, mai il numero di colleghi.',
  },
  custom: {
    chip: 'E oltre i 50.000 messaggi?',
    answer:
      'Oltre {professionalMessages} messaggi al mese il prezzo è su misura: il calcolatore mostra all’incirca quanto sarebbe, e per più di 100.000 messaggi o un’infrastruttura propria il nostro reparto commerciale fa un’offerta entro {hours} ore.',
  },
  modelPrices: {
    chip: 'Quanto costano i modelli migliori?',
    answer:
      'Il modello cambia il prezzo: {starter} costa {starterPrice} con GPT-3.5 Turbo, {sonnetStarter} con Claude 3 Sonnet e {opusStarter} con Claude 3 Opus; {professional} costa {professionalPrice}, {sonnetProfessional} e {opusProfessional}. Il calcolatore nella pagina dei prezzi lo mostra per il Suo volume.',
  },
  perThousand: {
    chip: 'Quanto costano 1.000 messaggi?',
    answer:
      'Usati per intero, 1.000 messaggi costano {starterThousand} con {starter} e {professionalThousand} con {professional}. Il calcolatore nella pagina dei prezzi lo mostra per il Suo volume e il Suo modello.',
  },
  integrationCount: {
    chip: 'Quante integrazioni per piano?',
    answer:
      '{starter} include {starterIntegrations} integrazioni (Slack, Email, Web), {professional} integrazioni illimitate. Collegare un Suo sistema costa {integrationPrice} una tantum.',
  },
};
