import type { Fact, FoundDevice, FoundDeviceRecord } from '../../../src/contracts/imeis'
import { deviceFault, serialLengths } from '../../../src/domain/devices/imei'
import { policyOf } from '../../../src/model/access/access'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { recordTitle } from '../../../src/model/fields/title'
import type { Records, RecordValues } from '../../query/requestContext'
import { rowsAmong } from '../../query/rowsAmong'
import { readScope } from '../../query/scope'
import { titleReader } from '../../query/titles'
import { type Bearing, bearingsOf, rowsByCode } from '../../read/rowsByCode'
import type { DevicesContext } from './devicesContext'

/** A record with a device number, and its parent such as an order. */
interface Borne {
  readonly bearing: Bearing
  readonly record: RecordValues
  readonly parent: { readonly resource: Resource; readonly record: RecordValues } | undefined
}

/** Location of each device, as far as the user may read it; one result per number. */
export async function findDevices(
  request: DevicesContext,
  codes: readonly string[],
): Promise<readonly FoundDevice[]> {
  const borne = await bearersOf(request, codes)
  const told = await teller(request, [...borne.values()].flat())
  return codes.map(code => ({
    code,
    fault: deviceFault(code, serialLengths) ?? null,
    found: (borne.get(code) ?? []).map(told),
  }))
}

/** Records with each number. */
export async function bearersOf(
  { records, me }: DevicesContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly Borne[]>> {
  const byCode = new Map<string, Borne[]>()
  for (const bearing of bearingsOf(records.catalogue, me)) {
    const { resource, field } = bearing
    const among = readScope(resource, me)
    const rows = await rowsByCode(records.db.read, bearing, { among, codes })
    const parents = await parentsOf({ records, me }, resource, rows)
    for (const record of rows) {
      const code = String(record[field.name])
      const parent = parents.get(record[resource.parent?.name ?? ''])
      const before = byCode.get(code) ?? []
      byCode.set(code, [...before, { bearing, record, parent }])
    }
  }
  return byCode
}

async function parentsOf(
  { records, me }: { readonly records: Records; readonly me: DevicesContext['me'] },
  { parent }: Resource,
  rows: readonly RecordValues[],
) {
  const target = parent?.target
  const found = new Map<unknown, { resource: Resource; record: RecordValues }>()
  if (!parent || !target || rows.length === 0) return found
  const keys = [...new Set(rows.map(row => row[parent.name]))]
  const where = { [target.key.name]: keys }
  for (const record of await rowsAmong(records.db.read, target, {
    among: readScope(target, me),
    where,
  }))
    found.set(record[target.key.name], { resource: target, record })
  return found
}

const toldKinds = new Set(['reference', 'status', 'date', 'dateTime', 'boolean', 'code', 'text'])

/** Prints records; titles of referenced records are read once for all. */
async function teller(request: DevicesContext, all: readonly Borne[]) {
  const { me, language } = request
  const titles = titleReader(request)
  const factsOf = async (resource: Resource, record: RecordValues) => {
    const { readable } = policyOf(resource, me)
    const fields = [...resource.fields.values()].filter(
      ({ name, kind, store }) => store && toldKinds.has(kind) && readable.has(name),
    )
    const facts: Fact[] = []
    for (const field of fields) {
      const value = record[field.name]
      if (value === null || value === undefined || value === false) continue
      facts.push({
        resource: resource.name,
        field: field.name,
        value,
        ...(await titleOf(field, value)),
      })
    }
    return facts
  }
  const titleOf = async ({ target }: FieldModel, value: unknown) =>
    target ? { title: (await titles(target, [value])).get(value) ?? String(value) } : {}
  await preread(all, titles)
  const told = new Map<Borne, FoundDeviceRecord>()
  for (const each of all) {
    const { bearing, record, parent } = each
    const { resource } = bearing
    told.set(each, {
      resource: resource.name,
      id: record[resource.key.name] as string | number,
      title: recordTitle(resource, record, ({ print }, value) => print(value, language)),
      facts: [
        ...(await factsOf(resource, record)),
        ...(parent ? await factsOf(parent.resource, parent.record) : []),
      ],
    })
  }
  return (each: Borne) => told.get(each) as FoundDeviceRecord
}

/** One query per referenced resource. */
async function preread(all: readonly Borne[], titles: ReturnType<typeof titleReader>) {
  const keys = new Map<Resource, unknown[]>()
  const add = (resource: Resource, record: RecordValues) => {
    for (const { name, target } of resource.fields.values())
      if (target && record[name] != null)
        keys.set(target, [...(keys.get(target) ?? []), record[name]])
  }
  for (const { bearing, record, parent } of all) {
    add(bearing.resource, record)
    if (parent) add(parent.resource, parent.record)
  }
  for (const [target, wanted] of keys) await titles(target, wanted)
}
