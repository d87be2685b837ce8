import { useGetList, useTranslate } from 'ra-core'
import { useId, useRef, useState } from 'react'
import type { KanbanBoardCard } from '../../contracts/kanban'
import { dateTime } from '../../kinds/dateTime/data'
import { useTexts } from '../../providers/backend/catalogueContext'
import { WriteButton } from '../../ui/controls/Button'
import { useAttempt } from '../../ui/controls/useAttempt'
import { Pill } from '../../ui/primitives/choices'
import { Textarea } from '../../ui/primitives/inputs'
import { Row, Stack, Text } from '../../ui/primitives/layout'
import type { useBoard } from './useBoard'

interface CommentsProps {
  readonly card: KanbanBoardCard
  readonly boarding: ReturnType<typeof useBoard>
  readonly onCommented: () => void
}

/** Comments, newest last, with an input. */
export function CardComments({ card, boarding, onCommented }: CommentsProps) {
  const { translate, language } = useTexts()
  const { attempt } = useAttempt()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [message, setMessage] = useState('')
  // One key per comment, so that repeated clicks send it once.
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  const addComment = () =>
    attempt(async () => {
      boarding.applyCard(card.id, await boarding.calls.comment(card.id, message, key))
      setMessage('')
      setKey(crypto.randomUUID())
      onCommented()
    })
  return (
    <Stack as="section" align="start" className="k-comments" aria-labelledby={id}>
      <Text as="h3" id={id} size="lg" strong i18nKey="team.kanban.comments" />
      <Stack as="ol" gap={3}>
        {card.comments.map(comment => (
          <li key={comment.id}>
            <strong>
              <bdi>{comment.name}</bdi>
            </strong>{' '}
            <Text as="time" size="sm" tone="secondary" dateTime={comment.createdAt}>
              {dateTime.print(comment.createdAt, {}, language)}
            </Text>
            <p className="p-prose" dir="auto">
              {comment.message}
            </p>
          </li>
        ))}
      </Stack>
      <Textarea
        ref={field}
        value={message}
        rows={2}
        maxLength={2000}
        aria-label={translate('team.kanban.writeComment')}
        placeholder={translate('team.kanban.writeComment')}
        onText={setMessage}
      />
      <MentionChoice
        text={message}
        onChoose={text => {
          setMessage(text)
          field.current?.focus()
        }}
      />
      <WriteButton
        variant="outlined"
        disabled={message.trim() === ''}
        onClick={() => void addComment()}
        i18nKey="team.kanban.comment"
      />
    </Stack>
  )
}

/** Text after the last `@` that may be a name. */
const MENTION = /(?:^|\s)@([^@\n]{0,40})$/
const SHOWN = 5

interface MentionChoiceProps {
  readonly text: string
  readonly onChoose: (text: string) => void
}

/** Colleagues whose name starts with the text after `@`; a choice completes it. */
function MentionChoice({ text, onChoose }: MentionChoiceProps) {
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
