import { useMemo, useState } from 'react'
import { fold } from '../../domain/fold'
import { usePicker } from '../../fields/inputs/usePicker'
import { offeredBy } from '../../fields/options'
import type { FieldModel, Resource } from '../../model/resource'
import { useLanguage } from '../../providers/backendContext'
import type { CellEditorProps } from './CellEditor'
import { ManyEditor } from './ManyEditor'
import { OneEditor } from './OneEditor'

/** Something a cell can hold. */
export interface Offer {
  readonly value: unknown
  readonly label: string
}
export interface Offering extends CellEditorProps {
  readonly offers: readonly Offer[]
  /** What is offered is not yet that of the text typed last. */
  readonly isAsking: boolean
  readonly onText: (text: string) => void
}

/** Offers what there is to choose: words of the schema, or records the server finds. */
export const PickEditor = (props: CellEditorProps) =>
  props.field.target ? (
    <RecordEditor {...props} target={props.field.target} />
  ) : (
    <WordEditor {...props} />
  )

const editorFor = ({ kind }: FieldModel) =>
  kind === 'choices' || kind === 'references' ? ManyEditor : OneEditor

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
    (): readonly Offer[] =>
      field.kind === 'boolean'
        ? [true, false].map(value => ({ value, label: field.print(value, language) }))
        : offeredBy(field, language),
    [field, language],
  )
  const offers = all.filter(({ label }) => fold(label).includes(fold(text)))
  const Editor = editorFor(field)
  return <Editor {...props} offers={offers} isAsking={false} onText={setText} />
}
