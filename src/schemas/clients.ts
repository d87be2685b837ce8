import { defineResource } from '../business'
import { companyGroups } from '../domain/accounts/companies'
import type { RoleKey } from '../domain/accounts/roles'
import { USUAL_MARGIN } from '../domain/credit/creditMargin'
import { creditTypes } from '../domain/credit/creditTypes'
import { customerTypes } from '../domain/customers/customerTypes'
import { documentation } from '../domain/orders/documentation'
import { paymentTerms } from '../domain/orders/paymentTerms'
import { onCredit, openOrderStates } from './flows/orderStates'
import { fixed, partners } from './parts/given'
import { insiders } from './parts/orderRights'

/** Roles that see the credit of a customer; excludes the customer, warehouse and partner. */
const credit: readonly RoleKey[] = [
  'admin',
  'credit',
  'salesAgent',
  'store',
  'brandAgent',
  'partnerPurchasing',
]
/** Roles that set credit terms. */
const setCredit: readonly RoleKey[] = ['admin', 'credit']

/** Customers. The code is SAP's: `CL` and the cédula or RUC. */
export const clients = defineResource({
  name: 'clients',
  table: 'CLIENTE',
  key: 'ID',
  title: 'Cliente',
  tenant: true,
  label: 'Cliente | Clientes',
  icon: 'storefront',
  menu: 'customers',
  pages: { create: '/dashboard/e-commerce/CreateClient' },
  fields: {
    ID: { kind: 'code', max: 15, concat: ['CL', { field: 'RUC' }], search: true },
    Cliente: { kind: 'text', required: true, search: true },
    Nombres: { kind: 'text', search: true },
    Apellidos: { kind: 'text', search: true },
    RUC: { kind: 'identity', label: 'Cédula o RUC', ...fixed, unique: true },
    Tipo: {
      kind: 'choice',
      numeric: true,
      options: customerTypes,
      required: true,
      filter: true,
      read: insiders,
    },
    Celular: { kind: 'phone', required: true, search: true },
    EMAIL: { kind: 'email' },
    Ciudad: { kind: 'text', max: 60, filter: true },
    Direccion: { kind: 'text' },
    ZipCode: { kind: 'code', max: 10 },
    COMPANY: { kind: 'choice', options: companyGroups, filter: true, write: setCredit },
    SlpCode: {
      kind: 'reference',
      resource: 'users',
      notifyAssignee: true,
      label: 'Vendedor',
      default: '$me.ID',
      filter: true,
      write: setCredit,
    },
    RETIRA: {
      kind: 'boolean',
      label: 'Retira en bodega, sin entrega',
      default: false,
      write: setCredit,
    },
    PADRE: { kind: 'reference', resource: 'clients', label: 'Cliente padre' },
    Lista: {
      kind: 'reference',
      resource: 'price-lists',
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
    Balance: { kind: 'money', min: -1e12, default: 0, read: credit, readOnly: true, filter: true },
    DebtLine: { kind: 'money', default: 0, read: credit, readOnly: true },
    // Credit orders that are not invoiced; visible to sales agents, unlike order totals.
    OrdersBal: {
      kind: 'computed',
      rollup: {
        sum: 'invoices.TOTAL',
        via: 'CLIENTEID',
        where: { ...onCredit, ESTADO: { in: openOrderStates } },
      },
      ignoreInputRights: true,
      read: credit,
    },
    Cupo: { kind: 'computed', formula: { sub: ['CreditLine', 'Balance'] }, filter: true },
    /** Copied from the company to all its customers. */
    MARGEN_CUPO: {
      kind: 'percent',
      label: 'Exceso de cupo que aprueba una persona (%)',
      read: credit,
      readOnly: true,
    },
    /** Limit of open amounts above which a second approval is required. */
    TOPE_CUPO: {
      kind: 'computed',
      label: 'Tope para una sola aprobación',
      formula: {
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
      reminder: { days: 15, notify: ['credit'] },
    },
    ULTIMA_FACTURA: {
      kind: 'dateTime',
      label: 'Última factura',
      read: credit,
      readOnly: true,
      filter: true,
      sortable: true,
    },
    ULTIMA_GESTION: {
      kind: 'dateTime',
      label: 'Última gestión',
      read: credit,
      readOnly: true,
      filter: true,
      sortable: true,
    },
    U_LS_ASEGURADORA: { kind: 'text', read: credit, write: setCredit },
    Capacidad_de_Pago: { kind: 'money', label: 'Capacidad de pago', read: setCredit },
    Endeudamiento: { kind: 'money', read: setCredit },
    Score: { kind: 'integer', min: 0, max: 999, read: setCredit },
    Free_Text: { kind: 'longText', max: 1000, read: credit, write: setCredit },
    ENVIO: {
      kind: 'lines',
      max: 50,
      fields: {
        TIPO: { kind: 'text', max: 60, required: true },
        DIRECCION: { kind: 'text', required: true },
        PARROQUIA: { kind: 'reference', resource: 'parishes', required: true },
        ZIPCODE: { kind: 'code', max: 10 },
        CODE_SERVIENTREGA: { kind: 'integer', min: 0 },
        NAME_SERVIENTREGA: { kind: 'text', max: 60 },
        U_LS_LATITUD: { kind: 'decimal', min: -90, max: 90, input: 'latitude' },
        U_LS_LONGITUD: { kind: 'decimal', min: -180, max: 180 },
      },
    },
  },
  list: {
    columns: ['Cliente', 'ID', 'Tipo', 'Ciudad', 'Celular', 'SlpCode', 'GroupNum', 'Cupo'],
    sort: 'Cliente',
  },
  form: {
    layout: 'tabs',
    sections: [
      {
        id: 'identity',
        label: 'Identificación',
        fields: [
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
          // Follows the RUC, so it appears below what is being typed.
          'ID',
        ],
      },
      { id: 'addresses', label: 'Direcciones de envío', fields: ['ENVIO'] },
      {
        id: 'balances',
        label: 'Cupo y saldos',
        fields: ['CreditLine', 'Cupo', 'Balance', 'DebtLine', 'OrdersBal', 'TOPE_CUPO'],
      },
      {
        id: 'credit',
        label: 'Crédito',
        fields: [
          'GroupNum',
          'Lista',
          'U_SYP_CREDITO',
          'U_SYP_DOCUMENTACION',
          'U_LS_Vencimiento_Pagare',
        ],
      },
      { id: 'more', label: 'Más datos del cliente', fields: 'others' },
    ],
  },
  matchFields: ['RUC', 'Cliente', 'Celular', 'EMAIL'],
  related: ['invoices', 'payments', 'deposits', 'client-contacts', 'warranty-orders'],
  trash: true,
  access: {
    admin: 'all',
    credit: { read: true, create: true, update: true },
    // Agents read every customer and edit their own.
    salesAgent: { read: true, create: true, update: { SlpCode: '$me.ID' } },
    brandAgent: { read: true, create: true, update: { SlpCode: '$me.ID' } },
    store: { read: true, create: true },
    warehouse: 'read',
    customer: { read: { ID: '$me.CARD_CODE' } },
    ...partners({ read: { COMPANY: '$me.COMPANY' } }),
  },
})
