import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { setPresence, statuses } from '../../../contracts/chat'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import { call } from '../../../providers/dataProvider/call'
import { useChatting } from '../state/chattingContext'

type Status = (typeof statuses)[number]

/** Presence status chosen by the user. */
export function MyStatus() {
  const translate = useTranslate()
  const { http, me, state } = useChatting()
  const readOnly = useReadOnlyProps()
  const conversations = Object.values(state.conversations)
    .flatMap(({ participants }) => participants)
    .find(({ id }) => id === me.ID)?.status
  const [selected, setSelected] = useState<Status>()
  const value =
    selected ?? (conversations === 'away' || conversations === 'busy' ? conversations : 'online')
  const choose = (status: Status) => {
    setSelected(status)
    call(http, setPresence, { body: { status } }).catch(() => setSelected(undefined))
  }
  return (
    <label className="ch-status" data-status={value}>
      <span className="p-hidden">{translate('chat.myStatus')}</span>
      <select
        value={value}
        disabled={'aria-disabled' in readOnly}
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
