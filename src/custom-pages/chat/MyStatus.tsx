import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useHeld } from '../../providers/useHeld'
import { useChatting } from './chattingContext'

const statuses = ['online', 'away', 'busy'] as const

/** What one says of oneself to the others. */
export function MyStatus() {
  const translate = useTranslate()
  const { calls, me, state } = useChatting()
  const held = useHeld()
  const told = Object.values(state.conversations)
    .flatMap(({ participants }) => participants)
    .find(({ id }) => id === me.ID)?.status
  const [chosen, setChosen] = useState<string>()
  const value = chosen ?? (told === 'away' || told === 'busy' ? told : 'online')
  const choose = (status: string) => {
    setChosen(status)
    calls.status(status).catch(() => setChosen(undefined))
  }
  return (
    <label className="ch-status" data-status={value}>
      <span className="p-hidden">{translate('chat.myStatus')}</span>
      <select
        value={value}
        disabled={'aria-disabled' in held}
        onChange={({ target }) => choose(target.value)}
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
