import './history.css'
import ArrowForward from '@mui/icons-material/ArrowForwardRounded'
import Undo from '@mui/icons-material/UndoRounded'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { isNone, ShownValue } from '../../fields/registry/ShownValue'
import { readableRowFields } from '../../model/access/access'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { useTexts } from '../../providers/backend/catalogueContext'
import { IconButton } from '../../ui/controls/Button'
import { Row, Stack } from '../../ui/primitives/layout'
import { rowChanges } from './rowDiff'

type Values = readonly [old: unknown, now: unknown]
type Draw = (field: FieldModel, value: unknown) => ReactNode

interface ChangeListProps {
  readonly changes: readonly (readonly [FieldModel, Values])[]
  /** Restores the previous value of a field, where that is possible. */
  readonly putBackOf?: ((field: FieldModel) => (() => void) | undefined) | undefined
  /** Draws a value. @default its cell, texts in full length */
  readonly draw?: Draw
}

/** Each changed field with its previous and new value; child rows one by one. */
export function ChangeList({ changes, putBackOf, draw = drawn }: ChangeListProps) {
  const { translate, labels } = useTexts()
  return (
    <dl className="h-changes">
      {changes.map(([field, values]) => {
        const label = labels.field(field)
        const putBack = putBackOf?.(field)
        return (
          <div key={field.name}>
            <dt className="p-quiet">{label}</dt>
            <dd>
              {field.fields ? (
                <RowChanges field={field} values={values} draw={draw} />
              ) : (
                <FromTo field={field} values={values} draw={draw} />
              )}
              {putBack && (
                <IconButton
                  className="h-put-back"
                  aria-label={translate('history.putBackField', { name: label })}
                  title={translate('history.putBack')}
                  onClick={putBack}
                >
                  <Undo fontSize="inherit" className="p-mirror" />
                </IconButton>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** The changes whose fields this person knows. */
export const knownChanges = (
  { fields }: Resource,
  changes: Readonly<Record<string, readonly unknown[]>>,
) =>
  Object.entries(changes).flatMap(([name, [old, now]]) => {
    const field = fields.get(name)
    return field ? [[field, [old, now]] as const] : []
  })

interface ChangeProps {
  readonly field: FieldModel
  readonly values: Values
  readonly draw?: Draw
}

/** The previous value struck out, if there was one, and the new value. */
export function FromTo({ field, values: [old, now], draw = drawn }: ChangeProps) {
  const translate = useTranslate()
  return (
    <span className="p-cluster p-grow h-from-to">
      {!isNone(old) && (
        <>
          <span className="p-hidden">{translate('history.before')}: </span>
          <s className="p-quiet h-old">{draw(field, old)}</s>
          <ArrowForward fontSize="inherit" className="p-mirror p-quiet" aria-hidden="true" />
        </>
      )}
      <span className="p-hidden">{translate('history.after')}: </span>
      <span>{draw(field, now)}</span>
    </span>
  )
}

const drawn: Draw = (field, value) => (
  <ShownValue field={field} value={value} as={field.isText ? 'Display' : 'Cell'} />
)

/** Child rows that were added, removed or changed. */
function RowChanges({ field, values: [old, now], ...rest }: ChangeProps) {
  const { translate, labels } = useTexts()
  const columns = readableRowFields(field, useMe())
  return (
    <Stack as="ul">
      {rowChanges(columns, old, now).map(({ id, is, cells }) => (
        <Row as="li" wrap gap={3} key={`${is} ${id}`}>
          <b>{translate(`history.row${is}`)}</b>
          {cells.map(({ column, values }) => (
            <span key={column.name} className="p-row">
              <span className="p-quiet">{labels.field(column)}</span>{' '}
              <FromTo field={column} values={values} {...rest} />
            </span>
          ))}
        </Row>
      ))}
    </Stack>
  )
}
