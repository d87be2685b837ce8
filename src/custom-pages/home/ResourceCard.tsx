import { LinkBase, useCreatePath, useGetList } from 'ra-core'
import { localeOf } from '../../i18n/languages'
import type { Resource } from '../../model/resource'
import { ResourceIcon } from '../../pieces/menu/ResourceIcon'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { useLanguage } from '../../providers/backendContext'
import { listMeta } from '../../providers/dataProvider/dataProvider'
import { useLabels } from '../../providers/labels'

const first = { page: 1, perPage: 1 }

/** A way into one resource, with how many records the reader finds there. */
export const ResourceCard = ({ resource }: { resource: Resource }) => (
  <li>
    <CardBoundary>
      <WayIn resource={resource} />
    </CardBoundary>
  </li>
)

function WayIn({ resource }: { resource: Resource }) {
  const labels = useLabels()
  const createPath = useCreatePath()
  return (
    <LinkBase
      to={createPath({ resource: resource.name, type: 'list' })}
      className="home-card p-card"
    >
      <span className="home-icon">
        <ResourceIcon name={resource.schema.icon} />
      </span>
      <span className="home-label">{labels.many(resource)}</span>
      <strong>{useTotal(resource)}</strong>
    </LinkBase>
  )
}

function useTotal(resource: Resource): string {
  const number = new Intl.NumberFormat(localeOf(useLanguage()))
  const { total, meta, isPending, error } = useGetList(resource.name, {
    pagination: first,
    sort: resource.list.sort,
    meta: listMeta,
  })
  if (isPending) return '…'
  if (error) return '—'
  if (total !== undefined) return number.format(total)
  return `${number.format(Number(meta?.atLeast ?? 0))}+`
}
