import { companies } from '../domain/companies'
import { USUAL_MARGIN } from '../domain/creditMargin'
import { creditTypes } from '../domain/creditTypes'
import { customerTypes } from '../domain/customerTypes'
import { documentation } from '../domain/documentation'
import { paymentTerms } from '../domain/paymentTerms'
import type { Role } from '../domain/roles'
import { defineResource } from '../model/schema'
import { onCredit, openOrders } from './flows/orderStates'
import { clientTexts as texts } from './texts/clients'

/** Who may see how much credit a customer has: not the customer, not the warehouse, not the partner. */
const credit: readonly Role[] = ['10', '9', '7', '6', '5', '1']
/** Credit terms are the credit department's to set. */
const setCredit: readonly Role[] = ['10', '9']

/** Who buys. The code is SAP's: `CL` and the cédula or RUC. */
export const clients = defineResource({
  name: 'clients',
  table: 'CLIENTE',
  key: 'ID',
  title: 'Cliente',
  company: 'EMPRESA',
  label: {
    es: 'Cliente | Clientes',
    en: 'Customer | Customers',
    fr: 'Client | Clients',
    vi: 'Khách hàng | Khách hàng',
    cn: '客户 | 客户',
    ar: 'عميل | العملاء',
  },
  icon: 'storefront',
  menu: 'e-commerce',
  pages: { create: '/dashboard/e-commerce/CreateClient' },
  fields: {
    ID: { kind: 'code', maxLength: 15, join: ['CL', { field: 'RUC' }], search: true },
    Cliente: { kind: 'text', required: true, search: true },
    Nombres: { kind: 'text', search: true },
    Apellidos: { kind: 'text', search: true },
    RUC: { kind: 'identity', label: texts.taxId, required: true, createOnly: true, unique: true },
    Tipo: {
      kind: 'choice',
      numeric: true,
      options: customerTypes,
      required: true,
      filter: true,
      read: ['10', '9', '8', '7', '6', '5', '1'],
    },
    Celular: { kind: 'phone', required: true, search: true },
    EMAIL: { kind: 'email' },
    Ciudad: { kind: 'text', maxLength: 60, filter: true },
    Direccion: { kind: 'text' },
    ZipCode: { kind: 'code', maxLength: 10 },
    COMPANY: { kind: 'choice', options: companies, filter: true, write: setCredit },
    SlpCode: {
      kind: 'reference',
      to: 'users',
      assigns: true,
      label: texts.seller,
      default: '$me.ID',
      filter: true,
      write: setCredit,
    },
    RETIRA: { kind: 'boolean', label: texts.collects, default: false, write: setCredit },
    PADRE: { kind: 'reference', to: 'clients', label: texts.parent },
    Lista: {
      kind: 'reference',
      to: 'price-lists',
      read: credit,
      write: setCredit,
      sensitive: true,
    },
    GroupNum: {
      kind: 'choice',
      numeric: true,
      options: paymentTerms,
      filter: true,
      read: credit,
      write: setCredit,
      sensitive: true,
    },
    U_SYP_DOCUMENTACION: {
      kind: 'choice',
      numeric: true,
      options: documentation,
      read: credit,
      write: setCredit,
    },
    U_SYP_CREDITO: {
      kind: 'choice',
      numeric: true,
      options: creditTypes,
      filter: true,
      read: credit,
      write: setCredit,
      sensitive: true,
    },
    ValidComm: { kind: 'text', read: credit, write: setCredit },
    GLN: { kind: 'text', read: credit, write: setCredit },
    CreditLine: { kind: 'money', default: 0, read: credit, write: setCredit, sensitive: true },
    U_LS_LIM_CRE_LID: { kind: 'money', read: credit, write: setCredit, sensitive: true },
    U_LS_EXT_CUP_1: { kind: 'money', read: credit, write: setCredit, sensitive: true },
    U_LS_EXT_CUP_2: { kind: 'money', read: credit, write: setCredit, sensitive: true },
    Balance: {
      kind: 'money',
      min: -1e12,
      default: 0,
      read: credit,
      readOnly: true,
      filter: true,
    },
    DebtLine: { kind: 'money', default: 0, read: credit, readOnly: true },
    // What is ordered on credit and not yet invoiced: known to who sells, though the orders’ totals are not.
    OrdersBal: {
      kind: 'computed',
      is: {
        sum: 'invoices.TOTAL',
        by: 'CLIENTEID',
        where: { ...onCredit, ESTADO: { in: openOrders } },
      },
      reveals: true,
      read: credit,
    },
    Cupo: { kind: 'computed', is: { sub: ['CreditLine', 'Balance'] }, filter: true },
    /** The company's, which keeps it the same for all. */
    MARGEN_CUPO: { kind: 'percent', label: texts.margin, read: credit, readOnly: true },
    /** What is open may come to so much before a second person must agree. */
    TOPE_CUPO: {
      kind: 'computed',
      label: texts.ceiling,
      is: {
        add: [
          { sub: ['CreditLine', 'Balance'] },
          { mul: ['CreditLine', { div: [{ first: ['MARGEN_CUPO', USUAL_MARGIN] }, 100] }] },
        ],
      },
      read: credit,
    },
    U_LS_Vencimiento_Pagare: {
      kind: 'date',
      filter: true,
      read: credit,
      write: setCredit,
      due: { before: 15, tell: ['9'] },
    },
    ULTIMA_FACTURA: {
      kind: 'dateTime',
      label: texts.lastInvoice,
      read: credit,
      readOnly: true,
      filter: true,
      sort: true,
    },
    ULTIMA_GESTION: {
      kind: 'dateTime',
      label: texts.lastContact,
      read: credit,
      readOnly: true,
      filter: true,
      sort: true,
    },
    U_LS_ASEGURADORA: { kind: 'text', read: credit, write: setCredit },
    Capacidad_de_Pago: { kind: 'money', label: texts.capacity, read: setCredit },
    Endeudamiento: { kind: 'money', read: setCredit },
    Score: { kind: 'integer', min: 0, max: 999, read: setCredit },
    Free_Text: { kind: 'longText', maxLength: 1000, read: credit, write: setCredit },
    ENVIO: {
      kind: 'lines',
      max: 50,
      fields: {
        TIPO: { kind: 'text', maxLength: 60, required: true },
        DIRECCION: { kind: 'text', required: true },
        PARROQUIA: { kind: 'reference', to: 'parishes', required: true },
        ZIPCODE: { kind: 'code', maxLength: 10 },
        CODE_SERVIENTREGA: { kind: 'integer', min: 0 },
        NAME_SERVIENTREGA: { kind: 'text', maxLength: 60 },
        U_LS_LATITUD: {
          kind: 'decimal',
          min: -90,
          max: 90,
          longitude: 'U_LS_LONGITUD',
          input: 'latitude',
        },
        U_LS_LONGITUD: { kind: 'decimal', min: -180, max: 180 },
      },
    },
  },
  list: {
    columns: ['ID', 'Cliente', 'Tipo', 'Ciudad', 'Celular', 'SlpCode', 'GroupNum', 'Cupo'],
    sort: 'Cliente',
  },
  form: {
    as: 'tabs',
    sections: [
      {
        id: 'identity',
        label: texts.identity,
        fields: [
          'ID',
          'RUC',
          'Cliente',
          'Nombres',
          'Apellidos',
          'Tipo',
          'Celular',
          'EMAIL',
          'Ciudad',
          'Direccion',
          'ZipCode',
          'SlpCode',
          'COMPANY',
          'PADRE',
        ],
      },
      { id: 'addresses', label: texts.addresses, fields: ['ENVIO'] },
      { id: 'credit', label: texts.credit, fields: 'rest' },
    ],
  },
  alike: ['RUC', 'Cliente', 'Celular', 'EMAIL'],
  related: ['invoices', 'payments', 'client-contacts', 'warranty-orders'],
  trash: true,
  access: {
    '10': 'all',
    '9': { read: true, create: true, update: true },
    // An agent sells to any customer and keeps the details of their own.
    '7': { read: true, create: true, update: { SlpCode: '$me.ID' } },
    '5': { read: true, create: true, update: { SlpCode: '$me.ID' } },
    '6': { read: true, create: true },
    '8': 'read',
    '31': { read: { ID: '$me.CARD_CODE' } },
    '0': { read: { COMPANY: '$me.COMPANY' } },
    '1': { read: { COMPANY: '$me.COMPANY' } },
    '2': { read: { COMPANY: '$me.COMPANY' } },
  },
})
