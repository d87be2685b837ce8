import BackIcon from '@mui/icons-material/ArrowBackRounded'
import MailIcon from '@mui/icons-material/MailOutlined'
import { useQuery } from '@tanstack/react-query'
import { xor } from 'es-toolkit'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import { keyIn } from '../../../base/readValues'
import { type Mail, mailThread } from '../../../contracts/mail'
import { useLanguage } from '../../../providers/backend/backendContext'
import { call } from '../../../providers/dataProvider/call'
import { IconButton } from '../../../ui/controls/Button'
import { timeAgo } from '../../../ui/controls/timeAgo'
import { Avatar } from '../../../ui/primitives/Avatar'
import { ItemButton } from '../../../ui/primitives/Item'
import { Stack } from '../../../ui/primitives/layout'
import { Pane } from '../../../ui/primitives/Panes'
import { StateFrame } from '../../../ui/states/StateFrame'
import { Waiting } from '../../../ui/states/Waiting'
import type { ReplyMode } from '../state/composeContent'
import { fetchMail, mailsIn } from '../state/mailIn'
import { useMailing } from '../state/useMail'
import { MailActions } from './MailActions'
import { MailLetter } from './MailLetter'
import { LabelChips } from './MailRow'

interface ReaderProps {
  readonly id: number | null
  readonly onBack: () => void
  readonly onAnswer: (way: ReplyMode, mail: Mail) => void
}

/** Conversation of the open mail, oldest first; opening marks as read. */
export function ThreadReader({ id, onBack, onAnswer }: ReaderProps) {
  const translate = useTranslate()
  const { http, root, isPlain } = useMailing()
  const query = useQuery({
    queryKey: [...root, 'thread', id],
    queryFn: async () =>
      isPlain
        ? [await fetchMail(http, id ?? 0)]
        : mailsIn((await call(http, mailThread, { query: { mailId: id ?? 0 } })).mails),
    enabled: id !== null,
    staleTime: 60_000,
  })
  const mails = query.data ?? []
  const opened = mails.find(mail => mail.id === id)
  if (id === null)
    return (
      <Pane as="article" scrolls className="m-reader">
        <StateFrame icon={MailIcon} title={translate('mail.choose')} />
      </Pane>
    )
  return (
    <Pane as="article" scrolls className="m-reader">
      <div className="p-bar p-below">
        <IconButton className="p-narrow" aria-label={translate('mail.back')} onClick={onBack}>
          <BackIcon className="p-mirror" />
        </IconButton>
        {opened && !isPlain && (
          <MailActions
            mails={mails.filter(({ folder }) => folder === opened.folder)}
            onDone={onBack}
          />
        )}
      </div>
      {(query.isPending || query.error) && <Waiting error={query.error} onRetry={query.refetch} />}
      {opened && <Thread mails={mails} opened={opened} onAnswer={onAnswer} />}
    </Pane>
  )
}

interface ThreadProps extends Pick<ReaderProps, 'onAnswer'> {
  readonly mails: readonly Mail[]
  readonly opened: Mail
}

function Thread({ mails, opened, onAnswer }: ThreadProps) {
  const translate = useTranslate()
  const { change, isPlain } = useMailing()
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([opened.id]))
  const unread = mails.flatMap(mail => (mail.isUnread ? mail.id : [])).join(' ')
  // unread mails open automatically, also new ones
  useEffect(() => {
    if (!unread) return
    const ids = unread.split(' ').map(keyIn)
    setOpen(current => new Set([...current, ...ids]))
    if (!isPlain) void change(ids, { isUnread: false })
  }, [unread, change, isPlain])
  const toggle = (id: number) => setOpen(current => new Set(xor([...current], [id])))
  return (
    <>
      <div className="p-bar">
        <h2>
          <bdi>{opened.subject || translate('mail.noSubject')}</bdi> <LabelChips mail={opened} />
        </h2>
      </div>
      {mails.length === 1 ? (
        <MailLetter mail={opened} onAnswer={onAnswer} />
      ) : (
        <Stack
          as="ol"
          gap={0}
          divided
          className="m-thread"
          aria-label={translate('mail.conversation')}
        >
          {mails.map(mail => (
            <li key={mail.id}>
              {open.has(mail.id) ? (
                <MailLetter mail={mail} onAnswer={onAnswer} onFold={() => toggle(mail.id)} />
              ) : (
                <Folded mail={mail} onOpen={() => toggle(mail.id)} />
              )}
            </li>
          ))}
        </Stack>
      )}
    </>
  )
}

function Folded({ mail, onOpen }: { readonly mail: Mail; readonly onOpen: () => void }) {
  const language = useLanguage()
  return (
    <ItemButton
      className="m-folded"
      aria-expanded="false"
      onClick={onOpen}
      start={<Avatar size={36} name={mail.from.name} photo={mail.from.avatar} />}
      title={<bdi>{mail.from.name}</bdi>}
      sub={<bdi>{mail.snippet}</bdi>}
      end={<time dateTime={mail.createdAt}>{timeAgo(mail.createdAt, language)}</time>}
    />
  )
}
