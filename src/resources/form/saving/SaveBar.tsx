import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { toClock } from '../../../fields/display/businessTime'
import { useIsUploading } from '../../../fields/record/uploads'
import { useReadOnlyProps } from '../../../providers/backend/useReadOnlyProps'
import { Button } from '../../../ui/controls/Button'
import { useFormSheet } from './formContext'
import { awaitsConnection } from './useSaveOnReturn'

interface SaveBarProps {
  readonly onCancel?: (() => void) | undefined
  /** False before the last step of a new record. */
  readonly canSave: boolean
  /** Hides the bar while there are no changes, on pages without editable fields. */
  readonly isIdle?: boolean
  /** The step after saving. */
  readonly following?: string | undefined
  /** Offers to save and begin the next record. */
  readonly hasNext?: boolean
  readonly children?: ReactNode
}

/** Name of the button that saves and begins the next record. */
export const ANOTHER = 'another'

/** A fixed bar with the state of unsaved changes and the button to save or retry. */
export function SaveBar(props: SaveBarProps) {
  const { onCancel, canSave, isIdle, following, hasNext = false, children } = props
  const translate = useTranslate()
  const isUploading = useIsUploading()
  const { isSubmitting, dirtyFields } = useFormState()
  const { trouble, isClosed } = useFormSheet()
  const held = useReadOnlyProps(isClosed ? translate('form.merge.closedTitle') : undefined)
  if (isIdle && !trouble && Object.keys(dirtyFields).length === 0) return null
  const isRetry = trouble !== undefined && isPassing(trouble.status)
  return (
    <div className="p-card p-row r-bar">
      <SaveState isUploading={isUploading} isSubmitting={isSubmitting} />
      {onCancel && <Button color="inherit" onClick={onCancel} i18nKey="app.common.cancel" />}
      {children}
      {canSave && hasNext && !following && (
        <Button
          type="submit"
          name={ANOTHER}
          className="r-wide-only"
          variant="outlined"
          disabled={isUploading || isSubmitting}
          {...held}
          i18nKey="form.saveAndNew"
        />
      )}
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
            : translate(following ? 'form.saveAndGo' : 'form.save', { step: following })}
        </Button>
      )}
    </div>
  )
}

/** Temporary: no answer, too busy, or a server error. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500

interface SaveStateProps {
  readonly isUploading: boolean
  readonly isSubmitting: boolean
}

function SaveState({ isUploading, isSubmitting }: SaveStateProps) {
  const translate = useTranslate()
  const { dirtyFields } = useFormState()
  const { trouble, isClosed, keptAt } = useFormSheet()
  const isDirty = Object.keys(dirtyFields).length > 0
  const happening =
    (isClosed && translate('form.merge.closedTitle')) ||
    (isUploading && translate('field.waitForUpload')) ||
    (isSubmitting && translate('form.saving')) ||
    (awaitsConnection(trouble) && translate('app.later.waiting')) ||
    (trouble && translate('form.notSaved'))
  const resting = keptAt
    ? translate('form.draft.kept', { time: toClock(keptAt).slice(11) })
    : translate('form.unsavedTitle')
  return (
    <span className="p-quiet r-bar-said">
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
