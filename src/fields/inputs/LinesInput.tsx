import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useTranslate } from 'ra-core'
import { useFieldArray, useFormState } from 'react-hook-form'
import { readableRowFields, writableRowFields } from '../../model/access'
import { defaultOf } from '../../model/draft'
import { isOthers } from '../../model/ownRows'
import type { FieldModel } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import type { Asked } from '../fieldView'
import { valueAt } from '../paths'
import { LineCards } from './LineCards'
import { LineTable } from './LineTable'
import { type BesideDraft, useBesideDraft } from './useBesideDraft'
import { useNarrow } from './useNarrow'

/** What table and cards need to draw and move the rows. */
export interface LinesShown {
  readonly source: string
  readonly label: string
  readonly columns: readonly FieldModel[]
  /** Those of them this person writes in; the others are shown. */
  readonly asked: ReadonlySet<FieldModel>
  /** Rows come, go and change places for who fills in all that a row must have. */
  readonly mayShape: boolean
  /** Rows that others wrote, where each is its writer's. */
  readonly fixed: ReadonlySet<number>
  readonly keys: readonly string[]
  readonly move: (from: number, to: number) => void
  readonly remove: (at: number) => void
  /** What is told beside each row, as it is now. */
  readonly beside: BesideDraft
}

/** So many columns leave their inputs too narrow to type in. */
const WIDE = 6

/** Child rows: a table; on phones, and where a row has much to say, a card per row; moved by buttons, which every hand can use. */
export function LinesInput(asked: Asked) {
  const { field, source, label, isRequired } = asked
  const translate = useTranslate()
  const me = useMe()
  const narrow = useNarrow()
  const columns = readableRowFields(field as FieldModel, me)
  const beside = useBesideDraft(field as FieldModel)
  const Rows = narrow || columns.length + beside.columns.length > WIDE ? LineCards : LineTable
  const { fields: rows, append, remove, move } = useFieldArray({ name: source, keyName: '_key' })
  const { errors } = useFormState({ name: source })
  const problem = valueAt(errors, source) as { message?: string; root?: { message?: string } }
  const message = problem?.message ?? problem?.root?.message
  const keys = rows.map(({ _key }) => _key)
  const writes: ReadonlySet<FieldModel> = new Set(writableRowFields(field as FieldModel, me))
  const mayShape =
    writes.size > 0 && columns.every(column => !column.words.required || writes.has(column))
  const fixed = new Set(
    rows.flatMap((row, at) => (isOthers(field as FieldModel, row, me) ? [at] : [])),
  )
  const shown: LinesShown = {
    ...{ source, label, columns, asked: writes, beside },
    ...{ mayShape, fixed, keys, move, remove },
  }
  return (
    <fieldset className="f-group">
      <legend>
        {label}
        {isRequired && ' *'}
      </legend>
      {rows.length === 0 && <p className="f-no-lines">{translate('app.field.noLines')}</p>}
      {rows.length > 0 && <Rows {...shown} />}
      {message && <FormHelperText error>{message}</FormHelperText>}
      {mayShape && (
        <Button startIcon={<Add />} onClick={() => append(newRow(columns, me))}>
          {translate('app.field.addLine')}
        </Button>
      )}
    </fieldset>
  )
}

const newRow = (columns: readonly FieldModel[], me: ReturnType<typeof useMe>) =>
  Object.fromEntries(
    columns.map(column => [column.name, defaultOf(column, { me, now: new Date() }) ?? null]),
  )
