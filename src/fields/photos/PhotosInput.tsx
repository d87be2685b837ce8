import { quiet } from '../../ui/theme/plainLater'
import './photos.css'
import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined'
import FormHelperText from '@mui/material/FormHelperText'
import { useTranslate } from 'ra-core'
import { useFieldArray, useFormState } from 'react-hook-form'
import type { StoredFile } from '../../kinds/file/data'
import { fileRules, sizeText, typesText } from '../../model/access/fileRules'
import type { FieldModel } from '../../model/fields/resource'
import { later } from '../../ui/theme/later'
import type { InputProps } from '../display/fieldView'
import { useFormResource } from '../record/liveRecord'
import { valueAt } from '../record/paths'
import { PhotoDrop } from './PhotoDrop'
import { photosOf } from './photosOf'
import { Sendings } from './Sendings'
import { usePhotoUploads } from './usePhotoUploads'

const PhotoStrip = quiet(later(() => import('./PhotoStrip'), 'PhotoStrip', 'field'))

/** Rows that are pictures: several uploads at once, sortable, the first is the cover. */
export function PhotosInput({ field, source, label, isRequired }: InputProps) {
  const translate = useTranslate()
  const { picture, most } = photosOf(field as FieldModel)
  const { fields: rows, append, remove, move } = useFieldArray({ name: source, keyName: '_key' })
  const { errors } = useFormState({ name: source })
  const problem = valueAt(errors, source) as { message?: string; root?: { message?: string } }
  const message = problem?.message ?? problem?.root?.message
  const room = most - rows.length
  const uploads = usePhotoUploads({
    ...{ picture, path: `${source}.${picture.name}`, resource: useFormResource().name },
    onStored: file => append({ [picture.name]: file }, { shouldFocus: false }),
  })
  const photos = rows.map(row => ({
    key: row._key,
    file: (row as unknown as Record<string, StoredFile | null>)[picture.name] ?? null,
  }))
  const { maxSize, types } = fileRules(picture)
  return (
    <fieldset className="f-group p-stack">
      <legend>
        {label}
        {isRequired && ' *'}
      </legend>
      {photos.length > 0 && <PhotoStrip photos={photos} onMove={move} onRemove={remove} />}
      <Sendings uploads={uploads} />
      {room > 0 ? (
        <PhotoDrop
          icon={<AddPhoto />}
          label={translate('goods.addPhotos')}
          types={types}
          onChoose={files => uploads.send(files.slice(0, room - uploads.running))}
        />
      ) : (
        <p className="p-quiet p-small">{translate('goods.most', { max: most })}</p>
      )}
      {message && <FormHelperText error>{message}</FormHelperText>}
      <p className="p-quiet p-small">
        {translate('goods.limits', { types: typesText(types), max: sizeText(maxSize) })}
      </p>
    </fieldset>
  )
}
