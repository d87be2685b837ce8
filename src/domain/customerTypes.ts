import type { Translations } from './text'

/** The codes behind a customer's Tipo (domain.md 6). */
export const customerTypes = {
  106: {
    es: 'Mayoristas',
    en: 'Wholesalers',
    fr: 'Grossistes',
    vi: 'Bán buôn',
    cn: '批发商',
    ar: 'تجار الجملة',
  },
  112: {
    es: 'Retail',
    en: 'Retail chains',
    fr: 'Grande distribution',
    vi: 'Chuỗi bán lẻ',
    cn: '零售连锁',
    ar: 'سلاسل التجزئة',
  },
  115: {
    es: 'Operadoras',
    en: 'Carriers',
    fr: 'Opérateurs',
    vi: 'Nhà mạng',
    cn: '运营商',
    ar: 'شركات الاتصالات',
  },
  122: {
    es: 'Minoristas',
    en: 'Retailers',
    fr: 'Détaillants',
    vi: 'Bán lẻ',
    cn: '零售商',
    ar: 'تجار التجزئة',
  },
  123: {
    es: 'Corporativo',
    en: 'Corporate',
    fr: 'Entreprises',
    vi: 'Doanh nghiệp',
    cn: '企业客户',
    ar: 'شركات',
  },
  124: {
    es: 'Master Dealer',
    en: 'Master dealer',
    fr: 'Master dealer',
    vi: 'Tổng đại lý',
    cn: '总经销商',
    ar: 'موزع رئيسي',
  },
} as const satisfies Readonly<Record<number, Translations>>

export type CustomerType = keyof typeof customerTypes
