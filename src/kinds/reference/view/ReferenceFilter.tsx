import type { FieldFor, FilterProps } from '../../../fields/display/fieldView'
import { chosenIn } from '../../../fields/filters/condition'
import { Picker } from '../../../fields/picker/Picker'
import { named, useTitles } from '../../../fields/record/useTitles'
import type { Scalar } from '../../../model/rules/rule'
import { useResource } from '../../../providers/backend/catalogueContext'

type Key = string | number

/** Any of the selected records. */
export function ReferenceFilter(props: FilterProps<FieldFor<'reference'>>) {
  const keys = keysIn(chosenIn(props.condition))
  return (
    <KeysFilter
      to={props.field.words.resource}
      label={props.label}
      keys={keys}
      onChange={picked => props.onChange(picked.length > 0 ? picked : undefined)}
    />
  )
}

/** Lists that include the selected record. */
export function HasReferenceFilter(props: FilterProps<FieldFor<'references'>>) {
  const keys = keysIn(chosenIn(props.condition)).slice(0, 1)
  const set = (picked: readonly Key[]) => {
    const last = picked.at(-1)
    props.onChange(last === undefined ? undefined : { has: last })
  }
  return (
    <KeysFilter to={props.field.words.resource} label={props.label} keys={keys} onChange={set} />
  )
}

interface KeysFilterProps {
  readonly to: string
  readonly label: string
  readonly keys: readonly Key[]
  readonly onChange: (keys: readonly Key[]) => void
}

function KeysFilter({ to, label, keys, onChange }: KeysFilterProps) {
  const target = useResource(to)
  const titles = useTitles(to, keys)
  return (
    <Picker
      target={target}
      multiple
      chosen={keys.map(key => ({ key, label: named(titles, key) }))}
      onChoose={onChange}
      text={{ label, size: 'small' }}
    />
  )
}

const keysIn = (values: readonly Scalar[]): Key[] =>
  values.filter(value => typeof value === 'string' || typeof value === 'number') as Key[]
