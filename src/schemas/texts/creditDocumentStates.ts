import type { Translations } from '../../domain/text'

/** How a document of a credit application stands. */
export const creditDocumentStates = {
  asked: {
    es: 'Solicitado',
    en: 'Asked for',
    fr: 'Demandé',
    vi: 'Đã yêu cầu',
    cn: '待提交',
    ar: 'مطلوب',
  },
  uploaded: {
    es: 'Por revisar',
    en: 'To be checked',
    fr: 'À vérifier',
    vi: 'Chờ kiểm tra',
    cn: '待审核',
    ar: 'بانتظار المراجعة',
  },
  approved: {
    es: 'Aprobado',
    en: 'Approved',
    fr: 'Approuvé',
    vi: 'Đã duyệt',
    cn: '已通过',
    ar: 'معتمد',
  },
  refused: {
    es: 'Rechazado',
    en: 'Refused',
    fr: 'Refusé',
    vi: 'Bị từ chối',
    cn: '已退回',
    ar: 'مرفوض',
  },
  expired: {
    es: 'Caducado',
    en: 'Expired',
    fr: 'Expiré',
    vi: 'Hết hạn',
    cn: '已过期',
    ar: 'منتهي الصلاحية',
  },
  waived: {
    es: 'No aplica',
    en: 'Not needed',
    fr: 'Sans objet',
    vi: 'Không cần',
    cn: '不需要',
    ar: 'غير لازم',
  },
} as const satisfies Readonly<Record<string, Translations>>
