import { defineResource } from '../business'
import { serviceCities } from '../domain/customers/serviceCities'
import { cover, covered, coverMonths, notCovered, unproven } from '../domain/devices/warrantyCover'
import { messageTemplate } from './features/documents'
import { createdCard } from './features/service'
import {
  reception,
  receptionMade,
  receptionPapers,
  receptionShare,
  repair,
  whileUnsigned,
  workshop,
} from './flows/reception'
import { warrantyFlow } from './flows/warranty'
import { openUnits, whileUncredited } from './flows/warrantyUnit'
import { author, serial } from './parts/given'
import { warrantyCreditNote } from './parts/warrantyCredit'
import { waybillFields } from './parts/warrantyWaybill'

const seller = {
  read: { USUARIO_CREACION_ORDEN: '$me.ID' },
  create: true,
  update: { USUARIO_CREACION_ORDEN: '$me.ID', ESTADO: 0 },
} as const

/** Sale data from our own invoice is read-only. */
const unlessSold = { VENTA_PROPIA: { ne: true } } as const

/** Returned units: device, customer and result of the workshop. */
export const warrantyOrders = defineResource({
  name: 'warranty-orders',
  table: 'ORDEN_GARANTIA',
  key: 'ID_ORDEN',
  title: ['ID_ORDEN', 'IMEI_SERIE'],
  tenant: true,
  label: 'Orden de garantía | Órdenes de garantía',
  icon: 'build',
  menu: 'service',
  pages: { list: '/dashboard/st/GestionGarantia', create: '/dashboard/st/CrearOrden' },
  fields: {
    ID_ORDEN: { kind: 'id', search: true },
    ESTADO: { kind: 'status', flow: 'garantia' },
    IMEI_SERIE: {
      ...serial,
      unique: {
        when: { ESTADO: { in: openUnits } },
        message: 'Este equipo ya tiene una orden abierta',
      },
    },
    CARD_CODE: { kind: 'reference', resource: 'clients', label: 'Cliente', required: true },
    NOM_PRODUCTO: { kind: 'text', required: true, search: true, write: unlessSold },
    MARCA: { kind: 'reference', resource: 'brands', write: unlessSold },
    FECHA_VENTA: { kind: 'date', max: 'today', write: unlessSold },
    // According to our invoices; empty on older orders.
    VENTA_PROPIA: { kind: 'boolean', label: 'Vendido por nosotros', readOnly: true, filter: true },
    // Customer on the invoice, who may differ from the one who brings the device.
    COMPRADOR: {
      kind: 'reference',
      resource: 'clients',
      label: 'Comprador',
      readOnly: true,
      read: workshop,
    },
    // Coverage by sale date only, independent of the workshop's finding.
    GARANTIA: {
      kind: 'choice',
      options: cover,
      derive: [
        { when: { VENTA_PROPIA: false }, value: unproven },
        {
          formula: { months: ['FECHA_VENTA', 'FECHA_CREACION'] },
          max: coverMonths,
          value: covered,
        },
        {
          when: { FECHA_VENTA: { empty: false }, FECHA_CREACION: { empty: false } },
          value: notCovered,
        },
      ],
    },
    GARANTIA_FISICA: { kind: 'boolean', default: false },
    OBS_VENDEDOR: { kind: 'longText', max: 1000, required: true, write: whileUnsigned },
    ...reception,
    CIUDAD_ORIGEN: {
      kind: 'choice',
      label: 'Ciudad de origen',
      numeric: true,
      options: serviceCities,
      required: { or: [{ CON_GUIA: true }, { GUIA_SERVIENTREGA: { empty: false } }] },
    },
    ...waybillFields,
    NAME_EMPLEADO_X_FACTURACION: { kind: 'text', write: unlessSold },
    EMAIL_EMPLEADO_X_FACTURACION: { kind: 'email', write: unlessSold },
    USUARIO_CREACION_ORDEN: author,
    FECHA_CREACION: { kind: 'dateTime', default: '$now', readOnly: true, filter: true },
    URL_DROPBOX: { kind: 'file', types: ['application/pdf', 'image/*'], readOnly: true },
    ...warrantyCreditNote,
    NO_APLICA_NOTA_CREDITO: { kind: 'text', label: 'Motivo o trabajo realizado', readOnly: true },
    ...repair,
    FECHA_DECISION: { kind: 'dateTime', label: 'Fecha de decisión', readOnly: true, filter: true },
    DIAS: {
      kind: 'computed',
      label: 'Días hasta decidir',
      format: 'integer',
      formula: { days: ['FECHA_CREACION', 'FECHA_DECISION'] },
      filter: true,
    },
  },
  list: {
    columns: [
      'ID_ORDEN',
      'ESTADO',
      'NOM_PRODUCTO',
      'IMEI_SERIE',
      'CARD_CODE',
      'FALLA',
      'GARANTIA',
      'FECHA_CREACION',
      'GARANTIA_FISICA',
      'TECNICO',
      'GUIA_SERVIENTREGA',
      'USUARIO_CREACION_ORDEN',
    ],
    // The workshop sees undecided orders first, oldest first.
    sort: [{ when: { '$me.ROLE': 'warehouse' }, value: 'ESTADO' }, { value: 'ID_ORDEN desc' }],
    tabs: 'ESTADO',
  },
  form: [
    {
      id: 'device',
      label: 'Equipo',
      fields: [
        'IMEI_SERIE',
        'NOM_PRODUCTO',
        'MARCA',
        'FECHA_VENTA',
        'VENTA_PROPIA',
        'COMPRADOR',
        'GARANTIA',
        'GARANTIA_FISICA',
      ],
    },
    {
      id: 'reception',
      label: 'Recepción',
      fields: [
        'CARD_CODE',
        'FALLA',
        'OBS_VENDEDOR',
        'ACCESORIOS',
        'TIPO_BLOQUEO',
        'CLAVE_DESBLOQUEO',
        'FOTOS',
        'SIN_FOTOS',
        'FIRMA_CLIENTE',
        'SIN_FIRMA',
        'CON_GUIA',
        'CIUDAD_ORIGEN',
        'CODIGO_PUBLICO',
      ],
    },
    {
      id: 'creditNote',
      label: 'Nota de crédito',
      fields: [
        'ORDEN_ID',
        'NUMEROFACTURALIDENAR',
        'PRODUCTO_ID',
        'SERIE_VENDIDA',
        'PRECIO_FACTURADO',
        'PRICE_EXCL_IVA',
        'TOTAL_NC',
        'MOTIVO_NC',
        'OBS_NC',
        'NC_PEDIDA_POR',
        'NC_PEDIDA_EL',
        'NC_DEVUELTA',
        'NC_APROBADA_POR',
        'NOTA_CREDITO',
        'NOTA_CREDITO_PDF',
      ],
    },
    { id: 'service', label: 'Servicio', fields: 'others' },
  ],
  slots: { formTop: 'deviceCover' },
  documents: receptionPapers,
  features: [messageTemplate(receptionShare), createdCard(receptionMade)],
  trash: true,
  access: {
    admin: { read: true, create: true, update: whileUncredited, delete: whileUncredited },
    credit: { read: true, create: true, update: { ESTADO: 0 } },
    warehouse: { read: true, create: true },
    salesAgent: seller,
    store: seller,
    brandAgent: seller,
    // Customers have read access only.
    customer: { read: { CARD_CODE: '$me.CARD_CODE' } },
  },
  flow: { garantia: warrantyFlow },
})
