import { orderState } from './orderStates'

/** An invoice requires the serial of every unit, unless an administrator waives missing ones. */
export const everySerial = [
  {
    rule: { SERIES_COUNT: { gte: { field: 'SERIES_EXIGIDAS' } } },
    message:
      'Faltan series: el pedido tiene {SERIES_COUNT} de {SERIES_EXIGIDAS}. Cárguelas, o pida a un administrador que autorice facturar sin ellas',
  },
  {
    rule: { SERIES_COUNT: { lte: { field: 'UNIDADES' } } },
    message: 'Sobran series: hay más que unidades en el pedido',
  },
] as const

/** The warehouse removes serials while loading, credit from returned or annulled orders (business.md#orders). */
export const orderSerials = {
  quitarSeries: {
    label: 'Quitar series',
    from: [orderState.serials, orderState.credit, orderState.annulled],
    allow: {
      SERIES_COUNT: { gt: 0 },
      or: [
        { ESTADO: orderState.serials, '$me.ROLE': 'warehouse' },
        { ESTADO: { in: [orderState.credit, orderState.annulled] }, '$me.ROLE': 'credit' },
      ],
    },
    dialogInfo: ['SERIES_COUNT'],
    effects: [{ delete: 'serials', match: { ORDEN_ID: { field: 'ID' } } }],
    confirm:
      '¿Quitar todas las series de este pedido? Quedan libres para otro pedido y pasan a la papelera.',
    icon: 'backspace',
    colour: 'warning',
  },
  // Covers units missing now; a serial removed later is required again.
  dispensarSeries: {
    label: 'Autorizar factura sin series',
    from: [orderState.serials, orderState.billing],
    allow: ['admin'],
    dialogInfo: ['SERIES_EXIGIDAS', 'SERIES_COUNT'],
    dialogFields: ['MOTIVO_SIN_SERIES'],
    requiredFields: ['MOTIVO_SIN_SERIES'],
    guards: [
      {
        rule: { SERIES_COUNT: { lt: { field: 'SERIES_EXIGIDAS' } } },
        message: 'Todas las series están cargadas',
      },
    ],
    effects: [
      {
        set: {
          SERIES_DISPENSADAS: {
            formula: {
              sub: [
                { add: ['SERIES_EXIGIDAS', { first: ['SERIES_DISPENSADAS', 0] }] },
                'SERIES_COUNT',
              ],
            },
          },
          SIN_SERIES_AUTORIZO: '$me.ID',
        },
      },
      {
        notify: { '$me.ROLE': 'warehouse', BODEGA: { in: '$me.WAREHOUSE' } },
        text: 'Se autorizó facturar el pedido sin las series que faltan',
      },
    ],
    icon: 'verified',
    colour: 'warning',
  },
} as const

/** A waiver applies to one sale. */
export const unwaived = {
  SERIES_DISPENSADAS: null,
  MOTIVO_SIN_SERIES: null,
  SIN_SERIES_AUTORIZO: null,
} as const
