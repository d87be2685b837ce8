import Place from '@mui/icons-material/PlaceOutlined'
import { useNotify, useTranslate } from 'ra-core'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { TrackedPerson } from '../../contracts/attendance'
import type { ChatMessage } from '../../contracts/chat'
import { Button, ButtonLink } from '../../pieces/controls/Button'
import { LoadingRows } from '../../pieces/loading/Loading'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { useMoments } from './useMoments'
import { useTeamChat } from './useTeamChat'
import { useTrackedPlaces } from './useTracked'

interface TeamChatProps {
  readonly own: TrackedPerson | undefined
  readonly onShow: (person: number, at: string) => void
}

/** The team's conversation; each message has its position for readers who may see it (business.md#tracking). */
export function TeamChat({ own, onShow }: TeamChatProps) {
  const translate = useTranslate()
  const id = useId()
  const chat = useTeamChat()
  const { messages, error, isPending, refetch } = chat
  const names = useMemo(() => messages.map(message => message.id), [messages])
  const places = useTrackedPlaces(names)
  const log = useRef<HTMLOListElement>(null)
  const last = messages.at(-1)?.n
  const placed = places.size
  useEffect(() => {
    if (last !== undefined && placed >= 0 && log.current)
      log.current.scrollTop = log.current.scrollHeight
  }, [last, placed])
  return (
    <section className="p-card tk-chat" aria-labelledby={id}>
      <header>
        <h2 id={id}>{translate('tracking.chat')}</h2>
        {chat.id !== undefined && (
          <ButtonLink to={`/dashboard/chat/${chat.id}`}>
            {translate('tracking.openChat')}
          </ButtonLink>
        )}
      </header>
      {isPending && <LoadingRows />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {chat.hasLeft && <Left join={chat.join} />}
      {!isPending && !error && !chat.hasLeft && (
        <>
          <ol
            ref={log}
            className="tk-log"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the area
            tabIndex={0}
            aria-labelledby={id}
            aria-live="polite"
          >
            {messages.map(message => (
              <Message
                key={message.id}
                message={message}
                isOwn={message.senderId === chat.me.ID}
                name={chat.personName(message.senderId)}
                place={places.get(`${message.id} ${message.senderId}`)}
                onShow={onShow}
              />
            ))}
            {messages.length === 0 && (
              <li className="tk-empty">{translate('tracking.chatNone')}</li>
            )}
          </ol>
          <Write chat={chat} isShared={Boolean(own?.consent && own.isWorking)} />
        </>
      )}
    </section>
  )
}

function Left({ join }: { readonly join: () => Promise<void> }) {
  const translate = useTranslate()
  const notify = useNotify()
  const readOnly = useReadOnlyProps()
  return (
    <p className="p-stack tk-left">
      {translate('tracking.left')}
      <Button
        {...readOnly}
        onClick={() =>
          void join().catch((error: Error) => notify(error.message, { type: 'error' }))
        }
      >
        {translate('tracking.comeBack')}
      </Button>
    </p>
  )
}

interface MessageProps {
  readonly message: ChatMessage
  readonly isOwn: boolean
  readonly name: string
  readonly place: { readonly at: string } | undefined
  readonly onShow: TeamChatProps['onShow']
}

function Message({
  message: { body, createdAt, senderId, attachments },
  isOwn,
  name,
  place,
  onShow,
}: MessageProps) {
  const translate = useTranslate()
  const moments = useMoments()
  return (
    <li data-own={isOwn || undefined}>
      <span className="p-wrap tk-who">
        <b>
          <bdi>{isOwn ? translate('tracking.you') : name}</bdi>
        </b>
        <time dateTime={createdAt}>{moments.moment(createdAt)}</time>
      </span>
      <span className="tk-text" dir="auto">
        {body || attachments.map(file => file.name).join(', ')}
      </span>
      {place && (
        <Button startIcon={<Place />} onClick={() => onShow(senderId, place.at)}>
          {translate('tracking.here')}
        </Button>
      )}
    </li>
  )
}

interface WriteProps {
  readonly chat: ReturnType<typeof useTeamChat>
  readonly isShared: boolean
}

function Write({ chat: { writing, send }, isShared }: WriteProps) {
  const translate = useTranslate()
  const errorText = useErrorWords()
  const readOnly = useReadOnlyProps()
  const hint = useId()
  const [body, setBody] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const text = body.trim()
    if (!text || writing?.isSending || 'aria-disabled' in readOnly) return
    // The same text after a failure keeps its key, so that it is sent once.
    if (await send(text, writing?.body === text ? writing.key : undefined)) setBody('')
  }
  return (
    <form className="p-stack tk-write" onSubmit={event => void submit(event)}>
      <input
        className="p-input"
        type="text"
        dir="auto"
        value={body}
        maxLength={4000}
        autoComplete="off"
        aria-label={translate('tracking.write')}
        aria-describedby={hint}
        placeholder={translate('tracking.write')}
        onChange={({ target }) => setBody(target.value)}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!body.trim()}
        loading={writing?.isSending ?? false}
        {...readOnly}
      >
        {translate('tracking.send')}
      </Button>
      <p id={hint}>{translate(isShared ? 'tracking.carries' : 'tracking.carriesNot')}</p>
      {writing?.reason && (
        <p role="alert">
          {translate('tracking.sentFailed', { reason: errorText(writing.reason) })}
        </p>
      )}
    </form>
  )
}
