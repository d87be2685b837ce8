import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import Close from '@mui/icons-material/CloseRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Contact } from '../../../contracts/chat'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import { Button, IconButton } from '../../../ui/controls/Button'
import { Chip } from '../../../ui/primitives/Chip'
import { Field, Input } from '../../../ui/primitives/inputs'
import { Row } from '../../../ui/primitives/layout'
import { Text } from '../../../ui/primitives/Text'
import { CHAT_PATH } from '../state/chatPath'
import { useBegin } from '../state/useBegin'
import { PeopleChoice } from './PeopleChoice'

/** Recipients: one user, or several as a group with an optional name. */
export function NewChat() {
  const translate = useTranslate()
  const { begin, isPending } = useBegin()
  const readOnly = useReadOnlyProps()
  const [selected, setSelected] = useState<readonly Contact[]>([])
  const [name, setName] = useState('')
  const ids = selected.map(({ id }) => id)
  const toggle = (person: Contact) =>
    setSelected(current =>
      current.includes(person) || current.some(({ id }) => id === person.id)
        ? current.filter(({ id }) => id !== person.id)
        : [...current, person],
    )
  return (
    <div className="p-column ch-new">
      <header className="p-row ch-head">
        <LinkBase
          to={CHAT_PATH}
          className="p-icon-button ch-back"
          aria-label={translate('chat.back')}
        >
          <ArrowBack className="p-mirror" />
        </LinkBase>
        <Text as="h2" size="lg" strong>
          {translate('chat.newChat')}
        </Text>
      </header>
      <SelectedPeople people={selected} onRemove={toggle} />
      {selected.length > 1 && (
        <Field
          className="ch-chosen"
          label={`${translate('chat.groupName')} (${translate('chat.optional')})`}
        >
          {input => (
            <Input
              {...input}
              value={name}
              maxLength={80}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      )}
      <PeopleChoice selected={ids} onToggle={toggle} />
      <Row as="footer" justify="between" className="ch-new-foot">
        <span role="status">{translate('chat.chosen', { number: selected.length })}</span>
        <Button
          variant="contained"
          disabled={selected.length === 0}
          loading={isPending}
          onClick={() => void begin(ids, selected.length > 1 ? name : '')}
          {...readOnly}
        >
          {translate('chat.start')}
        </Button>
      </Row>
    </div>
  )
}

interface SelectedPeopleProps {
  readonly people: readonly Contact[]
  readonly onRemove: (person: Contact) => void
}

function SelectedPeople({ people, onRemove }: SelectedPeopleProps) {
  const translate = useTranslate()
  if (people.length === 0) return null
  return (
    <Row as="ul" wrap className="ch-chosen" aria-label={translate('chat.recipients')}>
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
