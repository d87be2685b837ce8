import { ResourceIcon } from './ResourceIcon'
import type { Entry } from './sections'

/** The icon a page brings, or the one a schema names. */
export function EntryIcon({ entry }: { entry: Entry }) {
  if ('resource' in entry) return <ResourceIcon name={entry.resource.schema.icon} />
  const { icon: Icon } = entry.page
  return <Icon fontSize="small" aria-hidden="true" />
}
