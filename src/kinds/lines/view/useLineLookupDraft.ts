import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useRecordContext } from 'ra-core'
import { useFormResource, useLiveRecord } from '../../../fields/record/liveRecord'
import { useDebounced } from '../../../fields/record/useDebounced'
import {
  type LineLookupRows,
  lineLookupNames,
  lineLookupsFor,
} from '../../../model/access/lineLookups'
import type { FieldModel } from '../../../model/fields/resource'
import { useMe } from '../../../providers/backend/backendContext'
import type { AppDataProvider } from '../../../providers/dataProvider/dataProvider'
import type { LineLookup } from '../data'

type Values = Readonly<Record<string, unknown>>
interface Draft {
  readonly record: Values
  readonly rows: readonly Values[]
}
export interface LineLookupDraft {
  readonly columns: readonly (readonly [string, LineLookup])[]
  /** Values beside the row at this index; undefined while loading. */
  readonly at: (place: number) => LineLookupRows[string] | undefined
}

/** Values beside rows being edited, loaded after typing pauses; empty for new records. */
export function useLineLookupDraft(field: FieldModel): LineLookupDraft {
  const me = useMe()
  const resource = useFormResource()
  const id = useRecordContext()?.id
  const dataProvider = useDataProvider<AppDataProvider>()
  const columns = id === undefined ? [] : lineLookupsFor(field, me)
  const asked = lineLookupNames(resource, field, columns)
  const now = useLiveRecord(live => {
    const rows = (live[field.name] ?? []) as readonly Values[]
    return columns.length === 0
      ? ''
      : JSON.stringify({
          record: pick(live, asked.record),
          rows: rows.map(row => pick(row, asked.rows)),
        })
  })
  const rested = useDebounced(now)
  const { data } = useQuery({
    queryKey: [resource.name, 'beside', id, field.name, rested],
    queryFn: async () => {
      const draft: Draft = JSON.parse(rested)
      const query = { id: id ?? '', field: field.name, draft }
      return { draft, numbers: await dataProvider.beside(resource.name, query) }
    },
    enabled: rested !== '',
    placeholderData: before => before,
    retry: false,
  })
  if (!data || now === '') return { columns, at: () => undefined }
  return { columns, at: numbersOf(JSON.parse(now), { ...data, columns }) }
}

interface DraftNumbers {
  readonly draft: Draft
  readonly numbers: LineLookupRows
  readonly columns: LineLookupDraft['columns']
}
/**
 * A row that was only moved, or changed its quantity, keeps its values until the next answer; its wanted
 * quantity is updated while typing.
 */
function numbersOf(
  { record, rows }: Draft,
  { draft, numbers, columns }: DraftNumbers,
): LineLookupDraft['at'] {
  if (!isSame(record, draft.record)) return () => undefined
  const wanted = new Map(columns.map(([name, beside]) => [name, beside.goal ?? '']))
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
