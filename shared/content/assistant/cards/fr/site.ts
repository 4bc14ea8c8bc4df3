import type { AreaTexts } from '../types.ts';

export const site: AreaTexts<'site'> = {
  roi: {
    chip: 'Combien un bot nous ferait-il gagner ?',
    answer:
      'Le calculateur de ROI du parcours d’apprentissage compte : personnes × taux horaire × heures par jour × {roiShare}, 22 jours ouvrés par mois. Dix personnes à 25 $ et deux heures par jour économisent environ {roiMonthly} par mois, {roiYearly} par an. Entrez-y vos propres chiffres.',
    asks: [
      '{combien|qu’est-ce qu’} {on économise|on gagnerait|je peux économiser|ça nous ferait gagner|on peut économiser} {avec un bot|avec un chatbot|par mois|par an|en personnel|}',
      '{c’est quoi|quel est|comment calculer} {le roi|le retour sur investissement|les économies|notre gain}',
      '{roi|retour sur investissement|économies|calculateur de roi|gain|amortissement|rentabilité}',
      '{quand|en combien de temps} {c’est amorti|c’est rentabilisé|on rentre dans nos frais|on récupère la mise}',
      '{j’ai|nous sommes|on a} {10|cinq|vingt} {personnes au support|agents|salariés} {combien d’économies|}',
      "on {gagnerait|économiserait} combien avec {cinq personnes à l'accueil|trois au service client}",
      "c'est {rentabilisé|amorti} quand",
      '{ROI|heures gagnées|coût des salaires}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {combien nous pourrions économiser|comment le ROI est calculé}",
      '{bjr|dites|au fait|ok et|du coup|salut} {on gagne combien}',
    ],
  },
  calculator: {
    chip: 'Y a-t-il un calculateur de prix ?',
    answer:
      'Oui, sur la page des prix : réglez vos messages (1 000 à 100 000 par mois) et votre modèle, et vous voyez tout de suite formule et prix, avec un détail à partager par lien.',
    asks: [
      '{il y a|avez-vous|où est|comment utiliser|y a-t-il} {un calculateur|le calculateur|un calculateur de prix|un simulateur|le simulateur de prix|une calculette}',
      '{calculateur|simulateur|calculateur de prix|calculer le prix|simulation de prix|simulateur de tarif}',
      '{je peux|comment|où puis-je|je voudrais} {calculer mon prix|estimer le coût|simuler le prix|calculer ce que je paierais|faire une simulation}',
      '{partager|envoyer|copier} {le calcul|la simulation|l’estimation} {à mon chef|par lien|}',
      'y a {un outil|un curseur} pour {calculer|estimer} {le prix|mes coûts}',
      '{simuler|estimer le prix|envoyer le calcul au patron}',
    ],
  },
  competitors: {
    chip: 'Et par rapport à Intercom ?',
    answer:
      'À périmètre égal, plateforme et messages seulement, à 25 000 messages par mois notre estimation est de {oursAt25k} contre {intercomAt25k} pour Intercom, {driftAt25k} pour Drift et {zendeskAt25k} pour Zendesk, soit {savingPercent} % de moins qu’Intercom. Les estimations sont les nôtres, au {estimatesDate} ; le détail sur la page des prix montre base et tarif de chacun.',
    asks: [
      '{quelle différence avec|par rapport à|comparé à|vous êtes mieux que|vous êtes moins cher que|comparaison avec} {intercom|drift|zendesk|la concurrence|les autres|crisp|d’autres chatbots}',
      '{concurrence|concurrents|intercom|drift|alternatives|comparatif concurrents|vs intercom}',
      '{pourquoi} {vous|vous et pas un autre|parley|pas intercom|vous choisir}',
      '{on utilise déjà|on est chez|nous avons déjà|on vient de} {intercom|drift|un autre prestataire|un concurrent|crisp} {pourquoi changer|ça vaut le coup de changer|}',
      '{qu’est-ce qui vous|en quoi vous} {distingue|rend meilleurs|rend différents|êtes différents}',
      '{moins cher que qui|vous valez quoi face à zendesk|c’est calculé sur quel volume la comparaison}',
      'vous êtes {moins chers|mieux|comment} {face à|par rapport à|que} {Zendesk|Intercom|Drift}',
      '{pourquoi pas juste ChatGPT|Intercom|Drift}',
      '{Crisp|alternative à Zendesk|quitter Zendesk}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {comment vous vous situez face à Zendesk|vos prix par rapport à Intercom}",
      "{bjr|dites|au fait|ok et|du coup|salut} {moins cher qu'Intercom ou pas}",
    ],
  },
  saving: {
    chip: 'D’où viennent les 67 % ?',
    answer:
      'Les {savingPercent} % sont notre estimation face à Intercom à 25 000 messages par mois : {intercomAt25k} chez eux, {oursAt25k} chez nous, plateforme et messages seulement. Le détail des coûts sur la page des prix montre les sommes.',
    asks: [
      '{d’où viennent|d’où sortent|que veulent dire|comment calculez-vous|c’est quoi} {les 67 pour cent|les 67%|les 67 %|ces 67 pour cent|les 67 % d’économies}',
      '{les 67 pour cent|les 67%|les 67 %} {c’est vrai|c’est sérieux|sont réels|c’est du bluff|c’est réaliste}',
      '{67%|67 pour cent|67 % moins cher|67 % d’économies|économie de 67 %}',
      'pourquoi {vous êtes|êtes-vous} {si peu chers|moins chers|tellement moins chers|67 % moins chers}',
      '{pourquoi ça coûte moins|pourquoi c’est moins cher|67 % par rapport à qui}',
      "67 % {moins cher|d'économie} {que qui|par rapport à quoi}",
      "{vous sortez d'où le 67|67 %|soixante-sept pour cent|calcul de l'économie}",
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {comment les 67 % sont calculés|à quoi se rapportent les 67 %}",
      '{bjr|dites|au fait|ok et|du coup|salut} {67 % par rapport à qui}',
    ],
  },
  learning: {
    chip: 'Qu’est-ce que le parcours d’apprentissage ?',
    answer:
      'Cinq étapes courtes (accueil, secteurs, une démo, le calculateur de ROI, formules) qui montrent ce qu’un chatbot peut faire pour vous. On y gagne des points et des succès, et on repart avec un chiffre qui tient en réunion de budget. La progression reste dans votre navigateur.',
    asks: [
      '{c’est quoi|où est|comment marche|expliquez|à quoi sert} {le parcours d’apprentissage|le bouton apprendre|le cours|le tuto|le tutoriel}',
      '{parcours d’apprentissage|apprendre|tuto|tutoriel|cours|leçons}',
      '{où|comment} {apprendre|me former|en savoir plus} {sur les chatbots|sur l’ia|comment marche un chatbot}',
      '{je suis|on est} {débutant|nouveau là-dedans|novice en chatbots|débutants} {par où je commence|}',
      '{combien d’étapes|combien de leçons} {a le parcours|dans le parcours|}',
      '{il y a|vous avez} {un tutoriel|un cours|des leçons}',
      "c'est quoi {le parcours|les cinq étapes}",
      "{j'y connais rien aux bots je commence où|parcours d'apprentissage|introduction}",
    ],
  },
  points: {
    chip: 'À quoi servent les points ?',
    answer:
      'Les points montrent où vous en êtes dans le parcours d’apprentissage : les étapes rapportent 50 à 125, les succès jusqu’à 500, et votre niveau monte avec eux. Ils sont là pour le plaisir et pour apprendre ; ils n’achètent rien.',
    asks: [
      '{à quoi servent|comment gagner|que faire avec|c’est quoi|pourquoi j’ai} {les points|des points|mes points|les succès|les badges|les niveaux}',
      '{points|succès|niveau|niveaux|badges|score|niveau expert}',
      '{comment|quand} {devenir expert|passer au niveau suivant|monter de niveau|atteindre le niveau 5|débloquer des succès}',
      '{je peux|on peut} {échanger les points|utiliser les points pour une remise|convertir mes points}',
      'à quoi servent {les niveaux|les points|les succès}',
      "{pourquoi j'ai des points|récompenses|échanger mes points}",
    ],
  },
  tour: {
    chip: 'Y a-t-il une visite guidée ?',
    answer:
      'Oui, une courte visite en six étapes de la page : accueil, services, modèles, chatbot, prix et contact. On la lance depuis le parcours d’apprentissage et on peut la passer à tout moment.',
    asks: [
      '{il y a|avez-vous|où est|comment lancer|y a-t-il} {une visite guidée|la visite guidée|une visite|un tour du site|une présentation du site|la visite}',
      '{visite guidée|tour du site|visite|visite du site|présentation du site}',
      '{montrez-moi|faites-moi visiter|guidez-moi sur} {le site|la page|tout le site|votre site}',
      '{je suis perdu sur|je m’y retrouve pas sur|comment naviguer sur} {le site|cette page|votre site}',
      '{lancer|passer|démarrer|quitter} {la visite|le tour|la visite guidée}',
      "{combien d'arrêts|guidez-moi}",
    ],
  },
  demo: {
    chip: 'Puis-je voir une démo ?',
    answer:
      'Oui, de trois façons : la petite démo de la page, les bots de démonstration de nos {templates} modèles dans la galerie, et une consultation gratuite avec une personne qui vous en montre un pour votre entreprise.',
    asks: [
      '{je peux|où|on peut|comment} {voir|tester|regarder|essayer} {une démo|la démo|un exemple|un bot en action|un bot d’exemple|une démonstration}',
      '{démo|démonstration|bot d’exemple|démo en ligne|vidéo de démo|démo live|exemple de chatbot}',
      '{il y a|avez-vous} {une démo|un exemple à voir|une vidéo|une démonstration}',
      '{montrez-moi|je veux voir|faites voir} {à quoi ça ressemble|un bot|une démo|un exemple}',
      'on peut {voir|essayer} {un exemple|un bot en vrai|un bot en marche}',
      "{vous avez une vidéo|bot d'exemple|montrez-m'en un}",
    ],
  },
  builder: {
    chip: 'Qu’est-ce que le flow builder ?',
    answer:
      'Un éditeur visuel de conversations : vous posez messages, questions à boutons, conditions, actions et appels à d’autres systèmes sur un canevas, vous les reliez, testez le parcours à côté et le mettez en ligne. Il est ouvert ici sous Flow Builder, sans compte, et part d’un modèle si vous voulez. Un espace de travail contient jusqu’à {flows} flux de {nodes} nœuds au plus et disparaît {retentionDays} jours après sa dernière utilisation. Les {versions} dernières versions d’un flux sont gardées.',
    asks: [
      '{c’est quoi|comment marche|où est|expliquez|à quoi sert} {le flow builder|l’éditeur|le constructeur de bots|l’éditeur visuel|le builder}',
      '{flow builder|éditeur de parcours|constructeur de bots|builder|éditeur visuel|glisser-déposer}',
      '{je peux|où|comment|on peut} {créer|construire|dessiner|concevoir} {mon propre bot|un parcours|un dialogue|mon chatbot|un scénario}',
      '{le flow builder|l’éditeur|le builder} {est gratuit|est payant|demande un compte}',
      '{je dessine ma conversation où}',
      "c'est quoi {l'éditeur|le flow builder|le truc pour dessiner}",
      'on peut {bricoler|construire} un flux {sans compte|sans inscription}',
      'construire mon bot',
    ],
  },
  builderHow: {
    chip: 'Comment publier un parcours ?',
    answer:
      'Enregistrez le parcours et activez-le : il reçoit un lien et un bout de code pour vos propres pages. Les versions sont gardées, vous pouvez donc revenir en arrière ; les parcours s’exportent et s’importent en fichier. Les {versions} dernières versions d’un flux sont gardées.',
    asks: [
      '{comment|où|je peux|peut-on} {publier|activer|exporter|importer|enregistrer|partager|supprimer|restaurer|copier} {un parcours|mon parcours|le flow|mon flow|une ancienne version}',
      '{publier un flow|exporter un flow|importer un flow|versions du flow|activer un parcours|sauvegarder un flow}',
      '{mon parcours|mon flow|le flow} {a disparu|ne marche pas|a une erreur|est perdu}',
      'où sont {mes parcours|mes flows}',
      'comment {publier|sauver|partager|exporter} {un flux|mon flux}',
      '{revenir à une ancienne version|publier|exporter}',
      '{importer|activer le flux|annuler une modif}',
    ],
  },
  blog: {
    chip: 'Qu’y a-t-il dans votre blog ?',
    answer:
      'Des articles sur ce que comprennent les chatbots, le calcul des économies, ce que demandent les clients, la conception de parcours, la connexion sûre des systèmes, l’AI Act européen et son obligation d’informer, les quatre premières semaines et le multilingue. Ils sont sous Blog, avec recherche et catégories.',
    asks: [
      '{avez-vous|il y a|où est|qu’y a-t-il dans|où trouver} {un blog|le blog|votre blog|des articles|de la lecture|vos articles}',
      '{blog|articles|actualités|lecture|billets|guides|actus}',
      '{de quoi parle le blog|quels sujets dans le blog|que puis-je lire|du nouveau à lire}',
      '{un article|vous avez un article|quelque chose à lire} sur {les chatbots|les économies|les questions des clients|l’ai act|la conception de parcours|les premières semaines}',
      '{article sur l’ai act|vous avez écrit sur le règlement européen sur l’ia|des articles à lire|que dit votre blog sur la loi européenne}',
      "vous avez {des articles|de la lecture} sur {l'IA|les économies|les chatbots|l'AI act}",
    ],
  },
  newsletter: {
    chip: 'Avez-vous une newsletter ?',
    answer:
      'Oui : saisissez votre adresse en bas de n’importe quelle page. Elle ne sert qu’à la newsletter ; pour la quitter, écrivez-nous et nous l’effaçons. Elle paraît une fois par mois ; vous pouvez aussi vous inscrire en écrivant à {email}.',
    asks: [
      '{avez-vous|il y a|comment recevoir|où m’inscrire à|je veux} {une newsletter|la newsletter|une lettre d’information|votre newsletter|l’infolettre}',
      '{newsletter|lettre d’information|infolettre|inscription newsletter|liste de diffusion}',
      '{comment|je veux|où} {me désinscrire|me désinscrire de la newsletter|ne plus recevoir de mails|me désabonner de la newsletter|quitter la liste}',
      '{à quelle fréquence|quand|tous les combien} {sort la newsletter|envoyez-vous la newsletter|arrive la newsletter|envoyez-vous des mails}',
      '{stop aux mails|plus de mails svp|arrêtez les mails|désinscription|trop de mails}',
      '{la newsletter sort tous les combien|vous envoyez beaucoup de mails|recevoir vos nouvelles}',
      "{fréquence de la newsletter|newsletter mensuelle|la newsletter sort tous les combien|à quel rythme arrive la newsletter|newsletter mensuelle ou hebdo|vous envoyez la newsletter souvent|s'inscrire sans script}",
      'comment {recevoir|arrêter} {vos mails|vos envois}',
      "{se désinscrire|vous envoyez souvent|s'abonner aux nouvelles}",
    ],
  },
  account: {
    chip: 'Faut-il un compte ?',
    answer:
      'Non. Chat, modèles, calculateur, parcours d’apprentissage et flow builder marchent sans compte. Il n’y a pas d’espace client sur ce site.',
    asks: [
      '{il faut|faut-il|je dois|ai-je besoin d’} {un compte|créer un compte|m’inscrire|s’inscrire|un identifiant|se connecter} {pour utiliser le site|ici|}',
      '{où|comment} {me connecter|je me connecte|créer un compte|m’inscrire sur le site|ouvrir un compte}',
      '{compte|connexion|login|inscription|mot de passe oublié|espace client|identifiants}',
      '{j’ai oublié|j’ai perdu|réinitialiser} {mon mot de passe|le mot de passe|mes identifiants}',
      '{faut s’inscrire pour essayer le builder|sans compte ça marche|mot de passe perdu}',
      "faut {créer un compte|s'inscrire|se connecter}",
      '{identifiant|espace client où}',
    ],
  },
  offline: {
    chip: 'Et sans connexion ?',
    answer:
      'Les pages que vous avez visitées s’ouvrent sans connexion, et un formulaire envoyé hors ligne attend dans votre navigateur et part tout seul dans la journée.',
    asks: [
      '{ça marche|le site marche|la page s’ouvre|le site fonctionne} {hors ligne|sans internet|sans connexion|sans réseau|dans le train}',
      '{hors ligne|offline|sans internet|sans réseau|coupure internet|pas de connexion}',
      '{que se passe-t-il si|mon message est perdu si} {internet coupe|la connexion tombe|je n’ai plus de réseau|le wifi lâche}',
      '{je perds|on perd} {mon message|le formulaire|ce que j’ai écrit} {sans connexion|si ça coupe|}',
      '{la connexion|le réseau|internet} {a coupé|est parti|ne passe plus} {pendant l’envoi|}',
      'le site marche sans {réseau|internet|connexion}',
      "{coupure pendant l'envoi|mauvais réseau}",
    ],
  },
  roiShare: {
    chip: 'D’où viennent les 40 % d’économies ?',
    answer:
      'Les {roiShare} du calculateur d’économies sont une hypothèse de planification, pas un chiffre mesuré : la part du temps passé aux questions des clients qu’un bot peut finir seul. Dans certaines boîtes c’est plus, dans d’autres la moitié. Triez vos deux cents dernières conversations et vous aurez votre part ; notre blog montre comment.',
    asks: [
      '{d’où viennent|qui a décidé|pourquoi|comment savez-vous} {les 40 pour cent|les 40 %|ces 40%|ce 40 pour cent|40 pour cent} {du calculateur|d’économies|}',
      '{c’est|est-ce} {réaliste|une estimation|une hypothèse|inventé|mesuré} {les 40 pour cent|les 40% du calculateur|le calculateur d’économies}',
      '{40 pour cent|hypothèse d’économies|part automatisée|quelle part des questions un bot peut-il finir|le taux de 40 du roi}',
      "{d'où viennent les 40 % du calculateur|qui a décidé des 40 %|40 % c'est inventé}",
    ],
  },
  flowLimits: {
    chip: 'Combien de parcours, et gardés combien ?',
    answer:
      'Un espace de travail contient jusqu’à {flows} parcours de {nodes} nœuds au plus ; les {versions} dernières versions d’un parcours sont gardées. Il est supprimé {retentionDays} jours après sa dernière utilisation. L’export télécharge tous les parcours dans un fichier JSON, que l’import relit dans n’importe quel navigateur.',
    asks: [
      '{combien de blocs par parcours|nombre maximum de parcours|limite du flow builder|combien de versions sont gardées}',
      '{nombre max de|combien de|limite de|maximum de} {nœuds par flux|noeuds par flux|noeuds|flux|flux par espace|flux par espace de travail|scénarios}',
      "{durée de vie|combien de temps dure|quand expire|quand est supprimé} {de l'espace de travail|l'espace de travail|mon espace|espace de travail flow builder}",
      '{combien de|nombre de} {versions|révisions|anciennes versions} {sont gardées|gardez-vous|conservées|}',
      '{combien de temps|jusqu’à quand|combien de jours} {restent mes flux|mes flux restent|mes parcours sont gardés|sont gardés mes parcours|durent mes flows}',
      '{limites du flow builder|exporter tout en fichier|exporter en json|emporter mes parcours sur un autre ordinateur|combien de parcours gratuits|combien de parcours puis-je garder}',
      'combien de {nœuds|flux|blocs} maximum',
      '{mes flux restent combien de temps|mon espace est supprimé quand|je peux les exporter}',
    ],
  },
  nodeTypes: {
    chip: 'Quels types de nœuds y a-t-il ?',
    answer:
      'Les six types de base sont début, texte, réponse rapide (question à boutons), condition, action (recueille une adresse e-mail ou un téléphone, demande un rendez-vous, prévient un autre système) et appel API. Il y a aussi évaluation, définir une variable, répartition A/B, saut, transfert et fin.',
    asks: [
      '{quels types de blocs}',
      '{quels|quelles sortes de|combien de|quel} {types de nœuds|noeuds différents|types de noeuds|sortes de nœuds|blocs} {y a-t-il|il y a|existent|a le flow builder|puis-je utiliser}',
      'il y a combien de {types de nœuds|types de noeuds|sortes de blocs}',
      '{que fait|c’est quoi} {un nœud condition|le nœud action|le nœud réponse rapide|l’appel api|le nœud de début}',
      '{types de nœuds|blocs du flow builder|nœud condition|nœud réponse rapide}',
      '{combien de|quels} types de {nœuds|noeuds|blocs}',
      '{sortes de nœuds|liste des blocs}',
    ],
  },
  help: {
    chip: 'Où est votre documentation ?',
    answer:
      'Le bas de page y mène : « Help Center » est notre blog, « Documentation » l’article sur le Flow Builder, « API Reference » celui sur la connexion des systèmes. Pour le reste, écrivez à {supportEmail}.',
    asks: [
      '{où est|avez-vous|y a-t-il|où trouver} {la documentation|un centre d’aide|le manuel|un guide d’utilisation|une faq|un mode d’emploi|une base de connaissances}',
      '{documentation|centre d’aide|manuel|guide utilisateur|page faq|page d’aide|mode d’emploi}',
      '{adresse du|comment joindre le|où écrire au} {support technique|service technique|support client}',
      "{la documentation svp|mode d'emploi|centre d'aide|notice}",
    ],
  },
};
