import type { Translations } from '../../domain/text'

/** What an order tells people: why a step is not possible, and what has happened to it. */
export const orderSays = {
  cashMismatch: {
    es: 'El valor transferido debe ser el total de la orden con IVA, con 1 dólar de tolerancia',
    en: 'The amount transferred must be the order total with IVA, within 1 dollar',
    fr: 'Le montant transféré doit être le total de la commande avec IVA, à 1 dollar près',
    vi: 'Số tiền chuyển phải bằng tổng đơn gồm IVA, chênh lệch tối đa 1 đô la',
    cn: '转账金额须等于含 IVA 的订单总额，误差不超过 1 美元',
    ar: 'يجب أن يساوي المبلغ المحوّل إجمالي الطلب مع الضريبة بفارق دولار واحد كحد أقصى',
  },
  discountTooHigh: {
    es: 'El descuento supera el subtotal',
    en: 'The discount exceeds the subtotal',
    fr: 'La remise dépasse le sous-total',
    vi: 'Giảm giá vượt quá tạm tính',
    cn: '折扣超过小计',
    ar: 'الخصم يتجاوز المجموع الفرعي',
  },
  noProducts: {
    es: 'La orden no tiene productos',
    en: 'The order has no products',
    fr: 'La commande ne contient aucun produit',
    vi: 'Đơn hàng chưa có sản phẩm',
    cn: '订单没有产品',
    ar: 'لا توجد منتجات في الطلب',
  },
  evidenceRejected: {
    es: 'Crédito rechazó la evidencia de entrega',
    en: 'Credit rejected the delivery evidence',
    fr: 'Le crédit a refusé la preuve de livraison',
    vi: 'Tín dụng đã từ chối chứng từ giao hàng',
    cn: '信贷部门驳回了交付凭证',
    ar: 'رفض الائتمان إثبات التسليم',
  },
  annulConfirm: {
    es: '¿Anular esta orden? Solo crédito puede devolverla.',
    en: 'Annul this order? Only credit can bring it back.',
    fr: 'Annuler cette commande ? Seul le crédit peut la rétablir.',
    vi: 'Hủy đơn này? Chỉ bộ phận tín dụng mới khôi phục được.',
    cn: '作废此订单？只有信贷部门能恢复。',
    ar: 'إلغاء هذا الطلب؟ لا يمكن استعادته إلا من الائتمان.',
  },
  annulled: {
    es: 'El pedido fue anulado',
    en: 'The order was annulled',
    fr: 'La commande a été annulée',
    vi: 'Đơn hàng đã bị hủy',
    cn: '订单已作废',
    ar: 'أُلغي الطلب',
  },
  toDeliver: {
    es: 'Tiene un pedido por entregar: cargue después la factura firmada',
    en: 'You have an order to deliver: upload the signed invoice afterwards',
    fr: 'Vous avez une commande à livrer : téléversez ensuite la facture signée',
    vi: 'Bạn có một đơn cần giao: sau đó hãy tải hóa đơn đã ký lên',
    cn: '您有一个订单待送达，送达后请上传签字发票',
    ar: 'لديك طلب للتسليم: ارفع بعد ذلك الفاتورة الموقعة',
  },
  returned: {
    es: 'El pedido volvió a crédito',
    en: 'The order went back to credit',
    fr: 'La commande est revenue au crédit',
    vi: 'Đơn hàng được trả về tín dụng',
    cn: '订单已退回信贷',
    ar: 'عاد الطلب إلى الائتمان',
  },
} as const satisfies Readonly<Record<string, Translations>>
