import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import type { Me } from '../model/access'
import { settle, type Values } from '../model/draft'
import type { Resource } from '../model/resource'
import { useMe } from '../providers/backendContext'

/** The record as it would be kept if the form were saved now: one reckoning per change, for all who ask. */
interface LiveRecord {
  readonly resource: Resource
  readonly get: () => Values
  readonly subscribe: (listener: () => void) => () => void
  readonly follow: () => () => void
}
const LiveRecordContext = createContext<LiveRecord | null>(null)

export function LiveRecordProvider({
  resource,
  children,
}: {
  readonly resource: Resource
  readonly children: ReactNode
}) {
  const me = useMe()
  const form = useFormContext()
  const { getValues, subscribe } = form
  const live = useMemo(
    () => createLiveRecord(resource, me, { getValues, subscribe }),
    [resource, me, getValues, subscribe],
  )
  useEffect(() => live.follow(), [live])
  return <LiveRecordContext value={live}>{children}</LiveRecordContext>
}

/** Whose record the form asks for; a form inside a form asks for another's. */
export function useFormResource(): Resource {
  const live = useContext(LiveRecordContext)
  if (!live) throw new Error('useFormResource needs a LiveRecordProvider around it')
  return live.resource
}

/** Draws again only when what is selected changes: select plain values. */
export function useLive<Value>(select: (record: Values) => Value): Value {
  const live = useContext(LiveRecordContext)
  if (!live) throw new Error('useLive needs a LiveRecordProvider around it')
  return useSyncExternalStore(live.subscribe, () => select(live.get()))
}

type Form = Pick<UseFormReturn, 'getValues' | 'subscribe'>

function createLiveRecord(resource: Resource, me: Me, form: Form): LiveRecord {
  const person = me as unknown as Values
  const listeners = new Set<() => void>()
  let settled = settle(resource, form.getValues(), person)
  const reckon = () => {
    settled = settle(resource, form.getValues(), person)
    for (const listener of listeners) listener()
  }
  return {
    resource,
    get: () => settled,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow: () => {
      reckon()
      return form.subscribe({ formState: { values: true }, callback: reckon })
    },
  }
}
