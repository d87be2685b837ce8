import { dayIn, dayOf, isInstant } from '../../base/day'
import type { Among } from '../../kinds/reference/data'
import type { NamesField } from '../rules/sharedWords'
import type { FieldModel, Resource } from './resource'
import { isAsOpen, openTo } from './sources'

type Values = Readonly<Record<string, unknown>>

export const filterOptionsOf = ({ words }: Pick<FieldModel, 'words'>): Among | undefined =>
  'filterOptions' in words ? words.filterOptions : undefined

/** Column values the target list is filtered by, resolved from the current record; moments match by their day. */
export function targetFilter(field: Pick<FieldModel, 'words'>, around: Values): Values {
  const known = Object.entries(filterOptionsOf(field)?.match ?? {}).map(([column, wanted]) => {
    if (!isFieldName(wanted)) return [column, wanted]
    const value = around[wanted.field] ?? null
    return [column, typeof value === 'string' && isInstant(value) ? sameDay(value) : value]
  })
  return Object.fromEntries(known.filter(([, value]) => value !== null && value !== ''))
}

/** True where the value of a match is that of a field. */
export const isFieldName = (wanted: Among['match'][string]): wanted is NamesField =>
  typeof wanted === 'object' && 'field' in wanted

function sameDay(moment: string): SameDay {
  const day = dayOf(moment)
  return { gte: day, lte: day }
}
interface SameDay {
  readonly gte: string
  readonly lte: string
}
export const isSameDay = (wanted: unknown): wanted is SameDay =>
  typeof wanted === 'object' && wanted !== null && 'gte' in wanted

/** True when a value meets one entry of the `narrowing` filter. */
export function meetsFilterOption(value: unknown, wanted: unknown): boolean {
  if (isSameDay(wanted)) return dayIn(value) === wanted.gte
  return Array.isArray(wanted) ? wanted.includes(value) : value === wanted
}

/** Errors in `filterOptions`: a column that is not filterable, an unknown field, or one with restricted access. */
export function checkFilterOptions(field: FieldModel, around: Resource['fields']): string[] {
  const { target } = field
  const { match = {} } = filterOptionsOf(field) ?? {}
  const filtered = Object.keys(match).flatMap(column => {
    const there = target?.fields.get(column)
    return there && target?.filterable.has(column) && !there.words.read
      ? []
      : [
          `filterOptions: not everybody may filter ${target?.name} by ${column}: give it filter: true there, and no read`,
        ]
  })
  if (filtered.length > 0) return filtered
  return Object.entries(match).flatMap(([column, wanted]) => {
    if (typeof wanted === 'string' && around.has(wanted))
      return [
        `filterOptions: match ${column}: write { field: '${wanted}' } for the field's value, or ['${wanted}'] for the text`,
      ]
    const name = isFieldName(wanted) ? wanted.field : ''
    const there = target?.fields.get(column)
    const here = around.get(name)
    if (!here) return []
    if (here.store !== there?.store || here.store === null)
      return [`filterOptions: ${column} and ${name} do not compare`]
    return isAsOpen(field, here, around) ? [] : [`filterOptions: shows ${openTo(name, field.name)}`]
  })
}
