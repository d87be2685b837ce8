import type { FieldModel, Resource } from './resource'
import { fieldsOf } from './rule'
import { rulesOf } from './rulesOf'
import { valuesOf } from './valuesOf'

/** A look one step through a reference: `ORDEN_ID.ESTADO` is the state of the order a row belongs to. */
export interface Through {
  readonly name: string
  readonly reference: FieldModel
  readonly target: Resource
  readonly field: FieldModel
}

/** What a dotted name sees: nothing where its first part is no reference (`ITEMS.CANTIDAD` is a row's field). */
export function throughOf({ fields }: Resource, name: string): Through | undefined {
  const [head = '', tail = '', more] = name.split('.')
  const reference = fields.get(head)
  if (reference?.kind !== 'reference' || more !== undefined) return undefined
  const { target } = reference
  const field = target?.fields.get(tail)
  return target && field && { name, reference, target, field }
}

/** The field of the record itself a name begins with. */
export const headOf = (name: string): string => name.split('.')[0] ?? ''

/** The field a rule asks about: the record's own, or the one it sees through a reference. */
export const askedField = (resource: Resource, name: string): FieldModel | undefined =>
  resource.fields.get(name) ?? throughOf(resource, name)?.field

const known = new WeakMap<Resource, readonly Through[]>()

/** Everything the rules and values of a schema see through its references; most see nothing. */
export function throughsOf(resource: Resource): readonly Through[] {
  const before = known.get(resource)
  if (before) return before
  const asked = rulesOf(resource).flatMap(({ node }) => fieldsOf(node))
  const names = new Set([...asked, ...valuesOf(resource).map(({ from }) => from)])
  const made = [...names].flatMap(name => throughOf(resource, name) ?? [])
  known.set(resource, made)
  return made
}

/**
 * The references of a record whose other end its reader may not see: rules count what is there, words
 * do not tell of it. It travels with the record, out of sight of everything that walks its fields.
 */
export const unseen: unique symbol = Symbol('unseen')
export const unseenIn = (record: object): ReadonlySet<string> =>
  (record as { readonly [unseen]?: ReadonlySet<string> })[unseen] ?? nothing
const nothing: ReadonlySet<string> = new Set()
