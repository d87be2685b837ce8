import { useQuery } from '@tanstack/react-query'
import { type HttpError, useNavigate, useNotify, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { type Conversation, changeChat, chatParticipants } from '../../../contracts/chat'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import { call } from '../../../providers/dataProvider/call'
import { Button } from '../../../ui/controls/Button'
import { Input } from '../../../ui/primitives/inputs'
import { later } from '../../../ui/theme/later'
import { CHAT_PATH } from '../state/chatPath'
import { useChatting } from '../state/chattingContext'
import { PeopleChoice } from './PeopleChoice'

/** Rename a group, add members, leave it. */
export function GroupChanges({ conversation }: { readonly conversation: Conversation }) {
  const translate = useTranslate()
  const { http, dispatch } = useChatting()
  const readOnly = useReadOnlyProps()
  const notify = useNotify()
  const { id } = conversation
  const [name, setName] = useState(conversation.name ?? '')
  const [added, setAdded] = useState<readonly number[]>()
  // participants may have changed since the conversation was loaded
  const members = useQuery({
    queryKey: ['chat', 'participants', id],
    queryFn: async () =>
      (await call(http, chatParticipants, { query: { conversationKey: id } })).participants,
    enabled: added !== undefined,
    staleTime: 0,
  })
  const change = async (changes: { readonly name?: string; readonly add?: readonly number[] }) => {
    try {
      const body = { conversationId: id, ...changes }
      const { conversation: now = conversation } = await call(http, changeChat, { body })
      dispatch({ type: 'conversationRead', conversation: now })
      setAdded(undefined)
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    }
  }
  return (
    <div className="p-column ch-changes">
      <form
        onSubmit={event => {
          event.preventDefault()
          void change({ name })
        }}
      >
        <Input
          compact
          value={name}
          maxLength={80}
          aria-label={translate('chat.groupName')}
          placeholder={translate('chat.groupName')}
          onChange={({ target }) => setName(target.value)}
        />
        {name !== (conversation.name ?? '') && (
          <Button type="submit" variant="outlined" {...readOnly}>
            {translate('chat.rename')}
          </Button>
        )}
      </form>
      {added && (
        <PeopleChoice
          selected={added}
          without={(members.data ?? conversation.participants).map(person => person.id)}
          onToggle={person =>
            setAdded((current = []) =>
              current.includes(person.id)
                ? current.filter(each => each !== person.id)
                : [...current, person.id],
            )
          }
        />
      )}
      <Button
        variant="outlined"
        color="inherit"
        disabled={added?.length === 0}
        onClick={() => (added ? void change({ add: added }) : setAdded([]))}
        {...readOnly}
      >
        {translate('chat.addPeople')}
      </Button>
      <Leave id={id} />
    </div>
  )
}

function Leave({ id }: { readonly id: number }) {
  const translate = useTranslate()
  const { http, dispatch } = useChatting()
  const navigate = useNavigate()
  const notify = useNotify()
  const readOnly = useReadOnlyProps()
  const [isConfirming, setIsConfirming] = useState(false)
  const leave = async () => {
    try {
      await call(http, changeChat, { body: { conversationId: id, leave: true } })
      navigate(CHAT_PATH)
      dispatch({ type: 'left', id })
    } catch (error) {
      setIsConfirming(false)
      notify((error as HttpError).message, { type: 'error' })
    }
  }
  return (
    <>
      <Button color="error" onClick={() => setIsConfirming(true)} {...readOnly}>
        {translate('chat.leave')}
      </Button>
      <Suspense fallback={null}>
        {isConfirming && (
          <Confirm
            title={translate('chat.leave')}
            text={translate('chat.leaveText')}
            yes={translate('chat.leave')}
            onYes={() => void leave()}
            onNo={() => setIsConfirming(false)}
          />
        )}
      </Suspense>
    </>
  )
}

const Confirm = later(async () => (await import('../../../ui/theme/Confirm')).Confirm)
