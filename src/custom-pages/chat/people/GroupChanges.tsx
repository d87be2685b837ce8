import { useQuery } from '@tanstack/react-query'
import { useNavigate, useTranslate } from 'ra-core'
import { useState } from 'react'
import { type Conversation, changeChat, chatParticipants } from '../../../contracts/chat'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import { call } from '../../../providers/dataProvider/call'
import { Button } from '../../../ui/controls/Button'
import { useAttempt } from '../../../ui/controls/useAttempt'
import { Input } from '../../../ui/primitives/inputs'
import { Stack } from '../../../ui/primitives/layout'
import { useConfirm } from '../../../ui/theme/useConfirm'
import { CHAT_PATH } from '../state/chatPath'
import { useChatting } from '../state/chattingContext'
import { PeopleChoice } from './PeopleChoice'

/** Rename a group, add members, leave it. */
export function GroupChanges({ conversation }: { readonly conversation: Conversation }) {
  const translate = useTranslate()
  const { http, dispatch } = useChatting()
  const readOnly = useReadOnlyProps()
  const { attempt } = useAttempt()
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
  const change = (changes: { readonly name?: string; readonly add?: readonly number[] }) =>
    attempt(async () => {
      const body = { conversationId: id, ...changes }
      const { conversation: now = conversation } = await call(http, changeChat, { body })
      dispatch({ type: 'conversationRead', conversation: now })
      setAdded(undefined)
    })
  return (
    <Stack pad={4} className="ch-changes">
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
    </Stack>
  )
}

function Leave({ id }: { readonly id: number }) {
  const translate = useTranslate()
  const { http, dispatch } = useChatting()
  const navigate = useNavigate()
  const { attempt } = useAttempt()
  const readOnly = useReadOnlyProps()
  const leave = async () => {
    await call(http, changeChat, { body: { conversationId: id, leave: true } })
    navigate(CHAT_PATH)
    dispatch({ type: 'left', id })
  }
  const { ask, question } = useConfirm({
    title: translate('chat.leave'),
    text: translate('chat.leaveText'),
    yes: translate('chat.leave'),
    onYes: () => attempt(leave),
  })
  return (
    <>
      <Button color="error" onClick={ask} {...readOnly}>
        {translate('chat.leave')}
      </Button>
      {question}
    </>
  )
}
