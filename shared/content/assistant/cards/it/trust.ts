import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: 'È sicuro?',
    answer:
      'La sicurezza fa parte di ogni piano: {badges}. I dati sono cifrati in transito e a riposo, e i dati personali vengono esportati o cancellati su richiesta. {enterprise} aggiunge SSO, hosting presso di voi e sicurezza avanzata. Dettagli: {email}.',
    asks: [
      '{è|quanto è|siamo sicuri che sia|il bot è} {sicuro|protetto|sicuro davvero|a prova di hacker|ben protetto}',
      '{sicurezza|sicurezza informatica|cybersecurity|sicurezza dei dati|misure di sicurezza|pentest|soc 2}',
      '{cosa fate per|come gestite|parlatemi di|come garantite} {la sicurezza|la cybersecurity|la sicurezza informatica}',
      '{possono|vi hanno|siete mai stati} {hackerare il bot|hackerati|bucati|violati|rubare i dati}',
      '{il nostro it|il mio capo|il responsabile sicurezza} {chiede della sicurezza|vuole sapere se è sicuro|ha domande sulla sicurezza}',
      '{i nostri dati|i dati dei clienti|le chat} {sono al sicuro|sono protetti|sono sicure}',
      '{e se vi bucano|mi fido a darvi i dati}',
      'è {sicuro|blindato}',
      '{vi possono hackerare|fuga di dati|il nostro IT chiede della sicurezza}',
      '{cybersicurezza|protezione|penetration test}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {che misure di sicurezza avete|come proteggete i dati}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {è sicuro}',
    ],
  },
  hipaa: {
    chip: 'Siete pronti per HIPAA?',
    answer:
      'La predisposizione HIPAA viene con {professional}. Il bot non dà mai consigli medici; ciò che è medico lo passa al personale. Per accordi e dettagli scriva a {email}.',
    asks: [
      '{siete|è|il bot è|avete} {conforme hipaa|conformi a hipaa|hipaa|certificazione hipaa|adatto ai dati dei pazienti}',
      '{hipaa|dati sanitari|dati dei pazienti|baa|segreto medico|cartelle cliniche|dati sulla salute}',
      '{può|il bot può|si possono} {trattare|salvare|gestire} {dati sanitari|dati dei pazienti|cartelle cliniche|informazioni mediche}',
      '{quale piano|che piano} {ha|comprende} hipaa',
      'come {trattate|proteggete} {i dati sanitari|i dati medici|i dati dei pazienti|il segreto medico}',
      '{HIPAA|hippa|dati sanitari USA}',
    ],
  },
  gdpr: {
    chip: 'Siete conformi al GDPR?',
    answer:
      'Sì, pronti per il GDPR: i dati personali si possono vedere, correggere, esportare e cancellare su richiesta, sono cifrati in transito e a riposo, e ai visitatori si dice che cosa viene conservato. Per un accordo sul trattamento dei dati scriva a {privacyEmail}.',
    asks: [
      '{siete|è|il bot è|il chatbot è} {conforme al gdpr|conformi al gdpr|gdpr compliant|a norma privacy|in regola con la privacy|a norma gdpr}',
      '{gdpr|protezione dei dati|dpa|garante privacy|normativa privacy|responsabile del trattamento|rgpd}',
      '{firmate|avete|c’è|fornite} {un dpa|un accordo sul trattamento dei dati|la nomina a responsabile|un contratto privacy}',
      '{come la mettiamo con|come gestite|e per quanto riguarda} {il gdpr|la privacy dei miei clienti|i dati personali|la protezione dei dati}',
      '{serve il dpa|nomina a responsabile del trattamento}',
      'è {legale|in regola} {col GDPR|con la privacy}',
      '{GDPR|responsabile del trattamento nomina|protezione dati}',
      '{dati personali|accordo sul trattamento|garante}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {se rispettate il GDPR|se firmate la nomina a responsabile}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {GDPR ok}',
    ],
  },
  iso: {
    chip: 'Siete certificati ISO 27001?',
    answer: 'I nostri distintivi sono {badges}. Per certificati e ambito chieda al nostro team: {email}.',
    asks: [
      '{siete|la vostra azienda è|avete|possedete} {certificati|certificata|certificati iso|iso 27001|certificazioni|un certificato|la certificazione iso}',
      '{iso|iso 27001|certificazione|certificazioni|certificati|audit|bollini|attestati}',
      '{quali|che} {certificazioni|certificati|norme|attestati} {avete|rispettate|ci sono|possedete}',
      '{posso|possiamo} vedere {il certificato|il certificato iso|il rapporto di audit}',
      '{avete la iso|certificazione iso}',
      'che {bollini|certificati} avete',
      "{ISO|ISO 27001|l'ufficio acquisti vuole un certificato}",
    ],
  },
  encryption: {
    chip: 'I miei dati sono cifrati?',
    answer: 'Sì. I dati sono cifrati in transito (TLS) e a riposo.',
    asks: [
      '{i dati sono|i miei dati sono|le chat sono|i messaggi sono|i nostri dati sono} {cifrati|criptati|crittografati|cifrate|criptate|salvati cifrati}',
      '{crittografia|cifratura|tls|ssl|crittografia end to end|aes|https|dati criptati}',
      '{come|con cosa} {cifrate i dati|sono cifrati i dati|è protetta la connessione|criptate}',
      '{usate|c’è|avete} {la crittografia|ssl|tls|https|una connessione cifrata|la cifratura}',
      '{la connessione è|è tutto} {cifrata|cifrato|criptata}',
      'è cifrato {in transito|a riposo}',
      '{TLS|criptato|si può intercettare}',
    ],
  },
  dataLocation: {
    chip: 'Dove si trovano i dati?',
    answer:
      'Il sito non nomina né un Paese né un data center. Con {enterprise} i dati possono restare nella propria infrastruttura o in sede; dove stanno con gli altri piani lo dice il nostro team: {privacyEmail}.',
    asks: [
      '{dove|in che paese|su quali server} {sono salvati|si trovano|stanno|sono ospitati|vengono conservati} {i dati|i nostri dati|i vostri server|le conversazioni}',
      '{posizione dei dati|server in europa|server in italia|data center|hosting in ue|ubicazione dei server}',
      '{i dati|i nostri dati} {restano in italia|restano in europa|sono in svizzera|escono dall’ue|sono in unione europea}',
      '{i dati vanno|mandate dati|i dati finiscono} {in america|negli stati uniti|a openai|fuori dall’europa|in cina}',
      'chi {ospita i dati|è il provider di hosting|ospita il bot}',
      '{i dati stanno in europa|dove sono i server}',
      '{dove|in che paese} {stanno|vanno|finiscono} {i dati|le nostre cose|i server}',
      "esce qualcosa {dall'Europa|dall'Italia}",
      '{datacenter|server dove|salvati in America|AWS o Azure|hosting}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {dove sono conservati i dati|in che paese sono i server}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {dove vanno i dati}',
    ],
  },
  modelTraining: {
    chip: 'I nostri dati addestrano un’IA?',
    answer:
      'Da nessuna parte sul sito c’è scritto che le conversazioni addestrino un modello, e l’addestramento avanzato sui documenti avviene solo se lo ordina Lei. Dove risponde un modello di IA di un altro fornitore, riceve il messaggio e l’ultima parte della conversazione. Per una garanzia scritta chieda a {privacyEmail}.',
    asks: [
      '{usate|vengono usati|utilizzate|userete} {i nostri dati|le nostre conversazioni|le mie chat|i dati dei clienti} {per addestrare l’ia|per addestrare modelli|per migliorare la vostra ia}',
      '{dati di addestramento|proprietà dei dati|addestrare ia con i miei dati|di chi sono i dati|cessione dei dati}',
      '{di chi sono|chi possiede|chi ha i diritti su} {le conversazioni|i nostri dati|i contenuti|le nostre chat}',
      '{vendete|condividete|cedete|vedete} {i nostri dati|i dati dei miei clienti|le conversazioni}',
      '{openai|anthropic} {vede|riceve|legge} {i nostri dati|le nostre chat}',
      "{le nostre chat|i nostri dati} {addestrano|alimentano} {l'IA|chatgpt}",
      '{vendete i dati|addestramento coi nostri dati}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {se usate i nostri dati per addestrare|di chi sono le conversazioni}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {addestrate coi miei dati}',
    ],
  },
  erasure: {
    chip: 'Posso far cancellare i miei dati?',
    answer:
      'Sì. Può vedere, correggere, portare via o far cancellare tutto ciò che abbiamo su di Lei: basta un messaggio a {privacyEmail}, e vale per ogni modulo mai inviato con quell’indirizzo.',
    asks: [
      '{voglio|come posso|posso|potete|vi prego di} {cancellare i miei dati|eliminare i miei dati|far cancellare i dati|cancellare il mio account|eliminare tutto su di me}',
      '{cancellazione dati|diritto all’oblio|eliminare dati|richiesta di cancellazione|esportare i miei dati|diritto di accesso}',
      '{posso|come posso} {vedere|scaricare|esportare|correggere} {i miei dati|cosa avete su di me|una copia dei miei dati}',
      'che fine fanno {i miei dati|i nostri dati} {dopo la disdetta|se ce ne andiamo|a fine contratto}',
      '{cancellate tutto di me|voglio essere dimenticato|eliminate i miei dati}',
      '{cancellate|eliminate|dimenticate} {tutto su di me|i miei dati|la mia mail}',
      "{diritto all'oblio|cancellazione|copia dei miei dati|che fine fanno i dati quando andiamo via}",
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {come far cancellare i miei dati|a che indirizzo chiedere la cancellazione}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {cancellate tutto}',
    ],
  },
  visitorData: {
    chip: 'Che cosa salvate su di me?',
    answer:
      'Qui nessuno La osserva: niente pubblicità, niente servizi di analisi, niente script di altre aziende. Ciò che fa resta nel browser finché non ci manda un messaggio o prenota una consulenza; le conversazioni anonime si cancellano dopo {retentionDays} giorni. Due cookie con un numero casuale, impostati solo se servono, tengono Suoi la chat, i «mi piace» e i flussi. La pagina sulla privacy dice tutto.',
    asks: [
      '{cosa|quali dati|che dati} {salvate|conservate|sapete|raccogliete|registrate} {su di me|di me|qui|in questo sito}',
      '{privacy|informativa privacy|riservatezza}',
      '{che dati prendete quando apro il sito|cosa sapete dei visitatori|cosa si salva quando visito la pagina|che fine fanno i miei dati di visitatore|quali dati personali raccoglie il sito|dove leggo l’informativa sulla privacy}',
      '{cosa resta di me sul sito|cosa sapete di chi entra|dati dei visitatori}',
    ],
  },
  cardNumbers: {
    chip: 'E i numeri di carta in chat?',
    answer:
      'I numeri di carta, di conto e di documento vengono mascherati prima di salvare o inoltrare qualsiasi cosa, quindi qui nessuno deve scriverli.',
    asks: [
      '{cosa succede se|e se|che succede se} {un cliente|qualcuno} {scrive|manda|inserisce|digita} {il numero di carta|un iban|il codice fiscale|i dati bancari}',
      '{salvate|posso scrivere|devo inserire|posso mandarvi} {i numeri di carta|il mio iban|il numero della carta|i dati della carta|il mio codice fiscale}',
      '{numero di carta|dati della carta|pci|pci dss|mascheramento|iban in chat|dati sensibili}',
      '{i numeri di carta|gli iban|le carte} {vengono nascosti|vengono mascherati|sono salvati|si vedono}',
      '{un cliente scrive il numero della carta|se uno mette la carta in chat|il numero di carta viene nascosto|codice fiscale in chat}',
      "se uno scrive {la carta|l'IBAN|il codice fiscale}",
      '{carta di credito in chat|mascherato|PCI|numero sensibile}',
    ],
  },
  sso: {
    chip: 'C’è il single sign-on?',
    answer: 'Il single sign-on (SSO) viene con {enterprise}.',
    asks: [
      '{c’è|avete|supportate|si può usare|offrite} {sso|single sign on|saml|azure ad|okta|active directory|accesso unico|due fattori}',
      '{sso|single sign on|saml|okta|azure ad|active directory|accesso unico|ldap}',
      '{quale piano|che piano} {ha|comprende} {sso|single sign on|saml}',
      '{i dipendenti possono|possiamo|il team può} {entrare|accedere|loggarsi} con {l’account aziendale|microsoft|google}',
      "entrare con {Microsoft|Google|l'account aziendale}",
      '{SSO|Entra|Okta|Active Directory|SAML}',
    ],
  },
  onPremises: {
    chip: 'Si può ospitare sui nostri server?',
    answer: 'Sì, l’hosting presso di voi viene con {enterprise}; il prezzo è su misura.',
    asks: [
      '{si può|possiamo|è possibile|posso} {ospitarlo|installarlo|farlo girare|tenerlo} {sui nostri server|on premise|in locale|nel nostro data center|nel nostro cloud|in azienda}',
      '{on premise|on premises|server propri|self hosting|cloud privato|installazione locale}',
      '{quale piano|che piano} {ha|permette} {on premise|i server propri|l’hosting in azienda}',
      '{i dati|nulla} {non possono uscire dalla rete|deve uscire dall’azienda|devono restare in casa|non devono lasciare l’azienda}',
      '{sui nostri server|installarlo da noi|niente cloud|nel nostro data center}',
      'si può tenere {in casa|sui nostri server|in cantina}',
      '{il cloud da noi è vietato|dietro il firewall}',
    ],
  },
  dedicated: {
    chip: 'C’è un’infrastruttura dedicata?',
    answer:
      'Un’infrastruttura dedicata, solo per Lei, viene con {enterprise}, insieme all’assistenza dedicata.',
    asks: [
      '{c’è|avete|possiamo avere|offrite|ci date} {un’infrastruttura dedicata|un server dedicato|un’istanza nostra|un referente dedicato|un account manager|assistenza dedicata}',
      '{infrastruttura dedicata|server dedicato|istanza dedicata|single tenant|account manager|referente unico}',
      '{condividiamo|il server è|l’infrastruttura è} {il server con altri|condiviso|condivisa|isolata dagli altri clienti}',
      '{un server|un’istanza|un ambiente} {solo per noi|nostro|separato|isolato|tutto nostro}',
      '{i nostri dati|i server} {sono separati|sono condivisi|sono isolati} {dagli altri|}',
      'il server è condiviso con {altri|altri clienti}',
      '{istanza|ambiente} solo per noi',
      '{dedicato|referente dedicato|isolato}',
    ],
  },
  sla: {
    chip: 'Offrite uno SLA?',
    answer: 'Uno SLA viene con {enterprise}. Per tutti i piani indichiamo una disponibilità del {uptime}.',
    asks: [
      '{c’è|avete|offrite|date|firmate} {uno sla|sla|un accordo sul livello di servizio|tempi di intervento garantiti|un service level agreement}',
      '{sla|livello di servizio|service level agreement|livelli di servizio|tempi garantiti|accordo di servizio}',
      '{quale piano|che piano} {ha|comprende} {lo sla|uno sla|un accordo di servizio}',
      '{che penali|che indennizzo|cosa ci date} {ci sono|} se {non rispettate lo sla|la disponibilità non è rispettata|sforate i tempi}',
      '{ci serve|vogliamo|ci chiedono} {uno sla|la disponibilità per contratto|tempi di ripristino garantiti}',
      '{è nel contratto|garantite per contratto} {la disponibilità|il tempo di intervento}',
      '{livello di servizio garantito}',
      '{SLA|disponibilità da contratto|penali per fermo|il legale vuole uno SLA}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {se offrite uno SLA|quale piano comprende uno SLA}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {avete uno SLA}',
    ],
  },
  responsible: {
    chip: 'Chi è responsabile dei dati?',
    answer:
      '{legalName} è responsabile di questo sito e dei suoi dati. Il sito non nomina un responsabile della protezione dei dati (DPO); per tutto ciò che riguarda la privacy scriva a {privacyEmail}.',
    asks: [
      '{dpo}',
      '{chi è|come si chiama|chi sarebbe} {il responsabile della protezione dei dati|il vostro dpo|il titolare del trattamento|il responsabile privacy|responsabile dei miei dati}',
      '{avete|c’è|esiste} {un dpo|un responsabile della protezione dei dati|un referente privacy|un titolare del trattamento}',
      '{contatto privacy|a chi scrivo per la privacy|mail per questioni di privacy|titolare dei dati|nome del dpo|chi risponde dei miei dati|responsabile protezione dati}',
      '{nome del DPO|chi si occupa di privacy da voi|titolare del trattamento}',
    ],
  },
  tracking: {
    chip: 'Mi tracciate o mostrate pubblicità?',
    answer:
      'No. Qui non ci sono pubblicità, servizi di analisi, tracciamento né script di altre aziende. Due cookie con un numero casuale e senza nome si impostano solo se servono: uno per i «mi piace» e i flussi, uno per la chat. Gli indirizzi di rete servono per poco tempo a tenere fuori gli attacchi e non finiscono nei log.',
    asks: [
      '{mi tracciate|mi spiate|usate cookie|usate google analytics|c’è un tracciamento|mi seguite}',
      '{cookie|tracciamento|cookie policy}',
      '{mi state tracciando}',
      '{c’è|ci sono|avete|usate} {pubblicità|annunci|tracker|cookie pubblicitari|cookie di marketing|pixel di tracciamento|script di terzi|un banner dei cookie}',
      '{mi mostrerete pubblicità|usate i miei dati per la pubblicità|salvate il mio ip|registrate l’indirizzo ip|mi osservate mentre navigo|avete il pixel di facebook}',
      '{perché non c’è il banner dei cookie|quali cookie impostate|quanti cookie|a cosa servono i cookie|tracker pubblicitari}',
      'mi {spiate|seguite|tracciate} {qui|sul sito}',
      'ci sono {cookie|tracker}',
      '{google analytics|banner dei cookie|pubblicità|pixel}',
    ],
  },
  chatKept: {
    chip: 'Per quanto si conserva questa chat?',
    answer:
      'Questa conversazione si conserva {retentionDays} giorni dal Suo primo messaggio, per vedere che cosa è stato chiesto e intervenire se desidera una persona. «Elimina questa conversazione» nella chat la cancella subito ovunque; se ha inviato un modulo, appartiene alla richiesta e si cancella con essa: {privacyEmail}.',
    asks: [
      '{questa chat|questa conversazione|quello che scrivo qui} {viene salvata|è privata|è riservata|resta tra noi|è anonima|viene registrato}',
      '{chi legge|qualcuno legge|chi può leggere} {questa chat|quello che scrivo|i miei messaggi}',
      'per quanto {conservate|tenete} {le chat|i miei messaggi|questa chat}',
      '{ti ricordi quello che scrivo|per quanto tempo resta la mia roba lì|resta tra noi|conservate la conversazione|quanto la tenete}',
      '{come|dove|posso} {cancello|cancellare|elimino|eliminare} {questa chat|la conversazione|quello che ho scritto qui|la cronologia della chat}',
      '{cancellare la chat|eliminare la conversazione|cronologia chat|per quanti giorni tenete la chat|le chat si cancellano da sole|quando viene cancellata questa conversazione|conservazione della chat}',
      'se cancello {la chat|la conversazione} {sparisce ovunque|sparisce anche dai server|è davvero eliminata}',
      '{salvate|registrate} {questa chat|quello che scrivo}',
      '{quanto resta la chat|chi legge qui}',
      '{vorrei sapere|potreste indicarmi|mi piacerebbe sapere|gradirei sapere|può dirmi|chiedo cortesemente} {quanto resta salvata questa conversazione|se questa chat è registrata}',
      '{ciao una domanda|senti|a proposito|ok e|allora|salve} {tieni quello che dico}',
    ],
  },
  formData: {
    chip: 'Che cosa si invia con un modulo?',
    answer:
      'Con un modulo partono ciò che ha scritto e ciò che ci aiuta a rispondere: la pagina da cui scrive, il sito o la campagna da cui arriva, il modello, il piano e le impostazioni del calcolatore che ha guardato, i progressi e la stima del risparmio, un flusso allegato e la chat avuta qui. Senza modulo non si invia nulla. Lo conserviamo finché lavoriamo alla richiesta e lo cancelliamo quando lo chiede: {privacyEmail}.',
    asks: [
      '{cosa|quali dati|che altro} {viene inviato con|parte con|allegate a|si manda insieme a|vedete con} {il modulo|un modulo|il mio messaggio|la mia richiesta|la prenotazione}',
      '{per quanto tenete|che fine fa|conservate|vale anche per} {il modulo che ho inviato|il mio modulo|il modulo di ieri|la mia richiesta|i dati del modulo}',
      '{la chat viene allegata al modulo|dati del modulo|posso far cancellare un modulo inviato|perché allegate quello che ho guardato|privacy del modulo}',
      '{cosa parte col modulo|quanto tenete il modulo}',
    ],
  },
  aiProvider: {
    chip: 'Un altro fornitore di IA legge la chat?',
    answer:
      'Dove risponde un modello di IA di un altro fornitore, riceve il Suo messaggio e l’ultima parte della conversazione, senza nome né indirizzo a meno che non li abbia scritti Lei. I numeri di carta e di conto vengono oscurati prima.',
    asks: [
      '{un’altra azienda|openai|anthropic|un fornitore di ia|un terzo|chatgpt} {legge questa chat|vede quello che scrivo|riceve i miei messaggi|vede il mio nome}',
      '{il mio messaggio|quello che scrivo|questa chat} {viene mandato a|va a finire a|viene condiviso con|passa a} {openai|un fornitore di ia|altre aziende|terzi}',
      '{fornitore di ia esterno|ia di terzi|cosa riceve il fornitore di ia|c’è un’ia esterna che legge}',
      "{OpenAI|un'altra azienda di IA} legge qui",
      'i miei messaggi vanno a un altro fornitore di IA',
    ],
  },
  aiAct: {
    chip: 'Un bot deve dire di esserlo?',
    answer:
      'L’articolo 50 del Regolamento europeo sull’IA (AI Act) chiede che le persone siano informate di avere a che fare con un sistema di IA, salvo che sia evidente; secondo il suo calendario, dal 2 agosto 2026. Consigliamo di dirlo nel primo messaggio, nella lingua della conversazione e di nuovo quando subentra una persona. Il nostro blog lo spiega; non è una consulenza legale.',
    asks: [
      '{un bot|il mio bot|il chatbot|il nostro chatbot} {deve dire di essere un bot|deve dichiararsi ia|è obbligato a dire che è una macchina|deve avvisare che non è umano|deve presentarsi come ia}',
      '{cosa dice|cosa impone|cosa cambia con|mi riguarda} {l’ai act|il regolamento europeo sull’ia|l’articolo 50|la legge europea sull’ia|la legge sull’intelligenza artificiale} {per i chatbot|}',
      '{ai act|regolamento ia|articolo 50|obbligo di trasparenza|legge sull’ia|obbligo di dichiarare l’ia|si può nascondere che è un bot}',
      '{bisogna|siamo obbligati a} dire che è un bot',
      '{regolamento europeo IA|legge sui chatbot|avvisare che è una macchina}',
    ],
  },
};
