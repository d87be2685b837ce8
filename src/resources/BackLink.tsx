import ChevronLeft from '@mui/icons-material/ChevronLeft'
import { LinkBase, useCreatePath } from 'ra-core'
import { mayAct } from '../model/access'
import type { Resource } from '../model/resource'
import { useMe } from '../providers/backendContext'
import { useLabels } from '../providers/labels'

/** The way back to the list, which stands as it was left. */
export function BackLink({ resource }: { readonly resource: Resource }) {
  const createPath = useCreatePath()
  const labels = useLabels()
  if (!mayAct(resource, useMe(), 'list')) return null
  return (
    <LinkBase className="p-back" to={createPath({ resource: resource.name, type: 'list' })}>
      <ChevronLeft fontSize="small" className="r-mirror" />
      {labels.many(resource)}
    </LinkBase>
  )
}
