import { goods, serialised } from './orderLines'
import { counts } from './orderRights'

/** Units, required serials and loaded serials. */
export const orderUnits = {
  UNIDADES: {
    kind: 'computed',
    label: 'Unidades',
    format: 'integer',
    formula: { sum: 'ITEMS.CANTIDAD', where: goods },
    read: counts,
  },
  /** Without waived serials. */
  SERIES_EXIGIDAS: {
    kind: 'computed',
    label: 'Series exigidas',
    format: 'integer',
    formula: {
      sub: [{ sum: 'ITEMS.CANTIDAD', where: serialised }, { first: ['SERIES_DISPENSADAS', 0] }],
    },
    read: counts,
  },
  // Units returned by a credit note no longer count.
  SERIES_COUNT: {
    kind: 'computed',
    label: 'Series cargadas',
    format: 'integer',
    rollup: { count: 'serials', via: 'ORDEN_ID', where: { NOTA_CREDITO: { ne: true } } },
    read: counts,
  },
  SERIES_DISPENSADAS: {
    kind: 'integer',
    label: 'Unidades autorizadas sin serie',
    readOnly: true,
    read: counts,
  },
  MOTIVO_SIN_SERIES: {
    kind: 'text',
    label: 'Motivo para facturar sin series',
    max: 200,
    readOnly: true,
    read: counts,
  },
  SIN_SERIES_AUTORIZO: {
    kind: 'reference',
    resource: 'users',
    label: 'Autorizó facturar sin series',
    readOnly: true,
    read: counts,
  },
} as const
