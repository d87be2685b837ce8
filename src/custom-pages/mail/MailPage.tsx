import './mail.css'
import './compose.css'
import Edit from '@mui/icons-material/EditOutlined'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Mail } from '../../domain/mail'
import { useNarrow } from '../../fields/inputs/useNarrow'
import { Button } from '../../pieces/Button'
import { PageHead } from '../../pieces/PageHead'
import { answerTo, type Beginning, emptyBeginning, type Way } from './beginnings'
import { Compose } from './composeLater'
import { LabelList } from './LabelList'
import { MailList } from './MailList'
import { Reader } from './Reader'
import { Sent } from './Sent'
import { useKeys } from './useKeys'
import { MailContext, useMail } from './useMail'
import { usePlace } from './usePlace'

/** Labels, the mails under one, and the one that is open; on a phone one after the other. */
export function MailPage() {
  const translate = useTranslate()
  const { place, opened, go } = usePlace()
  const mailing = useMail(place)
  const isNarrow = useNarrow('(max-width: 899.95px)')
  const writing = useWriting()
  const open = (mail: Mail) =>
    mail.folder === 'drafts'
      ? void writing.resume(mail.id, mailing.calls.read)
      : go({ id: mail.id })
  const answer = (way: Way, mail: Mail) =>
    writing.begin(answerTo(way, mail, { translate, me: mailing.me.ID }))
  useKeys({ mailing, opened, go, answer, write: () => writing.begin(emptyBeginning()) })
  return (
    <MailContext value={mailing}>
      <div className="p-page m-page" data-open={opened !== null || undefined}>
        <PageHead>
          <Button
            variant="contained"
            startIcon={<Edit fontSize="small" />}
            onClick={() => writing.begin(emptyBeginning())}
          >
            {translate('mail.compose')}
          </Button>
        </PageHead>
        <section className="p-card m-panes">
          {!(isNarrow && opened !== null) && (
            <LabelList onChoose={label => go({ ...first, label })} />
          )}
          {!(isNarrow && opened !== null) && <MailList opened={opened} onOpen={open} go={go} />}
          {!(isNarrow && opened === null) && (
            <Reader key={opened} id={opened} onBack={() => go({ id: null })} onAnswer={answer} />
          )}
        </section>
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
          <Sent
            key={writing.sent}
            id={writing.sent}
            onUndone={id => void writing.resume(id, mailing.calls.read)}
            onDone={() => writing.setSent(null)}
          />
        )}
      </div>
    </MailContext>
  )
}

const first = { search: '', page: 0, id: null }

/** The window one writes in, if any, and what has just been sent. */
function useWriting() {
  const [beginning, begin] = useState<Beginning | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  return {
    beginning,
    begin,
    sent,
    setSent,
    close: () => begin(null),
    resume: async (id: number, read: (id: number) => Promise<Mail>) => {
      const { to, cc, bcc, subject, message = '', attachments } = await read(id)
      begin({ key: `${id}`, mailId: id, to, cc, bcc, subject, message, attachments })
    },
  }
}
