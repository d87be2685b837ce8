import { LinkBase, useCreatePath, useGetList } from 'ra-core'
import { Suspense } from 'react'
import { localeOf } from '../../i18n/languages'
import type { Resource } from '../../model/fields/resource'
import { ResourceIcon } from '../../pieces/menu/ResourceIcon'
import { CardBoundary } from '../../pieces/states/CardBoundary'
import { useLanguage } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { listMeta } from '../../providers/dataProvider/dataProvider'

const first = { page: 1, perPage: 1 }

/** Link to a resource with its record count. */
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
      <span className="p-centred home-icon">
        <ResourceIcon name={resource.schema.icon} />
      </span>
      <span className="p-quiet home-label">{labels.many(resource)}</span>
      <strong>
        <Suspense fallback="…">
          <Total name={resource.name} />
        </Suspense>
      </strong>
    </LinkBase>
  )
}

function Total({ name }: { readonly name: string }) {
  const { list } = useResource(name)
  const number = new Intl.NumberFormat(localeOf(useLanguage()))
  const { total, meta, isPending, error } = useGetList(name, {
    pagination: first,
    sort: list.sort,
    meta: listMeta,
  })
  if (isPending) return '…'
  if (error) return '—'
  if (total !== undefined) return number.format(total)
  return `${number.format(Number(meta?.atLeast ?? 0))}+`
}
