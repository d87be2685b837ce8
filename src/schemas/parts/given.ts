/** The person who makes the record; it stays as it is. */
export const author = {
  kind: 'reference',
  resource: 'users',
  default: '$me.ID',
  readOnly: true,
} as const

/** Who answers for the record: at first the person who makes it. */
export const owner = { kind: 'reference', resource: 'users', default: '$me.ID' } as const

/** The time at which the record is made. */
export const stamp = { kind: 'dateTime', default: '$now', readOnly: true } as const

/** Given when the record is made; it stays as it is. */
export const fixed = { required: true, createOnly: true } as const

/** The same rights for every employee below the administrator. */
export const employees = <Rights>(own: Rights) => ({
  ...{ credit: own, warehouse: own, salesAgent: own, store: own, brandAgent: own },
})

/** A product, in a table that keeps its code. */
export const product = { kind: 'reference', resource: 'products', label: 'Producto' } as const
