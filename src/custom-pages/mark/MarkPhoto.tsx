import { useNotify, useTranslate } from 'ra-core'
import { BlobPicture } from '../../fields/photos/BlobPicture'
import { TakePhoto } from '../../fields/photos/TakePhoto'
import { fileRules, sizeText, typesText } from '../../model/access/fileRules'
import type { FieldModel } from '../../model/fields/resource'
import { useResource } from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { Row, Stack, Text } from '../../ui/primitives/layout'
import type { useMarking } from './state/useMarking'

/** Optional photo of the next mark. */
export function MarkPhoto({ marking }: { readonly marking: ReturnType<typeof useMarking> }) {
  const translate = useTranslate()
  const notify = useNotify()
  const { fields } = useResource('attendance-marks')
  const { maxSize, types } = fileRules(fields.get('FOTO') as FieldModel)
  const { photo, setPhoto, stage } = marking
  const acceptPhoto = (content: Blob, { name }: File) => {
    const problem = !types.includes(content.type)
      ? translate('validation.fileType', { types: typesText(types) })
      : content.size > maxSize && translate('validation.fileTooBig', { max: sizeText(maxSize) })
    if (problem) notify(problem, { type: 'warning' })
    else setPhoto({ name, content })
  }
  return (
    <Stack gap={3}>
      <Stack gap={0}>
        {translate('hr.photo')}
        <Text as="small" size="md" tone="secondary" i18nKey="hr.photoOnly" />
      </Stack>
      <Row wrap className="mk-take">
        {photo ? (
          <>
            <BlobPicture photo={photo.content} />
            <span role="status">{translate('hr.photoTaken')}</span>
            <Button color="inherit" disabled={stage !== null} onClick={() => setPhoto(undefined)}>
              {translate('hr.removePhoto')}
            </Button>
          </>
        ) : (
          <TakePhoto
            label={translate('hr.photo')}
            words={{
              accept: translate('field.takePhoto'),
              choose: translate('field.chooseFile'),
              preparing: translate('hr.photoPreparing'),
            }}
            camera="user"
            accept={types.join()}
            variant="outlined"
            onTaken={acceptPhoto}
          />
        )}
      </Row>
    </Stack>
  )
}
