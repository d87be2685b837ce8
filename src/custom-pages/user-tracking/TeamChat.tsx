import Place from '@mui/icons-material/PlaceOutlined'
import { useTranslate } from 'ra-core'
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { TrackedPerson } from '../../contracts/attendance'
import type { ChatMessage } from '../../contracts/chat'
import { useMoments } from '../../features/attendance/useMoments'
import { useErrorWords } from '../../providers/backend/useErrorWords'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import { Button, ButtonLink, WriteButton } from '../../ui/controls/Button'
import { useAttempt } from '../../ui/controls/useAttempt'
import { Input } from '../../ui/primitives/inputs'
import { Card, Row, Stack, Text } from '../../ui/primitives/layout'
import { Waiting } from '../../ui/states/Waiting'
import { useTeamChat } from './useTeamChat'
import { useTrackedPlaces } from './useTracked'

interface TeamChatProps {
  readonly own: TrackedPerson | undefined
  readonly onShow: (person: number, at: string) => void
}

/** The team's conversation; each message has its position for readers who may see it (business.md#tracking). */
export function TeamChat({ own, onShow }: TeamChatProps) {
  const translate = useTranslate()
  const chat = useTeamChat()
  const { messages, error, isPending, refetch } = chat
  const isWaiting = isPending || error !== null
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
    <Card
      className="tk-chat"
      title={translate('tracking.chat')}
      actions={
        chat.id !== undefined && (
          <ButtonLink to={`/dashboard/chat/${chat.id}`} i18nKey="tracking.openChat" />
        )
      }
    >
      {isWaiting && <Waiting error={error} onRetry={refetch} />}
      {chat.hasLeft && <Left join={chat.join} />}
      {!isWaiting && !chat.hasLeft && (
        <>
          <ol
            ref={log}
            className="p-stack tk-log"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the area
            tabIndex={0}
            aria-label={translate('tracking.chat')}
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
              <li className="p-nothing">{translate('tracking.chatNone')}</li>
            )}
          </ol>
          <Write chat={chat} isShared={Boolean(own?.consent && own.isWorking)} />
        </>
      )}
    </Card>
  )
}

function Left({ join }: { readonly join: () => Promise<void> }) {
  const translate = useTranslate()
  const { attempt } = useAttempt()
  return (
    <p className="p-nothing p-stack">
      {translate('tracking.left')}
      <WriteButton onClick={() => void attempt(join)} i18nKey="tracking.comeBack" />
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

function Message({ message, isOwn, name, place, onShow }: MessageProps) {
  const { body, createdAt, senderId, attachments } = message
  const translate = useTranslate()
  const moments = useMoments()
  return (
    <Stack as="li" gap={1} align={isOwn ? 'end' : 'start'} data-mine={isOwn || undefined}>
      <Text size="sm" tone="secondary">
        <b>
          <bdi>{isOwn ? translate('tracking.you') : name}</bdi>
        </b>{' '}
        <time dateTime={createdAt}>{moments.moment(createdAt)}</time>
      </Text>
      <span className="p-bubble p-prose" dir="auto">
        {body || attachments.map(file => file.name).join(', ')}
      </span>
      {place && (
        <Button startIcon={<Place />} onClick={() => onShow(senderId, place.at)}>
          {translate('tracking.here')}
        </Button>
      )}
    </Stack>
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
    <Stack as="form" className="tk-write" onSubmit={event => void submit(event)}>
      <Row>
        <Input
          dir="auto"
          value={body}
          maxLength={4000}
          autoComplete="off"
          aria-label={translate('tracking.write')}
          aria-describedby={hint}
          placeholder={translate('tracking.write')}
          onText={setBody}
        />
        <WriteButton
          type="submit"
          variant="contained"
          disabled={!body.trim()}
          loading={writing?.isSending ?? false}
          i18nKey="tracking.send"
        />
      </Row>
      <Text as="p" id={hint} size="sm" tone="secondary">
        {translate(isShared ? 'tracking.carries' : 'tracking.carriesNot')}
      </Text>
      {writing?.reason && (
        <Text as="p" size="sm" tone="error" role="alert">
          {translate('tracking.sentFailed', { reason: errorText(writing.reason) })}
        </Text>
      )}
    </Stack>
  )
}
