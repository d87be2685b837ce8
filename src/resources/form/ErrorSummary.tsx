import Alert from '@mui/material/Alert'
import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form'
import type { FieldModel } from '../../model/fields/resource'
import { useTexts } from '../../providers/backend/catalogueContext'
import type { SectionShown } from '../record/sections'

interface ErrorSummaryProps {
  readonly sections: readonly SectionShown[]
  /** Opens the section of the field. */
  readonly onGo: (section: string) => void
}

/** Errors after a refused save, each linked to its field. */
export function ErrorSummary({ sections, onGo }: ErrorSummaryProps) {
  const { translate, labels } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const { setFocus } = useFormContext()
  const { errors, submitCount } = useFormState()
  const wrong = sections.flatMap(({ id, fields }) =>
    fields.flatMap(field => placesOf(field, errors).map(place => ({ ...place, section: id }))),
  )
  const go = ({ section, path }: { readonly section: string; readonly path: string }) => {
    // The section must be drawn before its field can take the focus.
    setTimeout(() => {
      flushSync(() => onGo(section))
      setFocus(path)
    })
  }
  const goToFirst = useEffectEvent(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' })
    const [first] = wrong
    if (first) go(first)
  })
  useEffect(() => {
    if (submitCount > 0) goToFirst()
  }, [submitCount])
  if (submitCount === 0 || wrong.length === 0) return null
  const named = (name: string, path: string) => {
    const [, row] = path.split('.')
    return row ? translate('form.merge.line', { name, place: +row + 1 }) : name
  }
  return (
    <Alert severity="error" className="r-summary" ref={box}>
      {translate('form.errorsIn', { number: wrong.length })}
      <ul className="p-bullets">
        {wrong.map(({ field, message, ...place }) => (
          <li key={place.path}>
            <button type="button" onClick={() => go(place)}>
              {named(labels.field(field), place.path)}: {message}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

interface Place {
  readonly field: FieldModel
  readonly path: string
  readonly message: string
}

/** A field's own error, or those of its rows. */
function placesOf(field: FieldModel, errors: FieldErrors): Place[] {
  const error = errors[field.name]
  if (!error) return []
  if (typeof error.message === 'string') {
    return [{ field, path: field.name, message: error.message }]
  }
  const rows = Object.entries(error as Record<string, FieldErrors>)
  return rows.flatMap(([row, cells]) => {
    if (row === 'root') {
      return [{ field, path: field.name, message: String(cells?.message ?? '') }]
    }
    return (field.fields ?? []).flatMap(column =>
      placesOf(column, cells ?? {}).map(place => ({
        ...place,
        path: `${field.name}.${row}.${place.path}`,
      })),
    )
  })
}
