import type { Translations } from '../../domain/text'

/** Why an order cannot end this way, and what its end asks of others. */
export const orderEndingSays = {
  finalConsumer: {
    es: 'Una factura a consumidor final no se anula: haga una nota de crédito',
    en: 'An invoice to a final consumer cannot be annulled: make a credit note',
    fr: 'Une facture au consommateur final ne s’annule pas : faites une note de crédit',
    vi: 'Không thể hủy hóa đơn cho người tiêu dùng cuối: hãy lập phiếu ghi có',
    cn: '开给最终消费者的发票不能作废：请开具贷项通知单',
    ar: 'لا تُلغى فاتورة المستهلك النهائي: أصدر إشعارًا دائنًا',
  },
  tooLate: {
    es: 'La factura es del {FECHAFACTURACION} y se podía anular hasta el 7 del mes siguiente: haga una nota de crédito',
    en: 'The invoice is of {FECHAFACTURACION} and could be annulled until the 7th of the next month: make a credit note',
    fr: 'La facture est du {FECHAFACTURACION} et pouvait être annulée jusqu’au 7 du mois suivant : faites une note de crédit',
    vi: 'Hóa đơn ngày {FECHAFACTURACION} chỉ hủy được đến ngày 7 tháng sau: hãy lập phiếu ghi có',
    cn: '发票日期为 {FECHAFACTURACION}，只能在次月 7 日前作废：请开具贷项通知单',
    ar: 'تاريخ الفاتورة {FECHAFACTURACION} وكان يمكن إلغاؤها حتى السابع من الشهر التالي: أصدر إشعارًا دائنًا',
  },
  annulInstead: {
    es: 'La factura del {FECHAFACTURACION} todavía se puede anular, hasta el 7 del mes siguiente: no necesita nota de crédito',
    en: 'The invoice of {FECHAFACTURACION} can still be annulled, until the 7th of the next month: it needs no credit note',
    fr: 'La facture du {FECHAFACTURACION} peut encore être annulée, jusqu’au 7 du mois suivant : une note de crédit est inutile',
    vi: 'Hóa đơn ngày {FECHAFACTURACION} vẫn hủy được đến ngày 7 tháng sau: không cần phiếu ghi có',
    cn: '{FECHAFACTURACION} 的发票在次月 7 日前仍可作废：无需贷项通知单',
    ar: 'فاتورة {FECHAFACTURACION} ما زال يمكن إلغاؤها حتى السابع من الشهر التالي: لا حاجة إلى إشعار دائن',
  },
  returnsByNote: {
    es: 'La factura ya no se puede anular: al devolver el pedido se hace una nota de crédito',
    en: 'The invoice can no longer be annulled: returning the order makes a credit note',
    fr: 'La facture ne peut plus être annulée : renvoyer la commande crée une note de crédit',
    vi: 'Hóa đơn không còn hủy được: trả đơn sẽ lập phiếu ghi có',
    cn: '发票已不能作废：退回订单将开具贷项通知单',
    ar: 'لم يعد بالإمكان إلغاء الفاتورة: إعادة الطلب تُصدر إشعارًا دائنًا',
  },
  noteConfirm: {
    es: '¿Hacer la nota de crédito por toda la factura? Las unidades vuelven a la bodega y el pedido queda anulado.',
    en: 'Make a credit note for the whole invoice? The units go back on the shelf and the order is annulled.',
    fr: 'Créer une note de crédit pour toute la facture ? Les unités reviennent en stock et la commande est annulée.',
    vi: 'Lập phiếu ghi có cho cả hóa đơn? Hàng trở lại kho và đơn bị hủy.',
    cn: '为整张发票开具贷项通知单？商品将回到仓库，订单作废。',
    ar: 'إصدار إشعار دائن بكامل الفاتورة؟ تعود الوحدات إلى المستودع ويُلغى الطلب.',
  },
  cancelConfirm: {
    es: '¿Cancelar su pedido? Se cancela de inmediato.',
    en: 'Cancel your order? It is cancelled at once.',
    fr: 'Annuler votre commande ? Elle est annulée immédiatement.',
    vi: 'Hủy đơn của bạn? Đơn được hủy ngay.',
    cn: '取消您的订单？将立即取消。',
    ar: 'هل تلغي طلبك؟ يُلغى فورًا.',
  },
  stopWork: {
    es: 'El pedido fue anulado: no lo prepare ni lo despache, y devuelva sus unidades a la percha',
    en: 'The order was annulled: do not prepare or dispatch it, and put its units back on the shelf',
    fr: 'La commande a été annulée : ne la préparez ni ne l’expédiez, et remettez ses unités en rayon',
    vi: 'Đơn đã bị hủy: đừng chuẩn bị hay xuất kho, và trả hàng lên kệ',
    cn: '订单已作废：请勿备货或发货，并将商品放回货架',
    ar: 'أُلغي الطلب: لا تجهزه ولا ترسله، وأعد وحداته إلى الرف',
  },
  transferToReturn: {
    es: 'Se anuló un pedido de contado ya pagado: revise la transferencia por devolver',
    en: 'A paid cash order was annulled: check the transfer to be returned',
    fr: 'Une commande au comptant déjà payée a été annulée : vérifiez le virement à rendre',
    vi: 'Một đơn trả ngay đã thanh toán bị hủy: kiểm tra khoản chuyển cần hoàn lại',
    cn: '一个已付款的现付订单被作废：请核对应退的转账',
    ar: 'أُلغي طلب نقدي مدفوع: راجع التحويل الواجب ردّه',
  },
} as const satisfies Readonly<Record<string, Translations>>
