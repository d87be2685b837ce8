import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useIsUploading } from '../../fields/uploads'

interface SaveBarProps {
  readonly onCancel?: (() => void) | undefined
  /** False on the way through the steps of a new record: it is saved at the last one. */
  readonly canSave: boolean
  readonly children?: ReactNode
}

/** Stays in sight: whether there is something to save, and the button that saves it. */
export function SaveBar({ onCancel, canSave, children }: SaveBarProps) {
  const translate = useTranslate()
  const isUploading = useIsUploading()
  const { isSubmitting, dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  return (
    <div className="p-card r-bar">
      <span className="r-bar-said" role="status">
        {isUploading
          ? translate('app.field.waitForUpload')
          : isDirty && translate('app.form.unsavedTitle')}
      </span>
      {onCancel && (
        <Button color="inherit" onClick={onCancel}>
          {translate('app.common.cancel')}
        </Button>
      )}
      {children}
      {canSave && (
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={isUploading}>
          {translate('app.form.save')}
        </Button>
      )}
    </div>
  )
}
