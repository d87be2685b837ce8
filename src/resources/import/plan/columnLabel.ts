import type { FieldModel } from '../../../model/fields/resource'
import type { ImportColumn } from '../../../model/import/columns'
import { useLabels } from '../../../providers/backend/catalogueContext'
import { useImportParts } from './importContext'

/** Label of a column: `Cantidad`, or `Productos: Cantidad` for a column of child rows. */
export function useColumnLabel() {
  const labels = useLabels()
  return ({ field, lines }: Pick<ImportColumn, 'field'> & { lines?: FieldModel | undefined }) =>
    lines ? `${labels.field(lines)}: ${labels.field(field)}` : labels.field(field)
}

/** Label of the path of a problem, for example `ITEMS.0.CANTIDAD`. */
export function usePathLabel() {
  const { resource } = useImportParts()
  const labels = useLabels()
  const labelOf = useColumnLabel()
  return (path: string) => {
    const [name = '', , below] = path.split('.')
    const lines = resource.fields.get(name)
    const field = lines?.fields?.find(each => each.name === below)
    if (field) return labelOf({ field, lines })
    return lines ? labels.field(lines) : labels.column(name)
  }
}
