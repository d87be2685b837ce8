import type { ReactNode } from 'react'
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
}

/** A plain table, whose first column names the row; it scrolls sideways where it has no room. */
export function Table<Row>({ label, columns, rows, rowKey }: TableProps<Row>) {
  const hasTotals = columns.some(({ total }) => total !== undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table}>
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
            <tr key={rowKey(row, at)}>
              {columns.map(({ key, cell, isNumber }, column) => {
                const Cell = column === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={key}
                    scope={column === 0 ? 'row' : undefined}
                    className={numeric(isNumber)}
                  >
                    {cell(row, at)}
                  </Cell>
                )
              })}
            </tr>
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
