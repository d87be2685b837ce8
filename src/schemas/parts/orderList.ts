import { orderState } from '../flows/orderStates'

const { serials, billing, dispatch } = orderState

/** Highlights printed orders for the warehouse, and prioritised ones for everyone (business.md#orders). */
const orderMarks = [
  {
    when: {
      '$me.ROLE': 'warehouse',
      ESTADO: { in: [serials, billing, dispatch] },
      FECHA_IMPRESION: { empty: false },
    },
    label: 'Impreso',
    colour: 'warning',
  },
  {
    when: { ESTADO: { in: [billing, dispatch] }, PRIORIDAD: { empty: false } },
    label: 'Prioritario',
    colour: 'info',
  },
] as const

/** List of orders: tabs, highlights and sorting (business.md#orders). */
export const orderList = {
  // The most important columns fit on a small screen.
  columns: [
    'ID',
    'CLIENTEID',
    'ESTADO',
    'TOTAL',
    'FECHACREACION',
    'VENDEDOR',
    'UNIDADES',
    'BODEGA',
    'SERIES_COUNT',
    'FORMADEPAGO',
    'NUMEROFACTURAE4',
    'NUMEROGUIA',
    'NUMEROFACTURALIDENAR',
    'DOCNUM',
    'FECHAAPROBO',
    'FECHAFACTURACION',
    'SUBTOTAL',
    'OBSERVACION_ANULACION',
  ],
  cardFields: ['CLIENTEID', 'SUBTOTAL', 'UNIDADES', 'VENDEDOR', 'BODEGA', 'NUMEROFACTURAE4'],
  // The warehouse sees prioritised orders first.
  sort: [{ when: { '$me.ROLE': 'warehouse' }, value: 'PRIORIDAD desc' }, { value: 'ID desc' }],
  highlights: orderMarks,
  tabs: 'ESTADO',
} as const

/** Cards above the list: amounts by state, without orders of the seller and annulled ones in the total. */
export const orderSummary = {
  sum: 'SUBTOTAL',
  values: [
    orderState.seller,
    orderState.credit,
    orderState.serials,
    orderState.billing,
    orderState.evidence,
    orderState.done,
    orderState.annulled,
  ],
  total: [
    orderState.credit,
    orderState.serials,
    orderState.done,
    orderState.billing,
    orderState.evidence,
  ],
} as const
