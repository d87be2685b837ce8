import BackIcon from '@mui/icons-material/ArrowBackRounded'
import AttachIcon from '@mui/icons-material/AttachFileRounded'
import MailIcon from '@mui/icons-material/MailOutlined'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { Suspense, useEffect } from 'react'
import type { Mail, MailAttachment, MailContact } from '../../domain/mail'
import { sizeText } from '../../model/fileRules'
import { dateTime } from '../../model/kinds/time'
import { Button, IconButton } from '../../pieces/Button'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { State } from '../../pieces/states/State'
import { useLanguage } from '../../providers/backendContext'
import { useApiAddress } from '../../providers/useApiAddress'
import type { Way } from './beginnings'
import { BodyFrame } from './bodyFrameLater'
import { MailActions } from './MailActions'
import { Chips, Star } from './MailRow'
import { useMailing } from './useMail'

interface ReaderProps {
  readonly id: number | null
  readonly onBack: () => void
  readonly onAnswer: (way: Way, mail: Mail) => void
}

/** The mail that is open; opened, it is read. */
export function Reader({ id, onBack, onAnswer }: ReaderProps) {
  const translate = useTranslate()
  const { calls, root, change, list } = useMailing()
  const query = useQuery({
    queryKey: [...root, 'mail', id],
    queryFn: () => calls.read(id ?? 0),
    enabled: id !== null,
    retry: false,
    staleTime: 60_000,
  })
  const mail = query.data
  const isUnread = mail?.isUnread
  useEffect(() => {
    if (id !== null && isUnread) void change([id], { isUnread: false })
  }, [id, isUnread, change])
  if (id === null)
    return (
      <article className="m-reader">
        <State icon={MailIcon} title={translate('mail.choose')} />
      </article>
    )
  const now = mail && { ...mail, ...list.data?.mails.find(each => each.id === id) }
  return (
    <article className="m-reader">
      <div className="m-reader-bar">
        <IconButton className="m-back" aria-label={translate('mail.back')} onClick={onBack}>
          <BackIcon />
        </IconButton>
        {now && <MailActions mails={[now]} onDone={onBack} />}
      </div>
      {query.isPending && <LoadingRows />}
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {now && <Letter mail={now} onAnswer={onAnswer} />}
    </article>
  )
}

function Letter({ mail, onAnswer }: { readonly mail: Mail } & Pick<ReaderProps, 'onAnswer'>) {
  const translate = useTranslate()
  const language = useLanguage()
  const { from, to, cc, bcc, subject, message = '', createdAt, attachments } = mail
  return (
    <>
      <header className="m-head">
        <h2>
          <bdi>{subject || translate('mail.noSubject')}</bdi> <Chips mail={mail} />
        </h2>
        <Star mail={mail} />
        <p className="m-from">
          <b>
            <bdi>{from.name}</bdi>
          </b>
          {from.email && <bdi>{from.email}</bdi>}
        </p>
        <time dateTime={createdAt}>{dateTime.print(createdAt, {}, language)}</time>
        <People name="to" people={to} />
        <People name="cc" people={cc} />
        <People name="bcc" people={bcc} />
      </header>
      <Suspense fallback={<LoadingRows />}>
        <BodyFrame html={message} title={subject || translate('mail.noSubject')} />
      </Suspense>
      {attachments.length > 0 && <Files files={attachments} />}
      <footer className="m-answers">
        <Button variant="outlined" onClick={() => onAnswer('reply', mail)}>
          {translate('mail.reply')}
        </Button>
        {to.length + cc.length > 1 && (
          <Button variant="outlined" onClick={() => onAnswer('replyAll', mail)}>
            {translate('mail.replyAll')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => onAnswer('forward', mail)}>
          {translate('mail.forward')}
        </Button>
      </footer>
    </>
  )
}

interface PeopleProps {
  readonly name: 'to' | 'cc' | 'bcc'
  readonly people: readonly MailContact[]
}

function People({ name, people }: PeopleProps) {
  const translate = useTranslate()
  if (people.length === 0) return null
  return (
    <p className="m-people">
      {translate(`mail.${name}`)}: <bdi>{people.map(each => each.name).join(', ')}</bdi>
    </p>
  )
}

/** Their addresses are signed anew with every reading of the mail. */
function Files({ files }: { readonly files: readonly MailAttachment[] }) {
  const translate = useTranslate()
  const addressOf = useApiAddress()
  return (
    <ul className="m-files" aria-label={translate('mail.attachments')}>
      {files.map(({ id, name, size, path }) => (
        <li key={id}>
          <a href={addressOf(path)} target="_blank" rel="noreferrer">
            <AttachIcon fontSize="small" />
            <bdi>{name}</bdi> <small>{sizeText(size)}</small>
          </a>
        </li>
      ))}
    </ul>
  )
}
