import type { DemoTexts } from '#shared/content/templates/demo-types.ts';
import type { facts } from '../demo-facts.ts';

export const texts: DemoTexts<typeof facts> = {
  samples: [
    'Où est ma commande ?',
    'Comment retourner un article ?',
    'Quel est le délai de livraison ?',
    'Quelle taille choisir ?',
    'Livrez-vous à l’étranger ?',
  ],
  useCases: [
    'Où est ma commande : des réponses tirées du système de la boutique',
    'Recommandations de produits selon le besoin et le budget',
    'Retours et échanges sans longue suite d’e-mails',
    'Paniers abandonnés regagnés par une question utile',
    'Questions de taille et de stock sur la page du produit',
  ],
  can: 'Je retrouve les commandes, j’organise les retours, je recommande des pièces et je réponds aux questions de livraison, de taille, de stock et de paiement, jour et nuit. La boîte de réception contient moins de questions répétées, et les clients ont leur réponse au moment d’acheter.',
  hours: 'la boutique est ouverte jour et nuit ; notre équipe répond du lundi au samedi 9:00-19:00',
  location: 'en ligne uniquement ; les retours vont à Fern & Thread, 4 Mill Lane, Unit 7',
  services:
    'Suivi de commande|Retours et échanges|Conseil de taille|Emballage cadeau|Réparation de nos propres pièces',
  prices:
    'Livraison standard : {shipping}|Livraison express : {express}|T-shirt en coton bio : {tee}|Veste en laine recyclée : {jacket}|Emballage cadeau : {giftWrap} par commande',
  items: {
    order: [
      'suivre ma commande|statut de ma commande|où est mon colis|mon paquet n’est pas arrivé|ma commande est-elle partie|numéro de suivi|mon colis a du retard',
      'Je regarde pour vous.',
    ],
    return: [
      'je veux le retourner|renvoyer quelque chose|remboursement|échanger un article|ça ne va pas, je veux le renvoyer|mon article est abîmé|politique de retour|combien de jours pour renvoyer',
      'Bien sûr : vous avez 30 jours, et les retours sont gratuits. Le remboursement arrive sous cinq jours ouvrés.',
    ],
    delivery: [
      'délai de livraison|vous expédiez vite|ça arrive quand|frais de port|livraison express|livraison gratuite|combien de temps pour être livré',
      'La livraison standard prend 2-4 jours ouvrés et coûte {shipping} ; l’express arrive le jour ouvré suivant pour {express}. À partir de {freeFrom}, la livraison standard est gratuite (prix d’exemple).',
    ],
    size: [
      'quelle est ma taille|guide des tailles|ça taille petit|je suis entre deux tailles|mensurations|quelle taille me va',
      'Nos pièces taillent normalement. Entre deux tailles, prenez la plus petite pour les T-shirts et la plus grande pour les vestes.',
    ],
    abroad: [
      'livraison internationale|vous livrez en Belgique|envoi vers un autre pays|frais de douane|partout dans le monde|à l’international',
      'Oui, dans 32 pays. Vous voyez le prix de la livraison et les éventuels frais de douane avant de payer.',
    ],
    pay: [
      'comment payer|moyens de paiement|vous prenez PayPal|carte bancaire|payer sur facture|Apple Pay',
      'Avec toutes les cartes courantes, PayPal, Apple Pay et Google Pay, et sur facture dans certains pays.',
    ],
    advice: [
      'que me conseillez-vous|je cherche un cadeau|quelque chose de chaud pour l’hiver|une idée cadeau|quel est votre best-seller|que dois-je acheter|aidez-moi à choisir un article',
      'Notre meilleure vente pour les jours froids est la veste en laine recyclée à {jacket} ; le T-shirt en coton bio à {tee} se porte bien dessous (prix d’exemple) et fait aussi un beau cadeau.',
    ],
    stock: [
      'est-ce en stock|c’est disponible|vous l’avez dans ma taille|épuisé|quand sera-t-il de retour|autres couleurs|il existe en bleu',
      'Le T-shirt et la veste sont en stock de S à XL, en vert, sable et bleu. Les tailles épuisées reviennent toutes les deux à trois semaines.',
    ],
    giftWrap: [
      'emballage cadeau|vous faites les paquets cadeaux|emballer pour offrir|ajouter une carte|un petit mot avec le cadeau',
      'Oui, en papier recyclé avec une carte écrite à la main, pour {giftWrap} par commande (prix d’exemple).',
    ],
    change: [
      'modifier ma commande|annuler ma commande|mauvaise adresse|changer l’adresse|je me suis trompé en commandant',
      'Dans l’heure qui suit la commande, oui : écrivez-nous avec le numéro de commande. Ensuite le colis est emballé, et vous pouvez le retourner gratuitement.',
    ],
    cart: [
      'j’ai laissé quelque chose dans mon panier|mon panier|terminer mon achat|j’hésite encore|vous avez un code promo|un bon de réduction',
      'Votre panier est gardé 30 jours. Si quelque chose vous retient encore, interrogez-moi sur la taille, la livraison ou les retours : ils sont gratuits pendant 30 jours. Il n’y a pas de bon de réduction en ce moment.',
    ],
  },
  tasks: {
    order: {
      done: 'Je l’ai trouvée.',
      code: 'Quel est votre numéro de commande ? Il commence par FT-, par exemple FT-1042.',
    },
    return: {
      done: 'Votre retour est prêt. Vous recevez l’étiquette par e-mail ; déposez le colis dans n’importe quel point relais.',
      code: 'De quelle commande s’agit-il ? Le numéro commence par FT-, par exemple FT-1042.',
      choice:
        'Pourquoi souhaitez-vous le retourner : il ne va pas, il est abîmé ou vous avez changé d’avis ?',
    },
  },
  options: {
    fit: [
      'Ne va pas',
      'trop petit*|trop grand*|trop serré*|trop large*|taille|petit|grand|ne me va pas|serré',
    ],
    damaged: ['Abîmé', 'abîmé*|cassé*|défectueu*|déchiré*|trou*|tache*|taché*|mauvais article'],
    mind: [
      'Changé d’avis',
      "changé d'avis|n'aime pas|ne me plaît pas|plus besoin|ne veux plus|plus envie|avis",
    ],
  },
  states: {
    underway:
      'Commande {code} : une veste en laine recyclée. Elle a quitté notre entrepôt hier et arrive dans un à deux jours.',
    packed:
      'Commande {code} : deux T-shirts en coton bio. Elle est emballée et quitte notre entrepôt aujourd’hui.',
    delivered:
      'Commande {code} : un T-shirt en coton bio. Elle a été livrée lundi et laissée chez un voisin.',
  },
};
