import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: 'Che cosa offrite?',
    answer:
      '{brand} crea chatbot con IA per le aziende: bot per l’assistenza clienti, automazione delle vendite e integrazioni su misura. Rispondono a tutte le ore in {languages} lingue, passano al team quando conta, e una prima versione funziona entro {firstHours} ore.',
  },
  support: {
    chip: 'Che cosa fa un bot di assistenza?',
    answer:
      'Un bot di assistenza clienti risponde a ciò che si chiede ogni giorno, consulta ordini e appuntamenti e passa a una persona con tutta la conversazione allegata.',
  },
  sales: {
    chip: 'Come aiuta a vendere?',
    answer:
      'L’automazione delle vendite accoglie i visitatori, scopre di che cosa hanno bisogno, li qualifica secondo le Sue regole e mette l’incontro in calendario.',
  },
  customWork: {
    chip: 'Che cosa sono le integrazioni su misura?',
    answer:
      'Colleghiamo la conversazione al negozio, alle schede clienti, al sistema di ticket o al software proprio. Un’integrazione su misura costa {integrationPrice} una tantum.',
  },
  integrations: {
    chip: 'A quali sistemi si collega?',
    answer:
      'I bot si collegano a {integrations}, al sito e ad altri sistemi tramite la loro API: negozio, schede clienti, ticket, calendario. {starter} comprende {starterIntegrations} integrazioni (Slack, e-mail, web), {professional} tutte quelle che servono; il collegamento a un sistema proprio costa {integrationPrice} una tantum.',
  },
  whatsapp: {
    chip: 'Funziona con WhatsApp?',
    answer:
      'Sì, WhatsApp è uno dei canali a cui si collegano i nostri bot: i clienti scrivono dove scrivono sempre, e il bot risponde lì. {starter} comprende {starterIntegrations} integrazioni (Slack, Email, Web), {professional} quante ne servono.',
  },
  slack: {
    chip: 'Funziona con Slack?',
    answer: 'Sì. Slack è compreso da {starter} in su, insieme all’e-mail e al sito.',
  },
  shopify: {
    chip: 'Funziona con Shopify?',
    answer:
      'Sì, i nostri bot si collegano a Shopify: controllano ordini, consigliano prodotti e rispondono prima del pagamento. Altri sistemi di negozio (WooCommerce, Magento, PrestaShop) si collegano tramite la loro API.',
  },
  website: {
    chip: 'Come lo metto sul mio sito?',
    answer:
      'Il canale web fa parte di ogni piano: un breve frammento di codice va nelle pagine, comunque siano fatte (WordPress, Wix, codice proprio), e lì appare la chat. Aiutiamo noi quando si prepara la prima versione.',
  },
  crm: {
    chip: 'Si collega al nostro CRM?',
    answer:
      'Sì: i bot si collegano a schede clienti come quelle di Salesforce o HubSpot tramite la loro API. {professional} comprende tutte le integrazioni che servono; un sistema proprio è un’integrazione su misura ({integrationPrice} una tantum).',
  },
  api: {
    chip: 'Avete un’API?',
    answer:
      'I bot parlano con altri sistemi tramite API e webhook: il flow builder ha passi che chiamano un indirizzo Suo e usano la risposta. Per un collegamento più profondo facciamo un’integrazione su misura ({integrationPrice} una tantum).',
  },
  channels: {
    chip: 'Quali canali ci sono?',
    answer:
      'I canali che nominiamo sono il sito, WhatsApp, Slack, e-mail e Shopify. Altri (Instagram, Messenger, Telegram, Teams, SMS) si collegano tramite la loro API, se ce l’hanno; bot telefonici o vocali il sito non li offre. Chieda al nostro team del Suo canale.',
  },
  languages: {
    chip: 'Quali lingue parlano i bot?',
    answer:
      'I nostri bot parlano {languages} lingue, comprese scritture da destra a sinistra come arabo ed ebraico. {starter} viene con una lingua, {professional} con più lingue; una lingua aggiuntiva costa {languagePrice} al mese.',
  },
  languageSwitch: {
    chip: 'Il bot cambia lingua da solo?',
    answer:
      'Sì. Il bot risponde nella lingua in cui gli si scrive e cambia insieme al cliente, anche a metà conversazione.',
  },
  models: {
    chip: 'Quali modelli di IA usate?',
    answer:
      'Il modello lo sceglie Lei: GPT-3.5 Turbo (veloce ed economico, {starter}), Claude 3 Sonnet (equilibrato, {professional}) o Claude 3 Opus (per ragionamenti complessi, {enterprise}). Così non si paga di default un modello premium per ogni risposta.',
  },
  analytics: {
    chip: 'Quali statistiche ho?',
    answer:
      'Si vede in tempo reale che cosa viene chiesto e come finiscono le conversazioni: {starter} ha statistiche di base, {professional} avanzate con test A/B. Nel flow builder ogni flusso mostra sessioni, completamenti e durata.',
  },
  helpHours: {
    chip: 'Che assistenza abbiamo?',
    answer:
      '{starter} ha assistenza via e-mail, {professional} assistenza prioritaria 24 ore su 24, {enterprise} assistenza dedicata con SLA. L’assistenza è a {supportEmail}.',
  },
  abTesting: {
    chip: 'Posso fare test A/B?',
    answer:
      'I test A/B vengono con {professional}: si provano due testi o flussi e si tiene quello che funziona meglio.',
  },
  workflows: {
    chip: 'Che cosa sono i flussi personalizzati?',
    answer:
      'I flussi di lavoro personalizzati vengono con {professional}: passi, condizioni e azioni propri, dal chiedere un indirizzo e-mail al chiamare un altro sistema. Si disegnano nel flow builder, da provare qui senza account.',
  },
  branding: {
    chip: 'Può avere la nostra grafica?',
    answer: 'Sì, il proprio marchio fa parte di ogni piano, da {starter} in su: il nome, i colori, il tono.',
  },
  handover: {
    chip: 'Il bot passa a una persona?',
    answer:
      'Sì. Ciò a cui il bot non sa rispondere va a una persona del Suo team con tutto quello che è già stato detto, così nessuno deve ripetersi. Quando succede lo decide Lei.',
  },
  ownData: {
    chip: 'Impara dai nostri documenti?',
    answer:
      'Sì. L’addestramento avanzato ({trainingPrice} una tantum) insegna al bot i documenti e le conversazioni passate; prezzi, orari e regole vengono dai Suoi sistemi, così la risposta è la Sua e non una supposizione.',
  },
  accuracy: {
    chip: 'Le risposte sono affidabili?',
    answer:
      'Un modello linguistico prevede parole, quindi i fatti devono venire dai Suoi dati: i nostri bot rispondono con ciò che hanno ricevuto e passano a una persona ciò che non sanno, invece di inventarlo. Ogni flusso si può provare prima di pubblicarlo.',
  },
  speed: {
    chip: 'Quanto è veloce il bot?',
    answer:
      'La piattaforma risponde in meno di 200 millisecondi; i clienti hanno una risposta subito, a ogni ora.',
  },
  uptime: {
    chip: 'Il servizio è affidabile?',
    answer:
      'Promettiamo una disponibilità del {uptime}, a ogni ora. {enterprise} aggiunge uno SLA che la mette nel contratto.',
  },
  deploy: {
    chip: 'In quanto tempo possiamo partire?',
    answer:
      'Una prima versione è pronta entro {firstHours} ore; adattarla all’azienda richiede da {daysFrom} a {daysTo} giorni, secondo il settore.',
  },
  process: {
    chip: 'Come funziona, passo per passo?',
    answer:
      'Lei scrive in poche righe che cosa chiedono i clienti; noi guardiamo il sito e le domande e torniamo entro {hours} ore con un primo piano e un prezzo. Una prima versione funziona entro {firstHours} ore, poi la adattiamo in {daysFrom}–{daysTo} giorni e Lei la prova prima che vada online.',
  },
  noCode: {
    chip: 'Servono programmatori?',
    answer:
      'No. Le conversazioni si disegnano senza codice in un flow builder visuale e i modelli danno un punto di partenza; con il servizio interamente gestito facciamo tutto noi.',
  },
  maintenance: {
    chip: 'Chi cura il bot?',
    answer:
      'Con un piano piattaforma testi e flussi li cambia Lei, quando vuole e senza codice. Con il servizio interamente gestito manteniamo e miglioriamo il bot noi; lo sviluppo è disponibile 24 ore su 24 quando c’è da fare qualcosa di tecnico.',
  },
  scale: {
    chip: 'Regge tanti visitatori?',
    answer:
      'Sì. La piattaforma è serverless: cresce con il numero di conversazioni, picchi compresi, e costa poco quando nessuno parla. {enterprise} non ha limiti di messaggi.',
  },
  tasks: {
    chip: 'Prende appuntamenti e ordini?',
    answer:
      'Sì. Un bot può prendere appuntamenti, prenotazioni e ordini, controllare un ordine, gestire un reso, inviare promemoria, raccogliere contatti e chiamare altri sistemi; il flow builder ha passi per ciascuno. I bot dimostrativi dei nostri modelli lo mostrano.',
  },
  afterHours: {
    chip: 'Funziona anche di notte?',
    answer: 'Sì, il bot risponde a tutte le ore: di notte, nel fine settimana e nei festivi.',
  },
  rightToLeft: {
    chip: 'Funziona da destra a sinistra?',
    answer:
      'Sì. In arabo e in ebraico questa chat e i nostri bot vanno da destra a sinistra, finestra compresa; non c’è nulla da impostare.',
  },
};
