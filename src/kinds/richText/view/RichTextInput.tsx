import './richText.css'
import {
  type Node,
  NodeViewWrapper,
  type ReactNodeViewProps,
  ReactNodeViewRenderer,
} from '@tiptap/react'
import { useTranslate } from 'ra-core'
import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { InputProps } from '../../../fields/display/fieldView'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'
import type { FieldModel } from '../../../model/fields/resource'
import { addresses, pending } from './addresses'
import { RichTextToolbar } from './RichTextToolbar'
import { usePictures } from './usePictures'

/** The formats accepted by the server: no colours, no external pictures. */
const [plain] = DefaultEditorOptions.extensions ?? []
const kept = plain?.configure({
  heading: { levels: [2, 3] },
  link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
})

export function RichTextField(asked: InputProps) {
  const { helperText, error } = useFieldInput(asked)
  const pictures = usePictures(asked.source, asked.field as FieldModel)
  const options = optionsFor(asked.label, pictures !== undefined)
  return (
    <RichTextInput
      className="f-rich-input"
      source={asked.source}
      label={asked.label}
      isRequired={asked.isRequired}
      helperText={false}
      editorOptions={options}
      toolbar={
        <>
          <RichTextToolbar pictures={pictures} />
          {!error && helperText}
        </>
      }
    />
  )
}

const made = new Map<string, object>()

/** Cached by label, because new options would restart the editor. */
function optionsFor(label: string, isPictured: boolean) {
  const name = `${isPictured} ${label}`
  const known = made.get(name) ?? {
    extensions: [kept, isPictured ? pictureNode : undefined].filter(each => each !== undefined),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'auto' },
    },
  }
  made.set(name, known)
  return known
}

const [image] = (DefaultEditorOptions.extensions ?? []).filter(({ name }) => name === 'image')

/** A picture of the record, by its file id; external pictures are refused. */
const pictureNode = (image as Node | undefined)?.extend({
  addAttributes: () => ({
    file: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-file'),
      renderHTML: ({ file }: Record<string, unknown>) => ({ 'data-file': file }),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[data-file]' }],
  addInputRules: () => [],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
})

/** A picture in the edited text, with an input for its description. */
function PictureView({ node, editor, getPos, updateAttributes }: ReactNodeViewProps) {
  const translate = useTranslate()
  const words = useRef<HTMLInputElement>(null)
  const file = String(node.attrs.file)
  const alt = String(node.attrs.alt ?? '')
  const address = addresses.get(file)
  useEffect(() => {
    if (pending.delete(file) && isFree(editor.view.dom)) words.current?.focus()
  }, [file, editor])
  useEffect(() => {
    const input = words.current
    if (input && input !== document.activeElement) input.value = alt
  }, [alt])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    editor.commands.focus((getPos() ?? 0) + node.nodeSize)
  }
  return (
    <NodeViewWrapper as="span" className="f-rich-picture">
      {address ? (
        <img src={address} alt={alt} data-drag-handle />
      ) : (
        <span className="f-rich-lost">{translate('validation.pictureLost')}</span>
      )}
      <input
        ref={words}
        type="text"
        dir="auto"
        defaultValue={alt}
        maxLength={200}
        aria-invalid={alt.trim() === ''}
        placeholder={translate('blog.pictureText')}
        aria-label={translate('blog.pictureText')}
        title={translate('blog.pictureHelp')}
        onChange={({ target }) => updateAttributes({ alt: target.value })}
        onKeyDown={press}
      />
    </NodeViewWrapper>
  )
}

/** True unless another field, or the description of another picture, has the focus. */
function isFree(text: HTMLElement) {
  const at = document.activeElement
  return at === null || at === text || !at.matches('input, textarea, [contenteditable]')
}
