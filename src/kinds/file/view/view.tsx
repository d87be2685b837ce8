import { useState } from 'react'
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

/** A picture is shown as well; the file may be damaged, or of a type that browsers do not draw. */
function ShownFile(props: ValueProps<FieldFor<'file'>, StoredFile>) {
  const { value } = props
  const addressOf = useApiAddress()
  const [failed, setFailed] = useState<string>()
  const isDrawn = value.url && value.type?.startsWith('image/') && failed !== value.id
  return (
    <>
      {isDrawn && (
        <img
          className="f-picture"
          src={addressOf(value.url ?? '')}
          alt=""
          width={220}
          height={220}
          loading="lazy"
          onError={() => setFailed(value.id)}
        />
      )}
      <FileLink {...props} />
    </>
  )
}

export const view: FieldView<'file'> = {
  Cell: FileLink,
  Display: ShownFile,
  Input: later(() => import('./FileInput'), 'FileInput', 'validation', 'field'),
  Filter: emptyFilter,
}
