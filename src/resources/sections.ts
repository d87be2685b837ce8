import { holds } from '../model/evaluate'
import type { PieceName } from '../model/named'
import type { FieldModel, Resource } from '../model/resource'
import { parseRule } from '../model/rule'

type Values = Readonly<Record<string, unknown>>

export interface SectionShown {
  readonly id: string
  readonly label: string
  readonly fields: readonly FieldModel[]
  /** What stands there instead of fields, once there is a record. */
  readonly piece?: PieceName
}
interface Wish {
  /** Which fields are drawn at all. */
  readonly has: (field: FieldModel) => boolean
  readonly label: (text: Resource['form']['sections'][number]['label']) => string
  /** Of a record that is not there yet: what comes later is not asked. */
  readonly isNew?: boolean
  /** Also those that are a piece. */
  readonly pieces?: boolean
}

/** The sections of a form or a record page that have something to show. */
export const sectionsOf = (
  resource: Resource,
  { has, label, isNew = false, pieces = false }: Wish,
): readonly SectionShown[] =>
  resource.form.sections
    .filter(section => !(isNew && section.later))
    .map(section => ({
      id: section.id,
      label: label(section.label),
      fields: section.fields
        .map(name => resource.fields.get(name))
        .filter(field => field !== undefined)
        .filter(has),
      ...(section.piece !== undefined && { piece: section.piece }),
    }))
    .filter(({ fields, piece }) => fields.length > 0 || (pieces && piece !== undefined))

/** Whether a section stands there while the record is like this. */
export function isSectionShown(resource: Resource, id: string, at: { record: Values; me: Values }) {
  const rule = resource.form.sections.find(section => section.id === id)?.show
  return rule === undefined || holds(parseRule(rule), at.record, at.me)
}

export const isFormOnly = (resource: Resource, id: string) =>
  resource.form.sections.find(section => section.id === id)?.only === 'form'

/** The step that comes once a record like this is saved: in an address it is `?step=`. */
export const stepAfterSaving = (resource: Resource, at: { record: Values; me: Values }) =>
  resource.form.sections.find(({ id, piece }) => piece && isSectionShown(resource, id, at))?.id
