import { ResourceIcon } from './ResourceIcon'
import type { MenuPage } from './sections'

export function EntryIcon({ entry }: { entry: MenuPage }) {
  if ('resource' in entry) return <ResourceIcon name={entry.resource.schema.icon} />
  const { icon: Icon } = entry.page
  return <Icon fontSize="small" aria-hidden="true" />
}
