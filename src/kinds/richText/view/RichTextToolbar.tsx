import Bold from '@mui/icons-material/FormatBold'
import Italic from '@mui/icons-material/FormatItalic'
import Bullets from '@mui/icons-material/FormatListBulleted'
import Numbers from '@mui/icons-material/FormatListNumbered'
import Quote from '@mui/icons-material/FormatQuote'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import LinkIcon from '@mui/icons-material/InsertLink'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import { lowerFirst } from 'es-toolkit/string'
import { useTranslate } from 'ra-core'
import { useTiptapEditor } from 'ra-input-rich-text'
import { type KeyboardEvent, type ReactNode, useEffect, useReducer, useState } from 'react'
import { Button } from '../../../ui/controls/Button'
import { useFilePick } from '../../../ui/controls/useFilePick'
import { SentPicture } from './SentPicture'
import { useGiven } from './useGiven'
import type { WrittenPictures } from './usePictures'

type Editor = NonNullable<ReturnType<typeof useTiptapEditor>>
interface Tool {
  readonly word: string
  readonly sign: ReactNode
  readonly does: (editor: Editor) => unknown
  readonly isOn?: (editor: Editor) => boolean
  readonly can?: (editor: Editor) => boolean
}

const headingTool = (word: string, level: 2 | 3): Tool => ({
  word,
  sign: <span aria-hidden="true">H{level}</span>,
  does: editor => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: editor => editor.isActive('heading', { level }),
})
type Format = 'Bold' | 'Italic' | 'BulletList' | 'OrderedList' | 'Blockquote'
const formatTool = (word: string, sign: ReactNode, format: Format): Tool => ({
  word,
  sign,
  does: editor => editor.chain().focus()[`toggle${format}`]().run(),
  isOn: editor => editor.isActive(lowerFirst(format)),
})
const stepTool = (word: 'undo' | 'redo', sign: ReactNode): Tool => ({
  word,
  sign,
  does: editor => editor.chain().focus()[word]().run(),
  can: editor => editor.can()[word](),
})

const tools: readonly Tool[] = [
  headingTool('heading', 2),
  headingTool('subheading', 3),
  formatTool('bold', <Bold />, 'Bold'),
  formatTool('italic', <Italic />, 'Italic'),
  formatTool('bullets', <Bullets />, 'BulletList'),
  formatTool('numbers', <Numbers />, 'OrderedList'),
  formatTool('quote', <Quote />, 'Blockquote'),
]
const steps: readonly Tool[] = [stepTool('undo', <Undo />), stepTool('redo', <Redo />)]

/** Formats of a text; each button shows whether it applies at the cursor. */
export function RichTextToolbar({ pictures }: { readonly pictures: WrittenPictures | undefined }) {
  const translate = useTranslate()
  const editor = useTiptapEditor() as Editor | null
  const [isLinking, setLinking] = useState(false)
  const { given, isFull, add, done } = useGiven(editor, pictures)
  const pick = useFilePick(add, {
    multiple: true,
    accept: 'image/*',
    'aria-label': translate('blog.picture'),
  })
  useTurns(editor)
  if (!editor) return null
  const buttonOf = ({ word, sign, does, isOn, can }: Tool) => (
    <button
      key={word}
      type="button"
      title={translate(`blog.${word}`)}
      aria-label={translate(`blog.${word}`)}
      aria-pressed={isOn?.(editor)}
      disabled={can && !can(editor)}
      onClick={() => does(editor)}
    >
      {sign}
    </button>
  )
  return (
    <div className="p-cluster f-rich-bar" role="toolbar" aria-label={translate('blog.toolbar')}>
      {tools.map(buttonOf)}
      {buttonOf({
        word: 'link',
        sign: <LinkIcon />,
        does: () => setLinking(!isLinking),
        isOn: () => editor.isActive('link'),
      })}
      {pictures &&
        buttonOf({
          word: 'picture',
          sign: <PictureIcon />,
          does: pick.open,
        })}
      {steps.map(buttonOf)}
      {isLinking && <LinkBox editor={editor} onDone={() => setLinking(false)} />}
      {pictures && pick.input}
      {isFull && (
        <span className="p-cluster p-quiet f-rich-sent" role="status">
          {translate('blog.tooManyPictures', { max: pictures?.most })}
        </span>
      )}
      {pictures &&
        given.map(({ id, file }) => (
          <SentPicture
            key={id}
            editor={editor}
            pictures={pictures}
            picture={file}
            onDone={() => done(id)}
          />
        ))}
    </div>
  )
}

/** Renders again whenever text or cursor changed. */
function useTurns(editor: Editor | null) {
  const [, turn] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!editor) return
    editor.on('transaction', turn)
    return () => {
      editor.off('transaction', turn)
    }
  }, [editor])
}

interface LinkBoxProps {
  readonly editor: NonNullable<ReturnType<typeof useTiptapEditor>>
  readonly onDone: () => void
}

/** Address of the selected text; empty removes the link. It is nested in a form, so it handles Enter itself. */
function LinkBox({ editor, onDone }: LinkBoxProps) {
  const translate = useTranslate()
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const href = addressOf(address.trim())
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address.trim(), marks: [link(href)] }).run()
    else chain.setLink({ href }).run()
    onDone()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onDone()
    else set()
  }
  return (
    <div className="f-rich-link">
      <input
        type="url"
        dir="ltr"
        value={address}
        placeholder="https://"
        aria-label={translate('blog.address')}
        // biome-ignore lint/a11y/noAutofocus: opened for typing
        autoFocus
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={press}
      />
      <Button variant="outlined" onClick={set} i18nKey="blog.setLink" />
    </div>
  )
}

const link = (href: string) => ({ type: 'link', attrs: { href } })

/** Completes `www.demo.test` with https; other addresses must be accepted by the server. */
function addressOf(typed: string) {
  if (typed === '' || /^(https:\/\/|mailto:|tel:)/i.test(typed)) return typed
  return `https://${typed.replace(/^[a-z]+:(\/\/)?/i, '')}`
}
