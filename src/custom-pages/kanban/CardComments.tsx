import { useTranslate } from 'ra-core'
import { useId, useRef, useState } from 'react'
import type { KanbanBoardCard } from '../../contracts/kanban'
import { dateTime } from '../../kinds/dateTime/data'
import { useLanguage } from '../../providers/backend/backendContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'
import { useAttempt } from '../../ui/controls/useAttempt'
import { Textarea } from '../../ui/primitives/inputs'
import { Stack } from '../../ui/primitives/layout'
import { Text } from '../../ui/primitives/Text'
import { MentionChoice } from './parts/MentionChoice'
import type { useBoard } from './useBoard'

interface CommentsProps {
  readonly card: KanbanBoardCard
  readonly boarding: ReturnType<typeof useBoard>
  readonly onCommented: () => void
}

/** Comments, newest last, with an input. */
export function CardComments({ card, boarding, onCommented }: CommentsProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { attempt } = useAttempt()
  const readOnly = useReadOnlyProps()
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
      <Text as="h3" id={id} size="lg" strong>
        {translate('team.kanban.comments')}
      </Text>
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
        onChange={({ target }) => setMessage(target.value)}
      />
      <MentionChoice
        text={message}
        onChoose={text => {
          setMessage(text)
          field.current?.focus()
        }}
      />
      <Button
        variant="outlined"
        disabled={message.trim() === ''}
        onClick={() => void addComment()}
        {...readOnly}
      >
        {translate('team.kanban.comment')}
      </Button>
    </Stack>
  )
}
