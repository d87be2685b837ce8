import './credit.css'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { whatsAppUrl } from '../../base/whatsApp'
import { invitationLink } from '../../contracts/creditInvitation'
import { openInvitation } from '../../domain/credit/creditInvitation'
import type { ResponseOf } from '../../model/route/defineRoute'
import { Button } from '../../pieces/controls/Button'
import type { SlotProps } from '../../pieces/features/slotProps'
import { toFailure } from '../../pieces/front/failure'
import { useBackend } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'

type Link = ResponseOf<typeof invitationLink>

/** An invitation's link, to copy or send by WhatsApp while it is open. */
export function InvitationLink({ record }: SlotProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { http } = useBackend()
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState('')
  if (!record || !openInvitation.includes(record.ESTADO)) return null
  const made = async (use: (link: Link) => Promise<void> | void, undo?: () => void) => {
    setBusy(true)
    try {
      await use(await ask(http, invitationLink, { params: { id: String(record.id) } }))
    } catch (reason) {
      undo?.()
      notify(toFailure(reason).message, { type: 'error' })
    }
    setBusy(false)
  }
  const copy = () =>
    made(async ({ link }) => {
      setShown(link)
      await navigator.clipboard.writeText(link)
      notify('credit.linkCopied', { type: 'success' })
    })
  const share = () => {
    const tab = window.open('', '_blank')
    return made(
      ({ text, phone }) => {
        const url = whatsAppUrl(phone, text)
        if (tab) tab.location.href = url
        else window.location.assign(url)
      },
      () => tab?.close(),
    )
  }
  return (
    <section className="p-card cr-link">
      <h2>{translate('credit.link')}</h2>
      <p>{translate('credit.linkLead')}</p>
      <div>
        <Button variant="outlined" loading={busy} onClick={() => void copy()}>
          {translate('credit.copyLink')}
        </Button>
        <Button variant="outlined" loading={busy} onClick={() => void share()}>
          {translate('credit.byWhatsApp')}
        </Button>
      </div>
      {shown && <output dir="ltr">{shown}</output>}
    </section>
  )
}
