import type { AreaTexts } from '../types.ts';

export const plans: AreaTexts<'plans'> = {
  prices: {
    chip: 'Combien coûte un chatbot ?',
    answer: '{platformPrices}\n\n{managedPrices}\n\nAucune formule n’a de frais de mise en service.',
    asks: [
      '{combien|combien ça|c’est combien|ça fait combien} {coûte|coute|pour un chatbot|pour un bot|par mois|le chatbot|votre service|tout ça|le tout}',
      '{quels sont|donnez-moi|je voudrais|je peux avoir|envoyez-moi|je cherche} {vos prix|vos tarifs|les tarifs|la grille tarifaire|le prix des formules|vos offres et prix}',
      '{prix|tarif|tarifs|coût|couts|forfaits|formules|abonnement|abonnements|mensualité|grille tarifaire|quelles formules avez-vous|prix mensuel}',
      '{c’est|vous êtes|c’est pas|ça a l’air|ce n’est pas} {cher|trop cher|un peu cher|abordable|pas cher|hors de prix}',
      '{un ordre d’idée|un ordre de grandeur|à peu près|une fourchette} {du prix|des tarifs|combien je paierais|de ce que ça coûte}',
      '{ça douille combien|c’est combien votre truc|faut compter combien|ça va me coûter combien par mois|budget à prévoir|vos tarifs svp|combien il faut mettre}',
      '{ça va chercher|ça monte|ça tourne} dans les combien {par mois|}',
      'faut {débourser|sortir|aligner} combien',
      'mon {comptable|patron} veut {un chiffre|un ordre de prix}',
      "veuillez m'indiquer vos {conditions tarifaires|honoraires}",
      "{le prix svp|pri par moi|c'est cher votre truc|abonnement mensuel}",
      '{vos tarifs|ça douille|combien}',
    ],
  },
  starter: {
    chip: 'Que comprend Starter ?',
    answer:
      'La formule plateforme {starter} coûte {starterPrice} par mois avec GPT-3.5 Turbo : {starterMessages} messages par mois, {starterIntegrations} intégrations (Slack, e-mail, web), des statistiques de base, une assistance par e-mail et votre propre image de marque, en une seule langue. Elle convient à une petite entreprise avec un site et une équipe.',
    asks: [
      '{que comprend|combien coûte|c’est quoi|il y a quoi dans|qu’est-ce qu’on a avec|que contient} {starter|le starter|la formule starter|le forfait starter|la petite formule|l’offre de base|la formule à 129}',
      '{infos sur|parlez-moi de|détails de|expliquez-moi} {starter|la formule starter|la plus petite formule|le petit forfait}',
      '{starter|forfait starter|prix starter|formule starter|offre de base|129 dollars j’ai quoi|que donne starter}',
      '{est-ce que|} {starter|la petite formule|le petit forfait} {suffit|me suffit|est assez|convient} {pour commencer|pour une petite boutique|pour un artisan|}',
      '{combien de messages|quelle assistance|combien d’intégrations} {dans starter|avec le starter|avec la petite formule}',
      "{qu'est-ce qu'on a|y a quoi|que comprend} {dans la petite formule|dans le premier prix|avec starter}",
      'starter suffit pour {un indépendant|un petit commerce}',
      '{combien de messages avec starter|limites de starter|petite formule contenu|129 dollars ça donne quoi|quel support avec starter}',
    ],
  },
  professional: {
    chip: 'Que comprend Professional ?',
    answer:
      'La formule plateforme {professional} coûte {professionalPrice} par mois au tarif de base ({sonnetProfessional} avec Claude 3 Sonnet) : {professionalMessages} messages par mois, intégrations illimitées, statistiques avancées, assistance prioritaire 24 h/24, Claude 3 Sonnet, préparation HIPAA, plusieurs langues, tests A/B et workflows personnalisés. C’est notre formule la plus demandée.',
    asks: [
      '{que comprend|combien coûte|c’est quoi|il y a quoi dans|qu’est-ce qu’on a avec|que contient} {professional|le professional|la formule professional|le pro|le forfait pro|la formule du milieu|l’offre à 699}',
      '{infos sur|parlez-moi de|détails de|expliquez-moi} {professional|la formule pro|le forfait professional|la formule intermédiaire}',
      '{professional|forfait pro|prix professional|formule professional|offre pro|699 dollars j’ai quoi|que donne professional}',
      '{quelle est|c’est quoi} {la formule la plus populaire|votre best seller|le forfait le plus vendu|la formule que les gens prennent|la plus choisie}',
      '{combien de messages|combien de langues|quelle assistance} {dans professional|avec le pro|avec professional}',
      'pourquoi {professional|le pro} {est si cher|coûte 699|coûte autant}',
      "{qu'est-ce qu'on a|y a quoi|que comprend} {dans la formule du milieu|dans celle à 699|avec la pro}",
      'la professional {vaut le coup|vaut le prix}',
      '{laquelle prennent la plupart|formule intermédiaire|699 dollars ça donne quoi}',
    ],
  },
  enterprise: {
    chip: 'Que comprend Enterprise ?',
    answer:
      'La formule plateforme {enterprise} est chiffrée sur mesure : messages illimités, infrastructure dédiée ou hébergement chez vous, SSO, Claude 3 Opus, assistance dédiée, SLA et sécurité avancée. Dites-nous ce qu’il vous faut et une personne vous fait une offre en {hours} heures.',
    asks: [
      '{que comprend|combien coûte|c’est quoi|il y a quoi dans|qu’est-ce qu’on a avec} {enterprise|l’enterprise|la formule enterprise|la grande formule|la plus grosse formule|le forfait entreprise}',
      '{infos sur|parlez-moi de|détails de|expliquez-moi} {enterprise|la formule enterprise|la plus grande formule|l’offre grands comptes}',
      '{enterprise|formule enterprise|prix enterprise|forfait entreprise|grands comptes|grande entreprise|offre entreprise}',
      '{nous sommes|je travaille dans|pour} {un grand groupe|une multinationale|une grosse boîte|une entreprise de 5000 salariés|une eti} {vous proposez quoi|quelle formule|combien|}',
      '{il y a|avez-vous|il nous faut} {quelque chose pour les grands groupes|des messages illimités|une formule sans limite de messages|du messages illimité}',
      'on est {un groupe|une mairie|un hôpital|une administration} de {5000|plusieurs milliers} de salariés',
      '{pri|prix|tarif} {du plan|de la formule} {entreprise|entreprize|enterprise}',
      '{que contient la plus grosse formule|pourquoi pas de prix pour enterprise|messages illimités|prix sur demande|grand compte}',
    ],
  },
  compare: {
    chip: 'Quelles différences entre les formules ?',
    answer:
      '{starter} ({starterPrice} par mois) : {starterMessages} messages, {starterIntegrations} intégrations, une langue, statistiques de base, assistance par e-mail.\n{professional} ({professionalPrice} par mois) : {professionalMessages} messages, intégrations illimitées, plusieurs langues, statistiques avancées, tests A/B, préparation HIPAA, assistance 24 h/24.\n{enterprise} (prix sur mesure) : messages illimités, infrastructure propre, SSO, SLA, assistance dédiée.',
    asks: [
      '{quelle est la différence|c’est quoi la différence|différence|différences|expliquez la différence} entre {les formules|starter et professional|starter et pro|pro et enterprise|les forfaits|vos abonnements}',
      '{comparer|comparatif|comparaison|tableau comparatif} {des formules|starter et professional|les forfaits|starter et pro|vos abonnements}',
      '{en quoi|comment} {les formules diffèrent|les forfaits se distinguent|starter et pro sont différents|professional diffère de starter}',
      '{qu’est-ce que|que} {professional|pro|enterprise} {a de plus|offre de plus que starter|apporte en plus|a que starter n’a pas}',
      '{starter|pro|professional} {ou|vs|versus} {professional|pro|enterprise}',
      "qu'est-ce que je {perds|n'ai pas} avec {la petite|la moins chère}",
      'écart entre {starter et pro|les formules}',
      "{mettez les formules côte à côte|qu'est-ce qui change au niveau au-dessus|différences des formules|tableau comparatif}",
    ],
  },
  whichPlan: {
    chip: 'Quelle formule me convient ?',
    answer:
      'Cela dépend de vos messages par mois : jusqu’à {starterMessages}, {starter} suffit ; jusqu’à {professionalMessages}, c’est {professional} ; au-delà, {enterprise}. Il vous faut aussi {professional} pour plusieurs langues, HIPAA ou les tests A/B. Combien de messages recevez-vous à peu près par mois ?',
    asks: [
      '{quelle formule|quel forfait|laquelle|quel abonnement|quelle offre} {me convient|nous conviendrait|choisir|me conseillez-vous|tu me conseilles|prendre|il me faut|est la mieux pour nous} {pour une pme|pour mon entreprise|pour une startup|}',
      '{je ne sais pas|je sais pas|j’hésite sur|aidez-moi à choisir} {quelle formule prendre|quel forfait choisir|laquelle choisir}',
      '{conseil formule|aide au choix|vous me conseillez quoi|recommandation de forfait|que me recommandez-vous|la formule adaptée à mon cas}',
      'on {reçoit|a|traite} {environ|à peu près|} {500|2000|8000|12000|30000} {messages|demandes|questions} par mois {il nous faut quoi|quelle formule|}',
      '{quelle formule et quel prix|pour une clinique avec hipaa quelle formule|laquelle est faite pour moi|je prends laquelle|on est une petite équipe on prend quoi|quel forfait avec trois langues|c’est laquelle qu’il me faut}',
      '{laquelle|quelle formule} {me faut-il|vous me conseillez|vous prendriez à ma place}',
      'on reçoit {300 chats par jour|dans les 2000 demandes par mois|environ 20 000 messages}',
      'formule adaptée à {trois personnes|un petit hôtel|mon cabinet}',
      "{j'hésite entre les formules|recommandation|quelle taille|deux langues, starter suffit ?}",
    ],
  },
  managed: {
    chip: 'Combien coûte le service géré ?',
    answer:
      '{managedPrices}\n\nAvec le service entièrement géré, nous construisons, exploitons et suivons le bot pour vous.',
    asks: [
      '{c’est quoi|combien coûte|que comprend|en quoi consiste|parlez-moi du|expliquez le} {service géré|service entièrement géré|le service géré|le clé en main|managed service|le service complet|l’infogérance du bot}',
      '{pouvez-vous|vous pouvez|est-ce que vous pouvez} {tout faire pour nous|vous occuper de tout|gérer le bot à notre place|le faire tourner pour nous|tout prendre en charge|le construire et le suivre}',
      '{service géré|clé en main|managed|infogérance|formule gérée|tarif service géré|service complet|prestation tout compris}',
      '{on n’a pas|je n’ai pas|nous n’avons pas|j’ai pas} {le temps|les équipes|envie} {de le faire nous-mêmes|de s’en occuper|de gérer un bot|}',
      '{qu’est-ce que j’ai pour|pourquoi} {1497|2497|2997|1 497 par mois}',
      'prix si {vous faites tout|vous gérez tout|c’est vous qui le gérez}',
      '{tout compris avec conversations illimitées|vous vous occupez de tout|formule clé en main|service géré prix|on ne veut rien gérer nous-mêmes|le service géré avec conversations illimitées|enterprise géré}',
      'vous {faites tout|gérez tout|pilotez pour nous} ça coûte combien',
      "on n'a {pas le temps|personne} pour ça",
      '{combien de conversations dans le service géré|tout compris|on vous délègue tout}',
    ],
  },
  managedOrPlatform: {
    chip: 'Plateforme ou service géré ?',
    answer:
      'Avec une formule plateforme (à partir de {starterPrice} par mois), vous faites tourner le bot vous-même sur notre plateforme. Avec le service entièrement géré (à partir de {managedStarter} par mois), nous le construisons, l’exploitons et l’améliorons sans cesse. La première se compte en messages, le second en conversations.\n{managedPairs}',
    asks: [
      '{quelle est la différence|c’est quoi la différence|différence} entre {plateforme et géré|la plateforme et le service géré|géré et plateforme|les deux offres|les deux starter|le faire soi-même et le service géré}',
      'pourquoi {il y a|vous avez|y a-t-il} {deux prix|deux grilles de prix|deux starter|des prix différents|deux tarifs starter}',
      'pourquoi {starter|professional} coûte {129 et 1497|699 et 2497|plus cher à un endroit}',
      '{plateforme|en autonomie|self service} {ou|vs|versus} {géré|service géré|clé en main}',
      'ça veut dire quoi {formule plateforme|plateforme|géré|service managé}',
      'le site {dit|affiche} {129|699} {et vous dites|mais vous annoncez} {1497|2497}',
      'on me dit {2497|1497} et {sur le site|ailleurs} je vois {699|129}, lequel est le vrai',
      'pourquoi deux {prix|tarifs|starter}',
      '{faire nous-mêmes|se débrouiller} ou vous laisser faire',
      '{deux listes de prix|vos prix ne correspondent pas}',
    ],
  },
  cheapest: {
    chip: 'Quelle est l’offre la moins chère ?',
    answer:
      'La moins chère est la formule plateforme {starter}, à {starterPrice} par mois pour {starterMessages} messages au plus, sans frais de mise en service et sans engagement long.',
    asks: [
      '{c’est quoi|quel est|quelle est} {le moins cher|la formule la moins chère|l’offre la plus économique|le prix minimum|le tarif le plus bas|le minimum à payer|votre premier prix}',
      '{moins cher|premier prix|prix minimum|prix d’entrée|tarif le plus bas|formule économique}',
      '{à partir de combien|à partir de quel prix|vos prix} {ça commence|on peut démarrer|commencent à combien|}',
      '{j’ai|on a|nous avons} {un petit budget|peu de moyens|peu d’argent|un budget serré} {vous avez quoi|c’est possible|}',
      '{mon budget est de|je peux mettre} {100|150|200|300} {dollars|euros|par mois} {ça suffit|}',
      '{trop cher vous avez moins cher|un truc moins cher|le minimum c’est combien|petit budget|j’ai pas beaucoup de sous|l’offre de base c’est combien}',
      "{on peut s'en tirer|s'en sortir} à combien minimum",
      "j'ai {un tout petit budget|que 200 dollars|pas un rond}",
      '{le moins cher|formule éco|entrée de gamme|tarif plancher}',
    ],
  },
  setupFee: {
    chip: 'Y a-t-il des frais d’installation ?',
    answer:
      'Non, aucuns frais de mise en service ni d’installation : avec chaque formule, vous payez seulement le prix mensuel. Seules les options comme une intégration sur mesure ({integrationPrice} une seule fois) ou l’entraînement avancé ({trainingPrice} une seule fois) se paient une fois.',
    asks: [
      '{y a-t-il|il y a|est-ce qu’il y a|vous prenez|y’a} {des frais d’installation|des frais de mise en service|des frais de dossier|des frais cachés|des frais d’activation|des coûts de démarrage|des frais d’entrée}',
      '{frais d’installation|frais de mise en service|frais de dossier|frais cachés|setup fee|frais uniques|coûts cachés|frais d’entrée|frais de démarrage}',
      '{combien coûte|quel est le prix de} {l’installation|la mise en place|la configuration|la mise en service|le paramétrage}',
      '{faut-il|je dois|on doit} {payer quelque chose d’avance|payer au début|avancer de l’argent|verser un acompte}',
      '{où est le piège|c’est quoi le piège|qu’est-ce qui s’ajoute|y a autre chose à payer en plus du mensuel}',
      "{des frais|quelque chose à payer} {au démarrage|à l'ouverture|d'entrée}",
      "frais {cachés|de dossier|d'activation|d'installation|de lancement}",
      "facturez-vous {la mise en place|l'installation|le paramétrage}",
      "{y a-t-il un piège|coût initial|surprises sur la facture|ticket d'entrée}",
    ],
  },
  contract: {
    chip: 'Y a-t-il un engagement ?',
    answer:
      'Il n’y a pas d’engagement long : les formules vont de mois en mois et vous pouvez résilier à tout moment avec {noticeDays} jours de préavis.',
    asks: [
      '{y a-t-il|il y a|est-ce qu’il y a|c’est quoi|quelle est} {un engagement|une durée minimale|un contrat|la durée du contrat|une durée d’engagement|une période minimale|la durée d’engagement}',
      '{je dois|faut-il|on doit|dois-je} {m’engager|signer un contrat|s’engager un an|signer pour 12 mois|prendre un an|signer quelque chose}',
      '{engagement|contrat|durée du contrat|sans engagement|durée minimale|contrat annuel|engagement minimum|mois par mois}',
      '{combien de temps|pour combien de temps} {je suis engagé|on est engagé|dure le contrat|suis-je lié|on est coincé}',
      '{je ne veux pas|on veut pas|nous ne voulons pas} {d’engagement|m’engager|d’un contrat long|être liés}',
      '{je suis coincé un an|on signe pour combien de temps|y a un engagement|je suis bloqué combien de temps|faut s’engager sur la durée}',
      'on est {bloqué|tenu|lié} {un an|longtemps|douze mois}',
      "{durée|période} d'engagement",
      "{tacite reconduction|c'est au mois}",
    ],
  },
  cancel: {
    chip: 'Comment résilier ?',
    answer:
      'Vous pouvez résilier à tout moment avec {noticeDays} jours de préavis ; aucun motif n’est demandé et il n’y a pas d’engagement long. Un message à {email} suffit.',
    asks: [
      '{comment|quand|où} {résilier|je résilie|on résilie|arrêter l’abonnement|puis-je résilier|se désabonner du forfait|mettre fin au contrat}',
      '{je peux|peut-on|puis-je|on peut} {résilier à tout moment|arrêter quand je veux|résilier au bout d’un mois|partir quand on veut|annuler l’abonnement|arrêter avant la fin|résilier facilement}',
      '{résiliation|résilier|préavis|annulation|arrêter l’abonnement|délai de résiliation|conditions de résiliation|fin de contrat}',
      '{quel est|c’est quoi|combien de} {le préavis|préavis|délai de préavis|jours de préavis} {faut-il|}',
      '{et si|que se passe-t-il si} {ça ne nous plaît pas|on n’est pas contents|ça ne marche pas pour nous|on veut arrêter|on change d’avis}',
      "comment on {se barre|s'en va|sort de là}",
      "si {ça marche pas|c'est nul|ça nous plaît pas} on peut {partir|arrêter}",
      "juste pour {la saison|l'été|trois mois}",
      "{arrêter|se désabonner|mettre fin au contrat|annuler|changer d'avis}",
    ],
  },
  trial: {
    chip: 'Puis-je essayer gratuitement ?',
    answer:
      'Vous pouvez essayer beaucoup de choses ici sans frais : discuter avec les bots de démonstration de nos modèles, construire votre propre parcours dans le flow builder et réserver une consultation gratuite. Nous n’annonçons ni formule gratuite ni période d’essai ; comme il n’y a pas de frais de mise en service et que vous résiliez avec {noticeDays} jours de préavis, un mois de {starter} ({starterPrice}) est le plus petit essai réel.',
    asks: [
      '{y a-t-il|il y a|vous avez|vous proposez|est-ce qu’il y a} {un essai gratuit|une période d’essai|une version gratuite|un mois gratuit|un compte test|une version d’essai|une formule gratuite}',
      '{je peux|peut-on|puis-je|on peut} {tester|essayer|l’essayer|tester le bot} {gratuitement|avant|avant d’acheter|sans payer|14 jours|une semaine|}',
      '{essai gratuit|gratuit|version gratuite|période d’essai|free trial|tester gratuitement|version d’essai|freemium}',
      '{c’est|est-ce que c’est|il y a un truc} {gratuit|gratos|sans frais|offert}',
      'qu’est-ce que je peux {tester|essayer|faire} {gratuitement|sans payer|sans inscription}',
      '{y a moyen de tester avant de payer|on peut essayer avant de sortir la carte|je voudrais voir avant de m’abonner|avant de sortir la carte bleue|essayer avant d’acheter|je peux jouer avec sans payer|c’est possible de tester un peu avant|un petit essai avant de signer|on peut voir ce que ça donne sans s’engager}',
      'on peut {tester|bidouiller|goûter} {avant|gratos|sans payer}',
      "vous faites {un mois d'essai|un pilote}",
      '{essai|sans carte bancaire|période de test|voir si ça marche avant de payer}',
    ],
  },
  discount: {
    chip: 'Y a-t-il des remises ?',
    answer:
      'Le site n’annonce aucune remise, ni pour un paiement annuel ni pour les start-up ou les associations, et je ne peux pas en promettre. Demandez à notre équipe : {email} ou une consultation gratuite est la voie vers une offre pour votre cas.',
    asks: [
      '{y a-t-il|il y a|vous faites|avez-vous|je peux avoir|vous accordez} {une remise|des réductions|une réduction|une promo|un code promo|des remises|un geste commercial|une ristourne}',
      '{remise|réduction|tarif réduit} {pour les associations|pour les startups|pour les étudiants|en payant à l’année|pour les écoles|pour deux bots|pour les agences}',
      '{on peut|pouvez-vous|vous pouvez|peut-on} {négocier|baisser le prix|faire un prix|faire un effort sur le prix|faire moins cher}',
      '{code promo|bon de réduction|promotion|remise annuelle|black friday promo|offre spéciale|tarif association|rabais}',
      '{un petit geste|vous faites un prix|on est une asso|tarif étudiant|si on paie à l’année c’est moins cher}',
      '{moyen de négocier|vous faites un geste|un petit prix}',
      'tarif {asso|association|école|startup}',
      "remise si on paie {l'année|d'avance|plusieurs bots}",
      '{ristourne|réduction|promo|dégressif}',
    ],
  },
  payment: {
    chip: 'Comment payer ?',
    answer:
      'Les prix sont en dollars américains et se paient au mois. Le site ne dit pas quels moyens de paiement ou quelles factures existent, ni si des taxes s’ajoutent ; notre équipe en convient avec vous avant le début : {email}.',
    asks: [
      '{comment|de quelle façon|avec quoi} {on paie|payer|je paye|peut-on régler|se fait le paiement|je règle}',
      '{je peux|peut-on|vous acceptez|vous prenez} {payer par carte|la carte bancaire|paypal|le virement|payer sur facture|le prélèvement|payer en euros|le bitcoin|les chèques}',
      '{moyens de paiement|paiement|facture|facturation|tva|taxes|devise|carte bancaire|virement|modalités de paiement}',
      '{les prix sont|c’est|les tarifs sont} {ht ou ttc|hors taxes|ttc|avec tva|en dollars|en euros}',
      '{quand|à quelle fréquence} {suis-je facturé|on est prélevé|vous facturez|tombe la facture}',
      '{vous prenez la carte bleue|on peut payer par virement|je peux avoir une facture|c’est en euros ou en dollars|prélèvement sepa}',
      'on peut payer {par virement|par chèque|par carte|par prélèvement|sur facture}',
      'les prix sont {HT|TTC|en euros|en dollars}',
      '{la TVA est en plus|quand êtes-vous prélevés|TVA|échéance}',
    ],
  },
  overage: {
    chip: 'Et si je dépasse mes messages ?',
    answer:
      'Rien ne s’arrête : les mois chargés, les conversations supplémentaires coûtent {conversationPrice} chacune, dans toutes les formules. Si cela arrive tous les mois, la formule supérieure revient en général moins cher.',
    asks: [
      '{que se passe-t-il si|et si|qu’est-ce qui se passe quand|il se passe quoi si} {je dépasse|on dépasse la limite|je dépasse les 5000 messages|le quota est épuisé|on n’a plus de messages|on a trop de messages|je dépasse mon forfait}',
      '{combien coûte|combien coûtent|prix d’|c’est combien} {une conversation supplémentaire|les conversations supplémentaires|les messages en plus|un message supplémentaire|le dépassement}',
      '{dépassement|limite de messages|quota dépassé|messages supplémentaires|conversations en plus|hors forfait|trop de messages}',
      'le bot {s’arrête|se coupe|ne répond plus} {quand la limite est atteinte|après 5000 messages|si on dépasse}',
      '{à noël|en haute saison|pendant les soldes} {on a plus de messages|les demandes explosent} {ça coûte combien|}',
      '{si on dépasse ça coupe|on a explosé le quota|et si j’ai un pic en décembre|plus de messages que prévu}',
      'si on {explose|crève|dépasse} {le plafond|le forfait|le quota}',
      "en décembre c'est {le double|la folie}",
      "le bot s'arrête quand {le quota est vide|c'est épuisé}",
      'prix de la conversation {en plus|supplémentaire}',
      '{quota épuisé|plus de 5000|pic de messages}',
    ],
  },
  addOns: {
    chip: 'Quelles options existe-t-il ?',
    answer:
      'Options pour toutes les formules :\n- langue supplémentaire : {languagePrice} par mois\n- conversations supplémentaires : {conversationPrice} chacune\n- intégration sur mesure : {integrationPrice} une seule fois\n- entraînement avancé : {trainingPrice} une seule fois',
    asks: [
      '{quelles|quels|c’est quoi les} {options|suppléments|add ons|modules|services en option|extras} {existe-t-il|avez-vous|proposez-vous|peut-on ajouter|il y a|}',
      '{options|suppléments|add ons|addons|extras|options payantes|modules complémentaires}',
      '{qu’est-ce qui|ce qui} {est en option|est en supplément|coûte en plus|n’est pas compris|se paie à part}',
      '{je peux|on peut|peut-on} {ajouter quelque chose|prendre des options|rajouter des options|compléter ma formule}',
      '{prix|tarif|liste} des {options|suppléments|extras|add ons}',
      "qu'est-ce qu'on peut {rajouter|prendre en plus}",
      'liste des {suppléments|options} avec prix',
      'en supplément',
    ],
  },
  addLanguage: {
    chip: 'Combien coûte une langue de plus ?',
    answer:
      'Une langue supplémentaire pour votre bot coûte {languagePrice} par mois, rédigée et vérifiée. {professional} et {enterprise} parlent plusieurs langues ; {starter} en parle une.',
    asks: [
      '{combien coûte|c’est combien|prix d’|combien pour|tarif pour} {une langue supplémentaire|une autre langue|une deuxième langue|une langue de plus|chaque langue|ajouter l’anglais|rajouter l’espagnol}',
      '{langue supplémentaire|deuxième langue|langue en plus|ajouter une langue|option langue|langues supplémentaires}',
      '{je peux|peut-on|on peut} {ajouter|rajouter} {une langue|l’anglais et l’allemand|une deuxième langue|le néerlandais} {plus tard|après|}',
      '{plusieurs|deux|trois} langues {coûtent plus cher|c’est en plus|c’est payant|se paient à part}',
      '{il nous faut|je veux|on veut} le bot en {deux langues|trois langues|français et anglais|quatre langues} {combien|}',
      '{et pour l’anglais en plus|il faudrait aussi l’allemand c’est combien|une langue de plus par mois|rajouter une langue ça coûte}',
      "{rajouter|mettre} {l'anglais|l'espagnol|le breton|une langue} ça coûte {combien|}",
      '{prix par langue|bot bilingue prix|deuxième langue tarif|supplément langue}',
    ],
  },
  addIntegration: {
    chip: 'Combien coûte une intégration sur mesure ?',
    answer:
      'Une intégration sur mesure, c’est-à-dire la connexion à un système à vous, coûte {integrationPrice} une seule fois. {starter} comprend {starterIntegrations} intégrations standard, {professional} autant qu’il vous en faut.',
    asks: [
      '{combien coûte|c’est combien|quel prix pour|combien pour|tarif pour} {une intégration sur mesure|connecter notre système|l’intégration de notre erp|une interface spécifique|brancher notre logiciel|une intégration spécifique}',
      '{prix intégration|coût intégration|tarif intégration sur mesure|prix de l’interface|coût de connexion|prix connecteur}',
      '{les intégrations|une intégration|la connexion au crm} {est payante|sont payantes|coûte en plus|sont en supplément|coûtent quelque chose}',
      '{vous pouvez|pouvez-vous} {connecter|brancher} {notre logiciel maison|notre base de données|un vieux système|notre propre crm} {et à quel prix|et pour combien}',
      'combien pour {relier|raccorder|brancher} {notre logiciel maison|notre caisse|notre ERP|Sage}',
      "{prix d'un connecteur|coût unique d'une intégration|intégration sur mesure tarif|interface avec notre système prix}",
    ],
  },
  addTraining: {
    chip: 'Qu’est-ce que l’entraînement avancé ?',
    answer:
      'L’entraînement avancé coûte {trainingPrice} une seule fois : nous entraînons le bot sur vos documents et vos conversations passées.',
    asks: [
      '{c’est quoi|combien coûte|en quoi consiste|que comprend|à quoi sert|qu’est-ce que} {l’entraînement avancé|l’entraînement|le training|l’apprentissage avancé|l’entraînement du bot}',
      '{entraînement avancé|prix entraînement|coût de l’entraînement|training avancé|option entraînement}',
      '{combien ça coûte|c’est payant|quel est le prix pour} {de l’entraîner|d’entraîner le bot|l’entraîner sur nos documents|lui apprendre nos contenus|l’entraîner avec nos données}',
      '{vous entraînez|vous pouvez entraîner} le bot {pour nous|avec nos anciens tickets|sur nos anciens chats} {et combien|}',
      'combien pour {apprendre|faire avaler} {nos documents|nos vieux échanges} au bot',
      "{une seule fois|une fois} ou tous les mois l'entraînement",
      "{prix de l'entraînement|formation du bot coût|997 pour quoi}",
    ],
  },
  switchPlan: {
    chip: 'Puis-je changer de formule ?',
    answer:
      'Oui. Les formules vont de mois en mois, vous pouvez donc passer à une plus grande ou à une plus petite quand vos messages changent ; prévenez notre équipe à {email} et elle fait le changement avec vous.',
    asks: [
      '{je peux|peut-on|puis-je|on peut|c’est possible de} {changer de formule|changer de forfait|passer à professional|passer au supérieur|redescendre à starter|upgrader|prendre plus petit} {plus tard|en cours de route|quand on veut|}',
      '{changement de formule|upgrade|downgrade|changer d’abonnement|passer au forfait supérieur|monter en gamme}',
      '{commencer|démarrer} {petit|avec starter} et {évoluer ensuite|passer au pro après|changer plus tard}',
      'et si {on grandit|starter devient trop petit|nos besoins changent|il me faut plus ensuite}',
      'on peut {monter|descendre|changer} de formule {plus tard|en cours de mois|hors saison}',
      'commencer petit puis {grandir|monter}',
      '{passer au supérieur|rétrograder|évoluer|starter devient trop petit}',
    ],
  },
  refund: {
    chip: 'Remboursez-vous ?',
    answer:
      'Le site ne promet ni remboursement ni garantie « satisfait ou remboursé », je ne le peux donc pas non plus. Ce qui vaut : pas de frais de mise en service, pas d’engagement long, résiliation avec {noticeDays} jours de préavis. Pour le reste, écrivez à {email}.',
    asks: [
      '{vous remboursez|on est remboursé|puis-je être remboursé|vous me remboursez|est-ce remboursable} {si ça ne marche pas|si je ne suis pas content|en cas de problème|si ça ne va pas|}',
      '{remboursement|satisfait ou remboursé|remboursements|garantie|garantie de remboursement|être remboursé|droit de rétractation}',
      '{je veux|on veut|je demande|rendez-moi} {mon argent|être remboursé|un remboursement|notre argent}',
      '{quelle garantie|quelles garanties} {donnez-vous|j’ai|vous offrez|on a}',
      '{il y a|avez-vous} {une garantie|une politique de remboursement|un droit de retour|une garantie de satisfaction}',
      '{je veux récupérer mon argent|rendez l’argent|si ça marche pas je récupère mes sous|remboursé si pas content}',
      "vous {rendez l'argent|remboursez} si {c'est pas bien|on n'est pas content}",
      '{récupérer mes sous|rétractation}',
    ],
  },
  messageCount: {
    chip: 'Qu’est-ce qui compte comme message ?',
    answer:
      'Les formules plateforme se comptent en messages par mois, le service géré en conversations ; une conversation compte en général plusieurs messages. Le site ne le définit pas plus précisément : demandez à notre équipe à {email} comment votre cas serait compté.',
    asks: [
      '{qu’est-ce qui compte comme|c’est quoi pour vous|comment comptez-vous|qu’est-ce que vous appelez|comment on compte} {un message|les messages|une conversation|un message exactement}',
      '{différence|quelle différence|c’est quoi la différence} entre {un message et une conversation|messages et conversations|message et conversation}',
      '{les réponses du bot|les deux côtés|ce qu’écrit le bot|chaque réponse} {comptent aussi|compte|comptent comme message|est compté}',
      '{combien de} {conversations|clients|chats} {pour 5000 messages|font 5000 messages|avec 50000 messages}',
      '{5000 messages c’est beaucoup|5000 messages ça représente quoi|décompte des messages|comptage des messages}',
      'un {bonjour|ok} ça compte comme un message',
      "c'est quoi {une conversation|un message} pour vous",
      '{comment vous comptez|5000 messages ça fait combien de clients|les réponses comptent|décompte}',
    ],
  },
  seats: {
    chip: 'Payez-vous par utilisateur ?',
    answer:
      'Non, il n’y a pas de licences par utilisateur : toute votre équipe peut regarder. Le prix suit les messages, jamais le nombre de collègues.',
    asks: [
      '{on paie|c’est facturé|vous facturez|le prix est|c’est un prix} {par utilisateur|par agent|par salarié|par personne|par poste|par tête|par siège}',
      '{combien d’|y a-t-il une limite d’} {utilisateurs|accès|comptes|agents} {inclus|peuvent l’utiliser|autorisés|}',
      '{licences|licence par utilisateur|nombre d’utilisateurs|multi utilisateurs|plusieurs utilisateurs|utilisateurs inclus|par utilisateur}',
      '{toute mon équipe|plusieurs collègues|20 personnes|tous les salariés} {peut l’utiliser|peuvent y accéder|ont accès|peuvent travailler dessus}',
      'on paie {par tête|par poste|par salarié|par collègue}',
      'combien {peuvent se connecter|de comptes}',
      "{nombre d'utilisateurs|toute l'équipe}",
    ],
  },
  custom: {
    chip: 'Et au-delà de 50 000 messages ?',
    answer:
      'Au-delà de {professionalMessages} messages par mois, le prix est sur mesure : le calculateur montre à peu près ce que ce serait, et pour plus de 100 000 messages ou votre propre infrastructure, notre équipe commerciale fait une offre en {hours} heures.',
    asks: [
      '{et si on|si nous|nous|que faire si on} {a|avons|envoie|a besoin de} {plus de 50000|plus de 100000|200000|un demi-million de|un million de} messages {par mois|}',
      '{je veux|il me faut|vous pouvez faire|pouvez-vous m’établir|je voudrais} {un devis|une offre personnalisée|un devis sur mesure|une proposition|une formule sur mesure}',
      '{devis|offre personnalisée|devis personnalisé|prix sur mesure|proposition commerciale|chiffrage}',
      '{il y a|avez-vous} {un tarif de volume|des prix dégressifs|un tarif gros volume|un prix pour énormément de messages}',
      'on est {bien au-dessus de|largement au-delà de} 50 000',
      'vous pouvez {chiffrer|nous faire un devis|faire une offre}',
      "{appel d'offres|millions de messages|prix de gros|200 000 par mois}",
    ],
  },
  modelPrices: {
    chip: 'Combien coûtent les meilleurs modèles ?',
    answer:
      'Le modèle change le prix : {starter} coûte {starterPrice} avec GPT-3.5 Turbo, {sonnetStarter} avec Claude 3 Sonnet et {opusStarter} avec Claude 3 Opus ; {professional} coûte {professionalPrice}, {sonnetProfessional} et {opusProfessional}. Le calculateur de la page des prix le montre pour votre volume.',
    asks: [
      '{combien coûte|c’est combien avec|prix avec|quel supplément pour|combien de plus pour} {claude|claude 3|opus|claude opus|sonnet|un meilleur modèle|le meilleur modèle|un autre modèle d’ia}',
      '{starter|professional|pro} avec {claude|opus|sonnet|gpt|claude 3 opus} {prix|combien|ça coûte combien|}',
      'le prix {dépend du|change selon le|varie avec le} {modèle|modèle d’ia|modèle choisi}',
      '{je peux|peut-on} {avoir|utiliser} {opus|claude|sonnet|un meilleur modèle} {avec starter|dans la petite formule}',
      'pourquoi {839|155|1049} {dollars|au lieu de 699|}',
      '{surcoût|combien de plus} avec {le meilleur modèle|opus|sonnet|claude}',
      '{starter|professional} avec {opus|sonnet|claude} ça fait combien',
      '{prix selon le modèle|meilleure IA plus cher|écart de prix des modèles}',
    ],
  },
  perThousand: {
    chip: 'Combien coûtent 1 000 messages ?',
    answer:
      'Pleinement utilisés, 1 000 messages coûtent {starterThousand} avec {starter} et {professionalThousand} avec {professional}. Le calculateur de la page des tarifs l’indique pour votre volume et votre modèle.',
    asks: [
      '{prix|coût|combien|tarif|ça revient à combien} {pour 1000 messages|pour mille messages|les mille messages|le millier de messages|par tranche de mille}',
      "{prix par message|coût par message|prix au message|les mille messages|pour 1000|le prix d'un message|combien coûte un message}",
      '{et|donc} {pour mille|par mille|par message} {ça fait combien|}',
      'prix {au mille|pour mille|du millier}',
      'combien pour {un seul message|chaque message}',
      '{coût unitaire|par message|prix du message}',
    ],
  },
  integrationCount: {
    chip: 'Combien d’intégrations par offre ?',
    answer:
      '{starter} comprend {starterIntegrations} intégrations (Slack, Email, Web), {professional} un nombre illimité. Relier un système à vous coûte {integrationPrice}, une seule fois.',
    asks: [
      'combien d’intégrations {par offre|par plan|dans chaque plan|comprend chaque offre|sont comprises selon l’offre|a chaque formule}',
      '{limite d’intégrations|intégrations illimitées|nombre d’intégrations par plan|quelle offre a les intégrations illimitées|y a-t-il une limite d’intégrations|les intégrations sont-elles illimitées}',
      '{plus de trois intégrations|cinq intégrations|une quatrième intégration} {possible avec starter|dans le petit plan|c’est possible en starter}',
    ],
  },
};
