import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import type { Me } from '../model/access'
import { settleOver, type Values } from '../model/draft'
import { holds } from '../model/evaluate'
import { isEcho, isJoined } from '../model/join'
import type { FieldModel, Resource } from '../model/resource'
import { useMe } from '../providers/backendContext'
import { recordAround } from './paths'

/** The record as it would be kept if the form were saved now: one reckoning per change, for all who ask. */
interface LiveRecord {
  readonly resource: Resource
  readonly get: () => Values
  readonly subscribe: (listener: () => void) => () => void
  readonly follow: () => () => void
}
const LiveRecordContext = createContext<LiveRecord | null>(null)

interface LiveRecordProviderProps {
  readonly resource: Resource
  /** The record as it is kept now, where there is one. */
  readonly before?: Values | undefined
  readonly children: ReactNode
}

export function LiveRecordProvider({ resource, before, children }: LiveRecordProviderProps) {
  const me = useMe()
  const form = useFormContext()
  const { getValues, subscribe } = form
  const live = useMemo(
    () => createLiveRecord({ resource, me, before }, { getValues, subscribe }),
    [resource, me, before, getValues, subscribe],
  )
  useEffect(() => live.follow(), [live])
  const isBegun = useBegun()
  return <LiveRecordContext value={live}>{isBegun && children}</LiveRecordContext>
}

/**
 * The form around sets its first values in an effect, which runs after those of everything inside it. Fields
 * and slots are drawn once that is done, still before the first frame: nothing they write is lost.
 */
function useBegun(): boolean {
  const [isBegun, setBegun] = useState(false)
  useLayoutEffect(() => setBegun(true), [])
  return isBegun
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

/** Whether a form asks for a field as it stands: it may be hidden, or follow others, which is shown where it says more than they. */
export function useHowAsked(field: FieldModel, row?: string): 'asked' | 'fixed' | 'hidden' {
  const me = useMe() as unknown as Values
  return useLive(record => {
    const around = recordAround(record, row)
    if (!holds(field.show, around, me) || isEcho(field, around)) return 'hidden'
    return isJoined(field, around) ? 'fixed' : 'asked'
  })
}

type Form = Pick<UseFormReturn, 'getValues' | 'subscribe'>
interface Kept {
  readonly resource: Resource
  readonly me: Me
  readonly before: Values | undefined
}

function createLiveRecord({ resource, me, before }: Kept, form: Form): LiveRecord {
  const person = me as unknown as Values
  const listeners = new Set<() => void>()
  const settledNow = () => settleOver(resource, form.getValues(), { me: person, before })
  let settled = settledNow()
  const reckon = () => {
    settled = settledNow()
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
