import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useRecordContext } from 'ra-core'
import { type Beside, type BesideRows, besideFor, besideNames } from '../../model/beside'
import type { FieldModel } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import { useFormResource, useLive } from '../liveRecord'
import { useDebounced } from './useDebounced'

type Values = Readonly<Record<string, unknown>>
interface Draft {
  readonly record: Values
  readonly rows: readonly Values[]
}
export interface BesideDraft {
  readonly columns: readonly (readonly [string, Beside])[]
  /** The numbers beside the row at this place; none while they are asked for. */
  readonly at: (place: number) => BesideRows[string] | undefined
}

/** Numbers beside rows that are being edited, by what stands in the form once it has rested; none before a record is kept. */
export function useBesideDraft(field: FieldModel): BesideDraft {
  const me = useMe()
  const resource = useFormResource()
  const id = useRecordContext()?.id
  const dataProvider = useDataProvider<AppDataProvider>()
  const columns = id === undefined ? [] : besideFor(field, me)
  const asked = besideNames(resource, field, columns)
  const now = useLive(live => {
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
      const wish = { id: id ?? '', field: field.name, draft }
      return { draft, numbers: await dataProvider.beside(resource.name, wish) }
    },
    enabled: rested !== '',
    placeholderData: before => before,
    retry: false,
  })
  return { columns, at: data && now !== '' ? numbersOf(JSON.parse(now), data) : () => undefined }
}

interface Told {
  readonly draft: Draft
  readonly numbers: BesideRows
}
/** A row that has only changed its place keeps its numbers until they are asked for anew. */
function numbersOf({ record, rows }: Draft, { draft, numbers }: Told): BesideDraft['at'] {
  if (!isSame(record, draft.record)) return () => undefined
  return place => {
    const there = draft.rows.findIndex(row => isSame(row, rows[place]))
    return there < 0 ? undefined : numbers[there]
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
const pick = (values: Values, fields: readonly FieldModel[]): Values =>
  Object.fromEntries(fields.map(({ name }) => [name, values[name] ?? null]))
