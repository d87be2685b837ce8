import { xorBy } from 'es-toolkit'
import './chat.css'
import './thread/thread.css'
import Close from '@mui/icons-material/CloseRounded'
import Edit from '@mui/icons-material/EditOutlined'
import { Navigate, useLocation, useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { tenantOf } from '../../base/business'
import { keyIn } from '../../base/readValues'
import type { Contact } from '../../contracts/chat'
import { useNarrow } from '../../fields/registry/useNarrow'
import type { Me } from '../../model/access/access'
import { useBackend, useIsPlain } from '../../providers/backend/backendContext'
import { ButtonLink, IconButton, WriteButton } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { Input } from '../../ui/primitives/inputs'
import { Chip, Row, Text } from '../../ui/primitives/layout'
import { Pane, Panes } from '../../ui/primitives/Panes'
import { Waiting } from '../../ui/states/Waiting'
import { ConversationList } from './list/ConversationList'
import { EmptyChat } from './list/EmptyChat'
import { PeopleChoice } from './people/PeopleChoice'
import { CHAT_PATH } from './state/chatPath'
import { ChattingContext, useChatting } from './state/chattingContext'
import { useBegin } from './state/useBegin'
import { useChat } from './state/useChat'
import { BackLink, Thread } from './thread/Thread'

/** Conversations and the open one, side by side or, on phones, in sequence. */
export function ChatPage() {
  const translate = useTranslate()
  const opened = useOpened()
  const chatting = useChat()
  const { query, dispatch, me } = chatting
  const { storage } = useBackend()
  const isNarrow = useNarrow('(max-width: 899.95px)')
  const id = opened === undefined || opened === 'new' ? null : keyIn(opened)
  const isRead = query.data !== undefined
  useEffect(() => {
    if (!isRead) return
    dispatch(id === null ? { type: 'reset' } : { type: 'activated', id })
    if (id !== null) storage.set(lastName(me), String(id))
  }, [dispatch, id, isRead, storage, me])
  return (
    <ChattingContext value={chatting}>
      <div className="p-page p-fill" data-open={opened !== undefined || undefined}>
        <PageHead>
          {!me.PLAIN_SERVER && (
            <ButtonLink to={`${CHAT_PATH}/new`} variant="contained" startIcon={<Edit />}>
              {translate('chat.newChat')}
            </ButtonLink>
          )}
        </PageHead>
        <Panes full aria-busy={query.isPending}>
          {!isRead && <Waiting error={query.error} onRetry={query.refetch} />}
          {isRead && !(isNarrow && opened) && <ConversationList opened={id} />}
          {isRead && !(isNarrow && !opened) && <Opened opened={opened} id={id} />}
        </Panes>
      </div>
    </ChattingContext>
  )
}

/** Open conversation from the address: `new`, a key, or none. */
function useOpened(): string | undefined {
  const { pathname } = useLocation()
  return /\/chat\/([^/]+)\/?$/.exec(pathname)?.[1]
}

/** Default: the last conversation opened here. */
function Last() {
  const { storage } = useBackend()
  const { state, me } = useChatting()
  const id = keyIn(storage.get(lastName(me)) ?? 0)
  return state.conversations[id] ? <Navigate to={`${CHAT_PATH}/${id}`} replace /> : <EmptyChat />
}

const lastName = (me: Me) => `mostrador.chat.last.${me.ID}.${tenantOf(me)}`

function Opened({ opened, id }: { opened: string | undefined; id: number | null }) {
  const isPlain = useIsPlain()
  if (opened === 'new' && !isPlain) return <NewChat />
  return id === null ? <Last /> : <Thread key={id} id={id} />
}

/** Recipients: one user, or several as a group with an optional name. */
function NewChat() {
  const translate = useTranslate()
  const { begin, isPending } = useBegin()
  const [selected, setSelected] = useState<readonly Contact[]>([])
  const [name, setName] = useState('')
  const ids = selected.map(({ id }) => id)
  const toggle = (person: Contact) =>
    setSelected(current => xorBy(current, [person], ({ id }) => id))
  return (
    <Pane>
      <header className="p-bar p-below">
        <BackLink />
        <Text as="h2" size="lg" strong i18nKey="chat.newChat" />
      </header>
      <SelectedPeople people={selected} onRemove={toggle} />
      {selected.length > 1 && (
        <Input
          fieldClass="p-bar"
          label={`${translate('chat.groupName')} (${translate('chat.optional')})`}
          value={name}
          maxLength={80}
          onText={setName}
        />
      )}
      <PeopleChoice selected={ids} onToggle={toggle} />
      <footer className="p-bar p-above p-between">
        <span role="status">{translate('chat.chosen', { number: selected.length })}</span>
        <WriteButton
          variant="contained"
          disabled={selected.length === 0}
          loading={isPending}
          onClick={() => void begin(ids, selected.length > 1 ? name : '')}
          i18nKey="chat.start"
        />
      </footer>
    </Pane>
  )
}

type Selected = {
  readonly people: readonly Contact[]
  readonly onRemove: (person: Contact) => void
}

function SelectedPeople({ people, onRemove }: Selected) {
  const translate = useTranslate()
  if (people.length === 0) return null
  return (
    <Row as="ul" wrap pad={3} className="ch-chosen" aria-label={translate('chat.recipients')}>
      {people.map(person => (
        <li key={person.id}>
          <Chip>
            <bdi>{person.name}</bdi>
            <IconButton
              aria-label={translate('chat.removeFile', { name: person.name })}
              onClick={() => onRemove(person)}
            >
              <Close fontSize="inherit" />
            </IconButton>
          </Chip>
        </li>
      ))}
    </Row>
  )
}
