import { defineResource } from '../business'
import { companyGroups } from '../domain/accounts/companies'
import { annulmentReasons } from '../domain/orders/annulmentReasons'
import { addressTypes } from '../domain/orders/deliveryOptions'
import { paymentTerms } from '../domain/orders/paymentTerms'
import { lineLookups, listSummary } from './features/checkout'
import { messageTemplate } from './features/documents'
import { orderFlow } from './flows/order'
import { invoicedOrders, livingOrders, openOrderStates, orderState } from './flows/orderStates'
import { fixed } from './parts/given'
import { orderDelivery } from './parts/orderDelivery'
import { orderDocuments, orderPapers } from './parts/orderDocuments'
import { orderLines } from './parts/orderLines'
import { orderList, orderSummary } from './parts/orderList'
import { orderLookups } from './parts/orderLookups'
import {
  carried,
  inCredit,
  insiders,
  mine,
  moneyRights,
  notCustomer,
  ofThePartner,
  partnerPrice,
} from './parts/orderRights'
import { orderSections } from './parts/orderSections'
import { orderShare } from './parts/orderShare'
import { orderTotals } from './parts/orderTotals'
import { orderTransfer } from './parts/orderTransfer'
import { orderUnits } from './parts/orderUnits'

/** Orders, from checkout to signed invoice. */
export const invoices = defineResource({
  name: 'invoices',
  table: 'PEDIDO',
  key: 'ID',
  title: 'ID',
  tenant: true,
  label: 'Pedido | Pedidos',
  icon: 'receipt_long',
  menu: 'orders',
  pages: {
    list: '/dashboard/invoice/list',
    create: '/dashboard/invoice/new',
    show: '/dashboard/invoice/:id',
    edit: '/dashboard/invoice/:id/edit',
  },
  fields: {
    ID: { kind: 'id', prefix: 'INV-', search: true },
    ESTADO: { kind: 'status', flow: 'pedido' },
    FECHACREACION: { kind: 'dateTime', default: '$now', readOnly: true, filter: true },
    CLIENTEID: { kind: 'reference', resource: 'clients', ...fixed, search: true },
    // Orders of customers belong to their sales agent.
    VENDEDOR: {
      kind: 'reference',
      resource: 'users',
      notifyAssignee: true,
      search: true,
      default: [
        { when: { '$me.ROLE': 'customer' }, value: { field: 'CLIENTEID.SlpCode' } },
        { value: '$me.ID' },
      ],
      write: { ESTADO: { in: openOrderStates }, '$me.ROLE': 'admin' },
    },
    COMPANY: { kind: 'choice', options: companyGroups, default: '$me.COMPANY', readOnly: true },
    BODEGA: {
      kind: 'reference',
      resource: 'warehouses',
      required: true,
      search: true,
      read: insiders,
      write: inCredit,
    },
    FORMADEPAGO: {
      kind: 'choice',
      options: paymentTerms,
      help: 'En blanco: el plazo del cliente.',
      // Default: the customer's payment term.
      required: { ID: { empty: false } },
      filter: true,
      read: insiders,
      write: inCredit,
    },
    ITEMS: {
      kind: 'lines',
      label: 'Productos',
      required: true,
      // Partner support and purchasing may only remove lines.
      write: {
        or: [
          inCredit,
          { ESTADO: orderState.seller, '$me.ROLE': { in: ['salesAgent', 'admin'] } },
          { ESTADO: orderState.support, '$me.ROLE': 'partnerSupport' },
          { ESTADO: orderState.purchasing, '$me.ROLE': 'partnerPurchasing' },
        ],
      },
      fields: orderLines,
    },
    ...orderTotals,
    TM_SUBTOTAL: {
      kind: 'computed',
      label: 'Total del socio',
      formula: { sum: 'ITEMS.TM_TOTAL' },
      read: partnerPrice,
      visibleWhen: { COMPANY: 'TOMEBAMBA' },
    },
    ...orderUnits,
    ...orderTransfer,
    OBSERVACIONES: { kind: 'longText', max: 1000, readOnly: true },
    MOTIVO_EXCEPCION: {
      kind: 'text',
      label: 'Motivo para aprobar fuera de plazo o cupo',
      help: 'Obligatorio si el plazo es más largo que el del cliente o el pedido supera su cupo.',
      max: 200,
      visibleWhen: { FORMADEPAGO: { ne: '-1' } },
      readOnly: true,
      read: moneyRights,
    },
    /** Delivery address at the time of the order. */
    OBSERVACIONESB: {
      kind: 'json',
      fields: {
        ...{ TIPO: { options: addressTypes }, DIRECCION: {}, PARROQUIA: {} },
        ...{ CANTON: {}, PROVINCIA: {} },
      },
      readOnly: true,
    },
    NUMEROFACTURAE4: {
      kind: 'longText',
      label: 'Nota',
      max: 1000,
      readOnly: true,
      read: notCustomer,
    },
    PEDIDO_RETENIDO: { kind: 'boolean', default: false, readOnly: true, read: insiders },
    ...orderDelivery,
    // A SAP sales order of an annulled order can be reused.
    DOCNUM: {
      kind: 'code',
      readOnly: true,
      read: notCustomer,
      unique: {
        when: { ESTADO: { in: livingOrders } },
        message: 'Esta orden de venta ya es de otro pedido: {{other}}',
      },
    },
    // The number of an annulled invoice can be reused.
    NUMEROFACTURALIDENAR: {
      kind: 'code',
      readOnly: true,
      search: true,
      unique: {
        when: { ESTADO: { in: invoicedOrders } },
        message: 'Esta factura ya es de otro pedido: {{other}}',
      },
    },
    CLAVE_ACCESO: {
      kind: 'text',
      label: 'Clave de acceso',
      max: 49,
      readOnly: true,
      read: notCustomer,
    },
    NOTA_CREDITO: {
      kind: 'code',
      readOnly: true,
      read: notCustomer,
      unique: {
        when: { ESTADO: { in: Object.values(orderState) } },
        message: 'Esta nota de crédito ya es de otra orden: {{other}}',
      },
    },
    ...orderDocuments,
    FECHAAPROBO: { kind: 'dateTime', readOnly: true },
    USUARIOAPROBO: { kind: 'reference', resource: 'users', readOnly: true, read: notCustomer },
    FECHAFACTURACION: { kind: 'dateTime', readOnly: true, filter: true },
    FECHA_IMPRESION: { kind: 'dateTime', readOnly: true, read: insiders, inTimeline: false },
    PRIORIDAD: {
      kind: 'dateTime',
      inTimeline: false,
      label: 'Priorizado',
      readOnly: true,
      read: insiders,
      sortable: true,
    },
    URL_INVOICE_SELLER: {
      kind: 'file',
      types: ['application/pdf', 'image/*'],
      readOnly: true,
      read: notCustomer,
    },
    COMENTARIOENTREGA: { kind: 'longText', max: 1000, readOnly: true, read: notCustomer },
    OBSERVACION_ANULACION: { kind: 'choice', options: annulmentReasons, readOnly: true },
  },
  list: orderList,
  form: orderSections,
  related: ['serials', 'deposits'],
  slots: {
    listTop: 'waitingByWarehouse',
    listAction: 'sell',
    createInstead: 'sellInstead',
    showTop: 'orderSteps',
    showBelow: 'orderCredit',
  },
  checks: [
    { rule: { TOTAL: { gte: 0 } }, field: 'DISCOUNT', message: 'El descuento supera el subtotal' },
  ],
  access: {
    admin: { read: true, create: true, update: true },
    credit: { read: true, create: true, update: true },
    warehouse: { read: { or: [{ BODEGA: { in: '$me.WAREHOUSE' } }, carried] } },
    salesAgent: { read: mine, update: { VENDEDOR: '$me.ID', ESTADO: orderState.seller } },
    store: { read: mine },
    brandAgent: { read: mine },
    customer: { read: { CLIENTEID: '$me.CARD_CODE' } },
    partnerSales: { read: mine },
    partnerPurchasing: {
      read: ofThePartner,
      update: { ...ofThePartner, ESTADO: orderState.purchasing },
    },
    partnerSupport: { read: ofThePartner, update: { ...ofThePartner, ESTADO: orderState.support } },
  },
  flow: { pedido: orderFlow },
  // Former account as text.
  droppedColumns: { CUENTA_EN_PALABRAS: 'CUENTA_TRANSFERENCIA' },
  documents: orderPapers,
  features: [listSummary(orderSummary), messageTemplate(orderShare), lineLookups(orderLookups)],
})
