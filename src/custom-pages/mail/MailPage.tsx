import { quiet } from '../../ui/theme/plainLater'
import './mail.css'
import './compose/compose.css'
import Edit from '@mui/icons-material/EditOutlined'
import { useTranslate } from 'ra-core'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Mail, undoMail } from '../../contracts/mail'
import { useNarrow } from '../../fields/registry/useNarrow'
import { useBackend } from '../../providers/backend/backendContext'
import { call } from '../../providers/dataProvider/call'
import { Button } from '../../ui/controls/Button'
import { PageHead } from '../../ui/page/PageHead'
import { Panes } from '../../ui/primitives/Panes'
import { later } from '../../ui/theme/later'
import { LabelList } from './LabelList'
import { MailList } from './MailList'
import { ThreadReader } from './reading/ThreadReader'
import { type ComposeContent, emptyContent, type ReplyMode, replyTo } from './state/composeContent'
import { fetchMail } from './state/mailIn'
import { useKeys } from './state/useKeys'
import { MailStateContext, useMail, useMailing } from './state/useMail'
import { useMailPlace } from './state/useMailPlace'

/** Labels, mails and the open mail; in sequence on phones. */
export function MailPage() {
  const translate = useTranslate()
  const { place, opened, go } = useMailPlace()
  const mailing = useMail(place)
  const isNarrow = useNarrow('(max-width: 899.95px)')
  const writing = useWriting()
  const open = (mail: Mail) =>
    mail.folder === 'drafts' && !mailing.isPlain
      ? void writing.resume(mail.id)
      : go({ id: mail.id })
  const answer = (way: ReplyMode, mail: Mail) =>
    writing.begin(replyTo(way, mail, { translate, me: mailing.me.ID }))
  useKeys({ mailing, opened, go, answer, write: () => writing.begin(emptyContent()) })
  return (
    <MailStateContext value={mailing}>
      <div className="p-page p-fill" data-open={opened !== null || undefined}>
        <PageHead>
          {!mailing.isPlain && (
            <Button
              variant="contained"
              startIcon={<Edit fontSize="small" />}
              onClick={() => writing.begin(emptyContent())}
              i18nKey="mail.compose"
            />
          )}
        </PageHead>
        <Panes full>
          {!(isNarrow && opened !== null) && (
            <LabelList onChoose={label => go({ ...first, label })} />
          )}
          {!(isNarrow && opened !== null) && <MailList opened={opened} onOpen={open} go={go} />}
          {!(isNarrow && opened === null) && (
            <ThreadReader
              key={opened}
              id={opened}
              onBack={() => go({ id: null })}
              onAnswer={answer}
            />
          )}
        </Panes>
        {writing.beginning && (
          <Compose
            key={writing.beginning.key}
            beginning={writing.beginning}
            mailing={mailing}
            onClose={writing.close}
            onSent={id => {
              writing.close()
              writing.setSent(id)
            }}
          />
        )}
        {writing.sent !== null && (
          <SentMail
            key={writing.sent}
            id={writing.sent}
            onUndone={id => void writing.resume(id)}
            onDone={() => writing.setSent(null)}
          />
        )}
      </div>
    </MailStateContext>
  )
}

const first = { search: '', page: 0, id: null }

/** The compose window and the last sent mail. */
function useWriting() {
  const [beginning, begin] = useState<ComposeContent | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const { http } = useBackend()
  return {
    beginning,
    begin,
    sent,
    setSent,
    close: () => begin(null),
    resume: async (id: number) => {
      const { to, cc, bcc, subject, message = '', attachments } = await fetchMail(http, id)
      begin({ key: `${id}`, mailId: id, to, cc, bcc, subject, message, attachments })
    },
  }
}

/** Loaded with the first mail that is written. */
const Compose = quiet(later(() => import('./compose/Compose'), 'Compose', 'field'))

const UNDO_MS = 8000

interface SentProps {
  readonly id: number
  readonly onUndone: (id: number) => void
  readonly onDone: () => void
}

/** A sent mail, which can be taken back for a moment. */
function SentMail({ id, onUndone, onDone }: SentProps) {
  const translate = useTranslate()
  const { http, act } = useMailing()
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(finish, UNDO_MS - 500)
    return () => clearTimeout(timer)
  }, [])
  const undo = async () => {
    onDone()
    if (await act(() => call(http, undoMail, { body: { mailId: id } }))) onUndone(id)
  }
  return (
    <div className="p-row m-sent" role="status">
      {translate('mail.onItsWay')}
      <Button color="inherit" onClick={() => void undo()} i18nKey="mail.undo" />
    </div>
  )
}
