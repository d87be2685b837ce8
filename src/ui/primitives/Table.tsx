import { Fragment, type ReactNode } from 'react'
import css from './Table.module.css'

export interface TableColumn<Row> {
  readonly key: string
  readonly label: ReactNode
  readonly cell: (row: Row, at: number) => ReactNode
  /** Digits of one width at the end of the column. */
  readonly isNumber?: boolean
  /** Total below the column. */
  readonly total?: ReactNode
}
interface TableProps<Row> {
  /** Accessible name. */
  readonly label: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row, at: number) => string | number
  /** On phones each row is a block with the labels above its values; cells without content are left out. */
  readonly stacks?: boolean
  /** Heading of the rows that follow, where it differs from the one before. */
  readonly groupOf?: (row: Row) => string
}

/** A plain table, whose first column names the row; it scrolls sideways where it has no room. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, stacks = false, groupOf } = props
  const hasTotals = columns.some(({ total }) => total !== undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={`${css.table} ${stacks ? css.stacks : ''}`}>
        <thead>
          <tr>
            {columns.map(({ key, label: heading, isNumber }) => (
              <th key={key} scope="col" className={numeric(isNumber)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Fragment key={rowKey(row, at)}>
              {groupOf && isGroupStart(rows, at, groupOf) && (
                <tr className={css.group}>
                  <th scope="rowgroup" colSpan={columns.length}>
                    <bdi>{groupOf(row)}</bdi>
                  </th>
                </tr>
              )}
              <tr>
                {columns.map(({ key, label: heading, cell, isNumber }, column) => {
                  const Cell = column === 0 ? 'th' : 'td'
                  return (
                    <Cell
                      key={key}
                      scope={column === 0 ? 'row' : undefined}
                      className={numeric(isNumber)}
                      data-label={stacks && typeof heading === 'string' ? heading : undefined}
                    >
                      {cell(row, at)}
                    </Cell>
                  )
                })}
              </tr>
            </Fragment>
          ))}
        </tbody>
        {hasTotals && (
          <tfoot>
            <tr>
              {columns.map(({ key, total, isNumber }) => (
                <td key={key} className={numeric(isNumber)}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

const numeric = (isNumber = false) => (isNumber ? css.number : undefined)

function isGroupStart<Row>(rows: readonly Row[], at: number, groupOf: (row: Row) => string) {
  const [before, row] = [rows[at - 1], rows[at]]
  return row !== undefined && (before === undefined || groupOf(before) !== groupOf(row))
}
