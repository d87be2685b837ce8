import ArrowForward from '@mui/icons-material/ArrowForwardRounded'
import { useTranslate } from 'ra-core'
import { isNone, ShownValue } from '../../fields/ShownValue'
import type { FieldModel } from '../../model/resource'
import { useLabels } from '../../providers/labels'
import { RowChanges } from './RowChanges'

interface ChangeProps {
  readonly field: FieldModel
  readonly values: readonly [old: unknown, now: unknown]
}

/** A field from what to what; child rows one by one. */
export function Change({ field, values }: ChangeProps) {
  const label = useLabels().field(field)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {field.fields ? (
          <RowChanges field={field} values={values} />
        ) : (
          <FromTo field={field} values={values} />
        )}
      </dd>
    </div>
  )
}

/** The old value struck out; one that was not there is not told. */
export function FromTo({ field, values: [old, now] }: ChangeProps) {
  const translate = useTranslate()
  return (
    <span className="h-from-to">
      {!isNone(old) && (
        <>
          <span className="p-hidden">{translate('app.history.before')}: </span>
          <span className="h-old">
            <Value field={field} value={old} />
          </span>
          <ArrowForward fontSize="inherit" className="r-mirror" aria-hidden="true" />
        </>
      )}
      <span className="p-hidden">{translate('app.history.after')}: </span>
      <span>
        <Value field={field} value={now} />
      </span>
    </span>
  )
}

/** A cell cuts long texts short; here they are the news. */
const inFull = new Set(['text', 'longText'])

const Value = ({ field, value }: { readonly field: FieldModel; readonly value: unknown }) => (
  <ShownValue field={field} value={value} as={inFull.has(field.kind) ? 'Display' : 'Cell'} />
)
