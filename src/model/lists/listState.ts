import { business, roleNameOf } from '../../base/business'
import { isObject } from '../../base/parseJson'
import { type Me, policyOf, writableRowFields } from '../access/access'
import { farHeadOf } from '../access/throughReference'
import type { FieldModel, Resource, Sort } from '../fields/resource'
import { valuesOf } from '../fields/valuesOf'
import { holds } from '../rules/evaluate'
import { inputsOf } from '../rules/expression'
import { isOperators, type Node } from '../rules/rule'
import { tabsFor } from './listTabs'

/** Highest start row of a page; users narrow the list to reach later rows. */
export const maxOffset = 10_000

export type Density = 'comfortable' | 'compact'

/** List state stored in a view; missing parts use the schema's defaults. */
export interface ListState {
  /** In display order. */
  readonly columns?: readonly string[]
  /** In pixels, by column. */
  readonly widths?: Readonly<Record<string, number>>
  readonly filter?: Readonly<Record<string, unknown>>
  readonly sort?: Sort
  readonly density?: Density
  /** Columns that stay at the start while the list scrolls sideways. */
  readonly pinned?: readonly string[]
  /** The column whose values stand as heads above their rows. */
  readonly group?: string
  readonly perPage?: number
  /** Values with which a new record begins: the view is a template of the form. */
  readonly values?: Readonly<Record<string, unknown>>
}

/** Number of parts removed from a saved state because the role may not use them or they no longer exist. */
export interface RemovedParts {
  readonly columns: number
  readonly filters: number
  readonly gone: number
}
interface UsableState {
  readonly state: ListState
  readonly left: RemovedParts
}
interface Using {
  readonly resource: Resource
  readonly me: Me
  /** Validates a condition on a field; only the form is checked when omitted. */
  readonly fits?: (name: string, condition: unknown) => boolean
}

export const narrowest = 48
export const widest = 900
const mostPerPage = 200

/** Fields the user may show as list columns; child rows are sent only if the schema lists them. */
export function columnsFor(resource: Resource, me: Me): readonly FieldModel[] {
  const { readable } = policyOf(resource, me)
  return [...resource.fields.values()].filter(
    ({ name, store }) =>
      readable.has(name) && (store !== null || resource.list.columns.includes(name)),
  )
}

/** Columns of the schema that this reader may see, without those that have one value for this reader, or usually have. */
export function tellingColumns(resource: Resource, me: Me): readonly FieldModel[] {
  const possible = new Map(columnsFor(resource, me).map(field => [field.name, field]))
  const { read } = policyOf(resource, me)
  const held = ('all' in read ? read.all : [read]).flatMap(fixedField)
  const fixed = new Set([
    ...held,
    ...valuesOf(resource).flatMap(({ from, into }) =>
      into && held.includes(from.split('.')[0] ?? '') ? [into] : [],
    ),
  ])
  return resource.list.columns
    .flatMap(name => possible.get(name) ?? [])
    .filter(({ name }) => resource.title.includes(name) || !fixed.has(name))
}

/**
 * Columns of a list that is not arranged by its reader: in a portal what a record has from its start, and of amounts
 * the sum. The others are chosen under "Columns".
 */
export function usualColumns(resource: Resource, me: Me): readonly FieldModel[] {
  const telling = tellingColumns(resource, me)
  if (!business().menu?.portals?.[roleNameOf(me.ROLE)]) return telling.slice(0, 8)
  const parts = telling.flatMap(({ computed }) => (computed ? inputsOf(computed.formula) : []))
  return telling
    .filter(field => !parts.includes(field.name) && (field.id || !isLeftToSteps(field)))
    .slice(0, 8)
}

/** Filled by nobody who makes the record: a later step may. */
const isLeftToSteps = ({ readOnly, words, status, computed }: FieldModel) =>
  readOnly && !status && !computed && words.default === undefined && !('derive' in words)

/** The field that a condition holds to one value, such as the customer of a customer's orders. */
const fixedField = (rule: Node) =>
  'op' in rule && rule.op === 'eq' && 'field' in rule.left && 'value' in rule.right
    ? [rule.left.field]
    : []

