/** What stands around every public page. */
export const site = {
  nav: {
    main: 'Main pages',
    about: 'About us',
    pricing: 'Prices',
    payment: 'How to pay',
    faqs: 'Questions',
    contact: 'Contact',
    open: 'Open Mostrador',
  },
  foot: {
    text: 'Phones and electronics for shops all over Ecuador.',
    company: 'Company',
    help: 'Help',
    documents: 'Documents',
    legal: 'Data protection',
    resolution: 'Regulatory resolution (PDF)',
    changelog: 'What is new',
    demo: 'Company, addresses and accounts are invented.',
  },
}

export type SiteMessages = typeof site
