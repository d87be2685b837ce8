import { mayBe } from '../../model/validation/checks'
import type { DraftValues } from '../../model/validation/draft'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import type { InputProps } from '../display/fieldView'
import { offeredBy } from '../display/options'
import { useFormResource } from '../record/liveRecord'

/** Options for this person: all values that the server could accept. */
export function useOfferedOptions({ field, source }: InputProps, chosen: unknown) {
  const me = useMe() as DraftValues
  const resource = useFormResource()
  const offered = offeredBy(field, useLanguage())
  // a field of a row is checked with its record
  if (source !== field.name) return offered
  const may = mayBe(resource, field.name, me)
  return offered.filter(({ value }) => value === chosen || may(value))
}
