import { type RefObject, useImperativeHandle, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Draft } from '../../providers/drafts'
import type { Keeper } from '../form/drafts/keeper'
import { OfferBar } from '../form/drafts/offerBarLater'
import { useKeeper } from '../form/drafts/useKeeper'
import { useOffered } from '../form/drafts/useOffered'
import type { Writer } from '../form/resolver'
import type { Sent } from '../useRecord'
import type { OpenMove } from './openMoves'

interface MoveDraftProps {
  readonly writer: Writer
  readonly record: Sent
  readonly move: OpenMove
  /** Told how sending the answers goes. */
  readonly keeper: RefObject<Keeper | null>
}

/** Keeps the answers of a move on this device until it is made; those never sent are offered again. */
export function MoveDraft({ writer, record, move, keeper: told }: MoveDraftProps) {
  const { getValues, reset } = useFormContext()
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  const { name } = move
  const asked = { writer, record, move: name, defaults: writer.base, key, isOff: false }
  const { keeper, place } = useKeeper(asked)
  useImperativeHandle(told, () => keeper, [keeper])
  const { offered, drop, discard } = useOffered(place)
  if (!offered) return null
  const takeUp = (draft: Draft) => {
    const open = Object.entries(draft.values).filter(([field]) => writer.writable.has(field))
    reset({ ...getValues(), ...Object.fromEntries(open) }, { keepDefaultValues: true })
    keeper.end()
    drop(draft)
    setKey(draft.key)
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
