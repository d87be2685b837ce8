import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { setPresence, statuses } from '../../../contracts/chat'
import { useHeld } from '../../../providers/backend/useHeld'
import { call } from '../../../providers/dataProvider/call'
import { useChatting } from '../state/chattingContext'

type Status = (typeof statuses)[number]

/** Presence status chosen by the user. */
export function MyStatus() {
  const translate = useTranslate()
  const { http, me, state } = useChatting()
  const held = useHeld()
  const told = Object.values(state.conversations)
    .flatMap(({ participants }) => participants)
    .find(({ id }) => id === me.ID)?.status
  const [chosen, setChosen] = useState<Status>()
  const value = chosen ?? (told === 'away' || told === 'busy' ? told : 'online')
  const choose = (status: Status) => {
    setChosen(status)
    call(http, setPresence, { body: { status } }).catch(() => setChosen(undefined))
  }
  return (
    <label className="ch-status" data-status={value}>
      <span className="p-hidden">{translate('chat.myStatus')}</span>
      <select
        value={value}
        disabled={'aria-disabled' in held}
        onChange={({ target }) => choose(target.value as Status)}
      >
        {statuses.map(status => (
          <option key={status} value={status}>
            {translate(`chat.${status}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
