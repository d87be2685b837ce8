import type { Translations } from '../../domain/text'

/** Words of a product that the dictionary of columns does not have. */
export const productTexts = {
  noSerials: {
    es: 'Se vende sin serie',
    en: 'Sold without serial numbers',
    fr: 'Vendu sans numéro de série',
    vi: 'Bán không kèm số sê-ri',
    cn: '无序列号销售',
    ar: 'يُباع دون رقم تسلسلي',
  },
  noSerialsHelp: {
    es: 'Accesorios y repuestos. De todo lo demás se carga un IMEI o serie por unidad antes de facturar.',
    en: 'Accessories and spare parts. Everything else needs one IMEI or serial per unit before it is invoiced.',
    fr: 'Accessoires et pièces. Tout le reste demande un IMEI ou une série par unité avant la facture.',
    vi: 'Phụ kiện và linh kiện. Mọi hàng khác cần một IMEI hoặc số sê-ri cho mỗi máy trước khi xuất hóa đơn.',
    cn: '配件和备件。其他商品开票前每件须录入一个 IMEI 或序列号。',
    ar: 'الملحقات وقطع الغيار. كل ما عداها يحتاج إلى رقم IMEI أو تسلسلي لكل وحدة قبل الفوترة.',
  },
} as const satisfies Readonly<Record<string, Translations>>
