import type { Fact, FoundDevice, FoundRecord } from '../../../src/domain/devices'
import { deviceFault, serialLengths } from '../../../src/domain/imei'
import { policyOf } from '../../../src/model/access'
import type { FieldModel, Resource } from '../../../src/model/resource'
import { recordTitle } from '../../../src/model/title'
import { type Bearing, bearingsOf, rowsBearing } from '../../records/bearing'
import type { Records, Values } from '../../records/context'
import { rowsAmong } from '../../records/rowsAmong'
import { readScope } from '../../records/scope'
import { titleReader } from '../../records/titles'
import type { DevicesAsking } from './devicesAsking'

/** A record that bears a device, beside the record it belongs to (its order, say). */
export interface Borne {
  readonly bearing: Bearing
  readonly record: Values
  readonly parent: { readonly resource: Resource; readonly record: Values } | undefined
}

/** Where each of these devices stands, in everything this person may read: one answer a number. */
export async function findDevices(
  asking: DevicesAsking,
  codes: readonly string[],
): Promise<readonly FoundDevice[]> {
  const borne = await bearersOf(asking, codes)
  const told = await teller(asking, [...borne.values()].flat())
  return codes.map(code => ({
    code,
    fault: deviceFault(code, serialLengths) ?? null,
    found: (borne.get(code) ?? []).map(told),
  }))
}

/** By number, everything that bears it. */
export async function bearersOf(
  { records, me }: DevicesAsking,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly Borne[]>> {
  const byCode = new Map<string, Borne[]>()
  for (const bearing of bearingsOf(records.catalogue, me)) {
    const { resource, field } = bearing
    const among = readScope(resource, me)
    const rows = await rowsBearing(records.db.read, bearing, { among, codes })
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
  { records, me }: { readonly records: Records; readonly me: DevicesAsking['me'] },
  { parent }: Resource,
  rows: readonly Values[],
) {
  const target = parent?.target
  const found = new Map<unknown, { resource: Resource; record: Values }>()
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

/** Puts records into words; the names of all they refer to are read at once. */
async function teller(asking: DevicesAsking, all: readonly Borne[]) {
  const { me, language } = asking
  const titles = titleReader(asking)
  const factsOf = async (resource: Resource, record: Values) => {
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
  const told = new Map<Borne, FoundRecord>()
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
  return (each: Borne) => told.get(each) as FoundRecord
}

/** A query a resource that is referred to, not one a record. */
async function preread(all: readonly Borne[], titles: ReturnType<typeof titleReader>) {
  const keys = new Map<Resource, unknown[]>()
  const add = (resource: Resource, record: Values) => {
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
