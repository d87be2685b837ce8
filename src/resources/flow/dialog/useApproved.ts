import type { Vote } from '../../../model/openapi/historyPaths'
import { useMe } from '../../../providers/backend/backendContext'
import { type SentRecord, useResource } from '../../../providers/backend/catalogueContext'
import { useHistory } from '../../history/useHistory'
import type { OpenMove } from '../moves/openMoves'

/** The transitions, of which those that this person has approved and that wait for others no longer lead. */
export function useApproved(record: SentRecord, moves: readonly OpenMove[]): readonly OpenMove[] {
  const isVoted = moves.some(({ transition }) => transition.approval)
  const { votes } = useHistory(useResource(), record, { isOff: !isVoted })
  const isOwn = useIsOwnVote()
  const own = new Set(votes.filter(isOwn).map(({ action }) => action))
  return own.size === 0
    ? moves
    : moves.map(move => (own.has(move.name) ? { ...move, isApproved: true } : move))
}

/** Whether a vote is this person's and still counts. */
export function useIsOwnVote() {
  const { ID } = useMe()
  return ({ said, by }: Vote) => said > 0 && by?.ID === ID
}
