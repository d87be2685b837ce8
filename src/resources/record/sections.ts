import type { FieldModel, Resource } from '../../model/fields/resource'
import { holds } from '../../model/rules/evaluate'
import { parseRule } from '../../model/rules/rule'

type Values = Readonly<Record<string, unknown>>

export interface SectionShown {
  readonly id: string
  readonly label: string
  readonly fields: readonly FieldModel[]
  /** Component shown in place of the fields, for stored records. */
  readonly piece?: string
}
interface SectionOptions {
  /** Whether a field is drawn. */
  readonly has: (field: FieldModel) => boolean
  readonly label: (text: Resource['form']['sections'][number]['label']) => string
  /** Includes sections that are a component. */
  readonly pieces?: boolean
}

/** The sections of a form or a record page that are not empty. */
export const sectionsOf = (
  resource: Resource,
  { has, label, pieces = false }: SectionOptions,
): readonly SectionShown[] =>
  resource.form.sections
    .map(section => ({
      id: section.id,
      label: label(section.label),
      fields: section.fields
        .map(name => resource.fields.get(name))
        .filter(field => field !== undefined)
        .filter(has),
      ...(section.component !== undefined && { piece: section.component }),
    }))
    .filter(({ fields, piece }) => fields.length > 0 || (pieces && piece !== undefined))

/** Whether a section is visible for this record. */
export function isSectionShown(resource: Resource, id: string, at: { record: Values; me: Values }) {
  const rule = resource.form.sections.find(section => section.id === id)?.visibleWhen
  return rule === undefined || holds(parseRule(rule), at.record, at.me)
}

export const isFormOnly = (resource: Resource, id: string) =>
  resource.form.sections.find(section => section.id === id)?.showIn === 'form'

/** The step after saving this record; in the address it is `?step=`. */
export const stepAfterSaving = (resource: Resource, at: { record: Values; me: Values }) =>
  resource.form.sections.find(({ id, component }) => component && isSectionShown(resource, id, at))
    ?.id
