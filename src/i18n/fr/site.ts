import type { SiteMessages } from '../en/site'

export const site: SiteMessages = {
  nav: {
    main: 'Pages principales',
    about: 'Qui sommes-nous',
    pricing: 'Tarifs',
    payment: 'Paiement',
    faqs: 'Questions',
    contact: 'Contact',
    open: 'Ouvrir Mostrador',
  },
  foot: {
    text: 'Téléphones et électronique pour les boutiques de tout l’Équateur.',
    company: 'Entreprise',
    help: 'Aide',
    documents: 'Documents',
    resolution: 'Résolution réglementaire (PDF)',
    changelog: 'Nouveautés',
    demo: 'Entreprise, adresses et comptes sont fictifs.',
  },
  about: {
    title: 'La technologie sur chaque comptoir du pays',
    lead: 'Nous importons téléphones, tablettes et accessoires en Équateur et les confions à ceux qui les vendent le mieux : la boutique du quartier, la chaîne et l’opérateur.',
    brands: 'marques au catalogue',
    warehouses: 'entrepôts en propre',
    provinces: 'provinces desservies',
    hours: 'heures vers la plupart des villes',
    what: 'Ce que nous faisons',
    wholesale: {
      title: 'Vente en gros',
      text: 'Des tarifs par volume, un stock visible et des commandes expédiées le jour même depuis l’entrepôt le plus proche.',
    },
    credit: {
      title: 'Crédit pour les boutiques',
      text: 'Une demande, une réponse en quelques jours et un plafond qui grandit avec vos paiements.',
    },
    service: {
      title: 'Service après-vente',
      text: 'Nous recevons l’appareil, l’envoyons à l’atelier de la marque et vous informons de chaque étape.',
    },
    places: 'Où nous trouver',
    warranty: 'Reçoit les garanties',
    ctaTitle: 'Travaillons ensemble ?',
    ctaText:
      'Dites-nous ce que vous vendez et où : un conseiller de votre ville répond sous un jour ouvré.',
  },
  pricing: {
    title: 'Un tarif pour chaque façon de vendre',
    lead: 'Plus vous vendez, meilleur est votre prix. Le tarif évolue seul, selon vos trois derniers mois.',
    popular: 'Le plus choisi',
    choose: 'Demander ce tarif',
    note: 'Prix en dollars américains, hors IVA de 15 %. Offres et stock changent chaque jour ; la commande garde le prix confirmé.',
    retail: {
      name: 'Détaillant',
      who: 'Pour la boutique qui débute ou se réapprovisionne chaque semaine',
      price: 'Dès 1 unité',
      f1: 'Tarif détail et offres de la semaine',
      f2: 'Comptant, virement ou carte',
      f3: 'Livraison ou retrait à l’entrepôt',
      f4: 'Garantie dans toute agence',
    },
    wholesale: {
      name: 'Grossiste',
      who: 'Pour qui vend aux boutiques ou en a plusieurs',
      price: 'Dès 15 unités',
      f1: 'Prix par 15 et par 30 unités',
      f2: 'Crédit de 15 à 60 jours',
      f3: 'Livraison offerte dès 500 $',
      f4: 'Un conseiller attitré',
    },
    chain: {
      name: 'Chaîne',
      who: 'Pour opérateurs et chaînes aux nombreux points de vente',
      price: 'Sur accord',
      f1: 'Tarif propre et stock réservé',
      f2: 'Crédit jusqu’à 120 jours',
      f3: 'Livraison à chaque point de vente',
      f4: 'Rapports de ventes et d’IMEI',
    },
  },
  payment: {
    title: 'Comment payer',
    lead: 'Choisissez ce qui vous convient. La commande part dès que le paiement est confirmé ou couvert par votre crédit.',
    transfer: {
      title: 'Virement',
      text: 'De toute banque ; confirmé le jour même jusqu’à 16 h.',
    },
    deposit: {
      title: 'Dépôt',
      text: 'Gardez le reçu : nous demandons son numéro et une photo.',
    },
    card: {
      title: 'Carte',
      text: 'Votre conseiller envoie un lien de paiement valable 24 heures. Jamais de numéro de carte par messagerie.',
    },
    credit: {
      title: 'Crédit',
      text: 'Si vous avez un plafond, la commande y est imputée selon vos délais.',
    },
    accounts: 'Nos comptes',
    current: 'Compte courant',
    copy: 'Copier le numéro de {{bank}}',
    holder: 'Au nom de {{name}}, RUC {{ruc}}',
    after: 'Après le paiement',
    s1: 'Envoyez le justificatif avec le numéro de commande.',
    s2: 'Nous vérifions auprès de la banque et vous prévenons.',
    s3: 'La commande part avec sa facture et son bordereau.',
    send: 'Envoyer le justificatif',
  },
  faqs: {
    title: 'Comment vous aider ?',
    search: 'Chercher dans les questions',
    none: 'Aucune question ne correspond. Écrivez-nous, nous répondrons.',
    groups: {
      orders: {
        title: 'Commandes',
        items: {
          when: {
            q: 'Quand arrive ma commande ?',
            a: 'Confirmée avant 15 h, elle part le jour même : un jour ouvré pour Quito, Guayaquil et Cuenca, deux ailleurs, trois pour l’Amazonie et les Galápagos.',
          },
          change: {
            q: 'Puis-je modifier une commande envoyée ?',
            a: 'Oui, tant qu’elle n’est pas facturée : demandez à votre conseiller. Ensuite, il faut un avoir.',
          },
          min: {
            q: 'Y a-t-il un minimum de commande ?',
            a: 'Non. Le tarif dépend du nombre d’unités, pas du droit d’acheter.',
          },
        },
      },
      warranty: {
        title: 'Garantie',
        items: {
          long: {
            q: 'Combien de temps dure la garantie ?',
            a: 'Douze mois à partir de la vente pour les appareils, trois pour les accessoires. L’IMEI le dit : toute agence le consulte.',
          },
          how: {
            q: 'Comment la faire valoir ?',
            a: 'Apportez l’appareil avec sa facture en agence, ou confiez-le à votre vendeur. Vous recevez un numéro et suivez chaque étape.',
          },
          not: {
            q: 'Que ne couvre-t-elle pas ?',
            a: 'Chocs, liquides et appareils ouverts ailleurs. Le rapport de l’atelier le montre en photos.',
          },
        },
      },
      credit: {
        title: 'Crédit',
        items: {
          ask: {
            q: 'Que faut-il pour en demander ?',
            a: 'RUC, pièce d’identité, dernière déclaration, deux références commerciales et une photo de la boutique. Tout s’envoie depuis le téléphone.',
          },
          long: {
            q: 'Combien de temps pour la réponse ?',
            a: 'Trois jours ouvrés avec un dossier complet. Vous en voyez l’état à tout moment.',
          },
          more: {
            q: 'Mon plafond peut-il augmenter ?',
            a: 'Oui, il est revu après six mois de paiements ponctuels.',
          },
        },
      },
      invoices: {
        title: 'Factures',
        items: {
          where: {
            q: 'Où est ma facture électronique ?',
            a: 'Dans votre boîte mail dès que le fisc l’autorise, et toujours dans la commande.',
          },
          data: {
            q: 'Les données sont erronées. Que faire ?',
            a: 'Prévenez-nous dans le mois : elle est annulée et refaite sans frais.',
          },
          final: {
            q: 'Peut-elle être au consommateur final ?',
            a: 'Oui, jusqu’au montant autorisé ; au-delà, la loi exige un nom et un numéro d’identité.',
          },
        },
      },
    },
  },
  contact: {
    title: 'Parlons-en',
    lead: 'Nous répondons sous un jour ouvré, par le moyen que vous laissez.',
    name: 'Nom',
    phone: 'Téléphone (facultatif)',
    topic: 'À quel sujet ?',
    message: 'Message',
    use: 'Vos données servent seulement à vous répondre.',
    send: 'Envoyer le message',
    sending: 'Envoi…',
    sentTitle: 'Message reçu',
    sentText: 'Merci. Un conseiller vous répondra bientôt.',
    another: 'En écrire un autre',
    branches: 'Agences',
    hours: 'Horaires',
    week: 'Du lundi au vendredi, 8 h 30 à 17 h 30',
    saturday: 'Samedi, 9 h à 13 h',
    whatsapp: 'Écrire sur WhatsApp',
    map: 'Carte de l’Équateur avec nos agences',
  },
  soon: {
    title: 'Du nouveau arrive',
    lead: 'Nous préparons la suite de notre boutique : commandes plus rapides, stock en direct et votre historique au même endroit.',
    days: 'jours',
    hours: 'heures',
    minutes: 'minutes',
    seconds: 'secondes',
    on: 'Ouverture le {{date}}',
    notify: 'Prévenez-moi',
    told: 'C’est noté : nous vous écrirons à l’ouverture.',
  },
  maintenance: {
    title: 'Nous améliorons le service',
    lead: 'Vos données sont en sécurité. Ce que vous avez saisi ici vous sera proposé à votre retour.',
    window: 'Prévu du {{from}} au {{until}}',
    none: 'Aucune maintenance prévue.',
    up: 'Le service répond : vous pouvez continuer',
    down: 'Le service ne répond pas encore',
    checking: 'Interrogation du service…',
    check: 'Vérifier à nouveau',
  },
}
