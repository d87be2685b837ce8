import { useEffect, useMemo, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTitleOf } from '../../../fields/recordTitle'
import type { Values } from '../../../model/draft'
import type { Resource } from '../../../model/resource'
import { useBackend, useMe } from '../../../providers/backendContext'
import type { DraftPlace } from '../../../providers/drafts'
import type { Sent } from '../../useRecord'
import { changedFields } from '../changes'
import type { Writer } from '../resolver'
import { draftOf } from './draftOf'
import { createKeeper } from './keeper'

interface Keeping {
  readonly writer: Writer
  readonly record: Sent | undefined
  /** What a new record started with: as good as nothing typed. */
  readonly defaults: Values
  readonly key: string
  /** The address of the page, where the form is one. */
  readonly page?: string | undefined
  readonly move?: string
  readonly isOff: boolean
}

/** Keeps what is typed in a form on this device until it is saved or discarded. */
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
    // A draft that was taken up again stands in the form already.
    const { writer: from } = latest.current
    if (changedFields(from, getValues()).length > 0) keeper.changed()
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

/** Where the drafts of this form lie. */
export function useDraftPlace(
  resource: Resource,
  id: string | number | undefined,
  move?: string,
): DraftPlace {
  const { ID, EMPRESA } = useMe()
  const record = id === undefined ? null : String(id)
  const company = resource.company ? EMPRESA : null
  return useMemo(
    () => ({ user: ID, company, resource: resource.name, record, ...(move && { move }) }),
    [ID, company, resource, record, move],
  )
}
