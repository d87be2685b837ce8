import type { FieldFor, FieldView, ValueProps } from '../../../fields/display/fieldView'
import { emptyFilter } from '../../../fields/registry/parts'
import { useApiAddress } from '../../../providers/backend/useApiAddress'
import { later } from '../../../ui/theme/later'
import type { StoredFile } from '../../file/data'

function Thumbnail({ value }: ValueProps<FieldFor<'image'>, StoredFile>) {
  return <Picture file={value} className="f-thumb" size={40} />
}

/** Placeholder of a missing picture, in the same size; read out like the dash. */
export function NoPicture() {
  return (
    <span className="f-thumb">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path d="M21 19V5c0-1.1-.9-2-2-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2M8.5 13.5l2.5 3.01L14.5 12l4.5 6H5z" />
      </svg>
      <span className="p-hidden">—</span>
    </span>
  )
}

function Photo({ value }: ValueProps<FieldFor<'image'>, StoredFile>) {
  return <Picture file={value} className="f-picture" size={220} />
}

interface PictureProps {
  readonly file: StoredFile
  readonly className: string
  readonly size: number
}

function Picture({ file, className, size }: PictureProps) {
  const addressOf = useApiAddress()
  if (!file.url) return <>{file.name ?? file.id}</>
  return (
    <img
      className={className}
      src={addressOf(file.url)}
      alt={file.name ?? ''}
      width={size}
      height={size}
      loading="lazy"
    />
  )
}

export const view: FieldView<'image'> = {
  Cell: Thumbnail,
  Missing: NoPicture,
  Display: Photo,
  Input: later(() => import('../../file/view/FileInput'), 'FileInput', 'validation', 'field'),
  Filter: emptyFilter,
}
