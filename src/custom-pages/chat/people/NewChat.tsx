import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import Close from '@mui/icons-material/CloseRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import type { Contact } from '../../../contracts/chat'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import { Button } from '../../../ui/controls/Button'
import { Input } from '../../../ui/primitives/inputs'
import { CHAT_PATH } from '../state/chatPath'
import { useBegin } from '../state/useBegin'
import { PeopleChoice } from './PeopleChoice'

/** Recipients: one user, or several as a group with an optional name. */
export function NewChat() {
  const translate = useTranslate()
  const { begin, isPending } = useBegin()
  const readOnly = useReadOnlyProps()
  const nameId = useId()
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
          <ArrowBack />
        </LinkBase>
        <h2>{translate('chat.newChat')}</h2>
      </header>
      <SelectedPeople people={selected} onRemove={toggle} />
      {selected.length > 1 && (
        <label className="p-column ch-group-name" htmlFor={nameId}>
          {translate('chat.groupName')} ({translate('chat.optional')})
          <Input
            id={nameId}
            value={name}
            maxLength={80}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      )}
      <PeopleChoice selected={ids} onToggle={toggle} />
      <footer className="ch-new-foot">
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
      </footer>
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
    <ul className="p-wrap ch-chosen" aria-label={translate('chat.recipients')}>
      {people.map(person => (
        <li key={person.id}>
          <bdi>{person.name}</bdi>
          <button
            type="button"
            aria-label={translate('chat.removeFile', { name: person.name })}
            onClick={() => onRemove(person)}
          >
            <Close fontSize="inherit" />
          </button>
        </li>
      ))}
    </ul>
  )
}
