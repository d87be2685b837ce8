import { committee } from '../../domain/creditCommittee'
import { formatMoney } from '../../domain/money'
import type { Translations } from '../../domain/text'

const alone = formatMoney(committee.alone)
const together = formatMoney(committee.together)

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
  correctIdentity: {
    es: 'Corregir identidad',
    en: 'Correct identity',
    fr: 'Corriger l’identité',
    vi: 'Sửa danh tính',
    cn: '更正身份',
    ar: 'تصحيح الهوية',
  },
  anotherPerson: {
    es: 'La solicitud vuelve a evaluación: su aprobación, la revisión de sus documentos, sus firmas y la respuesta del buró dejan de valer.',
    en: 'The application goes back to evaluation: its approval, the checks of its documents, its signatures and the bureau’s answer no longer count.',
    fr: 'La demande revient à l’évaluation : son approbation, la vérification de ses documents, ses signatures et la réponse du bureau ne valent plus.',
    vi: 'Hồ sơ trở lại bước đánh giá: phê duyệt, kết quả kiểm tra giấy tờ, chữ ký và trả lời tín dụng không còn giá trị.',
    cn: '申请退回评估：其批准、文件审核、签名和征信结果不再有效。',
    ar: 'يعود الطلب إلى التقييم: لا تبقى موافقته ولا مراجعة مستنداته ولا توقيعاته ولا رد المكتب سارية.',
  },
  identityCorrected: {
    es: 'Crédito corrigió la identidad de una solicitud, que se evalúa de nuevo',
    en: 'Credit corrected the identity of an application, which is judged anew',
    fr: 'Le crédit a corrigé l’identité d’une demande, évaluée à nouveau',
    vi: 'Tín dụng đã sửa danh tính của hồ sơ, hồ sơ được đánh giá lại',
    cn: '信贷部门更正了申请的身份，将重新评估',
    ar: 'صحح الائتمان هوية طلب، ويُقيَّم من جديد',
  },
  tiers: {
    es: `Hasta ${alone} aprueba una persona de crédito, hasta ${together} dos distintas, por encima dos administradores.`,
    en: `Up to ${alone} one person of credit approves, up to ${together} two different ones, above it two administrators.`,
    fr: `Jusqu’à ${alone} une personne du crédit approuve, jusqu’à ${together} deux différentes, au-delà deux administrateurs.`,
    vi: `Đến ${alone} một người của tín dụng duyệt, đến ${together} hai người khác nhau, trên mức đó hai quản trị viên.`,
    cn: `${alone} 以内由一名信贷人员批准，${together} 以内由两名不同人员批准，超过则由两名管理员批准。`,
    ar: `حتى ${alone} يوافق شخص واحد من الائتمان، وحتى ${together} شخصان مختلفان، وفوق ذلك مديران.`,
  },
  aboveAsked: {
    es: 'El monto aprobado es mayor que el solicitado',
    en: 'The approved amount is above the one asked for',
    fr: 'Le montant approuvé dépasse le montant demandé',
    vi: 'Số tiền duyệt cao hơn số tiền yêu cầu',
    cn: '批准金额高于申请金额',
    ar: 'المبلغ الموافق عليه أكبر من المطلوب',
  },
  noBureau: {
    es: 'Nadie consultó al buró por este solicitante, o su respuesta ya venció',
    en: 'Nobody has asked the bureau about this applicant, or its answer has expired',
    fr: 'Personne n’a consulté le bureau pour ce demandeur, ou sa réponse a expiré',
    vi: 'Chưa ai tra cứu tín dụng người này, hoặc kết quả đã hết hạn',
    cn: '尚未查询该申请人的征信，或结果已过期',
    ar: 'لم يستعلم أحد عن مقدم الطلب لدى المكتب، أو انتهت صلاحية الرد',
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
