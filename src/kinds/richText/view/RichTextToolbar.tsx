import Bold from '@mui/icons-material/FormatBold'
import Italic from '@mui/icons-material/FormatItalic'
import Bullets from '@mui/icons-material/FormatListBulleted'
import Numbers from '@mui/icons-material/FormatListNumbered'
import Quote from '@mui/icons-material/FormatQuote'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import LinkIcon from '@mui/icons-material/InsertLink'
import Redo from '@mui/icons-material/Redo'
import Undo from '@mui/icons-material/Undo'
import { useTranslate } from 'ra-core'
import { useTiptapEditor } from 'ra-input-rich-text'
import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../ui/controls/Button'
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

const tools: readonly Tool[] = [
  {
    word: 'heading',
    sign: <span aria-hidden="true">H2</span>,
    does: editor => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: editor => editor.isActive('heading', { level: 2 }),
  },
  {
    word: 'subheading',
    sign: <span aria-hidden="true">H3</span>,
    does: editor => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: editor => editor.isActive('heading', { level: 3 }),
  },
  {
    word: 'bold',
    sign: <Bold />,
    does: editor => editor.chain().focus().toggleBold().run(),
    isOn: editor => editor.isActive('bold'),
  },
  {
    word: 'italic',
    sign: <Italic />,
    does: editor => editor.chain().focus().toggleItalic().run(),
    isOn: editor => editor.isActive('italic'),
  },
  {
    word: 'bullets',
    sign: <Bullets />,
    does: editor => editor.chain().focus().toggleBulletList().run(),
    isOn: editor => editor.isActive('bulletList'),
  },
  {
    word: 'numbers',
    sign: <Numbers />,
    does: editor => editor.chain().focus().toggleOrderedList().run(),
    isOn: editor => editor.isActive('orderedList'),
  },
  {
    word: 'quote',
    sign: <Quote />,
    does: editor => editor.chain().focus().toggleBlockquote().run(),
    isOn: editor => editor.isActive('blockquote'),
  },
]
const steps: readonly Tool[] = [
  {
    word: 'undo',
    sign: <Undo />,
    does: editor => editor.chain().focus().undo().run(),
    can: editor => editor.can().undo(),
  },
  {
    word: 'redo',
    sign: <Redo />,
    does: editor => editor.chain().focus().redo().run(),
    can: editor => editor.can().redo(),
  },
]

/** Formats of a text; each button shows whether it applies at the cursor. */
export function RichTextToolbar({ pictures }: { readonly pictures: WrittenPictures | undefined }) {
  const translate = useTranslate()
  const editor = useTiptapEditor() as Editor | null
  const [isLinking, setLinking] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const { given, isFull, add, done } = useGiven(editor, pictures)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])])
    target.value = '' // the same file may be chosen again
  }
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
          does: () => chooser.current?.click(),
        })}
      {steps.map(buttonOf)}
      {isLinking && <LinkBox editor={editor} onDone={() => setLinking(false)} />}
      {pictures && (
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          tabIndex={-1}
          accept="image/*"
          aria-label={translate('blog.picture')}
          onChange={choose}
        />
      )}
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
