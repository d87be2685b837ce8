import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { Resource } from '../../../model/resource'
import type { Draft } from '../../../providers/drafts'
import { DraftBar } from './DraftBar'

export interface OfferBarProps {
  readonly resource: Resource
  readonly draft: Draft
  readonly onTake: () => void
  readonly onDiscard: () => void
}

/** What was typed before: to go on with, or not. */
export function OfferBar({ onTake, ...bar }: OfferBarProps) {
  const translate = useTranslate()
  return (
    <DraftBar
      {...bar}
      action={
        <Button color="inherit" variant="outlined" onClick={onTake}>
          {translate('app.draft.continue')}
        </Button>
      }
    />
  )
}
