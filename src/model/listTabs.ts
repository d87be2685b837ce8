import { type Me, policyOf } from './access'
import { choiceValues } from './kinds/choice'
import type { FieldModel, Resource } from './resource'
import { fieldsOf, type Node, parseRule } from './rule'
import { couldHold } from './verdict'

/** The tabs of a list behind which this person may ever find a row, in the order shown. */
export function tabsFor(resource: Resource, me: Me): readonly string[] {
  const { tabs = [] } = resource.list
  const { readable } = policyOf(resource, me)
  if (typeof tabs !== 'string') {
    return tabs.filter(({ filter }) => isOpen(parseRule(filter), resource, me)).map(({ id }) => id)
  }
  const field = resource.fields.get(tabs)
  if (!field || !readable.has(field.name)) return []
  const { read } = policyOf(resource, me)
  return valuesOf(field)
    .filter(value => couldHold(read, { record: { [field.name]: value } }))
    .map(String)
}

/** A tab asks only about what may be read, and for each choice in it some value is left. */
function isOpen(filter: Node, resource: Resource, me: Me): boolean {
  const { read, readable } = policyOf(resource, me)
  return fieldsOf(filter).every(name => {
    const field = resource.fields.get(name.split('.')[0] ?? '')
    if (!field || !readable.has(field.name)) return false
    if (field.name !== name) return true
    const values = valuesOf(field)
    const fits = (value: unknown) =>
      [filter, read].every(rule => couldHold(rule, { record: { [name]: value } }))
    return values.length === 0 || [...values, null].some(fits)
  })
}

/** The values of a field with few of them; none where they are not known beforehand. */
function valuesOf({ kind, words, options }: FieldModel): readonly (string | number | boolean)[] {
  if (kind === 'boolean') return [true, false]
  if (!options || kind === 'choices') return []
  const numeric = kind === 'status' || ('numeric' in words && words.numeric === true)
  return choiceValues({ options, numeric })
}
