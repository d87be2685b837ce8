import type { SiteMessages } from '../en/site'

export const site: SiteMessages = {
  nav: {
    main: 'Páginas principales',
    about: 'Nosotros',
    pricing: 'Precios',
    payment: 'Cómo pagar',
    faqs: 'Preguntas',
    contact: 'Contacto',
    open: 'Abrir Mostrador',
  },
  foot: {
    text: 'Celulares y electrónica para tiendas de todo el Ecuador.',
    company: 'Empresa',
    help: 'Ayuda',
    documents: 'Documentos',
    legal: 'Protección de datos',
    resolution: 'Resolución regulatoria (PDF)',
    changelog: 'Novedades',
    demo: 'Empresa, direcciones y cuentas son inventadas.',
  },
}
