import { orderTexts as texts } from '../texts/orders'
import { goods, serialised } from './orderLines'
import { counts } from './orderRights'

/** Units, the serials they need, and those that were loaded. */
export const orderUnits = {
  UNIDADES: {
    kind: 'computed',
    label: texts.units,
    as: 'integer',
    is: { sum: 'ITEMS.CANTIDAD', where: goods },
    read: counts,
  },
  /** Without those that somebody allowed to be missing. */
  SERIES_EXIGIDAS: {
    kind: 'computed',
    label: texts.serialsNeeded,
    as: 'integer',
    is: {
      sub: [{ sum: 'ITEMS.CANTIDAD', where: serialised }, { first: ['SERIES_DISPENSADAS', 0] }],
    },
    read: counts,
  },
  // A unit that came back by a credit note is no longer the order's.
  SERIES_COUNT: {
    kind: 'computed',
    label: texts.loaded,
    as: 'integer',
    is: { count: 'serials', by: 'ORDEN_ID', where: { NOTA_CREDITO: { ne: true } } },
    read: counts,
  },
  SERIES_DISPENSADAS: {
    kind: 'integer',
    label: texts.serialsWaived,
    readOnly: true,
    read: counts,
  },
  MOTIVO_SIN_SERIES: {
    kind: 'text',
    label: texts.serialsWaivedWhy,
    maxLength: 200,
    readOnly: true,
    read: counts,
  },
  SIN_SERIES_AUTORIZO: {
    kind: 'reference',
    to: 'users',
    label: texts.serialsWaivedBy,
    readOnly: true,
    read: counts,
  },
} as const
