import { useMemo, useState } from 'react'
import { fold } from '../../../base/fold'
import { offeredBy } from '../../../fields/display/options'
import { usePicker } from '../../../fields/picker/usePicker'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { useLanguage } from '../../../providers/backend/backendContext'
import type { CellEditorProps } from './CellEditor'
import { ManyEditor } from './ManyEditor'
import { OneEditor } from './OneEditor'

/** An option of a cell. */
export interface PickOffer {
  readonly value: unknown
  readonly label: string
}
export interface Offering extends CellEditorProps {
  readonly offers: readonly PickOffer[]
  /** The options for the latest text are still loading. */
  readonly isAsking: boolean
  readonly onText: (text: string) => void
}

/** Offers options: those of the schema, or records found by the server. */
export const PickEditor = (props: CellEditorProps) =>
  props.field.target ? (
    <RecordEditor {...props} target={props.field.target} />
  ) : (
    <WordEditor {...props} />
  )

const editorFor = ({ isList }: FieldModel) => (isList ? ManyEditor : OneEditor)

function RecordEditor({ target, ...props }: CellEditorProps & { readonly target: Resource }) {
  const { options, setTyped, isFetching } = usePicker(target, true)
  const offers = options.map(({ key, label }) => ({ value: key, label }))
  const Editor = editorFor(props.field)
  return <Editor {...props} offers={offers} isAsking={isFetching} onText={setTyped} />
}

function WordEditor(props: CellEditorProps) {
  const { field } = props
  const language = useLanguage()
  const [text, setText] = useState('')
  const all = useMemo(
    (): readonly PickOffer[] =>
      field.isYesNo
        ? [true, false].map(value => ({ value, label: field.print(value, language) }))
        : offeredBy(field, language),
    [field, language],
  )
  const offers = all.filter(({ label }) => fold(label).includes(fold(text)))
  const Editor = editorFor(field)
  return <Editor {...props} offers={offers} isAsking={false} onText={setText} />
}
