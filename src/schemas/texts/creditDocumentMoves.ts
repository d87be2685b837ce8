import type { Translations } from '../../domain/text'

/** What is done with a document of a credit application. */
export const creditDocumentMoves = {
  upload: {
    es: 'Cargar archivo',
    en: 'Upload the file',
    fr: 'Téléverser le fichier',
    vi: 'Tải tệp lên',
    cn: '上传文件',
    ar: 'رفع الملف',
  },
  approve: { es: 'Aprobar', en: 'Approve', fr: 'Approuver', vi: 'Duyệt', cn: '通过', ar: 'اعتماد' },
  refuse: { es: 'Rechazar', en: 'Refuse', fr: 'Refuser', vi: 'Từ chối', cn: '退回', ar: 'رفض' },
  expire: {
    es: 'Marcar como caducado',
    en: 'Mark as expired',
    fr: 'Marquer comme expiré',
    vi: 'Đánh dấu hết hạn',
    cn: '标记为过期',
    ar: 'وضع علامة منتهي',
  },
  waive: {
    es: 'No aplica',
    en: 'Not needed',
    fr: 'Sans objet',
    vi: 'Không cần',
    cn: '不需要',
    ar: 'غير لازم',
  },
  ask: {
    es: 'Volver a pedir',
    en: 'Ask for it again',
    fr: 'Redemander',
    vi: 'Yêu cầu lại',
    cn: '重新要求',
    ar: 'طلبه من جديد',
  },
} as const satisfies Readonly<Record<string, Translations>>
