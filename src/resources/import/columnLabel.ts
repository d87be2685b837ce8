import type { ImportColumn } from '../../model/import/columns'
import type { FieldModel } from '../../model/resource'
import { useLabels } from '../../providers/labels'
import { useImportParts } from './importContext'

/** What a column is called: `Cantidad`, or of a line `Productos: Cantidad`. */
export function useColumnLabel() {
  const labels = useLabels()
  return ({ field, lines }: Pick<ImportColumn, 'field'> & { lines?: FieldModel | undefined }) =>
    lines ? `${labels.field(lines)}: ${labels.field(field)}` : labels.field(field)
}

/** What is called by the path of a problem: `ITEMS.0.CANTIDAD`. */
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
