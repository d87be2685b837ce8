import type { Text } from '../../domain/text'
import type { Colour } from '../../model/kinds/choice'

/** The columns of the credit board (domain.md 4.4); null began as an evaluation. */
const names = {
  0: {
    es: 'Evaluación de crédito',
    en: 'Credit evaluation',
    fr: 'Évaluation du crédit',
    vi: 'Thẩm định tín dụng',
    cn: '信贷评估',
    ar: 'تقييم الائتمان',
  },
  8: {
    es: 'Pendiente documentación - información',
    en: 'Documents or information pending',
    fr: 'Documents ou informations en attente',
    vi: 'Chờ giấy tờ - thông tin',
    cn: '待补文件或信息',
    ar: 'بانتظار المستندات أو المعلومات',
  },
  2: {
    es: 'Firma de documentación',
    en: 'Signing of documents',
    fr: 'Signature des documents',
    vi: 'Ký hồ sơ',
    cn: '签署文件',
    ar: 'توقيع المستندات',
  },
  1: {
    es: 'Aprobación de crédito',
    en: 'Credit approval',
    fr: 'Approbation du crédit',
    vi: 'Phê duyệt tín dụng',
    cn: '信贷审批',
    ar: 'الموافقة على الائتمان',
  },
  3: {
    es: 'Firma de pagaré',
    en: 'Signing of the promissory note',
    fr: 'Signature du billet à ordre',
    vi: 'Ký giấy nhận nợ',
    cn: '签署本票',
    ar: 'توقيع السند لأمر',
  },
  4: {
    es: 'Crédito nominado',
    en: 'Named credit',
    fr: 'Crédit nominatif',
    vi: 'Tín dụng đích danh',
    cn: '记名信贷',
    ar: 'ائتمان اسمي',
  },
  5: {
    es: 'Crédito innominado',
    en: 'Unnamed credit',
    fr: 'Crédit non nominatif',
    vi: 'Tín dụng không đích danh',
    cn: '不记名信贷',
    ar: 'ائتمان غير اسمي',
  },
  6: {
    es: 'Crédito interno',
    en: 'Internal credit',
    fr: 'Crédit interne',
    vi: 'Tín dụng nội bộ',
    cn: '内部信贷',
    ar: 'ائتمان داخلي',
  },
  7: {
    es: 'Crédito negado',
    en: 'Credit denied',
    fr: 'Crédit refusé',
    vi: 'Từ chối tín dụng',
    cn: '信贷被拒',
    ar: 'ائتمان مرفوض',
  },
} as const satisfies Readonly<Record<number, Text>>

const state = (number: keyof typeof names, order: number, colour: Colour) => ({
  label: names[number],
  order,
  colour,
})

/** Credit moves a card from any column to any other. */
const moveTo = (to: keyof typeof names) => ({
  label: names[to],
  from: [0, 8, 2, 1, 3, 4, 5, 6, 7].filter(from => from !== to),
  to,
  by: ['9', '10'] as const,
})
const decided = {
  effects: [
    {
      notify: { from: 'CREATED_BY_USER' },
      text: {
        es: 'La solicitud de crédito tiene una decisión',
        en: 'The credit application was decided',
        fr: 'La demande de crédit a reçu une décision',
        vi: 'Hồ sơ tín dụng đã có quyết định',
        cn: '信贷申请已有结果',
        ar: 'صدر قرار بشأن طلب الائتمان',
      },
    },
  ],
} as const

export const creditFlow = {
  initial: 0,
  states: {
    0: state(0, 1, 'info'),
    8: state(8, 2, 'warning'),
    2: state(2, 3, 'info'),
    1: state(1, 4, 'info'),
    3: state(3, 5, 'info'),
    4: state(4, 6, 'success'),
    5: state(5, 7, 'success'),
    6: state(6, 8, 'success'),
    7: state(7, 9, 'error'),
  },
  transitions: {
    evaluar: moveTo(0),
    pedirDocumentacion: moveTo(8),
    firmarDocumentacion: moveTo(2),
    aprobar: moveTo(1),
    firmarPagare: moveTo(3),
    asignarNominado: { ...moveTo(4), ...decided },
    asignarInnominado: { ...moveTo(5), ...decided },
    asignarInterno: { ...moveTo(6), ...decided },
    negar: { ...moveTo(7), ...decided },
    observar: {
      label: {
        es: 'Observación',
        en: 'Observation',
        fr: 'Observation',
        vi: 'Ghi chú',
        cn: '备注',
        ar: 'ملاحظة',
      },
      from: [0, 8, 2, 1, 3, 4, 5, 6, 7],
      by: ['9', '10'],
      ask: ['OBSERVACIONES_CREDITO'],
      icon: 'comment',
    },
  },
} as const
