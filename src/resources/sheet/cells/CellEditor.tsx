import { useEffect, useRef, useState } from 'react'
import type { FieldModel } from '../../../model/fields/resource'
import type { HeldValue } from './cellText'
import { PickEditor } from './PickEditor'
import { useEditing } from './useEditing'
import type { SheetCore } from './useSheet'

export interface CellEditorProps {
  readonly sheet: SheetCore
  readonly field: FieldModel
  readonly label: string
  /** Initial text: the cell's text, or the first typed letter. */
  readonly begun: string
  readonly held: HeldValue
}

/** Input of a cell: a text line, or a line with options. */
export const CellEditor = (props: CellEditorProps) =>
  props.field.target || props.field.options || props.field.isYesNo ? (
    <PickEditor {...props} />
  ) : (
    <LineEditor {...props} />
  )

function LineEditor({ sheet, field, label, begun, held }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(begun)
  const { onKeyDown, onBlur } = useEditing(sheet, () => text)
  useEffect(() => {
    input.current?.focus()
    // Typing replaces a number; in a text the cursor starts at the end.
    const isWhole = field.isNumeric && begun === held.text
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
