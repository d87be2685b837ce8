import type { Text } from '../../domain/text'

/** The documents of other systems that people bring where those are not connected. */
export const handDocumentTexts = {
  invoice: {
    es: 'PDF de la factura',
    en: 'Invoice PDF',
    fr: 'PDF de la facture',
    vi: 'PDF hóa đơn',
    cn: '发票 PDF',
    ar: 'ملف الفاتورة PDF',
  },
  invoiceTaken: {
    es: 'Esta factura ya es de otro pedido: {{other}}',
    en: 'This invoice already belongs to another order: {{other}}',
    fr: 'Cette facture appartient déjà à une autre commande : {{other}}',
    vi: 'Hóa đơn này đã thuộc về đơn hàng khác: {{other}}',
    cn: '该发票已属于另一张订单：{{other}}',
    ar: 'هذه الفاتورة تخص طلبًا آخر بالفعل: {{other}}',
  },
  salesOrderTaken: {
    es: 'Esta orden de venta ya es de otro pedido: {{other}}',
    en: 'This sales order already belongs to another order: {{other}}',
    fr: 'Cette commande client SAP appartient déjà à une autre commande : {{other}}',
    vi: 'Đơn bán SAP này đã thuộc về đơn hàng khác: {{other}}',
    cn: '该销售订单已属于另一张订单：{{other}}',
    ar: 'أمر البيع هذا يخص طلبًا آخر بالفعل: {{other}}',
  },
  noteTaken: {
    es: 'Esta nota de crédito ya es de otra orden: {{other}}',
    en: 'This credit note already belongs to another order: {{other}}',
    fr: 'Cet avoir appartient déjà à une autre commande : {{other}}',
    vi: 'Phiếu ghi có này đã thuộc về đơn khác: {{other}}',
    cn: '该贷记单已属于另一张单据：{{other}}',
    ar: 'إشعار الدائن هذا يخص طلبًا آخر بالفعل: {{other}}',
  },
  creditNote: {
    es: 'PDF de la nota de crédito',
    en: 'Credit note PDF',
    fr: 'PDF de l’avoir',
    vi: 'PDF phiếu ghi có',
    cn: '贷记单 PDF',
    ar: 'ملف إشعار الدائن PDF',
  },
  waybill: {
    es: 'PDF de la guía',
    en: 'Waybill PDF',
    fr: 'PDF du bordereau',
    vi: 'PDF vận đơn',
    cn: '运单 PDF',
    ar: 'ملف بوليصة الشحن PDF',
  },
  cancellation: {
    es: 'Documento SAP de la anulación',
    en: 'SAP cancellation document',
    fr: 'Document SAP de l’annulation',
    vi: 'Chứng từ hủy trong SAP',
    cn: 'SAP 撤销凭证',
    ar: 'مستند الإلغاء في SAP',
  },
  cancellationHelp: {
    es: 'El número que SAP dio a la anulación; si solo se anuló la orden de venta, el número de esa orden.',
    en: 'The number SAP gave the cancellation; if only the sales order was cancelled, the number of that order.',
    fr: 'Le numéro que SAP a donné à l’annulation ; si seule la commande a été annulée, le numéro de la commande.',
    vi: 'Số mà SAP cấp cho việc hủy; nếu chỉ hủy đơn bán, hãy nhập số đơn bán đó.',
    cn: 'SAP 为撤销生成的编号；若只撤销了销售订单，则填该订单号。',
    ar: 'الرقم الذي أعطاه SAP للإلغاء؛ وإذا أُلغي أمر البيع فقط فرقم ذلك الأمر.',
  },
} as const satisfies Record<string, Text>
