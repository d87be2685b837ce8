import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { Draft } from '../../../providers/session/drafts'
import { DraftBar } from './DraftBar'

export interface OfferBarProps {
  readonly draft: Draft
  readonly onTake: () => void
  readonly onDiscard: () => void
}

/** Offers to restore a draft or discard it. */
export function OfferBar({ onTake, ...bar }: OfferBarProps) {
  const translate = useTranslate()
  return (
    <DraftBar
      {...bar}
      action={
        <Button color="inherit" variant="outlined" onClick={onTake}>
          {translate('form.draft.continue')}
        </Button>
      }
    />
  )
}
