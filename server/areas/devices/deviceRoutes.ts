import {
  checkSerials,
  type DeviceLifeView,
  deviceLife,
  findDevicesRoute,
  type LifeEvent,
  type Loading,
  loadSerials,
} from '../../../src/contracts/devices'
import { deviceCode } from '../../../src/domain/devices/imei'
import { type Me, policyOf } from '../../../src/model/access/access'
import { movesOf } from '../../../src/model/access/transition'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { recordTitle } from '../../../src/model/fields/title'
import { peopleOf } from '../../access/people'
import { type AuditEntry, entriesOf, entryOf, readableChanges } from '../../audit/historyEntries'
import type { AddRoute } from '../../http/addRoute'
import { runOnce } from '../../http/intention'
import { recordsServer, routeServer } from '../../http/serveRoute'
import {
  type Records,
  type RecordValues,
  type RequestContext,
  recordKey,
} from '../../query/requestContext'
import type { DevicesContext } from './devicesContext'
import * as find from './find'
import { findDeviceRecords, findDevices } from './find'
import { checkCodes, loadCodes } from './load'

const LONGEST = 60

/** Lookup of devices by number, and adding them to an order. */
export function deviceRoutes(add: AddRoute, records: Records) {
  if (!['serials', 'devices'].every(name => records.catalogue.resources.has(name))) return
  const serveAll = routeServer(add, c => ({
    records,
    me: c.get('me'),
    language: c.get('language'),
  }))
  serveAll(findDevicesRoute, async (request, { body }) => ({
    devices: await find.findDevices(request, readCodes(body.codes)),
  }))
  serveAll(
    deviceLife,
    async (request, { params }) => (await readDeviceLife(request, cut(params.code))) ?? null,
  )

  const serve = recordsServer(add, records)
  serve(checkSerials, async (request, { body }) => ({
    codes: await checkCodes(request, readLoading(body)),
  }))
  serve(loadSerials, async (request, { body }, c) => {
    const loading = readLoading(body)
    return {
      codes: await runOnce(c, request, { body, work: trx => loadCodes(trx, request, loading) }),
    }
  })
}

const readLoading = (body: Loading): Loading => ({ ...body, codes: readCodes(body.codes) })

/** Truncates long codes (two joined by a scanner), which then are reported as invalid. */
const readCodes = (codes: readonly string[]) => codes.map(cut).filter(code => code !== '')
const cut = (code: string) => deviceCode(code).slice(0, LONGEST)

/** History of a device as far as the user may read it, oldest first; undefined if no readable record has it. */
async function readDeviceLife(
  request: DevicesContext,
  code: string,
): Promise<DeviceLifeView | undefined> {
  const [device] = await findDevices(request, [code])
  if (!device || device.found.length === 0) return undefined
  const records = (await findDeviceRecords(request, [code])).get(code) ?? []
  const events: LifeEvent[] = []
  const recordsSeen = new Set<string>()
  for (const { bearing, record, parent } of records) {
    events.push(...(await readEvents(request, bearing.resource, { record, isParent: false })))
    const name = parent && `${parent.resource.name} ${parent.record[parent.resource.key.name]}`
    if (!parent || recordsSeen.has(String(name))) continue
    recordsSeen.add(String(name))
    events.push(...(await readEvents(request, parent.resource, { ...parent, isParent: true })))
  }
  return { ...device, events: events.sort((a, b) => (a.at < b.at ? -1 : 1)) }
}

interface LifeReader {
  readonly record: RecordValues
  /** Limits a parent record's events to transitions. */
  readonly isParent: boolean
}
async function readEvents(
  request: DevicesContext,
  resource: Resource,
  { record, isParent }: LifeReader,
): Promise<LifeEvent[]> {
  const { records, me, language } = request
  const entries = (await entriesOf(records.db.read, resource, record).execute()).map(row =>
    entryOf(resource, row),
  )
  const moves = movesOf(resource)
  const visible = entries.filter(({ action }) => !isParent || moves.has(action))
  const people = await peopleOf(
    { ...request, resource } as RequestContext,
    visible.map(({ by }) => by),
  )
  const id = recordKey(resource, record)
  const title = recordTitle(resource, record, ({ print }, value) => print(value, language))
  const source = { resource: resource.name, id, title }
  return [
    ...dateFields(resource, me)
      .filter(field => !isVisible(field, record, visible))
      .map(({ name }) => ({ ...source, at: String(record[name]), field: name })),
    ...visible.map(({ at, by, action, changes }) => ({
      ...source,
      ...{ at, action, by: people.get(by) ?? null },
      changes: readableChanges(resource, me, changes),
    })),
  ]
}

const dateFields = (resource: Resource, me: Me) => {
  const { readable } = policyOf(resource, me)
  return [...resource.fields.values()].filter(
    ({ kind, name, words }) =>
      (kind === 'date' || kind === 'dateTime') &&
      !('inTimeline' in words && words.inTimeline === false) &&
      readable.has(name),
  )
}

/** True for empty fields and those set by an event of the same instant. */
const isVisible = ({ name }: FieldModel, record: RecordValues, entries: readonly AuditEntry[]) =>
  record[name] == null ||
  entries.some(({ at, changes }) => {
    const is = changes[name]?.[1]
    return is === record[name] && String(is).slice(0, 16) === at.slice(0, 16)
  })
