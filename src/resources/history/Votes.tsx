import { useResource } from '../../providers/backend/catalogueContext'
import './history.css'
import { useTranslate } from 'ra-core'
import type { Vote } from '../../model/openapi/historyPaths'
import { Timeline } from '../../ui/primitives/Meter'
import type { HistoryProps } from './History'
import { HistoryText } from './HistoryText'
import { useHistory } from './useHistory'

/** Approvals of a transition that needs several people: approver, amount, and whether the approval is still valid. */
export function Votes({ record }: HistoryProps) {
  const resource = useResource()
  const { votes } = useHistory(resource, record)
  return <VoteList votes={votes} />
}

export function VoteList({ votes }: { readonly votes: readonly Vote[] }) {
  const translate = useTranslate()
  if (votes.length === 0) return null
  return (
    <Timeline label={translate('history.approvals')}>
      {votes.map(vote => (
        <HistoryText
          key={`${vote.by?.ID} ${vote.at}`}
          entry={vote}
          subject={<b dir="auto">{vote.by?.DISPLAYNAME ?? translate('history.somebody')}</b>}
        >
          <p className="p-quiet">
            {vote.said > 0
              ? translate('history.votes', { number: vote.said, needed: vote.needed })
              : translate('history.voteEnded')}
          </p>
        </HistoryText>
      ))}
    </Timeline>
  )
}
