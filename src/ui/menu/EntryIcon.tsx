import { ResourceIcon, SheetIcon } from './ResourceIcon'
import type { MenuPage } from './sections'

export function EntryIcon({ entry }: { entry: MenuPage }) {
  if ('resource' in entry) return <ResourceIcon name={entry.resource.schema.icon} />
  return <SheetIcon name={entry.page.icon} />
}
