import { useGetList, useTranslate } from 'ra-core'
import { Pill } from '../../../ui/primitives/choices'
import { Row } from '../../../ui/primitives/layout'

/** Text after the last `@` that may be a name. */
const MENTION = /(?:^|\s)@([^@\n]{0,40})$/
const SHOWN = 5

interface MentionChoiceProps {
  readonly text: string
  readonly onChoose: (text: string) => void
}

/** Colleagues whose name starts with the text after `@`; a choice completes it. */
export function MentionChoice({ text, onChoose }: MentionChoiceProps) {
  const typed = MENTION.exec(text)?.[1]
  return typed === undefined ? null : <Colleagues typed={typed} text={text} onChoose={onChoose} />
}

function Colleagues({ typed, text, onChoose }: MentionChoiceProps & { readonly typed: string }) {
  const translate = useTranslate()
  const { data = [] } = useGetList('users', {
    filter: typed.trim() === '' ? {} : { q: typed.trim() },
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'DISPLAYNAME', order: 'ASC' },
  })
  const people = data.filter(({ DISPLAYNAME }) => DISPLAYNAME !== typed.trim())
  if (people.length === 0) return null
  return (
    <Row as="ul" wrap gap={1} aria-label={translate('team.kanban.mention')}>
      {people.map(({ id, DISPLAYNAME }) => (
        <li key={id}>
          <Pill
            onClick={() => onChoose(`${text.slice(0, text.length - typed.length)}${DISPLAYNAME} `)}
          >
            <bdi>{DISPLAYNAME}</bdi>
          </Pill>
        </li>
      ))}
    </Row>
  )
}
