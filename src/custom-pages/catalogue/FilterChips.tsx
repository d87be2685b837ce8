import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'

interface ChipsProps {
  readonly label: string
  readonly options: readonly { readonly code: string; readonly name: string }[]
  /** Empty: all. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Multiple choice; without a selection all options apply. */
export function FilterChips({ label, options, chosen, onChange }: ChipsProps) {
  const translate = useTranslate()
  const toggle = (code: string) =>
    onChange(chosen.includes(code) ? chosen.filter(one => one !== code) : [...chosen, code])
  return (
    <fieldset className="ct-chips">
      <legend className="ct-label">{label}</legend>
      <div>
        <Chip isOn={chosen.length === 0} onPress={() => onChange([])}>
          {translate('goods.all')}
        </Chip>
        {options.map(({ code, name }) => (
          <Chip key={code} isOn={chosen.includes(code)} onPress={() => toggle(code)}>
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
