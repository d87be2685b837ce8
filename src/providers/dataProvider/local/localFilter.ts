import { fold } from '../../../base/fold'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { holds } from '../../../model/rules/evaluate'
import { allOf, type Condition, fieldsOf, parseRule, type Rule } from '../../../model/rules/rule'
import type { WireRow } from './rowIdentity'

/** Returns a predicate that filters rows like our server. */
export function localFilter(resource: Resource, filter: WireRow): (row: WireRow) => boolean {
  const { q, tab, ...conditions } = filter
  const rules = Object.entries(conditions).map(([name, value]) => ruleOf(resource, name, value))
  const node = allOf([...rules, tabRule(resource, tab)].map(parseRule))
  const words = typeof q === 'string' ? fold(q).split(/\s+/).filter(Boolean) : []
  const names = fieldsOf(node)
  return row => holds(node, readable(resource, names, row), {}) && hasWords(resource, words, row)
}

function ruleOf(resource: Resource, name: string, value: unknown): Rule {
  const field = resource.fields.get(name)
  if (Array.isArray(value))
    return { [name]: { in: value.map(one => parsed(field, one)) } as Condition }
  if (typeof value === 'object' && value !== null) return { [name]: value as Condition }
  const isList = field?.operators.includes('has') ?? false
  if (isList) return { [name]: { has: value as string } }
  return { [name]: parsed(field, value) as Condition }
}

function tabRule(resource: Resource, tab: unknown): Rule | true {
  const { tabs } = resource.list
  if (typeof tab !== 'string' || !tabs) return true
  if (typeof tabs === 'string') return ruleOf(resource, tabs, tab)
  return tabs.find(({ id }) => id === tab)?.where ?? true
}

/** Parses numbers sent as text by the field's kind. */
const readable = (resource: Resource, names: readonly string[], row: WireRow): WireRow =>
  Object.fromEntries(
    names.map(name => [name, parsed(resource.fields.get(name), row[name]) ?? null]),
  )

export const parsed = (field: FieldModel | undefined, value: unknown): unknown =>
  field && value !== null && value !== undefined ? field.parse(value) : value

function hasWords(resource: Resource, words: readonly string[], row: WireRow): boolean {
  if (words.length === 0) return true
  const searched = resource.searched.map(field => field.name)
  const names = searched.length > 0 ? searched : [resource.key.name, ...resource.title]
  const text = fold(names.map(name => String(row[name] ?? '')).join(' '))
  return words.every(word => text.includes(word))
}
