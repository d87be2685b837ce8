import { reserve } from './orderEffects'

/** Cash is approved against a bank transfer of the order's total, give or take a dollar. */
const cash = {
  need: [
    {
      when: { FORMADEPAGO: '-1' },
      fields: ['CUENTA_TRANSFERENCIA', 'NUMERO_REFERENCIA', 'TOTAL_DOLARES_REFERENCIA'],
    },
  ],
  when: [
    {
      rule: {
        or: [
          { FORMADEPAGO: { ne: '-1' } },
          {
            TOTAL_DOLARES_REFERENCIA: {
              gt: 0,
              gte: { field: 'TOTAL', plus: -1 },
              lte: { field: 'TOTAL', plus: 1 },
            },
          },
        ],
      },
      else: {
        es: 'El valor transferido debe ser el total de la orden con IVA, con 1 dólar de tolerancia',
        en: 'The amount transferred must be the order total with IVA, within 1 dollar',
        fr: 'Le montant transféré doit être le total de la commande avec IVA, à 1 dollar près',
        vi: 'Số tiền chuyển phải bằng tổng đơn gồm IVA, chênh lệch tối đa 1 đô la',
        cn: '转账金额须等于含 IVA 的订单总额，误差不超过 1 美元',
        ar: 'يجب أن يساوي المبلغ المحوّل إجمالي الطلب مع الضريبة بفارق دولار واحد كحد أقصى',
      },
    },
    {
      rule: { TOTAL: { gte: 0 } },
      else: {
        es: 'El descuento supera el subtotal',
        en: 'The discount exceeds the subtotal',
        fr: 'La remise dépasse le sous-total',
        vi: 'Giảm giá vượt quá tạm tính',
        cn: '折扣超过小计',
        ar: 'الخصم يتجاوز المجموع الفرعي',
      },
    },
    {
      rule: { ITEMS: { empty: false } },
      else: {
        es: 'La orden no tiene productos',
        en: 'The order has no products',
        fr: 'La commande ne contient aucun produit',
        vi: 'Đơn hàng chưa có sản phẩm',
        cn: '订单没有产品',
        ar: 'لا توجد منتجات في الطلب',
      },
    },
  ],
  ask: ['OBSERVACIONES', 'CUENTA_TRANSFERENCIA', 'NUMERO_REFERENCIA', 'TOTAL_DOLARES_REFERENCIA'],
} as const

const approved = { FECHAAPROBO: '$now', USUARIOAPROBO: '$me.ID' } as const

/** From the order's birth to the warehouse: who says yes. */
export const orderApprovals = {
  aprobarVendedor: {
    label: {
      es: 'Aprobar (vendedor)',
      en: 'Approve (sales agent)',
      fr: 'Approuver (commercial)',
      vi: 'Duyệt (bán hàng)',
      cn: '批准（销售员）',
      ar: 'موافقة (المندوب)',
    },
    from: [15],
    to: 6,
    by: { or: [{ '$me.ROLE': '10' }, { '$me.ROLE': '7', VENDEDOR: '$me.ID' }] },
    icon: 'check',
    colour: 'success',
  },
  aprobarSoporte: {
    label: {
      es: 'Aprobar (ejecutivo de soporte)',
      en: 'Approve (support executive)',
      fr: 'Approuver (support)',
      vi: 'Duyệt (hỗ trợ)',
      cn: '批准（支持专员）',
      ar: 'موافقة (مسؤول الدعم)',
    },
    from: [10],
    to: 13,
    by: ['2'],
    icon: 'check',
    colour: 'success',
  },
  aprobarCompras: {
    label: {
      es: 'Aprobar (comercial)',
      en: 'Approve (purchasing)',
      fr: 'Approuver (achats)',
      vi: 'Duyệt (mua hàng)',
      cn: '批准（采购）',
      ar: 'موافقة (المشتريات)',
    },
    from: [13],
    to: 6,
    by: ['1'],
    icon: 'check',
    colour: 'success',
  },
  aprobar: {
    ...cash,
    label: {
      es: 'Aprobar y enviar a cargar series',
      en: 'Approve and send to load serials',
      fr: 'Approuver et envoyer à la saisie des séries',
      vi: 'Duyệt và chuyển nhập số sê-ri',
      cn: '批准并转录入序列号',
      ar: 'موافقة وإرسال لإدخال الأرقام التسلسلية',
    },
    from: [6],
    to: 7,
    by: ['9', '10'],
    effects: [{ set: approved }, reserve, { call: 'sap.ordenVenta' }],
    icon: 'check',
    colour: 'success',
  },
  retener: {
    ...cash,
    label: {
      es: 'Aprobar y retener',
      en: 'Approve and hold',
      fr: 'Approuver et retenir',
      vi: 'Duyệt và giữ lại',
      cn: '批准并扣留',
      ar: 'موافقة مع الاحتجاز',
    },
    from: [6],
    to: 5,
    by: ['9'],
    effects: [{ set: { ...approved, PEDIDO_RETENIDO: true } }, reserve],
    icon: 'pause',
    colour: 'warning',
  },
  liberar: {
    label: {
      es: 'Liberar orden',
      en: 'Release order',
      fr: 'Libérer la commande',
      vi: 'Giải phóng đơn',
      cn: '解除扣留',
      ar: 'الإفراج عن الطلب',
    },
    from: [5],
    to: 7,
    by: ['9'],
    effects: [{ set: { PEDIDO_RETENIDO: false } }, { call: 'sap.ordenVenta' }],
    icon: 'play_arrow',
    colour: 'success',
  },
  observar: {
    label: {
      es: 'Observación de cartera',
      en: 'Credit observation',
      fr: 'Observation du crédit',
      vi: 'Ghi chú tín dụng',
      cn: '信贷备注',
      ar: 'ملاحظة الائتمان',
    },
    from: [6],
    by: ['9'],
    ask: ['NUMEROFACTURAE4'],
    icon: 'comment',
  },
} as const
