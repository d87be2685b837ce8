import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { fold } from '../../../base/fold'
import type { Contact } from '../../../contracts/chat'
import { Checkbox, SearchInput } from '../../../ui/primitives/inputs'
import { Stack, Text } from '../../../ui/primitives/layout'
import { useChatting } from '../state/chattingContext'
import { PersonAvatar } from './PersonAvatar'
import { PresenceWords } from './PersonButton'

interface PeopleChoiceProps {
  readonly selected: readonly number[]
  readonly onToggle: (person: Contact) => void
  /** Current members. */
  readonly without?: readonly number[]
}

/** Users the reader may contact, with check boxes. */
export function PeopleChoice({ selected, onToggle, without = [] }: PeopleChoiceProps) {
  const translate = useTranslate()
  const { state } = useChatting()
  const [sought, setSought] = useState('')
  const words = fold(sought).split(/\s+/).filter(Boolean)
  const people = state.contacts.filter(
    ({ id, name }) => !without.includes(id) && words.every(word => fold(name).includes(word)),
  )
  return (
    <>
      <div className="p-bar">
        <SearchInput
          compact
          wide
          value={sought}
          label={translate('chat.findPeople')}
          onText={setSought}
        />
      </div>
      <ul className="ch-items" aria-label={translate('chat.people')}>
        {people.map(person => (
          <li key={person.id}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside */}
            <label className="ch-item">
              <Checkbox checked={selected.includes(person.id)} onChange={() => onToggle(person)} />
              <PersonAvatar person={person} />
              <Stack as="span" gap={0} grow>
                <Text as="bdi" size="md" strong clip>
                  {person.name}
                </Text>
                <PresenceWords person={person} />
              </Stack>
            </label>
          </li>
        ))}
        {people.length === 0 && (
          <li className="p-nothing">
            {translate(state.contacts.length === 0 ? 'chat.noPeople' : 'chat.nothingFound')}
          </li>
        )}
      </ul>
    </>
  )
}
