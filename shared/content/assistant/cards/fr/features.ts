import type { AreaTexts } from '../types.ts';

export const features: AreaTexts<'features'> = {
  whatWeDo: {
    chip: 'Que proposez-vous ?',
    answer:
      '{brand} crée des chatbots d’IA pour les entreprises : bots de service client, automatisation commerciale et intégrations sur mesure. Ils répondent à toute heure en {languages} langues, passent la main à votre équipe quand c’est important, et une première version tourne en {firstHours} heures.',
    asks: [
      '{vous faites quoi|que faites-vous|que proposez-vous|qu’est-ce que vous vendez|vous vendez quoi|vous développez quoi} {exactement|ici|au juste|comme produits|}',
      '{c’est quoi|qu’est-ce que|parlez-moi de|expliquez-moi|à quoi sert} {parley|ce site|votre produit|votre service|tout ça au juste}',
      '{services|produits|vos prestations|offre de services|chatbots ia|vos solutions|que peut-on acheter ici|vos services en bref}',
      '{je cherche|on cherche|il nous faut|je voudrais} {un chatbot|un bot pour le site|une ia pour les clients|un assistant virtuel|un robot conversationnel}',
      'vous {vendez|fabriquez|faites} quoi {au juste|}',
      "c'est quoi votre {truc|métier|boîte}",
      '{expliquez en une phrase|je suis tombé ici par google|votre produit|offre}',
    ],
  },
  support: {
    chip: 'Que fait un bot de service client ?',
    answer:
      'Un bot de service client répond à ce qu’on demande tous les jours, consulte commandes et rendez-vous, et passe à une personne avec toute la conversation jointe.',
    asks: [
      '{que fait|comment marche|à quoi sert|parlez-moi d’} {un bot de service client|un bot de support|le bot sav|un bot de relation client}',
      '{service client|support client|sav|faq|relation client|bot de support|helpdesk}',
      '{il peut|le bot peut|est-ce qu’il peut|peut-il} {répondre aux clients|traiter les tickets|répondre aux questions fréquentes|soulager le support|répondre toujours aux mêmes questions|gérer le sav}',
      '{on reçoit|mon équipe reçoit|notre support croule sous} {toujours les mêmes questions|des centaines de mails|les demandes répétitives|trop de tickets}',
      '{automatiser|désengorger|soulager} {le service client|le sav|notre standard}',
      '{mon équipe répond toujours aux mêmes questions|répondre aux tickets à notre place|on croule sous les demandes}',
      'on répond {toujours la même chose|toute la journée où est mon colis}',
      "soulager {l'accueil|le standard|le SAV}",
      '{tickets|boîte mail qui déborde|questions fréquentes|clients mécontents}',
    ],
  },
  sales: {
    chip: 'Comment aide-t-il à vendre ?',
    answer:
      'L’automatisation commerciale accueille les visiteurs, découvre leur besoin, les qualifie selon vos propres règles et inscrit le rendez-vous dans votre agenda.',
    asks: [
      '{c’est quoi|comment marche|que fait|expliquez} {l’automatisation commerciale|un bot de vente|le bot commercial|la génération de leads|la qualification de prospects}',
      '{ventes|leads|prospects|génération de leads|prospection|bot commercial|qualifier des leads|plus de ventes}',
      '{il peut|le bot peut|ça peut|peut-il} {générer des leads|vendre|qualifier des prospects|augmenter les ventes|trouver des clients|améliorer la conversion|recommander des produits}',
      '{je veux|il nous faut|on veut} {plus de clients|plus de leads|vendre plus|plus de conversions|de meilleurs prospects}',
      'ça {ramène|rapporte|amène} {des clients|des contacts|des ventes}',
      '{trier les prospects|prendre des rendez-vous commerciaux|conversion|vendre plus|devis demandés sur le site}',
    ],
  },
  customWork: {
    chip: 'C’est quoi, une intégration sur mesure ?',
    answer:
      'Nous relions la conversation à votre boutique, vos fiches clients, votre système de tickets ou votre propre logiciel. Une intégration sur mesure coûte {integrationPrice} une seule fois.',
    asks: [
      '{c’est quoi|qu’est-ce qu’|expliquez-moi|vous entendez quoi par} {une intégration sur mesure|les intégrations sur mesure|le développement sur mesure|un développement spécifique}',
      '{intégrations sur mesure|développement sur mesure|développement spécifique|solution personnalisée|sur mesure|bot sur mesure}',
      '{vous pouvez|pouvez-vous|vous savez} {développer quelque chose de spécifique|faire un bot rien que pour nous|coder des fonctions spéciales|faire du sur mesure|développer selon nos besoins}',
      '{connecter|relier|intégrer} {notre propre système|notre logiciel interne|notre système de réservation|notre intranet|notre gestion de stock|notre outil de tickets maison}',
      'vous développez {du sur-mesure|un truc spécial}',
      '{on a un système bricolé maison|solution particulière|relier notre outil de tickets}',
    ],
  },
  integrations: {
    chip: 'À quels systèmes se connecte-t-il ?',
    answer:
      'Les bots se connectent à {integrations}, à votre site et à d’autres systèmes par leur API : boutique, fiches clients, tickets, agenda. {starter} comprend {starterIntegrations} intégrations (Slack, e-mail, web), {professional} autant qu’il vous en faut ; la connexion à un système à vous coûte {integrationPrice} une seule fois.',
    asks: [
      '{quelles|quels|avec quels|à quels} {intégrations|systèmes|outils|logiciels|applications|plateformes} {avez-vous|ça se connecte|sont compatibles|il y a|ça marche|vous supportez}',
      '{ça se connecte|ça marche|c’est compatible|ça s’intègre} avec {zendesk|google agenda|outlook|calendly|sap|odoo|sage|nos outils|nos logiciels|d’autres applis}',
      '{intégrations|connecteurs|intégration|compatibilité|plugins|outils compatibles}',
      '{on utilise|nous avons|on travaille avec} {zendesk|outlook|sap|odoo|mailchimp|un outil de ticketing} {ça marche|c’est possible|vous pouvez connecter|}',
      '{il peut|le bot peut} {voir le stock|consulter les commandes|lire notre base|accéder à l’agenda|lire les données clients}',
      'ça {se branche|se connecte|cause} avec quoi',
      'ça marche avec {Outlook|Google Agenda|Teams|Sage|Doctolib|Planity}',
      "il peut lire {l'agenda|la caisse|le stock}",
      '{Zendesk|compatible|nos logiciels|outils reliés}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {à quels systèmes il se connecte|s'il s'intègre à nos outils}",
      '{bjr|dites|au fait|ok et|du coup|salut} {ça se branche à quoi}',
    ],
  },
  whatsapp: {
    chip: 'Ça marche avec WhatsApp ?',
    answer:
      'Oui, WhatsApp est l’un des canaux auxquels nos bots se connectent : vos clients écrivent là où ils écrivent toujours, et le bot y répond. {starter} comprend {starterIntegrations} intégrations (Slack, Email, Web), {professional} autant qu’il vous en faut.',
    asks: [
      '{ça marche|ça fonctionne|c’est compatible|il répond|il est dispo|on peut le mettre|ça se connecte} {avec|sur|à} {whatsapp|whatsapp business|whats app|watsapp}',
      '{whatsapp|whatsapp business|bot whatsapp|intégration whatsapp|wtsp|watsapp|bot pour whatsapp}',
      '{mes clients|nos clients|les gens|ils} {écrivent sur whatsapp|utilisent whatsapp|passent par whatsapp|ne jurent que par whatsapp} {ça marche|il peut répondre|}',
      '{je veux|il nous faut|on voudrait} {un robot whatsapp|le bot dans whatsapp|automatiser whatsapp|des réponses auto sur whatsapp}',
      '{WhatsApp|whats app|watsap}',
      '{nos clients nous écrivent sur WhatsApp|répondre sur WhatsApp|whatsap}',
    ],
  },
  slack: {
    chip: 'Ça marche avec Slack ?',
    answer: 'Oui. Slack est compris dès {starter}, avec l’e-mail et votre site.',
    asks: [
      '{ça marche|ça fonctionne|c’est compatible|ça se connecte|ça s’intègre|il répond} {avec|à|dans} {slack|notre slack|un canal slack}',
      '{slack|intégration slack|bot slack|canal slack|slack bot|notifications slack|connecter slack|slack est compris|slack est inclus|slack c’est inclus}',
      '{on utilise|notre équipe est sur|on bosse avec} slack {ça marche|c’est possible|}',
      '{on peut|mon équipe peut|il peut} {recevoir des alertes dans slack|répondre depuis slack|reprendre les chats dans slack|écrire dans slack|être notifiée dans slack}',
      '{Slack|slak|alerte dans Slack}',
      '{on bosse sur Slack|canal Slack|notification slack}',
    ],
  },
  shopify: {
    chip: 'Ça marche avec Shopify ?',
    answer:
      'Oui, nos bots se connectent à Shopify : ils consultent les commandes, recommandent des produits et répondent avant le paiement. Les autres systèmes de boutique (WooCommerce, Magento, PrestaShop) se connectent par leur API.',
    asks: [
      '{ça marche|ça fonctionne|c’est compatible|ça se connecte|ça s’intègre} {avec|à} {shopify|ma boutique shopify|woocommerce|prestashop|magento|notre système de boutique}',
      '{shopify|intégration shopify|bot shopify|prestashop|woocommerce|magento|appli shopify|il peut voir les commandes shopify|il peut consulter les commandes de ma boutique|il peut voir mes articles shopify|il peut lire mon catalogue shopify|le bot peut voir les commandes shopify|le bot peut consulter les commandes de ma boutique|le bot peut voir mes articles shopify|le bot peut lire mon catalogue shopify}',
      '{j’ai|on a|ma boutique est sur|on est sur} {shopify|une boutique shopify|prestashop|woocommerce} {ça marche|vous pouvez connecter|}',
      '{notre boutique tourne sous magento|woocommerce ça passe}',
      "{shopify|shopifi} {ça marche|c'est bon|compatible}",
      'on est sous {WooCommerce|Magento|Prestashop|Wizishop}',
      '{Shopify|WooCommerce|plateforme e-commerce|commandes shopify}',
    ],
  },
  website: {
    chip: 'Comment le mettre sur mon site ?',
    answer:
      'Le canal web fait partie de toutes les formules : un petit bout de code va dans vos pages, quel que soit leur outil (WordPress, Wix, code maison), et le chat y apparaît. Nous vous aidons lors de la mise en place de la première version.',
    asks: [
      '{comment|où} {mettre|installer|intégrer|ajouter|on met|j’ajoute} {le bot|le chat|le chatbot|le widget} {sur mon site|sur notre site|sur wordpress|dans ma page}',
      '{ça marche|ça fonctionne|c’est compatible} {avec|sur} {wordpress|wix|joomla|squarespace|mon site|n’importe quel site|webflow|drupal}',
      '{wordpress|wix|widget|bout de code|snippet|installer sur le site|intégration web|chat pour site|faut-il modifier mon site|faut-il modifier le site|faut-il refaire mon site|faut-il refaire le site}',
      '{mon site|notre site} {est sur wix|est en wordpress|est fait sur squarespace|est codé à la main} {ça marche quand même|}',
      'comment je {colle|installe|rajoute} {ça|le chat} sur {mon site|ma page|mon blog}',
      '{WordPress|intégrer au site|Wix}',
      '{mon site est fait par une agence|bulle de chat|faut refaire le site}',
    ],
  },
  crm: {
    chip: 'Se connecte-t-il à notre CRM ?',
    answer:
      'Oui : les bots se connectent aux fiches clients comme celles de Salesforce ou HubSpot par leur API. {professional} comprend autant d’intégrations qu’il vous en faut ; un système à vous est une intégration sur mesure ({integrationPrice} une seule fois).',
    asks: [
      '{ça se connecte|ça marche|c’est compatible|ça se synchronise|ça s’intègre} {avec|à} {salesforce|hubspot|pipedrive|zoho|notre crm|mon crm|sellsy|dynamics}',
      '{crm|intégration crm|salesforce|hubspot|pipedrive|zoho|sellsy|connexion crm}',
      '{on utilise|on a|notre crm c’est} {salesforce|hubspot|pipedrive|zoho|sellsy} {ça marche|c’est possible|}',
      '{les leads|les contacts|les prospects} {vont|arrivent|sont enregistrés|remontent} {dans le crm|dans hubspot|dans salesforce}',
      'les {contacts|demandes|leads} arrivent dans {Salesforce|HubSpot|notre CRM|notre fichier clients}',
      '{CRM|HubSpot|Salesforce}',
      '{Pipedrive|base clients|fiche client}',
    ],
  },
  api: {
    chip: 'Avez-vous une API ?',
    answer:
      'Les bots parlent aux autres systèmes par API et webhooks : le flow builder a des étapes qui appellent une adresse à vous et utilisent la réponse. Pour une connexion plus poussée, nous faisons une intégration sur mesure ({integrationPrice} une seule fois).',
    asks: [
      '{avez-vous|il y a|vous avez|y a-t-il|où trouver} {une api|une api rest|des webhooks|une doc api|un sdk|un accès api|de la doc développeur}',
      '{api|api rest|webhook|webhooks|zapier|make|n8n|sdk|documentation api}',
      '{nos développeurs peuvent|on peut|mon dev peut} {utiliser l’api|appeler l’api|brancher des webhooks|coder contre votre api}',
      '{ça marche|c’est compatible|ça se connecte} avec {zapier|make|n8n|des webhooks}',
      'vous avez {une API|des webhooks}',
      "{notre développeur demande l'API|appeler notre serveur|Zapier}",
      '{REST|doc développeur|endpoint}',
    ],
  },
  channels: {
    chip: 'Quels canaux existe-t-il ?',
    answer:
      'Les canaux que nous nommons sont votre site, WhatsApp, Slack, l’e-mail et Shopify. D’autres (Instagram, Messenger, Telegram, Teams, SMS) se connectent par leur API s’ils en ont une ; le site ne propose pas de bots téléphoniques ou vocaux. Demandez à notre équipe pour votre canal.',
    asks: [
      '{quels canaux|quelles messageries|sur quels canaux|sur quels réseaux} {avez-vous|il répond|ça marche|sont disponibles|vous gérez}',
      '{ça marche|il répond|ça fonctionne|il est présent} {sur|avec|par} {instagram|telegram|facebook|messenger|teams|sms|e-mail|discord|tiktok|microsoft teams}',
      '{instagram|telegram|messenger|sms|teams|canaux|réseaux sociaux|discord|insta|facebook|vocal|voicebot|callbot|assistant téléphonique|standard téléphonique automatique}',
      '{il peut|le bot peut|vous avez} {répondre au téléphone|prendre les appels|téléphoner|parler à voix haute|un bot vocal|un voicebot|un callbot}',
      '{mes clients sont sur telegram|on peut le brancher sur instagram|et sur messenger|il répond au téléphone|par sms ça marche|vous faites teams}',
      'il répond {aux SMS|sur Messenger|sur Insta|aux mails|au téléphone}',
      'ça marche sur {Telegram|Facebook|Teams}',
      '{bot vocal|appels téléphoniques|où peut-il répondre}',
    ],
  },
  languages: {
    chip: 'Quelles langues parlent les bots ?',
    answer:
      'Nos bots parlent {languages} langues, y compris les écritures de droite à gauche comme l’arabe et l’hébreu. {starter} vient avec une langue, {professional} avec plusieurs ; une langue supplémentaire coûte {languagePrice} par mois.',
    asks: [
      '{quelles|combien de|en quelles} langues {parle le bot|parlent vos bots|il comprend|sont gérées|supporte-t-il|il connaît|avez-vous}',
      '{il parle|le bot parle|il comprend|il répond en|est-ce qu’il parle} {anglais|espagnol|arabe|néerlandais|allemand|plusieurs langues|chinois|d’autres langues|breton|portugais}',
      '{langues|multilingue|plurilingue|langues disponibles|langues étrangères|bilingue|écriture arabe}',
      '{nos clients|mes clients|les touristes} {parlent|écrivent en} {d’autres langues|anglais et allemand|plusieurs langues|arabe|des langues différentes}',
      '{mes clients sont arabes|combien de langues ça parle|il comprend le flamand|on a des clients de partout|ça marche en breton|langue arabe affichage}',
      "il {parle|comprend} {l'anglais|l'espagnol|l'italien|le turc|arabe}",
      "il comprend {l'argot|le patois|le québécois}",
      '{nos touristes viennent de partout|combien de langues}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {quelles langues sont prises en charge|si l'arabe est géré}",
      '{bjr|dites|au fait|ok et|du coup|salut} {il parle quoi comme langues}',
    ],
  },
  languageSwitch: {
    chip: 'Le bot change-t-il seul de langue ?',
    answer:
      'Oui. Le bot répond dans la langue où on l’interroge et change avec le client, même en pleine conversation.',
    asks: [
      '{il change|il détecte|il reconnaît|le bot détecte|le bot reconnaît} {la langue|de langue|la langue du client} {tout seul|automatiquement|de lui-même|}',
      '{détection de langue|changement de langue|traduction automatique|reconnaissance de langue|langue automatique|comment sait-il dans quelle langue répondre|comment sait-il quelle langue parle le client|comment sait-il quelle langue utiliser|comment il sait dans quelle langue répondre|comment il sait quelle langue parle le client|comment il sait quelle langue utiliser}',
      '{que se passe-t-il si|et si} {un client|quelqu’un|un visiteur} {écrit dans une autre langue|change de langue|mélange les langues|passe à l’anglais}',
      '{il faut|je dois|on doit} tout {traduire|écrire en plusieurs langues|traduire nous-mêmes}',
      "il suit si le client {change de langue|passe à l'anglais}",
      '{il voit tout seul la langue|le client doit choisir sa langue}',
    ],
  },
  models: {
    chip: 'Quels modèles d’IA utilisez-vous ?',
    answer:
      'C’est vous qui choisissez le modèle : GPT-3.5 Turbo (rapide et économique, {starter}), Claude 3 Sonnet (équilibré, {professional}) ou Claude 3 Opus (pour les raisonnements complexes, {enterprise}). Vous ne payez donc pas par défaut un modèle haut de gamme à chaque réponse.',
    asks: [
      '{quel|quels|quelle|c’est quel} {modèle|modèles d’ia|ia|llm|modèle de langage|intelligence artificielle} {utilisez-vous|est derrière|vous utilisez|fait tourner le bot|on peut choisir}',
      '{c’est|vous utilisez|ça utilise|c’est basé sur|ça tourne avec} {chatgpt|gpt 4|gpt|claude|openai|gemini|llama|mistral}',
      '{modèles|llm|gpt|claude|opus|sonnet|modèle d’ia|gpt 3.5 turbo|différence entre gpt et claude|différence entre sonnet et opus|différence entre les modèles}',
      '{je peux|peut-on} {choisir|changer} {le modèle|de modèle|l’ia}',
      '{quelle IA|quel moteur} {y a dedans|dans la petite formule|dans professional|avec starter}',
      "c'est {gpt|chatgpt|claude|gemini} {derrière|dessous|sous le capot}",
      "{modèle de langage|modèle d'IA|GPT}",
      "{Claude|opus ou sonnet|votre modèle ou celui d'un autre}",
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {quel modèle d'IA est utilisé|quel modèle de langage a chaque formule}",
      "{bjr|dites|au fait|ok et|du coup|salut} {c'est quelle IA}",
    ],
  },
  analytics: {
    chip: 'Quelles statistiques ai-je ?',
    answer:
      'Vous voyez en temps réel ce qui est demandé et comment finissent les conversations : {starter} a des statistiques de base, {professional} des statistiques avancées avec tests A/B. Dans le flow builder, chaque parcours montre sessions, achèvement et durée.',
    asks: [
      '{quelles|quels} {statistiques|stats|rapports|analyses|indicateurs|métriques} {ai-je|j’ai|sont inclus|on a|peut-on voir|il y a}',
      '{il y a|y a-t-il|j’ai|on a} {un tableau de bord|des stats|des rapports|un dashboard|du reporting|des analytics}',
      '{statistiques|stats|dashboard|tableau de bord|rapports|reporting|analytics|kpi}',
      '{comment voir|comment mesurer|je peux voir|on peut savoir} {si ça marche|ce que demandent les clients|les performances|combien de chats|l’efficacité du bot}',
      'je vois ce que {les gens|clients} demandent',
      "comment savoir si {ça marche|c'est utile}",
      '{tableaux de bord|rapport mensuel pour le patron|suivi}',
    ],
  },
  helpHours: {
    chip: 'Quelle assistance avons-nous ?',
    answer:
      '{starter} a une assistance par e-mail, {professional} une assistance prioritaire 24 h/24, {enterprise} une assistance dédiée avec SLA. L’assistance est à {supportEmail}.',
    asks: [
      '{quelle assistance|quel support|quelle aide|quel type d’assistance} {avons-nous|on a|est inclus|proposez-vous|pour les clients|avec la formule}',
      '{il y a|y a-t-il|vous avez|vous offrez} {un support 24h/24|une assistance technique|un support le week-end|une assistance la nuit|un support par téléphone}',
      '{assistance|support technique|support|support 24/7|assistance technique|support prioritaire|dépannage}',
      '{qui nous aide|qui appeler|qui contacter|à qui s’adresser} {si ça plante|si le bot tombe en panne|en cas de problème technique|si on est bloqué|quand ça bugge}',
      'qui on appelle {la nuit|le week-end|quand ça plante}',
      'on a {un interlocuteur|un contact dédié}',
      '{horaires du support|que du mail|aide une fois client}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {quelle assistance est comprise|si le support répond le week-end}",
      '{bjr|dites|au fait|ok et|du coup|salut} {qui on appelle si ça plante}',
    ],
  },
  abTesting: {
    chip: 'Puis-je faire des tests A/B ?',
    answer:
      'Les tests A/B viennent avec {professional} : essayez deux formulations ou parcours et gardez celui qui marche le mieux.',
    asks: [
      '{il y a|je peux faire|on peut faire|vous gérez|avez-vous|peut-on lancer} {des tests a/b|de l’ab testing|des tests ab|des split tests|du a/b testing}',
      '{tests a/b|ab testing|test ab|a/b testing|expérimentation|split test|tester des variantes}',
      '{quelle formule|quel forfait} {a|comprend|permet} {les tests a/b|l’ab testing|les tests ab}',
      '{je peux|on peut} {comparer|tester} {deux versions|deux textes|deux messages d’accueil|plusieurs réponses}',
      "{les tests A/B|l'AB test|le split test} {dans starter|dans la pro|compris}",
      'comparer deux {textes|accueils|variantes}',
      '{A/B|test A/B|tests A/B|quelle version marche mieux}',
      '{a/b|a b}',
    ],
  },
  workflows: {
    chip: 'C’est quoi, les workflows personnalisés ?',
    answer:
      'Les workflows personnalisés viennent avec {professional} : vos étapes, conditions et actions, de la collecte d’une adresse e-mail à l’appel d’un autre système. Vous les dessinez dans le flow builder, à essayer ici sans compte.',
    asks: [
      '{c’est quoi|il y a|je peux créer|peut-on avoir|expliquez} {les workflows|des workflows|des workflows personnalisés|des automatisations|nos propres processus}',
      '{workflows|workflow|automatisation|automatisation des processus|processus personnalisés|circuit de validation|il peut suivre notre processus|il peut déclencher des actions|il peut demander des infos étape par étape|il peut lancer un processus|le bot peut suivre notre processus|le bot peut déclencher des actions|le bot peut demander des infos étape par étape|le bot peut lancer un processus}',
      '{quelle formule|quel forfait} {a|comprend|permet} {les workflows|les workflows personnalisés|les automatisations}',
      'on peut {définir|scripter} {les étapes|des règles}',
      '{si le client dit x alors y|conditions|automatiser un processus|étapes de validation|scénario avec branches}',
    ],
  },
  branding: {
    chip: 'Peut-il avoir notre image ?',
    answer:
      'Oui, votre propre image de marque fait partie de toutes les formules, dès {starter} : votre nom, vos couleurs, votre ton.',
    asks: [
      '{je peux|peut-on|on peut|est-il possible de} {mettre notre logo|changer les couleurs|utiliser notre charte|personnaliser le design|changer le nom du bot|adapter le look|choisir le ton}',
      '{marque blanche|white label|logo|charte graphique|personnalisation graphique|branding|nos couleurs|design personnalisé|vous proposez de la marque blanche|vous proposez du white label|vous faites de la marque blanche|vous faites du white label}',
      '{on voit|il y a|ça affiche} {votre logo|powered by parley|votre nom dessus}',
      '{aux couleurs de|avec le logo de|à l’image de} {notre marque|ma boîte|notre société}',
      "il peut {s'appeler autrement|nous ressembler|prendre nos couleurs}",
      '{notre logo|notre nom|notre ton}',
      '{couleurs|votre nom apparaît quelque part|tutoyer ou vouvoyer}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {si notre logo peut apparaître|si l'apparence est modifiable}",
      '{bjr|dites|au fait|ok et|du coup|salut} {on peut mettre notre logo}',
    ],
  },
  handover: {
    chip: 'Passe-t-il la main à une personne ?',
    answer:
      'Oui. Ce que le bot ne peut pas traiter va à une personne de votre équipe avec tout ce qui a déjà été dit, pour que personne n’ait à se répéter. C’est vous qui décidez quand.',
    asks: [
      '{il passe|il transfère|le bot passe|le bot transfère} {la main|la conversation|le chat|le client} {à un humain|à une personne|à mon équipe|à un conseiller|à un collègue}',
      '{que se passe-t-il si|et si|que fait-il quand} {le bot|il} {ne sait pas|n’a pas la réponse|ne comprend pas|est bloqué}',
      '{transfert à un humain|passage de relais|escalade|live chat|chat en direct|reprise par un agent|transfert vers un conseiller}',
      '{on peut|mon équipe peut|je peux|un collègue peut} {reprendre la main|intervenir|prendre le relais|entrer dans le chat}',
      '{on peut reprendre la conversation|quand il est bloqué il fait quoi|un humain peut intervenir}',
      'il fait quoi quand il {sait pas|est perdu|cale}',
      "{un collègue|quelqu'un de chez nous|je} peut {reprendre|prendre la main}",
      '{transférer|passer à un humain|prendre le relais|le client tombe sur une vraie personne}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {comment la conversation passe à notre équipe|si un collaborateur peut reprendre}",
      '{bjr|dites|au fait|ok et|du coup|salut} {on peut reprendre la main}',
    ],
  },
  ownData: {
    chip: 'Apprend-il de nos documents ?',
    answer:
      'Oui. L’entraînement avancé ({trainingPrice} une seule fois) apprend au bot vos documents et vos conversations passées ; prix, horaires et règles viennent de vos propres systèmes, la réponse est donc la vôtre et pas une supposition.',
    asks: [
      '{il apprend|il peut apprendre|il lit|il se nourrit|il s’appuie} {de nos documents|sur notre site|nos pdf|sur nos données|nos manuels|sur notre faq|d’anciens chats}',
      '{d’où vient|comment il sait|d’où il sort|comment apprend-il} {son savoir|ses réponses|ce qu’il dit|nos produits|les infos}',
      '{nos propres documents|base de connaissances|importer des pdf|charger des documents|données internes|contenu maison|il connaît nos produits|il connaît nos prix|il connaît notre entreprise|il connaît notre catalogue|il connaîtra nos produits|il connaîtra nos prix|il connaîtra notre entreprise|il connaîtra notre catalogue}',
      '{je peux|on peut} {importer|charger|envoyer|téléverser} {des pdf|des documents|nos faq|un catalogue}',
      '{on peut lui donner nos pdf|il lit notre site|il apprend avec nos documents|d’où il tire ses réponses|lui faire avaler notre faq}',
      'il peut {lire|apprendre|ingérer} {nos manuels|notre site|nos PDF|nos tarifs}',
      "comment il sait {ce qu'on vend|}",
      '{documents|charger des fichiers|catalogue|brochures|il connaît rien à ma boîte}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {s'il apprend de nos documents|comment il connaît nos produits}",
      '{bjr|dites|au fait|ok et|du coup|salut} {il lit nos PDF}',
    ],
  },
  accuracy: {
    chip: 'Les réponses sont-elles fiables ?',
    answer:
      'Un modèle de langage prédit des mots, les faits doivent donc venir de vos données : nos bots répondent avec ce que vous leur avez donné et transmettent à une personne ce qu’ils ne savent pas, au lieu de l’inventer. Vous pouvez tester chaque parcours avant sa mise en ligne.',
    asks: [
      '{les réponses sont|ses réponses sont|c’est|est-ce} {fiables|justes|correctes|exactes|fiable|précis|sérieux comme réponses}',
      '{il se trompe|il hallucine|il invente|il ment|il raconte n’importe quoi|le bot se trompe} {parfois|souvent|des choses|}',
      '{hallucinations|erreurs du bot|fausses réponses|fiabilité des réponses|taux d’erreur|bêtises du bot|qui est responsable si le bot se trompe|qui est responsable s’il dit une bêtise|qui est responsable s’il promet quelque chose|que se passe-t-il si le bot se trompe|que se passe-t-il s’il dit une bêtise|que se passe-t-il s’il promet quelque chose}',
      '{comment éviter|comment empêchez-vous|on peut éviter} {les erreurs|les hallucinations|qu’il invente|les fausses infos}',
      '{il raconte pas n’importe quoi|et s’il se trompe|il invente des réponses|on peut lui faire confiance|il dit des bêtises parfois}',
      "s'il {raconte n'importe quoi|invente|se trompe|promet trop}",
      "qui est responsable s'il {dit une bêtise|annonce un faux prix}",
      "{on peut s'y fier|réponses fausses|erreurs|bourdes}",
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {comment vous évitez les réponses fausses|si les réponses sont fiables}",
      '{bjr|dites|au fait|ok et|du coup|salut} {il raconte des bêtises}',
    ],
  },
  speed: {
    chip: 'À quelle vitesse répond le bot ?',
    answer:
      'La plateforme répond en moins de 200 millisecondes ; vos clients ont une réponse tout de suite, à toute heure.',
    asks: [
      '{à quelle vitesse|en combien de temps|avec quelle rapidité} {répond le bot|il répond|réagit le bot|arrivent les réponses|répondent vos bots}',
      '{vitesse|temps de réponse du bot|latence|rapidité|200 millisecondes|réactivité du bot|les clients attendent longtemps|les clients doivent attendre|les clients attendent combien de temps|mes clients attendent longtemps|mes clients doivent attendre|mes clients attendent combien de temps|la réponse est immédiate|la réponse arrive tout de suite|la réponse met combien de secondes|sa réponse est immédiate|sa réponse arrive tout de suite|sa réponse met combien de secondes|combien de secondes met le bot|combien de secondes pour une réponse du bot|combien de secondes il met à répondre|combien de temps met le bot|combien de temps pour une réponse du bot|combien de temps il met à répondre}',
      '{il est|c’est|le bot est|les bots sont} {lent|rapide|instantané|en temps réel|réactif|lents}',
      'il répond {tout de suite|direct|du tac au tac}',
      '{combien de secondes|temps de réponse|lent|millisecondes|attente}',
    ],
  },
  uptime: {
    chip: 'Le service est-il fiable ?',
    answer:
      'Nous promettons {uptime} de disponibilité, à toute heure. {enterprise} ajoute un SLA qui l’inscrit au contrat.',
    asks: [
      '{quelle est|c’est quoi|quel est|parlez-moi de} {la disponibilité|votre disponibilité|votre uptime|l’uptime|le taux de disponibilité|votre taux de panne}',
      '{le service est|la plateforme est|c’est|vos serveurs sont} {stable|stables|fiable à quel point|souvent en panne}',
      '{disponibilité|uptime|panne|pannes|downtime|99,9|coupures de service|stabilité|vous garantissez 99,9|vous garantissez la disponibilité|vous garantissez disponibilité|garantie de 99,9|garantie de la disponibilité|garantie de disponibilité}',
      '{que se passe-t-il si|et si} {vos serveurs|le système|la plateforme|votre service} {tombe en panne|tombent|plante|est hors ligne}',
      'ça {tombe|plante} souvent',
      "{c'est stable|coupures|quand vos serveurs lâchent|hors service}",
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {quelle disponibilité vous garantissez|s'il y a souvent des pannes}",
      '{bjr|dites|au fait|ok et|du coup|salut} {ça plante souvent}',
    ],
  },
  deploy: {
    chip: 'En combien de temps peut-on démarrer ?',
    answer:
      'Une première version est prête en {firstHours} heures ; l’adapter à votre entreprise prend {daysFrom} à {daysTo} jours, selon le secteur.',
    asks: [
      '{quand|en combien de temps|à quelle date|sous combien de temps} {peut-on démarrer|on peut commencer|c’est prêt|on peut être en ligne|le bot sera prêt|vous livrez}',
      '{combien de temps|combien de jours} {pour mettre en place|pour faire le bot|ça prend|faut-il pour démarrer|dure la mise en place|avant d’être en ligne}',
      '{délai|délais|délai de livraison|mise en ligne|temps de déploiement|date de lancement|délai de mise en place|c’est urgent|il nous le faut vite|il me le faut pour hier|il nous faut le bot au plus vite}',
      '{c’est faisable|ça peut être prêt|vous pouvez livrer} {pour lundi|cette semaine|demain|avant noël|en deux semaines|en trois jours}',
      '{ça prend combien de temps à mettre en place|c’est prêt quand|en combien de jours c’est en ligne|on peut démarrer quand|c’est long à installer|délai de mise en service|d’ici lundi c’est faisable}',
      "{c'est prêt|ça tourne|on démarre} quand",
      'vous tenez {pour le salon|vendredi prochain|avant Noël}',
      "combien de {jours|temps} {pour l'adapter|avant le lancement|faut compter}",
      '{urgent|pressé|prêt lundi}',
      '{la première version|le bot|une première version} {est-elle prête|est prête|est prêt|tourne} {en un jour|en une journée|sous un jour} {vraiment|}',
      'déployé en {1 jour|un jour}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {combien de temps prend la mise en place|quand nous pourrions démarrer}",
      "{bjr|dites|au fait|ok et|du coup|salut} {c'est prêt quand}",
    ],
  },
  process: {
    chip: 'Comment ça se passe, étape par étape ?',
    answer:
      'Vous écrivez en quelques lignes ce que demandent vos clients ; nous regardons votre site et vos questions et revenons en {hours} heures avec un premier plan et un prix. Une première version tourne en {firstHours} heures, puis nous l’adaptons à vous en {daysFrom} à {daysTo} jours et vous la testez avant la mise en ligne.',
    asks: [
      '{comment ça marche|comment ça se passe|ça se passe comment|ça marche comment|comment se déroule un projet} {exactement|étape par étape|concrètement|avec vous|}',
      '{quelles sont|c’est quoi|expliquez} {les étapes|les prochaines étapes|la procédure|le déroulement|votre méthode}',
      '{étapes|déroulement|procédure|processus|comment commencer|comment démarrer|par où on commence|onboarding|que se passe-t-il après l’inscription|que se passe-t-il une fois que je vous écris|que se passe-t-il après la commande|que se passe-t-il ensuite}',
      '{de quoi avez-vous besoin|que faut-il fournir|que dois-je préparer|il vous faut quoi} {pour commencer|de notre part|au départ|}',
      'ça se passe comment {si on dit oui|du début à la fin|concrètement}',
      'vous avez besoin de quoi {de nous|de ma part}',
      '{et après il se passe quoi|démarche|on teste avant la mise en ligne}',
    ],
  },
  noCode: {
    chip: 'Ai-je besoin de développeurs ?',
    answer:
      'Non. Les conversations se dessinent sans code dans un flow builder visuel, et les modèles donnent un point de départ ; avec le service entièrement géré, nous faisons tout pour vous.',
    asks: [
      '{il faut|ai-je besoin d’|faut-il|on a besoin d’} {un développeur|un informaticien|savoir coder|des compétences techniques|savoir programmer|un service informatique}',
      '{sans code|no code|sans coder|facile à utiliser|sans programmer|low code|prise en main}',
      '{je peux|on peut|n’importe qui peut} {le faire moi-même|le faire sans technique|le configurer seul|le créer sans aide|le monter nous-mêmes}',
      '{je ne suis pas|on n’est pas|je suis pas} {informaticien|technique|doué en informatique|développeur|des geeks} {ça pose problème|c’est possible quand même|}',
      '{faut savoir coder|j’y connais rien en informatique|c’est compliqué à utiliser|pas besoin de développeur|je suis nul en ordi}',
      'je suis {nul|une quiche|pas doué} en {informatique|ordi}',
      'il faut {un informaticien|un développeur}',
      "c'est {facile|galère|compliqué} à {utiliser|faire}",
      '{débutant|ma secrétaire peut le faire}',
    ],
  },
  maintenance: {
    chip: 'Qui entretient le bot ?',
    answer:
      'Avec une formule plateforme, vous changez vous-même textes et parcours, à tout moment et sans code. Avec le service entièrement géré, nous entretenons et améliorons le bot pour vous ; du développement 24 h/24 est là quand il y a du technique à faire.',
    asks: [
      '{qui|comment on} {entretient|met à jour|maintient|s’occupe de|améliore|modifie} {le bot|les réponses|les textes|le contenu} {ensuite|après|}',
      '{je peux|on peut} {modifier|changer|corriger|mettre à jour} {les réponses|les textes|les parcours} {moi-même|après coup|quand je veux|}',
      '{maintenance|mises à jour|entretien|mise à jour du bot|modifications ultérieures|suivi technique|et si nos prix changent|et si nos produits changent|et si les horaires changent}',
      '{beaucoup de travail|combien de travail|c’est beaucoup de boulot} {à entretenir|ensuite|pour le maintenir|}',
      "qui {le tient à jour|s'en occupe|corrige les réponses} après",
      '{la carte|les prix} change toutes les semaines',
      'je peux modifier {les textes|les réponses} moi-même',
      '{mise à jour|suivi après lancement|à chaque modif je vous appelle}',
    ],
  },
  scale: {
    chip: 'Tient-il avec beaucoup de visiteurs ?',
    answer:
      'Oui. La plateforme est serverless : elle grandit avec le nombre de conversations, pics compris, et coûte peu quand personne ne parle. {enterprise} n’a pas de limite de messages.',
    asks: [
      '{il tient|ça tient|il supporte|il encaisse|il gère} {beaucoup de visiteurs|les pics de trafic|le black friday|des milliers de chats|10000 personnes en même temps|la charge|une grosse affluence}',
      '{montée en charge|scalabilité|pics de trafic|forte charge|trafic élevé|chats simultanés|afflux|que se passe-t-il si tout le monde écrit en même temps|que se passe-t-il si une campagne fait le buzz|que se passe-t-il si le trafic explose|et si tout le monde écrit en même temps|et si une campagne fait le buzz|et si le trafic explose}',
      '{combien de} {conversations|chats|utilisateurs} {en même temps|en parallèle|simultanément|à la fois}',
      "ça tient {l'affluence|mille personnes d'un coup|le black friday|une pub télé}",
      '{combien en même temps|pic de charge|grandir|buzz}',
    ],
  },
  tasks: {
    chip: 'Prend-il rendez-vous et commandes ?',
    answer:
      'Oui. Un bot peut prendre des rendez-vous, des réservations et des commandes, consulter une commande, traiter un retour, envoyer des rappels, recueillir des coordonnées et appeler d’autres systèmes ; le flow builder a des étapes pour chacun. Les bots de démonstration de nos modèles le montrent.',
    asks: [
      '{il peut|le bot peut|peut-il|est-ce qu’il peut} {prendre|gérer|traiter|enregistrer} {des rendez-vous|des rdv|des réservations|des commandes|des retours|les rdv de mes clients}',
      '{prise de rdv automatique|bot de réservation|prise de commande|suivi de commande|suivi de colis|prise de rendez-vous en ligne|quelles tâches peut-il faire|quelles tâches il fait|quelles tâches le bot prend en charge|quelles tâches on peut automatiser|quelles missions peut-il faire|quelles missions il fait|quelles missions le bot prend en charge|quelles missions on peut automatiser}',
      '{mes clients|les patients|nos clients} peuvent {réserver|commander|annuler un rdv|décaler un rdv} {par le chat|avec le bot|}',
      '{il peut modifier une réservation|est-ce qu’il sait faire des choses ou juste parler}',
      'il peut {prendre|décaler|annuler} {des rendez-vous|une table|des cours}',
      '{prendre des commandes|état de commande}',
      '{prise de rendez-vous|il fait des choses ou il cause seulement|encaisser}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {s'il peut prendre des réservations}",
      '{bjr|dites|au fait|ok et|du coup|salut} {il prend les rendez-vous}',
    ],
  },
  afterHours: {
    chip: 'Marche-t-il aussi la nuit ?',
    answer: 'Oui, le bot répond à toute heure : la nuit, le week-end et les jours fériés.',
    asks: [
      '{il marche|il répond|il travaille|il fonctionne|ça répond|il est actif} {la nuit|le week-end|24h/24|le dimanche|les jours fériés|en dehors des horaires|le soir}',
      '{24/7|24h/24|la nuit|le week-end|hors horaires|jours fériés|7j/7|les clients écrivent la nuit|les clients écrivent tard le soir|les clients écrivent le dimanche|les clients demandent la nuit|les clients demandent tard le soir|les clients demandent le dimanche}',
      '{on est|nous sommes|le bureau est} fermé {la nuit|le week-end|après 18h} {qui répond|le bot peut répondre|}',
      "il répond {quand on dort|la nuit|à Noël|quand c'est fermé}",
      '{week-end|le soir|après la fermeture|fermé}',
    ],
  },
  rightToLeft: {
    chip: 'Ça marche de droite à gauche ?',
    answer:
      'Oui. En arabe et en hébreu, ce chat et nos bots vont de droite à gauche, toute la fenêtre comprise ; il n’y a rien à régler.',
    asks: [
      '{écriture de droite à gauche|écriture hébraïque}',
      '{il écrit de droite à gauche}',
      '{le chat|la fenêtre|le widget|l’interface} {s’affiche bien en arabe|s’affiche bien en hébreu|va de droite à gauche|s’inverse en arabe|gère le rtl}',
      '{de droite à gauche|rtl|sens d’écriture|affichage en arabe|fenêtre en hébreu|prise en charge rtl}',
      '{le texte|le chat} s’affiche de droite à gauche {en arabe|en hébreu|quand j’écris en arabe|}',
      "{ça s'affiche de droite à gauche|l'hébreu s'affiche bien|fenêtre inversée en arabe}",
    ],
  },
};
