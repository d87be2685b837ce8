import { asksMe } from './checkTally'
import { holds } from './evaluate'
import type { Resource } from './resource'
import { fieldsOf, parseRule } from './rule'

type Section = Resource['form']['sections'][number]

/** What is wrong with the sections of a form: a field that would stand in it twice at once, a piece among fields. */
export function checkSections({ form, fields }: Resource): string | undefined {
  const { sections } = form
  const crowded = sections.find(({ piece, fields: own }) => piece !== undefined && own.length > 0)
  if (crowded) return `the section ${crowded.id} has a piece, and so no fields`
  const again = sections.flatMap((section, at) => [
    ...section.fields.filter((name, place) => section.fields.indexOf(name) !== place),
    ...sections
      .slice(at + 1)
      .filter(other => !isEither(section, other, fields))
      .flatMap(other => other.fields.filter(name => section.fields.includes(name))),
  ])[0]
  return again === undefined ? undefined : `the field ${again} stands in it twice`
}

/** Whether no value of the choice that both rules ask about shows both. */
function isEither(one: Section, other: Section, fields: Resource['fields']) {
  if (!one.show || !other.show) return false
  const [here, there] = [parseRule(one.show), parseRule(other.show)]
  const [name = '', another] = new Set([...fieldsOf(here), ...fieldsOf(there)])
  const field = fields.get(name)
  if (another !== undefined || !field?.options || asksMe(here) || asksMe(there)) return false
  const values = [null, ...Object.keys(field.options).map(value => field.parse(value))]
  return !values.some(value => {
    const record = { [name]: value }
    return holds(here, record, {}) && holds(there, record, {})
  })
}
