import type { Translations } from '../../domain/text'

/** How an authorisation to ask the bureau stands. */
export const bureauStates = {
  unsigned: {
    es: 'Por firmar',
    en: 'To be signed',
    fr: 'À signer',
    vi: 'Chờ ký',
    cn: '待签署',
    ar: 'بانتظار التوقيع',
  },
  authorised: {
    es: 'Autorizada',
    en: 'Authorised',
    fr: 'Autorisée',
    vi: 'Đã ủy quyền',
    cn: '已授权',
    ar: 'مفوَّضة',
  },
  asked: {
    es: 'Consultando',
    en: 'Asking',
    fr: 'En consultation',
    vi: 'Đang tra cứu',
    cn: '查询中',
    ar: 'قيد الاستعلام',
  },
  scored: {
    es: 'Con puntaje',
    en: 'Scored',
    fr: 'Avec score',
    vi: 'Đã có điểm',
    cn: '已有评分',
    ar: 'لها تقييم',
  },
  unknown: {
    es: 'Sin historial',
    en: 'No record',
    fr: 'Sans historique',
    vi: 'Không có lịch sử',
    cn: '无记录',
    ar: 'لا سجل لها',
  },
  expired: {
    es: 'Autorización caducada',
    en: 'Authorisation expired',
    fr: 'Autorisation expirée',
    vi: 'Ủy quyền hết hạn',
    cn: '授权已过期',
    ar: 'انتهى التفويض',
  },
  revoked: {
    es: 'Revocada',
    en: 'Revoked',
    fr: 'Révoquée',
    vi: 'Đã thu hồi',
    cn: '已撤销',
    ar: 'ملغاة',
  },
} as const satisfies Readonly<Record<string, Translations>>

export const bureauMoves = {
  sign: {
    es: 'Firmar la autorización',
    en: 'Sign the authorisation',
    fr: 'Signer l’autorisation',
    vi: 'Ký ủy quyền',
    cn: '签署授权',
    ar: 'توقيع التفويض',
  },
  ask: {
    es: 'Consultar el buró',
    en: 'Ask the bureau',
    fr: 'Consulter le bureau',
    vi: 'Tra cứu tín dụng',
    cn: '查询征信',
    ar: 'استعلام المكتب',
  },
  score: {
    es: 'Llegó el puntaje',
    en: 'The score came',
    fr: 'Le score est arrivé',
    vi: 'Đã nhận điểm',
    cn: '收到评分',
    ar: 'وصل التقييم',
  },
  unknown: {
    es: 'El buró no tiene historial',
    en: 'The bureau has no record',
    fr: 'Le bureau n’a pas d’historique',
    vi: 'Trung tâm không có lịch sử',
    cn: '征信机构无记录',
    ar: 'لا سجل لدى المكتب',
  },
  expire: {
    es: 'Caducó la autorización',
    en: 'The authorisation expired',
    fr: 'L’autorisation a expiré',
    vi: 'Ủy quyền đã hết hạn',
    cn: '授权已到期',
    ar: 'انتهت صلاحية التفويض',
  },
  revoke: {
    es: 'Revocar la autorización',
    en: 'Revoke the authorisation',
    fr: 'Révoquer l’autorisation',
    vi: 'Thu hồi ủy quyền',
    cn: '撤销授权',
    ar: 'إلغاء التفويض',
  },
} as const satisfies Readonly<Record<string, Translations>>

export const bureauSays = {
  stillGood: {
    es: 'La respuesta del buró sigue vigente hasta el {PUNTAJE_HASTA}: no se paga otra antes',
    en: 'The bureau’s answer is good until {PUNTAJE_HASTA}: no other is paid for before',
    fr: 'La réponse du bureau est valable jusqu’au {PUNTAJE_HASTA} : on n’en paie pas d’autre avant',
    vi: 'Kết quả tín dụng còn hiệu lực đến {PUNTAJE_HASTA}: không trả tiền tra cứu lại trước đó',
    cn: '征信结果在 {PUNTAJE_HASTA} 前有效：此前不再付费查询',
    ar: 'رد المكتب سارٍ حتى {PUNTAJE_HASTA}: لا يُدفع ثمن رد آخر قبل ذلك',
  },
  expired: {
    es: 'La autorización venció el {FECHA_CADUCIDAD}: el titular debe firmar otra',
    en: 'The authorisation ended on {FECHA_CADUCIDAD}: the person concerned has to sign another',
    fr: 'L’autorisation a pris fin le {FECHA_CADUCIDAD} : la personne concernée doit en signer une autre',
    vi: 'Ủy quyền đã hết hạn ngày {FECHA_CADUCIDAD}: chủ thể phải ký ủy quyền khác',
    cn: '授权已于 {FECHA_CADUCIDAD} 到期：信息主体须重新签署',
    ar: 'انتهى التفويض في {FECHA_CADUCIDAD}: على صاحب البيانات توقيع تفويض آخر',
  },
  handOver: {
    es: 'Muestre la pantalla al titular: lee el texto y firma quien consta en la cédula.',
    en: 'Show the screen to the person concerned: whoever stands on the identity card reads the text and signs.',
    fr: 'Montrez l’écran à la personne concernée : c’est le titulaire de la pièce d’identité qui lit le texte et signe.',
    vi: 'Đưa màn hình cho chủ thể: người có tên trên căn cước đọc nội dung và ký.',
    cn: '请将屏幕交给信息主体：由身份证件上的本人阅读并签名。',
    ar: 'اعرض الشاشة على صاحب البيانات: يقرأ النص ويوقّع من يظهر في بطاقة الهوية.',
  },
} as const satisfies Readonly<Record<string, Translations>>
