import type { Values } from '../../../model/draft'
import type { FieldModel, Resource } from '../../../model/resource'
import { isGivenUnseen } from '../../../model/sealed'
import type { Draft, DraftPlace } from '../../../providers/drafts'
import { changedFields } from '../changes'
import type { Writer } from '../resolver'

interface Typed {
  readonly writer: Writer
  readonly values: Values
  readonly place: DraftPlace
  readonly key: string
  readonly page?: string | undefined
  readonly titleOf: (resource: Resource, record: Values) => string
}

/** What is kept of a form: the changed fields, without secrets and without addresses that expire. */
export function draftOf({
  writer,
  values,
  place,
  key,
  page,
  titleOf,
}: Typed): Omit<Draft, 'state'> | undefined {
  const { resource, base } = writer
  const changed = changedFields(writer, values)
  if (changed.length === 0) return undefined
  const open = changed.filter(field => !isGivenUnseen(field))
  const pick = (from: Values) =>
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

/** Passwords are no part of rows, files lose the address that was signed for a moment. */
function lasting(field: FieldModel, value: unknown): unknown {
  if (field.fields && Array.isArray(value)) {
    const { fields } = field
    return value.map((row: Values) => {
      const cells = fields.map(cell => [cell.name, lasting(cell, row[cell.name])] as const)
      return { ...row, ...Object.fromEntries(cells.filter(([, cell]) => cell !== undefined)) }
    })
  }
  if (isGivenUnseen(field)) return null
  if (field.kind !== 'file' && field.kind !== 'image') return value
  const { url: _url, ...file } = (value ?? {}) as Record<string, unknown>
  return value && file
}
