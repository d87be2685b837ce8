import type { FieldModel, Resource } from './resource'

/** The folded column of a text that is searched or sorted. */
export const shadowOf = (field: FieldModel) => `${field.name}_F`
export const hasShadow = (resource: Resource, field: FieldModel) =>
  field.folded &&
  field.store === 'text' &&
  (resource.sortable.has(field.name) ||
    resource.filterable.has(field.name) ||
    resource.searched.includes(field))
