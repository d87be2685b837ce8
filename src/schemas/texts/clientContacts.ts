import type { Translations } from '../../domain/text'

/** What the record of a contact calls its parts. */
export const contactTexts = {
  result: {
    es: 'Resultado',
    en: 'Result',
    fr: 'Résultat',
    vi: 'Kết quả',
    cn: '结果',
    ar: 'النتيجة',
  },
  medium: { es: 'Medio', en: 'By', fr: 'Moyen', vi: 'Hình thức', cn: '方式', ar: 'الوسيلة' },
  note: { es: 'Nota', en: 'Note', fr: 'Note', vi: 'Ghi chú', cn: '备注', ar: 'ملاحظة' },
  next: {
    es: 'Próximo contacto',
    en: 'Next contact',
    fr: 'Prochain contact',
    vi: 'Lần liên hệ tiếp theo',
    cn: '下次联系',
    ar: 'التواصل القادم',
  },
  agent: { es: 'Agente', en: 'Agent', fr: 'Agent', vi: 'Nhân viên', cn: '销售员', ar: 'المندوب' },
  at: { es: 'Fecha', en: 'Date', fr: 'Date', vi: 'Ngày', cn: '日期', ar: 'التاريخ' },
} as const satisfies Readonly<Record<string, Translations>>
