import { useId } from 'react'
import { get, useFormState } from 'react-hook-form'
import type { Asked } from './fieldView'
import { useLive } from './liveRecord'
import { valueAt } from './paths'
import { ShownValue } from './ShownValue'

/** A value the form shows and does not ask for; it follows what is typed, and what is wrong with it is told there. */
export function FixedField({
  field,
  source,
  label,
  inRow,
}: Pick<Asked, 'field' | 'source' | 'label' | 'inRow'>) {
  const id = useId()
  const value = useLive(record => valueAt(record, source))
  const { errors } = useFormState({ name: source })
  const { message: problem } = (get(errors, source) ?? {}) as { readonly message?: unknown }
  const shown = <ShownValue field={field} value={value} as={inRow ? 'Cell' : 'Display'} />
  if (inRow) return <output aria-label={label}>{shown}</output>
  return (
    <div className="f-fixed">
      <span className="f-fixed-label" id={id}>
        {label}
      </span>
      <output aria-labelledby={id}>{shown}</output>
      {typeof problem === 'string' && (
        <span className="f-fixed-problem" role="alert">
          {problem}
        </span>
      )}
    </div>
  )
}
