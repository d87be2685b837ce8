import './credit.css'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { openInvitation } from '../../domain/creditInvitation'
import { whatsAppUrl } from '../../domain/phone'
import { Button } from '../../pieces/Button'
import { failureOf } from '../../pieces/front/failure'
import { useBackend } from '../../providers/backendContext'
import type { SlotProps } from '../slots'

interface Link {
  readonly link: string
  readonly text: string
  readonly phone: string | null
}

/** The link of an invitation, to be copied or sent by WhatsApp while it can be filled in. */
export function InvitationLink({ resource, record }: SlotProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { http } = useBackend()
  const [busy, setBusy] = useState(false)
  const [shown, setShown] = useState('')
  if (!record || !openInvitation.includes(record.ESTADO)) return null
  const made = async (use: (link: Link) => Promise<void> | void, undo?: () => void) => {
    setBusy(true)
    try {
      const path = `${resource.rest.path}/${record.id}/link`
      await use((await http.request(path, { method: 'POST', body: {} })) as Link)
    } catch (reason) {
      undo?.()
      notify(failureOf(reason).message, { type: 'error' })
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
