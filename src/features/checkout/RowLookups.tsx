import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useRecordContext } from 'ra-core'
import { printNumber } from '../../base/numbers'
import { ValueChip } from '../../fields/display/ValueChip'
import { useLiveRecord } from '../../fields/record/liveRecord'
import type { FieldModel } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { useLabels } from '../../providers/backend/catalogueContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { LineLookup } from '../../schemas/features/checkout'
import {
  type LineLookupRows,
  type LookupColumns,
  lookupInputs,
  lookupsFor,
} from '../../schemas/features/lineLookups'
import { useDebounced } from '../../ui/controls/useDebounced'
import type { RowColumnsProps } from '../../ui/features/areaFeatures'

type Values = Readonly<Record<string, unknown>>
type Numbers = LineLookupRows[string] | undefined
interface Lookups extends RowColumnsProps {
  readonly id: string | number
  readonly columns: LookupColumns
}

/** Numbers of other resources beside the rows of a saved record; none beside those of its history. */
export function RowLookups(props: RowColumnsProps) {
  const { resource, field, rows, children } = props
  const columns = lookupsFor(resource, field, useMe())
  const record = useRecordContext()
  const isNow = rows === undefined || record?.[field.name] === rows
  if (columns.length === 0 || record?.id === undefined || !isNow) return children([])
  const lookups = { ...props, id: record.id, columns }
  return rows ? <StoredLookups {...lookups} rows={rows} /> : <DraftLookups {...lookups} />
}

function StoredLookups({ rows = [], ...lookups }: Lookups) {
  const version = useRecordContext()?._VERSION
  const ask = useAsk(lookups)
  const { resource, id, field } = lookups
  const { data } = useQuery({
    queryKey: [resource.name, 'beside', id, field.name, version],
    queryFn: () => ask(),
  })
  return useColumns(lookups, place => data?.[String(rows[place]?._ID)])
}

interface Draft {
  readonly record: Values
  readonly rows: readonly Values[]
}

/** Rows that are edited; their numbers are asked for once typing pauses. */
function DraftLookups(lookups: Lookups) {
  const { resource, id, field, columns } = lookups
  const ask = useAsk(lookups)
  const inputs = lookupInputs(resource, field, columns)
  const now = useLiveRecord(live => {
    const rows = (live[field.name] ?? []) as readonly Values[]
    return JSON.stringify({
      record: pick(live, inputs.record),
      rows: rows.map(row => pick(row, inputs.rows)),
    })
  })
  const rested = useDebounced(now)
  const { data } = useQuery({
    queryKey: [resource.name, 'beside', id, field.name, rested],
    queryFn: async () => {
      const draft: Draft = JSON.parse(rested)
      return { draft, numbers: await ask(draft) }
    },
    placeholderData: before => before,
  })
  return useColumns(
    lookups,
    data ? numbersOf(JSON.parse(now), { ...data, columns, field }) : () => undefined,
  )
}

function useAsk({ resource, id, field }: Lookups) {
  const dataProvider = useDataProvider<AppDataProvider>()
  return async (body?: Draft) => {
    const path = `${encodeURIComponent(id)}/beside/${field.name}`
    const call = { path, ...(body && { body }) }
    type Answer = { readonly beside: LineLookupRows }
    return (await dataProvider.askFeature<Answer>(resource.name, call)).beside
  }
}

/** Draws the rows with these columns. */
function useColumns({ columns, children }: Lookups, numbersAt: (place: number) => Numbers) {
  const labels = useLabels()
  return children(
    columns.map(([name, words]) => ({
      name,
      label: labels.text(words.label),
      cell: place => <LookupCell words={words} number={numbersAt(place)?.[name]} />,
    })),
  )
}

interface DraftNumbers {
  readonly draft: Draft
  readonly numbers: LineLookupRows
  readonly columns: LookupColumns
  readonly field: FieldModel
}
/**
 * A row that was only moved, or changed its quantity, keeps its values until the next answer; its wanted
 * quantity is updated while typing.
 */
function numbersOf(
  { record, rows }: Draft,
  { draft, numbers, columns, field }: DraftNumbers,
): (place: number) => Numbers {
  if (!isSame(record, draft.record)) return () => undefined
  const wanted = new Map(
    columns.map(([name, { goal = '' }]) => [name, goal.replace(`${field.name}.`, '')]),
  )
  const wants = [...wanted.values()]
  const askedBy = (row: Values = {}) =>
    Object.entries(row).filter(([name]) => !wants.includes(name))
  const before = (row: Values | undefined) =>
    draft.rows.findIndex(each => isSame(askedBy(each), askedBy(row)))
  return place => {
    const there = before(rows[place])
    const alike = rows.filter(row => before(row) === there)
    const sum = (name = '') => alike.reduce((units, row) => units + Number(row[name] ?? 0), 0)
    const entries = Object.entries(numbers[there] ?? {}).map(
      ([name, { is, of }]) =>
        [name, of === undefined ? { is } : { is, of: sum(wanted.get(name)) }] as const,
    )
    return Object.fromEntries(entries)
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const pick = (values: Values, fields: readonly FieldModel[]): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]))

interface LookupCellProps {
  readonly words: LineLookup
  readonly number: LineLookupRows[string][string] | undefined
}

/** A number beside a row; its colour shows whether it is below, at or above its target. */
function LookupCell({ words, number }: LookupCellProps) {
  if (!number) return null
  const { is, of } = number
  if (of === undefined || (words.includeOwn && is >= of))
    return <span className="f-number">{printNumber(is)}</span>
  const colour = words.includeOwn ? 'error' : reached(is, of)
  return (
    <ValueChip colour={colour}>{`${printNumber(is)}\u00a0/\u00a0${printNumber(of)}`}</ValueChip>
  )
}

function reached(is: number, of: number) {
  if (is === of) return 'success'
  if (is > of) return 'error'
  return is === 0 ? 'default' : 'warning'
}
