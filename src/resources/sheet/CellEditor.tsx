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

function LineEditor({ sheet, label, begun }: CellEditorProps) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(begun)
  const { onKeyDown, onBlur } = useEditing(sheet, () => text)
  useEffect(() => {
    input.current?.focus()
    const end = input.current?.value.length ?? 0
    input.current?.setSelectionRange(end, end)
  }, [])
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
