import { useTranslate } from 'ra-core'
import type { useTiptapEditor } from 'ra-input-rich-text'
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
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
  /** A save was held for it. */
  readonly isMissed?: boolean
  readonly onDone: () => void
}

/** What is to be seen first, then the picture: none comes in without words. It stands in a form: Enter is its own. */
export function PictureBox({ editor, pictures, given, isMissed, onDone }: PictureBoxProps) {
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
  const words = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isMissed) words.current?.focus()
  }, [isMissed])
  const missed = isMissed && (
    <div className="f-file-failed" role="alert">
      {translate('blog.pictureWaits')}
    </div>
  )
  if (pictures.count() >= pictures.most)
    return (
      <div className="f-rich-link f-rich-picture">
        <span role="status">{translate('blog.tooManyPictures', { max: pictures.most })}</span>
        {given && <Button onClick={onDone}>{translate('app.common.close')}</Button>}
        {missed}
      </div>
    )
  return (
    <div className="f-rich-link f-rich-picture">
      {given && <BlobPicture photo={given} />}
      <input
        ref={words}
        type="text"
        aria-invalid={isMissed}
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
      {missed}
      <UploadProgress {...upload} label={translate('blog.picture')} />
    </div>
  )
}
