import WarningIcon from '@mui/icons-material/WarningAmber'
import { useInput } from 'ra-core'
import type { ReactNode } from 'react'
import { textIn } from '../../base/text'
import type { Message } from '../../kinds/kind/kind'
import type { FieldModel } from '../../model/fields/resource'
import { useTexts } from '../../providers/backend/catalogueContext'
import type { InputProps } from '../display/fieldView'

export interface Codec {
  /** Converts the record's value for the control, and `parse` back; identity by default. */
  readonly format?: (value: unknown) => unknown
  readonly parse?: (typed: never) => unknown
  /** A warning about a value that is accepted. */
  readonly doubt?: ((field: FieldModel, value: unknown) => Message | undefined) | undefined
}

/** Shared by every input: its connection to the form, and the messages below (error, warning, help). */
export function useFieldInput({ field, source, isRequired, inRow }: InputProps, asked: Codec = {}) {
  const { doubt: ambiguousCellOf, ...codec } = asked
  const { translate, language } = useTexts()
  const {
    id,
    field: control,
    fieldState,
  } = useInput({ source, isRequired, ...(codec as { format?: () => unknown }) })
  const message = fieldState.error?.message
  const doubt = message ? undefined : ambiguousCellOf?.(field, control.value)
  const help = !inRow && field.words.help ? textIn(field.words.help, language) : undefined
  const helperText: ReactNode =
    message || doubt || help ? (
      <HelperText
        error={message}
        doubt={doubt && translate(`validation.${doubt.key}`, doubt.params ?? {})}
        help={help}
      />
    ) : undefined
  return { id, control, error: message !== undefined, helperText }
}

interface HelperTextProps {
  readonly error: string | undefined
  readonly doubt: string | undefined
  readonly help: string | undefined
}

/** Messages below an input: error, warning, help. */
const HelperText = ({ error, doubt, help }: HelperTextProps) => (
  <>
    {error && <span className="f-said">{error}</span>}
    {doubt && (
      <span className="f-said f-doubt">
        <WarningIcon fontSize="inherit" aria-hidden="true" /> {doubt}
      </span>
    )}
    {help && <span className="f-said f-help">{help}</span>}
  </>
)
