import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { Suspense } from 'react'
import type { Resource } from '../../../model/resource'
import { later } from '../../../pieces/later'
import type { Draft } from '../../../providers/drafts'
import type { DraftBarProps } from './DraftBar'

const DraftBar = later<DraftBarProps>(() => import('./DraftBar').then(module => module.DraftBar))

interface OfferBarProps {
  readonly resource: Resource
  readonly draft: Draft
  readonly onTake: () => void
  readonly onDiscard: () => void
}

/** What was typed before: to go on with, or not. */
export function OfferBar({ onTake, ...bar }: OfferBarProps) {
  const translate = useTranslate()
  return (
    <Suspense fallback={null}>
      <DraftBar
        {...bar}
        action={
          <Button color="inherit" variant="outlined" onClick={onTake}>
            {translate('app.draft.continue')}
          </Button>
        }
      />
    </Suspense>
  )
}
