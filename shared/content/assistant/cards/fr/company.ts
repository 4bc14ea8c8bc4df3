import type { AreaTexts } from '../types.ts';

export const company: AreaTexts<'company'> = {
  about: {
    chip: 'Qui êtes-vous ?',
    answer:
      '{legalName} crée des chatbots d’IA pour les entreprises : bots de service client, automatisation commerciale et intégrations sur mesure, avec une plateforme pour les faire tourner ou en service entièrement géré.',
    asks: [
      '{qui êtes-vous|vous êtes qui|c’est qui|qui est derrière|qui se cache derrière} {comme société|parley|ce site|cette entreprise|au juste}',
      '{à propos|mentions légales|votre société|votre entreprise|raison sociale|infos société|qui sommes-nous|nom de la société}',
      '{vous êtes|c’est|est-ce que c’est} {une vraie société|sérieux|une arnaque|une start-up|fiables comme boîte|une sas|une entreprise de confiance|légal}',
      '{présentez|parlez-moi de|je veux en savoir plus sur} {votre société|votre boîte|l’entreprise|votre entreprise}',
      '{quel genre de|quel type de} {société|boîte|entreprise} {êtes-vous|c’est}',
      'vous êtes {sérieux|fiables|une vraie boîte}',
      "{vous êtes qui|c'est qui parley|arnaque|la société}",
    ],
  },
  people: {
    chip: 'Quelle est la taille de la société ?',
    answer:
      'Le site ne dit ni qui a fondé {brand}, ni combien de personnes y travaillent, ni depuis quand elle existe. Notre équipe vous le dit volontiers : {email}.',
    asks: [
      '{qui|c’est qui qui} {a fondé parley|a fondé la société|est le patron|dirige la boîte|est le ceo|est le directeur|est le fondateur|possède l’entreprise}',
      '{combien de salariés|combien de personnes|combien d’employés|vous êtes combien} {avez-vous|y travaillent|dans l’équipe|dans la boîte|}',
      '{depuis quand|depuis combien de temps|en quelle année} {existez-vous|la société existe|avez-vous été créés|êtes-vous sur le marché}',
      '{fondateur|pdg|ceo|effectif|taille de l’entreprise|histoire de la société|année de création|dirigeants}',
      '{c’est qui le patron|ça existe depuis quand|vous avez levé des fonds|il y a qui derrière|nom du fondateur}',
      'qui a {fondé|créé|monté} {parley|la boîte}',
      "c'est qui {le patron|le PDG|le dirigeant}",
      'combien {de salariés|vous êtes}',
      '{direction|depuis quand vous existez}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {qui dirige la société|combien vous avez de salariés|quand la société a été créée}",
      "{bjr|dites|au fait|ok et|du coup|salut} {c'est qui le patron|comment s'appelle votre PDG}",
    ],
  },
  location: {
    chip: 'Où êtes-vous ?',
    answer:
      'Nos horaires suivent le fuseau {zone} ; le site ne donne pas d’adresse postale. Écrivez à {email} ou réservez une consultation, elle a lieu en ligne.',
    asks: [
      '{où|dans quelle ville|dans quel pays} {êtes-vous|êtes-vous basés|est votre bureau|se trouve la société|sont vos locaux|êtes-vous situés|est le siège}',
      '{quelle est|c’est quoi|avez-vous|vous avez} {votre adresse|l’adresse|un bureau à paris|une agence près de chez moi|des locaux en france}',
      '{adresse|localisation|siège|siège social|bureaux|locaux|ville|pays}',
      '{je peux|on peut|peut-on} {passer vous voir|vous rendre visite|se voir en vrai|venir au bureau}',
      '{vous êtes à paris|c’est une boîte française|vous êtes basés où|adresse du siège}',
      'vous {êtes|créchez} où',
      'bureau à {Paris|Lyon|Bruxelles}',
      '{passer vous voir|quelle ville}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {où se trouve votre société|votre adresse postale}",
      "{bjr|dites|au fait|ok et|du coup|salut} {vous êtes d'où}",
    ],
  },
  hours: {
    chip: 'Quand êtes-vous joignables ?',
    answer:
      'Je réponds à toute heure. Notre équipe propose des consultations de {from} à {to} (fuseau {zone}) et répond aux messages en {hours} heures.',
    asks: [
      '{quels sont|c’est quoi|quelles sont} {vos horaires|les horaires|vos heures d’ouverture|les horaires de bureau}',
      '{quand|à quelle heure|jusqu’à quelle heure|à partir de quelle heure} {êtes-vous ouverts|ouvrez-vous|fermez-vous|êtes-vous joignables|peut-on vous joindre|y a-t-il quelqu’un}',
      '{horaires|heures d’ouverture|horaires d’ouverture|disponibilités de l’équipe|heures de bureau}',
      '{vous êtes|êtes-vous|c’est} {ouverts le samedi|ouvert maintenant|ouverts aujourd’hui|ouvert le dimanche|fermés le week-end|joignables le soir}',
      'vous {ouvrez|fermez} quand',
      "c'est ouvert {maintenant|le samedi|le week-end}",
      "jusqu'à quelle heure",
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {vos heures d'ouverture|quand votre équipe est joignable}",
      "{bjr|dites|au fait|ok et|du coup|salut} {vous êtes ouverts aujourd'hui}",
    ],
  },
  contact: {
    chip: 'Comment vous joindre ?',
    answer:
      'Écrivez à {email} ; nous répondons en {hours} heures. Ou laissez un message dans le formulaire de contact, ici ou sur la page : une personne lit chacun d’eux.',
    asks: [
      '{comment|où} {vous contacter|vous joindre|vous écrire|je vous contacte|contacter le service commercial|entrer en contact}',
      '{quel est|c’est quoi|donnez-moi|vous avez} {votre e-mail|votre mail|l’adresse mail|un mail de contact|vos coordonnées|un contact commercial}',
      '{contact|mail|e-mail|adresse mail|formulaire de contact|coordonnées|nous contacter}',
      '{à qui|où} {envoyer|adresser|j’envoie} {un message|ma question|une demande|un mail}',
      'comment {vous joindre|vous écrire|vous contacter}',
      "{formulaire|j'envoie ma question où|interlocuteur commercial}",
    ],
  },
  phone: {
    chip: 'Avez-vous un numéro de téléphone ?',
    answer:
      'Le site ne donne pas de numéro de téléphone. Laissez le vôtre dans le formulaire de contact et nous vous rappelons, ou réservez une consultation à heure fixe.',
    asks: [
      '{vous avez|quel est|c’est quoi|donnez-moi|il y a|avez-vous} {un numéro de téléphone|votre numéro|un téléphone|le numéro|votre tel|un standard|un numéro à appeler}',
      '{je peux|comment|peut-on|où} {vous appeler|vous téléphoner|vous joindre par téléphone|appeler quelqu’un}',
      '{téléphone|numéro de téléphone|tel|appeler|numéro|hotline|standard}',
      '{je préfère|je veux|j’aimerais} {téléphoner|vous appeler|vous avoir au téléphone|un coup de fil}',
      'je trouve pas {le numéro|de téléphone}',
      'je préfère {appeler|téléphoner}',
      '{tél|vous appeler|portable|standard téléphonique}',
    ],
  },
  careers: {
    chip: 'Recrutez-vous ?',
    answer: 'Le site n’annonce pas de poste ; écrivez à {email} avec l’objet « Carrières ».',
    asks: [
      '{vous recrutez|vous embauchez|avez-vous|vous cherchez|il y a} {des postes|des développeurs|un stage|des offres d’emploi|en ce moment|des alternants}',
      '{je veux|je voudrais|comment|je peux} {travailler chez vous|postuler|envoyer mon cv|candidater|faire un stage chez vous|vous rejoindre}',
      '{recrutement|emploi|stage|carrières|cv|candidature|alternance|offres d’emploi|jobs}',
      '{je cherche|à qui envoyer|où envoyer} {un emploi|un job|mon cv|ma candidature|une alternance}',
      'je cherche {un job|un stage|un emploi|un poste}',
      '{CV|vous recrutez}',
    ],
  },
  press: {
    chip: 'Je suis de la presse',
    answer: 'Pour la presse : écrivez à {email} avec l’objet « Presse ».',
    asks: [
      '{je suis|nous sommes|je travaille comme} {journaliste|de la presse|blogueuse|d’un magazine|podcasteur|d’un journal|rédacteur|pigiste}',
      '{presse|contact presse|dossier de presse|interview|médias|communiqué de presse|service de presse}',
      '{qui est|avez-vous|je peux avoir|il me faut} {votre attaché de presse|un dossier de presse|une interview de vous|le service presse|votre logo en hd}',
      '{j’écris|on prépare|je fais} {un article sur vous|un reportage|un article sur les chatbots|un portrait}',
      "j'écris {un article|un reportage} sur vous",
      '{journaliste|rédaction}',
    ],
  },
  customers: {
    chip: 'Avez-vous des références ?',
    answer:
      'Le site ne nomme ni clients ni études de cas. Il montre à la place des études publiées avec leur source, et des bots de démonstration pour {templates} secteurs que vous pouvez essayer vous-même. Demandez des références à notre équipe : {email}.',
    asks: [
      '{avez-vous|je peux voir|il y a|montrez-moi|vous avez} {des références|des clients connus|des études de cas|des témoignages|des avis|des cas clients|des exemples de clients}',
      '{qui|quelles entreprises|quelles boîtes} {utilise ça|sont vos clients|vous font confiance|travaillent avec vous|l’utilisent déjà}',
      '{références|clients|témoignages|avis|cas clients|études de cas|portfolio|retours d’expérience}',
      'combien de clients {avez-vous|l’utilisent|vous avez}',
      '{qui travaille déjà avec vous|des avis clients}',
      "{qui d'autre|quelles boîtes} {s'en sert|utilise ça}",
      '{exemples de clients|clients en France}',
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {quelles sociétés vous utilisent|si vous avez des références}",
      "{bjr|dites|au fait|ok et|du coup|salut} {qui d'autre l'utilise}",
    ],
  },
  results: {
    chip: 'Quels résultats ont les autres ?',
    answer:
      'Sur la page, nous citons des études publiées, avec sources : 70 % des paniers en ligne sont abandonnés (Baymard Institute, 2024), à 23 % des rendez-vous réservés personne ne vient (Dantas et al., 2018), les agents avec assistant d’IA règlent 14 % de demandes en plus par heure (les nouveaux 34 % ; Brynjolfsson et al., 2023), 76 % des gens préfèrent acheter dans leur langue et 40 % n’achètent jamais dans une autre (CSA Research, 2020), 81 % essaient d’abord seuls (Harvard Business Review, 2017).',
    asks: [
      '{quels résultats|quelles études|quelles preuves|quels chiffres} {avez-vous|ont les autres|il y a|montrent que ça marche|pouvez-vous montrer}',
      '{ça marche|un chatbot marche|ça aide|ça fait gagner du temps} {vraiment|réellement|pour de vrai}',
      '{études|recherches|preuves|sources|résultats|chiffres|taux de réussite|enquêtes}',
      '{d’où viennent|quelle est la source de|ils sont vrais} {les chiffres|ces chiffres|les 70 pour cent|les 76 pour cent|vos pourcentages}',
      '{combien de paniers sont abandonnés|combien de rdv sont manqués|combien préfèrent leur langue|taux d’abandon de panier}',
      '{quel pourcentage de paniers est abandonné|d’où vient le chiffre des paniers abandonnés|qui a mesuré ça|de quelle année date l’étude|quelle est la source de votre chiffre|combien de gens achètent dans leur langue|les agents avec une ia résolvent combien de plus|vos chiffres sortent d’où|selon l’étude que vous citez}',
      "ça vient d'où {ce chiffre|ce pourcentage|les 23 %|les 70 %|les 76 %}",
      'qui a {mesuré|calculé} ça',
      "{des preuves que ça marche|recherche|source|statistiques de la page d'accueil}",
      "{je voudrais savoir|pourriez-vous me dire|pouvez-vous m'indiquer|j'aimerais savoir|merci de me préciser|je souhaiterais savoir} {quelles études appuient ces chiffres|d'où viennent les pourcentages}",
      "{bjr|dites|au fait|ok et|du coup|salut} {ça sort d'où ces chiffres}",
    ],
  },
  bookingHow: {
    chip: 'Comment réserver une consultation ?',
    answer:
      'Vous choisissez un jour et une demi-heure entre {from} et {to} (fuseau {zone}) et nous dites brièvement votre besoin. C’est gratuit et c’est une demande : nous confirmons en {hours} heures. Le bouton ci-dessous ouvre le formulaire.',
    asks: [
      '{comment|où} {réserver|prendre|demander|je prends|fixer} {une consultation|rendez-vous|un rdv|un appel avec vous|un entretien|un créneau}',
      '{comment marche|comment se passe} {la réservation|la prise de rendez-vous avec vous|la réservation d’une consultation}',
      '{quels|quelles} {créneaux|horaires de rdv|disponibilités|dates} {sont libres|avez-vous pour un rdv|il reste|sont possibles}',
      '{prendre rendez-vous comment|créneaux|créneaux libres|agenda|quand peut-on se parler}',
      '{c’est possible|on peut} {de se parler|se voir en visio} {la semaine prochaine|vendredi|demain|cette semaine}',
      'comment {avoir|prendre} {un rendez-vous|un créneau} avec vous',
      'quels créneaux {sont libres|vous avez}',
      '{la réservation se passe comment|possible le soir}',
    ],
  },
  book: {
    chip: 'Réserver une consultation gratuite',
    answer:
      'Avec plaisir ! Choisissez un jour et une heure dans le formulaire de réservation ; nous confirmons en {hours} heures.',
    asks: [
      '{je veux|je voudrais|j’aimerais|on voudrait|je souhaite} {réserver|prendre|fixer|planifier} {une consultation|rendez-vous|un rdv|une démo|un appel|une réunion}',
      '{merci de|} {réserver|réservez-moi|planifier|prenez-moi} {un rdv|un rendez-vous|une démo|une consultation|un créneau}',
      '{je peux|on peut|puis-je} {avoir|prendre} {un rdv|un rendez-vous|une démo} {mardi|demain|maintenant|aujourd’hui|avec vous}',
      '{réserver maintenant|prendre rdv|inscrivez-moi|on se parle mardi|un rdv svp|bloquez-moi un créneau}',
      '{inscrivez|notez} {moi|nous} {pour une consultation|pour mardi}',
      'je {veux|souhaite} {un rendez-vous|réserver une consultation|une démo}',
      '{réserver une consultation maintenant|calez-nous un rendez-vous}',
    ],
  },
  contactMe: {
    chip: 'Contactez-moi, s’il vous plaît',
    answer:
      'Bien sûr. Laissez vos coordonnées dans le formulaire de contact ; notre équipe revient vers vous en {hours} heures.',
    asks: [
      '{vous pouvez|pouvez-vous|quelqu’un peut|merci de} {me rappeler|me contacter|m’appeler|m’écrire|m’envoyer un mail|me recontacter}',
      '{je veux|je voudrais|j’aimerais|je préfère} {être rappelé|être contacté|qu’on me rappelle|laisser mon numéro|laisser un message|qu’on m’écrive|laisser mes coordonnées}',
      '{rappelez-moi|contactez-moi|appelez-moi|écrivez-moi|recontactez-moi svp|rappel svp|appelez-moi demain}',
      '{envoyez-moi|je voudrais recevoir|vous pouvez m’envoyer} {une offre par mail|un devis par mail|de la doc par mail}',
      '{appelez|rappelez|écrivez|contactez} {moi|nous}',
      "{je veux|il faudrait} {qu'un commercial|qu'on|que quelqu'un} me {rappelle|recontacte|contacte}",
      '{être recontacté|laisser mon numéro|on peut me rappeler}',
    ],
  },
  consultation: {
    chip: 'Que se passe-t-il en consultation ?',
    answer:
      'Elle est gratuite et dure {slot} minutes, en ligne : nous regardons ce que demandent vos clients et vous disons honnêtement ce qu’un bot peut faire pour vous ou non, avec un premier plan et un prix.',
    asks: [
      '{que se passe-t-il pendant|c’est quoi|combien de temps dure|de quoi on parle pendant|à quoi sert|comment se passe} {la consultation|la consultation gratuite|le premier appel|l’entretien|le premier rdv}',
      '{la consultation est|le premier appel est|l’entretien est|le premier rdv est} {gratuite|gratuit|payant|sans engagement|payante}',
      '{consultation gratuite|consultation|durée de la consultation|premier entretien|appel découverte|prix de la consultation}',
      '{je dois|faut-il|on doit} préparer {quelque chose|des documents|des questions} {pour la consultation|pour l’appel|avant le rdv|}',
      "on parle de quoi {pendant la consultation|à l'entretien}",
      'la consultation {est gratuite|engage à quelque chose}',
      "{l'entretien dure combien|visio ou téléphone}",
    ],
  },
  partners: {
    chip: 'Travaillez-vous avec des partenaires ?',
    answer:
      'Le site ne mentionne aucun programme de partenaires, de revendeurs ou d’affiliation. Écrivez à {email} en disant ce que vous avez en tête.',
    asks: [
      '{avez-vous|il y a|proposez-vous|y a-t-il} {un programme partenaire|un programme d’affiliation|des revendeurs|des partenaires|une commission d’apporteur|un partenariat}',
      '{je peux|peut-on|nous pouvons} {revendre vos bots|le proposer à nos clients|le vendre en tant qu’agence|devenir revendeur|vous recommander contre commission}',
      '{partenaires|partenariat|revendeur|affiliation|commission|apporteur d’affaires|collaboration|coopération}',
      '{je voudrais|nous souhaitons|je veux} {devenir partenaire|vous proposer du seo|collaborer avec vous|vous vendre un service|faire de la pub chez vous}',
      'on est une agence, on peut {revendre|proposer} {ça|vos bots}',
      'partenaire',
    ],
  },
  complaint: {
    chip: 'J’ai une réclamation',
    answer:
      'Je suis désolé que cela ait été pénible. Une personne de notre équipe peut aider : écrivez à {email} ou laissez un message avec le bouton ci-dessous, et vous avez de nos nouvelles en {hours} heures.',
    asks: [
      '{je veux|j’ai|où|je souhaite} {me plaindre|une réclamation|faire une réclamation|porter plainte|déposer une réclamation|une plainte}',
      '{personne|personne ne|on ne} {ne répond|m’a répondu|me rappelle|répond à mes mails|m’a rappelé}',
      '{je suis|on est|nous sommes} {très mécontent|déçu|déçus|en colère|furieux|pas satisfait} {de vous|de votre service|}',
      '{le site|le formulaire|votre page|la réservation} {ne marche pas|bugge|est en panne|plante|affiche une erreur}',
      '{réclamation|plainte|service nul|c’est inadmissible|c’est honteux|mauvais service}',
      '{ça fait trois jours que j’attends|personne ne me répond|c’est n’importe quoi votre service|j’en ai marre|inadmissible}',
      "personne {répond|m'a rappelé}",
      'je suis {furieux|déçu|énervé}',
      "{j'attends depuis des jours|la page plante|service lamentable|foutage de gueule votre service}",
    ],
  },
  responseTime: {
    chip: 'Quand aurai-je de vos nouvelles ?',
    answer: 'En {hours} heures : une personne lit chaque message et répond avec un premier plan et un prix.',
    asks: [
      '{quand|dans combien de temps|sous combien de temps|sous quel délai} {aurai-je une réponse|vous me répondez|vous me rappelez|j’aurai de vos nouvelles|vous revenez vers moi|on me répond}',
      '{combien de temps|combien de jours} {pour avoir une réponse|pour répondre|vous mettez à répondre|faut-il attendre votre réponse}',
      '{délai de réponse|temps de réponse de l’équipe|temps d’attente|réponse sous combien de temps|délai de retour}',
      '{j’ai envoyé|j’ai rempli|je viens d’envoyer} {le formulaire|un message|une demande} {et maintenant|vous répondez quand|la suite}',
      '{vous répondez sous combien de temps|si je vous écris j’ai une réponse quand|après combien de temps vous rappelez}',
      'vous {répondez|rappelez} sous combien',
      "j'ai {écrit|envoyé le formulaire} {hier|ce matin}, j'ai une réponse quand",
      "{retour de votre équipe|quand est-ce que j'ai des nouvelles}",
    ],
  },
  buy: {
    chip: 'Comment commander ?',
    answer:
      'Il n’y a pas de paiement en ligne sur le site : dites-nous la formule voulue par le formulaire de contact ou lors d’une consultation gratuite, et une personne la met en place avec vous, une première version en {firstHours} heures.',
    asks: [
      '{comment|où} {acheter|commander|souscrire|s’abonner|on achète|je commande} {starter|professional|une formule|la formule|votre bot|}',
      '{je veux|je voudrais|on veut|on souhaite} {acheter|commander|souscrire|m’abonner|prendre professional|prendre starter|devenir client}',
      '{commander|acheter|souscrire|commande|passer commande|souscription|s’abonner}',
      '{je prends|on prend|donnez-moi|va pour} {starter|professional|la formule pro|la petite formule|le forfait à 699}',
      "comment {on commande|on achète|je m'abonne}",
      '{je prends|je veux} {starter|professional}',
      "{bouton d'achat|on signe où}",
    ],
  },
  noShows: {
    chip: 'D’où viennent les 23 % d’absences ?',
    answer:
      'D’une revue de 105 études : Dantas et al., Health Policy 122(4), 2018. 23 % des rendez-vous pris ne sont pas honorés ; c’est de la recherche publiée, pas notre chiffre. Un bot rappelle, laisse déplacer un rendez-vous en deux messages et propose le créneau libre à qui attend.',
    asks: [
      '{quelle part des rendez-vous n’est pas honorée|combien de patients ne viennent pas à leur rendez-vous}',
      '{d’où viennent|quelle est la source des|qui dit} {les 23 pour cent|les 23% d’absences|le chiffre des no shows|23 % de rendez-vous manqués}',
      '{23% d’absences|taux d’absence aux rendez-vous|étude sur les rendez-vous manqués|patients absents|comment un bot réduit les absences|no shows}',
    ],
  },
  fastReply: {
    chip: 'En combien de temps répond-on ?',
    answer:
      'Sur 2 241 entreprises américaines, 37 % ont répondu à une demande en ligne dans l’heure, 16 % dans la journée, 24 % plus tard et 23 % jamais. Répondre dans l’heure donnait près de 7 fois plus de chances d’un vrai échange avec un décideur qu’une heure plus tard, et plus de 60 fois plus qu’un jour plus tard (Oldroyd, McElheran et Elkington, Harvard Business Review, mars 2011).',
    asks: [
      '{quelle part des entreprises répond en moins d’une heure|combien d’entreprises répondent à une demande en ligne dans l’heure|pourquoi faut-il répondre vite aux demandes}',
      '{combien|quelle part|quel pourcentage} {d’entreprises ne répondent jamais|d’entreprises répondent dans l’heure|des entreprises met plus d’un jour|des sociétés répond en une heure}',
      '{d’où viennent|qui a mesuré} {les 37 pour cent|les 60 fois|les 7 fois|les 2241 entreprises}',
      '{étude harvard business review|délai de réponse aux prospects|pourquoi répondre vite|37 pour cent dans l’heure|60 fois plus de chances}',
    ],
  },
  funding: {
    chip: 'Qui finance l’entreprise ?',
    answer:
      'Le site ne dit rien des investisseurs, des levées de fonds ni du chiffre d’affaires de {brand}. Demandez à notre équipe : {email}.',
    asks: [
      '{investisseurs}',
      '{qui|quels investisseurs} {vous finance|a investi chez vous|est derrière financièrement|finance parley|possède parley}',
      '{combien|quel} {avez-vous levé|chiffre d’affaires faites-vous|argent avez-vous levé|capital avez-vous|gagnez-vous par an}',
      '{levée de fonds|financement|série a|capital-risque|êtes-vous rentables|chiffre d’affaires|tour de table}',
    ],
  },
  terms: {
    chip: 'Où sont vos conditions générales ?',
    answer:
      'Le site publie une page de confidentialité, mais pas de conditions générales. Les offres vont de mois en mois avec {noticeDays} jours de préavis ; {enterprise} a son propre contrat, avec un SLA. Si votre service juridique veut lire quelque chose d’abord, demandez-le : {email}.',
    asks: [
      '{où sont|avez-vous|puis-je lire|où trouver} {les conditions générales|vos cgv|vos cgu|le texte du contrat|un contrat type|les conditions d’utilisation}',
      '{cgv|cgu|conditions générales|conditions de vente|petits caractères|responsabilité juridique|droit applicable}',
      '{nos avocats|notre service juridique} {veulent lire le contrat|demande vos conditions|a besoin des cgv}',
    ],
  },
};
