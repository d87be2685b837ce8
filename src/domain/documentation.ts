import type { Translations } from './text'

/** U_SYP_DOCUMENTACION (domain.md 6). */
export const documentation = {
  1: {
    es: 'Sin documentos',
    en: 'No documents',
    fr: 'Sans documents',
    vi: 'Không có giấy tờ',
    cn: '无文件',
    ar: 'بدون مستندات',
  },
  2: {
    es: 'Con documentos',
    en: 'With documents',
    fr: 'Avec documents',
    vi: 'Có giấy tờ',
    cn: '有文件',
    ar: 'بمستندات',
  },
  3: {
    es: 'Documentos incompletos',
    en: 'Incomplete documents',
    fr: 'Documents incomplets',
    vi: 'Giấy tờ chưa đủ',
    cn: '文件不全',
    ar: 'مستندات ناقصة',
  },
} as const satisfies Readonly<Record<number, Translations>>

export type Documentation = keyof typeof documentation
