import { xor } from 'es-toolkit'
import { useNavigate, useTranslate } from 'ra-core'
import { useState } from 'react'
import { type Conversation, changeChat, chatParticipants } from '../../../contracts/chat'
import { useCall } from '../../../providers/backend/useCall'
import { call } from '../../../providers/dataProvider/call'
import { WriteButton } from '../../../ui/controls/Button'
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
  const { attempt } = useAttempt()
  const { id } = conversation
  const [name, setName] = useState(conversation.name ?? '')
  const [added, setAdded] = useState<readonly number[]>()
  // participants may have changed since the conversation was loaded
  const members = useCall(
    chatParticipants,
    { query: { conversationKey: id } },
    { enabled: added !== undefined, staleTime: 0 },
  )
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
          onText={setName}
        />
        {name !== (conversation.name ?? '') && (
          <WriteButton type="submit" variant="outlined" i18nKey="chat.rename" />
        )}
      </form>
      {added && (
        <PeopleChoice
          selected={added}
          without={(members.data ?? conversation).participants.map(person => person.id)}
          onToggle={({ id: toggled }) => setAdded((current = []) => xor(current, [toggled]))}
        />
      )}
      <WriteButton
        variant="outlined"
        color="inherit"
        disabled={added?.length === 0}
        onClick={() => (added ? void change({ add: added }) : setAdded([]))}
        i18nKey="chat.addPeople"
      />
      <Leave id={id} />
    </Stack>
  )
}

function Leave({ id }: { readonly id: number }) {
  const translate = useTranslate()
  const { http, dispatch } = useChatting()
  const navigate = useNavigate()
  const { attempt } = useAttempt()
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
      <WriteButton color="error" onClick={ask} i18nKey="chat.leave" />
      {question}
    </>
  )
}
