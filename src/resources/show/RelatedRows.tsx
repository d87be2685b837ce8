import { useQuery } from '@tanstack/react-query'
import { type DataProvider, LinkBase, useDataProvider, useTranslate } from 'ra-core'
import { viewOf } from '../../fields/registry/registry'
import { isEmptyCell } from '../../fields/registry/ShownValue'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { tellingColumns } from '../../model/lists/listState'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useLabels, useTexts } from '../../providers/backend/catalogueContext'
import { someRowsMeta } from '../../providers/dataProvider/dataProvider'
import { Text } from '../../ui/primitives/layout'
import { ErrorState } from '../../ui/states/Waiting'
import { ListRow } from '../list/rows/ListRow'
import { leadingField } from '../list/rows/RowTable'
import { isMatrix } from '../list/state/useListView'
import { useNarrowedPath } from '../record/narrowedPath'
import { useRecordPath } from '../record/recordPath'
import { AddRelated, mayAdd } from './AddRelated'

interface RelatedRowsProps {
  readonly target: Resource
  /** The field of these rows that refers to the record. */
  readonly by: FieldModel
  readonly record: SentRecord
  /** Maximum number of rows. */
  readonly most?: number
}

const MOST = 10
const MOST_COLUMNS = 5
/** The tabs have just read what one of them draws. */
const FRESH_MS = 1_000

interface Reading {
  readonly target: Resource
  readonly filter: Readonly<Record<string, unknown>>
  /** Maximum number of rows. */
  readonly most?: number | undefined
}

/** Reads the first rows of a resource that match a filter, under react-admin's key. */
export const firstRows = (provider: DataProvider, { target, filter, most = MOST }: Reading) => {
  const pagination = { page: 1, perPage: most }
  const params = { filter, pagination, sort: target.list.sort, meta: someRowsMeta }
  return {
    queryKey: [target.name, 'getList', params],
    staleTime: FRESH_MS,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      provider.getList<SentRecord>(target.name, { ...params, signal }),
  }
}

/** The first rows that refer to a record, and a link to all of them. */
export function RelatedRows({ target, by, record, most }: RelatedRowsProps) {
  const { translate, labels } = useTexts()
  const dataProvider = useDataProvider()
  const me = useMe()
  const filter = { [by.name]: record.id }
  const { data, error, isPending, refetch } = useQuery({
    ...firstRows(dataProvider, { target, filter, most }),
  })
  if (error && !data) {
    return (
      <section className="p-card">
        <ErrorState title={labels.many(target)} error={error} onRetry={() => void refetch()} />
      </section>
    )
  }
  if (isPending) return null
  const { data: rows } = data
  return (
    <section className="p-card r-related">
      <div className="r-related-head">
        <h2>{labels.many(target)}</h2>
        <div className="p-row">
          {mayAdd({ target, by, record }, me) && <AddRelated {...{ target, by, record }} />}
          {rows.length > 0 && <SeeAll target={target} filter={filter} />}
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="p-quiet r-related-none">{translate('list.emptyTitle')}</p>
      ) : (
        <RelatedTable {...{ target, by, record, rows }} />
      )}
    </section>
  )
}

interface SeeAllProps {
  readonly target: Resource
  readonly filter: Readonly<Record<string, unknown>>
}

/** Links to the list of all rows, and to their matrix. */
export function SeeAll({ target, filter }: SeeAllProps) {
  const translate = useTranslate()
  const me = useMe()
  const path = useNarrowedPath()(target, filter)
  const hasMatrix = isMatrix(target, me)
  return (
    <Text as="div" size="md" className="p-row">
      {hasMatrix && (
        <LinkBase className="f-link" to={`${path}&view=matrix`}>
          {translate('list.seeMatrix')}
        </LinkBase>
      )}
      <LinkBase className="f-link" to={hasMatrix ? `${path}&view=list` : path}>
        {translate('list.seeAll')}
      </LinkBase>
    </Text>
  )
}

interface RelatedTableProps extends Omit<RelatedRowsProps, 'most'> {
  readonly rows: readonly SentRecord[]
}

/** The first columns of the list that say something in these rows, and do not repeat the record. */
export function RelatedTable({ target, by, record, rows }: RelatedTableProps) {
  const labels = useLabels()
  const pathOf = useRecordPath(target)
  const own = [...(by.target?.fields.values() ?? [])].filter(({ reference }) => reference)
  const isRepeated = (field: FieldModel, value: unknown) =>
    own.some(each => each.target === field.target && record[each.name] === value)
  const fields = tellingColumns(target, useMe())
    .filter(field => field !== by)
    .filter(field =>
      rows.some(({ [field.name]: value }) => !isEmptyCell(value) && !isRepeated(field, value)),
    )
    .slice(0, MOST_COLUMNS)
  const leading = leadingField(target, fields)
  const columns = fields.map(field => ({
    field,
    view: viewOf(field),
    leads: field === leading,
  }))
  return (
    <div className="r-scroll p-across">
      <table className="r-table r-compact">
        <caption className="p-hidden">{labels.many(target)}</caption>
        <thead>
          <tr>
            {columns.map(({ field, view }) => (
              <th key={field.name} scope="col" data-align={view.align}>
                {labels.field(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <ListRow
              key={row.id}
              resource={target}
              record={row}
              columns={columns}
              path={pathOf(row)}
              selected={false}
              onToggle={undefined}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
