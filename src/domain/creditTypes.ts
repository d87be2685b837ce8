import type { Translations } from './text'

/** U_SYP_CREDITO (domain.md 6). */
export const creditTypes = {
  1: {
    es: 'Aseguradora, nominado',
    en: 'Insurer, named',
    fr: 'Assureur, nominatif',
    vi: 'Bảo hiểm, đích danh',
    cn: '保险公司（记名）',
    ar: 'شركة تأمين، اسمي',
  },
  2: {
    es: 'Aseguradora, innominado',
    en: 'Insurer, unnamed',
    fr: 'Assureur, non nominatif',
    vi: 'Bảo hiểm, không đích danh',
    cn: '保险公司（不记名）',
    ar: 'شركة تأمين، غير اسمي',
  },
  3: { es: 'Interno', en: 'Internal', fr: 'Interne', vi: 'Nội bộ', cn: '内部', ar: 'داخلي' },
  4: { es: 'Contado', en: 'Cash', fr: 'Comptant', vi: 'Trả ngay', cn: '现付', ar: 'نقدًا' },
} as const satisfies Readonly<Record<number, Translations>>

export type CreditType = keyof typeof creditTypes
