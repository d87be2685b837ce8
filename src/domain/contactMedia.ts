import type { Translations } from './text'

/** By what means a customer was contacted (domain.md 6). */
export const contactMedia = {
  '01': {
    es: 'Llamada telefónica',
    en: 'Phone call',
    fr: 'Appel téléphonique',
    vi: 'Gọi điện',
    cn: '电话',
    ar: 'مكالمة هاتفية',
  },
  '02': {
    es: 'Visita en local',
    en: 'Visit to the store',
    fr: 'Visite sur place',
    vi: 'Đến cửa hàng',
    cn: '到店拜访',
    ar: 'زيارة المحل',
  },
  '03': {
    es: 'WhatsApp',
    en: 'WhatsApp',
    fr: 'WhatsApp',
    vi: 'WhatsApp',
    cn: 'WhatsApp',
    ar: 'واتساب',
  },
  '04': {
    es: 'Correo',
    en: 'Email',
    fr: 'E-mail',
    vi: 'Email',
    cn: '电子邮件',
    ar: 'البريد الإلكتروني',
  },
  '05': { es: 'Otros', en: 'Other', fr: 'Autre', vi: 'Khác', cn: '其他', ar: 'أخرى' },
} as const satisfies Readonly<Record<string, Translations>>

export type ContactMedium = keyof typeof contactMedia
