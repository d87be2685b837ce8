import { useTranslate } from 'ra-core'
import { Ghost, Ghosts } from '../../pieces/Ghost'
import { useLabels } from '../../providers/labels'
import type { PageProps } from '../resourceViews'
import { useDeniedField } from '../useDeniedField'

/** Through other eyes: the list's columns that are not there for them, and whose they are. */
export function GhostColumns({ resource }: PageProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const reasonOf = useDeniedField(resource)
  const denied = resource.list.columns.flatMap(name => {
    const field = resource.fields.get(name)
    const reason = field && reasonOf(field)
    return reason ? [{ field, reason }] : []
  })
  return (
    <Ghosts title={translate('app.viewAs.hiddenColumns')}>
      {denied.map(({ field, reason }) => (
        <Ghost key={field.name} reason={reason}>
          {labels.field(field)}
        </Ghost>
      ))}
    </Ghosts>
  )
}
