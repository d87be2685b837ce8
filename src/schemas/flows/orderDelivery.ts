import { putBack, release, take } from './orderEffects'

/** From the warehouse to the customer: serials, waybill, invoice, dispatch, evidence. */
export const orderDelivery = {
  enviarFacturar: {
    label: {
      es: 'Enviar a facturar',
      en: 'Send to billing',
      fr: 'Envoyer à la facturation',
      vi: 'Chuyển xuất hóa đơn',
      cn: '转开票',
      ar: 'إرسال للفوترة',
    },
    from: [7],
    to: 0,
    by: ['8'],
    ask: ['NUMEROGUIA', 'IDUSUARIOENTREGARA'],
    // Nine zeros: no courier, so an employee delivers.
    need: [
      'NUMEROGUIA',
      { when: { NUMEROGUIA: '000000000', '$me.COMPANY': 'HT' }, fields: ['IDUSUARIOENTREGARA'] },
    ],
    icon: 'receipt',
    colour: 'success',
  },
  imprimir: {
    label: {
      es: 'Marcar como impresa',
      en: 'Mark as printed',
      fr: 'Marquer comme imprimée',
      vi: 'Đánh dấu đã in',
      cn: '标记为已打印',
      ar: 'تحديد كمطبوع',
    },
    from: [7, 0, 3],
    by: ['8'],
    effects: [{ set: { FECHA_IMPRESION: '$now' } }],
    icon: 'print',
  },
  priorizar: {
    label: {
      es: 'Priorizar',
      en: 'Prioritise',
      fr: 'Prioriser',
      vi: 'Ưu tiên',
      cn: '优先处理',
      ar: 'إعطاء الأولوية',
    },
    from: [0],
    by: ['9'],
    effects: [{ set: { PRIORIDAD: '$now' } }],
    icon: 'vertical_align_top',
  },
  facturar: {
    label: {
      es: 'Crear factura en SAP',
      en: 'Create invoice in SAP',
      fr: 'Créer la facture dans SAP',
      vi: 'Tạo hóa đơn trong SAP',
      cn: '在 SAP 中开票',
      ar: 'إنشاء الفاتورة في SAP',
    },
    from: [0],
    to: 3,
    by: ['9'],
    effects: [{ set: { FECHAFACTURACION: '$now' } }, take, { call: 'sap.factura' }],
    icon: 'request_quote',
    colour: 'success',
  },
  despachar: {
    label: {
      es: 'Despachar orden',
      en: 'Dispatch order',
      fr: 'Expédier la commande',
      vi: 'Xuất kho',
      cn: '发货',
      ar: 'إرسال الطلب',
    },
    from: [3],
    to: [
      { when: { NUMEROGUIA: '000000000', IDUSUARIOENTREGARA: { empty: false } }, to: 22 },
      { to: 1 },
    ],
    by: ['8'],
    icon: 'local_shipping',
    colour: 'success',
  },
  cargarEvidencia: {
    label: {
      es: 'Cargar evidencia',
      en: 'Upload evidence',
      fr: 'Téléverser la preuve',
      vi: 'Tải chứng từ',
      cn: '上传凭证',
      ar: 'رفع الإثبات',
    },
    from: [22],
    to: 23,
    by: { or: [{ IDUSUARIOENTREGARA: '$me.ID' }, { '$me.ROLE': '10' }] },
    ask: ['URL_INVOICE_SELLER'],
    need: ['URL_INVOICE_SELLER'],
    icon: 'upload_file',
  },
  evidenciaValida: {
    label: {
      es: 'Evidencia válida',
      en: 'Evidence is valid',
      fr: 'Preuve valide',
      vi: 'Chứng từ hợp lệ',
      cn: '凭证有效',
      ar: 'الإثبات صالح',
    },
    from: [23],
    to: 1,
    by: ['9'],
    icon: 'verified',
    colour: 'success',
  },
  evidenciaNoValida: {
    label: {
      es: 'Evidencia no válida',
      en: 'Evidence is not valid',
      fr: 'Preuve non valide',
      vi: 'Chứng từ không hợp lệ',
      cn: '凭证无效',
      ar: 'الإثبات غير صالح',
    },
    from: [23],
    to: 22,
    by: ['9'],
    ask: ['COMENTARIOENTREGA'],
    need: ['COMENTARIOENTREGA'],
    effects: [
      {
        notify: { from: 'IDUSUARIOENTREGARA' },
        text: {
          es: 'Crédito rechazó la evidencia de entrega',
          en: 'Credit rejected the delivery evidence',
          fr: 'Le crédit a refusé la preuve de livraison',
          vi: 'Tín dụng đã từ chối chứng từ giao hàng',
          cn: '信贷部门驳回了交付凭证',
          ar: 'رفض الائتمان إثبات التسليم',
        },
      },
    ],
    icon: 'thumb_down',
    colour: 'error',
  },
} as const

const back = {
  label: {
    es: 'Devolver a crédito',
    en: 'Return to credit',
    fr: 'Renvoyer au crédit',
    vi: 'Trả về tín dụng',
    cn: '退回信贷',
    ar: 'إعادة إلى الائتمان',
  },
  to: 6,
  by: ['9'],
  icon: 'undo',
  colour: 'warning',
} as const
const annul = {
  label: {
    es: 'Anular',
    en: 'Annul',
    fr: 'Annuler la commande',
    vi: 'Hủy đơn',
    cn: '作废',
    ar: 'إلغاء الطلب',
  },
  to: 8,
  ask: ['OBSERVACION_ANULACION'],
  need: ['OBSERVACION_ANULACION'],
  icon: 'block',
  colour: 'error',
  confirm: {
    es: '¿Anular esta orden? Solo crédito puede devolverla.',
    en: 'Annul this order? Only credit can bring it back.',
    fr: 'Annuler cette commande ? Seul le crédit peut la rétablir.',
    vi: 'Hủy đơn này? Chỉ bộ phận tín dụng mới khôi phục được.',
    cn: '作废此订单？只有信贷部门能恢复。',
    ar: 'إلغاء هذا الطلب؟ لا يمكن استعادته إلا من الائتمان.',
  },
} as const

/** The ways back; each returns the units the order holds at that point. */
export const orderReturns = {
  devolver: { ...back, from: [0], effects: [release] },
  devolverFacturada: { ...back, from: [22, 23, 1], effects: [putBack] },
  devolverAnulada: { ...back, from: [8] },
  anular: {
    ...annul,
    from: [6, 10, 13],
    by: {
      or: [
        { ESTADO: 6, '$me.ROLE': '9' },
        { ESTADO: 10, '$me.ROLE': '2' },
        { ESTADO: 13, '$me.ROLE': '1' },
      ],
    },
  },
  anularFacturada: { ...annul, from: [22], by: ['9'], effects: [putBack] },
} as const
