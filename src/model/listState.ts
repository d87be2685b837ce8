import { type Me, policyOf } from './access'
import { tabsFor } from './listTabs'
import type { FieldModel, Resource, Sort } from './resource'
import { isOperators } from './rule'

/** No page begins beyond so many rows: who wants to go farther narrows the list. */
export const maxOffset = 10_000

export type Density = 'comfortable' | 'compact'

/** How a list stands: what a view keeps. What is missing is as the schema says. */
export interface ListState {
  /** In the order shown. */
  readonly columns?: readonly string[]
  /** In pixels, by column. */
  readonly widths?: Readonly<Record<string, number>>
  readonly filter?: Readonly<Record<string, unknown>>
  readonly sort?: Sort
  readonly density?: Density
  readonly perPage?: number
}

/** How much of a kept state somebody does not get: their role may not use it, or it is no more. */
export interface LeftOut {
  readonly columns: number
  readonly filters: number
  readonly gone: number
}
export interface Usable {
  readonly state: ListState
  readonly left: LeftOut
}
interface Using {
  readonly resource: Resource
  readonly me: Me
  /** Whether a condition on a field says something; only its form is looked at when not given. */
  readonly fits?: (name: string, condition: unknown) => boolean
}

export const narrowest = 48
export const widest = 900
const mostPerPage = 200

/** Values that travel with a list only where the schema shows them there. */
const children = new Set(['references', 'lines'])

/** The fields somebody may have as columns of a list. */
export function columnsFor(resource: Resource, me: Me): readonly FieldModel[] {
  const { readable } = policyOf(resource, me)
  return [...resource.fields.values()].filter(
    ({ name, kind }) =>
      readable.has(name) && (!children.has(kind) || resource.list.columns.includes(name)),
  )
}

/** Of a state somebody kept, once, somewhere: what this person may use of it today. */
export function usableState(value: unknown, using: Using): Usable {
  const { resource, me } = using
  const { columns, widths, filter, sort, density, perPage } = objectOf(value)
  const possible = new Set(columnsFor(resource, me).map(({ name }) => name))
  const wanted = textsOf(columns)
  const shown = [...new Set(wanted)].filter(name => possible.has(name))
  const conditions = Object.entries(objectOf(filter))
  const kept = conditions.filter(([name, condition]) => mayFilter(name, condition, using))
  const order = sortOf(sort, using)
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
  }
  const lost = wanted.filter(name => !shown.includes(name))
  const unused = conditions.filter(each => !kept.includes(each)).map(([name]) => name)
  if (sort !== undefined && !order) unused.push(textOf(objectOf(sort).field))
  return { state, left: leftOut(resource, lost, unused) }
}

function leftOut({ fields }: Resource, columns: readonly string[], filters: readonly string[]) {
  const isThere = (name: string) => fields.has(name) || name === 'tab'
  return {
    columns: columns.filter(isThere).length,
    filters: filters.filter(isThere).length,
    gone: [...columns, ...filters].filter(name => !isThere(name)).length,
  }
}

/** Whether a person may filter a list by this, and the condition has the form of one. */
export function mayFilter(name: string, condition: unknown, { resource, me, fits }: Using) {
  if (name === 'q') return resource.searched.length > 0 && isShortText(condition)
  if (name === 'tab') return tabsFor(resource, me).includes(textOf(condition))
  const field = resource.fields.get(name)
  if (!field || !resource.filterable.has(name)) return false
  if (!policyOf(resource, me).readable.has(name)) return false
  const operators = isOperators(condition) ? Object.keys(condition) : []
  const known = operators.every(it => it === 'empty' || field.operators.some(op => op === it))
  return known && (fits?.(name, condition) ?? true)
}

/** How a list stands for this person before they sort it: by their role's order, where they may read what it goes by. */
export function sortFor(resource: Resource, me: Me): Sort {
  const { sort, sorts } = resource.list
  const own = sorts.find(({ by }) => by.includes(me.ROLE))?.sort
  const fit = [own, sort].find(each => each && maySort(each.field, { resource, me }))
  return fit ?? { field: resource.key.name, order: 'ASC' }
}

/** Whether a person may sort a list by this field. */
export const maySort = (name: string, { resource, me }: Pick<Using, 'resource' | 'me'>): boolean =>
  resource.sortable.has(name) && policyOf(resource, me).readable.has(name)

function sortOf(value: unknown, using: Using): Sort | undefined {
  const { field, order } = objectOf(value)
  if (order !== 'ASC' && order !== 'DESC') return undefined
  return typeof field === 'string' && maySort(field, using) ? { field, order } : undefined
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
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {}
