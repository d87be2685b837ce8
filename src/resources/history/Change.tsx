import ArrowForward from '@mui/icons-material/ArrowForwardRounded'
import Undo from '@mui/icons-material/UndoRounded'
import { useTranslate } from 'ra-core'
import { isNone, ShownValue } from '../../fields/ShownValue'
import type { FieldModel } from '../../model/resource'
import { IconButton } from '../../pieces/Button'
import { useLabels } from '../../providers/labels'
import { RowChanges } from './RowChanges'

interface ChangeProps {
  readonly field: FieldModel
  readonly values: readonly [old: unknown, now: unknown]
  /** Where it may go back to what it was. */
  readonly onPutBack?: (() => void) | undefined
}

/** A field from what to what; child rows one by one. */
export function Change({ field, values, onPutBack }: ChangeProps) {
  const translate = useTranslate()
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
        {onPutBack && (
          <IconButton
            className="h-put-back"
            aria-label={translate('app.history.putBackField', { name: label })}
            title={translate('app.history.putBack')}
            onClick={onPutBack}
          >
            <Undo fontSize="inherit" className="r-mirror" />
          </IconButton>
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
