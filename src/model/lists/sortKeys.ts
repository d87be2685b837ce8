import type { Sort, SortKey } from '../fields/resource'

/** The columns of an order, first to last. */
export const sortKeys = ({ next, ...first }: Sort): SortKey[] => (next ? [first, next] : [first])

/** An order as react-admin holds it, with the second column behind the first: `ESTADO,FECHA DESC`. */
export const packedSort = ({ field, order, next }: Sort): SortKey => ({
  field: next ? `${field},${next.field} ${next.order}` : field,
  order,
})

/** Reads the order that react-admin holds; anything else than two columns is left in the name. */
export function unpackedSort({ field, order }: SortKey): Sort {
  const [, first, second, direction] = /^([^, ]+),([^, ]+) (ASC|DESC)$/.exec(field) ?? []
  if (first === undefined || second === undefined) return { field, order }
  return { field: first, order, next: { field: second, order: direction as SortKey['order'] } }
}
