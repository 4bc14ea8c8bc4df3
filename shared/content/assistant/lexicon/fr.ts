import type { Lexicon } from '../types.ts';

export const lexicon: Lexicon = {
  mode: 'word',
  greeting: 'bonjour|bonsoir|salut|coucou|bjr|hello|bien le bonjour',
  plan: 'plan|plans|formule*|forfait*|par mois|mensuel*|volume|/mois|pack|offre',
  messages: 'message*|demandes|requêtes|tickets|mails|questions par mois',
  conversations: 'conversation*|échanges|chats|discussions',
  thousand: 'mille|k|milliers',
  book: 'réserver|réservation|rendez vous|rdv|consultation*|démo|démonstration|réunion|entretien|appel|visio|planifier|programmer|fixer|créneau|caler',
  callMe:
    'rappelez moi|appelez moi|me rappeler|m appeler|rappeler|contactez moi|me contacter|me recontacter|recontactez moi|être rappelé*|être contacté*|être recontacté*|qu on me rappelle|qu on me contacte|me rappelle|me contacte|m appelle|écrivez moi|parler à un humain|parler à quelqu un|parler à une personne|parler avec quelqu un|parler à un conseiller|parler à un agent|parler à une vraie|parler avec un|parler à un|parler à une|parler à votre|vrai humain|une vraie personne|joindre quelqu un|laisser mes coordonnées|mon numéro|me recontacte|nous recontacte|nous rappelle|nous contacter|quelqu un me|qu un commercial me|qu un conseiller me|un conseiller me|prenez mes coordonnées|prenez mon|voici mon numéro|laisse mon numéro|laisse mes coordonnées|laisser mon|faites moi rappeler|contactez nous|rappelez nous',
  wish: 'je veux|je voudrais|j aimerais|nous voudrions|nous aimerions|on voudrait|on aimerait|nous voulons|je souhaite|nous souhaitons|je souhaiterais|s il vous plaît|svp|stp|s il te plaît|puis je|peut on|pouvons nous|pourrais je|pourrait on|j ai besoin|pouvez vous|pourriez vous|^réserv*|^planifi*|^fixons|^prenons|^prenez|je préfère|je préférerais|réservez moi|inscrivez moi|est ce que je peux|je peux|on peut|partant*|calons',
  ask: 'comment|quel|quels|quelle|quelles|quand|pourquoi|qui|combien|coûte|si|expliquez*|se passe|se déroule|dure|faut il|proposez|est ce payant|est elle|est ce que c est|faites|que se passe|où est|où se|est gratuit|est gratuite',
  not: 'ne|pas|n|jamais|sans|annuler|plus tard',
  theirs:
    'bot|chatbot|bots|patients|clients|voyageurs|élèves|mes clients|mes patients|locataires|robot|nos clients|adhérents',
  yes: 'oui|d accord|ok|bien sûr|volontiers|parfait|avec plaisir|super|ouais|allez y',
  no: 'non|non merci|pas maintenant|plus tard|pas encore',
  year: 'par an|l’an|annuel*|à l’année|12 mois|douze mois|par année|sur un an|l an|à l année|un an|sur l année|pour l année|annuelle*|pour un an',
  perDay: 'par jour|chaque jour|quotidien*|tous les jours',
  firstMonth: 'premier mois|première facture',
  contents:
    'inclus*|inclut|comprend*|contient|contenu|il y a quoi|y a quoi|qu’est ce qu’il y a|dedans|compris|on a quoi',
  oneOff:
    'une fois|une seule fois|unique|ponctuel*|tous les mois|chaque mois|mensuel*|par mois|en une fois|une bonne fois|mois par mois|récurrent*|paiement unique',
  beyond: 'dépass*|au delà|plus que ça|en supplément|surplus|franchi*|on explose',
  howLong:
    'combien de temps|combien de jours|quel délai|délai*|sous combien|en combien|prêt quand|adapter|prend du temps|au bout de combien|personnalis*|pour l adapter|mettez',
  middle:
    'celui du milieu|du milieu|le deuxième|la deuxième|le second|la seconde|intermédiaire|le milieu|moyenne|l intermédiaire',
  top: 'le troisième|le plus cher|le plus grand|le plus gros|celui du haut|haut de gamme',
  nextUp:
    'niveau suivant|le suivant|celui d’au dessus|au dessus|palier suivant|formule supérieure|niveau supérieur|plus grand|plus grande|le plus gros|la plus grande|supérieur*',
  difference: 'différence*|moins cher|plus cher|écart|comparé',
  money:
    'combien|coût*|coûte*|prix|tarif*|payer|facture*|montant|revient|ça coûte|à combien|le tarif|débours*',
  add: 'ajout*|rajout*|plus|avec|aussi|en plus|également|supplémentaire*|en sus|encore|y compris|prends|prend|prendre|besoin',
  only: 'seulement|uniquement|juste|rien que|que le|que l|simplement',
  without: 'sans|moins|enlev*|retir*|supprim*|hors|pas besoin de',
  smallest:
    'le plus petit|la plus petite|plus petit|plus petite|moins cher|moins chère|le moins cher|la moins chère|le premier|la première|basique|entrée de gamme|le petit|la petite',
  nextDown:
    'en dessous|juste en dessous|niveau inférieur|formule inférieure|celle d avant|le précédent|la précédente|un cran en dessous',
  total:
    'total|totale|au total|en tout|somme|cumul|additionn*|ça fait combien|ça ferait|cela fait|ça donne|ça revient|tout compris|tout inclus|l ensemble|ça monte',
  one: 'un seul|une seule|un|une',
  whichOne:
    'laquelle|lequel|quelle formule|quel forfait|quelle offre|dans laquelle|où alors|quel plan|lesquelles',
  industries: {
    ecommerce:
      'boutique*|e commerce|ecommerce|magasin*|vente en ligne|site marchand|vendons|commerce en ligne|vêtements|bijoux|commerçant*|on vend|vend des|vente de|en ligne',
    healthcare:
      'clinique*|hôpital|médecin*|médical*|cabinet médical|dentiste*|dentaire|santé|pharmacie*|patients|kiné*|vétérinaire*|infirmi*|psycholog*|soins',
    finance:
      'banque*|bancaire*|financ*|assurance*|assureur*|crédit*|prêt*|courtier*|hypothécaire*|investiss*|fintech|patrimoine',
    realestate:
      'immobili*|appartement*|logement*|agence immobilière|biens|location*|locataires|promoteur*|maisons',
    education:
      'école*|université*|formation*|cours|étudiant*|élève*|éducati*|lycée*|collège*|enseign*|académie|organisme de formation',
    hospitality:
      'hôtel*|hôteller*|tourisme|gîte*|chambre* d hôtes|auberge*|voyage*|camping*|résidence de vacances|voyageurs',
    fitness: 'salle de sport|fitness|yoga|pilates|gym|coach|club de sport|musculation|crossfit',
    restaurant: 'restaurant*|café|bistrot*|pizzeria*|traiteur*|brasserie*|boulangerie*|restauration',
    automotive: 'voiture*|automobile*|garage*|concession*|véhicule*|auto|mécanicien*|essai routier|pneu*',
    professional:
      'avocat*|cabinet d avocats|juridique*|comptable*|expertise comptable|notaire*|cabinet de conseil|consulting|consultant*|architecte*|agence de communication|recrutement',
  },
};
