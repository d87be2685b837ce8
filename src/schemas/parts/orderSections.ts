import { orderTexts as texts } from '../texts/orders'

/** An order's page and form: what it is, its lines, how it is paid, delivered and invoiced. */
export const orderSections = [
  {
    id: 'order',
    label: texts.order,
    fields: ['ID', 'ESTADO', 'CLIENTEID', 'VENDEDOR', 'BODEGA', 'FORMADEPAGO', 'FECHACREACION'],
  },
  {
    id: 'lines',
    label: texts.lines,
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
    label: texts.payment,
    show: { FORMADEPAGO: '-1' },
    fields: [
      'CUENTA_TRANSFERENCIA',
      'NUMERO_REFERENCIA',
      'TOTAL_DOLARES_REFERENCIA',
      'DIFERENCIA_TRANSFERENCIA',
    ],
  },
  {
    id: 'delivery',
    label: texts.delivery,
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
  { id: 'billing', label: texts.billing, fields: 'rest' },
] as const
