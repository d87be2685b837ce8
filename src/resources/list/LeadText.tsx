import { clipping } from '../../fields/clipping'
import { ReferredText } from '../../fields/Referred'
import type { FieldModel } from '../../model/resource'
import { useLanguage } from '../../providers/backendContext'

interface LeadTextProps {
  readonly field: FieldModel
  readonly value: unknown
  readonly id: string | number
}

/** What leads to a record is text, also where the cell would be a link of its own. */
export function LeadText({ field, value, id }: LeadTextProps) {
  const language = useLanguage()
  if (field.target && field.kind === 'reference' && value != null) {
    return <ReferredText target={field.target} id={value as string | number} />
  }
  const text = field.print(value, language) || String(id)
  return <span {...clipping(text)}>{text}</span>
}
