import Button from '@mui/material/Button'
import { useNotify, useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { useLanguage } from '../../../providers/backendContext'
import { useLabels } from '../../../providers/labels'
import { changedFields } from '../changes'
import type { Writer } from '../resolver'
import { asText } from './asText'

/** Takes what was typed to where it may still be of use. */
export function CopyChanges({ writer }: { readonly writer: Writer }) {
  const translate = useTranslate()
  const notify = useNotify()
  const labels = useLabels()
  const language = useLanguage()
  const { getValues } = useFormContext()
  const copy = async () => {
    const values = getValues()
    const text = asText(changedFields(writer, values), values, {
      label: labels.field,
      language,
    })
    try {
      await navigator.clipboard.writeText(text)
      notify('app.common.copied', { type: 'success' })
    } catch {
      // A browser that gives no clipboard: what is typed still stands in the fields.
      notify('app.merge.notCopied', { type: 'warning' })
    }
  }
  return (
    <Button color="inherit" onClick={() => void copy()}>
      {translate('app.merge.copy')}
    </Button>
  )
}
