import { defineResource } from '../model/schema'

const ofMine = { read: { 'CARD_CODE.SlpCode': '$me.ID' } } as const

/** What customers have paid, as accounting books it: invoice by invoice (domain.md 2.9). */
export const payments = defineResource({
  name: 'payments',
  table: 'PAGO',
  key: 'ID_PAGO',
  title: 'NO_PAGO',
  company: 'EMPRESA',
  label: {
    es: 'Pago | Pagos',
    en: 'Payment | Payments',
    fr: 'Paiement | Paiements',
    vi: 'Thanh toán | Thanh toán',
    cn: '付款 | 付款',
    ar: 'دفعة | الدفعات',
  },
  icon: 'payments',
  menu: 'customer',
  fields: {
    ID_PAGO: { kind: 'id' },
    NO_PAGO: { kind: 'code', required: true, unique: true, search: true },
    CARD_CODE: {
      kind: 'reference',
      to: 'clients',
      required: true,
      filter: true,
      label: {
        es: 'Cliente',
        en: 'Customer',
        fr: 'Client',
        vi: 'Khách hàng',
        cn: '客户',
        ar: 'العميل',
      },
    },
    FECHA_CONTAB_PAGO: {
      kind: 'date',
      required: true,
      filter: true,
      label: {
        es: 'Fecha de pago',
        en: 'Paid on',
        fr: 'Payé le',
        vi: 'Ngày thanh toán',
        cn: '付款日期',
        ar: 'تاريخ الدفع',
      },
    },
    TOTAL_PAGO: {
      kind: 'money',
      required: true,
      label: { es: 'Pagado', en: 'Paid', fr: 'Payé', vi: 'Đã trả', cn: '已付', ar: 'المدفوع' },
    },
    NO_FACTURA: { kind: 'code', search: true },
    FECHA_CONTAB_FACT: {
      kind: 'date',
      label: {
        es: 'Facturado el',
        en: 'Invoiced on',
        fr: 'Facturé le',
        vi: 'Ngày hóa đơn',
        cn: '开票日期',
        ar: 'تاريخ الفاتورة',
      },
    },
    TOTAL_FACTURA: { kind: 'money' },
    CANCELED: { kind: 'boolean', default: false, filter: true },
  },
  list: {
    columns: [
      'NO_PAGO',
      'CARD_CODE',
      'FECHA_CONTAB_PAGO',
      'TOTAL_PAGO',
      'NO_FACTURA',
      'FECHA_CONTAB_FACT',
      'TOTAL_FACTURA',
      'CANCELED',
    ],
    sort: 'FECHA_CONTAB_PAGO desc',
  },
  access: {
    '10': { read: true, create: true, update: true },
    '9': { read: true, create: true, update: true },
    '7': ofMine,
    '6': ofMine,
    '5': ofMine,
    '31': { read: { CARD_CODE: '$me.CARD_CODE' } },
  },
})
