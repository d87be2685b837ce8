import { useNotify, useTranslate } from 'ra-core'
import { useId, useRef, useState } from 'react'
import type { KanbanBoardCard } from '../../contracts/kanban'
import { dateTime } from '../../kinds/dateTime/data'
import { useLanguage } from '../../providers/backend/backendContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button } from '../../ui/controls/Button'
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
  const notify = useNotify()
  const readOnly = useReadOnlyProps()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [message, setMessage] = useState('')
  // One key per comment, so that repeated clicks send it once.
  const [key, setKey] = useState(() => crypto.randomUUID() as string)
  const addComment = async () => {
    try {
      boarding.applyCard(card.id, await boarding.calls.comment(card.id, message, key))
      setMessage('')
      setKey(crypto.randomUUID())
      onCommented()
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
    }
  }
  return (
    <section className="p-column k-comments" aria-labelledby={id}>
      <h3 id={id}>{translate('team.kanban.comments')}</h3>
      <ol>
        {card.comments.map(comment => (
          <li key={comment.id}>
            <strong>
              <bdi>{comment.name}</bdi>
            </strong>{' '}
            <time dateTime={comment.createdAt}>
              {dateTime.print(comment.createdAt, {}, language)}
            </time>
            <p dir="auto">{comment.message}</p>
          </li>
        ))}
      </ol>
      <textarea
        className="p-input"
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
    </section>
  )
}
