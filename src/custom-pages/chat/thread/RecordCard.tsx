import { useTranslate } from 'ra-core'
import type { ChatCard } from '../../../contracts/chat'
import type { Resource } from '../../../model/fields/resource'
import { useCatalogue } from '../../../providers/backend/catalogueContext'
import { useRecordPath } from '../../../resources/record/recordPath'
import { ResourceIcon } from '../../../ui/menu/ResourceIcon'
import { Item, ItemLink } from '../../../ui/primitives/Item'

/** A shared record; readers without access see only its type. */
export function RecordCard({ card }: { readonly card: ChatCard }) {
  const translate = useTranslate()
  const { resource: name, title, label } = card
  const resource = useCatalogue().resources.get(name ?? '')
  if (resource && card.id !== undefined && title !== undefined)
    return <OpenCard resource={resource} id={card.id} label={label} title={title} />
  const icon = <ResourceIcon name="description" />
  return <Item className="p-box" start={icon} title={label} sub={translate('chat.hiddenCard')} />
}

interface OpenCardProps extends Required<Pick<ChatCard, 'id' | 'label' | 'title'>> {
  readonly resource: Resource
}

function OpenCard({ resource, id, label, title }: OpenCardProps) {
  const path = useRecordPath(resource)({ id })
  const parts = {
    className: 'p-box',
    start: <ResourceIcon name={resource.schema.icon} />,
    title: <bdi>{title}</bdi>,
    sub: label,
  }
  return path ? <ItemLink to={path} {...parts} /> : <Item {...parts} />
}
