import type { useTiptapEditor } from 'ra-input-rich-text'
import { useEffect, useEffectEvent } from 'react'
import { BlobPicture } from '../../../fields/photos/BlobPicture'
import { useFormResource } from '../../../fields/record/liveRecord'
import { UploadProgress } from '../../../fields/upload/UploadProgress'
import { useUpload } from '../../../fields/upload/useUpload'
import { Button } from '../../../ui/controls/Button'
import type { WrittenPictures } from './usePictures'

interface SentPictureProps {
  readonly editor: NonNullable<ReturnType<typeof useTiptapEditor>>
  readonly pictures: WrittenPictures
  readonly picture: File
  /** It was inserted or cancelled. */
  readonly onDone: () => void
}

/** An upload into a text: inserted at the cursor when finished, or shown with its error. */
export function SentPicture({ editor, pictures, picture, onDone }: SentPictureProps) {
  const upload = useUpload({
    resource: useFormResource().name,
    field: pictures.picture,
    source: pictures.path,
    onStored: file => {
      pictures.take(file)
      const attrs = { file: file.id, alt: '' }
      editor.commands.insertContentAt(editor.state.selection.to, { type: 'image', attrs })
      onDone()
    },
  })
  const begin = useEffectEvent(() => void upload.send(picture))
  useEffect(() => begin(), [])
  const cancel = () => {
    upload.cancel()
    onDone()
  }
  return (
    <div className="p-cluster p-quiet f-rich-sent">
      {upload.state.is === 'sending' && <BlobPicture photo={picture} />}
      {upload.state.is === 'failed' && <bdi>{picture.name}</bdi>}
      <UploadProgress {...upload} cancel={cancel} label={picture.name} />
      {upload.state.is === 'failed' && (
        <Button color="inherit" onClick={onDone} i18nKey="app.common.close" />
      )}
    </div>
  )
}
