import type { Translations } from '../../domain/text'

/** Words of a credit application that the dictionary of columns does not have. */
export const creditTexts = {
  natural: {
    es: 'Natural',
    en: 'Natural person',
    fr: 'Personne physique',
    vi: 'Cá nhân',
    cn: '自然人',
    ar: 'شخص طبيعي',
  },
  legal: {
    es: 'Jurídica',
    en: 'Legal person',
    fr: 'Personne morale',
    vi: 'Pháp nhân',
    cn: '法人',
    ar: 'شخص اعتباري',
  },
  identity: {
    es: 'Identificación del cliente',
    en: 'Customer identification',
    fr: 'Identification du client',
    vi: 'Thông tin khách hàng',
    cn: '客户身份',
    ar: 'تعريف العميل',
  },
  trade: {
    es: 'Referencias comerciales',
    en: 'Trade references',
    fr: 'Références commerciales',
    vi: 'Tham chiếu thương mại',
    cn: '商业推荐',
    ar: 'مراجع تجارية',
  },
  bureauAsked: {
    es: 'Consultas al buró vigentes',
    en: 'Bureau answers in force',
    fr: 'Réponses du bureau en vigueur',
    vi: 'Kết quả tín dụng còn hiệu lực',
    cn: '有效的征信结果',
    ar: 'ردود المكتب السارية',
  },
  bureauOpen: {
    es: 'Autorizaciones al buró en curso',
    en: 'Bureau authorisations under way',
    fr: 'Autorisations du bureau en cours',
    vi: 'Ủy quyền tra cứu đang xử lý',
    cn: '进行中的征信授权',
    ar: 'تفويضات المكتب الجارية',
  },
  addresses: {
    es: 'Direcciones de envío autorizadas',
    en: 'Authorised delivery addresses',
    fr: 'Adresses de livraison autorisées',
    vi: 'Địa chỉ giao hàng được phép',
    cn: '授权收货地址',
    ar: 'عناوين التوصيل المعتمدة',
  },
  bank: {
    es: 'Referencias bancarias',
    en: 'Bank references',
    fr: 'Références bancaires',
    vi: 'Tham chiếu ngân hàng',
    cn: '银行推荐',
    ar: 'مراجع مصرفية',
  },
} as const satisfies Readonly<Record<string, Translations>>
