import { useInput, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { textIn } from '../../domain/text'
import type { Message } from '../../model/kinds/kind'
import type { FieldModel } from '../../model/resource'
import { useLanguage } from '../../providers/backendContext'
import type { Asked } from '../fieldView'
import { Said } from './Said'

export interface Codec {
  /** From the record to what the control shows, and back; both leave values alone when not said. */
  readonly format?: (value: unknown) => unknown
  readonly parse?: (typed: never) => unknown
  /** What is doubtful about a value, but not wrong. */
  readonly doubt?: ((field: FieldModel, value: unknown) => Message | undefined) | undefined
}

/** What every input shares: its place in the form, and what is said below it (error, doubt, help). */
export function useAsked({ field, source, isRequired, inRow }: Asked, asked: Codec = {}) {
  const { doubt: doubtOf, ...codec } = asked
  const translate = useTranslate()
  const language = useLanguage()
  const {
    id,
    field: control,
    fieldState,
  } = useInput({ source, isRequired, ...(codec as { format?: () => unknown }) })
  const message = fieldState.error?.message
  const doubt = message ? undefined : doubtOf?.(field, control.value)
  const help = !inRow && field.words.help ? textIn(field.words.help, language) : undefined
  const said: ReactNode =
    message || doubt || help ? (
      <Said
        error={message}
        doubt={doubt && translate(`validation.${doubt.key}`, doubt.params ?? {})}
        help={help}
      />
    ) : undefined
  return { id, control, error: message !== undefined, said }
}
