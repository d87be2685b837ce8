import type { AboutMessages } from '../en/about'

export const about: AboutMessages = {
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
}
