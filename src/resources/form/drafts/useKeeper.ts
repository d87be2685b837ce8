import { useEffect, useMemo, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { tenantOf } from '../../../base/business'
import { useTitleOf } from '../../../fields/record/recordTitle'
import { isWriteOnly } from '../../../model/fields/confidential'
import type { FieldModel, Resource } from '../../../model/fields/resource'
import type { DraftValues } from '../../../model/validation/draft'
import { useBackend, useMe } from '../../../providers/backend/backendContext'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import type { Draft, DraftPlace } from '../../../providers/session/drafts'
import { changedInputs } from '../fields/changes'
import type { Writer } from '../fields/resolver'
import { createKeeper } from './keeper'

interface Keeping {
  readonly writer: Writer
  readonly record: SentRecord | undefined
  /** Initial values, which do not count as input. */
  readonly defaults: DraftValues
  readonly key: string
  /** The page's address, if the form is a page. */
  readonly page?: string | undefined
  readonly move?: string
  readonly isOff: boolean
}

/** Keeps a form's input on this device until it is saved or discarded. */
export function useKeeper({ writer, record, defaults, key, page, move, isOff }: Keeping) {
  const { drafts } = useBackend()
  const titleOf = useTitleOf()
  const { getValues, subscribe } = useFormContext()
  const place = useDraftPlace(writer.resource, record?.id, move)
  const latest = useRef({ writer, titleOf, page })
  useEffect(() => {
    latest.current = { writer: record ? writer : { ...writer, base: defaults }, titleOf, page }
  })
  const keeper = useMemo(() => {
    const snapshot = () => draftOf({ ...latest.current, values: getValues(), place, key })
    return createKeeper({ drafts: isOff ? none : drafts, place, key, snapshot })
  }, [drafts, place, key, getValues, isOff])
  useEffect(() => {
    if (isOff) return
    const flush = () => keeper.flush()
    // A restored draft is already in the form.
    const { writer: from } = latest.current
    if (changedInputs(from, getValues()).length > 0) keeper.changed()
    const end = subscribe({ formState: { values: true }, callback: () => keeper.changed() })
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      end()
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [keeper, subscribe, isOff, getValues])
  return { keeper, place }
}

const none = { put: async () => false, remove: async () => undefined }

/** Where this form's drafts are stored. */
export function useDraftPlace(
  resource: Resource,
  id: string | number | undefined,
  move?: string,
): DraftPlace {
  const me = useMe()
  const { ID } = me
  const tenant = tenantOf(me)
  const record = id === undefined ? null : String(id)
  const company = resource.company ? tenant : null
  return useMemo(
    () => ({ user: ID, company, resource: resource.name, record, ...(move && { move }) }),
    [ID, company, resource, record, move],
  )
}

interface Typed {
  readonly writer: Writer
  readonly values: DraftValues
  readonly place: DraftPlace
  readonly key: string
  readonly page?: string | undefined
  readonly titleOf: (resource: Resource, record: DraftValues) => string
}

/** Content of a draft: changed fields, without secrets and expiring addresses. */
function draftOf({
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
