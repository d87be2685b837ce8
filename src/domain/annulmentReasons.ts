import type { Translations } from './text'

/** Why an order is annulled; domain.md 6 gives the ten reasons, the ids are ours. */
export const annulmentReasons = {
  CLIENTE_CANCELA: {
    es: 'El cliente cancela el pedido',
    en: 'The customer cancels the order',
    fr: 'Le client annule la commande',
    vi: 'Khách hàng hủy đơn',
    cn: '客户取消订单',
    ar: 'العميل ألغى الطلب',
  },
  CONTADO_NO_PAGADO: {
    es: 'Venta de contado no pagada',
    en: 'Cash sale not paid',
    fr: 'Vente au comptant non payée',
    vi: 'Đơn trả ngay chưa thanh toán',
    cn: '现付订单未付款',
    ar: 'بيع نقدي غير مدفوع',
  },
  CARTERA_VENCIDA: {
    es: 'Cartera vencida',
    en: 'Overdue account',
    fr: 'Compte en retard de paiement',
    vi: 'Công nợ quá hạn',
    cn: '账款逾期',
    ar: 'حساب متأخر السداد',
  },
  EXCEDE_CUPO: {
    es: 'Excede el cupo',
    en: 'Exceeds the credit limit',
    fr: 'Dépasse le plafond de crédit',
    vi: 'Vượt hạn mức',
    cn: '超出信用额度',
    ar: 'يتجاوز الحد الائتماني',
  },
  CAMBIO_PRODUCTO: {
    es: 'Cambio de producto',
    en: 'Product change',
    fr: 'Changement de produit',
    vi: 'Đổi sản phẩm',
    cn: '更换产品',
    ar: 'تغيير المنتج',
  },
  SIN_STOCK: {
    es: 'Sin stock',
    en: 'No stock',
    fr: 'Rupture de stock',
    vi: 'Hết hàng',
    cn: '无库存',
    ar: 'لا يوجد مخزون',
  },
  CAMBIO_PRECIO_MODELO: {
    es: 'Cambio de precio o modelo',
    en: 'Price or model change',
    fr: 'Changement de prix ou de modèle',
    vi: 'Đổi giá hoặc mẫu',
    cn: '价格或型号变更',
    ar: 'تغيير السعر أو الطراز',
  },
  OTRA_IDENTIFICACION: {
    es: 'El cliente desea otro RUC o cédula',
    en: 'The customer wants another RUC or ID number',
    fr: 'Le client souhaite un autre RUC ou une autre cédula',
    vi: 'Khách muốn dùng RUC hoặc số căn cước khác',
    cn: '客户要求更换税号或身份证号',
    ar: 'العميل يريد رقمًا ضريبيًا أو هوية أخرى',
  },
  FORMA_PAGO_INCORRECTA: {
    es: 'Forma de pago incorrecta',
    en: 'Wrong payment method',
    fr: 'Mode de paiement incorrect',
    vi: 'Sai phương thức thanh toán',
    cn: '付款方式错误',
    ar: 'طريقة دفع خاطئة',
  },
  PROMOCIONES_NO_CARGADAS: {
    es: 'Promociones no cargadas',
    en: 'Promotions not loaded',
    fr: 'Promotions non chargées',
    vi: 'Chưa cập nhật khuyến mãi',
    cn: '促销未录入',
    ar: 'العروض غير محمّلة',
  },
} as const satisfies Readonly<Record<string, Translations>>

export type AnnulmentReason = keyof typeof annulmentReasons
