import type { Translations } from '../../domain/text'

/** What a credit application says and tells. */
export const creditSays = {
  observe: {
    es: 'Observación',
    en: 'Observation',
    fr: 'Observation',
    vi: 'Ghi chú',
    cn: '备注',
    ar: 'ملاحظة',
  },
  decided: {
    es: 'La solicitud de crédito tiene una decisión',
    en: 'The credit application was decided',
    fr: 'La demande de crédit a reçu une décision',
    vi: 'Hồ sơ tín dụng đã có quyết định',
    cn: '信贷申请已有结果',
    ar: 'صدر قرار بشأن طلب الائتمان',
  },
  observed: {
    es: 'Crédito escribió una observación',
    en: 'Credit wrote an observation',
    fr: 'Le crédit a écrit une observation',
    vi: 'Tín dụng đã ghi chú',
    cn: '信贷部门写了备注',
    ar: 'كتب الائتمان ملاحظة',
  },
  documentsMissing: {
    es: 'Faltan documentos o información de la solicitud',
    en: 'Documents or information of the application are missing',
    fr: 'Il manque des documents ou des informations à la demande',
    vi: 'Hồ sơ còn thiếu giấy tờ hoặc thông tin',
    cn: '申请缺少文件或信息',
    ar: 'تنقص الطلب مستندات أو معلومات',
  },
} as const satisfies Readonly<Record<string, Translations>>
