import type { DeviceLife, LifeEvent } from '../../../src/domain/devices'
import { type Me, policyOf } from '../../../src/model/access'
import type { FieldModel, Resource } from '../../../src/model/resource'
import { recordTitle } from '../../../src/model/title'
import { movesOf } from '../../../src/model/transition'
import type { Asking, Values } from '../../records/context'
import { type Entry, entriesOf, entryOf, readableChanges } from '../../records/entries'
import { peopleOf } from '../../records/people'
import type { DevicesAsking } from './devicesAsking'
import { bearersOf, findDevices } from './find'

/**
 * The whole life of one device, as far as this person may read it, the oldest first (ux.md 4.10);
 * undefined where nothing they read bears it.
 */
export async function lifeOf(asking: DevicesAsking, code: string): Promise<DeviceLife | undefined> {
  const [device] = await findDevices(asking, [code])
  if (!device || device.found.length === 0) return undefined
  const borne = (await bearersOf(asking, [code])).get(code) ?? []
  const events: LifeEvent[] = []
  const told = new Set<string>()
  for (const { bearing, record, parent } of borne) {
    events.push(...(await eventsOf(asking, bearing.resource, { record, isParent: false })))
    const name = parent && `${parent.resource.name} ${parent.record[parent.resource.key.name]}`
    if (!parent || told.has(String(name))) continue
    told.add(String(name))
    events.push(...(await eventsOf(asking, parent.resource, { ...parent, isParent: true })))
  }
  return { ...device, events: events.sort((a, b) => (a.at < b.at ? -1 : 1)) }
}

interface Telling {
  readonly record: Values
  /** Of the record a bearer belongs to, only the moves concern the device. */
  readonly isParent: boolean
}
async function eventsOf(
  asking: DevicesAsking,
  resource: Resource,
  { record, isParent }: Telling,
): Promise<LifeEvent[]> {
  const { records, me, language } = asking
  const entries = (await entriesOf(records.db.read, resource, record).execute()).map(row =>
    entryOf(resource, row),
  )
  const moves = movesOf(resource)
  const shown = entries.filter(({ action }) => !isParent || moves.has(action))
  const people = await peopleOf(
    { ...asking, resource } as Asking,
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
      !('event' in words && words.event === false) &&
      readable.has(name),
  )
}

/** Empty, or set by a deed that is told at the same moment. */
const isTold = ({ name }: FieldModel, record: Values, entries: readonly Entry[]) =>
  record[name] == null ||
  entries.some(({ at, changes }) => {
    const is = changes[name]?.[1]
    return is === record[name] && String(is).slice(0, 16) === at.slice(0, 16)
  })
