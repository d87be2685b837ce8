import type { State } from '../../model/flow'

/** The states of an order (ESTADO), by what it waits for. */
export const order = {
  seller: 15,
  support: 10,
  purchasing: 13,
  credit: 6,
  held: 5,
  serials: 7,
  billing: 0,
  dispatch: 3,
  evidence: 22,
  validation: 23,
  done: 1,
  annulled: 8,
} as const

/** From the moment it is placed until it is invoiced, an order keeps its units, and its customer's credit. */
export const openOrders = [
  order.seller,
  order.support,
  order.purchasing,
  order.credit,
  order.held,
  order.serials,
  order.billing,
] as const

/** Invoiced: its units have left the shelf, and what it comes to is owed. */
export const invoicedOrders = [
  order.dispatch,
  order.evidence,
  order.validation,
  order.done,
] as const

/** Not annulled. */
export const livingOrders = [...openOrders, ...invoicedOrders] as const

/** Credit has said yes: what paid for it pays for nothing else. */
export const approvedOrders = [
  order.held,
  order.serials,
  order.billing,
  order.dispatch,
  order.evidence,
  order.validation,
  order.done,
] as const

/** Paid later than now: any term but cash. */
export const onCredit = { FORMADEPAGO: { ne: '-1' } } as const

/** What they are called, in the order an order passes them. */
export const orderStates = {
  [order.seller]: {
    order: 1,
    colour: 'info',
    label: {
      es: 'Por aprobar vendedor',
      en: 'Awaiting sales agent',
      fr: 'À approuver par le commercial',
      vi: 'Chờ nhân viên bán hàng duyệt',
      cn: '待销售员审批',
      ar: 'بانتظار موافقة المندوب',
    },
  },
  [order.support]: {
    order: 2,
    colour: 'info',
    label: {
      es: 'Socio: por aprobar soporte',
      en: 'Partner: awaiting support',
      fr: 'Partenaire : à approuver par le support',
      vi: 'Đối tác: chờ hỗ trợ duyệt',
      cn: '合作伙伴：待支持审批',
      ar: 'الشريك: بانتظار موافقة الدعم',
    },
  },
  [order.purchasing]: {
    order: 3,
    colour: 'info',
    label: {
      es: 'Socio: por aprobar compras',
      en: 'Partner: awaiting purchasing',
      fr: 'Partenaire : à approuver par les achats',
      vi: 'Đối tác: chờ mua hàng duyệt',
      cn: '合作伙伴：待采购审批',
      ar: 'الشريك: بانتظار موافقة المشتريات',
    },
  },
  [order.credit]: {
    order: 4,
    colour: 'warning',
    label: {
      es: 'Por aprobar crédito',
      en: 'Awaiting credit',
      fr: 'À approuver par le crédit',
      vi: 'Chờ tín dụng duyệt',
      cn: '待信贷审批',
      ar: 'بانتظار موافقة الائتمان',
    },
  },
  [order.held]: {
    order: 5,
    colour: 'error',
    label: {
      es: 'Orden retenida',
      en: 'Order on hold',
      fr: 'Commande retenue',
      vi: 'Đơn bị giữ',
      cn: '订单已扣留',
      ar: 'طلب محتجز',
    },
  },
  [order.serials]: {
    order: 6,
    colour: 'warning',
    label: {
      es: 'Pendiente cargar series',
      en: 'Serials to be loaded',
      fr: 'Séries à saisir',
      vi: 'Chờ nhập số sê-ri',
      cn: '待录入序列号',
      ar: 'بانتظار إدخال الأرقام التسلسلية',
    },
  },
  [order.billing]: {
    order: 7,
    colour: 'warning',
    label: {
      es: 'Por facturar',
      en: 'To be invoiced',
      fr: 'À facturer',
      vi: 'Chờ xuất hóa đơn',
      cn: '待开票',
      ar: 'بانتظار الفوترة',
    },
  },
  [order.dispatch]: {
    order: 8,
    colour: 'info',
    label: {
      es: 'Por despachar',
      en: 'To be dispatched',
      fr: 'À expédier',
      vi: 'Chờ xuất kho',
      cn: '待发货',
      ar: 'بانتظار الإرسال',
    },
  },
  [order.evidence]: {
    order: 9,
    colour: 'warning',
    label: {
      es: 'F/Pend. cargar evidencia',
      en: 'Invoiced, evidence to be uploaded',
      fr: 'Facturé, preuve à téléverser',
      vi: 'Đã xuất hóa đơn, chờ tải chứng từ',
      cn: '已开票，待上传凭证',
      ar: 'مفوتر، بانتظار رفع الإثبات',
    },
  },
  [order.validation]: {
    order: 10,
    colour: 'warning',
    label: {
      es: 'F/Pend. validar cartera',
      en: 'Invoiced, evidence to be validated',
      fr: 'Facturé, preuve à valider',
      vi: 'Đã xuất hóa đơn, chờ xác nhận chứng từ',
      cn: '已开票，待信贷核验',
      ar: 'مفوتر، بانتظار التحقق',
    },
  },
  [order.done]: {
    order: 11,
    colour: 'success',
    label: {
      es: 'Facturado / Entregado',
      en: 'Invoiced / Delivered',
      fr: 'Facturé / Livré',
      vi: 'Đã xuất hóa đơn / Đã giao',
      cn: '已开票／已交付',
      ar: 'مفوتر / مُسلَّم',
    },
  },
  [order.annulled]: {
    order: 12,
    colour: 'default',
    label: { es: 'Anulado', en: 'Annulled', fr: 'Annulé', vi: 'Đã hủy', cn: '已作废', ar: 'ملغى' },
  },
} as const satisfies Readonly<Record<number, State>>
