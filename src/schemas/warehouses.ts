import { defineResource } from '../model/schema'

/** Where stock lies and from where orders leave. */
export const warehouses = defineResource({
  name: 'warehouses',
  table: 'BODEGA',
  key: 'WhsCode',
  title: 'WhsName',
  company: 'EMPRESA',
  label: {
    es: 'Bodega | Bodegas',
    en: 'Warehouse | Warehouses',
    fr: 'Entrepôt | Entrepôts',
    vi: 'Kho | Kho hàng',
    cn: '仓库 | 仓库',
    ar: 'مستودع | المستودعات',
  },
  icon: 'warehouse',
  menu: 'catalogos',
  fields: {
    WhsCode: { kind: 'code', maxLength: 8, createOnly: true, search: true },
    WhsName: { kind: 'text', required: true, search: true, unique: true },
    CIUDAD: { kind: 'text', maxLength: 60, filter: true },
    CHECKOUT: {
      kind: 'boolean',
      default: false,
      filter: true,
      label: {
        es: 'Se ofrece al vender',
        en: 'Offered at checkout',
        fr: 'Proposé à la vente',
        vi: 'Có khi đặt hàng',
        cn: '结账时可选',
        ar: 'متاح عند البيع',
      },
    },
  },
  list: { columns: ['WhsCode', 'WhsName', 'CIUDAD', 'CHECKOUT'] },
  related: ['stock'],
  trash: true,
  access: { '10': 'all', '31': {}, '*': 'read' },
})
