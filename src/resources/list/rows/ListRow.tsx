import { type RaRecord, useNavigate, useTranslate } from 'ra-core'
import { type MouseEvent, memo } from 'react'
import { marksOf } from '../../../model/access/highlights'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'
import { Checkbox } from '../../../ui/primitives/inputs'
import { RecordDocuments } from '../../documents/documentsLater'
import { SlotPiece } from '../../slots/SlotPiece'
import { RowMenuButton } from '../menus/RowMenuButton'
import { Marks } from './Marks'
import { RowIdentity } from './RowIdentity'
import type { RowColumn } from './RowTable'
import { RowValue } from './RowValue'

interface RowProps {
  readonly resource: Resource
  readonly record: RaRecord
  readonly columns: readonly RowColumn[]
  /** Column whose picture stands beside the name. */
  readonly picture?: FieldModel | undefined
  readonly path: string | undefined
  readonly selected: boolean
  readonly onToggle: ((id: RaRecord['id']) => void) | undefined
  /** Shows the actions of the page's resource. */
  readonly hasActs?: boolean
  /** Its last cell opens a menu of actions. */
  readonly hasMenu?: boolean
}

/** A click anywhere in the row opens the record; for the keyboard the leading cell is a link. */
export const ListRow = memo(function Row(props: RowProps) {
  const { resource, record, columns, path, selected, onToggle, hasActs, hasMenu } = props
  const marks = marksOf(resource, record, useMe())
  const navigate = useNavigate()
  const translate = useTranslate()
  const open = (event: MouseEvent) => {
    if (path && !isOwnTarget(event)) navigate(path)
  }
  return (
    <tr
      className={selected ? 'r-selected' : undefined}
      data-leads={Boolean(path)}
      data-mark={marks[0]?.colour}
      onClick={open}
    >
      {onToggle && (
        <td className="r-tick">
          <Checkbox
            aria-label={translate('app.action.selectRow')}
            checked={selected}
            onChange={() => onToggle(record.id)}
          />
        </td>
      )}
      {columns.map(column => (
        <td
          key={column.field.name}
          data-align={column.view.align}
          className={column.isPinned ? 'r-pinned' : column.leads ? 'r-leading' : undefined}
        >
          {column.leads ? (
            <RowIdentity {...props} field={column.field}>
              <Marks marks={marks} />
            </RowIdentity>
          ) : (
            <RowValue field={column.field} value={record[column.field.name]} />
          )}
        </td>
      ))}
      {(hasActs || hasMenu) && (
        <td className="r-act">
          <RecordDocuments record={record} small />
          <SlotPiece place="row" record={record} />
          {hasMenu && <RowMenuButton record={record} />}
        </td>
      )}
    </tr>
  )
}, isSameRow)

/** Links, checkboxes, buttons, selected text and the menu of the row keep their own behaviour. */
const isOwnTarget = ({ target, currentTarget }: MouseEvent) =>
  !currentTarget.contains(target as Element) ||
  (target as Element).closest('a, button, input, label') !== null ||
  window.getSelection()?.type === 'Range'

/** Columns are new objects at each render, so their fields are compared. */
function isSameRow(before: RowProps, after: RowProps) {
  return (
    before.record === after.record &&
    before.path === after.path &&
    before.selected === after.selected &&
    before.picture === after.picture &&
    before.hasActs === after.hasActs &&
    Boolean(before.onToggle) === Boolean(after.onToggle) &&
    before.columns.length === after.columns.length &&
    before.columns.every(
      ({ field, isPinned }, at) =>
        field === after.columns[at]?.field && isPinned === after.columns[at]?.isPinned,
    )
  )
}
