import type { Language } from '../../../base/text'
import { optionLabel } from '../../../kinds/choice/data'
import type { JsonSchema } from '../../../kinds/kind/description'
import { descriptionOf } from '../../../kinds/registry'
import type { FieldModel } from '../../fields/resource'

export function fieldSchema(field: FieldModel, language: Language): JsonSchema {
  const description = descriptionOf(field.kind)
  if (!description) throw new Error(`the kind "${field.kind}" is not described`)
  const { options = {}, fields = [], target } = field
  const labels = Object.entries(options).map(([value, option]) => [value, optionLabel(option)])
  return description.jsonSchema(field.words as never, {
    language,
    labels: Object.fromEntries(labels),
    key: () => (target ? { ...fieldSchema(target.key, language), 'x-resource': target.name } : {}),
    rows: () =>
      Object.fromEntries(fields.map(row => [row.name, nullable(fieldSchema(row, language))])),
  })
}

/** Every field except the key may be null. */
export function nullable(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema
  if (type === undefined || Array.isArray(type)) return schema
  return {
    ...schema,
    type: [type, 'null'],
    ...(Array.isArray(values) && { enum: [...values, null] }),
  }
}
