import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: 'Che cosa offrite?',
    answer:
      '{brand} crea chatbot con IA per le aziende: bot per l’assistenza clienti, automazione delle vendite e integrazioni su misura. Rispondono a tutte le ore in {languages} lingue, passano al team quando conta, e una prima versione funziona entro {firstHours} ore.',
    asks: [
      '{cosa fate|che cosa offrite|di cosa vi occupate|cosa vendete|cosa sviluppate|che servizi offrite} {voi|esattamente|di preciso|qui|}',
      '{cos’è|mi spieghi|di cosa si tratta|mi parli di|a cosa serve} {parley|questo sito|il vostro prodotto|il vostro servizio|questa azienda in pratica}',
      '{servizi|prodotti|soluzioni|i vostri servizi|chatbot con ia|offerta di servizi|cosa si può comprare qui}',
      '{cerco|ci serve|vorrei|stiamo cercando} {un chatbot|un bot per il sito|un’ia per i clienti|un assistente virtuale|un risponditore automatico}',
      'di cosa vi {occupate|campate}',
      'cosa {vendete|fate} {di preciso|}',
      '{in una frase cosa fate|sono arrivato da google|il vostro prodotto}',
    ],
  },
  support: {
    chip: 'Che cosa fa un bot di assistenza?',
    answer:
      'Un bot di assistenza clienti risponde a ciò che si chiede ogni giorno, consulta ordini e appuntamenti e passa a una persona con tutta la conversazione allegata.',
    asks: [
      '{cosa fa|come funziona|a cosa serve|mi parli di} {un bot di assistenza|un bot per il servizio clienti|il bot di supporto|un bot di customer care}',
      '{assistenza clienti|servizio clienti|customer care|faq|customer service|bot di supporto|helpdesk}',
      '{può|il bot può|riesce a|sa} {rispondere ai clienti|gestire i ticket|rispondere alle domande frequenti|alleggerire l’assistenza|rispondere sempre alle stesse domande|smaltire le mail dei clienti}',
      '{riceviamo|il mio team riceve|ci arrivano} {sempre le stesse domande|centinaia di mail|troppi ticket|richieste ripetitive}',
      '{automatizzare|alleggerire|sgravare} {il servizio clienti|l’assistenza|il centralino}',
      "rispondiamo {sempre alle stesse cose|tutto il giorno dov'è il mio pacco}",
      "alleggerire {la reception|l'assistenza|il centralino}",
      '{ticket|posta che straripa|domande frequenti|clienti che si lamentano}',
    ],
  },
  sales: {
    chip: 'Come aiuta a vendere?',
    answer:
      'L’automazione delle vendite accoglie i visitatori, scopre di che cosa hanno bisogno, li qualifica secondo le Sue regole e mette l’incontro in calendario.',
    asks: [
      '{cos’è|come funziona|cosa fa|mi spieghi} {l’automazione delle vendite|un bot di vendita|il bot commerciale|la lead generation|la qualifica dei contatti}',
      '{vendite|lead|lead generation|contatti commerciali|automazione vendite|bot di vendita|nuovi clienti|più vendite}',
      '{può|il bot può|riesce a|serve per} {generare lead|vendere|qualificare i contatti|aumentare le vendite|trovare clienti|migliorare la conversione|consigliare prodotti}',
      '{voglio|ci servono|vorrei} {più clienti|più lead|più vendite|più conversioni|contatti migliori}',
      '{porta|trova|fa arrivare} {clienti|vendite|contatti}',
      '{scremare gli interessati|fissare incontri di vendita|conversione|vendere di più}',
    ],
  },
  customWork: {
    chip: 'Che cosa sono le integrazioni su misura?',
    answer:
      'Colleghiamo la conversazione al negozio, alle schede clienti, al sistema di ticket o al software proprio. Un’integrazione su misura costa {integrationPrice} una tantum.',
    asks: [
      '{cosa sono|cos’è|mi spieghi|cosa intendete per} {le integrazioni su misura|un’integrazione su misura|lo sviluppo su misura|sviluppo personalizzato}',
      '{integrazioni su misura|sviluppo su misura|soluzione personalizzata|sviluppo personalizzato|bot su misura|su misura}',
      '{potete|fate|sviluppate|riuscite a} {fare qualcosa su misura|un bot solo per noi|funzioni speciali|sviluppare cose particolari|programmare su richiesta}',
      '{collegare|integrare|agganciare} {un nostro sistema|il nostro software interno|il sistema di prenotazione|la nostra intranet|il magazzino|il nostro gestionale}',
      'fate {qualcosa su misura|cose particolari}',
      '{abbiamo un sistema artigianale|sviluppo speciale|soluzione particolare}',
    ],
  },
  integrations: {
    chip: 'A quali sistemi si collega?',
    answer:
      'I bot si collegano a {integrations}, al sito e ad altri sistemi tramite la loro API: negozio, schede clienti, ticket, calendario. {starter} comprende {starterIntegrations} integrazioni (Slack, e-mail, web), {professional} tutte quelle che servono; il collegamento a un sistema proprio costa {integrationPrice} una tantum.',
    asks: [
      '{quali|che|a quali|con quali} {integrazioni|sistemi|programmi|strumenti|applicazioni|piattaforme} {avete|ci sono|si collega|funziona|supportate|sono compatibili}',
      '{si collega|funziona|è compatibile|si integra} con {zendesk|google calendar|outlook|calendly|sap|odoo|teamsystem|i nostri programmi|altri software}',
      '{integrazioni|connettori|integrazione|compatibilità|plugin|collegamenti|può vedere il magazzino|può controllare gli ordini|può leggere il nostro database|può guardare il calendario|il bot può vedere il magazzino|il bot può controllare gli ordini|il bot può leggere il nostro database|il bot può guardare il calendario}',
      '{usiamo|abbiamo|lavoriamo con} {zendesk|outlook|sap|odoo|mailchimp|un sistema di ticket} {funziona|si può collegare|va bene|}',
      'con cosa {si collega|parla|si aggancia}',
      'va con {Outlook|Google Calendar|Teams|Zucchetti|TeamSystem}',
      "può leggere {l'agenda|il magazzino|la cassa}",
      '{Zendesk|compatibile|i nostri programmi|gestionale}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {a quali sistemi si collega|se si integra col nostro software}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {con cosa si collega}',
    ],
  },
  whatsapp: {
    chip: 'Funziona con WhatsApp?',
    answer:
      'Sì, WhatsApp è uno dei canali a cui si collegano i nostri bot: i clienti scrivono dove scrivono sempre, e il bot risponde lì. {starter} comprende {starterIntegrations} integrazioni (Slack, Email, Web), {professional} quante ne servono.',
    asks: [
      '{funziona|va|risponde|si collega|si può usare|è compatibile|gira} {con|su|anche su} {whatsapp|wa|whatsapp business|wapp|whats app}',
      '{whatsapp|whatsapp business|bot whatsapp|wapp|integrazione whatsapp|bot per whatsapp|whats app}',
      '{i miei clienti|i nostri clienti|la gente|tutti} {scrivono su whatsapp|usano whatsapp|mandano messaggi su whatsapp} {può rispondere|funziona lo stesso|}',
      '{voglio|ci serve|vorrei} {un bot su whatsapp|automatizzare whatsapp|risposte automatiche su whatsapp|il bot dentro whatsapp}',
      '{WhatsApp|uozzap|wa|i clienti ci scrivono su whatsapp}',
      '{rispondere su whatsapp|watsap|wazzap}',
    ],
  },
  slack: {
    chip: 'Funziona con Slack?',
    answer: 'Sì. Slack è compreso da {starter} in su, insieme all’e-mail e al sito.',
    asks: [
      '{funziona|si collega|è compatibile|si integra|va|risponde} {con|a|in} {slack|il nostro slack|un canale slack}',
      '{slack|integrazione slack|bot slack|canale slack|slack bot|notifiche slack|collegare slack|slack è compreso|slack è incluso}',
      '{usiamo|il team usa|lavoriamo con} slack {funziona|si può|}',
      '{possiamo|il team può|può} {ricevere avvisi in slack|rispondere da slack|prendere le chat in slack|scrivere su slack|mandare notifiche in slack}',
      '{Slack|slak|avviso in Slack}',
      '{usiamo Slack|canale Slack|notifica su slack}',
    ],
  },
  shopify: {
    chip: 'Funziona con Shopify?',
    answer:
      'Sì, i nostri bot si collegano a Shopify: controllano ordini, consigliano prodotti e rispondono prima del pagamento. Altri sistemi di negozio (WooCommerce, Magento, PrestaShop) si collegano tramite la loro API.',
    asks: [
      '{funziona|si collega|è compatibile|si integra|va} {con|a} {shopify|il mio negozio shopify|woocommerce|prestashop|magento|la nostra piattaforma e-commerce}',
      '{shopify|integrazione shopify|bot shopify|woocommerce|prestashop|magento|app shopify|può vedere gli ordini shopify|può controllare gli ordini del mio shop|può vedere i prodotti su shopify|può leggere il catalogo shopify|il bot può vedere gli ordini shopify|il bot può controllare gli ordini del mio shop|il bot può vedere i prodotti su shopify|il bot può leggere il catalogo shopify}',
      '{ho|abbiamo|il mio negozio è su|usiamo} {shopify|un negozio shopify|prestashop|woocommerce} {funziona|si può collegare|}',
      '{usiamo woocommerce va bene|il negozio è su magento}',
      '{shopify|scopifai} {funziona|va bene|si può}',
      'siamo su {WooCommerce|Magento|Prestashop}',
      '{Shopify|WooCommerce|piattaforma negozio|ordini di shopify}',
    ],
  },
  website: {
    chip: 'Come lo metto sul mio sito?',
    answer:
      'Il canale web fa parte di ogni piano: un breve frammento di codice va nelle pagine, comunque siano fatte (WordPress, Wix, codice proprio), e lì appare la chat. Aiutiamo noi quando si prepara la prima versione.',
    asks: [
      '{come|dove} {metto|installo|inserisco|si mette|aggiungo|integro} {il bot|la chat|il chatbot|il widget} {sul mio sito|sul nostro sito|su wordpress|nella pagina}',
      '{funziona|va|è compatibile} {con|su} {wordpress|wix|joomla|squarespace|il mio sito|qualsiasi sito|webflow}',
      '{wordpress|wix|widget|codice per il sito|snippet|installare sul sito|chat per sito|devo cambiare il sito|devo rifare il sito}',
      '{il mio sito|il nostro sito} {è fatto con wix|è in wordpress|è su squarespace|è fatto a mano} {funziona lo stesso|}',
      'come lo {incollo|metto|infilo} {sul sito|nella pagina|nel blog}',
      '{pezzetto di codice|WordPress|incorporare|Wix}',
      "{il sito è di un'agenzia|bollicina della chat|bisogna rifare il sito}",
    ],
  },
  crm: {
    chip: 'Si collega al nostro CRM?',
    answer:
      'Sì: i bot si collegano a schede clienti come quelle di Salesforce o HubSpot tramite la loro API. {professional} comprende tutte le integrazioni che servono; un sistema proprio è un’integrazione su misura ({integrationPrice} una tantum).',
    asks: [
      '{si collega|funziona|è compatibile|si sincronizza|si integra} {con|a} {salesforce|hubspot|pipedrive|zoho|il nostro crm|il crm|dynamics}',
      '{crm|integrazione crm|salesforce|hubspot|pipedrive|zoho|collegamento crm}',
      '{usiamo|abbiamo|il nostro crm è} {salesforce|hubspot|pipedrive|zoho|dynamics} {funziona|si può collegare|}',
      '{i lead|i contatti|i dati dei clienti} {finiscono|vanno|arrivano|vengono salvati} {nel crm|in hubspot|in salesforce}',
      'i {contatti|dati|lead} {finiscono|entrano} in {Salesforce|HubSpot|nel nostro CRM}',
      '{CRM|HubSpot|Salesforce|Pipedrive|anagrafica clienti}',
    ],
  },
  api: {
    chip: 'Avete un’API?',
    answer:
      'I bot parlano con altri sistemi tramite API e webhook: il flow builder ha passi che chiamano un indirizzo Suo e usano la risposta. Per un collegamento più profondo facciamo un’integrazione su misura ({integrationPrice} una tantum).',
    asks: [
      '{avete|c’è|offrite|esiste|dove trovo} {un’api|le api|api rest|webhook|la documentazione api|un sdk|l’accesso api}',
      '{api|api rest|webhook|zapier|make|n8n|sdk|documentazione api|webhooks}',
      '{i nostri sviluppatori possono|possiamo|il mio programmatore può} {usare le api|chiamare l’api|usare i webhook|programmare sulle api}',
      '{funziona|si collega|è compatibile} con {zapier|make|n8n|i webhook}',
      'avete {API|webhook}',
      '{il programmatore chiede le API|chiamare il nostro server|Zapier|REST|documentazione tecnica}',
    ],
  },
  channels: {
    chip: 'Quali canali ci sono?',
    answer:
      'I canali che nominiamo sono il sito, WhatsApp, Slack, e-mail e Shopify. Altri (Instagram, Messenger, Telegram, Teams, SMS) si collegano tramite la loro API, se ce l’hanno; bot telefonici o vocali il sito non li offre. Chieda al nostro team del Suo canale.',
    asks: [
      '{quali canali|che canali|su quali canali|su quali social|quali messaggerie} {ci sono|supportate|risponde|funziona|avete}',
      '{funziona|risponde|va|c’è} {su|con|via} {instagram|telegram|facebook|messenger|teams|sms|e-mail|discord|tiktok|microsoft teams}',
      '{instagram|telegram|messenger|sms|teams|canali|social|facebook|insta|voce|voicebot|bot telefonico|assistente vocale|centralino automatico}',
      '{può|il bot può|avete} {rispondere al telefono|fare telefonate|gestire le chiamate|parlare a voce|un bot vocale|un voicebot}',
      '{i miei clienti sono su telegram|si attacca a instagram|e messenger|risponde al telefono|via sms|su teams}',
      'risponde a {SMS|Messenger|Insta|email|telefono}',
      'va su {Telegram|Facebook|Teams}',
      '{bot vocale|telefonate|dove può rispondere}',
    ],
  },
  languages: {
    chip: 'Quali lingue parlano i bot?',
    answer:
      'I nostri bot parlano {languages} lingue, comprese scritture da destra a sinistra come arabo ed ebraico. {starter} viene con una lingua, {professional} con più lingue; una lingua aggiuntiva costa {languagePrice} al mese.',
    asks: [
      '{quali|quante|in quali} lingue {parla il bot|parlano i bot|capisce|supportate|sa|gestisce|avete}',
      '{parla|il bot parla|capisce|risponde in|sa} {inglese|francese|tedesco|arabo|spagnolo|cinese|più lingue|altre lingue|il dialetto|sloveno}',
      '{lingue|multilingue|lingue disponibili|più lingue|lingue straniere|bilingue|scrittura araba}',
      '{i nostri clienti|i miei clienti|i turisti} {parlano|scrivono in} {altre lingue|inglese e tedesco|tante lingue|lingue diverse|arabo}',
      '{parla anche sardo|se la cava col tedesco}',
      '{parla|capisce} {inglese|tedesco|arabo|polacco|cinese|sloveno}',
      'capisce {il dialetto|lo slang}',
      '{turisti da ovunque|quante lingue}',
      "{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {quali lingue supporta|se supporta l'arabo}",
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {che lingue parla}',
    ],
  },
  languageSwitch: {
    chip: 'Il bot cambia lingua da solo?',
    answer:
      'Sì. Il bot risponde nella lingua in cui gli si scrive e cambia insieme al cliente, anche a metà conversazione.',
    asks: [
      '{cambia|riconosce|rileva|capisce} {la lingua|lingua|la lingua del cliente} {da solo|automaticamente|in automatico|}',
      '{riconoscimento lingua|cambio lingua|traduzione automatica|rilevamento lingua|lingua automatica|come fa a sapere in che lingua rispondere|come fa a sapere che lingua parla il cliente|come fa a sapere quale lingua usare|come sa in che lingua rispondere|come sa che lingua parla il cliente|come sa quale lingua usare}',
      '{cosa succede se|e se} {un cliente|qualcuno|un visitatore} {scrive in un’altra lingua|cambia lingua|mescola le lingue|passa all’inglese}',
      '{devo|bisogna} tradurre {tutto|le risposte|i testi} {io|a mano|}',
      "{segue|se ne accorge} se il cliente {cambia lingua|passa all'inglese}",
      '{capisce da solo la lingua|il cliente sceglie la lingua}',
    ],
  },
  models: {
    chip: 'Quali modelli di IA usate?',
    answer:
      'Il modello lo sceglie Lei: GPT-3.5 Turbo (veloce ed economico, {starter}), Claude 3 Sonnet (equilibrato, {professional}) o Claude 3 Opus (per ragionamenti complessi, {enterprise}). Così non si paga di default un modello premium per ogni risposta.',
    asks: [
      '{che|quale|quali|con che} {modello|ia|modelli di ia|llm|intelligenza artificiale|modello linguistico} {usate|c’è dietro|usa il bot|fa girare il bot|si può scegliere}',
      '{è|usate|usa|si basa su|gira su} {chatgpt|gpt 4|gpt|claude|openai|gemini|llama|mistral}',
      '{modelli|llm|gpt|claude|opus|sonnet|modello di ia|gpt 3.5 turbo|differenza tra gpt e claude|differenza tra sonnet e opus|differenza tra i modelli|posso scegliere il modello|posso scegliere l’ia|posso cambiare il modello|posso cambiare l’ia|si può scegliere il modello|si può scegliere l’ia|si può cambiare il modello|si può cambiare l’ia}',
      "{che IA|che motore} {c'è|gira} {dentro|nel piccolo|in professional|in starter}",
      'è {gpt|chatgpt|claude|gemini} {sotto|dietro}',
      '{modello linguistico|modello di IA|GPT|Claude|opus o sonnet}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {che modello di IA usate|quale modello ha ogni piano}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {che IA è}',
    ],
  },
  analytics: {
    chip: 'Quali statistiche ho?',
    answer:
      'Si vede in tempo reale che cosa viene chiesto e come finiscono le conversazioni: {starter} ha statistiche di base, {professional} avanzate con test A/B. Nel flow builder ogni flusso mostra sessioni, completamenti e durata.',
    asks: [
      '{quali|che} {statistiche|report|analisi|metriche|dati di utilizzo|rapporti} {ho|ci sono|posso vedere|avete|sono comprese|vedo}',
      '{c’è|avete|ho|posso vedere} {un cruscotto|una dashboard|delle statistiche|report mensili|un pannello|la reportistica}',
      '{statistiche|dashboard|report|analytics|metriche|reportistica|kpi|cruscotto}',
      '{come vedo|come misuro|posso vedere|come so} {se funziona davvero il bot|cosa chiedono i clienti|il rendimento|quante chat ci sono state|i risultati del bot}',
      'vedo cosa {la gente|clienti} chiede',
      'come so se {funziona|serve}',
      '{grafici|rapporto mensile per il capo|andamento}',
    ],
  },
  helpHours: {
    chip: 'Che assistenza abbiamo?',
    answer:
      '{starter} ha assistenza via e-mail, {professional} assistenza prioritaria 24 ore su 24, {enterprise} assistenza dedicata con SLA. L’assistenza è a {supportEmail}.',
    asks: [
      '{che|quale|che tipo di} {assistenza|supporto|aiuto} {abbiamo|date|ricevo da cliente|offrite|è compresa|c’è}',
      '{c’è|avete|offrite} {supporto 24 ore su 24|assistenza tecnica|supporto nel weekend|assistenza di notte|supporto telefonico|assistenza h24}',
      '{assistenza|supporto tecnico|supporto|supporto 24/7|assistenza tecnica|supporto prioritario}',
      '{chi ci aiuta|chi chiamo|a chi mi rivolgo|a chi scrivo} {se qualcosa si rompe|se il bot si blocca|per un problema tecnico|se siamo bloccati|quando c’è un guasto}',
      'chi chiamo {di notte|nel weekend|quando si blocca}',
      'abbiamo {un referente|un contatto fisso}',
      '{aiuto tecnico|orari del supporto|solo assistenza via mail}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {quale assistenza è compresa|se rispondete nel weekend}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {chi chiamo se si rompe}',
    ],
  },
  abTesting: {
    chip: 'Posso fare test A/B?',
    answer:
      'I test A/B vengono con {professional}: si provano due testi o flussi e si tiene quello che funziona meglio.',
    asks: [
      '{ci sono|posso fare|si possono fare|avete|supportate} {test a/b|i test a/b|ab test|a/b testing|split test}',
      '{test a/b|ab test|a/b testing|esperimenti|provare varianti|split test}',
      '{quale piano|che piano} {ha|comprende|permette} {i test a/b|ab test|gli split test}',
      '{posso|si può} {confrontare|provare} {due versioni|due testi|due saluti|risposte diverse}',
      '{vedere|capire} {quale testo|quale versione|quale saluto} {funziona meglio|rende di più}',
      "{il test A/B|l'ab test|lo split test} {c'è in starter|nel pro|compreso}",
      'confrontare due {testi|saluti|varianti}',
      '{A/B|test A/B|quale versione va meglio}',
      '{a/b|a b}',
    ],
  },
  workflows: {
    chip: 'Che cosa sono i flussi personalizzati?',
    answer:
      'I flussi di lavoro personalizzati vengono con {professional}: passi, condizioni e azioni propri, dal chiedere un indirizzo e-mail al chiamare un altro sistema. Si disegnano nel flow builder, da provare qui senza account.',
    asks: [
      '{cosa sono|ci sono|posso creare|si possono avere|mi spieghi} {i workflow|i flussi di lavoro|workflow personalizzati|le automazioni|processi nostri}',
      '{workflow|flussi di lavoro|automazione dei processi|automazioni|processi personalizzati|processo di approvazione|può seguire il nostro processo|può far partire azioni|può raccogliere dati passo passo|può avviare un processo|il bot può seguire il nostro processo|il bot può far partire azioni|il bot può raccogliere dati passo passo|il bot può avviare un processo}',
      '{quale piano|che piano} {ha|comprende} {i workflow|i flussi personalizzati|le automazioni}',
      'posso {definire|programmare} {passi|regole}',
      '{se il cliente dice x allora y|condizioni|automatizzare un processo|passaggi di approvazione}',
    ],
  },
  branding: {
    chip: 'Può avere la nostra grafica?',
    answer: 'Sì, il proprio marchio fa parte di ogni piano, da {starter} in su: il nome, i colori, il tono.',
    asks: [
      '{posso|si può|possiamo|si possono} {mettere il nostro logo|cambiare i colori|usare il nostro marchio|personalizzare la grafica|cambiare il nome del bot|cambiare l’aspetto|scegliere il tono}',
      '{white label|logo|marchio|grafica personalizzata|branding|i nostri colori|immagine coordinata|offrite white label|offrite soluzioni a marchio nostro|fate white label|fate soluzioni a marchio nostro}',
      '{si vede|compare|appare} {il vostro logo|powered by parley|il vostro nome}',
      '{con i colori|con il logo|con lo stile} {della nostra azienda|del nostro brand|della ditta}',
      'può {chiamarsi diverso|assomigliare a noi|avere i nostri colori}',
      '{il nostro logo|il nostro nome|il nostro tono}',
      '{colori|immagine|marchio bianco|dare del tu}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {se può avere il nostro logo|se il design si adatta}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {ci metto il mio logo}',
    ],
  },
  handover: {
    chip: 'Il bot passa a una persona?',
    answer:
      'Sì. Ciò a cui il bot non sa rispondere va a una persona del Suo team con tutto quello che è già stato detto, così nessuno deve ripetersi. Quando succede lo decide Lei.',
    asks: [
      '{passa|trasferisce|il bot passa|inoltra} {la chat|la conversazione|il cliente} {a una persona|a un operatore|al mio team|a un umano|a un collega}',
      '{cosa succede se|e se|cosa fa quando} {il bot|} {non sa rispondere|non capisce|si blocca|non ha la risposta|non sa}',
      '{passaggio a operatore|live chat|chat dal vivo|escalation|trasferimento a umano|subentro operatore}',
      '{possiamo|il mio team può|posso|un collega può} {intervenire|subentrare|entrare nella chat|prendere in mano la chat}',
      '{posso entrare io nella conversazione|quando si blocca che fa}',
      'cosa fa se {non sa|si impalla|va in crisi}',
      '{un collega|uno di noi|io} può {entrare|subentrare}',
      '{passare a una persona|inoltrare|prendere il controllo|il cliente arriva a una persona vera}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {come passa la conversazione al nostro staff|se un collaboratore può intervenire}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {può entrare il mio team}',
    ],
  },
  ownData: {
    chip: 'Impara dai nostri documenti?',
    answer:
      'Sì. L’addestramento avanzato ({trainingPrice} una tantum) insegna al bot i documenti e le conversazioni passate; prezzi, orari e regole vengono dai Suoi sistemi, così la risposta è la Sua e non una supposizione.',
    asks: [
      '{impara|può imparare|legge|si basa|attinge} {dai nostri documenti|dal nostro sito|dai pdf|dai manuali|dai nostri dati|dalle nostre faq|dalle vecchie chat}',
      '{da dove prende|come fa a sapere|come impara|da dove arrivano} {le informazioni|le risposte|quello che sa|i nostri prodotti|cosa dire}',
      '{documenti propri|base di conoscenza|caricare pdf|caricare documenti|dati aziendali|knowledge base|conosce i nostri prodotti|conosce la nostra azienda|conosce i nostri prezzi|conosce il catalogo|conoscerà i nostri prodotti|conoscerà la nostra azienda|conoscerà i nostri prezzi|conoscerà il catalogo}',
      '{posso|possiamo} {caricare|importare} {pdf|documenti|le faq|il catalogo|manuali}',
      '{gli posso dare i nostri pdf|legge il nostro sito}',
      'può {leggere|imparare|digerire} {i nostri manuali|il sito|i PDF|il listino}',
      'come fa a sapere {cosa vendiamo|le cose}',
      '{documenti|caricare file|catalogo|brochure|non sa niente della mia ditta}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {se impara dai nostri documenti|come conosce i nostri prodotti}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {legge i miei PDF}',
    ],
  },
  accuracy: {
    chip: 'Le risposte sono affidabili?',
    answer:
      'Un modello linguistico prevede parole, quindi i fatti devono venire dai Suoi dati: i nostri bot rispondono con ciò che hanno ricevuto e passano a una persona ciò che non sanno, invece di inventarlo. Ogni flusso si può provare prima di pubblicarlo.',
    asks: [
      '{quanto sono affidabili|sono affidabili|sono giuste|sono corrette|quanto sono precise} {le risposte|le sue risposte|le risposte del bot|le informazioni che dà}',
      '{sbaglia|si inventa le cose|ha allucinazioni|mente|dice fesserie|inventa|dà risposte sbagliate} {il bot|spesso|a volte|}',
      '{allucinazioni|errori del bot|risposte sbagliate del bot|affidabilità|tasso di errore|precisione}',
      '{come evitate|si può evitare|come impedite} {gli errori|le allucinazioni|che inventi|le risposte false}',
      '{chi risponde|di chi è la colpa|chi è responsabile} se {il bot sbaglia|dice una cosa falsa|promette qualcosa}',
      '{non dirà stupidaggini|e se sbaglia|mi posso fidare di quello che dice}',
      'e se {dice cavolate|si inventa|sbaglia|la spara grossa}',
      'chi risponde se {promette il falso|sbaglia prezzo}',
      '{ci si può fidare|risposte sbagliate|errori|figuracce}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {come evitate risposte sbagliate|se le risposte sono affidabili}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {si inventa le cose}',
    ],
  },
  speed: {
    chip: 'Quanto è veloce il bot?',
    answer:
      'La piattaforma risponde in meno di 200 millisecondi; i clienti hanno una risposta subito, a ogni ora.',
    asks: [
      '{quanto è veloce|in quanto tempo|quanto velocemente|con che velocità} {il bot|risponde il bot|risponde|arriva la risposta|reagisce}',
      '{velocità|latenza|tempo di risposta del bot|rapidità|200 millisecondi|reattività|quanti secondi ci mette il bot|quanti secondi per una risposta|quanti secondi ci vogliono|i clienti aspettano molto|i clienti devono aspettare|i clienti quanto aspettano|i miei clienti aspettano molto|i miei clienti devono aspettare|i miei clienti quanto aspettano|la risposta è immediata|la risposta arriva subito|la risposta quanti secondi ci mette|è immediata|arriva subito|quanti secondi ci mette}',
      '{è|il bot è|i bot sono} {lento|veloce|istantaneo|in tempo reale|reattivo|lenti}',
      "risponde {al volo|all'istante|subito subito}",
      '{quanti secondi|tempo di risposta|lento|millisecondi}',
    ],
  },
  uptime: {
    chip: 'Il servizio è affidabile?',
    answer:
      'Promettiamo una disponibilità del {uptime}, a ogni ora. {enterprise} aggiunge uno SLA che la mette nel contratto.',
    asks: [
      '{qual è|com’è|quant’è|che} {la disponibilità|la vostra disponibilità|il vostro uptime|l’uptime|uptime avete|la stabilità}',
      '{il servizio è|la piattaforma è|i server sono|il sistema è} {stabile|stabili|affidabile|spesso giù|mai giù}',
      '{disponibilità del servizio|uptime|guasti|downtime|disservizi|99,9|interruzioni|stabilità|garantite il 99,9|garantite la disponibilità|garantite l’uptime|è garantito il 99,9|è garantito la disponibilità|è garantito l’uptime}',
      '{cosa succede se|e se} {i vostri server|il sistema|la piattaforma|il servizio} {cade|va giù|si blocca|cadono|va offline}',
      'cade {spesso|ogni tanto}',
      '{è stabile|disponibilità|quando muoiono i server|fuori servizio}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {che disponibilità garantite|se ci sono interruzioni}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {cade spesso}',
    ],
  },
  deploy: {
    chip: 'In quanto tempo possiamo partire?',
    answer:
      'Una prima versione è pronta entro {firstHours} ore; adattarla all’azienda richiede da {daysFrom} a {daysTo} giorni, secondo il settore.',
    asks: [
      '{quando|quanto presto|tra quanto} {possiamo|potremmo|si può} {iniziare|partire|cominciare}',
      '{quando|in quanto tempo|da quando|entro quando} {possiamo partire|è pronto|siamo online|si parte|potete consegnare|sarebbe pronto}',
      '{quanto tempo|quanti giorni} {ci vuole|serve per il bot|per realizzarlo|per l’attivazione|per partire|ci mettete a farlo|dura la realizzazione}',
      '{tempi|tempi di consegna|tempi di realizzazione|messa online|data di lancio|tempistiche|quanto ci vuole|è urgente|ci serve subito|mi serve per ieri|abbiamo fretta|ci serve il bot al più presto}',
      '{può essere|ce la fate a farlo|è possibile averlo} {pronto per lunedì|questa settimana|per domani|prima di natale|in due settimane|in tre giorni}',
      '{in quanto è su|si fa entro la settimana prossima|quanto ci vuole a metterlo su|tempi di attivazione}',
      'per quando {è pronto|va|lo avremmo}',
      'ce la fate {per la fiera|per venerdì|prima di natale}',
      'quanti {giorni|quanto tempo} {ci vuole|prima di partire|per adattarlo}',
      '{urgente|attivo quando|ho fretta|pronto lunedì|data di partenza}',
      '{la prima versione|il bot|una prima versione} {è pronta|è pronto|è attiva} {davvero|} {in un giorno|in una giornata|entro un giorno}',
      'attivo in {1 giorno|un giorno}',
      "{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {quanto dura l'avviamento|quando potremmo partire}",
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {quando partiamo|quanti giorni}',
    ],
  },
  process: {
    chip: 'Come funziona, passo per passo?',
    answer:
      'Lei scrive in poche righe che cosa chiedono i clienti; noi guardiamo il sito e le domande e torniamo entro {hours} ore con un primo piano e un prezzo. Una prima versione funziona entro {firstHours} ore, poi la adattiamo in {daysFrom}–{daysTo} giorni e Lei la prova prima che vada online.',
    asks: [
      '{come funziona|come si svolge|come va|come procede} {il tutto|un progetto|la collaborazione|il processo|in pratica} {passo per passo|con voi|}',
      '{quali sono|mi spieghi|mi dica} {i passi|i prossimi passi|le fasi|la procedura|il vostro metodo}',
      '{fasi|procedura|processo|passaggi|come si comincia|come comincio|come iniziamo|primi passi|onboarding|come funziona|cosa succede dopo che vi scrivo|cosa succede dopo l’iscrizione|cosa succede dopo l’ordine|cosa succede poi}',
      '{cosa vi serve|di cosa avete bisogno|cosa devo preparare|cosa devo fornire} {da noi|per cominciare|all’inizio|}',
      "come va {se diciamo sì|dall'inizio alla fine|in pratica}",
      'cosa vi serve {da noi|da me}',
      '{e poi che succede|passi|iter|testiamo prima di andare online}',
    ],
  },
  noCode: {
    chip: 'Servono programmatori?',
    answer:
      'No. Le conversazioni si disegnano senza codice in un flow builder visuale e i modelli danno un punto di partenza; con il servizio interamente gestito facciamo tutto noi.',
    asks: [
      '{serve|servono|ho bisogno di|bisogna avere|ci vuole} {un programmatore|programmatori|competenze tecniche|un informatico|saper programmare|un reparto it}',
      '{senza programmare|no code|senza codice|facile da usare|low code|per principianti|competenze informatiche}',
      '{posso|possiamo|può chiunque} {farlo da solo|farlo senza tecnici|configurarlo da solo|costruirlo da soli|farlo io}',
      '{non sono|non siamo|non me ne intendo} {un tecnico|informatici|di informatica|programmatori|di computer} {va bene lo stesso|}',
      '{non capisco niente di informatica|bisogna saper programmare|è complicato|mi serve un programmatore}',
      'sono {negato|una schiappa|imbranato} {col computer|con la tecnologia}',
      'serve {un informatico|un programmatore}',
      'è {facile|complicato|un casino} da {usare|fare}',
      '{trascinare|principiante|lo fa anche la segretaria}',
    ],
  },
  maintenance: {
    chip: 'Chi cura il bot?',
    answer:
      'Con un piano piattaforma testi e flussi li cambia Lei, quando vuole e senza codice. Con il servizio interamente gestito manteniamo e miglioriamo il bot noi; lo sviluppo è disponibile 24 ore su 24 quando c’è da fare qualcosa di tecnico.',
    asks: [
      '{chi|come si} {mantiene|aggiorna|cura|segue|modifica|migliora} {il bot|i testi|le risposte|i contenuti} {dopo|poi|}',
      '{posso|possiamo} {cambiare|modificare|correggere|aggiornare} {le risposte|i testi|i flussi} {da solo|dopo|quando voglio|}',
      '{manutenzione|aggiornamenti|aggiornare il bot|modifiche successive|cura del bot|e se cambiano i prezzi nostri|e se cambiano i prodotti|e se cambiano gli orari}',
      '{quanto lavoro|tanto lavoro|è molto lavoro} {è|mantenerlo|dopo|richiede}',
      'chi {lo aggiorna|lo cura|corregge le risposte} dopo',
      '{il menu|i prezzi} cambia ogni settimana',
      'posso cambiare {i testi|le risposte} io',
      '{aggiornare|lavoro dopo|per ogni modifica vi chiamo}',
    ],
  },
  scale: {
    chip: 'Regge tanti visitatori?',
    answer:
      'Sì. La piattaforma è serverless: cresce con il numero di conversazioni, picchi compresi, e costa poco quando nessuno parla. {enterprise} non ha limiti di messaggi.',
    asks: [
      '{regge|sopporta|tiene|gestisce} {tanti visitatori|i picchi|il black friday|migliaia di chat|10000 utenti insieme|molto traffico|il carico}',
      '{scalabilità|picchi di traffico|carico elevato|chat simultanee|tanto traffico|scalare|cosa succede se scrivono tutti insieme|cosa succede se una campagna diventa virale|cosa succede se esplode il traffico|cosa succede se c’è un assalto|e se scrivono tutti insieme|e se una campagna diventa virale|e se esplode il traffico|e se c’è un assalto}',
      '{quante|quanti} {conversazioni|chat|utenti} {insieme|contemporaneamente|in parallelo|allo stesso tempo}',
      "regge {l'assalto|mille persone insieme|il black friday|uno spot in tv}",
      '{quanti insieme|picchi|carico}',
      '{scala|crescere|diventa virale}',
    ],
  },
  tasks: {
    chip: 'Prende appuntamenti e ordini?',
    answer:
      'Sì. Un bot può prendere appuntamenti, prenotazioni e ordini, controllare un ordine, gestire un reso, inviare promemoria, raccogliere contatti e chiamare altri sistemi; il flow builder ha passi per ciascuno. I bot dimostrativi dei nostri modelli lo mostrano.',
    asks: [
      '{può|il bot può|riesce a|sa} {prendere|gestire|fissare|fare} {appuntamenti|prenotazioni|ordini|resi|gli appuntamenti dei clienti}',
      '{prenotazioni via chat|appuntamenti automatici|bot per prenotazioni|stato dell’ordine|tracciamento spedizioni|raccolta ordini}',
      '{quali compiti|che lavori|cosa} {può svolgere|può automatizzare|sbriga il bot}',
      '{i miei clienti|i pazienti|i clienti} possono {prenotare|ordinare|disdire un appuntamento|spostare un appuntamento} {in chat|con il bot|}',
      '{prende appuntamenti|fa qualcosa o parla soltanto|può spostare una prenotazione}',
      'può {fissare|spostare|disdire} {appuntamenti|tavoli|lezioni}',
      '{prendere ordini|stato ordine}',
      '{prenotazioni|fa le cose o parla e basta|incassare}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {se prende prenotazioni}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {prende prenotazioni}',
    ],
  },
  afterHours: {
    chip: 'Funziona anche di notte?',
    answer: 'Sì, il bot risponde a tutte le ore: di notte, nel fine settimana e nei festivi.',
    asks: [
      '{funziona|risponde|lavora|è attivo|va} {di notte|nel weekend|24 ore su 24|la domenica|nei festivi|fuori orario|la sera tardi}',
      '{24/7|h24|di notte|weekend|fuori orario|festivi|24 ore su 24|i clienti scrivono di notte|i clienti scrivono la sera tardi|i clienti scrivono di domenica|i clienti chiedono di notte|i clienti chiedono la sera tardi|i clienti chiedono di domenica}',
      '{siamo|l’ufficio è|il negozio è} {chiusi di notte|chiuso nel weekend|chiuso dopo le 18} {chi risponde|può rispondere il bot|}',
      'risponde {mentre dormiamo|di notte|a natale|a negozio chiuso}',
      '{24 ore|la sera|chiuso}',
    ],
  },
  rightToLeft: {
    chip: 'Funziona da destra a sinistra?',
    answer:
      'Sì. In arabo e in ebraico questa chat e i nostri bot vanno da destra a sinistra, finestra compresa; non c’è nulla da impostare.',
    asks: [
      '{scrittura da destra a sinistra|scrittura ebraica}',
      '{da destra a sinistra si vede bene}',
      '{la chat|la finestra|il widget|l’interfaccia} {si vede bene in arabo|si vede bene in ebraico|va da destra a sinistra|si ribalta in arabo|supporta rtl}',
      '{da destra a sinistra|rtl|supporto rtl|direzione del testo|finestra in arabo|interfaccia in ebraico}',
      'il testo {scorre|appare|si mostra} da destra a sinistra {in arabo|in ebraico|}',
      "{l'arabo si vede bene da destra a sinistra|la finestra si ribalta|ebraico al contrario}",
    ],
  },
};
