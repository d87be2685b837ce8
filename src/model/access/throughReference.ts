import type { FieldModel, Resource } from '../fields/resource'
import { valuesOf } from '../fields/valuesOf'
import { fieldsOf } from '../rules/rule'
import { rulesOf } from './rulesOf'

/** A path over one reference: `ORDEN_ID.ESTADO` is the state of the row's order. */
export interface Through {
  readonly name: string
  readonly reference: FieldModel
  readonly target: Resource
  readonly field: FieldModel
}

/** Resolves a dotted path; undefined where its first part is not a reference (`ITEMS.CANTIDAD` is a row field). */
export function throughOf({ fields }: Resource, name: string): Through | undefined {
  const [head = '', tail = '', more] = name.split('.')
  const reference = fields.get(head)
  if (!reference?.reference || more !== undefined) return undefined
  const { target } = reference
  const field = target?.fields.get(tail)
  return target && field && { name, reference, target, field }
}

/** First part of a path. */
export const farHeadOf = (name: string): string => name.split('.')[0] ?? ''

/** The field of a path: of the record, or of a referenced record. */
export const fieldAtPath = (resource: Resource, name: string): FieldModel | undefined =>
  resource.fields.get(name) ?? throughOf(resource, name)?.field

const known = new WeakMap<Resource, readonly Through[]>()

/** All reference paths in rules and values of a schema. */
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
 * References of a record to records the reader may not see: rules evaluate them, messages do not reveal
 * them. A symbol, so that code that iterates over fields skips it.
 */
export const unreadable: unique symbol = Symbol('unseen')
export const unreadableIn = (record: object): ReadonlySet<string> =>
  (record as { readonly [unreadable]?: ReadonlySet<string> })[unreadable] ?? nothing
const nothing: ReadonlySet<string> = new Set()
