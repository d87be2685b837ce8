import type { Fact, FoundDevice, FoundDeviceRecord } from '../../../src/contracts/devices'
import { deviceFault, serialLengths } from '../../../src/domain/devices/imei'
import { policyOf } from '../../../src/model/access/access'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { recordTitle } from '../../../src/model/fields/title'
import { findRows } from '../../query/findRows'
import { type Records, type RecordValues, recordKey } from '../../query/requestContext'
import { readScope } from '../../query/scope'
import { titleReader } from '../../query/titles'
import { type CodeField, codeFieldsOf, rowsByCode } from '../../read/rowsByCode'
import type { DevicesContext } from './devicesContext'

/** A record with a device number, and its parent such as an order. */
interface DeviceRecord {
  readonly bearing: CodeField
  readonly record: RecordValues
  readonly parent: { readonly resource: Resource; readonly record: RecordValues } | undefined
}

/** Location of each device, as far as the user may read it; one result per number. */
export async function findDevices(
  request: DevicesContext,
  codes: readonly string[],
): Promise<readonly FoundDevice[]> {
  const records = await findDeviceRecords(request, codes)
  const describe = await createDescriber(request, [...records.values()].flat())
  return codes.map(code => ({
    code,
    fault: deviceFault(code, serialLengths) ?? null,
    found: (records.get(code) ?? []).map(describe),
  }))
}

export async function findDeviceRecords(
  { records, me }: DevicesContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly DeviceRecord[]>> {
  const byCode = new Map<string, DeviceRecord[]>()
  for (const bearing of codeFieldsOf(records.catalogue, me)) {
    const { resource, field } = bearing
    const among = readScope(resource, me)
    const rows = await rowsByCode(records.db.read, bearing, { scope: among, codes })
    const parents = await readParents({ records, me }, resource, rows)
    for (const record of rows) {
      const code = String(record[field.name])
      const parent = parents.get(record[resource.parent?.name ?? ''])
      const before = byCode.get(code) ?? []
      byCode.set(code, [...before, { bearing, record, parent }])
    }
  }
  return byCode
}

async function readParents(
  { records, me }: { readonly records: Records; readonly me: DevicesContext['me'] },
  { parent }: Resource,
  rows: readonly RecordValues[],
) {
  const target = parent?.target
  const parents = new Map<unknown, { resource: Resource; record: RecordValues }>()
  if (!parent || !target || rows.length === 0) return parents
  const keys = [...new Set(rows.map(row => row[parent.name]))]
  const where = { [target.key.name]: keys }
  for (const record of await findRows(records.db.read, target, {
    scope: readScope(target, me),
    where,
  }))
    parents.set(record[target.key.name], { resource: target, record })
  return parents
}

const describedKinds = new Set([
  'reference',
  'status',
  'date',
  'dateTime',
  'boolean',
  'code',
  'text',
])

/** Prints records; titles of referenced records are read once for all. */
async function createDescriber(request: DevicesContext, all: readonly DeviceRecord[]) {
  const { me, language } = request
  const titles = titleReader(request)
  const readFacts = async (resource: Resource, record: RecordValues) => {
    const { readable } = policyOf(resource, me)
    const fields = [...resource.fields.values()].filter(
      ({ name, kind, store }) => store && describedKinds.has(kind) && readable.has(name),
    )
    const facts: Fact[] = []
    for (const field of fields) {
      const value = record[field.name]
      if (value === null || value === undefined || value === false) continue
      facts.push({
        resource: resource.name,
        field: field.name,
        value,
        ...(await readTitle(field, value)),
      })
    }
    return facts
  }
  const readTitle = async ({ target }: FieldModel, value: unknown) =>
    target ? { title: (await titles(target, [value])).get(value) ?? String(value) } : {}
  await preread(all, titles)
  const described = new Map<DeviceRecord, FoundDeviceRecord>()
  for (const each of all) {
    const { bearing, record, parent } = each
    const { resource } = bearing
    described.set(each, {
      resource: resource.name,
      id: recordKey(resource, record),
      title: recordTitle(resource, record, ({ print }, value) => print(value, language)),
      facts: [
        ...(await readFacts(resource, record)),
        ...(parent ? await readFacts(parent.resource, parent.record) : []),
      ],
    })
  }
  return (each: DeviceRecord) => described.get(each) as FoundDeviceRecord
}

/** One query per referenced resource. */
async function preread(all: readonly DeviceRecord[], titles: ReturnType<typeof titleReader>) {
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
  for (const [target, keysOfTarget] of keys) await titles(target, keysOfTarget)
}
