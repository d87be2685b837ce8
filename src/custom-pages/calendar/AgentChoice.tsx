import { useGetList, useTranslate } from 'ra-core'
import { policyOf } from '../../model/access'
import { isAlways } from '../../model/rule'
import { useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import type { Sent } from '../../resources/useRecord'

interface AgentChoiceProps {
  readonly agent: number
  readonly onChoose: (id: number) => void
}

/** Whose agenda: a manager looks at anybody's, everyone else has their own. */
export function AgentChoice({ agent, onChoose }: AgentChoiceProps) {
  const translate = useTranslate()
  const me = useMe()
  const isManager = isAlways(policyOf(useCatalogue().get('visits'), me).read)
  const { data = [] } = useGetList<Sent>(
    'users',
    {
      filter: { ROLE: ['7', '6', '5', '9', '10'] },
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'DISPLAYNAME', order: 'ASC' },
      meta: { picker: true },
    },
    { enabled: isManager, staleTime: 60_000 },
  )
  if (!isManager) return null
  return (
    <label className="c-agent">
      <span>{translate('team.calendar.agent')}</span>
      <select value={agent} onChange={({ target }) => onChoose(Number(target.value))}>
        {data.every(({ id }) => id !== agent) && <option value={agent}>…</option>}
        {data.map(user => (
          <option key={user.id} value={user.id}>
            {String(user.DISPLAYNAME)}
          </option>
        ))}
      </select>
    </label>
  )
}
