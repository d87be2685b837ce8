import { useGetIdentity, useGetList, useTranslate } from 'ra-core'
import { accountRolesOf } from '../../domain/roles'
import { policyOf } from '../../model/access'
import { isAlways } from '../../model/rule'
import { useMe } from '../../providers/backendContext'
import { useCatalogue } from '../../providers/catalogueContext'
import type { Sent } from '../../resources/useRecord'

interface AgentChoiceProps {
  readonly agent: number
  readonly onChoose: (id: number) => void
}

/** Whose agenda: a manager looks at anybody's, who leads others at theirs, everyone at their own. */
export function AgentChoice({ agent, onChoose }: AgentChoiceProps) {
  const translate = useTranslate()
  const me = useMe()
  const { data: identity } = useGetIdentity()
  const isManager = isAlways(policyOf(useCatalogue().get('visits'), me).read)
  const { data = [] } = useGetList<Sent>(
    'users',
    {
      filter: isManager
        ? { ROLE: [...accountRolesOf(['7', '6', '5', '9', '10'])] }
        : { JEFE: me.ID },
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'DISPLAYNAME', order: 'ASC' },
      meta: { picker: true },
    },
    { staleTime: 60_000 },
  )
  if (!isManager && data.length === 0) return null
  const self: Sent = { id: me.ID, DISPLAYNAME: identity?.fullName ?? '…' }
  const people = isManager ? data : [self, ...data]
  return (
    <label className="c-agent">
      <span>{translate('team.calendar.agent')}</span>
      <select value={agent} onChange={({ target }) => onChoose(Number(target.value))}>
        {people.every(({ id }) => id !== agent) && <option value={agent}>…</option>}
        {people.map(user => (
          <option key={user.id} value={user.id}>
            {String(user.DISPLAYNAME)}
          </option>
        ))}
      </select>
    </label>
  )
}
