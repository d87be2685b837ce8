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
    legal: 'Protection des données',
    resolution: 'Résolution réglementaire (PDF)',
    changelog: 'Nouveautés',
    demo: 'Entreprise, adresses et comptes sont fictifs.',
  },
}
