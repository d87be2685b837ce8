import type { Resource } from '../fields/resource'
import { holds } from '../rules/evaluate'
import { fieldsOf, parseRule } from '../rules/rule'
import { asksMe } from './checkRollup'

type Section = Resource['form']['sections'][number]

/** Errors in form sections: a field shown twice at once, or a component combined with fields. */
export function checkSections({ form, fields }: Resource): string | undefined {
  const { sections } = form
  const crowded = sections.find(
    ({ component, fields: own }) => component !== undefined && own.length > 0,
  )
  if (crowded) return `the section ${crowded.id} has a component, so it cannot have fields`
  const again = sections.flatMap((section, at) => [
    ...section.fields.filter((name, place) => section.fields.indexOf(name) !== place),
    ...sections
      .slice(at + 1)
      .filter(other => !isEither(section, other, fields))
      .flatMap(other => other.fields.filter(name => section.fields.includes(name))),
  ])[0]
  return again === undefined ? undefined : `the field ${again} stands in two sections at once`
}

/** True when the rules exclude each other through one choice. */
function isEither(one: Section, other: Section, fields: Resource['fields']) {
  if (!one.visibleWhen || !other.visibleWhen) return false
  const [here, there] = [parseRule(one.visibleWhen), parseRule(other.visibleWhen)]
  const [name = '', another] = new Set([...fieldsOf(here), ...fieldsOf(there)])
  const field = fields.get(name)
  if (another !== undefined || !field?.options || asksMe(here) || asksMe(there)) return false
  const values = [null, ...Object.keys(field.options).map(value => field.parse(value))]
  return !values.some(value => {
    const record = { [name]: value }
    return holds(here, record, {}) && holds(there, record, {})
  })
}
