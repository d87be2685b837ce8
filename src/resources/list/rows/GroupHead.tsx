import { printNumber } from '../../../base/numbers'
import { isNone, ShownValue } from '../../../fields/registry/ShownValue'
import { useLanguage } from '../../../providers/backend/backendContext'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { Count } from '../../../ui/primitives/layout'
import type { GroupHeadView } from '../state/useGroups'
import type { RowColumn } from './RowTable'

interface GroupHeadProps {
  readonly head: GroupHeadView
  readonly columns: readonly RowColumn[]
  /** Cells before the first column. */
  readonly before: number
}

/** The head of a group in a table: its value and number of rows, and the sums under their columns. */
export function GroupHead({ head, columns, before }: GroupHeadProps) {
  const language = useLanguage()
  const sums = head.group?.sums ?? {}
  const isSum = ({ field }: RowColumn) => Object.hasOwn(sums, field.name)
  const first = columns.findIndex((column, at) => at > 0 && isSum(column))
  const wide = first < 0 ? columns.length : first
  return (
    <tr className="r-group">
      <th scope="rowgroup" colSpan={before + wide}>
        <span>
          <GroupTitle head={head} />
        </span>
      </th>
      {columns.slice(wide).map(({ field, view }) => (
        <td key={field.name} data-align={view.align}>
          {sums[field.name] !== undefined && field.print(sums[field.name], language)}
        </td>
      ))}
      <td />
    </tr>
  )
}

/** The value of a group, and how many rows of the filter have it. */
export function GroupTitle({ head: { field, value, group } }: Pick<GroupHeadProps, 'head'>) {
  const { translate, labels } = useTexts()
  return (
    <>
      {isNone(value) ? (
        `${labels.field(field)}: ${translate('list.filter.empty')}`
      ) : (
        <ShownValue field={field} value={value} as="Cell" />
      )}{' '}
      {group && <Count>{printNumber(group.count)}</Count>}
    </>
  )
}
