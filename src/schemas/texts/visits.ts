import type { Translations } from '../../domain/text'

/** What the agenda calls its parts. */
export const visitTexts = {
  agent: { es: 'Agente', en: 'Agent', fr: 'Agent', vi: 'Nhân viên', cn: '销售员', ar: 'المندوب' },
  customer: {
    es: 'Cliente',
    en: 'Customer',
    fr: 'Client',
    vi: 'Khách hàng',
    cn: '客户',
    ar: 'العميل',
  },
  starts: { es: 'Empieza', en: 'Starts', fr: 'Début', vi: 'Bắt đầu', cn: '开始', ar: 'البداية' },
  ends: { es: 'Termina', en: 'Ends', fr: 'Fin', vi: 'Kết thúc', cn: '结束', ar: 'النهاية' },
  medium: { es: 'Medio', en: 'By', fr: 'Moyen', vi: 'Hình thức', cn: '方式', ar: 'الوسيلة' },
  note: { es: 'Nota', en: 'Note', fr: 'Note', vi: 'Ghi chú', cn: '备注', ar: 'ملاحظة' },
  visited: {
    es: 'Visita cerrada',
    en: 'Visit closed',
    fr: 'Visite clôturée',
    vi: 'Đã hoàn tất',
    cn: '拜访已完成',
    ar: 'زيارة مغلقة',
  },
  endsFirst: {
    es: 'No puede terminar antes de empezar',
    en: 'It cannot end before it begins',
    fr: 'La fin ne peut précéder le début',
    vi: 'Không thể kết thúc trước khi bắt đầu',
    cn: '结束时间不能早于开始时间',
    ar: 'لا يمكن أن تنتهي قبل أن تبدأ',
  },
} as const satisfies Readonly<Record<string, Translations>>
