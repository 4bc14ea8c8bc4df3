import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: 'È sicuro?',
    answer:
      'La sicurezza fa parte di ogni piano: {badges}. I dati sono cifrati in transito e a riposo, e i dati personali vengono esportati o cancellati su richiesta. {enterprise} aggiunge SSO, hosting presso di voi e sicurezza avanzata. Dettagli: {email}.',
  },
  hipaa: {
    chip: 'Siete pronti per HIPAA?',
    answer:
      'La predisposizione HIPAA viene con {professional}. Il bot non dà mai consigli medici; ciò che è medico lo passa al personale. Per accordi e dettagli scriva a {email}.',
  },
  gdpr: {
    chip: 'Siete conformi al GDPR?',
    answer:
      'Sì, pronti per il GDPR: i dati personali si possono vedere, correggere, esportare e cancellare su richiesta, sono cifrati in transito e a riposo, e ai visitatori si dice che cosa viene conservato. Per un accordo sul trattamento dei dati scriva a {privacyEmail}.',
  },
  iso: {
    chip: 'Siete certificati ISO 27001?',
    answer: 'I nostri distintivi sono {badges}. Per certificati e ambito chieda al nostro team: {email}.',
  },
  encryption: {
    chip: 'I miei dati sono cifrati?',
    answer: 'Sì. I dati sono cifrati in transito (TLS) e a riposo.',
  },
  dataLocation: {
    chip: 'Dove si trovano i dati?',
    answer:
      'Il sito non nomina né un Paese né un data center. Con {enterprise} i dati possono restare nella propria infrastruttura o in sede; dove stanno con gli altri piani lo dice il nostro team: {privacyEmail}.',
  },
  modelTraining: {
    chip: 'I nostri dati addestrano un’IA?',
    answer:
      'Da nessuna parte sul sito c’è scritto che le conversazioni addestrino un modello, e l’addestramento avanzato sui documenti avviene solo se lo ordina Lei. Dove risponde un modello di IA di un altro fornitore, riceve il messaggio e l’ultima parte della conversazione. Per una garanzia scritta chieda a {privacyEmail}.',
  },
  erasure: {
    chip: 'Posso far cancellare i miei dati?',
    answer:
      'Sì. Può vedere, correggere, portare via o far cancellare tutto ciò che abbiamo su di Lei: basta un messaggio a {privacyEmail}, e vale per ogni modulo mai inviato con quell’indirizzo.',
  },
  visitorData: {
    chip: 'Che cosa salvate su di me?',
    answer:
      'Qui nessuno La osserva: niente pubblicità, niente servizi di analisi, niente script di altre aziende. Ciò che fa resta nel browser finché non ci manda un modulo; solo ciò che dice in questa chat si conserva sul nostro server, dal primo messaggio e per {retentionDays} giorni, e può cancellarlo qui quando vuole. Due cookie con un numero casuale, impostati solo se servono, tengono Suoi la chat, i «mi piace» e i flussi. La pagina sulla privacy dice tutto.',
  },
  cardNumbers: {
    chip: 'E i numeri di carta in chat?',
    answer:
      'I numeri di carta, di conto e di documento vengono mascherati prima di salvare o inoltrare qualsiasi cosa, quindi qui nessuno deve scriverli.',
  },
  sso: {
    chip: 'C’è il single sign-on?',
    answer: 'Il single sign-on (SSO) viene con {enterprise}.',
  },
  onPremises: {
    chip: 'Si può ospitare sui nostri server?',
    answer: 'Sì, l’hosting presso di voi viene con {enterprise}; il prezzo è su misura.',
  },
  dedicated: {
    chip: 'C’è un’infrastruttura dedicata?',
    answer:
      'Un’infrastruttura dedicata, solo per Lei, viene con {enterprise}, insieme all’assistenza dedicata.',
  },
  sla: {
    chip: 'Offrite uno SLA?',
    answer: 'Uno SLA viene con {enterprise}. Per tutti i piani indichiamo una disponibilità del {uptime}.',
  },
  responsible: {
    chip: 'Chi è responsabile dei dati?',
    answer:
      '{legalName} è responsabile di questo sito e dei suoi dati. Il sito non nomina un responsabile della protezione dei dati (DPO); per tutto ciò che riguarda la privacy scriva a {privacyEmail}.',
  },
  tracking: {
    chip: 'Mi tracciate o mostrate pubblicità?',
    answer:
      'No. Qui non ci sono pubblicità, servizi di analisi, tracciamento né script di altre aziende. Due cookie con un numero casuale e senza nome si impostano solo se servono: uno per i «mi piace» e i flussi, uno per la chat. Gli indirizzi di rete servono per poco tempo a tenere fuori gli attacchi e non finiscono nei log.',
  },
  chatKept: {
    chip: 'Per quanto si conserva questa chat?',
    answer:
      'Questa conversazione si conserva {retentionDays} giorni dal Suo primo messaggio, per vedere che cosa è stato chiesto e intervenire se desidera una persona. «Elimina questa conversazione» nella chat la cancella subito ovunque; se ha inviato un modulo, appartiene alla richiesta e si cancella con essa: {privacyEmail}.',
  },
  formData: {
    chip: 'Che cosa si invia con un modulo?',
    answer:
      'Con un modulo partono ciò che ha scritto e ciò che ci aiuta a rispondere: la pagina da cui scrive, il sito o la campagna da cui arriva, il modello, il piano e le impostazioni del calcolatore che ha guardato, i progressi e la stima del risparmio, un flusso allegato e la chat avuta qui. Senza modulo non si invia nulla. Lo conserviamo finché lavoriamo alla richiesta e lo cancelliamo quando lo chiede: {privacyEmail}.',
  },
  aiProvider: {
    chip: 'Un altro fornitore di IA legge la chat?',
    answer:
      'Dove risponde un modello di IA di un altro fornitore, riceve il Suo messaggio e l’ultima parte della conversazione, senza nome né indirizzo a meno che non li abbia scritti Lei. I numeri di carta e di conto vengono oscurati prima.',
  },
  aiAct: {
    chip: 'Un bot deve dire di esserlo?',
    answer:
      'L’articolo 50 del Regolamento europeo sull’IA (AI Act) chiede che le persone siano informate di avere a che fare con un sistema di IA, salvo che sia evidente; secondo il suo calendario, dal 2 agosto 2026. Consigliamo di dirlo nel primo messaggio, nella lingua della conversazione e di nuovo quando subentra una persona. Il nostro blog lo spiega; non è una consulenza legale.',
  },
};
