import type { AreaAnswers } from '../types.ts';

export const features: AreaAnswers<'features'> = {
  whatWeDo: {
    chip: 'Que proposez-vous ?',
    answer:
      '{brand} crée des chatbots d’IA pour les entreprises : bots de service client, automatisation commerciale et intégrations sur mesure. Ils répondent à toute heure en {languages} langues, passent la main à votre équipe quand c’est important, et une première version tourne en {firstHours} heures.',
  },
  support: {
    chip: 'Que fait un bot de service client ?',
    answer:
      'Un bot de service client répond à ce qu’on demande tous les jours, consulte commandes et rendez-vous, et passe à une personne avec toute la conversation jointe.',
  },
  sales: {
    chip: 'Comment aide-t-il à vendre ?',
    answer:
      'L’automatisation commerciale accueille les visiteurs, découvre leur besoin, les qualifie selon vos propres règles et inscrit le rendez-vous dans votre agenda.',
  },
  customWork: {
    chip: 'C’est quoi, une intégration sur mesure ?',
    answer:
      'Nous relions la conversation à votre boutique, vos fiches clients, votre système de tickets ou votre propre logiciel. Une intégration sur mesure coûte {integrationPrice} une seule fois.',
  },
  integrations: {
    chip: 'À quels systèmes se connecte-t-il ?',
    answer:
      'Les bots se connectent à {integrations}, à votre site et à d’autres systèmes par leur API : boutique, fiches clients, tickets, agenda. {starter} comprend {starterIntegrations} intégrations (Slack, e-mail, web), {professional} autant qu’il vous en faut ; la connexion à un système à vous coûte {integrationPrice} une seule fois.',
  },
  whatsapp: {
    chip: 'Ça marche avec WhatsApp ?',
    answer:
      'Oui, WhatsApp est l’un des canaux auxquels nos bots se connectent : vos clients écrivent là où ils écrivent toujours, et le bot y répond. {starter} comprend {starterIntegrations} intégrations (Slack, Email, Web), {professional} autant qu’il vous en faut.',
  },
  slack: {
    chip: 'Ça marche avec Slack ?',
    answer: 'Oui. Slack est compris dès {starter}, avec l’e-mail et votre site.',
  },
  shopify: {
    chip: 'Ça marche avec Shopify ?',
    answer:
      'Oui, nos bots se connectent à Shopify : ils consultent les commandes, recommandent des produits et répondent avant le paiement. Les autres systèmes de boutique (WooCommerce, Magento, PrestaShop) se connectent par leur API.',
  },
  website: {
    chip: 'Comment le mettre sur mon site ?',
    answer:
      'Le canal web fait partie de toutes les formules : un petit bout de code va dans vos pages, quel que soit leur outil (WordPress, Wix, code maison), et le chat y apparaît. Nous vous aidons lors de la mise en place de la première version.',
  },
  crm: {
    chip: 'Se connecte-t-il à notre CRM ?',
    answer:
      'Oui : les bots se connectent aux fiches clients comme celles de Salesforce ou HubSpot par leur API. {professional} comprend autant d’intégrations qu’il vous en faut ; un système à vous est une intégration sur mesure ({integrationPrice} une seule fois).',
  },
  api: {
    chip: 'Avez-vous une API ?',
    answer:
      'Les bots parlent aux autres systèmes par API et webhooks : le flow builder a des étapes qui appellent une adresse à vous et utilisent la réponse. Pour une connexion plus poussée, nous faisons une intégration sur mesure ({integrationPrice} une seule fois).',
  },
  channels: {
    chip: 'Quels canaux existe-t-il ?',
    answer:
      'Les canaux que nous nommons sont votre site, WhatsApp, Slack, l’e-mail et Shopify. D’autres (Instagram, Messenger, Telegram, Teams, SMS) se connectent par leur API s’ils en ont une ; le site ne propose pas de bots téléphoniques ou vocaux. Demandez à notre équipe pour votre canal.',
  },
  languages: {
    chip: 'Quelles langues parlent les bots ?',
    answer:
      'Nos bots parlent {languages} langues, y compris les écritures de droite à gauche comme l’arabe et l’hébreu. {starter} vient avec une langue, {professional} avec plusieurs ; une langue supplémentaire coûte {languagePrice} par mois.',
  },
  languageSwitch: {
    chip: 'Le bot change-t-il seul de langue ?',
    answer:
      'Oui. Le bot répond dans la langue où on l’interroge et change avec le client, même en pleine conversation.',
  },
  models: {
    chip: 'Quels modèles d’IA utilisez-vous ?',
    answer:
      'C’est vous qui choisissez le modèle : GPT-3.5 Turbo (rapide et économique, {starter}), Claude 3 Sonnet (équilibré, {professional}) ou Claude 3 Opus (pour les raisonnements complexes, {enterprise}). Vous ne payez donc pas par défaut un modèle haut de gamme à chaque réponse.',
  },
  analytics: {
    chip: 'Quelles statistiques ai-je ?',
    answer:
      'Vous voyez en temps réel ce qui est demandé et comment finissent les conversations : {starter} a des statistiques de base, {professional} des statistiques avancées avec tests A/B. Dans le flow builder, chaque parcours montre sessions, achèvement et durée.',
  },
  helpHours: {
    chip: 'Quelle assistance avons-nous ?',
    answer:
      '{starter} a une assistance par e-mail, {professional} une assistance prioritaire 24 h/24, {enterprise} une assistance dédiée avec SLA. L’assistance est à {supportEmail}.',
  },
  abTesting: {
    chip: 'Puis-je faire des tests A/B ?',
    answer:
      'Les tests A/B viennent avec {professional} : essayez deux formulations ou parcours et gardez celui qui marche le mieux.',
  },
  workflows: {
    chip: 'C’est quoi, les workflows personnalisés ?',
    answer:
      'Les workflows personnalisés viennent avec {professional} : vos étapes, conditions et actions, de la collecte d’une adresse e-mail à l’appel d’un autre système. Vous les dessinez dans le flow builder, à essayer ici sans compte.',
  },
  branding: {
    chip: 'Peut-il avoir notre image ?',
    answer:
      'Oui, votre propre image de marque fait partie de toutes les formules, dès {starter} : votre nom, vos couleurs, votre ton.',
  },
  handover: {
    chip: 'Passe-t-il la main à une personne ?',
    answer:
      'Oui. Ce que le bot ne peut pas traiter va à une personne de votre équipe avec tout ce qui a déjà été dit, pour que personne n’ait à se répéter. C’est vous qui décidez quand.',
  },
  ownData: {
    chip: 'Apprend-il de nos documents ?',
    answer:
      'Oui. L’entraînement avancé ({trainingPrice} une seule fois) apprend au bot vos documents et vos conversations passées ; prix, horaires et règles viennent de vos propres systèmes, la réponse est donc la vôtre et pas une supposition.',
  },
  accuracy: {
    chip: 'Les réponses sont-elles fiables ?',
    answer:
      'Un modèle de langage prédit des mots, les faits doivent donc venir de vos données : nos bots répondent avec ce que vous leur avez donné et transmettent à une personne ce qu’ils ne savent pas, au lieu de l’inventer. Vous pouvez tester chaque parcours avant sa mise en ligne.',
  },
  speed: {
    chip: 'À quelle vitesse répond le bot ?',
    answer:
      'La plateforme répond en moins de 200 millisecondes ; vos clients ont une réponse tout de suite, à toute heure.',
  },
  uptime: {
    chip: 'Le service est-il fiable ?',
    answer:
      'Nous promettons {uptime} de disponibilité, à toute heure. {enterprise} ajoute un SLA qui l’inscrit au contrat.',
  },
  deploy: {
    chip: 'En combien de temps peut-on démarrer ?',
    answer:
      'Une première version est prête en {firstHours} heures ; l’adapter à votre entreprise prend {daysFrom} à {daysTo} jours, selon le secteur.',
  },
  process: {
    chip: 'Comment ça se passe, étape par étape ?',
    answer:
      'Vous écrivez en quelques lignes ce que demandent vos clients ; nous regardons votre site et vos questions et revenons en {hours} heures avec un premier plan et un prix. Une première version tourne en {firstHours} heures, puis nous l’adaptons à vous en {daysFrom} à {daysTo} jours et vous la testez avant la mise en ligne.',
  },
  noCode: {
    chip: 'Ai-je besoin de développeurs ?',
    answer:
      'Non. Les conversations se dessinent sans code dans un flow builder visuel, et les modèles donnent un point de départ ; avec le service entièrement géré, nous faisons tout pour vous.',
  },
  maintenance: {
    chip: 'Qui entretient le bot ?',
    answer:
      'Avec une formule plateforme, vous changez vous-même textes et parcours, à tout moment et sans code. Avec le service entièrement géré, nous entretenons et améliorons le bot pour vous ; du développement 24 h/24 est là quand il y a du technique à faire.',
  },
  scale: {
    chip: 'Tient-il avec beaucoup de visiteurs ?',
    answer:
      'Oui. La plateforme est serverless : elle grandit avec le nombre de conversations, pics compris, et coûte peu quand personne ne parle. {enterprise} n’a pas de limite de messages.',
  },
  tasks: {
    chip: 'Prend-il rendez-vous et commandes ?',
    answer:
      'Oui. Un bot peut prendre des rendez-vous, des réservations et des commandes, consulter une commande, traiter un retour, envoyer des rappels, recueillir des coordonnées et appeler d’autres systèmes ; le flow builder a des étapes pour chacun. Les bots de démonstration de nos modèles le montrent.',
  },
  afterHours: {
    chip: 'Marche-t-il aussi la nuit ?',
    answer: 'Oui, le bot répond à toute heure : la nuit, le week-end et les jours fériés.',
  },
  rightToLeft: {
    chip: 'Ça marche de droite à gauche ?',
    answer:
      'Oui. En arabe et en hébreu, ce chat et nos bots vont de droite à gauche, toute la fenêtre comprise ; il n’y a rien à régler.',
  },
};
