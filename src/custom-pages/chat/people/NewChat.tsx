import ArrowBack from '@mui/icons-material/ArrowBackRounded'
import Close from '@mui/icons-material/CloseRounded'
import { LinkBase, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import type { Contact } from '../../../contracts/chat'
import { Button } from '../../../pieces/controls/Button'
import { useHeld } from '../../../providers/backend/useHeld'
import { CHAT_PATH } from '../state/chatPath'
import { useBegin } from '../state/useBegin'
import { PeopleChoice } from './PeopleChoice'

/** Recipients: one user, or several as a group with an optional name. */
export function NewChat() {
  const translate = useTranslate()
  const { begin, isPending } = useBegin()
  const held = useHeld()
  const nameId = useId()
  const [chosen, setChosen] = useState<readonly Contact[]>([])
  const [name, setName] = useState('')
  const ids = chosen.map(({ id }) => id)
  const toggle = (person: Contact) =>
    setChosen(known =>
      known.includes(person) || known.some(({ id }) => id === person.id)
        ? known.filter(({ id }) => id !== person.id)
        : [...known, person],
    )
  return (
    <div className="ch-new">
      <header className="ch-head">
        <LinkBase
          to={CHAT_PATH}
          className="p-icon-button ch-back"
          aria-label={translate('chat.back')}
        >
          <ArrowBack />
        </LinkBase>
        <h2>{translate('chat.newChat')}</h2>
      </header>
      <Chosen people={chosen} onRemove={toggle} />
      {chosen.length > 1 && (
        <label className="ch-group-name" htmlFor={nameId}>
          {translate('chat.groupName')} ({translate('chat.optional')})
          <input
            id={nameId}
            value={name}
            maxLength={80}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
      )}
      <PeopleChoice chosen={ids} onToggle={toggle} />
      <footer className="ch-new-foot">
        <span role="status">{translate('chat.chosen', { number: chosen.length })}</span>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          loading={isPending}
          onClick={() => void begin(ids, chosen.length > 1 ? name : '')}
          {...held}
        >
          {translate('chat.start')}
        </Button>
      </footer>
    </div>
  )
}

interface ChosenProps {
  readonly people: readonly Contact[]
  readonly onRemove: (person: Contact) => void
}

function Chosen({ people, onRemove }: ChosenProps) {
  const translate = useTranslate()
  if (people.length === 0) return null
  return (
    <ul className="ch-chosen" aria-label={translate('chat.recipients')}>
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
