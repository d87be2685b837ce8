import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { setPresence, statuses } from '../../../contracts/chat'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import { call } from '../../../providers/dataProvider/call'
import { SearchInput, Select } from '../../../ui/primitives/inputs'
import { Row } from '../../../ui/primitives/layout'
import { Pane } from '../../../ui/primitives/Panes'
import { inMessageOrder } from '../state/chatState'
import { useChatting } from '../state/chattingContext'
import { ConversationItem } from './ConversationItem'
import { SearchResults } from './SearchResults'

/** The user's conversations, latest first, with a search in users and messages; `opened` is the key of the open one. */
export function ConversationList({ opened }: { readonly opened: number | null }) {
  const translate = useTranslate()
  const { me, state } = useChatting()
  const [sought, setSought] = useState('')
  const conversations = inMessageOrder(state)
  return (
    <Pane as="nav" width={340} className="ch-list" aria-label={translate('chat.list')}>
      {!me.PLAIN_SERVER && (
        <>
          <div className="p-bar">
            <MyStatus />
          </div>
          <div className="p-bar">
            <SearchInput
              compact
              wide
              value={sought}
              maxLength={100}
              label={translate('chat.search')}
              onText={setSought}
            />
          </div>
        </>
      )}
      {sought.trim() ? (
        <SearchResults text={sought.trim()} onOpened={() => setSought('')} />
      ) : (
        <ul className="ch-items">
          {conversations.map(conversation => (
            <ConversationItem
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === opened}
            />
          ))}
          {conversations.length === 0 && <li className="p-nothing">{translate('chat.noneYet')}</li>}
        </ul>
      )}
    </Pane>
  )
}

type Status = (typeof statuses)[number]

/** Presence status chosen by the user. */
function MyStatus() {
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
    <Row grow>
      <span className="p-dot" data-status={value} />
      <Select
        compact
        aria-label={translate('chat.myStatus')}
        value={value}
        disabled={'aria-disabled' in readOnly}
        onText={text => choose(text as Status)}
        options={statuses.map(status => [status, translate(`chat.${status}`)])}
      />
    </Row>
  )
}
