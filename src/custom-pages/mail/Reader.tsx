import BackIcon from '@mui/icons-material/ArrowBackRounded'
import MailIcon from '@mui/icons-material/MailOutlined'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useEffect, useState } from 'react'
import type { Mail } from '../../domain/mail'
import { IconButton } from '../../pieces/Button'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { State } from '../../pieces/states/State'
import { timeAgo } from '../../pieces/timeAgo'
import { useLanguage } from '../../providers/backendContext'
import type { Way } from './beginnings'
import { Letter } from './Letter'
import { MailActions } from './MailActions'
import { Chips } from './MailRow'
import { useMailing } from './useMail'

interface ReaderProps {
  readonly id: number | null
  readonly onBack: () => void
  readonly onAnswer: (way: Way, mail: Mail) => void
}

/** The conversation of the mail that is open, the first above; what is opened is read. */
export function Reader({ id, onBack, onAnswer }: ReaderProps) {
  const translate = useTranslate()
  const { calls, root } = useMailing()
  const query = useQuery({
    queryKey: [...root, 'thread', id],
    queryFn: () => calls.thread(id ?? 0),
    enabled: id !== null,
    retry: false,
    staleTime: 60_000,
  })
  const mails = query.data ?? []
  if (id === null)
    return (
      <article className="m-reader">
        <State icon={MailIcon} title={translate('mail.choose')} />
      </article>
    )
  const opened = mails.find(mail => mail.id === id)
  return (
    <article className="m-reader">
      <div className="m-reader-bar">
        <IconButton className="m-back" aria-label={translate('mail.back')} onClick={onBack}>
          <BackIcon />
        </IconButton>
        {opened && (
          <MailActions
            mails={mails.filter(({ folder }) => folder === opened.folder)}
            onDone={onBack}
          />
        )}
      </div>
      {query.isPending && <LoadingRows />}
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {opened && <Thread mails={mails} opened={opened} onAnswer={onAnswer} />}
    </article>
  )
}

interface ThreadProps extends Pick<ReaderProps, 'onAnswer'> {
  readonly mails: readonly Mail[]
  readonly opened: Mail
}

function Thread({ mails, opened, onAnswer }: ThreadProps) {
  const translate = useTranslate()
  const { change } = useMailing()
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([opened.id]))
  const unread = mails.flatMap(mail => (mail.isUnread ? mail.id : [])).join(' ')
  // what is not read opens, also what comes in meanwhile; so it is read
  useEffect(() => {
    if (!unread) return
    const ids = unread.split(' ').map(Number)
    setOpen(known => new Set([...known, ...ids]))
    void change(ids, { isUnread: false })
  }, [unread, change])
  const toggle = (id: number) =>
    setOpen(known => {
      const next = new Set(known)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <>
      <h2 className="m-subject-read">
        <bdi>{opened.subject || translate('mail.noSubject')}</bdi> <Chips mail={opened} />
      </h2>
      {mails.length === 1 ? (
        <Letter mail={opened} onAnswer={onAnswer} />
      ) : (
        <ol className="m-thread" aria-label={translate('mail.conversation')}>
          {mails.map(mail => (
            <li key={mail.id}>
              {open.has(mail.id) ? (
                <Letter mail={mail} onAnswer={onAnswer} onFold={() => toggle(mail.id)} />
              ) : (
                <Folded mail={mail} onOpen={() => toggle(mail.id)} />
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Folded({ mail, onOpen }: { readonly mail: Mail; readonly onOpen: () => void }) {
  const language = useLanguage()
  return (
    <button type="button" className="m-folded" aria-expanded="false" onClick={onOpen}>
      <bdi className="m-who">{mail.from.name}</bdi>
      <bdi className="m-snippet">{mail.snippet}</bdi>
      <time dateTime={mail.createdAt}>{timeAgo(mail.createdAt, language)}</time>
    </button>
  )
}
