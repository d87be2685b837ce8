import { isWriteOnly } from '../../../model/fields/confidential'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import type { DraftValues } from '../../../model/validation/draft'
import type { Draft, DraftPlace } from '../../../providers/session/drafts'
import { changedInputs } from '../fields/changes'
import type { Writer } from '../fields/resolver'

interface Typed {
  readonly writer: Writer
  readonly values: DraftValues
  readonly place: DraftPlace
  readonly key: string
  readonly page?: string | undefined
  readonly titleOf: (resource: Resource, record: DraftValues) => string
}

/** Content of a draft: changed fields, without secrets and expiring addresses. */
export function draftOf({
  writer,
  values,
  place,
  key,
  page,
  titleOf,
}: Typed): Omit<Draft, 'state'> | undefined {
  const { resource, base } = writer
  const changed = changedInputs(writer, values)
  if (changed.length === 0) return undefined
  const open = changed.filter(field => !isWriteOnly(field))
  const pick = (from: DraftValues) =>
    Object.fromEntries(open.map(field => [field.name, lasting(field, from[field.name] ?? null)]))
  return {
    key,
    place,
    title: titleOf(resource, { ...base, ...values }),
    ...(page && { page }),
    base: pick(base),
    values: pick(values),
    secrets: changed.filter(field => !open.includes(field)).map(({ name }) => name),
    at: new Date().toISOString(),
  }
}

/** Leaves out passwords in rows and signed addresses of files. */
function lasting(field: FieldModel, value: unknown): unknown {
  if (field.fields && Array.isArray(value)) {
    const { fields } = field
    return value.map((row: DraftValues) => {
      const cells = fields.map(cell => [cell.name, lasting(cell, row[cell.name])] as const)
      return { ...row, ...Object.fromEntries(cells.filter(([, cell]) => cell !== undefined)) }
    })
  }
  if (isWriteOnly(field)) return null
  if (!field.isFile) return value
  const { url: _url, ...file } = (value ?? {}) as Record<string, unknown>
  return value && file
}