/** The part of a saved state that the user may use today. */
export function usableState(value: unknown, using: Using): UsableState {
  const { resource, me } = using
  const { columns, widths, filter, sort, density, perPage, pinned, group, values } = objectOf(value)
  const possible = new Set(columnsFor(resource, me).map(({ name }) => name))
  const wanted = textsOf(columns)
  const shown = [...new Set(wanted)].filter(name => possible.has(name))
  const conditions = Object.entries(objectOf(filter))
  const kept = conditions.filter(([name, condition]) => mayFilter(name, condition, using))
  const order = sortOf(sort, using)
  const held = [...new Set(textsOf(pinned))].filter(name => possible.has(name))
  const sizes = Object.entries(objectOf(widths)).filter(
    ([name, width]) => possible.has(name) && isWidth(width),
  )
  const state: ListState = {
    ...(shown.length > 0 && { columns: shown }),
    ...(sizes.length > 0 && { widths: Object.fromEntries(sizes) as Record<string, number> }),
    ...(kept.length > 0 && { filter: Object.fromEntries(kept) }),
    ...(order && { sort: order }),
    ...((density === 'comfortable' || density === 'compact') && { density }),
    ...(isPageSize(perPage) && { perPage }),
    ...(held.length > 0 && { pinned: held }),
    ...(possible.has(textOf(group)) && { group: textOf(group) }),
    ...(values !== undefined && { values: usableValues(objectOf(values), using) }),
  }
  const lost = wanted.filter(name => !shown.includes(name))
  const unused = conditions.filter(each => !kept.includes(each)).map(([name]) => name)
  if (sort !== undefined && !order) unused.push(textOf(objectOf(sort).field))
  return { state, left: removedParts(resource, lost, unused) }
}

/** The values of a template that the user may read and write, also inside lines. */
function usableValues(values: Readonly<Record<string, unknown>>, { resource, me }: Using) {
  const { readable, writable } = policyOf(resource, me)
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = resource.fields.get(name)
      if (!field || field.isSecret || !readable.has(name) || !writable.has(name)) return []
      return [[name, field.fields && Array.isArray(value) ? usableRows(field, me, value) : value]]
    }),
  )
}

function usableRows(lines: FieldModel, me: Me, rows: readonly unknown[]) {
  const open = new Set(writableRowFields(lines, me).map(({ name }) => name))
  return rows.map(row =>
    Object.fromEntries(Object.entries(objectOf(row)).filter(([name]) => open.has(name))),
  )
}

/** Names in a filter that are no fields. */
const engineNames: ReadonlySet<string> = new Set(['tab', 'q', 'and', 'or', 'not', 'related'])

function removedParts(
  { fields }: Resource,
  columns: readonly string[],
  filters: readonly string[],
) {
  const isThere = (name: string) => fields.has(farHeadOf(name)) || engineNames.has(name)
  return {
    columns: columns.filter(isThere).length,
    filters: filters.filter(isThere).length,
    gone: [...columns, ...filters].filter(name => !isThere(name)).length,
  }
}

/** True when the user may filter by this field and the condition is well-formed. */
export function mayFilter(name: string, condition: unknown, { resource, me, fits }: Using) {
  if (name === 'q') return resource.searched.length > 0 && isShortText(condition)
  if (name === 'tab') return tabsFor(resource, me).includes(textOf(condition))
  if (fits) return fits(name, condition)
  return hasForm(name, condition, { resource, me })
}

/** The form of a condition, as far as it is known without the schemas of other resources. */
function hasForm(name: string, condition: unknown, using: Using): boolean {
  const { resource, me } = using
  const part = (each: unknown) =>
    isOperators(each) && Object.entries(each).every(([key, own]) => hasForm(key, own, using))
  if (name === 'and' || name === 'or') return Array.isArray(condition) && condition.every(part)
  if (name === 'not') return part(condition)
  if (name === 'related') return isOperators(condition)
  const [head = '', tail] = name.split('.')
  const field = policyOf(resource, me).readable.has(head) ? resource.fields.get(head) : undefined
  if (!field || (tail !== undefined && !field.reference)) return false
  const operators = isOperators(condition) ? Object.keys(condition) : []
  return (
    tail !== undefined ||
    operators.every(it => it === 'empty' || field.operators.some(op => op === it))
  )
}

/** Default order for the user's role, limited to readable fields. */
export function sortFor(resource: Resource, me: Me): Sort {
  const { sort, sorts } = resource.list
  const own = sorts.find(({ when }) => holds(when, {}, me))?.sort
  const fit = [own, sort].find(each => each && maySort(each.field, { resource, me }))
  return fit ?? { field: resource.key.name, order: 'ASC' }
}

/** True for readable columns; those without an index sort a limited number of rows. */
export function maySort(name: string, { resource, me }: Pick<Using, 'resource' | 'me'>): boolean {
  const field = resource.fields.get(name)
  if (!field || field.isSecret || !policyOf(resource, me).readable.has(name)) return false
  return resource.sortable.has(name) || (field.store !== null && field.operators.includes('eq'))
}

/** Most rows that are sorted without an index. */
export const mostSorted = 10_000

function sortOf(value: unknown, using: Using): Sort | undefined {
  const { field, order, next: further } = objectOf(value)
  if (order !== 'ASC' && order !== 'DESC') return undefined
  if (typeof field !== 'string' || !maySort(field, using)) return undefined
  const next = further === undefined ? undefined : sortOf(further, using)
  return { field, order, ...(next && next.field !== field && { next }) }
}

const isWidth = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= narrowest && Number(value) <= widest

export const isPageSize = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostPerPage

const isShortText = (value: unknown) => typeof value === 'string' && value.length <= 200

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : []

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isObject(value) ? value : {}
