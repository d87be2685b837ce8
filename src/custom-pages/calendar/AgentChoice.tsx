import { useGetIdentity, useGetList, useTranslate } from 'ra-core'
import { keyIn } from '../../base/readValues'
import { toAccountRoles } from '../../domain/accounts/roles'
import { policyOf } from '../../model/access/access'
import { isAlways } from '../../model/rules/rule'
import { useMe } from '../../providers/backend/backendContext'
import { type SentRecord, useResource } from '../../providers/backend/catalogueContext'
import { firstChoices } from '../../providers/dataProvider/firstOfList'
import { Select } from '../../ui/primitives/inputs'

interface AgentChoiceProps {
  readonly agent: number
  readonly onChoose: (id: number) => void
}

/** Agents the user may see: everyone for managers, the team for team leads, otherwise themselves. */
export function AgentChoice({ agent, onChoose }: AgentChoiceProps) {
  const translate = useTranslate()
  const me = useMe()
  const { data: identity } = useGetIdentity()
  const isManager = isAlways(policyOf(useResource('visits'), me).read)
  const { data = [] } = useGetList<SentRecord>(
    'users',
    firstChoices(
      'DISPLAYNAME',
      200,
      isManager ? { ROLE: [...toAccountRoles(['7', '6', '5', '9', '10'])] } : { JEFE: me.ID },
    ),
    { staleTime: 60_000 },
  )
  if (!isManager && data.length === 0) return null
  const self: SentRecord = { id: me.ID, DISPLAYNAME: identity?.fullName ?? '…' }
  const people = isManager ? data : [self, ...data]
  return (
    <Select
      compact
      className="p-grow"
      aria-label={translate('team.calendar.agent')}
      value={agent}
      onText={text => onChoose(keyIn(text))}
      options={people.map(user => [user.id, String(user.DISPLAYNAME)])}
    >
      {people.every(({ id }) => id !== agent) && <option value={agent}>…</option>}
    </Select>
  )
}
