import { serialLengths } from '../domain/imei'
import { serviceCities } from '../domain/serviceCities'
import { cover, covered, coverMonths, notCovered, unproven } from '../domain/warrantyCover'
import { defineResource } from '../model/schema'
import { warrantyFlow } from './flows/warranty'
import { openUnits, whileUncredited } from './flows/warrantyUnit'
import {
  reception,
  receptionMade,
  receptionPapers,
  receptionShare,
  repair,
  whileUnsigned,
  workshop,
} from './parts/reception'
import { creditNote } from './parts/warrantyCredit'
import { waybillFields } from './parts/warrantyWaybill'
import { creditWords } from './texts/warrantyCredit'
import { faultWords } from './texts/warrantyFaults'
import { warrantySays as says } from './texts/warrantySays'
import { warrantyWords as texts } from './texts/warrantyWords'

const seller = {
  read: { USUARIO_CREACION_ORDEN: '$me.ID' },
  create: true,
  update: { USUARIO_CREACION_ORDEN: '$me.ID', ESTADO: 0 },
} as const

/** What our own invoice says of a device is nobody's to write. */
const unlessSold = { VENTA_PROPIA: { ne: true } } as const

/** A unit comes back: what it is, whose it is, and what the workshop makes of it. */
export const warrantyOrders = defineResource({
  name: 'warranty-orders',
  table: 'ORDEN_GARANTIA',
  key: 'ID_ORDEN',
  title: ['ID_ORDEN', 'IMEI_SERIE'],
  company: 'EMPRESA',
  label: {
    es: 'Orden de garantía | Órdenes de garantía',
    en: 'Warranty order | Warranty orders',
    fr: 'Ordre de garantie | Ordres de garantie',
    vi: 'Đơn bảo hành | Đơn bảo hành',
    cn: '保修单 | 保修单',
    ar: 'طلب ضمان | طلبات الضمان',
  },
  icon: 'build',
  menu: 'st',
  pages: { list: '/dashboard/st/GestionGarantia', create: '/dashboard/st/CrearOrden' },
  fields: {
    ID_ORDEN: { kind: 'id', search: true },
    ESTADO: { kind: 'status', flow: 'garantia' },
    IMEI_SERIE: {
      kind: 'imei',
      lengths: serialLengths,
      required: true,
      createOnly: true,
      search: true,
      unique: { while: 'ESTADO', in: openUnits, else: says.isOpen },
    },
    CARD_CODE: {
      kind: 'reference',
      to: 'clients',
      label: {
        es: 'Cliente',
        en: 'Customer',
        fr: 'Client',
        vi: 'Khách hàng',
        cn: '客户',
        ar: 'العميل',
      },
      required: true,
    },
    NOM_PRODUCTO: { kind: 'text', required: true, search: true, write: unlessSold },
    MARCA: { kind: 'reference', to: 'brands', write: unlessSold },
    FECHA_VENTA: { kind: 'date', max: 'today', write: unlessSold },
    // By our own invoices; none on orders from before it was asked.
    VENTA_PROPIA: {
      kind: 'boolean',
      label: texts.soldByUs,
      readOnly: true,
      filter: true,
    },
    // Whom our invoice names: who brings the device may be somebody else.
    COMPRADOR: {
      kind: 'reference',
      to: 'clients',
      label: texts.buyer,
      readOnly: true,
      read: workshop,
    },
    // Cover runs from the day of sale; what the workshop finds inside is another matter.
    GARANTIA: {
      kind: 'choice',
      options: cover,
      term: {
        months: coverMonths,
        from: 'FECHA_VENTA',
        at: 'FECHA_CREACION',
        within: covered,
        over: notCovered,
        unless: { field: 'VENTA_PROPIA', take: unproven },
      },
    },
    GARANTIA_FISICA: { kind: 'boolean', default: false },
    OBS_VENDEDOR: { kind: 'longText', maxLength: 1000, required: true, write: whileUnsigned },
    ...reception,
    CIUDAD_ORIGEN: {
      kind: 'choice',
      label: {
        es: 'Ciudad de origen',
        en: 'City of origin',
        fr: 'Ville d’origine',
        vi: 'Thành phố gửi',
        cn: '发件城市',
        ar: 'مدينة المصدر',
      },
      numeric: true,
      options: serviceCities,
      required: { or: [{ CON_GUIA: true }, { GUIA_SERVIENTREGA: { empty: false } }] },
    },
    ...waybillFields,
    NAME_EMPLEADO_X_FACTURACION: { kind: 'text', write: unlessSold },
    EMAIL_EMPLEADO_X_FACTURACION: { kind: 'email', write: unlessSold },
    USUARIO_CREACION_ORDEN: { kind: 'reference', to: 'users', default: '$me.ID', readOnly: true },
    FECHA_CREACION: { kind: 'dateTime', default: '$now', readOnly: true, filter: true },
    URL_DROPBOX: { kind: 'file', types: ['application/pdf', 'image/*'], readOnly: true },
    ...creditNote,
    NO_APLICA_NOTA_CREDITO: { kind: 'text', label: texts.decision, readOnly: true },
    ...repair,
    FECHA_DECISION: { kind: 'dateTime', label: texts.closed, readOnly: true, filter: true },
    DIAS: {
      kind: 'computed',
      label: faultWords.days,
      as: 'integer',
      is: { days: ['FECHA_CREACION', 'FECHA_DECISION'] },
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
    // The workshop begins with what is to be decided, who waits longest first.
    sort: [{ by: ['8'], is: 'ESTADO' }, { is: 'ID_ORDEN desc' }],
    tabs: 'ESTADO',
  },
  form: [
    {
      id: 'device',
      label: {
        es: 'Equipo',
        en: 'Device',
        fr: 'Appareil',
        vi: 'Thiết bị',
        cn: '设备',
        ar: 'الجهاز',
      },
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
      label: texts.reception,
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
      label: creditWords.section,
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
    {
      id: 'service',
      label: {
        es: 'Servicio',
        en: 'Service',
        fr: 'Service',
        vi: 'Dịch vụ',
        cn: '服务',
        ar: 'الخدمة',
      },
      fields: 'rest',
    },
  ],
  slots: { formTop: 'deviceCover' },
  papers: receptionPapers,
  share: receptionShare,
  made: receptionMade,
  trash: true,
  access: {
    '10': { read: true, create: true, update: whileUncredited, delete: whileUncredited },
    '9': { read: true, create: true, update: { ESTADO: 0 } },
    '8': { read: true, create: true },
    '7': seller,
    '6': seller,
    '5': seller,
    // A customer looks up, and never makes one.
    '31': { read: { CARD_CODE: '$me.CARD_CODE' } },
  },
  flow: { garantia: warrantyFlow },
})
