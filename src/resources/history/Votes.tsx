import './history.css'
import { useTranslate } from 'ra-core'
import type { Resource } from '../../model/resource'
import type { Vote } from '../../providers/dataProvider/past'
import type { HistoryProps } from './History'
import { Told } from './Told'
import { useHistory } from './useHistory'

/** Who has said yes to a step that takes several people, to what amount, and whether it still counts. */
export function Votes({ resource, record }: HistoryProps) {
  const { votes } = useHistory(resource, record)
  return <VoteList resource={resource} votes={votes} />
}

interface VoteListProps {
  readonly resource: Resource
  readonly votes: readonly Vote[]
}
export function VoteList({ resource, votes }: VoteListProps) {
  const translate = useTranslate()
  if (votes.length === 0) return null
  return (
    <div className="h-day">
      <ol>
        {votes.map(vote => (
          <Told
            key={`${vote.by?.ID} ${vote.at}`}
            resource={resource}
            entry={vote}
            subject={<b dir="auto">{vote.by?.DISPLAYNAME ?? translate('app.history.somebody')}</b>}
          >
            <p className="h-none">
              {vote.said > 0
                ? translate('app.history.votes', { number: vote.said, needed: vote.needed })
                : translate('app.history.voteEnded')}
            </p>
          </Told>
        ))}
      </ol>
    </div>
  )
}
