import './draftBar.css'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import type { ReactNode } from 'react'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import type { Draft } from '../../../providers/session/drafts'
import { Button } from '../../../ui/controls/Button'
import { timeAgo } from '../../../ui/controls/timeAgo'

interface DraftBarProps {
  readonly draft: Draft
  readonly action: ReactNode
  readonly title?: string
  readonly onDiscard: () => void
}

/** Offers an unsaved draft of this form. */
export function DraftBar({ draft, action, title, onDiscard }: DraftBarProps) {
  const { resource, translate, labels, language } = useResourceView()
  const { at, state, reason, secrets } = draft
  const names = secrets.map(name => {
    const field = resource.fields.get(name)
    return field ? labels.field(field) : name
  })
  return (
    <Alert
      severity="info"
      className="r-offer"
      action={
        <>
          {action}
          <Button color="inherit" onClick={onDiscard} i18nKey="form.draft.discard" />
        </>
      }
    >
      <AlertTitle>{title ?? translate('form.draft.offer')}</AlertTitle>
      {translate('form.draft.since', { when: timeAgo(at, language) })}
      {'. '}
      {state === 'saving' && translate('form.draft.unsure')}
      {state === 'failed' && reason && `${translate('form.notSaved')}: ${reason}`}{' '}
      {names.length > 0 && translate('form.draft.secrets', { fields: names })}
    </Alert>
  )
}

export interface OfferBarProps {
  readonly draft: Draft
  readonly onTake: () => void
  readonly onDiscard: () => void
}

/** Offers to restore a draft or discard it. */
export function OfferBar({ onTake, ...bar }: OfferBarProps) {
  return (
    <DraftBar
      {...bar}
      action={
        <Button color="inherit" variant="outlined" onClick={onTake} i18nKey="form.draft.continue" />
      }
    />
  )
}
