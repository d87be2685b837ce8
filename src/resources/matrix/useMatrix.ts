import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useGetList } from 'ra-core'
import { useMemo, useState } from 'react'
import { useKnownTitles } from '../../fields/record/knownTitles'
import { policyOf } from '../../model/access/access'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { dueValue, matrixOf } from '../../model/lists/matrixOf'
import { never } from '../../model/rules/rule'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useTexts } from '../../providers/backend/catalogueContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'

/** The grid draws only those in sight. */
export const ROWS_PER_PAGE = 100
const MOST_COLUMNS = 100
/** Largest page of the server. */
const CELLS_PER_CALL = 200

/** A row of the matrix: its cells as values by column, and the records that hold them. */
export interface MatrixRow extends SentRecord {
  readonly _title: string
  readonly _cells: ReadonlyMap<string, SentRecord>
  /** The day to come of its values: an edit is for the day on which it was typed. */
  readonly _day: string | undefined
}
export interface MatrixColumn {
  readonly key: SentRecord['id']
  /** The value's field under a name of its own, fieldLabelled by the title of the column. */
  readonly field: FieldModel
}

interface MatrixQuery {
  readonly words: string
  readonly page: number
  /** The list's filter, of which the matrix takes one row or one column. */
  readonly filter: Readonly<Record<string, unknown>>
  /** The day to come whose values are shown. */
  readonly day: string | undefined
}

/** Rows, columns and cells of a resource with `list.matrix`. */
export function useMatrix(resource: Resource, { words, page, filter, day }: MatrixQuery) {
  const matrix = useMemo(() => matrixOf(resource), [resource])
  if (!matrix) throw new Error(`${resource.name} has no matrix`)
  const { rows: rowField, columns: columnField, value } = matrix
  const [rowsOf, columnsOf] = [rowField.target, columnField.target]
  const { labels } = useTexts()
  const { titleOf } = useKnownTitles()
  const { readable } = policyOf(rowsOf, useMe())
  const cost = matrix.cost && readable.has(matrix.cost.name) ? matrix.cost : undefined
  const columns = useGetList<SentRecord>(columnsOf.name, {
    pagination: { page: 1, perPage: MOST_COLUMNS },
    sort: columnsOf.list.sort,
    filter: keyFilter(columnField, filter),
    meta: listMeta,
  })
  const rows = useGetList<SentRecord>(
    rowsOf.name,
    {
      pagination: { page, perPage: ROWS_PER_PAGE },
      sort: rowsOf.list.sort,
      filter: { ...keyFilter(rowField, filter), ...(words !== '' && { q: words }) },
      meta: listMeta,
    },
    { placeholderData: before => before },
  )
  const keys = rows.data?.map(row => keyOf(rowsOf, row)) ?? []
  const cells = useCells(resource, rowField, keys)
  const drawn = useMemo(
    (): readonly MatrixColumn[] =>
      (columns.data ?? []).map(record => ({
        key: keyOf(columnsOf, record),
        field: valueIn(value, keyOf(columnsOf, record), titleOf(columnsOf, record)),
      })),
    [columns.data, columnsOf, value, titleOf],
  )
  const data = useMemo(
    () =>
      (rows.data ?? []).map((record): MatrixRow => {
        const key = keyOf(rowsOf, record)
        const own = (cells.data ?? []).filter(cell => cell[rowField.name] === key)
        const byColumn = new Map(
          own.map(cell => [nameOf(value, cell[columnField.name]), cell] as const),
        )
        const values = [...byColumn].map(([name, cell]) => [
          name,
          (day && dueValue(matrix, cell, day)) ?? cell[value.name],
        ])
        return {
          ...Object.fromEntries(values),
          ...{ id: key, [rowField.name]: key, ...(cost && { [COST]: record[cost.name] }) },
          ...{ _title: titleOf(rowsOf, record), _cells: byColumn, _day: day },
        }
      }),
    [rows.data, cells.data, rowsOf, matrix, rowField, columnField, value, cost, day, titleOf],
  )
  // The grid keeps its edits while another page of rows loads.
  const isWhole = rows.data && !rows.isPlaceholderData && (keys.length === 0 || cells.data)
  const [shown, setShown] = useState<readonly MatrixRow[]>()
  if (isWhole && columns.data && shown !== data) setShown(data)
  return {
    ...{ rowField, columnField, value, rowsOf, columns: drawn, data: shown ?? [] },
    cost: cost && Object.assign(fieldLabelled(cost, labels.field(cost)), { name: COST }),
    isNarrowed: [rowField, columnField].some(({ name }) => filter[name] !== undefined),
    hasNext: rows.pageInfo?.hasNextPage ?? (rows.total ?? 0) > page * ROWS_PER_PAGE,
    isPending: shown === undefined,
    error: columns.error ?? rows.error ?? cells.error,
    refetch: () => void Promise.all([columns.refetch(), rows.refetch(), cells.refetch()]),
  }
}

/** All records of these rows, in pages of the server's size. */
function useCells(resource: Resource, rowField: FieldModel, keys: readonly SentRecord['id'][]) {
  const dataProvider = useDataProvider()
  return useQuery({
    queryKey: [resource.name, 'matrix', keys],
    enabled: keys.length > 0,
    queryFn: async ({ signal }) => {
      const found: SentRecord[] = []
      for (let page = 1; ; page++) {
        const answer = await dataProvider.getList<SentRecord>(resource.name, {
          pagination: { page, perPage: CELLS_PER_CALL },
          sort: { field: rowField.name, order: 'ASC' },
          filter: { [rowField.name]: keys },
          meta: listMeta,
          signal,
        })
        found.push(...answer.data)
        if (answer.data.length < CELLS_PER_CALL) return found
      }
    },
  })
}

/** The cost of a row, under a name that no field has. */
const COST = '_cost'

/** Rows or columns with the keys that the list's filter names. */
function keyFilter({ name, target }: FieldModel, filter: MatrixQuery['filter']) {
  const keys = filter[name]
  return target && keys !== undefined ? { [target.key.name]: keys } : {}
}

/** The share of a value that its cost leaves: 0.25 of 20 over 15; undefined without both. */
export function marginOf(record: SentRecord, value: unknown): number | undefined {
  const cost = record[COST]
  return typeof cost === 'number' && typeof value === 'number' && value > 0
    ? 1 - cost / value
    : undefined
}

const keyOf = ({ key }: Resource, record: SentRecord) =>
  (record[key.name] ?? record.id) as SentRecord['id']

const nameOf = ({ name }: FieldModel, key: unknown) => `${name} ${key}`

/** An empty cell is a record that does not exist, so it is not required. */
const valueIn = (value: FieldModel, key: SentRecord['id'], label: string): FieldModel =>
  Object.assign(fieldLabelled(value, label), { name: nameOf(value, key), required: never })

/** The field with another label. */
export const fieldLabelled = (field: FieldModel, label: string): FieldModel =>
  Object.assign(Object.create(field), { words: { ...field.words, label } })
