import type { DeviceLifeView, LifeEvent } from '../../../src/contracts/imeis'
import { type Me, policyOf } from '../../../src/model/access/access'
import { movesOf } from '../../../src/model/access/transition'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { recordTitle } from '../../../src/model/fields/title'
import { peopleOf } from '../../access/people'
import { type AuditEntry, entriesOf, entryOf, readableChanges } from '../../audit/historyEntries'
import type { RecordValues, RequestContext } from '../../query/requestContext'
import type { DevicesContext } from './devicesContext'
import { bearersOf, findDevices } from './find'

/** History of a device as far as the user may read it, oldest first; undefined if no readable record has it. */
export async function lifeOf(
  request: DevicesContext,
  code: string,
): Promise<DeviceLifeView | undefined> {
  const [device] = await findDevices(request, [code])
  if (!device || device.found.length === 0) return undefined
  const borne = (await bearersOf(request, [code])).get(code) ?? []
  const events: LifeEvent[] = []
  const told = new Set<string>()
  for (const { bearing, record, parent } of borne) {
    events.push(...(await eventsOf(request, bearing.resource, { record, isParent: false })))
    const name = parent && `${parent.resource.name} ${parent.record[parent.resource.key.name]}`
    if (!parent || told.has(String(name))) continue
    told.add(String(name))
    events.push(...(await eventsOf(request, parent.resource, { ...parent, isParent: true })))
  }
  return { ...device, events: events.sort((a, b) => (a.at < b.at ? -1 : 1)) }
}

interface Telling {
  readonly record: RecordValues
  /** Limits a parent record's events to transitions. */
  readonly isParent: boolean
}
async function eventsOf(
  request: DevicesContext,
  resource: Resource,
  { record, isParent }: Telling,
): Promise<LifeEvent[]> {
  const { records, me, language } = request
  const entries = (await entriesOf(records.db.read, resource, record).execute()).map(row =>
    entryOf(resource, row),
  )
  const moves = movesOf(resource)
  const shown = entries.filter(({ action }) => !isParent || moves.has(action))
  const people = await peopleOf(
    { ...request, resource } as RequestContext,
    shown.map(({ by }) => by),
  )
  const id = record[resource.key.name] as string | number
  const title = recordTitle(resource, record, ({ print }, value) => print(value, language))
  const told = { resource: resource.name, id, title }
  return [
    ...datesOf(resource, me)
      .filter(field => !isTold(field, record, shown))
      .map(({ name }) => ({ ...told, at: String(record[name]), field: name })),
    ...shown.map(({ at, by, action, changes }) => ({
      ...told,
      ...{ at, action, by: people.get(by) ?? null },
      changes: readableChanges(resource, me, changes),
    })),
  ]
}

const datesOf = (resource: Resource, me: Me) => {
  const { readable } = policyOf(resource, me)
  return [...resource.fields.values()].filter(
    ({ kind, name, words }) =>
      (kind === 'date' || kind === 'dateTime') &&
      !('inTimeline' in words && words.inTimeline === false) &&
      readable.has(name),
  )
}

/** True for empty fields and those set by an event of the same instant. */
const isTold = ({ name }: FieldModel, record: RecordValues, entries: readonly AuditEntry[]) =>
  record[name] == null ||
  entries.some(({ at, changes }) => {
    const is = changes[name]?.[1]
    return is === record[name] && String(is).slice(0, 16) === at.slice(0, 16)
  })
