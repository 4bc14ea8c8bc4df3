import type { AreaAnswers } from '../types.ts';

export const trust: AreaAnswers<'trust'> = {
  security: {
    chip: 'Est-ce sécurisé ?',
    answer:
      'La sécurité fait partie de toutes les formules : {badges}. Les données sont chiffrées en transit et au repos, et les données personnelles sont exportées ou effacées sur demande. {enterprise} ajoute SSO, hébergement chez vous et sécurité avancée. Détails : {email}.',
  },
  hipaa: {
    chip: 'Êtes-vous prêts pour HIPAA ?',
    answer:
      'La préparation HIPAA vient avec {professional}. Le bot ne donne jamais d’avis médical ; il transmet tout ce qui est médical à votre personnel. Pour les accords et les détails, écrivez à {email}.',
  },
  gdpr: {
    chip: 'Êtes-vous conformes au RGPD ?',
    answer:
      'Oui, prêts pour le RGPD : les données personnelles peuvent être vues, corrigées, exportées et effacées sur demande, elles sont chiffrées en transit et au repos, et les visiteurs savent ce qui est conservé. Pour un accord de sous-traitance des données, écrivez à {privacyEmail}.',
  },
  iso: {
    chip: 'Êtes-vous certifiés ISO 27001 ?',
    answer:
      'Nos labels sont {badges}. Pour les certificats et leur périmètre, demandez à notre équipe : {email}.',
  },
  encryption: {
    chip: 'Mes données sont-elles chiffrées ?',
    answer: 'Oui. Les données sont chiffrées en transit (TLS) et au repos.',
  },
  dataLocation: {
    chip: 'Où sont stockées les données ?',
    answer:
      'Le site ne nomme ni pays ni centre de données. Avec {enterprise}, les données peuvent rester dans votre propre infrastructure ou chez vous ; où elles se trouvent avec les autres formules, notre équipe vous le dit : {privacyEmail}.',
  },
  modelTraining: {
    chip: 'Nos données entraînent-elles une IA ?',
    answer:
      'Nulle part le site ne dit que vos conversations entraînent un modèle, et l’entraînement avancé sur vos documents n’a lieu que si vous le commandez. Quand un modèle d’IA d’un autre fournisseur répond, il reçoit le message et la fin de la conversation. Pour une assurance écrite, demandez à {privacyEmail}.',
  },
  erasure: {
    chip: 'Puis-je faire effacer mes données ?',
    answer:
      'Oui. Vous pouvez voir, corriger, emporter ou faire effacer tout ce que nous avons sur vous : un message à {privacyEmail} suffit, et il couvre tous les formulaires envoyés avec cette adresse.',
  },
  visitorData: {
    chip: 'Que conservez-vous sur moi ?',
    answer:
      'Personne ne vous observe ici : pas de publicité, pas de service d’analyse, pas de script d’une autre société. Ce que vous faites reste dans votre navigateur jusqu’à ce que vous nous envoyiez un formulaire ; seul ce que vous dites dans ce chat est gardé sur notre serveur, dès le premier message et pendant {retentionDays} jours, et vous pouvez l’effacer ici à tout moment. Deux cookies avec un nombre aléatoire, posés seulement s’il le faut, gardent à vous votre chat, vos « j’aime » et vos parcours. La page de confidentialité dit tout.',
  },
  cardNumbers: {
    chip: 'Et les numéros de carte dans le chat ?',
    answer:
      'Les numéros de carte, de compte et d’identité sont masqués avant que quoi que ce soit soit conservé ou transmis ; personne n’a donc besoin d’en saisir ici.',
  },
  sso: {
    chip: 'Y a-t-il une connexion unique (SSO) ?',
    answer: 'La connexion unique (SSO) vient avec {enterprise}.',
  },
  onPremises: {
    chip: 'Peut-on l’héberger chez nous ?',
    answer: 'Oui, l’hébergement chez vous vient avec {enterprise} ; le prix est établi sur mesure.',
  },
  dedicated: {
    chip: 'Y a-t-il une infrastructure dédiée ?',
    answer:
      'Une infrastructure dédiée, rien que pour vous, vient avec {enterprise}, avec une assistance dédiée.',
  },
  sla: {
    chip: 'Proposez-vous un SLA ?',
    answer:
      'Un SLA vient avec {enterprise}. Pour toutes les formules, nous indiquons {uptime} de disponibilité.',
  },
  responsible: {
    chip: 'Qui est responsable des données ?',
    answer:
      '{legalName} est responsable de ce site et de ses données. Le site ne nomme pas de délégué à la protection des données ; pour toute question à ce sujet, écrivez à {privacyEmail}.',
  },
  tracking: {
    chip: 'Y a-t-il du pistage ou de la publicité ?',
    answer:
      'Non. Il n’y a ici ni publicité, ni service d’analyse, ni pistage, ni script d’une autre société. Deux cookies, avec un nombre aléatoire et sans nom, ne sont posés que s’il le faut : un pour vos « j’aime » et vos parcours, un pour votre chat. Les adresses réseau servent peu de temps à écarter les attaques et ne sont pas écrites dans les journaux.',
  },
  chatKept: {
    chip: 'Combien de temps garde-t-on ce chat ?',
    answer:
      'Cette conversation est gardée {retentionDays} jours à partir de votre premier message, pour voir ce qui a été demandé et intervenir si vous voulez une personne. « Supprimer cette conversation » dans le chat l’efface partout et tout de suite ; si vous avez envoyé un formulaire, elle appartient à votre demande et s’efface avec elle : {privacyEmail}.',
  },
  formData: {
    chip: 'Qu’envoie-t-on avec un formulaire ?',
    answer:
      'Avec un formulaire part ce que vous avez saisi et ce qui nous aide à répondre : la page d’où vous écrivez, le site ou la campagne qui vous a amené, le modèle, l’offre et les réglages du calculateur consultés, votre progression et votre estimation d’économies, un parcours joint et le chat tenu ici. Rien n’est envoyé sans formulaire. Nous le gardons le temps de traiter votre demande et l’effaçons sur demande : {privacyEmail}.',
  },
  aiProvider: {
    chip: 'Un autre fournisseur d’IA lit-il ceci ?',
    answer:
      'Là où un modèle d’IA d’un autre fournisseur répond, il reçoit votre message et la dernière partie de la conversation, sans votre nom ni votre adresse sauf si vous les avez écrits. Les numéros de carte et de compte sont masqués avant.',
  },
  aiAct: {
    chip: 'Un bot doit-il dire qu’il en est un ?',
    answer:
      'L’article 50 du règlement européen sur l’IA (AI Act) demande d’informer les gens qu’ils ont affaire à un système d’IA, sauf si c’est évident ; selon son propre calendrier, à partir du 2 août 2026. Nous conseillons de le dire dès le premier message, dans la langue de la conversation et de nouveau quand une personne prend le relais. Notre blog l’explique ; ce n’est pas un conseil juridique.',
  },
};
