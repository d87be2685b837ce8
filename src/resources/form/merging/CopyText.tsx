import Button from '@mui/material/Button'
import { useNotify, useTranslate } from 'ra-core'
import type { Values } from '../../../model/draft'
import type { FieldModel } from '../../../model/resource'
import { useLanguage } from '../../../providers/backendContext'
import { useLabels } from '../../../providers/labels'
import { asText } from './asText'

interface CopyTextProps {
  readonly fields: readonly FieldModel[] | (() => readonly FieldModel[])
  readonly values: () => Values
}

/** Takes what was typed to where it may still be of use. */
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
      // A browser that gives no clipboard: what is typed still stands there.
      notify('app.merge.notCopied', { type: 'warning' })
    }
  }
  return (
    <Button color="inherit" onClick={() => void copy()}>
      {translate('app.merge.copy')}
    </Button>
  )
}
