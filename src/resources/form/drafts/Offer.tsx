import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Draft, DraftPlace } from '../../../providers/drafts'
import type { Sent } from '../../useRecord'
import { changedFields } from '../changes'
import type { MergingWork } from '../merging/useMerging'
import type { Writer } from '../resolver'
import type { Keeper } from './keeper'
import { OfferBar } from './offerBarLater'
import { useOffered } from './useOffered'
import { useRetried } from './useRetry'

interface OfferProps {
  readonly writer: Writer
  readonly record: Sent | undefined
  readonly place: DraftPlace
  readonly merging: MergingWork
  readonly keeper: Keeper
  /** The form goes on under the draft's name. */
  readonly onTaken: (key: string) => void
}

/** What was typed at this address before and never saved; taking it up passes through the merge. */
export function Offer({ writer, record, place, merging, keeper, onTaken }: OfferProps) {
  const { getValues, reset } = useFormContext()
  const { dirtyFields } = useFormState()
  const retried = useRetried()
  const { offered, drop, discard } = useOffered(place, retried)
  // what is typed here now is not mixed with what is to be saved again
  const isRetried = offered?.key === retried && Object.keys(dirtyFields).length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken up once
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
    if (!record) {
      reset({ ...now, ...kept }, { keepDefaultValues: true })
      return done()
    }
    // What was typed since is newer than the draft.
    const newer = changedFields(writer, now).map(({ name }) => [name, now[name]] as const)
    const typed = { ...record, ...values, ...Object.fromEntries(newer) }
    const from = { ...writer, base: { ...record, ...base } }
    return void merging.bringIn(record, { writer: from, typed, onDone: done })
  }
  return (
    <OfferBar
      resource={writer.resource}
      draft={offered}
      onTake={() => takeUp(offered)}
      onDiscard={() => discard(offered)}
    />
  )
}
