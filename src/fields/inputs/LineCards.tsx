import { useLabels } from '../../providers/labels'
import { AskedField } from '../AskedField'
import { BesideCell } from '../BesideCell'
import type { LinesShown } from './LinesInput'
import { RowButtons } from './RowButtons'
import { RowLabel } from './RowLabel'

/** Rows as cards: one column of fields each, its buttons at its head. */
export function LineCards(lines: LinesShown) {
  const { source, label, columns, asked, mayShape, fixed, keys, move, remove, beside } = lines
  const labels = useLabels()
  return (
    <ol className="f-cards" aria-label={label}>
      {keys.map((key, at) => (
        <li key={key} className="f-card">
          <div className="f-card-head">
            <span>{at + 1}</span>
            {mayShape && !fixed.has(at) && (
              <RowButtons at={at} count={keys.length} move={move} remove={remove} />
            )}
          </div>
          {columns.map(column => (
            <RowLabel key={column.name} field={column}>
              <AskedField
                field={column}
                row={`${source}.${at}`}
                writable={asked.has(column) && !fixed.has(at)}
              />
            </RowLabel>
          ))}
          {beside.columns.map(([name, words]) => (
            <div key={name} className="f-card-field">
              <span aria-hidden="true">{labels.text(words.label)}</span>
              <output aria-label={labels.text(words.label)}>
                <BesideCell words={words} told={beside.at(at)?.[name]} />
              </output>
            </div>
          ))}
        </li>
      ))}
    </ol>
  )
}
