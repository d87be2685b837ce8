import { LinkBase, useTranslate } from 'ra-core'
import type { ChatCard } from '../../../contracts/chat'
import type { Resource } from '../../../model/fields/resource'
import { useCatalogue } from '../../../providers/backend/catalogueContext'
import { useRecordPath } from '../../../resources/record/recordPath'
import { ResourceIcon } from '../../../ui/menu/ResourceIcon'

/** A shared record; readers without access see only its type. */
export function RecordCard({ card }: { readonly card: ChatCard }) {
  const translate = useTranslate()
  const { resource: name, title, label } = card
  const resource = useCatalogue().resources.get(name ?? '')
  if (resource && card.id !== undefined && title !== undefined)
    return <OpenCard resource={resource} id={card.id} words={{ label, title }} />
  return (
    <span className="p-row ch-card" data-hidden>
      <ResourceIcon name="description" />
      <span>
        <small>{label}</small>
        {translate('chat.hiddenCard')}
      </span>
    </span>
  )
}

interface OpenCardProps {
  readonly resource: Resource
  readonly id: string | number
  readonly words: { readonly label: string; readonly title: string }
}

function OpenCard({ resource, id, words: { label, title } }: OpenCardProps) {
  const path = useRecordPath(resource)({ id })
  const inside = (
    <>
      <ResourceIcon name={resource.schema.icon} />
      <span>
        <small>{label}</small>
        <bdi>{title}</bdi>
      </span>
    </>
  )
  return path ? (
    <LinkBase to={path} className="p-row ch-card">
      {inside}
    </LinkBase>
  ) : (
    <span className="p-row ch-card">{inside}</span>
  )
}
