import '../../../kinds/richText/view/richText.css'
import Bold from '@mui/icons-material/FormatBoldRounded'
import Italic from '@mui/icons-material/FormatItalicRounded'
import Bullets from '@mui/icons-material/FormatListBulletedRounded'
import Numbers from '@mui/icons-material/FormatListNumberedRounded'
import Quote from '@mui/icons-material/FormatQuoteRounded'
import Underline from '@mui/icons-material/FormatUnderlinedRounded'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useTranslate } from 'ra-core'
import { IconButton } from '../../../ui/controls/Button'
import { Row, Stack } from '../../../ui/primitives/layout'
import { Pane } from '../../../ui/primitives/Panes'

interface RichTextProps {
  readonly html: string
  readonly onChange: (html: string) => void
}

/** Rich-text editor; pasted content is reduced to its formats. */
export function RichText({ html, onChange }: RichTextProps) {
  const translate = useTranslate()
  const editor = useEditor({
    extensions: [StarterKit.configure({ heading: false, link: { openOnClick: false } })],
    content: html,
    injectCSS: false,
    editorProps: {
      attributes: {
        'aria-label': translate('mail.message'),
        'aria-multiline': 'true',
        role: 'textbox',
        class: 'f-rich p-prose',
        dir: 'auto',
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.getHTML()),
  })
  return (
    <Stack grow gap={0} className="m-editor">
      <Pane scrolls className="m-text">
        <EditorContent editor={editor} />
      </Pane>
      <Tools editor={editor} />
    </Stack>
  )
}

const tools = [
  ['bold', Bold, 'toggleBold'],
  ['italic', Italic, 'toggleItalic'],
  ['underline', Underline, 'toggleUnderline'],
  ['bulletList', Bullets, 'toggleBulletList'],
  ['orderedList', Numbers, 'toggleOrderedList'],
  ['blockquote', Quote, 'toggleBlockquote'],
] as const

function Tools({ editor }: { readonly editor: Editor }) {
  const translate = useTranslate()
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map(([name]) => now.isActive(name)),
  })
  return (
    <Row gap={0} pad={1} role="toolbar" aria-label={translate('mail.format.tools')}>
      {tools.map(([name, Icon, act], at) => (
        <IconButton
          key={name}
          title={translate(`mail.format.${name}`)}
          aria-pressed={active[at] ?? false}
          onClick={() => editor.chain().focus()[act]().run()}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Row>
  )
}
