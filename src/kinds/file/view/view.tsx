import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { emptyFilter } from '../../../fields/registry/parts'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { later } from '../../../ui/theme/later'
import type { StoredFile } from '../data'

/** A link with the file's name; its address is signed and expires soon. */
function FileLink({ value }: ValueProps<FieldFor<'file'>, StoredFile>) {
  const addressOf = useApiAddress()
  const name = value.name ?? value.id
  if (!value.url) return <>{name}</>
  return (
    <a className="f-link" href={addressOf(value.url)} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}

export const view: FieldView<'file'> = {
  Cell: FileLink,
  Display: FileLink,
  Input: later(() => import('./FileInput'), 'FileInput', 'validation', 'field'),
  Filter: emptyFilter,
}
