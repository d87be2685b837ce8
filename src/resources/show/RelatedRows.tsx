import { LinkBase, useGetList, useTranslate } from 'ra-core'
import { viewOf } from '../../fields/registry/registry'
import { policyOf } from '../../model/access/access'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useMe } from '../../providers/backend/backendContext'
import { useLabels } from '../../providers/backend/labels'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { ListRow } from '../list/rows/ListRow'
import { leadingField } from '../list/rows/RowTable'
import { useNarrowedPath } from '../record/narrowedPath'
import { useRecordPath } from '../record/recordPath'
import type { SentRecord } from '../record/useRecord'

interface RelatedRowsProps {
  readonly target: Resource
  /** The field of these rows that refers to the record. */
  readonly by: FieldModel
  readonly record: SentRecord
  /** Maximum number of rows. */
  readonly most?: number
}

/** The first rows that refer to a record, and a link to all of them. */
export function RelatedRows({ target, by, record, most = 10 }: RelatedRowsProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const pathOf = useNarrowedPath()
  const filter = { [by.name]: record.id }
  const { data, error, isPending, refetch } = useGetList(
    target.name,
    { filter, pagination: { page: 1, perPage: most }, sort: target.list.sort, meta: listMeta },
    { retry: false },
  )
  if (error && !data) {
    return (
      <section className="p-card">
        <ErrorState title={labels.many(target)} error={error} onRetry={() => void refetch()} />
      </section>
    )
  }
  if (isPending) return null
  return (
    <section className="p-card r-related">
      <div className="r-related-head">
        <h2>{labels.many(target)}</h2>
        {data.length > 0 && (
          <LinkBase className="f-link" to={pathOf(target, filter)}>
            {translate('list.seeAll')}
          </LinkBase>
        )}
      </div>
      {data.length === 0 ? (
        <p className="p-quiet r-related-none">{translate('list.emptyTitle')}</p>
      ) : (
        <RelatedTable target={target} by={by} rows={data} />
      )}
    </section>
  )
}

interface RelatedTableProps {
  readonly target: Resource
  readonly by: FieldModel
  readonly rows: readonly SentRecord[]
}

function RelatedTable({ target, by, rows }: RelatedTableProps) {
  const labels = useLabels()
  const pathOf = useRecordPath(target)
  const { readable } = policyOf(target, useMe())
  const fields = target.list.columns
    .filter(name => readable.has(name) && name !== by.name)
    .map(name => target.fields.get(name))
    .filter(field => field !== undefined)
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
