import { FormField } from '../../../fields/registry/FormField'
import { viewOf } from '../../../fields/registry/registry'
import type { LinesShown } from './LinesInput'
import { RowButtons } from './RowButtons'

/** Rows as a table of inputs, each named by its column. */
export function LineTable(lines: LinesShown) {
  const { source, label, columns, asked, mayShape, fixed, keys, move, remove, headOf, beside } =
    lines
  return (
    <div className="f-rows f-rows-edit">
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column.name} scope="col" data-align={viewOf(column).align}>
                {headOf(column)}
              </th>
            ))}
            {beside.map(({ name, label: head }) => (
              <th key={name} scope="col" data-align="end">
                {head}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {keys.map((key, at) => (
            <tr key={key}>
              {columns.map(column => (
                <td key={column.name} data-align={viewOf(column).align}>
                  <FormField
                    field={column}
                    row={`${source}.${at}`}
                    writable={asked.has(column) && !fixed.has(at)}
                  />
                </td>
              ))}
              {beside.map(({ name, label: head, cell }) => (
                <td key={name} data-align="end">
                  <output aria-label={head}>{cell(at)}</output>
                </td>
              ))}
              <td className="f-rows-buttons">
                {mayShape && !fixed.has(at) && (
                  <RowButtons at={at} count={keys.length} move={move} remove={remove} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
