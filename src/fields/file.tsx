import type { StoredFile } from '../model/kinds/structure'
import { later } from '../pieces/later'
import { useApiAddress } from '../providers/useApiAddress'
import type { FieldFor, FieldView, Shown } from './fieldView'

/** A link under the file's own name; its address is signed and short-lived. */
function FileLink({ value }: Shown<FieldFor<'file'>, StoredFile>) {
  const addressOf = useApiAddress()
  const name = value.name ?? value.id
  if (!value.url) return <>{name}</>
  return (
    <a className="f-link" href={addressOf(value.url)} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}

export const fileView: FieldView<'file'> = {
  Cell: FileLink,
  Display: FileLink,
  Input: later(() => import('./inputs/FileInput').then(module => module.FileInput)),
  Filter: later(() => import('./filters/EmptyFilter').then(module => module.EmptyFilter)),
}
