import type { Language } from '../../../domain/text'
import type { Values } from '../../../model/draft'
import type { FieldModel } from '../../../model/resource'

interface Words {
  readonly label: (field: FieldModel) => string
  readonly language: Language
}

/** Values as lines to paste somewhere: `Precio: $12,00`; rows one by one. */
export function asText(fields: readonly FieldModel[], values: Values, words: Words): string {
  const lines = fields
    .filter(({ kind }) => kind !== 'password')
    .flatMap(field => {
      const { label, language } = words
      const value = values[field.name]
      if (!field.fields || !Array.isArray(value)) {
        return [`${label(field)}: ${field.print(field.parse(value), language)}`]
      }
      const cells = field.fields
      const rows = value.map(
        (row: Values) => `- ${asText(cells, row, words).replaceAll('\n', '; ')}`,
      )
      return [`${label(field)}:`, ...rows]
    })
  return lines.join('\n')
}
