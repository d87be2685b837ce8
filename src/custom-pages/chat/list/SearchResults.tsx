import { useTranslate } from 'ra-core'
import { useDeferredValue } from 'react'
import { fold } from '../../../base/fold'
import { chatSearch } from '../../../contracts/chat'
import { useCall } from '../../../providers/backend/useCall'
import { useDebounced } from '../../../ui/controls/useDebounced'
import { ItemLink } from '../../../ui/primitives/Item'
import { Row, Text } from '../../../ui/primitives/layout'
import { PersonButton } from '../people/PersonButton'
import { CHAT_PATH } from '../state/chatPath'
import { inMessageOrder } from '../state/chatState'
import { useChatting } from '../state/chattingContext'
import { chatTitle, useChatWords } from '../state/chatWords'
import { ConversationItem } from './ConversationItem'

/** Conversations and users by name, messages by content. */
export function SearchResults({ text, onOpened }: { text: string; onOpened: () => void }) {
  const translate = useTranslate()
  const { state, me } = useChatting()
  const words = fold(useDeferredValue(text)).split(/\s+/).filter(Boolean)
  const matches = (name: string) => words.every(word => fold(name).includes(word))
  const conversations = inMessageOrder(state).filter(each => matches(chatTitle(each, me.ID)))
  const people = state.contacts.filter(({ name }) => matches(name)).slice(0, 30)
  const messages = useFound(text)
  const isEmpty = conversations.length + people.length + (messages?.length ?? 1) === 0
  return (
    <div className="ch-items ch-results">
      <ul>
        {conversations.map(conversation => (
          <ConversationItem key={conversation.id} conversation={conversation} isOpen={false} />
        ))}
      </ul>
      {people.length > 0 && <h2>{translate('chat.people')}</h2>}
      <ul>
        {people.map(person => (
          <li key={person.id}>
            <PersonButton person={person} onOpened={onOpened} />
          </li>
        ))}
      </ul>
      <FoundMessages messages={messages ?? []} />
      {isEmpty && (
        <p className="p-nothing" role="status">
          {translate('chat.nothingFound')}
        </p>
      )}
    </div>
  )
}

function useFound(text: string) {
  const sought = useDebounced(text)
  const isAsked = sought.length >= 2
  const { data } = useCall(chatSearch, { query: { q: sought } }, { enabled: isAsked, gcTime: 0 })
  return isAsked ? data?.messages : []
}

type Found = NonNullable<ReturnType<typeof useFound>>

function FoundMessages({ messages }: { readonly messages: Found }) {
  const translate = useTranslate()
  const { state, me } = useChatting()
  const words = useChatWords()
  if (messages.length === 0) return null
  return (
    <>
      <h2>{translate('chat.messages')}</h2>
      <ul>
        {messages.map(({ id, n, conversationId, body, createdAt }) => {
          const conversation = state.conversations[conversationId]
          return (
            <li key={id}>
              <ItemLink
                to={`${CHAT_PATH}/${conversationId}?m=${n}`}
                className="ch-item"
                title={<bdi>{conversation ? chatTitle(conversation, me.ID) : ''}</bdi>}
                sub={
                  <Row as="span">
                    <Text clip dir="auto">
                      {body}
                    </Text>
                  </Row>
                }
                end={<time dateTime={createdAt}>{words.when(createdAt)}</time>}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}
