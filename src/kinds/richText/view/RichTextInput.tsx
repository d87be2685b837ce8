import './richText.css'
import { type Node, ReactNodeViewRenderer } from '@tiptap/react'
import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text'
import type { InputProps } from '../../../fields/display/fieldView'
import { useFieldInput } from '../../../fields/inputs/useFieldInput'
import type { FieldModel } from '../../../model/fields/resource'
import { PictureView } from './PictureView'
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
