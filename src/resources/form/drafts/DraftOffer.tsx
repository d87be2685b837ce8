import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import type { Draft, DraftPlace, toRetry } from '../../../providers/session/drafts'
import { changedInputs } from '../fields/changes'
import type { Writer } from '../fields/resolver'
import type { MergingWork } from '../merging/useMerging'
import type { Keeper } from './keeper'
import { LazyOfferBar } from './offerBarLater'
import { useOfferedDraft } from './useOfferedDraft'

interface OfferProps {
  readonly writer: Writer
  readonly record: SentRecord | undefined
  readonly place: DraftPlace
  /** Of stored records. */
  readonly merging?: MergingWork
  readonly keeper: Keeper
  /** The form continues under the draft's key. */
  readonly onTaken: (key: string) => void
}

/** Offers a draft of this address; restoring it goes through the merge. */
export function DraftOffer({ writer, record, place, merging, keeper, onTaken }: OfferProps) {
  const { getValues, reset } = useFormContext()
  const { dirtyFields } = useFormState()
  const retried = useRetried()
  const { offered, drop, discard } = useOfferedDraft(place, retried)
  // Input typed now is not mixed with a draft to be retried.
  const isRetried = offered?.key === retried && Object.keys(dirtyFields).length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores the draft once
  useEffect(() => {
    if (offered && isRetried) takeUp(offered)
  }, [isRetried])
  if (!offered || isRetried) return null
  function takeUp(draft: Draft) {
    const { base, values, key } = draft
    const now = getValues()
    const isOpen = (name: string) => writer.writable.has(name)
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => isOpen(name)))
    const done = () => {
      keeper.end()
      drop(draft)
      onTaken(key)
    }
    if (!record || !merging) {
      reset({ ...now, ...kept }, { keepDefaultValues: true })
      return done()
    }
    // Input newer than the draft wins.
    const newer = changedInputs(writer, now).map(({ name }) => [name, now[name]] as const)
    const typed = { ...record, ...values, ...Object.fromEntries(newer) }
    const from = { ...writer, base: { ...record, ...base } }
    return void merging.bringIn(record, { writer: from, typed, onDone: done })
  }
  return (
    <LazyOfferBar
      draft={offered}
      onTake={() => takeUp(offered)}
      onDiscard={() => discard(offered)}
    />
  )
}

function useRetried(): string | undefined {
  const { state } = useLocation()
  return (state as Partial<ReturnType<typeof toRetry>> | null)?.retry
}

/** Saves the form once the requested draft is restored, only on the first visit. */
export function useRetry(key: string, save: () => void): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const isWanted = useRetried() === key
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when a retry is requested
  useEffect(() => {
    if (!isWanted) return
    navigate({ pathname, search }, { replace: true })
    save()
  }, [isWanted])
}
