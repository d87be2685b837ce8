import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { mayAct } from '../../model/access'
import { timeAgo } from '../../pieces/timeAgo'
import { useLanguage, useMe } from '../../providers/backendContext'
import { useRestore } from '../trash/useRestore'
import { CopyChanges } from './merging/CopyChanges'
import type { Writer } from './resolver'
import type { Gone } from './useGone'

export interface GoneNoteProps {
  readonly gone: Gone
  readonly writer: Writer
  readonly onRestored: () => void
}

/** Somebody deleted the record while it stands open here: who, when, and the ways on. */
export function GoneNote({ gone: { id, at, by }, writer, onRestored }: GoneNoteProps) {
  const translate = useTranslate()
  const language = useLanguage()
  const { resource } = writer
  const mayRestore = mayAct(resource, useMe(), 'restore')
  const { restore, isPending } = useRestore(resource)
  const name = by?.DISPLAYNAME ?? translate('app.history.somebody')
  const bringBack = async () => {
    await restore([id])
    onRestored()
  }
  return (
    <Alert
      severity="warning"
      action={
        <>
          <CopyChanges writer={writer} />
          {mayRestore && (
            <Button color="inherit" loading={isPending} onClick={() => void bringBack()}>
              {translate('app.trash.restore')}
            </Button>
          )}
        </>
      }
    >
      <AlertTitle>{translate('app.merge.goneTitle')}</AlertTitle>
      <bdi>{translate('app.history.deleted', { name })}</bdi> · {timeAgo(at, language)}
    </Alert>
  )
}
