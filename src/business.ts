import type { FieldNames } from './business/fieldNames'
import type { CustomKinds } from './custom-kinds/kinds'
import { userAttributes } from './domain/accounts/attributes'
import { NO_COMPANY } from './domain/accounts/companies'
import { GROUP_ADMIN, roleCodes } from './domain/accounts/roles'
import { TERMS_VERSION } from './domain/accounts/terms'
import { templateNames } from './domain/templates'
import { defineBusiness } from './model/defineBusiness'

/** The distributor of phones and electronics: what the engine is told about it, and its `defineResource`. */
export const { business, defineResource } = defineBusiness<FieldNames, CustomKinds>()({
  name: 'distributor',
  brand: 'Mostrador',
  description: 'Pedidos, stock, garantías y clientes, desde cualquier equipo.',
  // an M behind a counter
  sign: [
    {
      path: 'M9 27V14.5c0-1.2 1.4-1.9 2.4-1.1l7.3 6.1a2 2 0 0 0 2.6 0l7.3-6.1c1-.8 2.4-.1 2.4 1.1V27',
      width: 3.4,
      colour: '#fff',
    },
    { path: 'M9 31.5h22', width: 3, colour: '#7de2bf' },
  ],
  roles: roleCodes,
  adminRole: 'admin',
  guestRole: 'user',
  groupAdmin: GROUP_ADMIN,
  userAttributes,
  systems: ['SAP'],
  publicPages: {
    '/nosotros': 'about',
    '/pricing': 'pricing',
    '/payment': 'payment',
    '/faqs': 'faqs',
    '/contact-us': 'contact',
    '/estado-servicio': 'serviceState',
    '/credito/solicitud': 'creditInvitation',
    '/coming-soon': 'comingSoon',
    '/maintenance': 'maintenance',
    '/components': 'components',
    '/proteccion-de-datos': 'legal',
  },
  home: '/dashboard/app',
  offlinePages: { '/dashboard/rrhh/Marcar': 'markHere' },
  terms: { path: '/proteccion-de-datos', version: TERMS_VERSION },
  api: { base: '/hanadb/api' },
  languages: [
    { value: 'en', label: 'English', locale: 'en-GB' },
    { value: 'fr', label: 'French', locale: 'fr-FR' },
    { value: 'vi', label: 'Vietnamese', locale: 'vi-VN' },
    { value: 'cn', label: 'Chinese', htmlLang: 'zh-CN' },
    { value: 'ar', label: 'Arabic (Sudan)', locale: 'ar-SD-u-nu-latn', dir: 'rtl' },
    { value: 'es', label: 'Español', locale: 'es-EC' },
  ],
  defaultLanguage: 'en',
  language: 'es',
  locale: 'es-EC',
  currency: 'USD',
  timeZone: 'America/Guayaquil',
  parts: {
    components: [
      'addToCart',
      'article',
      'conversation',
      'creditDocuments',
      'depositAmount',
      'deviceCover',
      'invitationLink',
      'orderCredit',
      'orderSteps',
      'productTop',
      'readMark',
      'sales',
      'sell',
      'sellInstead',
      'waitingByWarehouse',
    ],
    inputs: ['taxed', 'transfer'],
    templates: templateNames,
    icons: {
      warehouse:
        'M22 19V8.35c0-.82-.5-1.55-1.26-1.86l-8-3.2c-.48-.19-1.01-.19-1.49 0l-8 3.2C2.5 6.8 2 7.54 2 8.35V19c0 1.1.9 2 2 2h3v-9h10v9h3c1.1 0 2-.9 2-2m-11 0H9v2h2zm2-3h-2v2h2zm2 3h-2v2h2z',
    },
  },
  menu: {
    sections: {
      sell: { icon: 'storefront', first: ['e-commerce/shop', 'e-commerce/checkout'] },
      customers: {
        icon: 'handshake',
        first: ['clients', 'customer', 'visits', 'calendar'],
        more: ['e-commerce/ConsultClients', 'client-contacts'],
      },
      orders: { icon: 'receipt_long', first: ['invoices', 'gestion/mayorista', 'gestion/cfinal'] },
      stock: {
        icon: 'warehouse',
        first: ['products', 'scan', 'prices', 'serials', 'invoice/imeis'],
      },
      service: { icon: 'build', first: ['warranty-orders', 'st/garantia'] },
      credit: {
        icon: 'account_balance',
        first: ['credit-applications', 'credito/auth_equifax_uanataca', 'credit-documents'],
        more: [
          'credito/juridica/crear',
          'credito/natural/crear',
          'bureau-queries',
          'signature-requests',
        ],
      },
      team: {
        icon: 'people',
        first: ['rrhh/Marcar', 'chat', 'mail', 'kanban', 'files-manager', 'posts', 'user/cards'],
        more: ['user/tracking', 'mark-corrections'],
      },
      reports: { icon: 'payments', isPage: true },
    },
    last: { settings: { icon: 'category', first: ['users', 'price-lists'], isPage: true } },
    portals: {
      customer: {
        app: 'home',
        'e-commerce/shop': 'shop',
        'e-commerce/checkout': 'cart',
        invoices: 'myOrders',
        payments: 'myPayments',
        'st/garantia': 'myDevices',
        'warranty-orders': 'myRepairs',
        chat: 'support',
      },
    },
  },
  map: {
    center: [-1.6, -79.2],
    zoom: 6,
    ground: () => import('./domain/customers/ecuador'),
  },
  guessable: () =>
    import('./domain/accounts/guessable').then(({ guessableWords: guessable }) => guessable),
  tenant: {
    column: 'EMPRESA',
    list: 'EMPRESAS',
    resource: 'companies',
    header: 'X-Empresa',
    none: NO_COMPANY,
  },
})
