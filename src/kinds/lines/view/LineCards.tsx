import type { ReactNode } from 'react'
import { FormField } from '../../../fields/registry/FormField'
import type { FieldModel } from '../../../model/fields/resource'
import { useLabels } from '../../../providers/backend/labels'
import { LineLookupCell } from './LineLookupCell'
import type { LinesShown } from './LinesInput'
import { RowButtons } from './RowButtons'

/** Rows as cards: one column of fields each, buttons at the top. */
export function LineCards(lines: LinesShown) {
  const { source, label, columns, asked, mayShape, fixed, keys, move, remove, beside } = lines
  const labels = useLabels()
  return (
    <ol className="f-cards" aria-label={label}>
      {keys.map((key, at) => (
        <li key={key} className="f-card">
          <div className="p-row f-card-head">
            <span>{at + 1}</span>
            {mayShape && !fixed.has(at) && (
              <RowButtons at={at} count={keys.length} move={move} remove={remove} />
            )}
          </div>
          {columns.map(column => (
            <RowLabel key={column.name} field={column}>
              <FormField
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
                <LineLookupCell words={words} number={beside.at(at)?.[name]} />
              </output>
            </div>
          ))}
        </li>
      ))}
    </ol>
  )
}

/** Label beside an input in a card, where a table has its header. */
const RowLabel = ({
  field,
  children,
}: {
  readonly field: FieldModel
  readonly children: ReactNode
}) => (
  <div className="f-card-field">
    <span aria-hidden="true">{useLabels().field(field)}</span>
    {children}
  </div>
)
