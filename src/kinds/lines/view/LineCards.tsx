import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useLiveRecord } from '../../../fields/record/liveRecord'
import { valueAt } from '../../../fields/record/paths'
import { FormField } from '../../../fields/registry/FormField'
import { viewOf } from '../../../fields/registry/registry'
import { isEmptyCell } from '../../../fields/registry/ShownValue'
import { useNarrow } from '../../../fields/registry/useNarrow'
import type { FieldModel } from '../../../model/fields/resource'
import { Grid, Stack, Text } from '../../../ui/primitives/layout'
import { LineFold } from './LineFold'
import { SHORT } from './LineHead'
import type { LinesShown } from './LinesInput'
import { RowButtons } from './RowButtons'

/**
 * Rows as cards with buttons at the top; texts and choices take two columns, numbers one; notes are folded, and on
 * phones each row that has its first value.
 */
export function LineCards(lines: LinesShown) {
  const { source, label, columns, notes, asked, mayShape, fixed, keys, move, remove } = lines
  const isFolding = useNarrow() && columns.length > SHORT
  const { headOf, beside } = lines
  const translate = useTranslate()
  const fieldOf = (column: FieldModel, at: number) => (
    <LabelledField
      key={column.name}
      className="p-stack f-card-field"
      field={column}
      label={headOf(column)}
      row={`${source}.${at}`}
      lead={columns[0]}
      writable={asked.has(column) && !fixed.has(at)}
    />
  )
  const besides = (at: number) =>
    beside.map(({ name, label: head, cell }) => (
      <BesideRow key={name} className="p-stack f-card-field" label={head}>
        {cell(at)}
      </BesideRow>
    ))
  const head = (at: number) =>
    mayShape && !fixed.has(at) ? (
      <RowButtons at={at} count={keys.length} move={move} remove={remove} />
    ) : null
  const inputs = (at: number) => (
    <>
      {columns.map(column => fieldOf(column, at))}
      {notes.length === 0 ? (
        besides(at)
      ) : (
        <details className="f-card-head f-card-rest">
          <summary>{translate('app.action.more')}</summary>
          <Grid min={112} gap={3}>
            {notes.map(column => fieldOf(column, at))}
            {besides(at)}
          </Grid>
        </details>
      )}
    </>
  )
  return (
    <Stack as="ol" gap={3} aria-label={label}>
      {keys.map((key, at) =>
        isFolding ? (
          <li key={key} className="p-box">
            <LineFold {...lines} at={at} buttons={head(at)}>
              {inputs(at)}
            </LineFold>
          </li>
        ) : (
          <Grid as="li" key={key} min={112} gap={3} className="p-box">
            <div className="p-row f-card-head">
              <Text strong tone="secondary" className="p-grow">
                {at + 1}
              </Text>
              {head(at)}
            </div>
            {inputs(at)}
          </Grid>
        ),
      )}
    </Stack>
  )
}

interface BesideRowProps {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** A value of a feature with its label; hidden without a value. */
export const BesideRow = ({ label, className, children }: BesideRowProps) => (
  <div className={`f-beside ${className}`} data-align="end">
    <Text size="sm" tone="secondary" aria-hidden="true">
      {label}
    </Text>
    <output aria-label={label}>{children}</output>
  </div>
)

interface LabelledFieldProps {
  readonly className: string
  readonly field: FieldModel
  readonly label: string
  readonly row: string
  /** The first field of the row. */
  readonly lead: FieldModel | undefined
  readonly writable: boolean
}

/**
 * With its label, where a table has its header. A read-only field has no place without a value, nor
 * before the first field has one: computed numbers of an empty row say nothing.
 */
export function LabelledField(props: LabelledFieldProps) {
  const { field, label, row, lead = field, writable, className } = props
  const isEmpty = useLiveRecord(record =>
    [field, lead].some(({ name }) => isEmptyCell(valueAt(record, `${row}.${name}`))),
  )
  if (!writable && isEmpty) return null
  return (
    <div className={className} data-align={viewOf(field).align}>
      <Text size="sm" tone="secondary" aria-hidden="true">
        {label}
      </Text>
      <FormField field={field} row={row} writable={writable} />
    </div>
  )
}
