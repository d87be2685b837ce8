import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { toClock } from '../../fields/businessTime'
import { useIsUploading } from '../../fields/uploads'
import { Button } from '../../pieces/Button'
import { useHeld } from '../../providers/useHeld'
import { useSheet } from './drafts/sheetContext'
import { awaitsConnection } from './useSaveOnReturn'

interface SaveBarProps {
  readonly onCancel?: (() => void) | undefined
  /** False on the way through the steps of a new record: it is saved at the last one. */
  readonly canSave: boolean
  /** Nothing is typed where one stands: without anything to save there is no bar. */
  readonly isIdle?: boolean
  /** The step that comes once it is saved. */
  readonly following?: string | undefined
  readonly children?: ReactNode
}

/** Stays in sight: how it stands with what was typed, and the button that saves it, or tries again. */
export function SaveBar({ onCancel, canSave, isIdle, following, children }: SaveBarProps) {
  const translate = useTranslate()
  const isUploading = useIsUploading()
  const { isSubmitting, dirtyFields } = useFormState()
  const { trouble, isClosed } = useSheet()
  const held = useHeld(isClosed ? translate('app.merge.closedTitle') : undefined)
  if (isIdle && !trouble && Object.keys(dirtyFields).length === 0) return null
  const isRetry = trouble !== undefined && isPassing(trouble.status)
  return (
    <div className="p-card r-bar">
      <Said isUploading={isUploading} isSubmitting={isSubmitting} />
      {onCancel && (
        <Button color="inherit" onClick={onCancel}>
          {translate('app.common.cancel')}
        </Button>
      )}
      {children}
      {canSave && (
        <Button
          type="submit"
          variant="contained"
          loading={isSubmitting}
          disabled={isUploading}
          {...held}
        >
          {isRetry
            ? translate('app.common.retry')
            : translate(following ? 'app.form.saveAndGo' : 'app.form.save', { step: following })}
        </Button>
      )}
    </div>
  )
}

/** No answer, too busy, broken: the same may work in a moment. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500

interface SaidProps {
  readonly isUploading: boolean
  readonly isSubmitting: boolean
}

function Said({ isUploading, isSubmitting }: SaidProps) {
  const translate = useTranslate()
  const { dirtyFields } = useFormState()
  const { trouble, isClosed, keptAt } = useSheet()
  const isDirty = Object.keys(dirtyFields).length > 0
  const happening =
    (isClosed && translate('app.merge.closedTitle')) ||
    (isUploading && translate('app.field.waitForUpload')) ||
    (isSubmitting && translate('app.form.saving')) ||
    (awaitsConnection(trouble) && translate('app.later.waiting')) ||
    (trouble && translate('app.form.notSaved'))
  const resting = keptAt
    ? translate('app.draft.kept', { time: toClock(keptAt).slice(11) })
    : translate('app.form.unsavedTitle')
  return (
    <span className="r-bar-said">
      <span role="status">{happening}</span>
      {isDirty && !isUploading && !isSubmitting && (
        <span>
          {happening && ' · '}
          {resting}
        </span>
      )}
    </span>
  )
}
