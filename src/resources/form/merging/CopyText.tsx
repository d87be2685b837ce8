import { useNotify } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import type { Language } from '../../../base/text'
import type { FieldModel } from '../../../model/fields/resource'
import type { DraftValues } from '../../../model/validation/draft'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { Button } from '../../../ui/controls/Button'
import { changedInputs } from '../fields/changes'
import type { Writer } from '../fields/resolver'

interface CopyTextProps {
  readonly fields: readonly FieldModel[] | (() => readonly FieldModel[])
  readonly values: () => DraftValues
}

/** Copies typed values to the clipboard. */
export function CopyText({ fields, values }: CopyTextProps) {
  const { labels, language } = useTexts()
  const notify = useNotify()
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
  return <Button color="inherit" onClick={() => void copy()} i18nKey="form.merge.copy" />
}

interface Words {
  readonly label: (field: FieldModel) => string
  readonly language: Language
}

/** Values as lines for the clipboard: `Precio: $12,00`; rows one by one. */
function asText(fields: readonly FieldModel[], values: DraftValues, words: Words): string {
  const lines = fields
    .filter(({ isSecret }) => !isSecret)
    .flatMap(field => {
      const { label, language } = words
      const value = values[field.name]
      if (!field.fields || !Array.isArray(value)) {
        return [`${label(field)}: ${field.print(field.parse(value), language)}`]
      }
      const cells = field.fields
      const rows = value.map(
        (row: DraftValues) => `- ${asText(cells, row, words).replaceAll('\n', '; ')}`,
      )
      return [`${label(field)}:`, ...rows]
    })
  return lines.join('\n')
}

/** Copies the form's changed fields as text. */
export function CopyChanges({ writer }: { readonly writer: Writer }) {
  const { getValues } = useFormContext()
  return <CopyText fields={() => changedInputs(writer, getValues())} values={getValues} />
}
