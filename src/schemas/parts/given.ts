import { workBranches } from '../../domain/attendance/workBranches'
import { serialLengths } from '../../domain/devices/imei'

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

/** The credit application of a record. */
export const ofApplication = {
  kind: 'reference',
  resource: 'credit-applications',
  label: 'Solicitud',
  ...fixed,
  filter: true,
} as const

/** The article of a comment or a reading, deleted with it. */
export const ofArticle = {
  kind: 'reference',
  resource: 'posts',
  onDelete: 'cascade',
  label: 'Noticia',
  ...fixed,
  filter: true,
} as const

/** A device's serial or IMEI, by which it is found. */
export const serial = { kind: 'imei', lengths: serialLengths, search: true, ...fixed } as const

/** The place of work of the person who makes the record. */
export const workplace = {
  kind: 'choice',
  options: workBranches,
  allowOther: true,
  default: '$me.SUCURSAL',
  readOnly: true,
} as const

/** The same rights for every role of the partner company. */
export const partners = <Rights>(rights: Rights) => ({
  ...{ partnerSales: rights, partnerPurchasing: rights, partnerSupport: rights },
})
