import './richText.css'
import { DefaultEditorOptions, RichTextInput } from 'ra-input-rich-text'
import type { FieldModel } from '../../model/resource'
import type { Asked } from '../fieldView'
import { useAsked } from '../inputs/useAsked'
import { pictureNode } from './pictureNode'
import { Toolbar } from './Toolbar'
import { usePictures } from './usePictures'

/** What the server keeps, and no more: no colours, no pictures of elsewhere. */
const [plain] = DefaultEditorOptions.extensions ?? []
const kept = plain?.configure({
  heading: { levels: [2, 3] },
  link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
})

/** Formed text, written as it will be read. */
export function RichTextAsked(asked: Asked) {
  const { said, error } = useAsked(asked)
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
          <Toolbar pictures={pictures} />
          {!error && said}
        </>
      }
    />
  )
}

const made = new Map<string, object>()

/** The same ones for the same label: new ones would begin the editor anew. */
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
