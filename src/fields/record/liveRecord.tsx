import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { type UseFormReturn, useFormContext } from 'react-hook-form'
import { createListeners } from '../../base/listeners'
import type { Me } from '../../model/access/access'
import { isEcho, isJoined } from '../../model/fields/concat'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { holds } from '../../model/rules/evaluate'
import { type DraftValues, settleOver } from '../../model/validation/draft'
import { requiredContext, useMe } from '../../providers/backend/backendContext'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { recordAround } from './paths'

/** The record as saving now would store it, computed once per change for all readers. */
interface LiveRecord {
  readonly resource: Resource
  readonly get: () => DraftValues
  readonly subscribe: (listener: () => void) => () => void
  readonly follow: () => () => void
}
const [LiveRecordContext, useLive] = requiredContext<LiveRecord>(
  'a LiveRecordProvider is missing around it',
)

interface LiveRecordProviderProps {
  /** The stored record, if any. */
  readonly before?: DraftValues | undefined
  readonly children: ReactNode
}

/** Stands in a form, whose resource it follows. */
export function LiveRecordProvider({ before, children }: LiveRecordProviderProps) {
  const { resource, me } = useResourceView()
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
 * The surrounding form sets its initial values in an effect, which runs after those of its children.
 * Fields and slots are rendered after it, before the first paint, so that their values are kept.
 */
function useBegun(): boolean {
  const [isBegun, setBegun] = useState(false)
  useLayoutEffect(() => setBegun(true), [])
  return isBegun
}

/** The resource of the form; a nested form has its own. */
export const useFormResource = (): Resource => useLive().resource

/** Renders again only when the selected value changes: select plain values. */
export function useLiveRecord<Value>(select: (record: DraftValues) => Value): Value {
  const live = useLive()
  return useSyncExternalStore(live.subscribe, () => select(live.get()))
}

/**
 * Whether a field is editable, read-only or hidden in a form. A field that follows others is shown if
 * its value adds to theirs.
 */
export function useFieldMode(field: FieldModel, row?: string): 'asked' | 'fixed' | 'hidden' {
  const me = useMe() as DraftValues
  return useLiveRecord(record => {
    const around = recordAround(record, row)
    if (!holds(field.visibleWhen, around, me) || isEcho(field, around)) return 'hidden'
    return isJoined(field, around) ? 'fixed' : 'asked'
  })
}

type Form = Pick<UseFormReturn, 'getValues' | 'subscribe'>
interface Kept {
  readonly resource: Resource
  readonly me: Me
  readonly before: DraftValues | undefined
}

function createLiveRecord({ resource, me, before }: Kept, form: Form): LiveRecord {
  const person = me
  const { notify, subscribe } = createListeners()
  const settledNow = () => settleOver(resource, form.getValues(), { me: person, before })
  let settled = settledNow()
  const reckon = () => {
    settled = settledNow()
    notify()
  }
  return {
    resource,
    get: () => settled,
    subscribe,
    follow: () => {
      reckon()
      return form.subscribe({ formState: { values: true }, callback: reckon })
    },
  }
}
