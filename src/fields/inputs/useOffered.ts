import { mayBe } from '../../model/checks'
import type { Values } from '../../model/draft'
import { useLanguage, useMe } from '../../providers/backendContext'
import type { Asked } from '../fieldView'
import { useFormResource } from '../liveRecord'
import { offeredBy } from '../options'

/** What a choice offers this person: no value that the server would refuse whatever else is filled in. */
export function useOffered({ field, source }: Asked, chosen: unknown) {
  const me = useMe() as unknown as Values
  const resource = useFormResource()
  const offered = offeredBy(field, useLanguage())
  // a field of a row is checked with its record
  if (source !== field.name) return offered
  const may = mayBe(resource, field.name, me)
  return offered.filter(({ value }) => value === chosen || may(value))
}
