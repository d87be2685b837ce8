import { type RefObject, useImperativeHandle, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Draft } from '../../../providers/session/drafts'
import type { Keeper } from '../../form/drafts/keeper'
import { LazyOfferBar } from '../../form/drafts/offerBarLater'
import { useKeeper } from '../../form/drafts/useKeeper'
import { useOfferedDraft } from '../../form/drafts/useOfferedDraft'
import type { Writer } from '../../form/fields/resolver'
import type { SentRecord } from '../../record/useRecord'
import type { OpenMove } from '../moves/openMoves'

interface MoveDraftProps {
  readonly writer: Writer
  readonly record: SentRecord
  readonly move: OpenMove
  /** Receives the progress of sending. */
  readonly keeper: RefObject<Keeper | null>
}

/** Keeps the answers of a transition on this device until it is made, and offers unsent ones again. */
export function MoveDraft({ writer, record, move, keeper: draftKeeper }: MoveDraftProps) {
  const { getValues, reset } = useFormContext()
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  const { name } = move
  const asked = { writer, record, move: name, defaults: writer.base, key, isOff: false }
  const { keeper, place } = useKeeper(asked)
  useImperativeHandle(draftKeeper, () => keeper, [keeper])
  const { offered, drop, discard } = useOfferedDraft(place)
  if (!offered) return null
  const takeUp = (draft: Draft) => {
    const open = Object.entries(draft.values).filter(([field]) => writer.writable.has(field))
    reset({ ...getValues(), ...Object.fromEntries(open) }, { keepDefaultValues: true })
    keeper.end()
    drop(draft)
    setKey(draft.key)
  }
  return (
    <LazyOfferBar
      draft={offered}
      onTake={() => takeUp(offered)}
      onDiscard={() => discard(offered)}
    />
  )
}
