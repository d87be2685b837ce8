/** Sections of an order's page and form. */
export const orderSections = [
  {
    id: 'order',
    label: 'Pedido',
    fields: ['ID', 'ESTADO', 'CLIENTEID', 'VENDEDOR', 'BODEGA', 'FORMADEPAGO', 'FECHACREACION'],
  },
  {
    id: 'lines',
    label: 'Productos',
    fields: [
      'ITEMS',
      'SUBTOTAL',
      'DISCOUNT',
      'IVA',
      'TOTAL',
      'TM_SUBTOTAL',
      'UNIDADES',
      'SERIES_EXIGIDAS',
      'SERIES_COUNT',
      'SERIES_DISPENSADAS',
      'MOTIVO_SIN_SERIES',
      'SIN_SERIES_AUTORIZO',
    ],
  },
  {
    id: 'payment',
    label: 'Pago de contado',
    visibleWhen: { FORMADEPAGO: '-1' },
    fields: [
      'CUENTA_TRANSFERENCIA',
      'NUMERO_REFERENCIA',
      'TOTAL_DOLARES_REFERENCIA',
      'DIFERENCIA_TRANSFERENCIA',
    ],
  },
  {
    id: 'delivery',
    label: 'Entrega',
    fields: [
      'OBSERVACIONESB',
      'NUMEROGUIA',
      'GUIA_PDF',
      'BULTOS',
      'IDUSUARIOENTREGARA',
      'FECHA_IMPRESION',
      'URL_INVOICE_SELLER',
      'COMENTARIOENTREGA',
    ],
  },
  { id: 'billing', label: 'Aprobación y facturación', fields: 'others' },
] as const
