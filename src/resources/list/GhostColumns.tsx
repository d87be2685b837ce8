import { useTranslate } from 'ra-core'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { Ghost, Ghosts } from '../../ui/controls/Ghost'
import { useDeniedField } from '../record/useDeniedField'

/** While viewing as somebody else: columns this person cannot see, with the roles that can. */
export function GhostColumns() {
  const resource = useResource()
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
