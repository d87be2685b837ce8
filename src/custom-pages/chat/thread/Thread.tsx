import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import Info from '@mui/icons-material/InfoOutlined'
import { LinkBase, useLocation, useTranslate } from 'ra-core'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { type Conversation, markChatSeen } from '../../../contracts/chat'
import { useViewedUser } from '../../../providers/backend/backendContext'
import { call } from '../../../providers/dataProvider/call'
import { IconButton } from '../../../ui/controls/Button'
import { Stack, Text } from '../../../ui/primitives/layout'
import { Pane } from '../../../ui/primitives/Panes'
import { LoadingRows } from '../../../ui/states/Waiting'
import { plainLater } from '../../../ui/theme/plainLater'
import { useTyping } from '../list/ConversationItem'
import { EmptyChat } from '../list/EmptyChat'
import { PersonAvatar } from '../people/PersonAvatar'
import { PresenceWords } from '../people/PersonButton'
import { CHAT_PATH } from '../state/chatPath'
import { useChatting } from '../state/chattingContext'
import { chatTitle, otherParticipants } from '../state/chatWords'
import { buildThread } from '../state/thread'
import { Composer } from './Composer'
import { Details } from './Details'

export function Thread({ id }: { readonly id: number }) {
  const { me, state, readConversation, dispatch } = useChatting()
  const conversation = state.conversations[id]
  const [isUnavailable, setIsUnavailable] = useState(false)
  const isUnknown = conversation === undefined
  useEffect(() => {
    if (!isUnknown) return
    const isKey = Number.isSafeInteger(id) || me.PLAIN_SERVER
    const read = isKey ? readConversation(id) : Promise.reject()
    read.then(
      conversation => dispatch({ type: 'conversationRead', conversation }),
      () => setIsUnavailable(true),
    )
  }, [isUnknown, id, me.PLAIN_SERVER, readConversation, dispatch])
  if (conversation) return <Open conversation={conversation} />
  return isUnavailable ? <EmptyChat isUnavailable /> : <LoadingRows />
}

function Open({ conversation }: { readonly conversation: Conversation }) {
  const translate = useTranslate()
  const { me, outgoing } = useChatting()
  const [isDetailed, setIsDetailed] = useState(false)
  const typing = useTyping(conversation)
  const { id, messages } = conversation
  const freshFrom = useMarkAsRead(conversation)
  const items = useMemo(
    () =>
      buildThread(
        messages,
        outgoing.filter(({ conversationId }) => conversationId === id),
        me.ID,
      ),
    [messages, outgoing, id, me.ID],
  )
  const targetId = Number(new URLSearchParams(useLocation().search).get('m') ?? 0)
  return (
    <>
      <Pane
        as="section"
        aria-label={translate('chat.log', { name: chatTitle(conversation, me.ID) })}
      >
        <ThreadHead
          conversation={conversation}
          isDetailed={isDetailed}
          onDetails={() => setIsDetailed(isOpen => !isOpen)}
        />
        <Suspense fallback={<LoadingRows />}>
          <MessageLog
            conversation={conversation}
            items={items}
            freshFrom={freshFrom}
            targetId={targetId}
          />
        </Suspense>
        <p className="p-quiet p-small ch-typing" aria-hidden="true">
          {typing}
        </p>
        {!me.PLAIN_SERVER && <Composer conversation={conversation} />}
      </Pane>
      {isDetailed && <Details conversation={conversation} onClose={() => setIsDetailed(false)} />}
    </>
  )
}

/** The virtual list, loaded with the first conversation. */
const MessageLog = plainLater(() => import('./MessageLog'), 'MessageLog')

/** A typing signal expires after this time. */
const TYPING_MS = 6000

/** Marks visible messages as read. Returns the first message that was unread at opening. */
function useMarkAsRead({ id, unreadCount, last, typing }: Conversation): number | undefined {
  const { http, dispatch } = useChatting()
  const viewedUser = useViewedUser()
  const [freshFrom] = useState(unreadCount > 0 ? last - unreadCount + 1 : undefined)
  useEffect(() => {
    if (unreadCount === 0 || viewedUser) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      dispatch({ type: 'markedAsSeen', id })
      call(http, markChatSeen, { query: { conversationId: id } }).catch(
        // The next message marks it as read.
        () => undefined,
      )
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [unreadCount, id, http, dispatch, viewedUser])
  useEffect(() => {
    if (typing.length === 0) return
    const timer = setTimeout(() => dispatch({ type: 'typingEnded', id }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typing, id, dispatch])
  return freshFrom
}

/** On phones, from a conversation to their list. */
export const BackLink = () => (
  <LinkBase
    to={CHAT_PATH}
    className="p-icon-button p-narrow"
    aria-label={useTranslate()('chat.back')}
  >
    <ArrowBack className="p-mirror" />
  </LinkBase>
)

interface ThreadHeadProps {
  readonly conversation: Conversation
  readonly isDetailed: boolean
  readonly onDetails: () => void
}

function ThreadHead({ conversation, isDetailed, onDetails }: ThreadHeadProps) {
  const translate = useTranslate()
  const { me, state } = useChatting()
  const title = chatTitle(conversation, me.ID)
  const isGroup = conversation.type === 'GROUP'
  const other = otherParticipants(conversation, me.ID)[0]
  const person = state.contacts.find(({ id }) => id === other?.id) ?? other
  return (
    <header className="p-bar p-below">
      <BackLink />
      <PersonAvatar
        person={isGroup || !person ? { id: conversation.id, name: title } : person}
        isGroup={isGroup}
      />
      <Stack gap={0} grow>
        <Text as="h2" size="lg" strong clip>
          <bdi>{title}</bdi>
        </Text>
        {isGroup || !person ? (
          <Text size="sm" tone="secondary" clip>
            {translate('chat.members', { number: conversation.participants.length })}
          </Text>
        ) : (
          <PresenceWords person={person} />
        )}
      </Stack>
      <IconButton title={translate('chat.details')} aria-expanded={isDetailed} onClick={onDetails}>
        <Info />
      </IconButton>
    </header>
  )
}
