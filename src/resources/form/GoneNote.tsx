import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { mayAct } from '../../model/access/access'
import { useMe } from '../../providers/backend/backendContext'
import { useTexts } from '../../providers/backend/catalogueContext'
import { Button } from '../../ui/controls/Button'
import { timeAgo } from '../../ui/controls/timeAgo'
import { useRestore } from '../trash/useRestore'
import type { Writer } from './fields/resolver'
import { CopyChanges } from './merging/CopyText'
import type { Gone } from './useGone'

export interface GoneNoteProps {
  readonly gone: Gone
  readonly writer: Writer
  readonly onRestored: () => void
}

/** The open record was deleted: by whom, when, and the possible actions. */
export function GoneNote({ gone: { id, at, by }, writer, onRestored }: GoneNoteProps) {
  const { translate, language } = useTexts()
  const { resource } = writer
  const mayRestore = mayAct(resource, useMe(), 'restore')
  const { restore, isPending } = useRestore(resource)
  const name = by?.DISPLAYNAME ?? translate('history.somebody')
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
              {translate('list.trash.restore')}
            </Button>
          )}
        </>
      }
    >
      <AlertTitle>{translate('form.merge.goneTitle')}</AlertTitle>
      <bdi>{translate('history.deleted', { name })}</bdi> · {timeAgo(at, language)}
    </Alert>
  )
}
