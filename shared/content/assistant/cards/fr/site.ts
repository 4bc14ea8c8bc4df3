import type { AreaAnswers } from '../types.ts';

export const site: AreaAnswers<'site'> = {
  roi: {
    chip: 'Combien un bot nous ferait-il gagner ?',
    answer:
      'Le calculateur de ROI du parcours d’apprentissage compte : personnes × taux horaire × heures par jour × {roiShare}, 22 jours ouvrés par mois. Dix personnes à 25 $ et deux heures par jour économisent environ {roiMonthly} par mois, {roiYearly} par an. Entrez-y vos propres chiffres.',
  },
  calculator: {
    chip: 'Y a-t-il un calculateur de prix ?',
    answer:
      'Oui, sur la page des prix : réglez vos messages (1 000 à 100 000 par mois) et votre modèle, et vous voyez tout de suite formule et prix, avec un détail à partager par lien.',
  },
  competitors: {
    chip: 'Et par rapport à Intercom ?',
    answer:
      'À périmètre égal, plateforme et messages seulement, à 25 000 messages par mois notre estimation est de {oursAt25k} contre {intercomAt25k} pour Intercom, {driftAt25k} pour Drift et {zendeskAt25k} pour Zendesk, soit {savingPercent} % de moins qu’Intercom. Les estimations sont les nôtres, au {estimatesDate} ; le détail sur la page des prix montre base et tarif de chacun.',
  },
  saving: {
    chip: 'D’où viennent les 67 % ?',
    answer:
      'Les {savingPercent} % sont notre estimation face à Intercom à 25 000 messages par mois : {intercomAt25k} chez eux, {oursAt25k} chez nous, plateforme et messages seulement. Le détail des coûts sur la page des prix montre les sommes.',
  },
  learning: {
    chip: 'Qu’est-ce que le parcours d’apprentissage ?',
    answer:
      'Cinq étapes courtes (accueil, secteurs, une démo, le calculateur de ROI, formules) qui montrent ce qu’un chatbot peut faire pour vous. On y gagne des points et des succès, et on repart avec un chiffre qui tient en réunion de budget. La progression reste dans votre navigateur.',
  },
  points: {
    chip: 'À quoi servent les points ?',
    answer:
      'Les points montrent où vous en êtes dans le parcours d’apprentissage : les étapes rapportent 50 à 125, les succès jusqu’à 500, et votre niveau monte avec eux. Ils sont là pour le plaisir et pour apprendre ; ils n’achètent rien.',
  },
  tour: {
    chip: 'Y a-t-il une visite guidée ?',
    answer:
      'Oui, une courte visite en six étapes de la page : accueil, services, modèles, chatbot, prix et contact. On la lance depuis le parcours d’apprentissage et on peut la passer à tout moment.',
  },
  demo: {
    chip: 'Puis-je voir une démo ?',
    answer:
      'Oui, de trois façons : la petite démo de la page, les bots de démonstration de nos {templates} modèles dans la galerie, et une consultation gratuite avec une personne qui vous en montre un pour votre entreprise.',
  },
  builder: {
    chip: 'Qu’est-ce que le flow builder ?',
    answer:
      'Un éditeur visuel de conversations : vous posez messages, questions à boutons, conditions, actions et appels à d’autres systèmes sur un canevas, vous les reliez, testez le parcours à côté et le mettez en ligne. Il est ouvert ici sous Flow Builder, sans compte, et part d’un modèle si vous voulez. Un espace de travail contient jusqu’à {flows} flux de {nodes} nœuds au plus et disparaît {retentionDays} jours après sa dernière utilisation. Les {versions} dernières versions d’un flux sont gardées.',
  },
  builderHow: {
    chip: 'Comment publier un parcours ?',
    answer:
      'Enregistrez le parcours et activez-le : il reçoit un lien et un bout de code pour vos propres pages. Les versions sont gardées, vous pouvez donc revenir en arrière ; les parcours s’exportent et s’importent en fichier. Les {versions} dernières versions d’un flux sont gardées.',
  },
  blog: {
    chip: 'Qu’y a-t-il dans votre blog ?',
    answer:
      'Des articles sur ce que comprennent les chatbots, le calcul des économies, ce que demandent les clients, la conception de parcours, la connexion sûre des systèmes, l’AI Act européen et son obligation d’informer, les quatre premières semaines et le multilingue. Ils sont sous Blog, avec recherche et catégories.',
  },
  newsletter: {
    chip: 'Avez-vous une newsletter ?',
    answer:
      'Oui : saisissez votre adresse en bas de n’importe quelle page. Elle ne sert qu’à la newsletter ; pour la quitter, écrivez-nous et nous l’effaçons. Elle paraît une fois par mois ; vous pouvez aussi vous inscrire en écrivant à {email}.',
  },
  account: {
    chip: 'Faut-il un compte ?',
    answer:
      'Non. Chat, modèles, calculateur, parcours d’apprentissage et flow builder marchent sans compte. Il n’y a pas d’espace client sur ce site.',
  },
  offline: {
    chip: 'Et sans connexion ?',
    answer:
      'Les pages que vous avez visitées s’ouvrent sans connexion, et un formulaire envoyé hors ligne attend dans votre navigateur et part tout seul dans la journée.',
  },
  roiShare: {
    chip: 'D’où viennent les 40 % d’économies ?',
    answer:
      'Les {roiShare} du calculateur d’économies sont une hypothèse de planification, pas un chiffre mesuré : la part du temps passé aux questions des clients qu’un bot peut finir seul. Dans certaines boîtes c’est plus, dans d’autres la moitié. Triez vos deux cents dernières conversations et vous aurez votre part ; notre blog montre comment.',
  },
  flowLimits: {
    chip: 'Combien de parcours, et gardés combien ?',
    answer:
      'Un espace de travail contient jusqu’à {flows} parcours de {nodes} nœuds au plus ; les {versions} dernières versions d’un parcours sont gardées. Il est supprimé {retentionDays} jours après sa dernière utilisation. L’export télécharge tous les parcours dans un fichier JSON, que l’import relit dans n’importe quel navigateur.',
  },
  nodeTypes: {
    chip: 'Quels types de nœuds y a-t-il ?',
    answer:
      'Les six types de base sont début, texte, réponse rapide (question à boutons), condition, action (recueille une adresse e-mail ou un téléphone, demande un rendez-vous, prévient un autre système) et appel API. Il y a aussi évaluation, définir une variable, répartition A/B, saut, transfert et fin.',
  },
  help: {
    chip: 'Où est votre documentation ?',
    answer:
      'Le bas de page y mène : « Help Center » est notre blog, « Documentation » l’article sur le Flow Builder, « API Reference » celui sur la connexion des systèmes. Pour le reste, écrivez à {supportEmail}.',
  },
};
