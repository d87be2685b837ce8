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
      'SERIES_COUNT',
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
      'BULTOS',
      'IDUSUARIOENTREGARA',
      'FECHA_IMPRESION',
      'URL_INVOICE_SELLER',
      'COMENTARIOENTREGA',
    ],
  },
  { id: 'billing', label: texts.billing, fields: 'rest' },
] as const
