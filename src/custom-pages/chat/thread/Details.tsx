import Close from '@mui/icons-material/CloseRounded'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { Contact, Conversation } from '../../../contracts/chat'
import { IconButton } from '../../../ui/controls/Button'
import { Row, Stack, Text } from '../../../ui/primitives/layout'
import { Pane } from '../../../ui/primitives/Panes'
import { GroupChanges } from '../people/GroupChanges'
import { PersonAvatar } from '../people/PersonAvatar'
import { PresenceWords } from '../people/PersonButton'
import { useChatting } from '../state/chattingContext'
import { AttachmentView } from './AttachmentView'
import { RecordCard } from './RecordCard'

interface DetailsProps {
  readonly conversation: Conversation
  readonly onClose: () => void
}

/** Participants and shared files. */
export function Details({ conversation, onClose }: DetailsProps) {
  const translate = useTranslate()
  const { me, state } = useChatting()
  const id = useId()
  const contacts = new Map(state.contacts.map(contact => [contact.id, contact]))
  return (
    <Pane as="aside" width={300} scrolls className="ch-details" aria-labelledby={id}>
      <header className="p-bar p-below">
        <h2 id={id}>{translate('chat.details')}</h2>
        <IconButton aria-label={translate('app.common.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </header>
      <h3>{translate('chat.members', { number: conversation.participants.length })}</h3>
      <ul>
        {conversation.participants.map(person => (
          <Participant key={person.id} person={contacts.get(person.id) ?? person} />
        ))}
      </ul>
      {conversation.type === 'GROUP' && !me.PLAIN_SERVER && (
        <GroupChanges conversation={conversation} />
      )}
      <Shared conversation={conversation} />
    </Pane>
  )
}

function Participant({ person }: { readonly person: Contact }) {
  const translate = useTranslate()
  const { me } = useChatting()
  const { id, name, phone, email } = person
  return (
    <Row as="li" gap={3} pad={3} align="start">
      <PersonAvatar person={person} />
      <Stack gap={0} grow>
        <Text as="bdi" size="md" strong clip>
          {name} {id === me.ID && `(${translate('chat.you')})`}
        </Text>
        {id !== me.ID && <PresenceWords person={person} />}
        {phone && <Reach to={`tel:${phone}`} text={phone} />}
        {email && <Reach to={`mailto:${email}`} text={email} />}
      </Stack>
    </Row>
  )
}

const Reach = ({ to, text }: { readonly to: string; readonly text: string }) => (
  <Text size="sm" clip>
    <a className="f-link" href={to} dir="ltr">
      {text}
    </a>
  </Text>
)

/** Files of the loaded messages, latest first. */
function Shared({ conversation: { messages } }: { readonly conversation: Conversation }) {
  const translate = useTranslate()
  const shared = messages.filter(({ attachments, card }) => card || attachments.length > 0)
  return (
    <>
      <h3>{translate('chat.shared')}</h3>
      {shared.length === 0 && <p className="p-nothing">{translate('chat.noShared')}</p>}
      <Stack as="ul" pad={4} className="ch-shared">
        {shared.toReversed().flatMap(({ id, card, attachments }) => [
          card && (
            <li key={id}>
              <RecordCard card={card} />
            </li>
          ),
          ...attachments.map(attachment => (
            <li key={attachment.id}>
              <AttachmentView attachment={attachment} />
            </li>
          )),
        ])}
      </Stack>
    </>
  )
}
