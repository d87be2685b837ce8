import type { Resource } from '../../model/fields/resource'
import { useLabels } from '../../providers/backend/catalogueContext'

/** The server's errors by field as texts: `Precio: …`; those of a row belong to the field of its rows. */
export function useErrorLines({ fields }: Resource) {
  const labels = useLabels()
  return (errors: Readonly<Record<string, string>>): readonly string[] =>
    Object.entries(errors).map(([path, text]) => {
      const field = fields.get(path.split('.')[0] ?? '')
      return field ? `${labels.field(field)}: ${text}` : text
    })
}
