import { order } from '../flows/orderStates'
import { orderTexts as texts } from '../texts/orders'

const { serials, billing, dispatch } = order

/** What the warehouse has printed already stands out for it, what credit put first for everybody (domain.md 4.1). */
const orderMarks = [
  {
    when: {
      '$me.ROLE': '8',
      ESTADO: { in: [serials, billing, dispatch] },
      FECHA_IMPRESION: { empty: false },
    },
    label: texts.printed,
    colour: 'warning',
  },
  {
    when: { ESTADO: { in: [billing, dispatch] }, PRIORIDAD: { empty: false } },
    label: texts.prioritised,
    colour: 'info',
  },
] as const

/** How orders are listed: their tabs, what they come to, what stands out, and in which order (domain.md 5.8). */
export const orderList = {
  // Which, whose, how far, how much and since when stand before the edge of a small screen, whoever looks.
  columns: [
    'ID',
    'CLIENTEID',
    'ESTADO',
    'TOTAL',
    'FECHACREACION',
    'SUBTOTAL',
    'UNIDADES',
    'SERIES_COUNT',
    'VENDEDOR',
    'BODEGA',
    'FORMADEPAGO',
    'NUMEROFACTURAE4',
    'NUMEROGUIA',
    'NUMEROFACTURALIDENAR',
    'DOCNUM',
    'FECHAAPROBO',
    'FECHAFACTURACION',
    'OBSERVACION_ANULACION',
  ],
  cards: ['CLIENTEID', 'SUBTOTAL', 'UNIDADES', 'VENDEDOR', 'BODEGA', 'NUMEROFACTURAE4'],
  // The warehouse works through what credit put first.
  sort: [{ by: ['8'], is: 'PRIORIDAD desc' }, { is: 'ID desc' }],
  marks: orderMarks,
  tabs: 'ESTADO',
  summary: {
    sum: 'SUBTOTAL',
    of: [
      order.seller,
      order.credit,
      order.serials,
      order.billing,
      order.evidence,
      order.done,
      order.annulled,
    ],
    total: [order.credit, order.serials, order.done, order.billing, order.evidence],
  },
} as const
