import { fold } from '../../base/fold'
import type { Message } from '../../kinds/kind/kind'
import { type Habits, type ImportCell, isBlank } from './cell'
import type { ImportColumn, Importing, Matcher } from './columns'
import { withLines } from './lines'
import { type CellReading, habitsOf, readCell } from './readCell'
import { namesRecord, type ReadRow } from './readRow'

/** A parsed file or pasted table. */
export interface ImportTable {
  readonly headers: readonly string[]
  readonly rows: readonly TableRow[]
}
export interface TableRow {
  /** Row number in the file, counted as in a spreadsheet. */
  readonly number: number
  readonly cells: readonly ImportCell[]
}

export interface ImportPlan {
  /** Target field per file column; undefined ignores the column. */
  readonly fields: readonly (string | undefined)[]
  /** Name of a matcher; undefined: every row is a new record. */
  readonly matchBy: string | undefined
  readonly create: boolean
  readonly update: boolean
  /** An empty cell clears the field; otherwise it leaves the field unchanged. */
  readonly clears: boolean
  /** How a column is read where its cells do not show it, by index: `{ 3: { dayOrder: 'mdy' } }`. */
  readonly habits?: Readonly<Record<string, Partial<Habits>>>
}

/** Reads file rows; missing and duplicate values are problems of the row. */
export function readRows({ rows }: ImportTable, plan: ImportPlan, importing: Importing): ReadRow[] {
  const columns = columnsOf(rows, plan, importing)
  const matcher = importing.matchers.find(({ name }) => name === plan.matchBy)
  const each = rows.map(row => readRow(row, columns, plan))
  const read = withLines(each, { columns, matcher, clears: plan.clears })
  return matcher ? withMatching(read, matcher, plan) : read
}

interface Column extends ImportColumn {
  readonly at: number
  readonly read: (cell: ImportCell) => CellReading
}

function columnsOf(rows: readonly TableRow[], plan: ImportPlan, importing: Importing): Column[] {
  const { columns, fixed, matchers } = importing
  const matching = matchers.find(({ name }) => name === plan.matchBy)?.fields ?? []
  return plan.fields.flatMap((name, at) => {
    const column = columns.find(each => each.name === name)
    if (!column || (fixed.has(column.name) && !matching.includes(column.field))) return []
    const { field } = column
    const habits = { ...habitsOf(rows.map(({ cells }) => cells[at] ?? null)), ...plan.habits?.[at] }
    return { ...column, at, read: (cell: ImportCell) => readCell(field, cell, habits) }
  })
}

function readRow(
  { number, cells }: TableRow,
  columns: readonly Column[],
  plan: ImportPlan,
): ReadRow {
  const values: Record<string, unknown> = {}
  const names: Record<string, readonly string[]> = {}
  const problems: Record<string, Message> = {}
  for (const { at, name, read } of columns) {
    const cell = cells[at] ?? null
    if (isBlank(cell) && !plan.clears) continue
    const reading = read(cell)
    if ('problem' in reading) problems[name] = reading.problem
    else if ('names' in reading) names[name] = reading.names
    else values[name] = reading.value
  }
  return { number, numbers: [number], values, names, problems, lines: {} }
}

/** A record may occur once in a file, because a second row would overwrite the first. */
function withMatching(rows: readonly ReadRow[], matcher: Matcher, plan: ImportPlan): ReadRow[] {
  const met = new Map<string, number>()
  const isNeeded = !plan.create || matcher.fields.some(({ id }) => !id)
  return rows.map(row => {
    if (!namesRecord(row, matcher)) return isNeeded ? withMissing(row, matcher) : row
    const matchedValues = matcher.fields.map(({ name }) => row.values[name] ?? row.names[name])
    const name = fold(JSON.stringify(matchedValues))
    const before = met.get(name)
    if (before === undefined) met.set(name, row.number)
    return before === undefined ? row : withRepeated(row, matcher, before)
  })
}

const withMissing = (row: ReadRow, { fields }: Matcher): ReadRow => {
  const missing = fields.filter(
    ({ name }) => row.values[name] == null && !row.names[name] && !row.problems[name],
  )
  const found = missing.map(({ name }) => [name, { key: 'required' }])
  return { ...row, problems: { ...row.problems, ...Object.fromEntries(found) } }
}

const withRepeated = (row: ReadRow, { fields }: Matcher, before: number): ReadRow => {
  const problem: Message = { key: 'repeatedInFile', params: { row: before } }
  const [first] = fields
  return { ...row, problems: { ...row.problems, ...(first && { [first.name]: problem }) } }
}
