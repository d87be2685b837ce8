import { AskedField } from '../AskedField'
import { isAskedInRow } from './isAskedInRow'
import type { LinesShown } from './LinesInput'
import { RowButtons } from './RowButtons'
import { RowLabel } from './RowLabel'

/** Rows as cards: one column of fields each, its buttons at its head. */
export function LineCards({ source, label, columns, keys, move, remove }: LinesShown) {
  return (
    <ol className="f-cards" aria-label={label}>
      {keys.map((key, at) => (
        <li key={key} className="f-card">
          <div className="f-card-head">
            <span>{at + 1}</span>
            <RowButtons at={at} count={keys.length} move={move} remove={remove} />
          </div>
          {columns.map(column => (
            <RowLabel key={column.name} field={column}>
              <AskedField field={column} row={`${source}.${at}`} writable={isAskedInRow(column)} />
            </RowLabel>
          ))}
        </li>
      ))}
    </ol>
  )
}
