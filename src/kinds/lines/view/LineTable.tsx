import { FormField } from '../../../fields/registry/FormField'
import { viewOf } from '../../../fields/registry/registry'
import type { FieldModel } from '../../../model/fields/resource'
import { Stack } from '../../../ui/primitives/layout'
import { BesideRow, LabelledField } from './LineCards'
import type { LinesShown } from './LinesInput'
import { RowButtons } from './RowButtons'

/** Rows as a table of inputs, each named by its column. */
export function LineTable(lines: LinesShown) {
  const { source, label, columns, asked, mayShape, fixed, keys, move, remove, headOf } = lines
  const { notes } = lines
  const stacks =
    notes.length > 0 ? stacksOf(columns) : columns.map((column): ColumnStack => [column])
  const beside = notes.length > 0 ? [] : lines.beside
  return (
    <div className="f-rows">
      <table aria-label={label}>
        <thead>
          <tr>
            {stacks.map(stack => (
              <th key={stack[0].name} scope="col" data-align={viewOf(stack[0]).align}>
                {stack.map(column => (
                  <div key={column.name}>{headOf(column)}</div>
                ))}
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
              {stacks.map((stack, place) => (
                <td key={stack[0].name} data-align={viewOf(stack[0]).align}>
                  <Stack gap={3}>
                    {stack.map(column => (
                      <FormField
                        key={column.name}
                        field={column}
                        row={`${source}.${at}`}
                        writable={asked.has(column) && !fixed.has(at)}
                      />
                    ))}
                  </Stack>
                  {place === 0 && notes.length > 0 && <Notes {...lines} at={at} />}
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

type ColumnStack = readonly [FieldModel, ...FieldModel[]]

/** An optional text stands below the last choice, which is as wide. */
function stacksOf(columns: readonly FieldModel[]): readonly ColumnStack[] {
  const isText = ({ kind, words }: FieldModel) => kind === 'text' && words.required !== true
  const text = columns.find((column, at) => at > 1 && isText(column))
  const others = columns.filter(column => column !== text)
  const choice = others.slice(1).findLast(column => viewOf(column).align !== 'end')
  if (!text || !choice) return columns.map(column => [column])
  return others.map(column => (column === choice ? [column, text] : [column]))
}

/** Read-only values of a row, and those of features, below its first input. */
const Notes = ({ source, columns, notes, headOf, beside, at }: LinesShown & { at: number }) => (
  <div className="f-notes">
    {notes.map(column => (
      <LabelledField
        key={column.name}
        className="p-row"
        field={column}
        label={headOf(column)}
        row={`${source}.${at}`}
        lead={columns[0]}
        writable={false}
      />
    ))}
    {beside.map(({ name, label, cell }) => (
      <BesideRow key={name} className="p-row" label={label}>
        {cell(at)}
      </BesideRow>
    ))}
  </div>
)
