import { useEffect, useRef, useState } from 'react'
import type { FieldModel } from '../../model/resource'
import type { Held } from './cellText'
import { PickEditor } from './PickEditor'
import { useEditing } from './useEditing'
import type { SheetCore } from './useSheet'

export interface CellEditorProps {
  readonly sheet: SheetCore
  readonly field: FieldModel
  readonly label: string
  /** What typing began with: all of the cell's text, or the first letter of another. */
  readonly begun: string
  readonly held: Held
}

/** What a cell is typed in with: a line, or a line that offers what there is to choose. */
export const CellEditor = (props: CellEditorProps) =>
  props.field.target || props.field.options || props.field.kind === 'boolean' ? (
    <PickEditor {...props} />
  ) : (
    <LineEditor {...props} />
  )

const numbers: ReadonlySet<string> = new Set(['money', 'decimal', 'integer', 'percent'])

function LineEditor({ sheet, field, label, begun, held }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(begun)
  const { onKeyDown, onBlur } = useEditing(sheet, () => text)
  useEffect(() => {
    input.current?.focus()
    // What is typed takes the place of a number; in a text the cursor stands at its end.
    const isWhole = numbers.has(field.kind) && begun === held.text
    const end = begun.length
    input.current?.setSelectionRange(isWhole ? 0 : end, end)
  }, [field, begun, held.text])
  return (
    <input
      ref={input}
      className="s-input"
      aria-label={label}
      autoComplete="off"
      value={text}
      onChange={event => setText(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  )
}
