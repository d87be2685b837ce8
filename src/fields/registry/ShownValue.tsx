import { useTranslate } from 'ra-core'
import { type ReactNode, useState } from 'react'
import { isShownAlone } from '../../model/fields/confidential'
import type { FieldModel } from '../../model/fields/resource'
import { useLanguage } from '../../providers/backend/backendContext'
import { Nothing } from '../display/plain'
import { viewOf } from './registry'

interface ShownValueProps {
  readonly field: FieldModel
  readonly value: unknown
  readonly as: 'Cell' | 'Display'
}

/** A value in the display of its kind; a dash or the kind's own placeholder if empty. */
export function ShownValue({ field, value, as }: ShownValueProps) {
  const language = useLanguage()
  const view = viewOf(field)
  const Missing = (as === 'Cell' && view.Missing) || Nothing
  if (isNoneIn(field, value)) return <Missing field={field} />
  const Look = view[as]
  const shown = <Look field={field} value={value} language={language} />
  return isShownAlone(field) ? <Veiled key={String(value)}>{shown}</Veiled> : shown
}

export const isNone = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

/** No value, or one that readers see as none. */
export const isNoneIn = (field: FieldModel, value: unknown) =>
  isNone(value) || viewOf(field).isNothing?.(value) === true

/** No value, or a flag that is not set. */
export const isEmptyCell = (value: unknown) => isNone(value) || value === false

/** Hides confidential content behind dots until requested. */
function Veiled({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <span className="f-veiled">
      {isOpen ? children : <span aria-hidden="true">••••••</span>}{' '}
      <button
        type="button"
        className="f-link"
        aria-pressed={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {translate('app.field.unveil')}
      </button>
    </span>
  )
}
