import type { AreaTexts } from '../types.ts';

export const trust: AreaTexts<'trust'> = {
  security: {
    chip: 'Est-ce sécurisé ?',
    answer:
      'La sécurité fait partie de toutes les formules : {badges}. Les données sont chiffrées en transit et au repos, et les données personnelles sont exportées ou effacées sur demande. {enterprise} ajoute SSO, hébergement chez vous et sécurité avancée. Détails : {email}.',
    asks: [
      '{c’est|est-ce|le bot est|à quel point c’est|tout est} {sécurisé|sûr|bien protégé|fiable côté sécurité|protégé contre les pirates}',
      '{sécurité|sécurité informatique|cybersécurité|sécurité des données|mesures de sécurité|pentest|soc 2|piratage}',
      '{que faites-vous pour|parlez-moi de|qu’en est-il de|comment gérez-vous} {la sécurité|la cybersécurité|la sécurité informatique}',
      '{vous pouvez|vous avez déjà|le bot peut} {être piraté|été piratés|eu une fuite de données|se faire hacker}',
      '{notre dsi|mon chef|notre rssi} {pose des questions sur la sécurité|veut savoir si c’est sûr|demande le dossier sécurité}',
      '{nos données|les données de mes clients|les conversations} {sont en sécurité|sont protégées|sont-elles à l’abri}',
      '{c’est sécurisé votre truc|et si on se fait pirater|niveau sécurité c’est comment|on peut vous faire confiance pour les données}',
      "c'est {sûr|sécurisé|blindé}",
      "{vous pouvez être piratés|fuite de données|notre DSI demande la sécurité|protection|tests d'intrusion}",
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {quelles mesures de sécurité vous avez|comment nos données sont protégées}",
      "{bjr|dites|au fait|ok et|du coup|salut} {c'est sûr ce truc}",
    ],
  },
  hipaa: {
    chip: 'Êtes-vous prêts pour HIPAA ?',
    answer:
      'La préparation HIPAA vient avec {professional}. Le bot ne donne jamais d’avis médical ; il transmet tout ce qui est médical à votre personnel. Pour les accords et les détails, écrivez à {email}.',
    asks: [
      '{vous êtes|êtes-vous|c’est|le bot est} {conforme hipaa|hipaa|conformes à hipaa|certifié hipaa|agréé pour les données de santé|hds}',
      '{hipaa|données de santé|données de patients|hds|secret médical|baa|dossier médical}',
      '{il peut|peut-on|le bot peut} {traiter|stocker|gérer} {des données de patients|des données de santé|des dossiers médicaux|des infos médicales}',
      '{quelle formule|quel forfait} {a|comprend} {hipaa|la conformité hipaa}',
      'comment {traitez-vous|protégez-vous} {les données de santé|les données médicales|le secret médical}',
      '{HIPAA|dossiers patients|hippa|données médicales américaines}',
    ],
  },
  gdpr: {
    chip: 'Êtes-vous conformes au RGPD ?',
    answer:
      'Oui, prêts pour le RGPD : les données personnelles peuvent être vues, corrigées, exportées et effacées sur demande, elles sont chiffrées en transit et au repos, et les visiteurs savent ce qui est conservé. Pour un accord de sous-traitance des données, écrivez à {privacyEmail}.',
    asks: [
      '{vous êtes|êtes-vous|c’est|le bot est|votre chatbot est} {conforme rgpd|conformes au rgpd|rgpd|conforme au rgpd|aux normes cnil|autorisé en europe}',
      '{rgpd|cnil|gdpr|protection des données|accord de sous-traitance|conformité rgpd|loi informatique et libertés}',
      '{vous signez|avez-vous|il y a|pouvez-vous fournir} {un dpa|un accord de sous-traitance|un contrat de traitement des données|un registre de traitement}',
      '{qu’en est-il|comment ça se passe pour|et pour} {du rgpd|la protection des données|la vie privée de mes clients|les données personnelles}',
      '{c’est conforme cnil|vous respectez le rgpd|il nous faut un dpa|contrat de sous-traitance des données|la cnil va dire quoi}',
      "c'est {légal|permis|en règle} {avec le RGPD|côté CNIL}",
      '{RGPD|sous-traitance des données|données personnelles|accord de traitement}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {si vous respectez le RGPD|si un contrat de sous-traitance existe}",
      "{bjr|dites|au fait|ok et|du coup|salut} {le RGPD c'est ok}",
    ],
  },
  iso: {
    chip: 'Êtes-vous certifiés ISO 27001 ?',
    answer:
      'Nos labels sont {badges}. Pour les certificats et leur périmètre, demandez à notre équipe : {email}.',
    asks: [
      '{vous êtes|êtes-vous|votre société est|vous avez} {certifiés|certifiés iso|iso 27001|certifiée|des certifications|un certificat|la norme iso|audités}',
      '{iso|iso 27001|certification|certificats|certifications|labels|rapport d’audit|norme iso}',
      '{quels|quelles} {certificats|certifications|labels|normes} {avez-vous|vous respectez|il y a|possédez-vous}',
      '{je peux|on peut} voir {le certificat|votre certificat iso|le rapport d’audit}',
      'quels {labels|certificats} avez-vous',
      '{ISO|ISO 27001|certifiés|audit|les achats veulent un certificat}',
    ],
  },
  encryption: {
    chip: 'Mes données sont-elles chiffrées ?',
    answer: 'Oui. Les données sont chiffrées en transit (TLS) et au repos.',
    asks: [
      '{mes données sont|les données sont|les chats sont|les messages sont|nos données sont} {chiffrées|cryptées|chiffrés|cryptés|stockées chiffrées}',
      '{chiffrement|cryptage|tls|ssl|chiffrement de bout en bout|aes|https|données cryptées}',
      '{comment|avec quoi} {vous chiffrez|c’est chiffré|sont chiffrées les données|est sécurisée la connexion}',
      '{vous utilisez|il y a|y a-t-il} {du chiffrement|ssl|tls|https|une connexion chiffrée|un cryptage}',
      '{la connexion|tout} est {chiffrée|chiffré|cryptée}',
      "c'est chiffré {en transit|au repos}",
      '{TLS|crypté|on peut intercepter}',
    ],
  },
  dataLocation: {
    chip: 'Où sont stockées les données ?',
    answer:
      'Le site ne nomme ni pays ni centre de données. Avec {enterprise}, les données peuvent rester dans votre propre infrastructure ou chez vous ; où elles se trouvent avec les autres formules, notre équipe vous le dit : {privacyEmail}.',
    asks: [
      '{où|dans quel pays|sur quels serveurs} {sont stockées|sont hébergées|sont|se trouvent|sont gardées} {les données|nos données|vos serveurs|les conversations}',
      '{lieu de stockage|hébergement en france|serveurs en europe|localisation des données|datacenter|hébergement ue|data center}',
      '{les données|nos données} {restent en france|restent en europe|sont en suisse|quittent l’ue|sont hébergées en france}',
      '{des données|nos données} {partent aux états-unis|vont chez openai|sont envoyées hors d’europe|partent en chine}',
      'qui {héberge les données|est l’hébergeur|héberge le bot}',
      '{les données sont en france|hébergé en europe ou aux états-unis|vos serveurs sont où|c’est stocké dans quel pays|est-ce que ça part aux états-unis|données en dehors de l’ue}',
      '{où|dans quel pays} {sont|vont|dorment} {les données|nos infos|les serveurs}',
      "ça sort {d'Europe|de France}",
      '{hébergement où|stocké aux États-Unis|serveurs en France|AWS ou Azure}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {où sont stockées les données|dans quel pays sont vos serveurs}",
      '{bjr|dites|au fait|ok et|du coup|salut} {nos données sont où}',
    ],
  },
  modelTraining: {
    chip: 'Nos données entraînent-elles une IA ?',
    answer:
      'Nulle part le site ne dit que vos conversations entraînent un modèle, et l’entraînement avancé sur vos documents n’a lieu que si vous le commandez. Quand un modèle d’IA d’un autre fournisseur répond, il reçoit le message et la fin de la conversation. Pour une assurance écrite, demandez à {privacyEmail}.',
    asks: [
      '{vous utilisez|est-ce que vous utilisez|on utilise|sont utilisés} {nos données|nos conversations|mes chats|les données clients} {pour entraîner l’ia|pour entraîner des modèles|pour améliorer votre ia}',
      '{données d’entraînement|propriété des données|entraînement ia avec mes données|à qui sont les données|revente de données}',
      '{à qui appartiennent|qui possède|qui a les droits sur} {les données|nos conversations|les contenus|nos échanges}',
      '{vous vendez|vous partagez|vous revendez|vous voyez} {nos données|nos conversations|les données de mes clients}',
      '{openai|anthropic} {voit|reçoit|lit} {nos données|nos conversations}',
      "{nos échanges|nos données} {entraînent|alimentent} {l'IA|chatgpt}",
      'entraînement avec nos données',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {si nos données servent à l'entraînement|à qui appartiennent les conversations}",
      "{bjr|dites|au fait|ok et|du coup|salut} {vous entraînez l'IA avec nos trucs}",
    ],
  },
  erasure: {
    chip: 'Puis-je faire effacer mes données ?',
    answer:
      'Oui. Vous pouvez voir, corriger, emporter ou faire effacer tout ce que nous avons sur vous : un message à {privacyEmail} suffit, et il couvre tous les formulaires envoyés avec cette adresse.',
    asks: [
      '{je veux|comment|puis-je|pouvez-vous|merci de} {supprimer mes données|effacer mes données|supprimer mon compte|faire supprimer mes infos|effacer tout ce qui me concerne}',
      '{suppression des données|droit à l’oubli|effacement|export de mes données|demande de suppression|droit d’accès|effacer mes données}',
      '{je peux|comment|puis-je} {voir|récupérer|exporter|corriger|télécharger} {mes données|ce que vous avez sur moi|une copie de mes données}',
      'que deviennent {mes données|nos données} {après résiliation|si on part|à la fin du contrat|quand on arrête}',
      '{effacez tout ce que vous avez sur moi|je veux disparaître de vos fichiers|supprimez mes données|récupérer mes données}',
      '{effacez|supprimez|oubliez} {tout sur moi|mes infos|mon mail}',
      "{droit à l'oubli|droit d'accès|suppression|copie de mes données}",
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {comment faire effacer mes données|à quelle adresse demander la suppression|à qui j'écris pour tout effacer}",
      "{bjr|dites|au fait|ok et|du coup|salut} {je veux tout effacer|à qui j'écris pour tout faire effacer}",
    ],
  },
  visitorData: {
    chip: 'Que conservez-vous sur moi ?',
    answer:
      'Personne ne vous observe ici : pas de publicité, pas de service d’analyse, pas de script d’une autre société. Ce que vous faites reste dans votre navigateur jusqu’à ce que vous nous écriviez ou réserviez une consultation ; les conversations anonymes sont effacées au bout de {retentionDays} jours. Deux cookies avec un nombre aléatoire, posés seulement s’il le faut, gardent à vous votre chat, vos « j’aime » et vos parcours. La page de confidentialité dit tout.',
    asks: [
      '{que|quelles données|qu’est-ce que vous} {gardez-vous|conservez-vous|savez|stockez|collectez|enregistrez} {sur moi|à mon sujet|ici|sur ce site}',
      '{confidentialité|politique de confidentialité|vie privée}',
      '{tu te souviens de moi|vous savez qui je suis}',
      '{quelles données prenez-vous quand j’ouvre le site|que savez-vous des visiteurs|qu’est-ce qui est gardé quand je visite la page|que deviennent mes données de visiteur|quelles données personnelles collectez-vous ici|où lire votre politique de confidentialité}',
      "c'est confidentiel",
    ],
  },
  cardNumbers: {
    chip: 'Et les numéros de carte dans le chat ?',
    answer:
      'Les numéros de carte, de compte et d’identité sont masqués avant que quoi que ce soit soit conservé ou transmis ; personne n’a donc besoin d’en saisir ici.',
    asks: [
      '{que se passe-t-il si|et si|qu’est-ce qui se passe si} {un client|quelqu’un} {tape|écrit|donne|envoie} {son numéro de carte|un iban|son numéro de sécu|ses coordonnées bancaires}',
      '{vous gardez|vous stockez|je peux donner|dois-je taper} {les numéros de carte|mon iban|mon numéro de carte|les données bancaires|ma carte bleue}',
      '{numéro de carte|données de carte|pci|pci dss|masquage|rib dans le chat|données sensibles}',
      '{les numéros de carte|les iban|les cartes} {sont masqués|sont cachés|sont stockés|apparaissent}',
      '{un client tape son numéro de carte dans le chat|et si quelqu’un donne son numéro de carte bancaire|numéro de sécu dans le chat}',
      "si quelqu'un tape {son numéro de carte|son IBAN|son numéro de sécu}",
      '{carte bancaire dans le chat|masqué|PCI|numéro sensible}',
    ],
  },
  sso: {
    chip: 'Y a-t-il une connexion unique (SSO) ?',
    answer: 'La connexion unique (SSO) vient avec {enterprise}.',
    asks: [
      '{il y a|avez-vous|vous gérez|y a-t-il|on peut utiliser} {le sso|du sso|une authentification unique|saml|azure ad|okta|active directory|la double authentification}',
      '{sso|single sign on|saml|okta|azure ad|active directory|authentification unique|ldap}',
      '{quelle formule|quel forfait} {a|comprend} {le sso|saml|l’authentification unique}',
      '{nos salariés|on|nos équipes} {peuvent se connecter|peut se connecter} avec {le compte de l’entreprise|microsoft|google}',
      'se connecter avec {Microsoft|Google|le compte de la boîte}',
      '{SSO|Entra|Okta|Active Directory|SAML}',
    ],
  },
  onPremises: {
    chip: 'Peut-on l’héberger chez nous ?',
    answer: 'Oui, l’hébergement chez vous vient avec {enterprise} ; le prix est établi sur mesure.',
    asks: [
      '{on peut|peut-on|c’est possible de|je peux} {l’héberger|l’installer|le faire tourner} {chez nous|sur nos serveurs|on premise|dans notre datacenter|dans notre cloud|en local}',
      '{on premise|on premises|auto-hébergement|serveurs propres|cloud privé|hébergement interne|installation locale}',
      '{quelle formule|quel forfait} {a|permet} {l’on premise|l’hébergement chez nous|l’auto-hébergement}',
      '{nos données|rien} {ne doivent pas sortir de chez nous|ne peuvent pas quitter notre réseau|ne doit sortir de l’entreprise}',
      '{sur nos serveurs|installer chez nous sur nos serveurs|l’installation chez nous est possible|on peut l’héberger nous-mêmes|hébergement en interne|tourner dans notre propre datacenter|on veut rien dans le cloud|self hosted|sur site}',
      "on peut l'avoir {chez nous|dans nos locaux|sur nos machines}",
      '{le cloud est interdit chez nous|nos propres serveurs|derrière le pare-feu}',
    ],
  },
  dedicated: {
    chip: 'Y a-t-il une infrastructure dédiée ?',
    answer:
      'Une infrastructure dédiée, rien que pour vous, vient avec {enterprise}, avec une assistance dédiée.',
    asks: [
      '{il y a|avez-vous|on peut avoir|y a-t-il|on aurait} {une infrastructure dédiée|un serveur dédié|notre propre instance|un interlocuteur dédié|un chargé de compte|une assistance dédiée}',
      '{infrastructure dédiée|serveur dédié|instance dédiée|single tenant|account manager|interlocuteur unique}',
      '{on partage|l’infrastructure est|le serveur est} {le serveur avec d’autres|partagée|mutualisé|isolée des autres clients}',
      '{un serveur|une instance|une infra} {rien que pour nous|à nous|séparée|isolée}',
      '{nos données|les serveurs} {sont séparées|sont mutualisés|sont isolées} {des autres clients|}',
      "on partage le serveur avec {d'autres|vos autres clients}",
      '{instance|environnement} rien que pour nous',
      '{dédié|interlocuteur attitré|isolé}',
    ],
  },
  sla: {
    chip: 'Proposez-vous un SLA ?',
    answer:
      'Un SLA vient avec {enterprise}. Pour toutes les formules, nous indiquons {uptime} de disponibilité.',
    asks: [
      '{il y a|avez-vous|vous proposez|y a-t-il|on peut avoir} {un sla|des sla|un accord de niveau de service|un engagement de service|des délais garantis}',
      '{sla|slas|niveau de service|accord de niveau de service|engagement de service|gtr}',
      '{quelle formule|quel forfait} {a|comprend} {un sla|le sla|un engagement de service}',
      '{quelles pénalités|quelle compensation|on a quoi} si {le sla n’est pas tenu|la disponibilité n’est pas respectée|vous ne tenez pas vos engagements}',
      '{il nous faut|on exige} {un sla|une disponibilité contractuelle|un délai de rétablissement garanti}',
      '{la disponibilité est|c’est} {garantie par contrat|contractuelle|écrit dans le contrat}',
      '{engagement de disponibilité|garantie de service}',
      '{SLA|disponibilité contractuelle|pénalités en cas de panne|le juriste veut un SLA}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {si un SLA est proposé|quelle formule comprend un SLA}",
      '{bjr|dites|au fait|ok et|du coup|salut} {vous avez un SLA}',
    ],
  },
  responsible: {
    chip: 'Qui est responsable des données ?',
    answer:
      '{legalName} est responsable de ce site et de ses données. Le site ne nomme pas de délégué à la protection des données ; pour toute question à ce sujet, écrivez à {privacyEmail}.',
    asks: [
      '{dpo}',
      '{qui est|quel est le nom de|c’est qui} {votre délégué à la protection des données|le responsable des données|votre dpo|le responsable du traitement|le responsable de la protection des données|le référent rgpd}',
      '{avez-vous|y a-t-il|vous avez} {un délégué à la protection des données|un dpo|un responsable vie privée|un responsable du traitement}',
      '{contact vie privée|à qui écrire pour mes données|adresse pour les questions rgpd|délégué à la protection des données|qui répond de mes données|responsable du traitement}',
      "{nom du DPO|qui s'occupe des données chez vous}",
    ],
  },
  tracking: {
    chip: 'Y a-t-il du pistage ou de la publicité ?',
    answer:
      'Non. Il n’y a ici ni publicité, ni service d’analyse, ni pistage, ni script d’une autre société. Deux cookies, avec un nombre aléatoire et sans nom, ne sont posés que s’il le faut : un pour vos « j’aime » et vos parcours, un pour votre chat. Les adresses réseau servent peu de temps à écarter les attaques et ne sont pas écrites dans les journaux.',
    asks: [
      '{vous me suivez|vous me pistez|vous utilisez des cookies|il y a google analytics|vous m’espionnez|il y a du tracking}',
      '{cookies|traçage|gestion des cookies}',
      '{y a-t-il|vous avez|il y a|vous utilisez} {de la publicité|des pubs|des traqueurs|des cookies publicitaires|des cookies marketing|des pixels de suivi|des scripts tiers|un bandeau cookies}',
      '{vous allez me cibler avec des pubs|mes données servent à la publicité|vous gardez mon adresse ip|mon ip est enregistrée|je suis surveillé quand je navigue|vous utilisez le pixel facebook}',
      '{pourquoi pas de bandeau cookies|quels cookies posez-vous|combien de cookies|à quoi servent les cookies|traceurs publicitaires|pistage}',
      'vous me {pistez|espionnez|suivez} {là|sur le site}',
      'y a des {cookies|traceurs}',
      '{google analytics|bandeau cookies|mouchards|vous affichez de la pub}',
    ],
  },
  chatKept: {
    chip: 'Combien de temps garde-t-on ce chat ?',
    answer:
      'Cette conversation est gardée {retentionDays} jours à partir de votre premier message, pour voir ce qui a été demandé et intervenir si vous voulez une personne. « Supprimer cette conversation » dans le chat l’efface partout et tout de suite ; si vous avez envoyé un formulaire, elle appartient à votre demande et s’efface avec elle : {privacyEmail}.',
    asks: [
      '{ce chat|cette conversation|ce que j’écris ici} {est enregistré|est privé|est confidentiel|est gardé|reste entre nous|est anonyme}',
      '{qui lit|quelqu’un lit|qui peut lire} {ce chat|ce que j’écris|mes messages}',
      'combien de temps {gardez-vous|conservez-vous} {les chats|mes messages|ce chat}',
      '{tu gardes ce qu’on se dit|tu enregistres notre conversation|ce que j’écris ici reste où|ça reste entre nous|vous gardez mes messages combien de temps|nos échanges sont conservés|cette discussion est sauvegardée|et combien de temps vous gardez ça|qui peut lire ce que je tape}',
      '{comment|où|puis-je|je peux} {effacer|supprimer} {ce chat|cette conversation|ce que j’ai écrit ici|l’historique du chat}',
      '{supprimer le chat|effacer la conversation|historique du chat|combien de jours le chat est gardé|les chats sont effacés automatiquement|quand cette conversation est-elle effacée|durée de conservation du chat}',
      'si j’efface {le chat|la conversation} {tout disparaît|c’est effacé partout|c’est supprimé de vos serveurs}',
      'ce chat est gardé {combien de temps|}',
      'qui lit {ça|ce chat}',
      "{effacer le chat|c'est enregistré|supprimer la conversation}",
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {combien de temps cette conversation est conservée|si ce chat est enregistré}",
      "{bjr|dites|au fait|ok et|du coup|salut} {tu gardes ce que je dis|vous gardez ce qu'on se dit}",
    ],
  },
  formData: {
    chip: 'Qu’envoie-t-on avec un formulaire ?',
    answer:
      'Avec un formulaire part ce que vous avez saisi et ce qui nous aide à répondre : la page d’où vous écrivez, le site ou la campagne qui vous a amené, le modèle, l’offre et les réglages du calculateur consultés, votre progression et votre estimation d’économies, un parcours joint et le chat tenu ici. Rien n’est envoyé sans formulaire. Nous le gardons le temps de traiter votre demande et l’effaçons sur demande : {privacyEmail}.',
    asks: [
      '{qu’est-ce qui|quelles données|quoi d’autre} {est envoyé avec|part avec|est joint à|accompagne} {le formulaire|un formulaire|mon message|ma demande|la réservation}',
      '{combien de temps gardez-vous|que devient|vous conservez|ça vaut aussi pour} {le formulaire que j’ai envoyé|mon formulaire|le formulaire d’hier|ma demande|les données du formulaire}',
      '{le chat est joint au formulaire|données du formulaire|puis-je faire effacer un formulaire envoyé|pourquoi joignez-vous ce que j’ai regardé|confidentialité du formulaire}',
      "{qu'est-ce qui part avec le formulaire|vous gardez le formulaire combien de temps}",
    ],
  },
  aiProvider: {
    chip: 'Un autre fournisseur d’IA lit-il ceci ?',
    answer:
      'Là où un modèle d’IA d’un autre fournisseur répond, il reçoit votre message et la dernière partie de la conversation, sans votre nom ni votre adresse sauf si vous les avez écrits. Les numéros de carte et de compte sont masqués avant.',
    asks: [
      '{est-ce qu’|} {une autre société|openai|anthropic|un fournisseur d’ia|un tiers|chatgpt} {lit ce chat|voit ce que j’écris|reçoit mes messages|voit mon nom}',
      '{mon message|ce que j’écris|mes messages|ce chat} {est envoyé à|est transmis à|part chez|est partagé avec} {openai|un fournisseur d’ia|une autre société|des tiers}',
      '{fournisseur d’ia externe|ia tierce|que reçoit le fournisseur d’ia|une ia étrangère lit ceci}',
      "{OpenAI|une boîte d'IA} lit nos messages",
      "mes messages partent chez un autre fournisseur d'IA",
    ],
  },
  aiAct: {
    chip: 'Un bot doit-il dire qu’il en est un ?',
    answer:
      'L’article 50 du règlement européen sur l’IA (AI Act) demande d’informer les gens qu’ils ont affaire à un système d’IA, sauf si c’est évident ; selon son propre calendrier, à partir du 2 août 2026. Nous conseillons de le dire dès le premier message, dans la langue de la conversation et de nouveau quand une personne prend le relais. Notre blog l’explique ; ce n’est pas un conseil juridique.',
    asks: [
      '{un bot|mon bot|le chatbot|notre chatbot|l’interlocuteur} {doit-il|doit|est obligé de|faut-il qu’il} {dire que c’est un bot|signaler que c’est une machine|s’annoncer comme ia|informer qu’il n’est pas humain|préciser que c’est une ia}',
      '{que dit|qu’impose|que change|est-ce que} {le règlement européen sur l’ia|l’ai act|l’article 50|la loi européenne sur l’ia|la loi sur l’intelligence artificielle} {impose|pour les chatbots|nous concerne|}',
      '{ai act|règlement ia|article 50|obligation de transparence|loi sur l’ia|obligation de signaler une ia|peut-on cacher que c’est un bot}',
      "{faut|est-on obligé de} dire que c'est un {robot|bot}",
      "{règlement européen sur l'IA|signaler que l'interlocuteur est une machine|AI act|loi sur les chatbots}",
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {si la loi impose de dire que c'est un robot|si le règlement européen sur l'IA impose de signaler une machine}",
      "{bjr|dites|au fait|ok et|du coup|salut} {faut dire que c'est un bot}",
    ],
  },
};
