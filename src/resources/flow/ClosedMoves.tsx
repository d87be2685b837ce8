import { useTranslate } from 'ra-core'
import { rolesThatMove } from '../../model/access/requires'
import { movesOf } from '../../model/access/transition'
import { useViewedUser } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { useRequirement } from '../../providers/backend/useDenied'
import { Ghost, Ghosts } from '../../ui/controls/Ghost'
import type { SentRecord } from '../record/useRecord'

interface ClosedMovesProps {
  readonly record: SentRecord
}

/** While viewing as somebody else: transitions of other roles, with the names of those roles. */
export function ClosedMoves({ record }: ClosedMovesProps) {
  const resource = useResource()
  const translate = useTranslate()
  const labels = useLabels()
  const requirement = useRequirement()
  const looked = useViewedUser()
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
