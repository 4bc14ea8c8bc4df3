import type { AreaAnswers } from '../types.ts';

export const plans: AreaAnswers<'plans'> = {
  prices: {
    chip: 'Combien coûte un chatbot ?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nAucune formule n’a de frais de mise en service.',
  },
  starter: {
    chip: 'Que comprend Starter ?',
    answer:
      'La formule plateforme {starter} coûte {starterPrice} par mois avec GPT-3.5 Turbo : {starterMessages} messages par mois, {starterIntegrations} intégrations (Slack, e-mail, web), des statistiques de base, une assistance par e-mail et votre propre image de marque, en une seule langue. Elle convient à une petite entreprise avec un site et une équipe.',
  },
  professional: {
    chip: 'Que comprend Professional ?',
    answer:
      'La formule plateforme {professional} coûte {professionalPrice} par mois au tarif de base : {professionalMessages} messages par mois, intégrations illimitées, statistiques avancées, assistance prioritaire 24 h/24, Claude 3 Sonnet au choix ({sonnetProfessional} dans ce cas), préparation HIPAA, plusieurs langues, tests A/B et workflows personnalisés. C’est notre formule la plus demandée.',
  },
  enterprise: {
    chip: 'Que comprend Enterprise ?',
    answer:
      'La formule plateforme {enterprise} est chiffrée sur mesure : messages illimités, infrastructure dédiée ou hébergement chez vous, SSO, Claude 3 Opus, assistance dédiée, SLA et sécurité avancée. Dites-nous ce qu’il vous faut et une personne vous fait une offre en {hours} heures.',
  },
  compare: {
    chip: 'Quelles différences entre les formules ?',
    answer:
      '{starter} ({starterPrice} par mois) : {starterMessages} messages, {starterIntegrations} intégrations, une langue, statistiques de base, assistance par e-mail.\n{professional} ({professionalPrice} par mois) : {professionalMessages} messages, intégrations illimitées, plusieurs langues, statistiques avancées, tests A/B, préparation HIPAA, assistance 24 h/24.\n{enterprise} (prix sur mesure) : messages illimités, infrastructure propre, SSO, SLA, assistance dédiée.',
  },
  whichPlan: {
    chip: 'Quelle formule me convient ?',
    answer:
      'Cela dépend de vos messages par mois : jusqu’à {starterMessages}, {starter} suffit ; jusqu’à {professionalMessages}, c’est {professional} ; au-delà, {enterprise}. Il vous faut aussi {professional} pour plusieurs langues, HIPAA ou les tests A/B. Combien de messages recevez-vous à peu près par mois ?',
  },
  managed: {
    chip: 'Combien coûte le service géré ?',
    answer:
      '{managedPrices}\n\nAvec le service entièrement géré, nous construisons, exploitons et suivons le bot pour vous.',
  },
  managedOrPlatform: {
    chip: 'Plateforme ou service géré ?',
    answer:
      'Avec une formule plateforme (à partir de {starterPrice} par mois), vous faites tourner le bot vous-même sur notre plateforme. Avec le service entièrement géré (à partir de {managedStarter} par mois), nous le construisons, l’exploitons et l’améliorons sans cesse. La première se compte en messages, le second en conversations.\n{managedPairs}',
  },
  cheapest: {
    chip: 'Quelle est l’offre la moins chère ?',
    answer:
      'La moins chère est la formule plateforme {starter}, à {starterPrice} par mois pour {starterMessages} messages au plus, sans frais de mise en service et sans engagement long.',
  },
  setupFee: {
    chip: 'Y a-t-il des frais d’installation ?',
    answer:
      'Non, aucuns frais de mise en service ni d’installation : avec chaque formule, vous payez seulement le prix mensuel. Seules les options comme une intégration sur mesure ({integrationPrice} une seule fois) ou l’entraînement avancé ({trainingPrice} une seule fois) se paient une fois.',
  },
  contract: {
    chip: 'Y a-t-il un engagement ?',
    answer:
      'Il n’y a pas d’engagement long : les formules vont de mois en mois et vous pouvez résilier à tout moment avec {noticeDays} jours de préavis.',
  },
  cancel: {
    chip: 'Comment résilier ?',
    answer:
      'Vous pouvez résilier à tout moment avec {noticeDays} jours de préavis ; aucun motif n’est demandé et il n’y a pas d’engagement long. Un message à {email} suffit.',
  },
  trial: {
    chip: 'Puis-je essayer gratuitement ?',
    answer:
      'Vous pouvez essayer beaucoup de choses ici sans frais : discuter avec les bots de démonstration de nos modèles, construire votre propre parcours dans le flow builder et réserver une consultation gratuite. Nous n’annonçons ni formule gratuite ni période d’essai ; comme il n’y a pas de frais de mise en service et que vous résiliez avec {noticeDays} jours de préavis, un mois de {starter} ({starterPrice}) est le plus petit essai réel.',
  },
  discount: {
    chip: 'Y a-t-il des remises ?',
    answer:
      'Le site n’annonce aucune remise, ni pour un paiement annuel ni pour les start-up ou les associations, et je ne peux pas en promettre. Demandez à notre équipe : {email} ou une consultation gratuite est la voie vers une offre pour votre cas.',
  },
  payment: {
    chip: 'Comment payer ?',
    answer:
      'Les prix sont en dollars américains et se paient au mois. Le site ne dit pas quels moyens de paiement ou quelles factures existent, ni si des taxes s’ajoutent ; notre équipe en convient avec vous avant le début : {email}.',
  },
  overage: {
    chip: 'Et si je dépasse mes messages ?',
    answer:
      'Rien ne s’arrête : les mois chargés, les conversations supplémentaires coûtent {conversationPrice} chacune, dans toutes les formules. Si cela arrive tous les mois, la formule supérieure revient en général moins cher.',
  },
  addOns: {
    chip: 'Quelles options existe-t-il ?',
    answer:
      'Options pour toutes les formules :\n- langue supplémentaire : {languagePrice} par mois\n- conversations supplémentaires : {conversationPrice} chacune\n- intégration sur mesure : {integrationPrice} une seule fois\n- entraînement avancé : {trainingPrice} une seule fois',
  },
  addLanguage: {
    chip: 'Combien coûte une langue de plus ?',
    answer:
      'Une langue supplémentaire pour votre bot coûte {languagePrice} par mois, rédigée et vérifiée. {professional} et {enterprise} parlent plusieurs langues ; {starter} en parle une.',
  },
  addIntegration: {
    chip: 'Combien coûte une intégration sur mesure ?',
    answer:
      'Une intégration sur mesure, c’est-à-dire la connexion à un système à vous, coûte {integrationPrice} une seule fois. {starter} comprend {starterIntegrations} intégrations standard, {professional} autant qu’il vous en faut.',
  },
  addTraining: {
    chip: 'Qu’est-ce que l’entraînement avancé ?',
    answer:
      'L’entraînement avancé coûte {trainingPrice} une seule fois : nous entraînons le bot sur vos documents et vos conversations passées.',
  },
  switchPlan: {
    chip: 'Puis-je changer de formule ?',
    answer:
      'Oui. Les formules vont de mois en mois, vous pouvez donc passer à une plus grande ou à une plus petite quand vos messages changent ; prévenez notre équipe à {email} et elle fait le changement avec vous.',
  },
  refund: {
    chip: 'Remboursez-vous ?',
    answer:
      'Le site ne promet ni remboursement ni garantie « satisfait ou remboursé », je ne le peux donc pas non plus. Ce qui vaut : pas de frais de mise en service, pas d’engagement long, résiliation avec {noticeDays} jours de préavis. Pour le reste, écrivez à {email}.',
  },
  messageCount: {
    chip: 'Qu’est-ce qui compte comme message ?',
    answer:
      'Les formules plateforme se comptent en messages par mois, le service géré en conversations ; une conversation compte en général plusieurs messages. Le site ne le définit pas plus précisément : demandez à notre équipe à {email} comment votre cas serait compté.',
  },
  seats: {
    chip: 'Payez-vous par utilisateur ?',
    answer:
      'Non, il n’y a pas de licences par utilisateur : toute votre équipe peut regarder. Le prix suit les messages, jamais le nombre de collègues.',
  },
  custom: {
    chip: 'Et au-delà de 50 000 messages ?',
    answer:
      'Au-delà de {professionalMessages} messages par mois, le prix est sur mesure : le calculateur montre à peu près ce que ce serait, et pour plus de 100 000 messages ou votre propre infrastructure, notre équipe commerciale fait une offre en {hours} heures.',
  },
  modelPrices: {
    chip: 'Combien coûtent les meilleurs modèles ?',
    answer:
      'Le modèle change le prix : {starter} coûte {starterPrice} avec GPT-3.5 Turbo, {sonnetStarter} avec Claude 3 Sonnet et {opusStarter} avec Claude 3 Opus ; {professional} coûte {professionalPrice}, {sonnetProfessional} et {opusProfessional}. Le calculateur de la page des prix le montre pour votre volume.',
  },
  perThousand: {
    chip: 'Combien coûtent 1 000 messages ?',
    answer:
      'Pleinement utilisés, 1 000 messages coûtent {starterThousand} avec {starter} et {professionalThousand} avec {professional}. Le calculateur de la page des tarifs l’indique pour votre volume et votre modèle.',
  },
  integrationCount: {
    chip: 'Combien d’intégrations par offre ?',
    answer:
      '{starter} comprend {starterIntegrations} intégrations (Slack, Email, Web), {professional} un nombre illimité. Relier un système à vous coûte {integrationPrice}, une seule fois.',
  },
};
