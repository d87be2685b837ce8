import { holds } from '../model/evaluate'
import type { FieldModel, Resource } from '../model/resource'
import { parseRule } from '../model/rule'

type Values = Readonly<Record<string, unknown>>

export interface SectionShown {
  readonly id: string
  readonly label: string
  readonly fields: readonly FieldModel[]
}
interface Wish {
  /** Which fields are drawn at all. */
  readonly has: (field: FieldModel) => boolean
  readonly label: (text: Resource['form']['sections'][number]['label']) => string
}

/** The sections of a form or a record page that have something to show. */
export const sectionsOf = (resource: Resource, { has, label }: Wish): readonly SectionShown[] =>
  resource.form.sections
    .map(section => ({
      id: section.id,
      label: label(section.label),
      fields: section.fields
        .map(name => resource.fields.get(name))
        .filter(field => field !== undefined)
        .filter(has),
    }))
    .filter(({ fields }) => fields.length > 0)

/** Whether a section stands there while the record is like this. */
export function isSectionShown(resource: Resource, id: string, at: { record: Values; me: Values }) {
  const rule = resource.form.sections.find(section => section.id === id)?.show
  return rule === undefined || holds(parseRule(rule), at.record, at.me)
}

export const isFormOnly = (resource: Resource, id: string) =>
  resource.form.sections.find(section => section.id === id)?.only === 'form'
