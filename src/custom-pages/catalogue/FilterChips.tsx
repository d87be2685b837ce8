import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'

interface ChipsProps {
  readonly label: string
  readonly options: readonly { readonly code: string; readonly name: string }[]
  /** Empty: all. */
  readonly selected: readonly string[]
  readonly onChange: (selected: readonly string[]) => void
}

/** Multiple choice; without a selection all options apply. */
export function FilterChips({ label, options, selected, onChange }: ChipsProps) {
  const translate = useTranslate()
  const toggle = (code: string) =>
    onChange(selected.includes(code) ? selected.filter(one => one !== code) : [...selected, code])
  return (
    <fieldset className="ct-chips">
      <legend className="p-quiet ct-label">{label}</legend>
      <div>
        <Chip isOn={selected.length === 0} onPress={() => onChange([])}>
          {translate('goods.all')}
        </Chip>
        {options.map(({ code, name }) => (
          <Chip key={code} isOn={selected.includes(code)} onPress={() => toggle(code)}>
            <bdi>{name}</bdi>
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

interface ChipProps {
  readonly isOn: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}
const Chip = ({ isOn, onPress, children }: ChipProps) => (
  <button type="button" className="ct-chip" aria-pressed={isOn} onClick={onPress}>
    {children}
  </button>
)
