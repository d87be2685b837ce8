import './credit.css'
import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { invitationLink } from '../../contracts/creditInvitation'
import { openInvitation } from '../../domain/credit/creditInvitation'
import type { ResponseOf } from '../../model/route/defineRoute'
import { useBackend } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { Button } from '../../ui/controls/Button'
import { whatsAppUrl } from '../../ui/controls/whatsApp'
import type { SlotProps } from '../../ui/features/slotProps'
import { toFailure } from '../../ui/front/failure'
import { Card, Row, Text } from '../../ui/primitives/layout'

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
    <Card title={translate('credit.link')}>
      <Text as="p" tone="secondary" i18nKey="credit.linkLead" />
      <Row wrap className="cr-ways">
        <Button variant="outlined" loading={busy} onClick={() => void copy()}>
          {translate('credit.copyLink')}
        </Button>
        <Button variant="outlined" loading={busy} onClick={() => void share()}>
          {translate('credit.byWhatsApp')}
        </Button>
      </Row>
      {shown && (
        <output className="cr-link" dir="ltr">
          {shown}
        </output>
      )}
    </Card>
  )
}
