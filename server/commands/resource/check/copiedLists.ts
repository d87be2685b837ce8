import type { Resource } from '../../../../src/model/fields/resource'
import { copyObstacles, mostCopied } from '../../../../src/model/lists/deviceCopy'

/** Which lists are copied to devices, for which roles, and why others are not. */
export function copiedLists(resources: Iterable<Resource>): string[] {
  const all = [...resources]
  const width = Math.max(...all.map(({ name }) => name.length))
  return [
    `Lists that answer on the device, up to ${mostCopied.toLocaleString('en')} readable rows:`,
    ...all.map(resource => `  ${resource.name.padEnd(width)}  ${copiesOf(resource)}`),
  ]
}

function copiesOf(resource: Resource): string {
  const obstacles = copyObstacles(resource)
  const byReason = new Map<string, string[]>()
  for (const [role, obstacle] of obstacles) {
    const reason = obstacle ? `not copied: ${obstacle.at} ${obstacle.why}` : 'copied to devices'
    byReason.set(reason, [...(byReason.get(reason) ?? []), role])
  }
  return [...byReason]
    .map(([reason, roles]) =>
      roles.length === obstacles.length ? reason : `${reason} (${roles.join(', ')})`,
    )
    .join('; ')
}
