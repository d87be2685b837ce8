import { useGetOne } from 'ra-core'
import { useLiveRecord } from '../../../fields/record/liveRecord'
import { ShownValue } from '../../../fields/registry/ShownValue'
import { mayRead } from '../../../model/access/mayRead'
import type { Through } from '../../../model/access/throughReference'
import type { FieldModel } from '../../../model/fields/resource'
import { holds } from '../../../model/rules/evaluate'
import type { DraftValues } from '../../../model/validation/draft'
import { useMe } from '../../../providers/backend/backendContext'
import { useLabels } from '../../../providers/backend/catalogueContext'
import { Facts } from '../../../ui/primitives/Facts'

export type MoveFact = FieldModel | Through

/** Fields shown in the dialog, with the values the transition would set. */
export const MoveFacts = ({ seen }: { readonly seen: MoveFact }) =>
  'field' in seen ? <Behind through={seen} /> : <Own field={seen} />

function Own({ field }: { readonly field: FieldModel }) {
  const me = useMe() as DraftValues
  const isThere = useLiveRecord(record => holds(field.visibleWhen, record, me))
  const value = useLiveRecord(record => record[field.name])
  return isThere && <MoveFact field={field} value={value} />
}

/** A field of a referenced record, where there is one; without a value until it is read, and for who may not read it. */
export function useBehind(through: Through | undefined) {
  const { reference, target, field } = through ?? {}
  const me = useMe()
  const id = useLiveRecord(record => record[reference?.name ?? '']) as string | number | null
  const enabled = id != null && target !== undefined && mayRead(target, field?.name ?? '', me)
  const { data } = useGetOne(target?.name ?? '', { id: id ?? '' }, { enabled })
  return { id, value: enabled ? data?.[field?.name ?? ''] : undefined }
}

function Behind({ through }: { readonly through: Through }) {
  const { field, reference } = through
  const { value } = useBehind(through)
  return value !== undefined && <MoveFact field={field} value={value} from={reference} />
}

interface MoveFactProps {
  readonly field: FieldModel
  readonly value: unknown
  readonly from?: FieldModel
}
/** Long texts are scrollable by keyboard. */
function MoveFact({ field, value, from }: MoveFactProps) {
  const labels = useLabels()
  const label = [...(from ? [labels.field(from)] : []), labels.field(field)].join(' · ')
  const shown = <ShownValue field={field} value={value} as="Display" />
  if (!field.isLong) return <Facts lines facts={[{ label, value: shown }]} />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the area
    <section className="p-box w-shown" tabIndex={0} aria-label={label}>
      <b aria-hidden="true">{label}</b>
      {shown}
    </section>
  )
}
