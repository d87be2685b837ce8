import type { Translations } from './text'

/** What came of a contact with a customer (domain.md 6). */
export const contactResults = {
  '01': {
    es: 'Agendar',
    en: 'Schedule',
    fr: 'À planifier',
    vi: 'Lên lịch',
    cn: '安排日程',
    ar: 'جدولة موعد',
  },
  '02': {
    es: 'No le interesa',
    en: 'Not interested',
    fr: 'Pas intéressé',
    vi: 'Không quan tâm',
    cn: '不感兴趣',
    ar: 'غير مهتم',
  },
  '03': {
    es: 'Cierre definitivo',
    en: 'Closed for good',
    fr: 'Fermeture définitive',
    vi: 'Đóng hẳn',
    cn: '永久关闭',
    ar: 'إغلاق نهائي',
  },
  '04': {
    es: 'No contactado',
    en: 'Not reached',
    fr: 'Non joint',
    vi: 'Không liên lạc được',
    cn: '未联系上',
    ar: 'لم يتم الوصول إليه',
  },
  '05': {
    es: 'Cobranza',
    en: 'Collection',
    fr: 'Recouvrement',
    vi: 'Thu nợ',
    cn: '催收',
    ar: 'تحصيل',
  },
} as const satisfies Readonly<Record<string, Translations>>

export type ContactResult = keyof typeof contactResults
