import ArrowForward from '@mui/icons-material/ArrowForwardRounded'
import Undo from '@mui/icons-material/UndoRounded'
import { useTranslate } from 'ra-core'
import { Fragment, type ReactNode } from 'react'
import { isNone, ShownValue } from '../../fields/registry/ShownValue'
import { readableRowFields } from '../../model/access/access'
import type { FieldModel } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { useTexts } from '../../providers/backend/useTexts'
import { IconButton } from '../../ui/controls/Button'
import { Row, Stack } from '../../ui/primitives/layout'
import { type RowChange, rowChanges } from './rowDiff'

interface ChangeProps {
  readonly field: FieldModel
  readonly values: readonly [old: unknown, now: unknown]
  /** Restores the previous value, where that is possible. */
  readonly onPutBack?: (() => void) | undefined
}

/** A field's previous and new value; child rows one by one. */
export function FieldChange({ field, values, onPutBack }: ChangeProps) {
  const { translate, labels } = useTexts()
  const label = labels.field(field)
  return (
    <div>
      <dt className="p-quiet">{label}</dt>
      <dd>
        {field.fields ? (
          <RowChanges field={field} values={values}>
            {({ column, values: cell }) => (
              <span className="p-row">
                <span className="p-quiet">{labels.field(column)}</span>{' '}
                <FromTo field={column} values={cell} />
              </span>
            )}
          </RowChanges>
        ) : (
          <FromTo field={field} values={values} />
        )}
        {onPutBack && (
          <IconButton
            className="h-put-back"
            aria-label={translate('history.putBackField', { name: label })}
            title={translate('history.putBack')}
            onClick={onPutBack}
          >
            <Undo fontSize="inherit" className="p-mirror" />
          </IconButton>
        )}
      </dd>
    </div>
  )
}

/** The previous value struck out, if there was one, and the new value. */
export function FromTo({ field, values: [old, now] }: ChangeProps) {
  const translate = useTranslate()
  return (
    <span className="p-cluster p-grow h-from-to">
      {!isNone(old) && (
        <>
          <span className="p-hidden">{translate('history.before')}: </span>
          <s className="p-quiet h-old">
            <Value field={field} value={old} />
          </s>
          <ArrowForward fontSize="inherit" className="p-mirror p-quiet" aria-hidden="true" />
        </>
      )}
      <span className="p-hidden">{translate('history.after')}: </span>
      <span>
        <Value field={field} value={now} />
      </span>
    </span>
  )
}

/** Texts are shown in full length. */
const Value = ({ field, value }: { readonly field: FieldModel; readonly value: unknown }) => (
  <ShownValue field={field} value={value} as={field.isText ? 'Display' : 'Cell'} />
)

interface RowChangesProps extends Omit<ChangeProps, 'onPutBack'> {
  readonly gap?: 1 | 2
  /** Draws a cell of a row. */
  readonly children: (cell: RowChange['cells'][number], is: RowChange['is']) => ReactNode
}

/** Child rows that were added, removed or changed. */
export function RowChanges({ field, values: [old, now], gap = 2, children }: RowChangesProps) {
  const translate = useTranslate()
  const columns = readableRowFields(field, useMe())
  return (
    <Stack as="ul" gap={gap}>
      {rowChanges(columns, old, now).map(({ id, is, cells }) => (
        <Row as="li" wrap gap={3} key={`${is} ${id}`}>
          <b>{translate(`history.row${is}`)}</b>
          {cells.map(cell => (
            <Fragment key={cell.column.name}>{children(cell, is)}</Fragment>
          ))}
        </Row>
      ))}
    </Stack>
  )
}
