import type { Translations } from '../../domain/text'

/** What a document of a credit application tells, and why it is refused. */
export const creditDocumentSays = {
  refused: {
    es: 'Se rechazó un documento de la solicitud de crédito',
    en: 'A document of the credit application was refused',
    fr: 'Un document de la demande de crédit a été refusé',
    vi: 'Một giấy tờ của hồ sơ tín dụng bị từ chối',
    cn: '信贷申请的一份文件被退回',
    ar: 'رُفض أحد مستندات طلب الائتمان',
  },
  expired: {
    es: 'Caducó un documento de la solicitud de crédito',
    en: 'A document of the credit application has expired',
    fr: 'Un document de la demande de crédit a expiré',
    vi: 'Một giấy tờ của hồ sơ tín dụng đã hết hạn',
    cn: '信贷申请的一份文件已过期',
    ar: 'انتهت صلاحية أحد مستندات طلب الائتمان',
  },
  asked: {
    es: 'Se pide otra vez un documento de la solicitud de crédito',
    en: 'A document of the credit application is asked for again',
    fr: 'Un document de la demande de crédit est redemandé',
    vi: 'Một giấy tờ của hồ sơ tín dụng được yêu cầu lại',
    cn: '信贷申请的一份文件需重新提交',
    ar: 'يُطلب أحد مستندات طلب الائتمان من جديد',
  },
} as const satisfies Readonly<Record<string, Translations>>

export const refusalReasons = {
  ilegible: {
    es: 'No se lee',
    en: 'Illegible',
    fr: 'Illisible',
    vi: 'Không đọc được',
    cn: '无法辨认',
    ar: 'غير مقروء',
  },
  incompleto: {
    es: 'Incompleto',
    en: 'Incomplete',
    fr: 'Incomplet',
    vi: 'Không đầy đủ',
    cn: '不完整',
    ar: 'غير مكتمل',
  },
  conClave: {
    es: 'Pide una clave para abrirse',
    en: 'It asks for a password',
    fr: 'Il demande un mot de passe',
    vi: 'Cần mật khẩu để mở',
    cn: '打开需要密码',
    ar: 'يطلب كلمة مرور لفتحه',
  },
  noCorresponde: {
    es: 'No corresponde al cliente o al documento pedido',
    en: 'Not the applicant’s, or not what was asked for',
    fr: 'Ne correspond pas au client ou au document demandé',
    vi: 'Không đúng khách hàng hoặc giấy tờ yêu cầu',
    cn: '与客户或所要求的文件不符',
    ar: 'لا يخص العميل أو ليس المستند المطلوب',
  },
  otro: {
    es: 'Otro motivo',
    en: 'Another reason',
    fr: 'Autre motif',
    vi: 'Lý do khác',
    cn: '其他原因',
    ar: 'سبب آخر',
  },
} as const satisfies Readonly<Record<string, Translations>>
