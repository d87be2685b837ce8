import { useQuery } from '@tanstack/react-query'
import { type HttpError, useNavigate, useNotify, useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import type { Conversation } from '../../domain/chat/chat'
import { Button } from '../../pieces/Button'
import { useHeld } from '../../providers/useHeld'
import { CHAT_PATH } from './chatPath'
import { useChatting } from './chattingContext'
import { Confirm } from './confirmLater'
import { PeopleChoice } from './PeopleChoice'

/** A group is renamed, takes people in, and is left. */
export function GroupChanges({ conversation }: { readonly conversation: Conversation }) {
  const translate = useTranslate()
  const { calls, dispatch } = useChatting()
  const held = useHeld()
  const notify = useNotify()
  const { id } = conversation
  const [name, setName] = useState(conversation.name ?? '')
  const [added, setAdded] = useState<readonly number[]>()
  // somebody else may have taken people in since the conversation was read
  const members = useQuery({
    queryKey: ['chat', 'participants', id],
    queryFn: () => calls.participants(id),
    enabled: added !== undefined,
    staleTime: 0,
  })
  const change = async (wish: Parameters<typeof calls.change>[1]) => {
    try {
      dispatch({ type: 'conversationRead', ...(await calls.change(id, wish)) })
      setAdded(undefined)
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' })
    }
  }
  return (
    <div className="ch-changes">
      <form
        onSubmit={event => {
          event.preventDefault()
          void change({ name })
        }}
      >
        <input
          className="ch-search"
          value={name}
          maxLength={80}
          aria-label={translate('chat.groupName')}
          placeholder={translate('chat.groupName')}
          onChange={({ target }) => setName(target.value)}
        />
        {name !== (conversation.name ?? '') && (
          <Button type="submit" variant="outlined" {...held}>
            {translate('chat.rename')}
          </Button>
        )}
      </form>
      {added && (
        <PeopleChoice
          chosen={added}
          without={(members.data ?? conversation.participants).map(person => person.id)}
          onToggle={person =>
            setAdded((known = []) =>
              known.includes(person.id)
                ? known.filter(each => each !== person.id)
                : [...known, person.id],
            )
          }
        />
      )}
      <Button
        variant="outlined"
        color="inherit"
        disabled={added?.length === 0}
        onClick={() => (added ? void change({ add: added }) : setAdded([]))}
        {...held}
      >
        {translate('chat.addPeople')}
      </Button>
      <Leave id={id} />
    </div>
  )
}

function Leave({ id }: { readonly id: number }) {
  const translate = useTranslate()
  const { calls, dispatch } = useChatting()
  const navigate = useNavigate()
  const notify = useNotify()
  const held = useHeld()
  const [isAsked, setIsAsked] = useState(false)
  const leave = async () => {
    try {
      await calls.leave(id)
      navigate(CHAT_PATH)
      dispatch({ type: 'left', id })
    } catch (error) {
      setIsAsked(false)
      notify((error as HttpError).message, { type: 'error' })
    }
  }
  return (
    <>
      <Button color="error" onClick={() => setIsAsked(true)} {...held}>
        {translate('chat.leave')}
      </Button>
      <Suspense fallback={null}>
        {isAsked && (
          <Confirm
            title={translate('chat.leave')}
            text={translate('chat.leaveText')}
            yes={translate('chat.leave')}
            onYes={() => void leave()}
            onNo={() => setIsAsked(false)}
          />
        )}
      </Suspense>
    </>
  )
}
