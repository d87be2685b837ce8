import type { Translations } from '../../domain/text'

/** Words of a customer that the dictionary of columns does not have. */
export const clientTexts = {
  identity: {
    es: 'Identificación',
    en: 'Identification',
    fr: 'Identification',
    vi: 'Thông tin định danh',
    cn: '身份信息',
    ar: 'التعريف',
  },
  addresses: {
    es: 'Direcciones de envío',
    en: 'Delivery addresses',
    fr: 'Adresses de livraison',
    vi: 'Địa chỉ giao hàng',
    cn: '收货地址',
    ar: 'عناوين التوصيل',
  },
  credit: { es: 'Crédito', en: 'Credit', fr: 'Crédit', vi: 'Tín dụng', cn: '信贷', ar: 'الائتمان' },
  taxId: {
    es: 'Cédula o RUC',
    en: 'ID number or RUC',
    fr: 'Cédule ou RUC',
    vi: 'Số căn cước hoặc RUC',
    cn: '身份证号或 RUC',
    ar: 'رقم الهوية أو RUC',
  },
  seller: {
    es: 'Vendedor',
    en: 'Sales agent',
    fr: 'Commercial',
    vi: 'Nhân viên bán hàng',
    cn: '销售员',
    ar: 'المندوب',
  },
  collects: {
    es: 'Retira en bodega, sin entrega',
    en: 'Collects at the warehouse, no delivery',
    fr: 'Retire à l’entrepôt, sans livraison',
    vi: 'Nhận tại kho, không giao hàng',
    cn: '到仓库自提，无需送货',
    ar: 'يستلم من المستودع دون توصيل',
  },
  parent: {
    es: 'Cliente padre',
    en: 'Parent customer',
    fr: 'Client parent',
    vi: 'Khách hàng cấp trên',
    cn: '上级客户',
    ar: 'العميل الرئيسي',
  },
  capacity: {
    es: 'Capacidad de pago',
    en: 'Ability to pay',
    fr: 'Capacité de paiement',
    vi: 'Khả năng thanh toán',
    cn: '支付能力',
    ar: 'القدرة على الدفع',
  },
} as const satisfies Readonly<Record<string, Translations>>
