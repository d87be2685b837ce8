import type { Language } from '../../../base/text'
import type { FieldModel } from '../../../model/fields/resource'
import type { DraftValues } from '../../../model/validation/draft'

interface Words {
  readonly label: (field: FieldModel) => string
  readonly language: Language
}

/** Values as lines for the clipboard: `Precio: $12,00`; rows one by one. */
export function asText(fields: readonly FieldModel[], values: DraftValues, words: Words): string {
  const lines = fields
    .filter(({ isSecret }) => !isSecret)
    .flatMap(field => {
      const { label, language } = words
      const value = values[field.name]
      if (!field.fields || !Array.isArray(value)) {
        return [`${label(field)}: ${field.print(field.parse(value), language)}`]
      }
      const cells = field.fields
      const rows = value.map(
        (row: DraftValues) => `- ${asText(cells, row, words).replaceAll('\n', '; ')}`,
      )
      return [`${label(field)}:`, ...rows]
    })
  return lines.join('\n')
}
