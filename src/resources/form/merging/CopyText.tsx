import Button from '@mui/material/Button'
import { useNotify, useTranslate } from 'ra-core'
import type { FieldModel } from '../../../model/fields/resource'
import type { DraftValues } from '../../../model/validation/draft'
import { useLanguage } from '../../../providers/backend/backendContext'
import { useLabels } from '../../../providers/backend/labels'
import { asText } from './asText'

interface CopyTextProps {
  readonly fields: readonly FieldModel[] | (() => readonly FieldModel[])
  readonly values: () => DraftValues
}

/** Copies typed values to the clipboard. */
export function CopyText({ fields, values }: CopyTextProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const labels = useLabels()
  const language = useLanguage()
  const copy = async () => {
    const copied = typeof fields === 'function' ? fields() : fields
    try {
      const text = asText(copied, values(), { label: labels.field, language })
      await navigator.clipboard.writeText(text)
      notify('app.common.copied', { type: 'success' })
    } catch {
      // Without access to the clipboard the values stay visible for manual copying.
      notify('form.merge.notCopied', { type: 'warning' })
    }
  }
  return (
    <Button color="inherit" onClick={() => void copy()}>
      {translate('form.merge.copy')}
    </Button>
  )
}
