import { type KeyboardEvent, useEffect, useRef } from 'react'
import { offeredBy } from '../../fields/options'
import type { FieldModel } from '../../model/resource'
import { useLanguage } from '../../providers/backendContext'
import type { Place } from './block'

interface CellEditorProps {
  readonly field: FieldModel
  readonly label: string
  readonly text: string
  readonly onType: (text: string) => void
  /** Takes what was typed, and goes on from there. */
  readonly onEnter: (text: string, by?: Place) => void
  readonly onCancel: () => void
}

/** A line to type in, with the words a choice knows. */
export function CellEditor({ field, label, text, onType, onEnter, onCancel }: CellEditorProps) {
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const isLeft = useRef(false)
  const words = wordsOf(field, language)
  const list = words.length > 0 ? `s-words-${field.name}` : undefined
  useEffect(() => {
    input.current?.focus()
    const end = input.current?.value.length ?? 0
    input.current?.setSelectionRange(end, end)
  }, [])
  const enter = (by?: Place) => {
    if (isLeft.current) return
    isLeft.current = true
    onEnter(text, by)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const back = event.shiftKey ? -1 : 1
    if (event.key === 'Escape') {
      isLeft.current = true
      onCancel()
    } else if (event.key === 'Enter') enter({ row: back, col: 0 })
    else if (event.key === 'Tab') enter({ row: 0, col: back })
    else return
    event.preventDefault()
    event.stopPropagation()
    // The cell takes the focus back from here; React would drop it with the input.
    input.current?.closest('td')?.focus()
  }
  return (
    <>
      <input
        ref={input}
        className="s-input"
        aria-label={label}
        autoComplete="off"
        list={list}
        value={text}
        onChange={event => onType(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => enter()}
        onMouseDown={event => event.stopPropagation()}
      />
      {list && (
        <datalist id={list}>
          {words.map(word => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  )
}

function wordsOf(field: FieldModel, language: ReturnType<typeof useLanguage>): string[] {
  if (field.kind === 'boolean') return [true, false].map(value => field.print(value, language))
  return field.options ? offeredBy(field, language).map(({ label }) => label) : []
}
