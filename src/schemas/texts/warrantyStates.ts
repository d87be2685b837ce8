import type { Translations } from '../../domain/text'

/** The states of a warranty order. */
export const warrantyStates = {
  received: {
    es: 'Recibida, por decidir',
    en: 'Received, to be decided',
    fr: 'Reçu, à décider',
    vi: 'Đã nhận, chờ quyết định',
    cn: '已接收，待决定',
    ar: 'مستلم، بانتظار القرار',
  },
  applies: {
    es: 'Aplica nota de crédito',
    en: 'Credit note applies',
    fr: 'Avoir accordé',
    vi: 'Được ghi có',
    cn: '适用贷项凭证',
    ar: 'يستحق إشعارًا دائنًا',
  },
  credited: {
    es: 'Nota de crédito aprobada',
    en: 'Credit note approved',
    fr: 'Avoir approuvé',
    vi: 'Đã duyệt phiếu ghi có',
    cn: '贷项凭证已批准',
    ar: 'تمت الموافقة على الإشعار الدائن',
  },
  refused: {
    es: 'Fuera de garantía',
    en: 'Out of warranty',
    fr: 'Hors garantie',
    vi: 'Hết bảo hành',
    cn: '不在保修期',
    ar: 'خارج الضمان',
  },
  mended: {
    es: 'Reparada en taller',
    en: 'Repaired in workshop',
    fr: 'Réparé en atelier',
    vi: 'Đã sửa tại xưởng',
    cn: '已在维修厂修复',
    ar: 'أُصلح في الورشة',
  },
} as const satisfies Readonly<Record<string, Translations>>
