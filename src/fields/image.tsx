import type { StoredFile } from '../model/kinds/structure'
import { later } from '../pieces/later'
import { useApiAddress } from '../providers/useApiAddress'
import type { FieldFor, FieldView, Shown } from './fieldView'

function Thumbnail({ value }: Shown<FieldFor<'image'>, StoredFile>) {
  return <Picture file={value} className="f-thumb" size={40} />
}

function Photo({ value }: Shown<FieldFor<'image'>, StoredFile>) {
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

export const imageView: FieldView<'image'> = {
  Cell: Thumbnail,
  Display: Photo,
  Input: later(() => import('./inputs/FileInput').then(module => module.FileInput)),
  Filter: later(() => import('./filters/EmptyFilter').then(module => module.EmptyFilter)),
}
