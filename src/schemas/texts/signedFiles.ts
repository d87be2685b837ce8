import type { Translations } from '../../domain/text'

/** Labels of the signed documents of a request, and of the certificate they were signed with. */
export const signedFileTexts = {
  signedFile: {
    es: 'Documento firmado',
    en: 'Signed document',
    fr: 'Document signé',
    vi: 'Tài liệu đã ký',
    cn: '已签署文件',
    ar: 'المستند الموقَّع',
  },
  signedHash: {
    es: 'Huella del documento firmado (SHA-256)',
    en: 'Fingerprint of the signed document (SHA-256)',
    fr: 'Empreinte du document signé (SHA-256)',
    vi: 'Dấu vân tay tài liệu đã ký (SHA-256)',
    cn: '已签署文件的指纹（SHA-256）',
    ar: 'بصمة المستند الموقَّع (SHA-256)',
  },
  signedAuthorisation: {
    es: 'Autorización firmada',
    en: 'Signed authorisation',
    fr: 'Autorisation signée',
    vi: 'Ủy quyền đã ký',
    cn: '已签署授权书',
    ar: 'التفويض الموقَّع',
  },
  authorisationHash: {
    es: 'Huella de la autorización firmada (SHA-256)',
    en: 'Fingerprint of the signed authorisation (SHA-256)',
    fr: 'Empreinte de l’autorisation signée (SHA-256)',
    vi: 'Dấu vân tay ủy quyền đã ký (SHA-256)',
    cn: '已签署授权书的指纹（SHA-256）',
    ar: 'بصمة التفويض الموقَّع (SHA-256)',
  },
  certificateSubject: {
    es: 'Titular del certificado',
    en: 'Certificate subject',
    fr: 'Titulaire du certificat',
    vi: 'Chủ thể chứng thư',
    cn: '证书主体',
    ar: 'صاحب الشهادة',
  },
  certificateSerial: {
    es: 'Número de serie del certificado',
    en: 'Certificate serial number',
    fr: 'Numéro de série du certificat',
    vi: 'Số sê-ri chứng thư',
    cn: '证书序列号',
    ar: 'الرقم التسلسلي للشهادة',
  },
  certificateIssuer: {
    es: 'Emisor del certificado',
    en: 'Certificate issuer',
    fr: 'Émetteur du certificat',
    vi: 'Đơn vị cấp chứng thư',
    cn: '证书颁发者',
    ar: 'جهة إصدار الشهادة',
  },
  certificateTime: {
    es: 'Hora de la firma según el certificado',
    en: 'Signing time by the certificate',
    fr: 'Heure de signature selon le certificat',
    vi: 'Thời điểm ký theo chứng thư',
    cn: '证书记录的签署时间',
    ar: 'وقت التوقيع حسب الشهادة',
  },
} as const satisfies Readonly<Record<string, Translations>>
