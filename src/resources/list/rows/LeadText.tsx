import { clipping } from '../../../fields/display/clipping'
import { ReferredText } from '../../../fields/record/Referred'
import type { FieldModel } from '../../../model/fields/resource'
import { useLanguage } from '../../../providers/backend/backendContext'

interface LeadTextProps {
  readonly field: FieldModel
  readonly value: unknown
  readonly id: string | number
}

/** The text of the link to a record, for kinds whose cell would be a link itself. */
export function LeadText({ field, value, id }: LeadTextProps) {
  const language = useLanguage()
  if (field.target && field.reference && value != null) {
    return <ReferredText target={field.target} id={value as string | number} />
  }
  const text = field.print(value, language) || String(id)
  return <span {...clipping(text)}>{text}</span>
}
