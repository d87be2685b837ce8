import Add from '@mui/icons-material/Add'
import FormHelperText from '@mui/material/FormHelperText'
import { useFieldArray, useFormState } from 'react-hook-form'
import type { InputProps } from '../../../fields/display/fieldView'
import { valueAt } from '../../../fields/record/paths'
import { readableRowFields, writableRowFields } from '../../../model/access/access'
import { isOthers } from '../../../model/access/ownRows'
import type { FieldModel } from '../../../model/fields/resource'
import { newRow } from '../../../model/validation/draft'
import { useMe } from '../../../providers/backend/backendContext'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { Button } from '../../../ui/controls/Button'
import type { FeatureColumn } from '../../../ui/features/areaFeatures'
import { LineCards } from './LineCards'
import { LineTable } from './LineTable'
import { RowColumns } from './RowColumns'
import { useLineColumns } from './useLineColumns'

/** Shared props of table and cards. */
export interface LinesShown {
  readonly source: string
  readonly label: string
  readonly columns: readonly FieldModel[]
  /** Read-only values below the first column of a table. */
  readonly notes: readonly FieldModel[]
  /** Columns this person may write; the others are read-only. */
  readonly asked: ReadonlySet<FieldModel>
  /** Rows may be added, removed and moved by people who can fill all required columns. */
  readonly mayShape: boolean
  /** Rows written by others, where each row belongs to its author. */
  readonly fixed: ReadonlySet<number>
  readonly keys: readonly string[]
  readonly move: (from: number, to: number) => void
  readonly remove: (at: number) => void
  /** The label of a column, with the sign of a required one. */
  readonly headOf: (column: FieldModel) => string
  /** Columns of a feature beside each row. */
  readonly beside: readonly FeatureColumn[]
}

/** Child rows: a table, or a card per row where its inputs would be too narrow; moved by buttons. */
export function LinesInput(asked: InputProps) {
  const { field, source, label, isRequired } = asked
  const { translate, labels } = useTexts()
  const me = useMe()
  const columns = readableRowFields(field as FieldModel, me)
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
  const columnsFor = useLineColumns({ source, count: rows.length }, columns, writes)
  const headOf = (column: FieldModel) =>
    labels.field(column) + (column.words.required === true && writes.has(column) ? '\u00a0*' : '')
  const shown = {
    ...{ source, label, asked: writes },
    ...{ mayShape, fixed, keys, move, remove, headOf },
  }
  const rowsWith = (beside: readonly FeatureColumn[]) => {
    const { isTable, ...split } = columnsFor(beside.length)
    const Rows = isTable ? LineTable : LineCards
    return <Rows {...shown} {...split} beside={beside} />
  }
  return (
    <fieldset className="f-group">
      <legend>
        {label}
        {isRequired && ' *'}
      </legend>
      {rows.length === 0 && <p className="p-nothing">{translate('field.noLines')}</p>}
      {rows.length > 0 && (
        <RowColumns field={field as FieldModel} meanwhile={rowsWith([])}>
          {rowsWith}
        </RowColumns>
      )}
      {message && <FormHelperText error>{message}</FormHelperText>}
      {mayShape && (
        <Button
          startIcon={<Add />}
          onClick={() =>
            append(newRow({ ...(field as FieldModel), fields: columns }, { me, now: new Date() }))
          }
          i18nKey="field.addLine"
        />
      )}
    </fieldset>
  )
}
