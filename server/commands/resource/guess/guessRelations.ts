import { business, tenantColumn } from '../../../../src/base/business'
import { fold } from '../../../../src/base/fold'
import { textIn } from '../../../../src/base/text'
import type { Catalogue, Resource } from '../../../../src/model/fields/resource'
import type { JsonObject } from '../../../base/json'
import { type SampleColumn, sampleColumnsOf } from './columns'
import { type Detect, every, some } from './guess'
import { isPlace, isRecord, type SampleRow } from './readSample'

/** A column named like a resource or a reference to it, with values that are valid keys. */
export const guessReference: Detect = (column, { catalogue, inRows }) => {
  // `CODIGO` is the record's own code; in a row it belongs to another record.
  if (isVague(column.name) && !inRows) return undefined
  const found = targetOf(column.name, catalogue)
  if (!found || !every(column, text => isKeyOf(found.target, text))) return undefined
  return {
    words: { kind: 'reference', resource: found.target.name },
    why: `${found.why}, and ${some(column)} can be its keys`,
    look: `each value must be a ${found.target.key.name} of ${found.target.name}`,
  }
}

interface Found {
  readonly target: Resource
  readonly why: string
}

function targetOf(name: string, { resources }: Catalogue): Found | undefined {
  const all = [...resources.values()]
  for (const resource of all) {
    const used = resource.fields.get(name)
    if (used?.reference && used.target)
      return { target: used.target, why: `as ${resource.name}.${name} refers to it` }
  }
  const stem = stemOf(name)
  const isNumbered = stem !== fold(name).replaceAll('_', ' ')
  const target = all.find(
    resource =>
      // A number named like a resource is a quantity, unless the name contains ID.
      (namesOf(resource).has(stem) && (isNumbered || resource.key.store !== 'int')) ||
      (resource.key.name === name && !isVague(name)),
  )
  return target && { target, why: `named like ${target.name} (table ${target.table})` }
}
const isVague = (name: string) => /^(id|codigo|code)$/i.test(name) || name === tenantColumn()

/** `ID_CLIENTE`, `CLIENTE_ID` and `COD_CLIENTE` give `CLIENTE`. */
const stemOf = (name: string) =>
  fold(name)
    .replace(/^(id|cod|codigo|code|nro)_/, '')
    .replace(/_?(id|cod|codigo|code)$/, '')
    .replaceAll('_', ' ')
    .trim() || fold(name)

function namesOf({ name, table, schema }: Resource): ReadonlySet<string> {
  const labels = [textIn(schema.label, business().language), textIn(schema.label, 'en')]
  const words = [table.replaceAll('_', ' '), name.replaceAll('-', ' ')]
  return new Set([...words, ...labels.flatMap(label => label.split('|'))].map(fold))
}

const isKeyOf = ({ key }: Resource, text: string) => {
  if (key.store === 'int') return /^\d{1,15}$/.test(text)
  const { max = 50, pattern } = key.words as { max?: number; pattern?: string }
  const fits = pattern === undefined ? text.length <= max : text.length === pattern.length
  return fits && /^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u.test(text)
}

export const guessLocation: Detect = column => {
  const pairs = every(column, text => {
    const [, lat, lng] = /^(-?\d{1,2}\.\d+)\s*,\s*(-?\d{1,3}\.\d+)$/.exec(text) ?? []
    return lat !== undefined && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180
  })
  if (!pairs && !(column.values.length > 0 && column.values.every(isPlace))) return undefined
  return { words: { kind: 'location' }, why: 'latitude and longitude' }
}

/** Arrays and objects: child rows, several values, or JSON. */
export const nested =
  (guessRows: (columns: readonly SampleColumn[]) => JsonObject): Detect =>
  (column, { catalogue, inRows }) => {
    if (!column.values.some(value => typeof value === 'object')) return undefined
    const parts = column.values.flatMap(value => (Array.isArray(value) ? value : [value]))
    const areLists = column.values.every(Array.isArray)
    if (areLists && !inRows && parts.length > 0 && parts.every(isRecord)) {
      const fields = guessRows(sampleColumnsOf(parts as SampleRow[]))
      return { words: { kind: 'lines', fields }, why: `${parts.length} rows inside the records` }
    }
    const found = areLists && !inRows ? targetOf(column.name, catalogue) : undefined
    if (found && parts.every(part => isKeyOf(found.target, String(part))))
      return {
        words: { kind: 'references', resource: found.target.name },
        why: `lists, ${found.why}`,
        look: `each value must be a ${found.target.key.name} of ${found.target.name}`,
      }
    return {
      words: { kind: 'json' },
      why: 'lists or objects without fields of their own',
      look: 'JSON is neither searched nor listed: fields, lines or choices say more',
    }
  }
