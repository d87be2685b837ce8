import type { Translations } from './text'

/** What people write about; `aviso` only leaves an address to be told of something later. */
export const contactTopics: Readonly<Record<string, Translations>> = {
  ventas: {
    es: 'Compras y precios',
    en: 'Buying and prices',
    fr: 'Achats et prix',
    vi: 'Mua hàng và giá',
    cn: '采购与价格',
    ar: 'الشراء والأسعار',
  },
  garantia: {
    es: 'Garantía',
    en: 'Warranty',
    fr: 'Garantie',
    vi: 'Bảo hành',
    cn: '保修',
    ar: 'الضمان',
  },
  credito: {
    es: 'Crédito',
    en: 'Credit',
    fr: 'Crédit',
    vi: 'Tín dụng',
    cn: '信贷',
    ar: 'الائتمان',
  },
  otro: {
    es: 'Otro tema',
    en: 'Something else',
    fr: 'Autre sujet',
    vi: 'Chủ đề khác',
    cn: '其他',
    ar: 'موضوع آخر',
  },
  aviso: {
    es: 'Quiere recibir un aviso',
    en: 'Wants to be told',
    fr: 'Souhaite être prévenu',
    vi: 'Muốn được báo tin',
    cn: '希望收到通知',
    ar: 'يريد أن يُخطَر',
  },
}
