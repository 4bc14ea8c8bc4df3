import type { AreaTexts } from '../types.ts';

export const industries: AreaTexts<'industries'> = {
  templates: {
    chip: 'Pour quels secteurs avez-vous des modèles ?',
    answer:
      'Il y a {templates} modèles prêts : santé, e-commerce, immobilier, fitness, restauration, automobile, éducation et services professionnels. Dans la galerie, vous pouvez discuter avec le bot de démonstration de chacun ; nous les adaptons à vous en {daysFrom} à {daysTo} jours.',
    asks: [
      '{quels|pour quels|dans quels} {secteurs|modèles de bots|métiers|templates|domaines} {avez-vous|il y a|sont couverts|vous travaillez|existent}',
      '{templates|secteurs|galerie|modèles de bots|modèles prêts|bots tout faits|secteurs d’activité}',
      '{avez-vous|il y a|vous avez} {un modèle|quelque chose de prêt|un bot tout prêt|un template} {pour mon secteur|pour mon métier|pour ma branche}',
      '{montrez-moi|où sont|je peux voir} {les templates|la galerie|les exemples par secteur}',
      '{combien de modèles prêts|vous connaissez mon secteur|vous avez de l’expérience dans mon métier}',
      'vous avez {un modèle|un truc prêt} pour {mon métier|nous}',
      '{quels secteurs|bots prêts|exemples à cliquer|métiers couverts}',
      '{les modèles par secteur|modèles de métiers|galerie de modèles}',
    ],
  },
  customise: {
    chip: 'Peut-on adapter un modèle ?',
    answer:
      'Oui, chaque modèle est personnalisable à 100 % : nous adaptons mots, questions, règles et connexions à votre entreprise en {daysFrom} à {daysTo} jours, et vous pouvez les changer ensuite.',
    asks: [
      '{je peux|peut-on|on peut|c’est possible de} {adapter|modifier|personnaliser|changer|éditer} {un template|le template|les modèles prêts|les questions du modèle|le modèle du secteur}',
      '{personnaliser un template|adaptation du template|template personnalisable|modèle personnalisable|adapter à notre entreprise}',
      '{les templates sont|c’est} {flexibles|personnalisables|modifiables|adaptables à quel point}',
      '{combien de temps|combien de jours} pour {adapter un template|la personnalisation|l’adaptation du template}',
      '{en combien de jours c’est adapté à moi|vous l’adaptez à ma boîte en combien de temps|combien de jours pour l’adapter|le mettre à notre sauce|changer les questions du modèle}',
      'le modèle peut être {changé|bidouillé|modifié}',
      '{adapter|personnaliser|changer les questions|à notre sauce}',
    ],
  },
  ecommerce: {
    chip: 'Que faites-vous pour les boutiques ?',
    answer:
      'En e-commerce, le bot trouve des produits, répond avant le paiement, suit les commandes, traite les retours et demande une fois, poliment, ce qu’il en est du panier abandonné. Le modèle « Assistant boutique » est adapté en {days} jours.',
    asks: [
      '{j’ai|on a|nous avons|je gère} {une boutique en ligne|un e-commerce|un site marchand|un eshop|une boutique de vêtements en ligne|un commerce en ligne} {que pouvez-vous faire|ça m’aide|vous avez quoi|}',
      '{boutique en ligne|e-commerce|ecommerce|eshop|vente en ligne|site marchand|commerce de détail}',
      '{bot|chatbot|modèle|solution} pour {boutique en ligne|e-commerce|commerçants|mon eshop|site marchand}',
      '{il peut|le bot peut} {relancer les paniers abandonnés|gérer les retours produits|dire où est mon colis|recommander des articles|répondre sur la livraison}',
      'je vends {des vêtements|des chaussures|des meubles|des cosmétiques|du vin} {en ligne|sur internet}',
      '{ça gère les retours|il gère les colis perdus|échanges et retours|panier abandonné|mes clients demandent où est leur commande|je vends des bijoux en ligne}',
      'on vend {des fringues|des bijoux|des croquettes|du vin} {en ligne|sur internet}',
      '{retours|livraisons|tailles} toute la journée',
      '{paniers abandonnés|colis}',
    ],
  },
  healthcare: {
    chip: 'Que faites-vous pour les cliniques ?',
    answer:
      'En santé, le bot reçoit les demandes de rendez-vous, répond sur les horaires, l’assurance et la préparation, envoie des rappels et montre clairement le chemin vers une personne en cas d’urgence ; il ne donne jamais d’avis médical. Le modèle « Accueil patients » est adapté en {days} jours.',
    asks: [
      '{j’ai|nous sommes|je travaille dans|on gère} {un cabinet médical|un cabinet dentaire|une clinique|un hôpital|une pharmacie|un cabinet de kiné|un cabinet vétérinaire} {vous pouvez nous aider|vous avez quoi|}',
      '{cabinet médical|dentiste|clinique|hôpital|santé|patients|pharmacie|kiné|médecins}',
      '{bot|chatbot|modèle|solution} pour {médecins|dentistes|cliniques|cabinet médical|hôpitaux|la santé}',
      '{il peut|le bot peut} {prendre les rdv des patients|rappeler les rdv aux patients|répondre aux patients|réduire les rdv non honorés}',
      'je suis {médecin|dentiste|kiné|vétérinaire|ostéo|infirmière}',
      '{clinique vétérinaire|cabinet dentaire|il rappelle les rendez-vous aux patients|rendez-vous patients|ordonnances|on est une maison médicale}',
      '{dentiste|médecin|kiné|véto|opticien|sage-femme} {ici|avec le téléphone qui sonne}',
      '{les patients ne viennent pas|rendez-vous manqués}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {ce que comprend le modèle santé|si le bot donne des avis médicaux}",
      '{bjr|dites|au fait|ok et|du coup|salut} {un truc pour un dentiste}',
      'délai du modèle santé',
    ],
  },
  realestate: {
    chip: 'Que faites-vous pour l’immobilier ?',
    answer:
      'Dans l’immobilier, le bot découvre ce que quelqu’un cherche, montre ce qui convient, qualifie acheteurs et locataires et fixe la visite, de jour comme de nuit. Le modèle « Guide immobilier » est adapté en {days} jours.',
    asks: [
      '{j’ai|nous sommes|je suis|on gère} {une agence immobilière|agent immobilier|un syndic|des locations|une régie|promoteur|mandataire immobilier} {vous pouvez nous aider|vous avez quoi|}',
      '{immobilier|agence immobilière|agent immobilier|location d’appartements|visites|syndic|annonces immobilières}',
      '{bot|chatbot|modèle|solution} pour {immobilier|agences immobilières|agents immobiliers|bailleurs}',
      '{il peut|le bot peut} {fixer des visites|qualifier des acheteurs|trier les locataires|répondre sur les annonces}',
      '{organiser les visites|locataires et propriétaires|annonces d’appartements}',
      '{agent immobilier|syndic|bailleur} {ici|débordé de demandes}',
      'les gens veulent visiter {des apparts|des maisons}',
      '{locataires|logements|location}',
    ],
  },
  fitness: {
    chip: 'Que faites-vous pour les salles de sport ?',
    answer:
      'En fitness, le bot connaît les horaires des cours, réserve des séances d’essai, explique abonnements et pauses, tient la liste d’attente des cours complets et prévient les membres. Le modèle « Coach du studio » est adapté en {days} jours.',
    asks: [
      '{j’ai|on gère|je gère|nous sommes} {une salle de sport|un studio de yoga|un club de fitness|une box de crossfit|un club sportif|un studio de pilates} {vous pouvez nous aider|vous avez quoi|}',
      '{salle de sport|fitness|gym|yoga|pilates|coach sportif|club de sport}',
      '{bot|chatbot|modèle|solution} pour {salle de sport|fitness|studio de yoga|coachs sportifs|clubs de sport}',
      '{il peut|le bot peut} {réserver des cours|réserver une séance d’essai|expliquer les abonnements de la salle|mettre en pause un abonnement}',
      '{réserver un cours de yoga|geler l’abonnement de la salle|crossfit}',
      '{salle de sport|studio de yoga|club de boxe|piscine|école de danse} {ici|avec des adhérents}',
      "liste d'attente des {cours pleins|cours}",
      "{adhérents|séance d'essai|suspendre l'abonnement sport|cours collectifs}",
    ],
  },
  restaurant: {
    chip: 'Que faites-vous pour les restaurants ?',
    answer:
      'Dans la restauration, le bot réserve des tables, répond sur la carte et les allergènes, prépare des menus de groupe et prend les commandes à emporter. Le modèle « Accueil en salle » est adapté en {days} jours.',
    asks: [
      '{j’ai|on a|je tiens|nous sommes} {un restaurant|un resto|une pizzeria|un café|un bar|une boulangerie|un traiteur|un food truck} {vous pouvez nous aider|vous avez quoi|}',
      '{restaurant|resto|restauration|pizzeria|café|traiteur|boulangerie|brasserie}',
      '{bot|chatbot|modèle|solution} pour {restaurants|mon resto|pizzerias|traiteurs|la restauration}',
      '{il peut|le bot peut} {réserver des tables|prendre les réservations du resto|répondre sur les allergènes|prendre les commandes à emporter}',
      '{réserver une table|plats à emporter|allergènes sur la carte|on tient une crêperie|restau}',
      '{bistrot|pizzeria|brasserie|salon de thé|food truck|boulangerie} {ici|de 40 couverts}',
      'les gens appellent pour {réserver|une table}',
      '{allergies|gluten|la carte}',
      '{couverts|à emporter|service du midi}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {ce que vous proposez aux restaurants|s'il réserve des tables}",
      '{bjr|dites|au fait|ok et|du coup|salut} {un truc pour un bistrot}',
      'délai du modèle restaurant',
    ],
  },
  automotive: {
    chip: 'Que faites-vous pour les garages ?',
    answer:
      'Dans l’automobile, le bot fixe rendez-vous d’atelier et essais, répond sur les pièces et le financement et donne l’état d’une réparation. Le modèle « Réception atelier » est adapté en {days} jours.',
    asks: [
      '{j’ai|on a|je tiens|nous sommes} {un garage|une concession|un garage auto|un centre de pneus|une location de voitures|concessionnaire|une carrosserie} {vous pouvez nous aider|vous avez quoi|}',
      '{garage|concession|automobile|concessionnaire|atelier mécanique|essai routier|carrosserie|pneus}',
      '{bot|chatbot|modèle|solution} pour {garages|concessions|concessionnaires|l’automobile}',
      '{il peut|le bot peut} {fixer des essais|donner des rdv d’atelier|dire si la voiture est prête|répondre sur les pièces détachées}',
      '{garage auto|prendre rendez-vous à l’atelier|essai de voiture|la voiture est-elle prête|pneus et vidange}',
      "{je vends|on vend} {des voitures d'occasion|des autos|des camping-cars}",
      '{garage|concession|centre de pneus} {ici|avec trois ponts}',
      '{atelier|voitures|contrôle technique|ma voiture est prête}',
    ],
  },
  education: {
    chip: 'Que faites-vous pour les écoles ?',
    answer:
      'Dans l’éducation, le bot répond sur les cours, les frais et l’inscription, fixe des cours d’essai et guide l’élève vers la bonne personne. Le modèle est adapté en {days} jours.',
    asks: [
      '{j’ai|nous sommes|je travaille dans|on gère} {une école|une école de langues|une université|une auto-école|un centre de formation|une crèche|une école de musique|un lycée} {vous pouvez nous aider|vous avez quoi|}',
      '{éducation|école|université|centre de formation|auto-école|école de langues|étudiants|soutien scolaire}',
      '{bot|chatbot|modèle|solution} pour {écoles|universités|organismes de formation|étudiants|auto-écoles}',
      '{il peut|le bot peut} {renseigner sur les cours|inscrire des élèves|fixer un cours d’essai|aider à l’inscription scolaire}',
      '{horaires des cours|inscription des élèves|organisme de formation|cours particuliers}',
      '{auto-école|crèche|école de musique|centre de formation} {ici|les élèves demandent}',
      'les parents demandent {les tarifs|les places}',
      "{élèves|inscriptions|leçons de conduite|cours d'essai}",
      '{délai du modèle éducation|modèle éducation combien de jours|modèle pour une école}',
    ],
  },
  professional: {
    chip: 'Que faites-vous pour cabinets et agences ?',
    answer:
      'Pour les services professionnels (avocats, experts-comptables, consultants, agences), le bot qualifie les demandes, réunit ce qu’il faut pour un premier rendez-vous et le fixe ; il ne donne aucun conseil juridique ou fiscal. Le modèle est adapté en {days} jours.',
    asks: [
      '{je suis|nous sommes|j’ai|on est} {avocat|un cabinet d’avocats|expert-comptable|un cabinet de conseil|une agence|notaire|architecte|un cabinet comptable|consultant} {vous pouvez nous aider|vous avez quoi|}',
      '{avocats|cabinet d’avocats|expert-comptable|cabinet de conseil|agence web|notaire|architecte|profession libérale}',
      '{bot|chatbot|modèle|solution} pour {avocats|comptables|consultants|agences|notaires|cabinets}',
      '{il peut|le bot peut} {qualifier les clients du cabinet|fixer un premier rdv client|collecter les pièces du dossier|trier les demandes juridiques}',
      '{cabinet comptable|avocat|agence de com}',
      '{avocat|expert-comptable|architecte|notaire|consultant} {ici|avec un petit cabinet}',
      '{premier rendez-vous avec un client|agence|juriste}',
      '{compta|cabinet de recrutement|conseil juridique par bot}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {ce que vous proposez aux avocats|si ça convient à un cabinet comptable}",
      '{bjr|dites|au fait|ok et|du coup|salut} {un truc pour les notaires}',
    ],
  },
  finance: {
    chip: 'Que faites-vous pour banques, assurances ?',
    answer:
      'En finance, le bot explique les produits, réunit ce qu’il faut pour une demande, répond sur les comptes et passe le conseil à votre personnel habilité. Il n’y a pas encore de modèle prêt ; nous le construisons avec vous, une première version en {firstHours} heures.',
    asks: [
      '{nous sommes|je travaille dans|j’ai|je suis} {une banque|une assurance|une fintech|courtier|un cabinet de courtage|une mutuelle|conseiller financier} {vous pouvez nous aider|vous avez quoi|}',
      '{banque|assurance|fintech|finance|courtier|mutuelle|crédit|prêt immobilier}',
      '{bot|chatbot|modèle|solution} pour {banques|assurances|courtiers|fintechs|mutuelles|la finance}',
      '{il peut|le bot peut} {répondre sur les comptes|prendre une demande de prêt|enregistrer un sinistre|expliquer les assurances}',
      '{banque|assurance|courtier|mutuelle} {ici|bot}',
      '{déclaration de sinistre|retraite}',
    ],
  },
  hospitality: {
    chip: 'Que faites-vous pour les hôtels ?',
    answer:
      'Dans l’hôtellerie, le bot reçoit les demandes de réservation, répond aux clients jour et nuit dans leur langue et propose surclassements et bonnes adresses. Il n’y a pas encore de modèle prêt ; nous le construisons avec vous, une première version en {firstHours} heures.',
    asks: [
      '{j’ai|on a|je tiens|nous sommes} {un hôtel|une maison d’hôtes|une auberge|un gîte|une agence de voyages|un camping|une résidence de tourisme} {vous pouvez nous aider|vous avez quoi|}',
      '{hôtel|hôtellerie|tourisme|gîte|chambre d’hôtes|agence de voyages|camping}',
      '{bot|chatbot|modèle|solution} pour {hôtels|gîtes|le tourisme|agences de voyages|campings}',
      '{il peut|le bot peut} {réserver des chambres|répondre aux clients de l’hôtel|faire le check-in|gérer les demandes de chambre}',
      "{hôtel|gîte|camping|auberge|chambres d'hôtes} {de 12 chambres|ici}",
      'les clients demandent {le check-in|le petit déj|le parking|le wifi}',
      '{chambres|hébergement|réception}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {ce que vous proposez aux hôtels|si ça convient à un gîte}",
      '{bjr|dites|au fait|ok et|du coup|salut} {un truc pour un hôtel}',
    ],
  },
  other: {
    chip: 'Mon secteur n’est pas listé',
    answer:
      'Nous créons aussi des bots pour d’autres secteurs, à partir d’un modèle voisin ou de zéro : une première version en {firstHours} heures. Dites-nous ce que demandent vos clients ou réservez une consultation gratuite ; nous vous dirons honnêtement ce qu’un bot peut faire pour vous.',
    asks: [
      '{mon secteur|mon métier|ma branche|notre activité} {n’est pas listé|n’y est pas|manque|est particulier|est une niche|n’apparaît pas}',
      '{vous travaillez|vous faites des bots|ça marche} aussi pour {les artisans|les associations|les mairies|l’industrie|la logistique|les coiffeurs|l’événementiel|d’autres secteurs}',
      '{nous sommes|j’ai|je suis} {une usine|une association|un salon de coiffure|une mairie|un transporteur|un musée|un éditeur de logiciels|plombier|une entreprise de nettoyage}',
      '{bot|chatbot|modèle|solution} pour {artisans|industrie|logistique|coiffeurs|collectivités|événementiel|télécoms}',
      'autre {secteur|métier}',
      '{plombier|fleuriste|coiffeur|photographe|pompes funèbres|menuisier}',
      '{transport|BTP|nettoyage|imprimerie}',
      "{mon métier n'y est pas|mairie|musée|niche}",
      '{pension pour chiens|fabricant|association|artisan}',
    ],
  },
  benefits: {
    chip: 'Qu’apporte un bot à une entreprise ?',
    answer:
      'Les clients ont une réponse tout de suite, la nuit aussi et dans leur langue ; votre équipe répond moins souvent aux mêmes questions et reçoit des demandes avec leur histoire. Étude citée sur notre page : 37 % des entreprises répondent à une demande en ligne dans l’heure, et celles-là ont près de 7 fois plus de chances d’un vrai échange. Le calculateur de ROI montre votre propre chiffre.',
    asks: [
      '{quels sont|c’est quoi|donnez-moi|quels} {les avantages|les bénéfices|l’intérêt|avantages} {d’un chatbot|d’un bot|pour mon entreprise|pour nous}',
      '{pourquoi|à quoi bon|pour quoi faire} {prendre un chatbot|un bot|utiliser une ia|avoir un chatbot|acheter ça}',
      '{avantages|bénéfices|intérêt|pour et contre|avantages et inconvénients|utilité}',
      '{ça vaut|est-ce que ça vaut|un chatbot vaut} {le coup|la peine|le coup pour une petite boîte|vraiment le coup}',
      '{convainquez-moi|qu’est-ce que j’y gagne|ça m’apporte quoi|donnez-moi une bonne raison|c’est rentable pour nous}',
      '{selon l’étude combien d’entreprises ne répondent jamais|ça sert à quoi concrètement|j’y gagne quoi|en quoi ça aide mon entreprise}',
      "ça {m'apporte|nous apporte|sert à} quoi",
      'pourquoi {une petite boîte|je} prendrait ça',
      "c'est rentable",
    ],
  },
  reminders: {
    chip: 'Le bot envoie-t-il des rappels ?',
    answer:
      'Oui. Il rappelle aux patients leurs rendez-vous, aux membres d’une salle leurs cours par WhatsApp ou e-mail, et les clients confirment leur table ; moins de rendez-vous sont manqués.',
    asks: [
      '{il envoie des rappels}',
      '{envoyer des rappels}',
      '{peut-il|il peut|le bot peut|est-ce qu’il sait} {envoyer des rappels|rappeler les rendez-vous|rappeler le cours aux membres|prévenir la veille|envoyer des rappels de rendez-vous|relancer les gens}',
      '{rappels|rappels de rendez-vous|rappels par whatsapp|rappels automatiques|rappel par e-mail|confirmations de rendez-vous}',
    ],
  },
  waitlist: {
    chip: 'Gère-t-il les listes d’attente ?',
    answer:
      'Oui. Le modèle fitness tient des listes d’attente pour les cours complets, et un bot propose le créneau libéré à qui attend.',
    asks: [
      '{cours complet liste d’attente}',
      '{peut-il|il peut|le bot peut} {tenir une liste d’attente|gérer les listes d’attente|remplir les créneaux annulés|proposer les places libérées|mettre en liste d’attente|gérer la file pour les cours pleins}',
      '{listes d’attente|cours complet que faire|créneaux annulés|file d’attente des cours|le suivant sur la liste|plus de place}',
    ],
  },
  events: {
    chip: 'Faites-vous événements et mariages ?',
    answer:
      'Il n’y a pas de modèle tout prêt pour les salles d’événements ou de mariage. Celui du restaurant prend déjà les demandes de groupes et d’événements, et nous l’adaptons, ou partons de zéro : une première version en {firstHours} heures.',
    asks: [
      '{j’ai|nous avons|je gère|nous sommes} {une salle de mariage|une salle de réception|une agence événementielle|un lieu d’événements|un wedding planner|un centre de congrès|une salle de concert} {que proposez-vous|quel modèle me convient|}',
      '{bot|modèle|quelque chose} pour {les mariages|les salles de réception|les congrès|les fêtes|les concerts|l’événementiel}',
      '{on me demande des dates et pas des tables|banquets|location de salle|le modèle restaurant va-t-il pour une salle de mariage|organisateurs d’événements}',
    ],
  },
  figures: {
    chip: 'Que veut dire « 90 % plus rapide » ?',
    answer:
      'Ce sont les chiffres au-dessus des modèles : {templates} modèles et plus, une première version en {firstHours} heures en moyenne, déploiement 90 % plus rapide, 100 % personnalisable. Par rapport à quoi, le site ne le dit pas pour les 90 % ; notre équipe vous répond : {email}.',
    asks: [
      '{que veut dire|d’où viennent|comment calculez-vous} {90% plus rapide|les 90 pour cent|les 90 % de déploiement|90 pour cent plus rapide}',
      '{plus rapide que quoi|90% par rapport à quoi|90 pour cent comparé à qui|100 pour cent personnalisable ça veut dire quoi|les 90 pour cent sont réalistes|déploiement 90% plus rapide|délai moyen de mise en place}',
      '{24 heures en moyenne|qui a mesuré les 90 pour cent|quatre-vingt-dix pour cent plus rapide}',
    ],
  },
};
