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
  customerType: {
    es: 'Tipo de cliente',
    en: 'Customer type',
    fr: 'Type de client',
    vi: 'Loại khách hàng',
    cn: '客户类型',
    ar: 'نوع العميل',
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
  stillMissing: {
    es: 'Faltan documentos: cárguelos, o márquelos como “No aplica”',
    en: 'Documents are missing: upload them, or mark them as not needed',
    fr: 'Des documents manquent : téléversez-les, ou marquez-les sans objet',
    vi: 'Còn thiếu giấy tờ: hãy tải lên, hoặc đánh dấu là không cần',
    cn: '缺少文件：请上传，或标记为不需要',
    ar: 'تنقص مستندات: ارفعها أو ضع عليها علامة غير لازم',
  },
  notApproved: {
    es: 'Falta la aprobación: “Aprobación de crédito” dice por cuánto',
    en: 'It is not approved yet: “Credit approval” says for how much',
    fr: 'L’approbation manque : « Approbation du crédit » dit pour combien',
    vi: 'Chưa được duyệt: “Phê duyệt tín dụng” nêu số tiền',
    cn: '尚未批准：“信贷审批”确定金额',
    ar: 'لم تتم الموافقة بعد: «الموافقة على الائتمان» تحدد المبلغ',
  },
  stillToCheck: {
    es: 'Hay documentos por revisar',
    en: 'There are documents to be checked',
    fr: 'Des documents restent à vérifier',
    vi: 'Còn giấy tờ chưa kiểm tra',
    cn: '仍有文件待审核',
    ar: 'هناك مستندات بانتظار المراجعة',
  },
} as const satisfies Readonly<Record<string, Translations>>
