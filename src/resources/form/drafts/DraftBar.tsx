import './draftBar.css'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { Resource } from '../../../model/resource'
import { timeAgo } from '../../../pieces/timeAgo'
import { useLanguage } from '../../../providers/backendContext'
import type { Draft } from '../../../providers/drafts'
import { useLabels } from '../../../providers/labels'

export interface DraftBarProps {
  readonly resource: Resource
  readonly draft: Draft
  /** What is done with it, beside discarding it. */
  readonly action: ReactNode
  readonly title?: string
  readonly onDiscard: () => void
}

/** Offers what was typed here before and never saved. */
export function DraftBar({ resource, draft, action, title, onDiscard }: DraftBarProps) {
  const translate = useTranslate()
  const labels = useLabels()
  const language = useLanguage()
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
          <Button color="inherit" onClick={onDiscard}>
            {translate('app.draft.discard')}
          </Button>
        </>
      }
    >
      <AlertTitle>{title ?? translate('app.draft.offer')}</AlertTitle>
      {translate('app.draft.since', { when: timeAgo(at, language) })}
      {'. '}
      {state === 'saving' && translate('app.draft.unsure')}
      {state === 'failed' && reason && `${translate('app.form.notSaved')}: ${reason}`}{' '}
      {names.length > 0 && translate('app.draft.secrets', { fields: names.join(', ') })}
    </Alert>
  )
}
