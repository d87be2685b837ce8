import { useTranslate } from 'ra-core'
import { rolesThatMove } from '../../model/requires'
import type { Resource } from '../../model/resource'
import { movesOf } from '../../model/transition'
import { Ghost, Ghosts } from '../../pieces/Ghost'
import { useLooked } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import { useRequirement } from '../../providers/useDenied'
import type { Sent } from '../useRecord'

interface ClosedMovesProps {
  readonly resource: Resource
  readonly record: Sent
}

/** Through other eyes: the moves from here that are somebody else's to make, and whose. */
export function ClosedMoves({ resource, record }: ClosedMovesProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const requirement = useRequirement()
  const looked = useLooked()
  if (!looked) return null
  const offered = record._can?.flow ?? {}
  const closed = [...movesOf(resource).values()].filter(
    ({ name, status, transition }) =>
      transition.from.includes(record[status.name] as number) && !Object.hasOwn(offered, name),
  )
  return (
    <Ghosts title={translate('app.viewAs.closedMoves')}>
      {closed.map(move => {
        const able = rolesThatMove(move, { [move.status.name]: record[move.status.name] })
        const isOthers = !able.includes(looked.me.ROLE)
        return (
          <Ghost
            key={move.name}
            reason={isOthers ? requirement(able) : translate('app.viewAs.notThisRecord')}
          >
            {labels.text(move.transition.label)}
          </Ghost>
        )
      })}
    </Ghosts>
  )
}
