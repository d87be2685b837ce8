const readers = ['admin', 'credit'] as const

/** The price that takes the place of the present one on a day; sellers learn of it then. */
export const nextPrice = {
  PRECIO_NUEVO: {
    kind: 'money',
    sensitive: true,
    read: readers,
    required: { VIGENTE_DESDE: { empty: false } },
  },
  VIGENTE_DESDE: {
    kind: 'date',
    min: 'today',
    inTimeline: false,
    read: readers,
    required: { PRECIO_NUEVO: { empty: false } },
  },
} as const
