import { useTranslate } from 'ra-core'
import type { useTiptapEditor } from 'ra-input-rich-text'
import { type ChangeEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '../../pieces/Button'
import { UploadProgress } from '../inputs/UploadProgress'
import { useUpload } from '../inputs/useUpload'
import { BlobPicture } from '../photos/BlobPicture'
import type { WrittenPictures } from './usePictures'

interface PictureBoxProps {
  readonly editor: NonNullable<ReturnType<typeof useTiptapEditor>>
  readonly pictures: WrittenPictures
  /** The picture itself, where it was pasted or dropped. */
  readonly given?: File
  readonly onDone: () => void
}

/** What is to be seen first, then the picture: none comes in without words. It stands in a form: Enter is its own. */
export function PictureBox({ editor, pictures, given, onDone }: PictureBoxProps) {
  const translate = useTranslate()
  const hint = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const [alt, setAlt] = useState('')
  const upload = useUpload({
    field: pictures.picture,
    source: pictures.path,
    onStored: file => {
      pictures.take(file)
      const attrs = { file: file.id, alt: alt.trim() }
      editor.chain().focus().insertContent({ type: 'image', attrs }).run()
      onDone()
    },
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file) void upload.send(file)
  }
  const put = () => {
    if (alt.trim() === '') return
    if (given) void upload.send(given)
    else chooser.current?.click()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onDone()
    else if (given) put()
  }
  if (pictures.count() >= pictures.most)
    return (
      <p className="f-rich-link" role="status">
        {translate('blog.tooManyPictures', { max: pictures.most })}
        {given && <Button onClick={onDone}>{translate('app.common.close')}</Button>}
      </p>
    )
  return (
    <div className="f-rich-link f-rich-picture">
      {given && <BlobPicture photo={given} />}
      <input
        type="text"
        dir="auto"
        value={alt}
        maxLength={200}
        placeholder={translate('blog.pictureText')}
        aria-label={translate('blog.pictureText')}
        aria-describedby={hint}
        // biome-ignore lint/a11y/noAutofocus: it was opened to be written in
        autoFocus
        onChange={({ target }) => setAlt(target.value)}
        onKeyDown={press}
      />
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        accept="image/*"
        aria-label={translate('blog.picture')}
        onChange={choose}
      />
      <Button variant="outlined" disabled={alt.trim() === ''} onClick={put}>
        {translate(given ? 'blog.putPicture' : 'blog.choosePicture')}
      </Button>
      {given && (
        <Button color="inherit" onClick={onDone}>
          {translate('app.common.cancel')}
        </Button>
      )}
      <small id={hint}>{translate('blog.pictureHelp')}</small>
      <UploadProgress {...upload} label={translate('blog.picture')} />
    </div>
  )
}
