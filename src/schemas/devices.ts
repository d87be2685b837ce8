import { serialLengths } from '../domain/imei'
import { defineResource } from '../model/schema'

const mine = { WhsCode: { in: '$me.WAREHOUSE' } } as const

/** A unit as it was bought: which device it is, and where it lies. Moving it to another warehouse stands in its history. */
export const devices = defineResource({
  name: 'devices',
  table: 'EQUIPO',
  key: 'ID',
  title: 'IMEI_SERIE',
  company: 'EMPRESA',
  label: {
    es: 'Equipo comprado | Equipos comprados',
    en: 'Bought device | Bought devices',
    fr: 'Appareil acheté | Appareils achetés',
    vi: 'Thiết bị đã mua | Thiết bị đã mua',
    cn: '已购设备 | 已购设备',
    ar: 'جهاز مُشترى | الأجهزة المُشتراة',
  },
  icon: 'smartphone',
  menu: 'invoice',
  fields: {
    ID: { kind: 'id' },
    IMEI_SERIE: {
      kind: 'imei',
      lengths: serialLengths,
      required: true,
      createOnly: true,
      search: true,
      unique: true,
    },
    PRODUCTO_ID: { kind: 'reference', to: 'products', required: true, createOnly: true },
    WhsCode: {
      kind: 'reference',
      to: 'warehouses',
      label: {
        es: 'Bodega',
        en: 'Warehouse',
        fr: 'Entrepôt',
        vi: 'Kho',
        cn: '仓库',
        ar: 'المستودع',
      },
      required: true,
      filter: true,
    },
    FECHA_COMPRA: {
      kind: 'date',
      label: {
        es: 'Fecha de compra',
        en: 'Bought on',
        fr: 'Date d’achat',
        vi: 'Ngày mua',
        cn: '采购日期',
        ar: 'تاريخ الشراء',
      },
      default: '$today',
      max: 'today',
      filter: true,
    },
    DOCUMENTO_COMPRA: {
      kind: 'code',
      label: {
        es: 'Documento de compra',
        en: 'Purchase document',
        fr: 'Document d’achat',
        vi: 'Chứng từ mua',
        cn: '采购单据',
        ar: 'مستند الشراء',
      },
      search: true,
    },
  },
  list: {
    columns: ['IMEI_SERIE', 'PRODUCTO_ID', 'WhsCode', 'FECHA_COMPRA', 'DOCUMENTO_COMPRA'],
    sort: 'ID desc',
  },
  trash: true,
  access: {
    '10': 'all',
    '9': 'read',
    '8': { read: true, create: mine, update: mine },
  },
})
