import { fold } from '../../domain/fold'
import { holds } from '../../model/evaluate'
import type { FieldModel, Resource } from '../../model/resource'
import { allOf, type Condition, fieldsOf, parseRule, type Rule } from '../../model/rule'
import type { Row } from './identity'

/** Says which rows a list filter keeps, as our server would (the wire's filter words). */
export function localFilter(resource: Resource, filter: Row): (row: Row) => boolean {
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
  return tabs.find(({ id }) => id === tab)?.filter ?? true
}

/** Servers that answer whole arrays often send numbers as text: read as the field's kind reads them. */
const readable = (resource: Resource, names: readonly string[], row: Row): Row =>
  Object.fromEntries(
    names.map(name => [name, parsed(resource.fields.get(name), row[name]) ?? null]),
  )

export const parsed = (field: FieldModel | undefined, value: unknown): unknown =>
  field && value !== null && value !== undefined ? field.parse(value) : value

function hasWords(resource: Resource, words: readonly string[], row: Row): boolean {
  if (words.length === 0) return true
  const searched = resource.searched.map(field => field.name)
  const names = searched.length > 0 ? searched : [resource.key.name, ...resource.title]
  const text = fold(names.map(name => String(row[name] ?? '')).join(' '))
  return words.every(word => text.includes(word))
}
